#include <algorithm>
#include <charconv>

#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < -30000 || number > 30000)
        return std::nullopt;
    return number;
}

int leftSpot(const State &state)
{
    return endsOf(state.albums[static_cast<std::size_t>(state.seat)]).left->x - 2;
}

int rightSpot(const State &state)
{
    return endsOf(state.albums[static_cast<std::size_t>(state.seat)]).right->x + 2;
}

std::optional<Move> parsePlace(const State &state, std::string_view where)
{
    if (where == "left")
        return move(Verb::Place, leftSpot(state), 0);
    if (where == "right")
        return move(Verb::Place, rightSpot(state), 0);
    const auto comma = where.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto x = wholeNumber(where.substr(0, comma));
    const auto y = wholeNumber(where.substr(comma + 1));
    if (!x || !y)
        return std::nullopt;
    return move(Verb::Place, *x, *y);
}

} // namespace

std::string copyName(const Rules &rules, CopyIndex copy)
{
    const std::string &id = rules.cardOf(copy).entry->id;
    const int number = rules.copies[copy].number;
    return number == 0 ? id : id + "#" + std::to_string(number + 1);
}

std::optional<CopyIndex> copyNamed(const Rules &rules, std::string_view name)
{
    const auto mark = name.find('#');
    const std::string_view id = name.substr(0, mark);
    int number = 0;
    if (mark != std::string_view::npos) {
        const auto given = wholeNumber(name.substr(mark + 1));
        if (!given || *given < 2)
            return std::nullopt;
        number = *given - 1;
    }
    for (std::size_t i = 0; i < rules.copies.size(); ++i)
        if (rules.copies[i].number == number && rules.cards[rules.copies[i].card].entry->id == id)
            return static_cast<CopyIndex>(i);
    return std::nullopt;
}

std::string symbolName(const Rules &rules, Symbol symbol)
{
    if (symbol == blank)
        return "";
    if (symbol == cat)
        return "cat";
    if (symbol == wild)
        return "wild";
    return rules.patterns[static_cast<std::size_t>(symbol)].id;
}

std::optional<Symbol> symbolNamed(const Rules &rules, std::string_view name)
{
    if (name == "cat")
        return cat;
    const auto found = std::ranges::find(rules.patterns, name, &Pattern::id);
    if (found == rules.patterns.end())
        return std::nullopt;
    return static_cast<Symbol>(found - rules.patterns.begin());
}

std::string notationOf(const Rules &rules, const State &state, Move tried)
{
    switch (static_cast<Verb>(tried.verb)) {
    case Verb::Take:
        return "take " + std::to_string(tried.b);
    case Verb::Place:
        if (tried.c == 0 && tried.b == leftSpot(state))
            return "place left";
        if (tried.c == 0 && tried.b == rightSpot(state))
            return "place right";
        return "place " + std::to_string(tried.b) + "," + std::to_string(tried.c);
    case Verb::Name:
        return "name " + symbolName(rules, static_cast<Symbol>(tried.b));
    case Verb::Reward:
        return "reward " + copyName(rules, static_cast<CopyIndex>(tried.b));
    case Verb::Decline:
        return "decline";
    }
    return {};
}

std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation)
{
    const auto space = notation.find(' ');
    const std::string_view verb = notation.substr(0, space);
    const std::string_view rest = space == std::string_view::npos ? std::string_view{} : notation.substr(space + 1);
    if (verb == "take") {
        if (const auto crossed = wholeNumber(rest))
            return move(Verb::Take, *crossed);
    } else if (verb == "place") {
        return parsePlace(state, rest);
    } else if (verb == "name") {
        if (const auto symbol = symbolNamed(rules, rest))
            return move(Verb::Name, *symbol);
    } else if (verb == "reward") {
        if (const auto copy = copyNamed(rules, rest))
            return move(Verb::Reward, *copy);
    } else if (notation == "decline") {
        return move(Verb::Decline);
    }
    return std::nullopt;
}

} // namespace engawa::kimono
