#include "core/game/seat_names.h"
#include "core/games/leafus/leafus.h"
#include "core/games/leafus/preview.h"

namespace engawa::leafus {

namespace {

TextKey nodeName(const Rules &rules, int node)
{
    return {"name." + rules.nodes[static_cast<std::size_t>(node)].id};
}

// A free die by its face; where another free one shows it too, by its name, which tells the two apart.
std::string dieText(const State &state, int die)
{
    const std::uint32_t free = committed(state).free;
    for (int other = 0; other < state.diceCount; ++other)
        if (other != die && (free >> other & 1) && faceOf(state, other) == faceOf(state, die))
            return dieName(state, die);
    return std::to_string(faceOf(state, die));
}

// What one more die on the action would come to.
Message useLabel(const Rules &rules, const State &state, Action action, bool wished, std::string dice)
{
    Committed on = committed(state);
    on.dice.add(action);
    const std::string id(actionIds[static_cast<std::size_t>(action)]);
    return {(wished ? "move.wish." : "move.assign.") + id,
            {{"dice", std::move(dice)},
             {"face", std::int64_t{rules.of(action).die}},
             {"action", nameOf(id)},
             {"number", std::int64_t{previewOf(rules, state, on, action)}}}};
}

// The dice that come back from the action: the last die or wished pair put there.
int lastDice(const State &state, Action action)
{
    int dice = 0;
    for (const Use &use : state.uses)
        if (use.action == action)
            dice = use.dice();
    return dice;
}

Message lineLabel(const Rules &rules, const State &state, Line line)
{
    const int begin = beginOf(rules, line), end = endOf(rules, line);
    const bool prolongs = passing(rules, active(state), begin).in > 0;
    return {prolongs ? "move.line" : "move.line.begin",
            {{"from", nodeName(rules, begin)},
             {"to", nodeName(rules, end)},
             {"points", std::int64_t{rules.nodes[static_cast<std::size_t>(end)].points}}}};
}

} // namespace

Message labelOf(const Rules &rules, const State &state, Move made)
{
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Assign:
        return useLabel(rules, state, rules.actionOf(faceOf(state, made.b)), false, dieText(state, made.b));
    case Verb::Wish:
        return useLabel(rules, state, static_cast<Action>(made.b), true,
                        dieText(state, made.c) + " + " + dieText(state, made.d));
    case Verb::Return:
        return {"move.return",
                {{"action", nameOf(actionIds[static_cast<std::size_t>(made.b)])},
                 {"dice", std::int64_t{lastDice(state, static_cast<Action>(made.b))}}}};
    case Verb::Done:
        if (state.uses.empty())
            return {isForeign(state) ? "move.pass" : "move.done.none", {}};
        return {"move.done", {{"dice", std::int64_t{committed(state).used}}}};
    case Verb::Line:
        return lineLabel(rules, state, {made.b, made.c != 0});
    case Verb::Stop:
        return {"move.stop", {{"lines", std::int64_t{state.lines}}}};
    }
    return {};
}

} // namespace engawa::leafus
