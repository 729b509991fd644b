#include "core/games/kimono/arranging.h"

#include <algorithm>

namespace engawa::kimono {

Arranging::Arranging(const Rules &rules, const State &state, Problems &problems)
    : ArrangingFrame(rules, state, problems)
{
    m_cards.add("ring", m_json["ring"]);
    m_cards.add("deck", m_json["deck"], true);
    if (m_json.contains("rewards"))
        m_cards.add("rewards", m_json["rewards"]);
    for (std::size_t side = 0; side < 2; ++side)
        m_cards.add("album." + std::to_string(side), m_json["albums"][side]);
}

bool Arranging::apply(const PutPiece &put)
{
    const auto [table, name] = tableAndName(put.piece);
    if (table == "cards")
        return putCard(name, put);
    if (put.piece == "photographer") {
        m_json["photographer"] = put.x;
        return (put.zone == "ring" || put.zone == "gaps" || misplaced(put.piece, "expected.ring_place"))
               && number(put.x, 0, m_state.ringSize - 1);
    }
    if (table == "marker") {
        const std::string pattern(name);
        if (!m_json["tracks"].contains(pattern))
            return unknown(put.piece);
        m_json["tracks"][pattern] = put.x;
        return (put.zone == "track." + pattern || misplaced(put.piece, "expected.own_track"))
               && number(put.x, -m_rules.trackLength, m_rules.trackLength);
    }
    return table == "departures" ? misplaced(put.piece, "expected.album_start") : unknown(put.piece);
}

bool Arranging::putCard(std::string_view name, const PutPiece &put)
{
    const auto from = m_cards.find(name);
    if (!from)
        return unknown(put.piece);
    PieceLists::List *to = m_cards.list(put.zone);
    if (!to)
        return misplaced(put.piece, "expected.card_place");
    const bool onRing = put.zone == "ring";
    const auto place = static_cast<std::size_t>(put.x);
    if (onRing && (put.x < 0 || put.x >= m_state.ringSize || !(*to->names)[place].is_null()))
        return misplaced(put.piece, "expected.empty_ring_place");
    leave(*from);
    if (from->list->zone == "ring")
        from->entry() = nullptr;
    else
        m_cards.take(*from);
    if (onRing)
        (*to->names)[place] = std::string(name);
    else if (put.zone.starts_with("album."))
        to->names->push_back(Json{{"card", std::string(name)}, {"x", put.x}, {"y", put.y}});
    else
        m_cards.put(*to, std::string(name), put.x);
    return true;
}

bool Arranging::apply(const SwapPieces &swap)
{
    const auto [table, name] = tableAndName(swap.one);
    const auto [otherTable, otherName] = tableAndName(swap.other);
    if (table == "departures" || otherTable == "departures")
        return misplaced(table == "departures" ? swap.one : swap.other, "expected.album_start");
    const auto there = m_cards.find(otherName);
    if (swap.one == "photographer" && there && there->list->zone == "ring")
        return apply(PutPiece{swap.one, "ring", static_cast<int>(there->index)});
    if (table != "cards" || otherTable != "cards")
        return misplaced(swap.one, "expected.card_to_swap");
    const auto here = m_cards.find(name);
    if (!here || !there)
        return unknown(here ? swap.other : swap.one);
    leave(*here);
    leave(*there);
    m_cards.exchange(*here, *there);
    return true;
}

bool Arranging::apply(const RemovePiece &removed)
{
    const auto [table, name] = tableAndName(removed.piece);
    if (table == "cards") // the last to be drawn
        return putCard(name, {removed.piece, "deck", 0});
    if (table == "marker")
        return apply(PutPiece{removed.piece, "track." + std::string(name)});
    for (std::size_t side = 0; side < 2; ++side)
        for (Json &photo : m_json["albums"][side]) {
            const std::string at = photo["x"].dump() + "," + photo["y"].dump();
            if (removed.piece == "token/" + std::to_string(side) + "/" + at && photo.contains("token")) {
                returnToken(photo);
                return true;
            }
        }
    return unknown(removed.piece);
}

bool Arranging::apply(const TurnPiece &turned)
{
    const auto [table, name] = tableAndName(turned.piece);
    if (table == "cards" || table == "departures")
        return turnSeam(name);
    if ((table == "marker" || table == "tile") && m_json.contains("tiles")
        && m_json["tracks"].contains(std::string(name)))
        return turnTile(std::string(name));
    return refuse("arrange-side", {{"piece", turned.piece}});
}

// The tile of a track: still there, or won by either side.
bool Arranging::turnTile(const std::string &pattern)
{
    Json &tiles = m_json["tiles"], &resolved = m_json["resolved"];
    const int side = tiles.contains(pattern) ? tiles[pattern].get<int>() + 1 : 0;
    tiles.erase(pattern);
    std::erase_if(resolved.get_ref<Json::array_t &>(), [&](const Json &each) { return each == pattern; });
    if (side > 1)
        return true;
    tiles[pattern] = side;
    resolved.push_back(pattern);
    return true;
}

// The token on the seam to the right of a photo: there, if the halves make one and the supply has it, or not.
bool Arranging::turnSeam(std::string_view name)
{
    const auto place = m_cards.find(name);
    const bool inAlbum = place && place->list->zone.starts_with("album.");
    Json *right = inAlbum
                      ? photoOf(*place->list->names, place->entry()["x"].get<int>() + 2, place->entry()["y"].get<int>())
                      : nullptr;
    if (!right)
        return refuse("arrange-side", {{"piece", std::string(name)}});
    Json &photo = place->entry();
    if (photo.contains("token")) {
        returnToken(photo);
        return true;
    }
    const auto copy = copyNamed(m_rules, name),
               other = copyNamed(m_rules, (*right)["card"].get_ref<const std::string &>());
    Symbol kind = meeting(m_rules.cardOf(*copy).right, m_rules.cardOf(*other).left);
    if (kind == wild) // any will do: the first of which there is one
        for (kind = 0; kind < cat
                       && (kind >= static_cast<Symbol>(m_rules.patterns.size())
                           || m_state.supply[static_cast<std::size_t>(kind)] == 0);)
            ++kind;
    if (kind == blank)
        return misplaced(name, "expected.matching_halves");
    const int left = m_state.supply[static_cast<std::size_t>(kind)];
    if (left == 0)
        return misplaced(name, "expected.token_in_supply");
    photo["token"] = symbolName(m_rules, kind);
    m_json["supply"][symbolName(m_rules, kind)] = left - 1;
    return true;
}

bool Arranging::apply(const SetCounter &set)
{
    const auto [table, name] = tableAndName(set.counter);
    if (table == "marker")
        return apply(PutPiece{set.counter, "track." + std::string(name), set.value});
    if (set.counter == "photographer")
        return apply(PutPiece{set.counter, "ring", set.value});
    return unknown(set.counter);
}

bool Arranging::apply(const SetToAct &set)
{
    if (!number(set.seat, 0, modeOf(m_rules, m_state).rival ? 0 : 1))
        return false;
    m_json["seat"] = set.seat;
    if (m_state.phase == Phase::Over) { // then it goes on
        m_json["phase"] = "take";
        m_json.erase("rewarding");
    }
    return true;
}

Json *Arranging::photoOf(Json &album, int x, int y)
{
    for (Json &photo : album)
        if (photo["x"] == x && photo["y"] == y)
            return &photo;
    return nullptr;
}

void Arranging::returnToken(Json &photo)
{
    Json &supply = m_json["supply"][photo["token"].get<std::string>()];
    supply = supply.get<int>() + 1;
    photo.erase("token");
}

void Arranging::leave(const PieceLists::Place &place)
{
    if (!place.list->zone.starts_with("album."))
        return;
    Json &photo = place.entry();
    if (photo.contains("token"))
        returnToken(photo);
    Json *left = photoOf(*place.list->names, photo["x"].get<int>() - 2, photo["y"].get<int>());
    if (left && left->contains("token"))
        returnToken(*left);
}

std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::kimono
