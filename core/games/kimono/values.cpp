#include "core/games/kimono/values.h"

#include <algorithm>

#include "core/games/kimono/play.h"
#include "core/games/kimono/scoring.h"

namespace engawa::kimono {

namespace {

int tokensOf(const Album &album, int kind)
{
    return static_cast<int>(std::ranges::count(album, kind, &Photo::token));
}

int layersOf(const Album &album)
{
    int top = 0;
    for (const Photo &photo : album)
        top = std::max<int>(top, photo.y + 1);
    return top;
}

int visibleMons(const Rules &rules, const Album &album, int layer)
{
    const Layers layers(album);
    int count = 0;
    for (const Photo &photo : album)
        count += photo.y + 1 == layer && monVisible(rules, layers, photo);
    return count;
}

} // namespace

int catSymbols(const Rules &rules, const Album &album)
{
    const auto counts = [&](const Photo &photo, int step) {
        if (rules.soloUnmatchedCatsCount)
            return true;
        const Photo *beside = photoAt(album, photo.x + step, photo.y);
        if (!beside)
            return false;
        const Card &card = rules.cardOf(beside->copy);
        return meeting(cat, step < 0 ? card.right : card.left) == cat;
    };
    int count = 0;
    for (const Photo &photo : album) {
        const Card &card = rules.cardOf(photo.copy);
        count += card.left == cat && counts(photo, -2);
        count += card.right == cat && counts(photo, 2);
    }
    return count;
}

int AlbumValues::towards(int pattern) const
{
    const int marker = m_state.marker[static_cast<std::size_t>(pattern)];
    return m_side == 0 ? marker : -marker;
}

int AlbumValues::of(Value value) const
{
    const int patterns = static_cast<int>(m_rules.patterns.size());
    int sum = 0;
    switch (value) {
    case Value::Cats:
        return tokensOf(album(), cat);
    case Value::Props:
        return static_cast<int>(std::ranges::count_if(
            album(), [&](const Photo &photo) { return m_rules.cardOf(photo.copy).kind == CardKind::Prop; }));
    case Value::Photos:
        return static_cast<int>(album().size());
    case Value::Layers:
        return layersOf(album());
    case Value::Markers:
        for (int i = 0; i < patterns; ++i)
            sum += towards(i) > 0;
        return sum;
    case Value::RivalMarkers:
        for (int i = 0; i < patterns; ++i)
            sum += towards(i) < 0;
        return sum;
    case Value::TrackTotal:
        for (int i = 0; i < patterns; ++i)
            sum += towards(i);
        return sum;
    case Value::CatSymbols:
        return catSymbols(m_rules, album());
    case Value::RivalCatSymbols:
        return catSymbols(m_rules, m_state.albums[static_cast<std::size_t>(other(m_side))]);
    case Value::MonPoints:
        return monPoints(m_rules, album());
    case Value::Tiles:
        for (int i = 0; i < patterns; ++i)
            sum += m_state.tileOwner[static_cast<std::size_t>(i)] == m_side ? tileValue(m_rules, m_state, i) : 0;
        return sum;
    case Value::DeckCards:
        return static_cast<int>(m_state.deck.size());
    case Value::RingCards:
        return cardsOnRing(m_state);
    case Value::CatPoints:
        return m_rules.catPoints->evaluate(*this);
    case Value::PropPoints:
        return propPoints(m_rules, m_state, m_side);
    case Value::Score:
        return sideScore(m_rules, m_state, m_side);
    case Value::ValueLead:
        for (int i = 0; i < patterns; ++i) {
            const int owner = m_state.tileOwner[static_cast<std::size_t>(i)];
            const bool resolved = m_state.resolved >> i & 1;
            const int lead = resolved ? (owner < 0         ? 0
                                         : owner == m_side ? 1
                                                           : -1)
                                      : (towards(i) > 0) - (towards(i) < 0);
            sum += lead * tileValue(m_rules, m_state, i);
        }
        return sum;
    }
    return 0;
}

int AlbumValues::call(int index, std::span<const int> arguments) const
{
    const int argument = arguments[0];
    switch (static_cast<Function>(index)) {
    case Function::Objects:
        return static_cast<int>(std::ranges::count_if(
            album(), [&](const Photo &photo) { return m_rules.cardOf(photo.copy).object == argument; }));
    case Function::Tokens:
        return tokensOf(album(), argument);
    case Function::Kimonos:
        return static_cast<int>(std::ranges::count_if(
            album(), [&](const Photo &photo) { return m_rules.cardOf(photo.copy).pattern == argument; }));
    case Function::Track:
        return towards(argument);
    case Function::Mons:
        return visibleMons(m_rules, album(), argument);
    }
    return 0;
}

Vocabularies vocabularies(const Data &data)
{
    Vocabularies all;
    Vocabulary album;
    const Kind pattern = album.addKind("pattern");
    const Kind object = album.addKind("object");
    int index = 0;
    for (const EntryPtr &entry : data.table("patterns").entries())
        album.addConstant(entry->id, pattern, index++);
    index = 0;
    for (const EntryPtr &entry : data.table("objects").entries())
        album.addConstant(entry->id, object, index++);
    const auto value = [](Vocabulary &names, const char *name, Value of) {
        names.addValue(name, Kind::Number, static_cast<int>(of));
    };
    value(album, "cats", Value::Cats);
    value(album, "props", Value::Props);
    value(album, "photos", Value::Photos);
    value(album, "layers", Value::Layers);
    value(album, "markers", Value::Markers);
    value(album, "rival_markers", Value::RivalMarkers);
    value(album, "track_total", Value::TrackTotal);
    value(album, "cat_symbols", Value::CatSymbols);
    value(album, "rival_cat_symbols", Value::RivalCatSymbols);
    value(album, "mon_points", Value::MonPoints);
    value(album, "tiles", Value::Tiles);
    value(album, "deck_cards", Value::DeckCards);
    value(album, "ring_cards", Value::RingCards);
    const auto function = [&](const char *name, Kind argument, Function of) {
        album.addFunction(name, {argument}, Kind::Number, static_cast<int>(of));
    };
    function("objects", object, Function::Objects);
    function("tokens", pattern, Function::Tokens);
    function("kimonos", pattern, Function::Kimonos);
    function("track", pattern, Function::Track);
    function("mons", Kind::Number, Function::Mons);

    Vocabulary seat = album;
    value(seat, "cat_points", Value::CatPoints);
    value(seat, "prop_points", Value::PropPoints);
    value(seat, "score", Value::Score);
    value(seat, "value_lead", Value::ValueLead);

    Vocabulary end;
    const auto endValue = [&](const char *name, EndValue of) {
        end.addValue(name, Kind::Number, static_cast<int>(of));
    };
    endValue("completes_pattern", EndValue::CompletesPattern);
    endValue("completes_cat", EndValue::CompletesCat);
    endValue("mon_side", EndValue::MonSide);
    endValue("left_end", EndValue::LeftEnd);

    all.emplace("album", std::move(album));
    all.emplace("seat", std::move(seat));
    all.emplace("end", std::move(end));
    return all;
}

} // namespace engawa::kimono
