#pragma once

#include "core/expr/formula.h"
#include "core/games/takenoko/rules.h"
#include "core/games/takenoko/state.h"

namespace engawa::takenoko {

// What formulas may ask about one seat.
enum class Value : std::uint8_t {
    Score,
    BestOther,
    Completed,
    ToGo,
    MostCompleted,
    PlotPoints,
    GardenerPoints,
    PandaPoints,
    HandCards,
    PlotCards,
    GardenerCards,
    PandaCards,
    HandPoints,
    Ready,
    ReadyPoints,
    Promise,
    BambooHeld,
    UsefulBamboo,
    Plots,
    IrrigatedPlots,
    Sections,
    StackPlots,
    DeckCards,
    ChannelsLeft,
    StoredChannels,
    StoredTokens,
    TokensLeft,
    ActionsLeft,
    Round,
    Players,
    LastRound,
    HasEmperor,
};
enum class Function : std::uint8_t { Bamboo, PlotsOf, IrrigatedOf, Shoots, SectionsOf };

// One seat's view of one state.
class SeatValues final : public Values
{
public:
    SeatValues(const Rules &rules, const State &state, int seat) : m_rules(rules), m_state(state), m_seat(seat) {}

    int value(int index) const override { return of(static_cast<Value>(index)); }
    int call(int index, std::span<const int> arguments) const override;
    int of(Value value) const;

private:
    const Player &player() const { return playerOf(m_state, m_seat); }
    int cardsOf(Category category) const;
    int promise() const;
    int usefulBamboo() const;
    bool isReady(CardIndex card) const;

    const Rules &m_rules;
    const State &m_state;
    int m_seat;
};

} // namespace engawa::takenoko
