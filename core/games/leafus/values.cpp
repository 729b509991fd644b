#include "core/games/leafus/values.h"

#include "core/game/decision.h"
#include "core/game/formula_names.h"
#include "core/games/leafus/scoring.h"

namespace engawa::leafus {

namespace {

int startsLeft(const Rules &rules, const Sheet &sheet)
{
    int left = 0;
    sheet.tips.each([&](int node) { left += rules.nodes[static_cast<std::size_t>(node)].start; });
    return left;
}

int rootsBegun(const Rules &rules, const Sheet &sheet)
{
    int begun = 0;
    for (int node = 0; node < static_cast<int>(rules.nodes.size()); ++node)
        if (rules.nodes[static_cast<std::size_t>(node)].start)
            begun += passing(rules, sheet, node).out;
    return begun;
}

int turnsLeft(const Rules &rules, const State &state, int seat)
{
    const int left = static_cast<int>(rules.crosses.size()) - sheetOf(state, seat).crosses;
    const bool underWay = seat == state.turn && !isForeign(state) && state.phase != Phase::Over
                          && (!state.uses.empty() || state.phase == Phase::Roots);
    return std::max(left - (underWay ? 1 : 0), 0);
}

// Rolls of others, or of the dummy, that are still to come.
int foreignRolls(const Rules &rules, const State &state, int seat)
{
    if (state.seats == 1)
        return modeOf(rules, state).dummy
                   ? turnsLeft(rules, state, 0) + (rules.parameters.soloLastRoll && !state.dummy ? 1 : 0)
                   : 0;
    int rolls = 0;
    for (int other = 0; other < state.seats; ++other)
        if (other != seat)
            rolls += turnsLeft(rules, state, other);
    return rolls;
}

} // namespace

SheetValues::SheetValues(const Rules &rules, const State &state, int seat)
    : m_rules(rules), m_state(state), m_seat(seat), m_sheet(sheetOf(state, seat))
{
    if (seat != state.seat || state.uses.empty())
        return;
    const Committed on = committed(state);
    const Log silent(nullptr, nobody);
    const int from = state.phase == Phase::Roots ? rules.of(Action::Roots).order + 1 : 0;
    if (isForeign(state) && state.phase == Phase::Assign)
        m_sheet.charges = static_cast<std::uint8_t>(m_sheet.charges - on.used);
    m_pendingLines = state.lines;
    for (int i = from; i < actionCount; ++i) {
        const Action action = rules.order[static_cast<std::size_t>(i)];
        const int dice = on.on(action);
        if (action == Action::Roots)
            m_pendingLines = linesOf(rules, m_sheet, dice);
        else if (dice > 0)
            carryOut(rules, m_sheet, action, dice, silent);
    }
}

// Somebody else's dice cost charges; a roll of which nothing is used yet may be the next one, after this turn.
bool SheetValues::isAssigning() const
{
    return m_seat == m_state.seat && m_state.phase == Phase::Assign && !isForeign(m_state) && !m_state.uses.empty();
}

// No more than one die may follow: what lies on the actions will hardly find its sense any more.
bool SheetValues::isLastDie() const
{
    if (m_seat != m_state.seat || m_state.phase != Phase::Assign || m_state.uses.empty())
        return false;
    const int free = std::popcount(committed(m_state).free);
    return (isForeign(m_state) ? std::min(free, static_cast<int>(m_sheet.charges)) : free) <= 1;
}

// With a heap that nobody can pay for.
int SheetValues::needlessSoFar() const
{
    const Means on = means(m_rules, m_state);
    return needlessUses(m_rules, m_state, on) + (checkCommitted(m_rules, m_state, on) == noRule ? 0 : 1);
}

int SheetValues::of(Value value) const
{
    switch (value) {
    case Value::Score:
        return m_rules.parameters.heapPoints * m_sheet.heaps + rootPoints(m_sheet);
    case Value::BestOther:
        return mostOfOthers(m_state.seats, m_seat, [&](int seat) { return seatScore(m_rules, m_state, seat); });
    case Value::Heaps:
        return m_sheet.heaps;
    case Value::YellowLeaves:
        return m_sheet.yellow.count();
    case Value::ClearLeaves:
        return clearLeaves(m_rules, m_sheet);
    case Value::HeapedLeaves:
        return m_sheet.heaped.count();
    case Value::RootPoints:
        return rootPoints(m_sheet);
    case Value::Lines:
        return m_sheet.lines.count();
    case Value::Roots:
        return rootsBegun(m_rules, m_sheet);
    case Value::FreeStarts:
        return startsLeft(m_rules, m_sheet);
    case Value::LinePower:
        return linesOf(m_rules, m_sheet, 1);
    case Value::Charges:
        return m_sheet.charges;
    case Value::TurnsLeft:
        return turnsLeft(m_rules, m_state, m_seat);
    case Value::ForeignRolls:
        return foreignRolls(m_rules, m_state, m_seat);
    case Value::Players:
        return m_state.seats;
    case Value::PendingLines:
        return m_pendingLines;
    case Value::FreeDice:
        return isAssigning() ? std::popcount(committed(m_state).free) : 0;
    case Value::NeedlessMoves:
        return m_sheet.needless + (isLastDie() ? needlessSoFar() : 0);
    }
    return 0;
}

int SheetValues::call(int index, std::span<const int> arguments) const
{
    switch (static_cast<Function>(index)) {
    case Function::Near:
        if (!m_near)
            m_near = &Nearness::of(m_rules, m_sheet);
        return m_near->points(std::clamp(arguments[0], 0, Nearness::farthest));
    }
    return 0;
}

Vocabularies vocabularies(const Data &)
{
    Vocabulary seat;
    addValues<Value>(seat, {{"score", Value::Score},
                            {"best_other", Value::BestOther},
                            {"heaps", Value::Heaps},
                            {"yellow_leaves", Value::YellowLeaves},
                            {"clear_leaves", Value::ClearLeaves},
                            {"heaped_leaves", Value::HeapedLeaves},
                            {"root_points", Value::RootPoints},
                            {"lines", Value::Lines},
                            {"roots", Value::Roots},
                            {"free_starts", Value::FreeStarts},
                            {"line_power", Value::LinePower},
                            {"charges", Value::Charges},
                            {"turns_left", Value::TurnsLeft},
                            {"foreign_rolls", Value::ForeignRolls},
                            {"players", Value::Players},
                            {"pending_lines", Value::PendingLines},
                            {"free_dice", Value::FreeDice},
                            {"needless_moves", Value::NeedlessMoves}});
    addFunctions<Function>(seat, {Kind::Number}, {{"near", Function::Near}});
    return {{"seat", std::move(seat)}};
}

} // namespace engawa::leafus
