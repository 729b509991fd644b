#include <algorithm>

#include "core/games/leafus/leafus.h"

namespace engawa::leafus {

namespace {

std::string actionName(int action)
{
    return std::string(actionIds[static_cast<std::size_t>(action)]);
}

std::optional<int> actionNamed(std::string_view name)
{
    const auto found = std::ranges::find(actionIds, name);
    return found == actionIds.end() ? std::nullopt : std::optional(static_cast<int>(found - actionIds.begin()));
}

std::optional<int> dieNamed(const State &state, std::string_view name)
{
    for (int die = 0; die < state.diceCount; ++die)
        if (dieName(state, die) == name)
            return die;
    return std::nullopt;
}

std::optional<int> nodeNamed(const Rules &rules, std::string_view name)
{
    const auto found = std::ranges::find(rules.nodes, name, &Node::id);
    return found == rules.nodes.end() ? std::nullopt : std::optional(static_cast<int>(found - rules.nodes.begin()));
}

// The words of a notation, one blank between two.
using Words = Row<std::string_view, 5>;
Words wordsOf(std::string_view text)
{
    Words words;
    for (std::size_t begin = 0; begin <= text.size() && !words.full();) {
        const std::size_t end = std::min(text.find(' ', begin), text.size());
        words.push(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return words;
}

std::optional<Move> parseWish(const State &state, const Words &words)
{
    const auto one = dieNamed(state, words[1]), other = dieNamed(state, words[2]);
    const auto action = actionNamed(words[3]);
    if (!one || !other || !action)
        return std::nullopt;
    return move(Verb::Wish, *action, std::min(*one, *other), std::max(*one, *other));
}

std::optional<Move> parseLine(const Rules &rules, const Words &words)
{
    const auto from = nodeNamed(rules, words[1]), to = nodeNamed(rules, words[2]);
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
    const Words words = wordsOf(notation);
    if (words.size() == 1 && words[0] == "done")
        return move(Verb::Done);
    if (words.size() == 1 && words[0] == "stop")
        return move(Verb::Stop);
    if (words.size() == 2 && words[0] == "assign") {
        if (const auto die = dieNamed(state, words[1]))
            return move(Verb::Assign, *die);
    } else if (words.size() == 2 && words[0] == "return") {
        if (const auto action = actionNamed(words[1]))
            return move(Verb::Return, *action);
    } else if (words.size() == 4 && words[0] == "wish") {
        return parseWish(state, words);
    } else if (words.size() == 3 && words[0] == "line") {
        return parseLine(rules, words);
    }
    return std::nullopt;
}

} // namespace engawa::leafus
