#pragma once

#include "core/game/arrangement.h"
#include "tests/core/every_game.h"

// A match of a bundled game between two decisions, set up by hand.
class HandTable
{
public:
    HandTable(const char *pack, const engawa::Setup &wished)
        : game(compiled(bundled(std::filesystem::path(ENGAWA_RESOURCES "/packs") / pack))),
          setup(completed(wished, game->data())), state(game->deal(setup, 7))
    {
    }

    engawa::OpenTable open() const { return game->laidOpen(state); }
    engawa::Json position() const { return game->position(state); }
    std::vector<engawa::Piece> in(const std::string &zone) const
    {
        std::vector<engawa::Piece> found;
        for (const engawa::Piece &piece : open().scene.pieces)
            if (piece.zone == zone && piece.kind != "spot")
                found.push_back(piece);
        return found;
    }
    std::string zoneOf(const std::string &piece) const
    {
        for (const engawa::Piece &each : open().scene.pieces)
            if (each.id == piece)
                return each.zone;
        return {};
    }
    int counter(std::string_view id) const
    {
        const engawa::OpenTable table = open();
        const auto found = std::ranges::find(table.counters, id, &engawa::Counter::id);
        return found == table.counters.end() ? -999 : found->value;
    }

    // False, and refusal(), when the game doesn't have it.
    bool arrange(const engawa::Arrangement &arrangement)
    {
        m_problems.clear();
        const auto arranged = game->arranged(state, setup, arrangement, m_problems);
        if (arranged)
            state = *arranged;
        return arranged.has_value();
    }
    QString refusal() const { return m_problems.empty() ? QString() : QString::fromStdString(m_problems.front().code); }

    engawa::GamePtr game;
    engawa::Setup setup;
    engawa::State state;

private:
    engawa::Problems m_problems;
};
