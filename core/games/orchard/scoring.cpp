#include <algorithm>
#include <bit>

#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

// What formulas may ask about a seat's garden; the last only in the scope "seat", because wishes are formulas themselves.
enum Value { Trees, Kinds, Alike, Mixed, FruitPoints, Score };
constexpr std::array names{"trees", "kinds", "alike", "mixed", "fruit_points", "score"};

class GardenValues final : public Values
{
public:
    GardenValues(const Rules &rules, const State &state, Seat seat)
        : m_rules(rules), m_beds(state.beds[static_cast<std::size_t>(seat)])
    {
    }

    int value(int index) const override
    {
        const int size = m_rules.bedSize;
        switch (index) {
        case Trees:
            return sum([](CopyIndex) { return 1; });
        case Kinds:
            return kindsIn({m_beds.begin(), m_beds.end()});
        case Alike:
        case Mixed:
            return static_cast<int>(std::ranges::count_if(m_beds, [&](const Fruits &bed) {
                return static_cast<int>(bed.size()) >= size && kindsIn({&bed, 1}) == (index == Alike ? 1 : size);
            }));
        case FruitPoints:
            return sum([&](CopyIndex copy) { return m_rules.fruitOf(copy).points; });
        default:
            return value(FruitPoints) + wishes();
        }
    }
    int call(int, std::span<const int> fruit) const override // trees of a fruit
    {
        return sum([&](CopyIndex copy) { return m_rules.copies[copy].fruit == fruit[0]; });
    }
    int wishes() const
    {
        int points = 0;
        for (const Wish &wish : m_rules.wishes)
            points += wish.points->evaluate(*this);
        return points;
    }
    int tieBreak() const { return m_rules.tieBreak.value->evaluate(*this); }

private:
    template <class Of>
    int sum(Of &&of) const
    {
        int total = 0;
        for (const Fruits &bed : m_beds)
            for (const CopyIndex copy : bed)
                total += of(copy);
        return total;
    }
    int kindsIn(std::span<const Fruits> beds) const
    {
        int kinds = 0;
        for (std::size_t fruit = 0; fruit < m_rules.fruits.size(); ++fruit)
            kinds += std::ranges::any_of(beds, [&](const Fruits &bed) {
                return std::ranges::contains(bed, fruit, [&](CopyIndex copy) { return m_rules.copies[copy].fruit; });
            });
        return kinds;
    }

    const Rules &m_rules;
    const std::array<Fruits, maxBeds> &m_beds;
};

} // namespace

Vocabularies vocabularies(const Data &data)
{
    Vocabulary garden;
    for (int i = Trees; i < Score; ++i)
        garden.addValue(names[static_cast<std::size_t>(i)], Kind::Number, i);
    const Kind fruit = garden.addKind("fruit");
    garden.addFunction("count", {fruit}, Kind::Number, 0);
    int index = 0;
    for (const EntryPtr &entry : data.table("fruits").entries())
        garden.addConstant(entry->id, fruit, index++);
    Vocabulary seat = garden;
    seat.addValue(names[Score], Kind::Number, Score);
    return {{"garden", std::move(garden)}, {"seat", std::move(seat)}};
}

int evaluateFor(const Rules &rules, const State &state, const Formula &formula, Seat seat, std::optional<Fault> *fault)
{
    return formula.evaluate(GardenValues(rules, state, seat), fault);
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    Outcome outcome;
    outcome.over = state.over;
    std::pair best{0, 0};
    for (Seat seat = 0; seat < state.players; ++seat) {
        const GardenValues values(rules, state, seat);
        const std::pair reached{values.value(Score), values.tieBreak()};
        outcome.points.push(reached.first);
        if (seat == 0 || reached > best) {
            best = reached;
            outcome.winners = 0;
        }
        outcome.winners = static_cast<std::uint8_t>(outcome.winners | (reached == best) << seat);
    }
    return outcome;
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    ScoreSheet sheet;
    sheet.lines.push_back({"score.fruits", {}, true});
    for (const Wish &wish : rules.wishes)
        sheet.lines.push_back({"name." + wish.id, {}, true});
    sheet.lines.push_back({rules.tieBreak.key, {}, false});
    for (Seat seat = 0; seat < state.players; ++seat) {
        const GardenValues values(rules, state, seat);
        sheet.sides.push_back({"name.seat_" + std::to_string(seat)});
        sheet.lines.front().points.push_back(values.value(FruitPoints));
        for (std::size_t i = 0; i < rules.wishes.size(); ++i)
            sheet.lines[i + 1].points.push_back(rules.wishes[i].points->evaluate(values));
        sheet.lines.back().points.push_back(values.tieBreak());
    }
    return sheet;
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    const Outcome outcome = outcomeOf(rules, state);
    for (Seat seat = 0; seat < state.players; ++seat) {
        const GardenValues values(rules, state, seat);
        Log(events, seat)(EventKind::ScoredFruits, Rule::ScoreFruits, values.value(FruitPoints));
        Log(events, seat)(EventKind::ScoredWishes, Rule::ScoreWishes, values.wishes());
    }
    if (std::ranges::count(outcome.points, *std::ranges::max_element(outcome.points)) > 1)
        Log(events, nobody)(EventKind::TieBreak, Rule::ScoreTieBreak);
    const bool shared = std::popcount(outcome.winners) > 1;
    for (Seat seat = 0; seat < state.players; ++seat)
        if (outcome.winners >> seat & 1)
            Log(events, seat)(shared ? EventKind::Shared : EventKind::Won,
                              shared ? Rule::ScoreShared : Rule::ScoreWishes);
}

} // namespace engawa::orchard
