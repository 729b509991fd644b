#include "core/game/seat_names.h"
#include "core/games/momiji/momiji.h"
#include "core/games/momiji/steps.h"

namespace engawa::momiji {

namespace {

TextKey cardText(const Rules &rules, int card)
{
    return nameOf(rules.cards[static_cast<std::size_t>(card)].entry->id);
}
TextKey leafText(const Rules &rules, int leaf)
{
    return nameOf(rules.leaves[static_cast<std::size_t>(leaf)].id);
}
TextKey objectiveText(const Rules &rules, int objective)
{
    return nameOf(rules.objectives[static_cast<std::size_t>(objective)].id);
}
TextKey landscapeText(const Rules &rules, int landscape)
{
    return nameOf(rules.landscapes[static_cast<std::size_t>(landscape)].id);
}

std::string withSide(std::string key, int side)
{
    return side == 0 ? key : key + (side == static_cast<int>(Side::Left) ? ".left" : ".right");
}

// What is not gone on with.
const char *doneKey(const Rules &rules, const State &state)
{
    switch (state.phase) {
    case Phase::Columns:
        return state.turn.count > 0 ? "move.done.columns" : "move.done.no_column";
    case Phase::Tops:
        return state.turn.count > 0 ? "move.done.tops" : "move.done.no_top";
    case Phase::Play:
        return "move.done.play";
    case Phase::Objective:
        return modeOf(rules, state).solo ? "move.done.token" : "move.done.objective";
    case Phase::Order:
        return "move.done.order";
    case Phase::Discard:
        return "move.done.discard";
    case Phase::Tuck:
        return "move.done.tuck";
    default:
        return "move.done";
    }
}

Message useLabel(const Rules &rules, const State &state, Move used)
{
    Message message{"move.use", {{"landscape", landscapeText(rules, used.b)}}};
    message.arguments.emplace_back("acorns", std::int64_t{landscapeCost(rules, state, used.c != 0)});
    if (used.c == 0)
        return message;
    message.key = used.d == state.seat ? "move.use.golden" : "move.use.other";
    message.arguments.emplace_back("owner", seatName(used.d));
    return message;
}

} // namespace

Message labelOf(const Rules &rules, const State &state, Move made)
{
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Draft:
        return {"move.draft", {{"landscape", landscapeText(rules, made.b)}}};
    case Verb::Refill:
        return {"move.refill", {{"acorns", std::int64_t{refillCost(rules, state)}}}};
    case Verb::Collect:
        return {state.phase == Phase::Turn ? "move.collect" : "move.collect.more", {{"leaf", leafText(rules, made.b)}}};
    case Verb::Play:
        return {withSide("move.play", made.c), {{"card", cardText(rules, made.b)}}};
    case Verb::Done:
        return {doneKey(rules, state), {}};
    case Verb::Objective:
        return {modeOf(rules, state).solo ? "move.token" : "move.objective",
                {{"objective", objectiveText(rules, made.b)},
                 {"acorns", std::int64_t{objectiveCost(rules, state, made.b)}}}};
    case Verb::Swap:
        return {"move.swap", {{"given", objectiveText(rules, made.b)}, {"taken", objectiveText(rules, made.c)}}};
    case Verb::Trade:
        return {"move.trade", {{"card", cardText(rules, made.b)}}};
    case Verb::Use:
        return useLabel(rules, state, made);
    case Verb::Top: {
        const Column &column = state.columns[static_cast<std::size_t>(made.b)];
        return {"move.top",
                {{"leaf", leafText(rules, made.b)}, {"card", cardText(rules, rules.copies[column.back()].card)}}};
    }
    case Verb::Discard:
        return {"move.discard", {{"card", cardText(rules, made.b)}}};
    case Verb::Order:
        return {"move.order", {{"leaf", leafText(rules, made.b)}, {"place", std::int64_t{state.turn.count + 1}}}};
    case Verb::Take:
        return {"move.take", {{"card", cardText(rules, made.b)}}};
    case Verb::Tuck:
        return {"move.tuck", {{"card", cardText(rules, made.b)}, {"leaf", leafText(rules, made.c)}}};
    case Verb::Place:
        return {withSide("move.place", made.c), {{"card", cardText(rules, rules.copies[state.drawn.back()].card)}}};
    case Verb::Garden:
        return {"move.garden", {}};
    case Verb::Exchange:
        return {"move.exchange",
                {{"given", cardText(rules, made.b)},
                 {"taken", cardText(rules, made.c)},
                 {"acorns", std::int64_t{rules.cards[static_cast<std::size_t>(made.c)].value}}}};
    case Verb::End:
        return {"move.end", {}};
    case Verb::Pass:
        return {"move.pass", {}};
    }
    return {};
}

} // namespace engawa::momiji
