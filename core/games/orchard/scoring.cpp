#include <algorithm>
#include <ranges>

#include "core/game/formula_names.h"
#include "core/game/score_sheet_writer.h"
#include "core/game/standing.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

// What formulas may ask about a seat's garden.
enum Value { Trees, Kinds, Alike, Mixed, FruitPoints, Score };

class GardenValues final : public Values
{
public:
    GardenValues(const Rules &rules, const State &state, int seat) : m_rules(rules), m_beds(playerOf(state, seat).beds)
    {
    }

    int value(int index) const override
    {
        const int size = m_rules.bedSize;
        switch (index) {
        case Trees:
            return sum([](CopyIndex) { return 1; });
        case Kinds:
            return kindsIn(m_beds | std::views::join);
        case Alike:
        case Mixed:
            return static_cast<int>(std::ranges::count_if(m_beds, [&](const Fruits &bed) {
                return static_cast<int>(bed.size()) >= size && kindsIn(bed) == (index == Alike ? 1 : size);
            }));
        case FruitPoints:
            return sum([&](CopyIndex copy) { return m_rules.copies[copy].points; });
        default:
            return value(FruitPoints) + wishes();
        }
    }
    int call(int, std::span<const int> fruit) const override // trees of a fruit
    {
        return sum([&](CopyIndex copy) { return m_rules.copies.entryOf(copy) == fruit[0]; });
    }
    int wishes() const
    {
        int points = 0;
        for (const Wish &wish : m_rules.wishes)
            points += wish.points->evaluate(*this);
        return points;
    }

private:
    template <class Of>
    int sum(Of &&of) const
    {
        int total = 0;
        for (const CopyIndex copy : m_beds | std::views::join)
            total += of(copy);
        return total;
    }
    int kindsIn(auto &&trees) const
    {
        int kinds = 0;
        for (int fruit = 0; fruit < static_cast<int>(m_rules.copies.entries().size()); ++fruit)
            kinds += std::ranges::contains(trees, fruit, [&](CopyIndex copy) { return m_rules.copies.entryOf(copy); });
        return kinds;
    }

    const Rules &m_rules;
    const std::array<Fruits, maxBeds> &m_beds;
};

auto standing(const Rules &rules, const State &state)
{
    const auto valuesOf = [&](int seat) { return GardenValues(rules, state, seat); };
    return Standing(state.seats, rules.tieBreaks, valuesOf, Score);
}

} // namespace

Vocabularies vocabularies(const Data &data)
{
    Vocabulary garden;
    addValues<Value>(
        garden,
        {{"trees", Trees}, {"kinds", Kinds}, {"alike", Alike}, {"mixed", Mixed}, {"fruit_points", FruitPoints}});
    const Kind fruit = garden.addKind("fruit");
    garden.addFunction("count", {fruit}, Kind::Number, 0);
    addEntries(garden, fruit, data.table("fruits"));
    Vocabulary seat = garden;
    addValues<Value>(seat, {{"score", Score}}); // wishes are formulas themselves
    return {{"garden", std::move(garden)}, {"seat", std::move(seat)}};
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(GardenValues(rules, state, seat), fault);
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    return standing(rules, state).outcome(state.phase == Phase::Over);
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    const auto values = [&](int seat) { return GardenValues(rules, state, seat); };
    ScoreSheetWriter sheet(state.seats);
    sheet.counted("score.fruits", [&](int seat) { return values(seat).value(FruitPoints); });
    for (const Wish &wish : rules.wishes)
        sheet.counted("name." + wish.id, [&](int seat) { return wish.points->evaluate(values(seat)); });
    sheet.tieBreaks(rules.tieBreaks, values);
    return sheet.take();
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    const Decision decided = standing(rules, state).decision();
    for (int seat = 0; seat < state.seats; ++seat) {
        const GardenValues values(rules, state, seat);
        Log(events, seat)(EventKind::ScoredFruits, Rule::ScoreFruits, values.value(FruitPoints));
        Log(events, seat)(EventKind::ScoredWishes, Rule::ScoreWishes, values.wishes());
    }
    if (decided.tieBreaks > 0)
        Log(events, nobody)(EventKind::TieBreak, Rule::ScoreTieBreak);
    for (int seat = 0; seat < state.seats; ++seat)
        if (decided.winners >> seat & 1)
            Log(events, seat)(decided.isShared() ? EventKind::Shared : EventKind::Won,
                              decided.isShared() ? Rule::ScoreShared : Rule::ScoreWishes);
}

} // namespace engawa::orchard
