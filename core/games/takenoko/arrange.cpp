#include <algorithm>

#include "core/games/takenoko/arranging.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

bool isCardTable(std::string_view table)
{
    return std::ranges::contains(objectiveTables, table);
}

} // namespace

Arranging::Arranging(const Rules &rules, const State &state, Problems &problems)
    : ArrangingFrame(rules, state, problems)
{
    m_plots.add("plot_stack", m_json["stack"], true);
    m_plots.add("garden", m_json["garden"]);
    for (const std::string_view category : categoryWords)
        m_cards.add("deck." + std::string(category), m_json["decks"][std::string(category)], true);
    for (std::size_t seat = 0; seat < state.seats; ++seat) {
        m_cards.add("hand." + std::to_string(seat), m_json["players"][seat]["hand"]);
        m_cards.add("scored." + std::to_string(seat), m_json["players"][seat]["completed"]);
    }
}

bool Arranging::apply(const PutPiece &put)
{
    const auto [table, name] = tableAndName(put.piece);
    if (table == "plots")
        return putPlot(name, put);
    if (isCardTable(table))
        return putCard(name, put);
    if (put.piece == "gardener" || put.piece == "panda")
        return putFigure(put);
    if (table == "channel_stock" || table == "channel")
        return putChannel(put);
    if (table == "improvements")
        return putToken(std::string(name), put, nullptr);
    if (table == "improvement") {
        Json *from = plotAt(name);
        return from && from->contains("token") ? putToken((*from)["token"], put, from) : unknown(put.piece);
    }
    return put.piece == "emperor" ? putEmperor(put) : unknown(put.piece);
}

bool Arranging::putCard(std::string_view name, const PutPiece &put)
{
    const auto from = m_cards.find(name);
    const auto card = cardNamed(m_rules, name);
    if (!from || !card)
        return unknown(put.piece);
    PieceLists::List *to = m_cards.list(put.zone);
    const auto category = static_cast<std::size_t>(m_rules.objectiveOf(*card).category);
    const bool otherDeck = put.zone.starts_with("deck.") && put.zone != "deck." + std::string(categoryWords[category]);
    if (!to || otherDeck)
        return misplaced(put.piece, "expected.card_place");
    m_cards.take(*from);
    m_cards.put(*to, std::string(name), put.x);
    return true;
}

bool Arranging::putEmperor(const PutPiece &put)
{
    const int seat = put.zone.starts_with("emperor") ? seatOfZone(put.zone) : m_state.seats;
    if (seat >= m_state.seats || (seat < 0 && put.zone != "emperor"))
        return misplaced(put.piece, "expected.player_or_middle");
    m_json.erase("emperor");
    if (seat >= 0)
        m_json["emperor"] = seat;
    return true;
}

bool Arranging::apply(const SwapPieces &swap)
{
    const auto [table, name] = tableAndName(swap.one);
    const auto [otherTable, otherName] = tableAndName(swap.other);
    if (table != otherTable && otherTable == "plots")
        return swapOnto(swap);
    if (swap.other == "pond" && (swap.one == "gardener" || swap.one == "panda"))
        return putFigure({swap.one, "figures", 0, 0});
    if (table == "plots" && otherTable == "plots") {
        const auto here = m_plots.find(name), there = m_plots.find(otherName);
        if (!here || !there)
            return unknown(here ? swap.other : swap.one);
        m_plots.exchange(*here, *there);
        forget(name);
        forget(otherName);
        return true;
    }
    if (!isCardTable(table) || !isCardTable(otherTable))
        return misplaced(swap.one, "expected.own_kind");
    const auto here = m_cards.find(name), there = m_cards.find(otherName);
    if (!here || !there)
        return unknown(here ? swap.other : swap.one);
    const bool decks = here->list->zone.starts_with("deck.") || there->list->zone.starts_with("deck.");
    if (table != otherTable && decks)
        return misplaced(swap.one, "expected.card_to_swap");
    m_cards.exchange(*here, *there);
    return true;
}

// Something that is laid onto a plot goes there.
bool Arranging::swapOnto(const SwapPieces &swap)
{
    const auto there = m_plots.find(tableAndName(swap.other).second);
    if (!there || there->list->zone != "garden")
        return misplaced(swap.one, "expected.garden_plot");
    return apply(PutPiece{swap.one, "garden", there->entry()["q"].get<int>(), there->entry()["r"].get<int>()});
}

bool Arranging::apply(const RemovePiece &removed)
{
    const auto [table, name] = tableAndName(removed.piece);
    if (table == "plots") // the last to be drawn
        return putPlot(name, {removed.piece, "plot_stack", 0});
    if (isCardTable(table)) {
        const auto card = cardNamed(m_rules, name);
        if (!card)
            return unknown(removed.piece);
        const auto category = static_cast<std::size_t>(m_rules.objectiveOf(*card).category);
        return putCard(name, {removed.piece, "deck." + std::string(categoryWords[category]), 0});
    }
    if (removed.piece == "gardener" || removed.piece == "panda")
        return putFigure({removed.piece, "figures", 0, 0});
    if (table == "channel")
        return removeChannel(name, removed.piece);
    if (table == "bamboo")
        return removeBamboo(name, removed.piece);
    if (table == "improvement") {
        Json *plot = plotAt(name);
        if (!plot || !plot->contains("token"))
            return unknown(removed.piece);
        giveBack(*plot);
        return true;
    }
    return removed.piece == "emperor" ? putEmperor({removed.piece, "emperor"}) : unknown(removed.piece);
}

bool Arranging::apply(const TurnPiece &turned)
{
    const auto [table, name] = tableAndName(turned.piece);
    if (table == "plots")
        return turnPlot(name);
    if (turned.piece == "weather")
        return turnWeather();
    if (table.starts_with("actions."))
        return turnAction(table, std::string(name));
    return refuse("arrange-side", {{"piece", turned.piece}});
}

// None, then each face of the die: the turn begins anew under it.
bool Arranging::turnWeather()
{
    if (m_state.phase == Phase::Over)
        return refuse("arrange-side", {{"piece", "weather"}});
    constexpr std::array<std::string_view, 6> phases{"", "rain", "", "storm", "clouds", "weather"};
    const std::size_t next = m_state.turn.weather;
    beginTurn();
    if (next >= m_rules.weather.size())
        return true;
    const Weather &weather = m_rules.weather[next];
    m_json["weather"] = weather.id;
    if (weather.effect == Effect::MoreActions)
        m_json["extra"] = m_rules.parameters.sunActions;
    if (weather.effect == Effect::SameActions)
        m_json["wind"] = true;
    if (const std::string_view phase = phases[static_cast<std::size_t>(weather.effect)]; !phase.empty())
        m_json["phase"] = phase;
    return true;
}

// Taken in this turn, or not.
bool Arranging::turnAction(std::string_view zone, const std::string &action)
{
    const bool open = seatOfZone(zone) == m_state.seat && m_state.phase == Phase::Turn;
    if (!open || !std::ranges::contains(actionWords, action))
        return refuse("arrange-side", {{"piece", std::string(zone) + "/" + action}});
    Json taken = m_json.value("taken", Json::object());
    if (taken.contains(action))
        taken.erase(action);
    else
        taken[action] = 1;
    m_json["taken"] = std::move(taken);
    return true;
}

void Arranging::beginTurn()
{
    for (const char *field : {"weather", "taken", "chosen", "extra", "wind", "stalled"})
        m_json.erase(field);
    m_json["phase"] = m_rules.parameters.fixActions ? "choose" : "turn";
}

bool Arranging::apply(const SetCounter &set)
{
    const auto [table, name] = tableAndName(set.counter);
    if (set.counter == "turns") {
        if (!change(m_json["turns"], set.value, 9999))
            return false;
        const int seat = (m_state.starter + set.value) % m_state.seats;
        if (seat != m_state.seat) { // it is another's turn then
            m_json["seat"] = seat;
            beginTurn();
        }
        return true;
    }
    if (table == "channel_stock")
        return change(m_json["channels_left"], set.value, 120);
    if (table == "improvements" && m_json["reserve"].contains(std::string(name)))
        return change(m_json["reserve"][std::string(name)], set.value, 30);
    const int seat = seatOfZone(table);
    if (seat < 0 || seat >= m_state.seats)
        return unknown(set.counter);
    Json &player = m_json["players"][static_cast<std::size_t>(seat)];
    if (table.starts_with("bamboo.") && std::ranges::contains(m_rules.colours, name, &Colour::id))
        return change(player["bamboo"][std::string(name)], set.value, 99);
    if (table.starts_with("stored.") && name == "channel")
        return change(player["channels"], set.value, 120);
    if (table.starts_with("stored.") && std::ranges::contains(m_rules.improvements, name, &Improvement::id))
        return change(player["tokens"][std::string(name)], set.value, 30);
    return unknown(set.counter);
}

bool Arranging::change(Json &count, int value, int most)
{
    count = value;
    return number(value, 0, most);
}

bool Arranging::apply(const SetToAct &set)
{
    if (!number(set.seat, 0, m_state.seats - 1))
        return false;
    // In the same round, so that who began and the turns played agree with it.
    const int seats = m_state.seats, since = (set.seat - m_state.starter + seats) % seats;
    m_json["seat"] = set.seat;
    m_json["turns"] = (roundOf(m_state) - 1) * seats + since;
    beginTurn(); // after the end it goes on
    return true;
}

std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::takenoko
