#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/bots/bot.h"
#include "core/game/game.h"

namespace engawa {

// The seed with which the bot of a seat makes the n-th decision of a game: each seat has its own stream.
std::uint64_t botSeed(std::uint64_t game, Seat seat, int decision);

// How a bot game went.
struct Played
{
    Seat starter = nobody; // who acted first
    int decisions = 0;
    bool byRules = false; // it came to the end that the rules give it
    Outcome outcome;
};

// Looks on while a game is played.
class PlayoutWatcher
{
public:
    virtual ~PlayoutWatcher() = default;

    virtual void dealt(const State &state, const EventList &events) = 0;
    virtual void chosen(const State &state, Seat seat, Move move, int decision) = 0; // before it is made
    virtual void made(const State &state, const EventList &events, int decision) = 0; // after it
};

// Plays bot games, one after the other, under one game and one setup. For one thread; the game must outlive it. After
// the first game it allocates nothing.
class Playout
{
public:
    static constexpr int maxDecisions = 100'000; // a game that goes on for longer is broken off

    // One bot for each seat; isBot() holds of each under the game's data.
    Playout(const Game &game, Setup setup, std::span<const std::string> bots, const Levels &levels = {});

    // The same seed gives the same game. `fired` gets, per rule, how often an event cited it; with `attempts` also how
    // often it refused something that a person might try.
    Played play(std::uint64_t seed);
    Played play(std::uint64_t seed, std::span<std::int64_t> fired, bool attempts);
    // A game that was stopped is not over.
    Played watch(std::uint64_t seed, PlayoutWatcher &watcher, const std::stop_token &stop = {});

private:
    void countEvents(std::span<std::int64_t> fired);
    void countRefusals(std::span<std::int64_t> fired);
    void finish(Played &played) const;

    const Game &m_game;
    Setup m_setup;
    std::vector<std::unique_ptr<Bot>> m_bots;
    State m_state;
    EventList m_events;
    MoveList m_attempts;
};

} // namespace engawa
