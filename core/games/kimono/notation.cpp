#include "core/game/notation_words.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

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
    const auto spot = twoNumbers(where);
    return spot ? std::optional(move(Verb::Place, spot->first, spot->second)) : std::nullopt;
}

// A record may name the copy too ("pink_0#2"): which one is taken says nothing.
std::optional<int> cardNamed(const Rules &rules, std::string_view name)
{
    return firstCalled(name.substr(0, name.find('#')), rules.cards.size(),
                       [&](std::size_t i) -> const std::string & { return rules.cards[i].entry->id; });
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
    const auto found = entryCalled(name, rules.patterns);
    return found ? std::optional(static_cast<Symbol>(*found)) : std::nullopt;
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
        return "reward " + rules.cards[static_cast<std::size_t>(tried.b)].entry->id;
    case Verb::Decline:
        return "decline";
    }
    return {};
}

std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation)
{
    const NotationWords words(notation);
    if (words.are("take", 2)) {
        if (const auto crossed = wholeNumber(words[1]))
            return move(Verb::Take, *crossed);
    } else if (words.are("place", 2)) {
        return parsePlace(state, words[1]);
    } else if (words.are("name", 2)) {
        if (const auto symbol = symbolNamed(rules, words[1]))
            return move(Verb::Name, *symbol);
    } else if (words.are("reward", 2)) {
        if (const auto card = cardNamed(rules, words[1]))
            return move(Verb::Reward, *card);
    } else if (words.are("decline", 1)) {
        return move(Verb::Decline);
    }
    return std::nullopt;
}

MoveWords wordsOfMoves(const Rules &)
{
    // In the order of Verb.
    static constexpr std::array<std::string_view, 5> actions{"take", "place", "name", "reward", "decline"};
    static constexpr std::array<std::string_view, 3> tables{"cards", "patterns", "objects"};
    return {actions, tables};
}

MoveNames namesOfMove(const Rules &rules, const State &state, Move made)
{
    MoveNames names;
    names.action = made.verb;
    const auto card = [&](int index) {
        const Card &named = rules.cards[static_cast<std::size_t>(index)];
        names.add("cards", named.entry->id);
        if (named.pattern >= 0)
            names.add("patterns", rules.patterns[static_cast<std::size_t>(named.pattern)].id);
        if (named.object >= 0)
            names.add("objects", rules.objects[static_cast<std::size_t>(named.object)]);
    };
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Take:
        card(rules.copies[state.ring[static_cast<std::size_t>(placeCrossed(state, made.b))]].card);
        break;
    case Verb::Place:
        card(rules.copies[state.inHand].card);
        break;
    case Verb::Name:
        if (made.b < std::ssize(rules.patterns))
            names.add("patterns", rules.patterns[static_cast<std::size_t>(made.b)].id);
        break;
    case Verb::Reward:
        card(made.b);
        break;
    case Verb::Decline:
        break;
    }
    return names;
}

} // namespace engawa::kimono
