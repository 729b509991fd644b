#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/game/compile.h"
#include "core/lab/lab_results.h"

namespace engawa {

// A run in a file: what it plays, with the data themselves, and what it has found. It goes on from there, and every game
// of it can be opened again, whatever has become of the pack.
struct KeptRun
{
    LabPlan plan;
    LabResults results;
    std::string name; // that people gave it
    std::string made; // when: "2026-11-19T22:58:00Z"
};

std::string keptText(const KeptRun &run);
// Nothing, and the problems, for what is no kept run, is cut or was changed, or has data that do not compile. `levels` are
// those that the bots play at now.
std::optional<KeptRun> readKeptRun(std::string_view text, const std::string &file, const Compiler &compiler,
                                   const Levels &levels, Problems &problems);
std::optional<KeptRun> openKeptRun(const std::filesystem::path &path, const Compiler &compiler, const Levels &levels,
                                   Problems &problems);
// Written beside it, synced, and only then put in its place: a full disk leaves what was there.
bool keep(const KeptRun &run, const std::filesystem::path &path, Problems &problems);

// What a list of kept runs shows, without the data being compiled; nothing for what is none.
struct KeptHead
{
    std::string name;
    std::string made;
    std::string game;
    std::string dataHash; // another one than the data at hand: they have moved on
    std::string againstHash; // empty: no comparison
    std::int64_t deals = 0;
    std::int64_t of = 0;
};
std::optional<KeptHead> readKeptHead(const std::filesystem::path &path);

} // namespace engawa
