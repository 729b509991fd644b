#include <algorithm>

#include "core/game/notation_words.h"
#include "core/games/leafus/leafus.h"

namespace engawa::leafus {

namespace {

std::string actionName(int action)
{
    return std::string(actionIds[static_cast<std::size_t>(action)]);
}

std::optional<int> dieNamed(const State &state, std::string_view name)
{
    return firstCalled(name, state.diceCount, [&](std::size_t die) { return dieName(state, static_cast<int>(die)); });
}

std::optional<Move> parseWish(const State &state, const NotationWords &words)
{
    const auto one = dieNamed(state, words[1]), other = dieNamed(state, words[2]);
    const auto action = wordIndex(words[3], actionIds);
    if (!one || !other || !action)
        return std::nullopt;
    return move(Verb::Wish, *action, std::min(*one, *other), std::max(*one, *other));
}

std::optional<Move> parseLine(const Rules &rules, const NotationWords &words)
{
    const auto from = entryCalled(words[1], rules.nodes), to = entryCalled(words[2], rules.nodes);
    const int edge = from && to ? rules.edgeBetween(*from, *to) : -1;
    if (edge < 0 || *from == *to)
        return std::nullopt;
    return moveOf(lineFrom(rules, edge, *from));
}

} // namespace

std::string dieName(const State &state, int die)
{
    int before = 0;
    for (int other = 0; other < die; ++other)
        before += faceOf(state, other) == faceOf(state, die);
    std::string name = std::to_string(faceOf(state, die));
    if (before > 0)
        name += static_cast<char>('a' + before);
    return name;
}

std::string notationOf(const Rules &rules, const State &state, Move made)
{
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Assign:
        return "assign " + dieName(state, made.b);
    case Verb::Wish:
        return "wish " + dieName(state, made.c) + " " + dieName(state, made.d) + " " + actionName(made.b);
    case Verb::Return:
        return "return " + actionName(made.b);
    case Verb::Done:
        return "done";
    case Verb::Line: {
        const Line line{made.b, made.c != 0};
        return "line " + rules.nodes[static_cast<std::size_t>(beginOf(rules, line))].id + " "
               + rules.nodes[static_cast<std::size_t>(endOf(rules, line))].id;
    }
    case Verb::Stop:
        return "stop";
    }
    return {};
}

std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation)
{
    const NotationWords words(notation);
    if (words.are("done", 1))
        return move(Verb::Done);
    if (words.are("stop", 1))
        return move(Verb::Stop);
    if (words.are("assign", 2)) {
        if (const auto die = dieNamed(state, words[1]))
            return move(Verb::Assign, *die);
    } else if (words.are("return", 2)) {
        if (const auto action = wordIndex(words[1], actionIds))
            return move(Verb::Return, *action);
    } else if (words.are("wish", 4)) {
        return parseWish(state, words);
    } else if (words.are("line", 3)) {
        return parseLine(rules, words);
    }
    return std::nullopt;
}

MoveWords wordsOfMoves(const Rules &)
{
    // In the order of Verb.
    static constexpr std::array<std::string_view, 6> actions{"assign", "wish", "return", "done", "line", "stop"};
    static constexpr std::array<std::string_view, 3> tables{"actions", "edges", "nodes"};
    return {actions, tables};
}

MoveNames namesOfMove(const Rules &rules, const State &state, Move made)
{
    MoveNames names;
    names.action = made.verb;
    const auto acts = [&](Action action) { names.add("actions", actionIds[static_cast<std::size_t>(action)]); };
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Assign:
        acts(actionOf(rules, state, made.b));
        break;
    case Verb::Wish:
    case Verb::Return:
        acts(static_cast<Action>(made.b));
        break;
    case Verb::Line: {
        const Line line{made.b, made.c != 0};
        names.add("edges", rules.edges[static_cast<std::size_t>(line.edge)].id);
        names.add("nodes", rules.nodes[static_cast<std::size_t>(beginOf(rules, line))].id);
        names.add("nodes", rules.nodes[static_cast<std::size_t>(endOf(rules, line))].id);
        break;
    }
    case Verb::Done:
    case Verb::Stop:
        break;
    }
    return names;
}

} // namespace engawa::leafus
