#pragma once

#include "core/game/game_module.h"
#include "core/game/parameters.h"
#include "core/game/rulebook.h"

namespace engawa {

// In the adapter its own modeOf would hide the game's.
template <class Rules, class Typed>
std::string_view modeId(const Rules &rules, const Typed &state)
{
    return modeOf(rules, state).id;
}

// Puts a game's own structs and free functions behind the Game interface. Of the functions that GameModule does not ask
// for, those are called that the game has: scenarioId, publicSheet, keysForBots, readArranged.
template <class Rules, class Typed>
    requires GameModule<Rules, Typed>
class GameAdapter final : public Game
{
public:
    static_assert(sizeof(Typed) + roomBehindState <= State::size);

    GameAdapter(std::shared_ptr<const Data> data, FormulaBook formulas, Rules compiled)
        : Game(std::move(data), std::move(formulas), sizeof(Typed)), m_rules(std::move(compiled))
    {
    }

    // Nothing, and the problems, for data with an error.
    static GamePtr make(std::shared_ptr<const Data> data, FormulaBook formulas, const Game *previous,
                        Problems &problems)
        requires Compiles<Rules>
    {
        const auto *same = dynamic_cast<const GameAdapter *>(previous);
        Rules rules = compile(*data, formulas, same ? &same->m_rules : nullptr, problems);
        if (hasError(problems))
            return nullptr;
        return std::make_shared<GameAdapter>(std::move(data), std::move(formulas), std::move(rules));
    }

    const Rules &compiled() const { return m_rules; }

    std::span<const std::string_view> rules() const override { return idsOfRules(m_rules); }
    std::string_view modeOf(const State &state) const override { return modeId(m_rules, state.as<Typed>()); }
    std::string_view scenarioOf(const State &state) const override
    {
        if constexpr (requires { scenarioId(m_rules, state.as<Typed>()); })
            return scenarioId(m_rules, state.as<Typed>());
        else
            return {};
    }

    State deal(const Setup &setup, std::uint64_t seed, EventList *events) const override
    {
        State state;
        dealInto(m_rules, fresh(state), setup, seed, events);
        return state;
    }
    int seats(const State &state) const override { return seatCount(m_rules, state.as<Typed>()); }
    Seat toAct(const State &state) const override { return seatToAct(m_rules, state.as<Typed>()); }
    int turns(const State &state) const override
    {
        if constexpr (requires(const Typed &typed) { typed.turns; })
            return state.as<Typed>().turns;
        else
            return 0;
    }
    Seat starter(const State &state) const override
    {
        if constexpr (requires(const Typed &typed) { typed.starter; })
            return state.as<Typed>().starter;
        else
            return nobody;
    }
    void legal(const State &state, MoveList &moves) const override { listLegal(m_rules, state.as<Typed>(), moves); }
    void attempts(const State &state, MoveList &moves) const override
    {
        listAttempts(m_rules, state.as<Typed>(), moves);
    }
    RuleIndex check(const State &state, Move move) const override
    {
        return checkMove(m_rules, state.as<Typed>(), move);
    }
    RuleIndex refusal(const State &state, const Piece &piece) const override
    {
        return refusalFor(m_rules, state.as<Typed>(), piece);
    }
    void apply(State &state, Move move, EventList *events) const override
    {
        applyMove(m_rules, state.as<Typed>(), move, events);
    }
    bool wholeDecision(const State &state) const override { return atWholeDecision(m_rules, state.as<Typed>()); }

    Outcome outcome(const State &state) const override { return outcomeOf(m_rules, state.as<Typed>()); }
    ScoreSheet scores(const State &state) const override { return scoreSheet(m_rules, state.as<Typed>()); }
    ScoreSheet publicScores(const State &state) const override
    {
        if constexpr (requires { publicSheet(m_rules, state.as<Typed>()); })
            return publicSheet(m_rules, state.as<Typed>());
        else
            return scores(state); // all is open
    }
    int evaluate(const Formula &formula, const State &state, Seat seat, std::optional<Fault> *fault) const override
    {
        return evaluateFor(m_rules, state.as<Typed>(), formula, seat, fault);
    }

    Scene scene(const State &state, Seat seat) const override { return sceneFor(m_rules, state.as<Typed>(), seat); }
    State redeal(const State &state, Seat seat, std::uint64_t seed) const override
    {
        State copy = state;
        redealHidden(m_rules, copy.as<Typed>(), seat, seed);
        return copy;
    }

    std::string notation(const State &state, Move move) const override
    {
        return notationOf(m_rules, state.as<Typed>(), move);
    }
    std::optional<Move> parse(const State &state, std::string_view notation) const override
    {
        return parseMove(m_rules, state.as<Typed>(), notation);
    }
    MoveWords moveWords() const override { return wordsOfMoves(m_rules); }
    MoveNames namesIn(const State &state, Move move) const override
    {
        return namesOfMove(m_rules, state.as<Typed>(), move);
    }
    Message label(const State &state, Move move) const override { return labelOf(m_rules, state.as<Typed>(), move); }
    Message describe(const Event &event) const override { return describeEvent(m_rules, event); }
    About about(std::string_view table, std::string_view id) const override
    {
        About result = aboutComponent(m_rules, texts(), table, id);
        for (Message &line : result.lines)
            addParameters(line, data());
        return result;
    }
    Json position(const State &state, std::optional<Seat> seat) const override
    {
        return positionOf(m_rules, state.as<Typed>(), seat);
    }
    std::span<const std::string_view> botKeys() const override
    {
        if constexpr (requires { keysForBots(m_rules); })
            return keysForBots(m_rules);
        else
            return {};
    }
    std::optional<State> fromPosition(const Json &position, const Setup &setup, std::uint64_t seed,
                                      Problems &problems) const override
    {
        State state;
        const bool read = readPosition(m_rules, fresh(state), position, setup, seed, problems);
        citeRules(*this, setup.mode, problems); // warnings, too
        return read ? std::optional(state) : std::nullopt;
    }

    OpenTable laidOpen(const State &state) const override { return openTable(m_rules, state.as<Typed>()); }
    std::optional<State> arranged(const State &state, const Setup &setup, const Arrangement &arrangement,
                                  Problems &problems) const override
    {
        const Typed &before = state.as<Typed>();
        const std::optional<Json> position = arrangedPosition(m_rules, before, arrangement, problems);
        State after;
        const bool read = position && readBack(fresh(after), before, *position, setup, problems);
        citeRules(*this, setup.mode, problems);
        return read ? std::optional(after) : std::nullopt;
    }

    void pieces(const State &state, std::vector<PlacedCopy> &copies) const override
    {
        listPieces(m_rules, state.as<Typed>(), copies);
    }
    State migrate(const State &state, const Game &from, Receipt &receipt) const override
    {
        State migrated;
        migrateInto(m_rules, fresh(migrated), static_cast<const GameAdapter &>(from).m_rules, state.as<Typed>(),
                    receipt);
        return migrated;
    }

private:
    bool readBack(Typed &state, const Typed &before, const Json &position, const Setup &setup, Problems &problems) const
    {
        if constexpr (requires { readArranged(m_rules, state, before, position, setup, problems); })
            return readArranged(m_rules, state, before, position, setup, problems);
        else
            return readPosition(m_rules, state, position, setup, 0, problems);
    }
    static Typed &fresh(State &state) { return *new (state.bytes.data()) Typed{}; }

    Rules m_rules;
};

} // namespace engawa
