#include "core/games/momiji/arranging.h"

namespace engawa::momiji {

namespace {

// The garden and the box keep their number of cards.
bool keepsItsNumber(std::string_view zone)
{
    return zone == "garden" || zone == "box";
}

} // namespace

// A column takes its own leaf only.
bool Arranging::fits(std::string_view name, std::string_view zone)
{
    const auto copy = copyNamed(m_rules, name);
    const std::string &leaf = m_rules.leaves[m_rules.cardOf(*copy).leaf].id;
    return !zone.starts_with("column.") || zone.substr(7) == leaf
           || misplaced("leaf_cards/" + std::string(name), "expected.own_column");
}

void Arranging::hide(std::string_view name)
{
    for (int i = 0; i < m_state.seats; ++i)
        if (Json &open = seat(i)["open"]; !open.empty())
            std::erase_if(open.get_ref<Json::array_t &>(), [&](const Json &each) { return each == name; });
}

bool Arranging::putCard(std::string_view name, std::string_view zone, int x)
{
    const auto from = m_cards.find(name);
    if (!from)
        return unknown("leaf_cards/" + std::string(name));
    PieceLists::List *to = m_cards.list(zone);
    const std::string piece = "leaf_cards/" + std::string(name);
    if (!to)
        return misplaced(piece, "expected.card_place");
    if (keepsItsNumber(from->list->zone) || keepsItsNumber(zone))
        return misplaced(piece, "expected.card_to_swap");
    if (!fits(name, zone))
        return false;
    if (zone.starts_with("pile.")) // a card under a pile is not its top
        x = std::min(x, static_cast<int>(to->names->size()) - 1);
    Json entry = from->entry();
    m_cards.take(*from);
    m_cards.put(*to, std::move(entry), x);
    hide(name);
    return true;
}

bool Arranging::putOnArea(std::string_view name, std::string_view zone, int x)
{
    const auto from = m_cards.find(name);
    if (!from || !isSeat(seatOfZone(zone)))
        return unknown("leaf_cards/" + std::string(name));
    const std::string piece = "leaf_cards/" + std::string(name);
    if (keepsItsNumber(from->list->zone))
        return misplaced(piece, "expected.card_to_swap");
    Json &piles = seat(seatOfZone(zone))["piles"];
    const std::string leaf = m_rules.leaves[m_rules.cardOf(*copyNamed(m_rules, name)).leaf].id;
    const bool onPile = x >= 0 && x < static_cast<int>(piles.size());
    if (onPile && piles[static_cast<std::size_t>(x)]["leaf"] != leaf)
        return misplaced(piece, "expected.own_pile");
    for (const Json &pile : piles)
        if (!onPile && pile["leaf"] == leaf)
            return misplaced(piece, "expected.known_pile");
    hide(name);
    Json entry = from->entry();
    m_cards.take(*from);
    if (onPile)
        piles[static_cast<std::size_t>(x)]["cards"].push_back(std::move(entry));
    else // the lists of other piles may move: nothing is looked up any more
        piles.insert(x < 0 ? piles.begin() : piles.end(),
                     Json{{"leaf", leaf}, {"cards", Json::array({std::move(entry)})}});
    return true;
}

bool Arranging::swapCards(std::string_view one, std::string_view other)
{
    const auto here = m_cards.find(one), there = m_cards.find(other);
    if (!here || !there)
        return unknown("leaf_cards/" + std::string(here ? other : one));
    if (!fits(one, there->list->zone) || !fits(other, here->list->zone))
        return false;
    hide(one);
    hide(other);
    m_cards.exchange(*here, *there);
    return true;
}

bool Arranging::turnCard(std::string_view name)
{
    const auto place = m_cards.find(name);
    if (!place || !place->list->zone.starts_with("hand."))
        return refuse("arrange-side", {{"piece", "leaf_cards/" + std::string(name)}});
    const auto copy = copyNamed(m_rules, name);
    const bool known = isOpen(m_state, *copy);
    hide(name);
    if (!known)
        seat(seatOfZone(place->list->zone))["open"].push_back(std::string(name));
    return true;
}

// Empty piles go; what is put on top of a pile is of its leaf. What lies there may have another one since an edit.
bool Arranging::finish()
{
    for (int i = 0; i < m_state.seats; ++i) {
        auto &piles = seat(i)["piles"].get_ref<Json::array_t &>();
        std::erase_if(piles, [](const Json &pile) { return pile["cards"].empty(); });
        for (const Json &pile : piles) {
            const auto &name = pile["cards"].back().get_ref<const std::string &>();
            const CopyIndex top = *copyNamed(m_rules, name);
            const bool stays = std::ranges::any_of(playerOf(m_state, i).piles, [&](const Pile &before) {
                return before.top == top && pile["leaf"] == m_rules.leaves[before.leaf].id;
            });
            if (!stays && pile["leaf"] != m_rules.leaves[m_rules.faceOf(top).leaf].id)
                return misplaced("leaf_cards/" + name, "expected.leaf_on_top");
        }
    }
    return true;
}

} // namespace engawa::momiji
