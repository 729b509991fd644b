#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/lab/game_by_game.h"
#include "app/lab/verbs.h"
#include "core/pack/variant.h"

namespace engawa::lab {

// The packs, variants and schemas at hand.
class Shelf
{
public:
    // Looks where --resources says, else where ENGAWA_RESOURCES says, else beside the installed program, else in the
    // source tree of a build. Prints what is wrong when there is nothing.
    static std::optional<Shelf> open(const Common &common);

    const GameByGame &compiler() const { return m_compiler; }
    std::vector<std::string> packs() const; // ids of the bundled ones
    std::vector<Variant> variants() const; // the bundled ones that can be read

    // The folder of a bundled pack, or of one anywhere. Throws UsageError.
    std::filesystem::path packFolder(const std::string &word) const;
    std::optional<Variant> variant(const std::string &word, const std::string &base, Problems &problems) const;

    // For the header of a record; `data` are those of the game that was made of the words.
    std::vector<std::string> variantNames(const GameWords &words, const Data &data) const;

    // A pack with its variants on top. Throws UsageError for a game or variant that isn't there.
    std::optional<Data> data(const GameWords &words, Problems &problems) const;
    std::optional<Data> withVariants(Data data, const std::vector<std::string> &variants, Problems &problems) const;
    // The same compiled; prints the problems.
    GamePtr game(const GameWords &words) const;
    // The game as these bots play it: with a round limit, if one of them may go on for ever.
    GamePtr forBots(const GamePtr &game, const std::vector<std::string> &bots) const;

private:
    explicit Shelf(std::filesystem::path resources)
        : m_resources(std::move(resources)), m_compiler(m_resources / "schema")
    {
    }

    std::filesystem::path m_resources;
    GameByGame m_compiler;
};

} // namespace engawa::lab
