#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

TextKey cardText(const Rules &rules, CopyIndex copy)
{
    return {copy == noCopy ? "name.blank" : "name." + rules.cardOf(copy).entry->id};
}

Message placeLabel(const Rules &rules, const State &state, Move placed)
{
    const Album &album = state.albums[static_cast<std::size_t>(state.seat)];
    Message message{"move.place.upper", {{"card", cardText(rules, state.inHand)}}};
    if (placed.c == 0) {
        message.key = placed.b < endsOf(album).left->x ? "move.place.left" : "move.place.right";
        return message;
    }
    message.arguments.emplace_back("layer", std::int64_t{placed.c + 1});
    for (const auto &[name, x] : {std::pair{"left", placed.b - 1}, {"right", placed.b + 1}}) {
        const Photo *photo = photoAt(album, x, placed.c - 1);
        message.arguments.emplace_back(name, cardText(rules, photo ? photo->copy : noCopy));
    }
    return message;
}

} // namespace

Message labelOf(const Rules &rules, const State &state, Move made)
{
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Take: {
        const int place = placeCrossed(state, made.b);
        const CopyIndex copy = place < 0 ? noCopy : state.ring[static_cast<std::size_t>(place)];
        return {"move.take", {{"cards", std::int64_t{made.b}}, {"card", cardText(rules, copy)}}};
    }
    case Verb::Place:
        return placeLabel(rules, state, made);
    case Verb::Name:
        return {"move.name", {{"token", TextKey{"name." + symbolName(rules, static_cast<Symbol>(made.b))}}}};
    case Verb::Reward:
        return {"move.reward", {{"card", cardText(rules, static_cast<CopyIndex>(made.b))}}};
    case Verb::Decline:
        return {"move.decline", {}};
    }
    return {};
}

} // namespace engawa::kimono
