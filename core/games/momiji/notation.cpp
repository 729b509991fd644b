#include <algorithm>
#include <charconv>

#include "core/games/momiji/momiji.h"

namespace engawa::momiji {

namespace {

// In the order of Verb.
constexpr std::array<std::string_view, verbCount> verbWords{
    "draft",   "refill", "collect", "play", "done",  "objective", "swap",     "trade", "use", "top",
    "discard", "order",  "take",    "tuck", "place", "garden",    "exchange", "end",   "pass"};

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < 0 || number > 999)
        return std::nullopt;
    return number;
}

struct Named
{
    std::string_view id;
    int number; // of the copy, from 0; -1: not given
};
std::optional<Named> named(std::string_view name)
{
    const auto mark = name.find('#');
    if (mark == std::string_view::npos)
        return Named{name, -1};
    const auto number = wholeNumber(name.substr(mark + 1));
    if (!number || *number < 1)
        return std::nullopt;
    return Named{name.substr(0, mark), *number - 1};
}

template <class List, class Id>
std::optional<int> indexOf(const List &list, std::string_view id, Id &&idOf)
{
    for (std::size_t i = 0; i < list.size(); ++i)
        if (idOf(list[i]) == id)
            return static_cast<int>(i);
    return std::nullopt;
}

std::optional<int> leafNamed(const Rules &rules, std::string_view name)
{
    return indexOf(rules.leaves, name, [](const Leaf &leaf) -> const std::string & { return leaf.id; });
}

// Retired ones with the number of their copy, as cardName writes them.
std::optional<int> cardNamed(const Rules &rules, std::string_view name)
{
    const auto wanted = named(name);
    if (!wanted)
        return std::nullopt;
    for (std::size_t i = 0; i < rules.cards.size(); ++i) {
        const Card &card = rules.cards[i];
        const bool fits = wanted->number < 0
                              ? !card.retired
                              : card.retired && rules.copies[rules.firstCopy[i]].number == wanted->number;
        if (fits && card.entry->id == wanted->id)
            return static_cast<int>(i);
    }
    return std::nullopt;
}

std::string objectiveName(const Rules &rules, int objective)
{
    return rules.objectives[static_cast<std::size_t>(objective)].id;
}
std::optional<int> objectiveNamed(const Rules &rules, std::string_view name)
{
    return indexOf(rules.objectives, name, [](const Objective &each) -> const std::string & { return each.id; });
}

std::string landscapeName(const Rules &rules, int landscape)
{
    const Landscape &named = rules.landscapes[static_cast<std::size_t>(landscape)];
    if (!named.retired)
        return named.id;
    const Tile &tile = rules.tiles[rules.firstTile[static_cast<std::size_t>(landscape)]];
    return named.id + "#" + std::to_string(tile.number + 1);
}
std::optional<int> landscapeNamed(const Rules &rules, std::string_view name)
{
    for (std::size_t i = 0; i < rules.landscapes.size(); ++i)
        if (landscapeName(rules, static_cast<int>(i)) == name)
            return static_cast<int>(i);
    return std::nullopt;
}

std::string_view sideWord(int side)
{
    return side == static_cast<int>(Side::Left) ? "left" : "right";
}
std::optional<int> sideNamed(std::string_view word)
{
    if (word == "left")
        return static_cast<int>(Side::Left);
    return word == "right" ? std::optional(static_cast<int>(Side::Right)) : std::nullopt;
}

using Words = Row<std::string_view, 4>;
bool split(std::string_view text, Words &words)
{
    while (true) {
        const auto space = text.find(' ');
        if (words.full() || space == 0 || text.empty())
            return false;
        words.push(text.substr(0, space));
        if (space == std::string_view::npos)
            return true;
        text = text.substr(space + 1);
    }
}

std::optional<Move> parseUse(const Rules &rules, const State &state, const Words &words)
{
    const auto landscape = words.size() > 1 ? landscapeNamed(rules, words[1]) : std::nullopt;
    if (!landscape)
        return std::nullopt;
    if (words.size() == 2)
        return move(Verb::Use, *landscape, 0, state.seat);
    if (words.back() != "golden")
        return std::nullopt;
    if (words.size() == 3)
        return move(Verb::Use, *landscape, 1, state.seat);
    const auto owner = wholeNumber(words[2]);
    return owner ? std::optional(move(Verb::Use, *landscape, 1, *owner)) : std::nullopt;
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
    const auto wanted = named(name);
    if (!wanted)
        return std::nullopt;
    for (std::size_t i = 0; i < rules.copies.size(); ++i)
        if (rules.copies[i].number == std::max(wanted->number, 0)
            && rules.cards[rules.copies[i].card].entry->id == wanted->id)
            return static_cast<CopyIndex>(i);
    return std::nullopt;
}

std::string cardName(const Rules &rules, int card)
{
    const Card &named = rules.cards[static_cast<std::size_t>(card)];
    if (!named.retired)
        return named.entry->id;
    return named.entry->id + "#"
           + std::to_string(rules.copies[rules.firstCopy[static_cast<std::size_t>(card)]].number + 1);
}

std::string tileName(const Rules &rules, TileIndex tile)
{
    const std::string &id = rules.landscapeOf(tile).id;
    const int number = rules.tiles[tile].number;
    return number == 0 ? id : id + "#" + std::to_string(number + 1);
}

std::optional<TileIndex> tileNamed(const Rules &rules, std::string_view name)
{
    for (std::size_t i = 0; i < rules.tiles.size(); ++i)
        if (tileName(rules, static_cast<TileIndex>(i)) == name)
            return static_cast<TileIndex>(i);
    return std::nullopt;
}

std::string notationOf(const Rules &rules, const State &state, Move tried)
{
    const auto verb = static_cast<Verb>(tried.verb);
    if (tried.verb >= verbCount)
        return {};
    const std::string word = std::string(verbWords[tried.verb]);
    switch (verb) {
    case Verb::Draft:
        return word + " " + landscapeName(rules, tried.b);
    case Verb::Collect:
    case Verb::Top:
    case Verb::Order:
        return word + " " + rules.leaves[static_cast<std::size_t>(tried.b)].id;
    case Verb::Play: {
        const std::string played = word + " " + cardName(rules, tried.b);
        return tried.c == 0 ? played : played + " " + std::string(sideWord(tried.c));
    }
    case Verb::Objective:
        return word + " " + objectiveName(rules, tried.b);
    case Verb::Swap:
        return word + " " + objectiveName(rules, tried.b) + " " + objectiveName(rules, tried.c);
    case Verb::Trade:
    case Verb::Discard:
    case Verb::Take:
        return word + " " + cardName(rules, tried.b);
    case Verb::Use: {
        const std::string used = word + " " + landscapeName(rules, tried.b);
        const std::string owner = tried.d == state.seat ? "" : " " + std::to_string(tried.d);
        return tried.c == 0 ? used : used + owner + " golden";
    }
    case Verb::Tuck:
        return word + " " + cardName(rules, tried.b) + " " + rules.leaves[static_cast<std::size_t>(tried.c)].id;
    case Verb::Place:
        return word + " " + std::string(sideWord(tried.c));
    case Verb::Exchange:
        return word + " " + cardName(rules, tried.b) + " " + cardName(rules, tried.c);
    case Verb::Refill:
    case Verb::Done:
    case Verb::Garden:
    case Verb::End:
    case Verb::Pass:
        break;
    }
    return word;
}

std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation)
{
    Words words;
    if (!split(notation, words))
        return std::nullopt;
    const auto found = std::ranges::find(verbWords, words[0]);
    if (found == verbWords.end())
        return std::nullopt;
    const auto verb = static_cast<Verb>(found - verbWords.begin());
    const auto one = [&](const std::optional<int> &b) {
        return b && words.size() == 2 ? std::optional(move(verb, *b)) : std::nullopt;
    };
    const auto two = [&](const std::optional<int> &b, const std::optional<int> &c) {
        return b && c && words.size() == 3 ? std::optional(move(verb, *b, *c)) : std::nullopt;
    };
    const auto word = [&](std::size_t i) { return i < words.size() ? words[i] : std::string_view(); };
    switch (verb) {
    case Verb::Draft:
        return one(landscapeNamed(rules, word(1)));
    case Verb::Collect:
    case Verb::Top:
    case Verb::Order:
        return one(leafNamed(rules, word(1)));
    case Verb::Play:
        return words.size() == 2 ? one(cardNamed(rules, word(1))) : two(cardNamed(rules, word(1)), sideNamed(word(2)));
    case Verb::Objective:
        return one(objectiveNamed(rules, word(1)));
    case Verb::Swap:
        return two(objectiveNamed(rules, word(1)), objectiveNamed(rules, word(2)));
    case Verb::Trade:
    case Verb::Discard:
    case Verb::Take:
        return one(cardNamed(rules, word(1)));
    case Verb::Use:
        return parseUse(rules, state, words);
    case Verb::Tuck:
        return two(cardNamed(rules, word(1)), leafNamed(rules, word(2)));
    case Verb::Place:
        if (const auto side = sideNamed(word(1)); side && words.size() == 2)
            return move(verb, 0, *side);
        return std::nullopt;
    case Verb::Exchange:
        return two(cardNamed(rules, word(1)), cardNamed(rules, word(2)));
    case Verb::Refill:
    case Verb::Done:
    case Verb::Garden:
    case Verb::End:
    case Verb::Pass:
        return words.size() == 1 ? std::optional(move(verb)) : std::nullopt;
    }
    return std::nullopt;
}

} // namespace engawa::momiji
