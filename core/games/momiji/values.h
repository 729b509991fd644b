#pragma once

#include <optional>

#include "core/expr/formula.h"
#include "core/games/momiji/objective_points.h"
#include "core/games/momiji/outlook.h"
#include "core/games/momiji/rules.h"
#include "core/games/momiji/state.h"

namespace engawa::momiji {

// What formulas may ask about one seat. The scope "area" has the first part, "seat" all of it.
enum class Value : std::uint8_t {
    Piles,
    AreaCards,
    MaxPile,
    MinPile,
    TopSum,
    MinTop,
    Toriis,
    PilePoints,
    MinPilePoints,
    MaxPilePoints,
    CentreIsLargest,
    AcornPairs,
    Acorns,
    HandCards,
    HandLimit,
    Landscapes,
    UnusedLandscapes,
    LandscapeWorth,
    Tokens,
    GoldenLeaves,
    Squirrel,
    Path,
    PathPoints,
    LeafTypes,
    Players,
    DeckCards,
    DisplayCards,
    ToriisLeft,
    LastRound,
    TurnsToCome,
    ReachCards,
    ReachPoints,
    MissingCards,
    ScarceCards,
    ReadyLeaves,
    UsefulCards,
    // seat only, because objectives are formulas of the area
    ObjectivePoints,
    GardenPoints,
    Score,
    BestOther,
    ConditionsMet,
    TokensOpen,
    TokenCosts,
};
enum class Function : std::uint8_t {
    Cards,
    Pile,
    Top,
    Points,
    InHand,
    Token,
    ColumnCards,
    Reach,
    Promise,
    Missing,
    Lacking,
    Valued,
    ValuedOnTop,
    ValuedInHand,
    CardsShort,
    PointsUpTo,
    LeadPoints, // seat only
};

// One seat's side of the table in one state.
class AreaValues final : public Values
{
public:
    AreaValues(const Rules &rules, const State &state, int seat) : m_rules(rules), m_state(state), m_seat(seat)
    {
        for (const Pile &pile : player().piles)
            m_pileOf[pile.leaf] = pile;
    }

    int value(int index) const override { return of(static_cast<Value>(index)); }
    int call(int index, std::span<const int> arguments) const override;
    int of(Value value) const;

private:
    const Player &player() const { return playerOf(m_state, m_seat); }
    int topOf(const Pile &pile) const { return m_rules.faceOf(pile.top).value; }
    int pointsOf(const Pile &pile) const { return pile.size * topOf(pile); }
    const Outlook &outlook() const;
    const ObjectivePoints &objectives() const;
    int objectivePoints(int seat) const;

    const Rules &m_rules;
    const State &m_state;
    int m_seat;
    std::array<Pile, maxLeaves> m_pileOf{}; // by leaf; of size 0: there is none
    mutable std::optional<Outlook> m_outlook; // made when first asked for, as the next
    mutable std::optional<ObjectivePoints> m_objectives;
};

inline bool isMet(const Scenario::Condition &condition, const Values &values)
{
    return condition.holds && condition.holds->evaluate(values) != 0;
}

} // namespace engawa::momiji
