#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/chance.h"
#include "core/games/registry.h"
#include "core/lab/round_limit.h"
#include "core/pack/read.h"
#include "core/pack/sentences.h"

// What the fuzzers share. A broken promise aborts, which libFuzzer reports with its input.

inline void must(bool kept, std::source_location where = std::source_location::current())
{
    if (kept)
        return;
    std::fprintf(stderr, "%s:%u: a promise is broken\n", where.file_name(), static_cast<unsigned>(where.line()));
    std::abort();
}

inline const engawa::GameCompiler &compiler()
{
    static const engawa::GameCompiler shared = [] {
        engawa::Problems problems;
        auto schemas = engawa::Schemas::load(ENGAWA_RESOURCES "/schema", problems);
        must(schemas.has_value());
        return engawa::GameCompiler(std::move(*schemas));
    }();
    return shared;
}

inline const engawa::GamePtr &kimono()
{
    static const engawa::GamePtr game = [] {
        engawa::Problems problems;
        return compiler().compile(engawa::readPack(ENGAWA_RESOURCES "/packs/kimono", problems), nullptr, problems);
    }();
    must(game != nullptr);
    return game;
}

// The shipped games; played at random they have an end.
inline const std::vector<engawa::GamePtr> &everyGame()
{
    static const std::vector<engawa::GamePtr> games = [] {
        std::set<std::filesystem::path> folders;
        for (const auto &entry : std::filesystem::directory_iterator(ENGAWA_RESOURCES "/packs"))
            folders.insert(entry.path());
        std::vector<engawa::GamePtr> all;
        for (const auto &folder : folders) {
            engawa::Problems problems;
            all.push_back(
                compiler().compile(engawa::withRoundLimit(engawa::readPack(folder, problems)), nullptr, problems));
            must(all.back() != nullptr);
        }
        return all;
    }();
    return games;
}

inline std::string_view textOf(const std::uint8_t *data, std::size_t size)
{
    return {reinterpret_cast<const char *>(data), size};
}

inline const engawa::Texts &engine()
{
    engawa::Problems problems;
    static const engawa::Texts texts = engawa::engineTexts(ENGAWA_RESOURCES, problems);
    return texts;
}

// Every problem can be said.
inline void sayAll(const engawa::Problems &problems)
{
    for (const engawa::Problem &problem : problems)
        must(!engawa::Sentences(engine()).line(problem).empty());
}

// Plays at random; every decision must have a move, and the game an end.
inline void playOut(const engawa::Game &game, engawa::State state, std::uint64_t seed)
{
    static engawa::MoveList moves;
    for (std::uint64_t decision = 0; game.toAct(state) != engawa::nobody; ++decision) {
        must(decision < 20'000);
        game.legal(state, moves);
        must(!moves.empty());
        const engawa::Move move =
            moves[engawa::below(engawa::draw(seed, 1, decision), static_cast<std::uint32_t>(moves.size()))];
        must(game.check(state, move) == engawa::noRule);
        must(game.parse(state, game.notation(state, move)) == move);
        game.apply(state, move);
    }
    must(game.outcome(state).over);
    game.scores(state);
}
