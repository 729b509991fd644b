#include "core/games/kimono/values.h"

#include <algorithm>

#include "core/game/formula_names.h"
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
    Vocabulary album;
    const Kind pattern = album.addKind("pattern");
    const Kind object = album.addKind("object");
    addEntries(album, pattern, data.table("patterns"));
    addEntries(album, object, data.table("objects"));
    addValues<Value>(album, {{"cats", Value::Cats},
                             {"props", Value::Props},
                             {"photos", Value::Photos},
                             {"layers", Value::Layers},
                             {"markers", Value::Markers},
                             {"rival_markers", Value::RivalMarkers},
                             {"track_total", Value::TrackTotal},
                             {"cat_symbols", Value::CatSymbols},
                             {"rival_cat_symbols", Value::RivalCatSymbols},
                             {"mon_points", Value::MonPoints},
                             {"tiles", Value::Tiles},
                             {"deck_cards", Value::DeckCards},
                             {"ring_cards", Value::RingCards}});
    addFunctions<Function>(album, {object}, {{"objects", Function::Objects}});
    addFunctions<Function>(album, {pattern},
                           {{"tokens", Function::Tokens}, {"kimonos", Function::Kimonos}, {"track", Function::Track}});
    addFunctions<Function>(album, {Kind::Number}, {{"mons", Function::Mons}});

    Vocabulary seat = album;
    addValues<Value>(seat, {{"cat_points", Value::CatPoints},
                            {"prop_points", Value::PropPoints},
                            {"score", Value::Score},
                            {"value_lead", Value::ValueLead}});

    Vocabulary end;
    addValues<EndValue>(end, {{"completes_pattern", EndValue::CompletesPattern},
                              {"completes_cat", EndValue::CompletesCat},
                              {"mon_side", EndValue::MonSide},
                              {"left_end", EndValue::LeftEnd}});
    return {{"album", std::move(album)}, {"seat", std::move(seat)}, {"end", std::move(end)}};
}

} // namespace engawa::kimono
