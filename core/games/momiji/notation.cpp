#include "core/game/notation_words.h"
#include "core/games/momiji/momiji.h"

namespace engawa::momiji {

namespace {

// In the order of Verb.
constexpr std::array<std::string_view, verbCount> verbWords{
    "draft",   "refill", "collect", "play", "done",  "objective", "swap",     "trade", "use", "top",
    "discard", "order",  "take",    "tuck", "place", "garden",    "exchange", "end",   "pass"};

// Retired ones with the number of their copy, as cardName writes them.
std::optional<int> cardNamed(const Rules &rules, std::string_view name)
{
    return firstCalled(name, rules.cards.size(), [&](std::size_t i) { return cardName(rules, static_cast<int>(i)); });
}

std::string objectiveName(const Rules &rules, int objective)
{
    return rules.objectives[static_cast<std::size_t>(objective)].id;
}
std::string landscapeName(const Rules &rules, int landscape)
{
    const Landscape &named = rules.landscapes[static_cast<std::size_t>(landscape)];
    return named.retired
               ? nameOfRetired(named.id, rules.tiles[rules.firstTile[static_cast<std::size_t>(landscape)]].number)
               : named.id;
}
std::optional<int> landscapeNamed(const Rules &rules, std::string_view name)
{
    return firstCalled(name, rules.landscapes.size(),
                       [&](std::size_t i) { return landscapeName(rules, static_cast<int>(i)); });
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

std::optional<Move> parseUse(const Rules &rules, const State &state, const NotationWords &words)
{
    const auto landscape = words.size() > 1 ? landscapeNamed(rules, words[1]) : std::nullopt;
    if (!landscape)
        return std::nullopt;
    if (words.size() == 2)
        return move(Verb::Use, *landscape, 0, state.seat);
    if (words.last() != "golden")
        return std::nullopt;
    if (words.size() == 3)
        return move(Verb::Use, *landscape, 1, state.seat);
    const auto owner = words.size() == 4 ? wholeNumber(words[2]) : std::nullopt;
    return owner && *owner >= 0 ? std::optional(move(Verb::Use, *landscape, 1, *owner)) : std::nullopt;
}

} // namespace

std::string copyName(const Rules &rules, CopyIndex copy)
{
    return nameOfCopy(rules.cardOf(copy).entry->id, rules.copies[copy].number);
}

std::optional<CopyIndex> copyNamed(const Rules &rules, std::string_view name)
{
    return copyCalled<CopyIndex>(
        name, rules.copies, [&](const auto &copy) -> const std::string & { return rules.cards[copy.card].entry->id; });
}

std::string cardName(const Rules &rules, int card)
{
    const Card &named = rules.cards[static_cast<std::size_t>(card)];
    return named.retired
               ? nameOfRetired(named.entry->id, rules.copies[rules.firstCopy[static_cast<std::size_t>(card)]].number)
               : named.entry->id;
}

std::string tileName(const Rules &rules, TileIndex tile)
{
    return nameOfCopy(rules.landscapeOf(tile).id, rules.tiles[tile].number);
}

std::optional<TileIndex> tileNamed(const Rules &rules, std::string_view name)
{
    return copyCalled<TileIndex>(name, rules.tiles, [&](const Tile &tile) -> const std::string & {
        return rules.landscapes[tile.landscape].id;
    });
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
    const NotationWords words(notation);
    const auto found = wordIndex(words[0], verbWords);
    if (!found)
        return std::nullopt;
    const auto verb = static_cast<Verb>(*found);
    const auto one = [&](const std::optional<int> &b) {
        return b && words.size() == 2 ? std::optional(move(verb, *b)) : std::nullopt;
    };
    const auto two = [&](const std::optional<int> &b, const std::optional<int> &c) {
        return b && c && words.size() == 3 ? std::optional(move(verb, *b, *c)) : std::nullopt;
    };
    switch (verb) {
    case Verb::Draft:
        return one(landscapeNamed(rules, words[1]));
    case Verb::Collect:
    case Verb::Top:
    case Verb::Order:
        return one(entryCalled(words[1], rules.leaves));
    case Verb::Play:
        return words.size() == 2 ? one(cardNamed(rules, words[1]))
                                 : two(cardNamed(rules, words[1]), sideNamed(words[2]));
    case Verb::Objective:
        return one(entryCalled(words[1], rules.objectives));
    case Verb::Swap:
        return two(entryCalled(words[1], rules.objectives), entryCalled(words[2], rules.objectives));
    case Verb::Trade:
    case Verb::Discard:
    case Verb::Take:
        return one(cardNamed(rules, words[1]));
    case Verb::Use:
        return parseUse(rules, state, words);
    case Verb::Tuck:
        return two(cardNamed(rules, words[1]), entryCalled(words[2], rules.leaves));
    case Verb::Place:
        if (const auto side = sideNamed(words[1]); side && words.size() == 2)
            return move(verb, 0, *side);
        return std::nullopt;
    case Verb::Exchange:
        return two(cardNamed(rules, words[1]), cardNamed(rules, words[2]));
    case Verb::Refill:
    case Verb::Done:
    case Verb::Garden:
    case Verb::End:
    case Verb::Pass:
        return words.size() == 1 ? std::optional(move(verb)) : std::nullopt;
    }
    return std::nullopt;
}

MoveWords wordsOfMoves(const Rules &)
{
    static constexpr std::array<std::string_view, 4> tables{"leaves", "leaf_cards", "landscapes", "objectives"};
    return {verbWords, tables};
}

MoveNames namesOfMove(const Rules &rules, const State &, Move made)
{
    MoveNames names;
    names.action = made.verb;
    const auto leaf = [&](int index) { names.add("leaves", rules.leaves[static_cast<std::size_t>(index)].id); };
    const auto card = [&](int index) {
        const Card &named = rules.cards[static_cast<std::size_t>(index)];
        names.add("leaf_cards", named.entry->id);
        leaf(named.leaf);
    };
    const auto objective = [&](int index) {
        names.add("objectives", rules.objectives[static_cast<std::size_t>(index)].id);
    };
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Draft:
    case Verb::Use:
        names.add("landscapes", rules.landscapes[static_cast<std::size_t>(made.b)].id);
        break;
    case Verb::Collect:
    case Verb::Top:
    case Verb::Order:
        leaf(made.b);
        break;
    case Verb::Play:
    case Verb::Trade:
    case Verb::Discard:
    case Verb::Take:
        card(made.b);
        break;
    case Verb::Tuck:
        card(made.b);
        leaf(made.c);
        break;
    case Verb::Objective:
        objective(made.b);
        break;
    case Verb::Swap:
        objective(made.b);
        objective(made.c);
        break;
    case Verb::Exchange:
        card(made.b);
        card(made.c);
        break;
    case Verb::Place:
    case Verb::Refill:
    case Verb::Done:
    case Verb::Garden:
    case Verb::End:
    case Verb::Pass:
        break;
    }
    return names;
}

} // namespace engawa::momiji
