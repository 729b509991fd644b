#pragma once

#include <concepts>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/game.h"
#include "core/game/seats.h"

// What a game consists of: a struct Rules, the compiled pack; a struct for its states; and free functions beside them. A game
// that lacks one is told so by name: “the required expression ‘scoreSheet(rules, state)’ is invalid”.
namespace engawa {

template <class Rules, class Typed>
concept NamesRules = requires(const Rules &rules, const Typed &state) {
    { idsOfRules(rules) } -> std::convertible_to<std::span<const std::string_view>>; // in the rulebook's order
    { modeOf(rules, state).id } -> std::convertible_to<std::string_view>;
};

template <class Rules, class Typed>
concept Deals =
    requires(const Rules &rules, Typed &state, const Setup &setup, Seat seat, std::uint64_t seed, EventList *events) {
        dealInto(rules, state, setup, seed, events);
        redealHidden(rules, state, seat, seed); // all that the seat can't know
    };

template <class Rules, class Typed>
concept TakesTurns = requires(const Rules &rules, const Typed &state) {
    { seatCount(rules, state) } -> std::same_as<int>; // seats.h has both for most games
    { seatToAct(rules, state) } -> std::same_as<Seat>;
    { atWholeDecision(rules, state) } -> std::same_as<bool>;
};

template <class Rules, class Typed>
concept HasMoves = requires(const Rules &rules, const Typed &state, Typed &after, Move move, MoveList &moves,
                            const Piece &piece, EventList *events) {
    listLegal(rules, state, moves);
    listAttempts(rules, state, moves);
    { checkMove(rules, state, move) } -> std::same_as<RuleIndex>;
    { refusalFor(rules, state, piece) } -> std::same_as<RuleIndex>;
    applyMove(rules, after, move, events);
};

template <class Rules, class Typed>
concept Scores =
    requires(const Rules &rules, const Typed &state, const Formula &formula, Seat seat, std::optional<Fault> *fault) {
        { outcomeOf(rules, state) } -> std::same_as<Outcome>;
        { scoreSheet(rules, state) } -> std::same_as<ScoreSheet>;
        { evaluateFor(rules, state, formula, seat, fault) } -> std::same_as<int>;
    };

template <class Rules, class Typed>
concept IsShown = requires(const Rules &rules, const Typed &state, Seat seat) {
    { sceneFor(rules, state, seat) } -> std::same_as<Scene>;
    { openTable(rules, state) } -> std::same_as<OpenTable>;
};

template <class Rules, class Typed>
concept IsTold = requires(const Rules &rules, const Typed &state, Move move, std::string_view words, const Event &event,
                          const Texts &texts) {
    { notationOf(rules, state, move) } -> std::same_as<std::string>;
    { parseMove(rules, state, words) } -> std::same_as<std::optional<Move>>;
    { wordsOfMoves(rules) } -> std::same_as<MoveWords>;
    { namesOfMove(rules, state, move) } -> std::same_as<MoveNames>; // of a legal move
    { labelOf(rules, state, move) } -> std::same_as<Message>;
    { describeEvent(rules, event) } -> std::same_as<Message>;
    { aboutComponent(rules, texts, words, words) } -> std::same_as<About>;
};

template <class Rules, class Typed>
concept HasPositions =
    requires(const Rules &rules, const Typed &state, Typed &read, std::optional<Seat> seat, const Json &position,
             const Setup &setup, std::uint64_t seed, const Arrangement &arrangement, Problems &problems) {
        { positionOf(rules, state, seat) } -> std::same_as<Json>;
        { readPosition(rules, read, position, setup, seed, problems) } -> std::same_as<bool>;
        { arrangedPosition(rules, state, arrangement, problems) } -> std::same_as<std::optional<Json>>;
    };

template <class Rules, class Typed>
concept Reloads = requires(const Rules &rules, const Typed &state, Typed &migrated, std::vector<PlacedCopy> &copies,
                           Receipt &receipt) {
    listPieces(rules, state, copies);
    migrateInto(rules, migrated, rules, state, receipt);
};

// What GameAdapter puts behind the Game interface.
template <class Rules, class Typed>
concept GameModule = NamesRules<Rules, Typed> && Deals<Rules, Typed> && TakesTurns<Rules, Typed>
                     && HasMoves<Rules, Typed> && Scores<Rules, Typed> && IsShown<Rules, Typed> && IsTold<Rules, Typed>
                     && HasPositions<Rules, Typed> && Reloads<Rules, Typed>;

// Its data become Rules; what `previous` compiled from the same entries may be taken over.
template <class Rules>
concept Compiles = requires(const Data &data, const FormulaBook &formulas, const Rules *previous, Problems &problems) {
    { compile(data, formulas, previous, problems) } -> std::same_as<Rules>;
};

} // namespace engawa
