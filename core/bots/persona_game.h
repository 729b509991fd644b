#pragma once

#include "core/bots/persona.h"

namespace engawa {

// A game as a persona sees it from its seat: what it never does is not legal for it while something else is, and a
// position is worth more to it by its own formula and by the moves of its that led there. Whatever thinks in this game
// thinks as the persona does. What the moves are worth is counted behind the game's own part of the state.
class PersonaGame final : public Game
{
public:
    // `judged` is the formula by which positions are evaluated. The game must live as long as this.
    PersonaGame(const Game &game, Persona persona, const Formula *judged);

    void sit(Seat seat) { m_seat = seat; }
    State fresh(State state) const; // a position of the game, no moves counted

    std::span<const std::string_view> rules() const override { return m_game.rules(); }
    std::string_view modeOf(const State &state) const override { return m_game.modeOf(state); }
    std::string_view scenarioOf(const State &state) const override { return m_game.scenarioOf(state); }

    State deal(const Setup &setup, std::uint64_t seed, EventList *events) const override;
    int seats(const State &state) const override { return m_game.seats(state); }
    Seat toAct(const State &state) const override { return m_game.toAct(state); }
    int turns(const State &state) const override { return m_game.turns(state); }
    Seat starter(const State &state) const override { return m_game.starter(state); }
    void legal(const State &state, MoveList &moves) const override;
    void attempts(const State &state, MoveList &moves) const override { m_game.attempts(state, moves); }
    RuleIndex check(const State &state, Move move) const override { return m_game.check(state, move); }
    RuleIndex refusal(const State &state, const Piece &piece) const override { return m_game.refusal(state, piece); }
    void apply(State &state, Move move, EventList *events) const override;
    bool wholeDecision(const State &state) const override { return m_game.wholeDecision(state); }

    Outcome outcome(const State &state) const override { return m_game.outcome(state); }
    ScoreSheet scores(const State &state) const override { return m_game.scores(state); }
    ScoreSheet publicScores(const State &state) const override { return m_game.publicScores(state); }
    int evaluate(const Formula &formula, const State &state, Seat seat, std::optional<Fault> *fault) const override;

    Scene scene(const State &state, Seat seat) const override { return m_game.scene(state, seat); }
    State redeal(const State &state, Seat seat, std::uint64_t seed) const override
    {
        return m_game.redeal(state, seat, seed);
    }

    std::string notation(const State &state, Move move) const override { return m_game.notation(state, move); }
    std::optional<Move> parse(const State &state, std::string_view words) const override
    {
        return m_game.parse(state, words);
    }
    MoveWords moveWords() const override { return m_game.moveWords(); }
    MoveNames namesIn(const State &state, Move move) const override { return m_game.namesIn(state, move); }
    Message label(const State &state, Move move) const override { return m_game.label(state, move); }
    Message describe(const Event &event) const override { return m_game.describe(event); }
    About about(std::string_view table, std::string_view id) const override { return m_game.about(table, id); }
    Json position(const State &state, std::optional<Seat> seat) const override { return m_game.position(state, seat); }
    std::span<const std::string_view> botKeys() const override { return m_game.botKeys(); }
    std::optional<State> fromPosition(const Json &position, const Setup &setup, std::uint64_t seed,
                                      Problems &problems) const override
    {
        return m_game.fromPosition(position, setup, seed, problems);
    }

    OpenTable laidOpen(const State &state) const override { return m_game.laidOpen(state); }
    std::optional<State> arranged(const State &state, const Setup &setup, const Arrangement &arrangement,
                                  Problems &problems) const override
    {
        return m_game.arranged(state, setup, arrangement, problems);
    }
    void pieces(const State &state, std::vector<PlacedCopy> &copies) const override { m_game.pieces(state, copies); }
    State migrate(const State &state, const Game &from, Receipt &receipt) const override
    {
        return m_game.migrate(state, from, receipt);
    }

private:
    using Points = std::int32_t;
    bool avoids(const State &state, Move move) const;
    bool isNever(const State &state, Move move) const;
    bool happens(RuleIndex rule, const EventList &events, std::size_t from) const;
    Points counted(const State &state) const;
    void count(State &state, Points points) const;

    const Game &m_game;
    const Persona m_persona;
    const Formula *m_judged;
    const bool m_weighsRules, m_forbidsRules;
    std::size_t m_place; // of the points, in the block
    Seat m_seat = nobody;
};

} // namespace engawa
