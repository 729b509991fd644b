#include "core/games/kimono/album.h"
#include "core/games/kimono/gains.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

TextKey cardText(const Rules &rules, CopyIndex copy)
{
    return {copy == noCopy ? "name.blank" : "name." + rules.cardOf(copy).entry->id};
}

TextKey symbolText(const Rules &rules, Symbol symbol)
{
    return {symbol == blank ? "name.blank" : "name." + symbolName(rules, symbol)};
}

// The tokens that the place makes, and the steps of the photo's own marker; its tokens may move others.
void addGains(const Rules &rules, const State &state, Move placed, Message &message)
{
    const Gains gains = gainsAt(rules, state, placed.b, placed.c);
    const int pattern = rules.cardOf(state.inHand).pattern;
    message.arguments.emplace_back("tokens", static_cast<std::int64_t>(gains.tokens.size()));
    message.arguments.emplace_back("first", symbolText(rules, gains.tokens.empty() ? blank : gains.tokens[0]));
    message.arguments.emplace_back("second", symbolText(rules, gains.tokens.size() < 2 ? blank : gains.tokens[1]));
    message.arguments.emplace_back("pattern", symbolText(rules, static_cast<Symbol>(pattern)));
    message.arguments.emplace_back("steps",
                                   std::int64_t{pattern < 0 ? 0 : gains.steps[static_cast<std::size_t>(pattern)]});
}

Message placeLabel(const Rules &rules, const State &state, Move placed)
{
    const Album &album = state.albums[static_cast<std::size_t>(state.seat)];
    Message message{"move.place.upper", {{"card", cardText(rules, state.inHand)}}};
    if (placed.c == 0) {
        message.key = placed.b < endsOf(album).left->x ? "move.place.left" : "move.place.right";
    } else {
        message.arguments.emplace_back("layer", std::int64_t{placed.c + 1});
        for (const auto &[name, x] : {std::pair{"left", placed.b - 1}, {"right", placed.b + 1}}) {
            const Photo *photo = photoAt(album, x, placed.c - 1);
            message.arguments.emplace_back(name, cardText(rules, photo ? photo->copy : noCopy));
        }
    }
    addGains(rules, state, placed, message);
    return message;
}

Message takeLabel(const Rules &rules, const State &state, int crossed)
{
    const auto cardAt = [&](int n) {
        const int place = placeCrossed(state, n);
        return cardText(rules, place < 0 ? noCopy : state.ring[static_cast<std::size_t>(place)]);
    };
    Message message{"move.take", {{"cards", std::int64_t{crossed}}, {"card", cardAt(crossed)}}};
    if (modeOf(rules, state).rival) {
        message.key = "move.take.rival";
        message.arguments.emplace_back("other", cardAt(crossed - 1));
    }
    return message;
}

} // namespace

Message labelOf(const Rules &rules, const State &state, Move made)
{
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Take:
        return takeLabel(rules, state, made.b);
    case Verb::Place:
        return placeLabel(rules, state, made);
    case Verb::Name:
        return {"move.name", {{"token", symbolText(rules, static_cast<Symbol>(made.b))}}};
    case Verb::Reward:
        return {"move.reward", {{"card", TextKey{"name." + rules.cards[static_cast<std::size_t>(made.b)].entry->id}}}};
    case Verb::Decline:
        return {"move.decline", {}};
    }
    return {};
}

} // namespace engawa::kimono
