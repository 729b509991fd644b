#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/progress.h"
#include "core/games/takenoko/staging.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

Scene Staging::scene()
{
    addGarden();
    addStocks();
    addDecks();
    addDrawn();
    addWeather();
    for (int seat = 0; seat < m_state.seats; ++seat)
        addSeat(seat);
    const bool crowned = m_state.emperor != nobody;
    const std::string emperor = crowned ? zoneOf("emperor", m_state.emperor) : "emperor";
    addZone(emperor, Zone::Form::Row, m_state.emperor);
    addPiece("emperor", "emperor", "", emperor).badge = std::to_string(m_rules.parameters.emperorPoints);
    addButton("skip", Verb::Skip);
    addButton("end", Verb::End);
    addPrompt();
    return std::move(m_scene);
}

Staging::MoveIndices Staging::movesOf(Action action) const
{
    return movesWhere([&](Verb verb, const Move &move) {
        switch (verb) {
        case Verb::Choose:
            return move.b == static_cast<int>(action);
        case Verb::Plots:
            return action == Action::Plots;
        case Verb::Channel:
        case Verb::StoreChannel:
            return action == Action::Irrigation;
        case Verb::Gardener:
            return action == Action::Gardener;
        case Verb::Panda:
            return action == Action::Panda;
        case Verb::Draw:
            return action == Action::Objective;
        default:
            return false;
        }
    });
}

Piece &Staging::addPlot(PlotIndex plot, const std::string &zone, int x, int y)
{
    return addPiece("plots/" + plotName(m_rules, plot), "plot", "plots/" + m_rules.kindOf(plot).id, zone, x, y);
}

Piece &Staging::addCard(CardIndex card, const std::string &zone, int x)
{
    const auto category = static_cast<std::size_t>(m_rules.objectiveOf(card).category);
    const std::string table(objectiveTables[category]);
    return addPiece(table + "/" + cardName(m_rules, card), std::string(objectiveKinds[category]),
                    table + "/" + m_rules.objectiveOf(card).id, zone, x);
}

void Staging::addStocks()
{
    addZone("plot_stack", Zone::Form::Pile);
    for (std::size_t i = 0; i < m_state.stack.size(); ++i) {
        const auto x = static_cast<int>(i);
        const bool known = m_seat >= 0 && (m_state.known[i] >> m_seat & 1);
        Piece &piece = known ? addPlot(m_state.stack[i], "plot_stack", x) : addBack("plot_stack", i, "plot", x);
        if (i + 1 == m_state.stack.size())
            piece.moves = movesOf(Action::Plots);
    }
    addCounter("channel_stock", "channel", nobody, m_state.channels).moves = movesOf(Action::Irrigation);
    addZone("improvements", Zone::Form::Row);
    for (std::size_t i = 0; i < m_rules.improvements.size(); ++i) {
        const std::string id = "improvements/" + m_rules.improvements[i].id;
        Piece &tokens = addPiece(id, "improvement", id, "improvements", static_cast<int>(i));
        tokens.badge = std::to_string(m_state.reserve[i]);
        if (m_state.phase == Phase::Clouds)
            tokens.moves = movesWhere([&](Verb verb, const Move &move) {
                return (verb == Verb::Improve || verb == Verb::StoreToken) && move.b == static_cast<int>(i) + 1;
            });
    }
}

void Staging::addDecks()
{
    for (std::size_t i = 0; i < categoryCount; ++i) {
        const std::string zone = "deck." + std::string(categoryWords[i]);
        addZone(zone, Zone::Form::Pile);
        addBacks(zone, m_state.decks[i].size(), std::string(objectiveKinds[i]));
        if (!m_state.decks[i].empty())
            m_scene.pieces.back().moves = movesWhere(
                [&](Verb verb, const Move &move) { return verb == Verb::Draw && move.b == static_cast<int>(i); });
    }
}

void Staging::addDrawn()
{
    if (m_state.drawn.empty())
        return;
    addZone("drawn", Zone::Form::Row, m_state.seat);
    for (std::size_t i = 0; i < m_state.drawn.size(); ++i) {
        const auto x = static_cast<int>(i);
        const bool known = shown() || (m_seat >= 0 && (m_state.drawnKnown[i] >> m_seat & 1));
        if (!known) {
            addBack("drawn", i, "plot", x);
            continue;
        }
        const int kind = m_rules.plots[m_state.drawn[i]].kind;
        addPlot(m_state.drawn[i], "drawn", x).moves = movesWhere([&](Verb verb, const Move &move) {
            return (verb == Verb::PlacePlot || verb == Verb::Under) && move.b == kind;
        });
    }
}

void Staging::addWeather()
{
    if (!modeOf(m_rules, m_state).weather)
        return;
    addZone("weather", Zone::Form::Row);
    const Weather *weather = weatherOf(m_rules, m_state);
    addPiece("weather", "weather", weather ? "weather/" + weather->id : "", "weather").faceUp = weather != nullptr;
    if (m_state.phase != Phase::Weather)
        return;
    addZone("weather_choice", Zone::Form::Row, m_state.seat);
    int x = 0;
    for (std::size_t i = 0; i < m_rules.weather.size(); ++i)
        if (checkWeather(m_rules, m_state, static_cast<int>(i)) == noRule)
            addPiece("weather_choice/" + m_rules.weather[i].id, "weather", "weather/" + m_rules.weather[i].id,
                     "weather_choice", x++)
                .moves = movesWhere(
                [&](Verb verb, const Move &move) { return verb == Verb::Weather && move.b == static_cast<int>(i); });
}

void Staging::addSeat(int seat)
{
    const Player &player = playerOf(m_state, seat);
    addHand(seat);
    const std::string scored = zoneOf("scored", seat), bamboo = zoneOf("bamboo", seat);
    addZone(scored, Zone::Form::Row, seat);
    for (std::size_t i = 0; i < player.completed.size(); ++i)
        addCard(player.completed[i], scored, static_cast<int>(i));
    addZone(bamboo, Zone::Form::Row, seat);
    for (std::size_t i = 0; i < m_rules.colours.size(); ++i)
        addPiece(bamboo + "/" + m_rules.colours[i].id, "section", "colours/" + m_rules.colours[i].id, bamboo,
                 static_cast<int>(i))
            .badge = std::to_string(player.bamboo[i]);
    addActions(seat);
    addStored(seat);
}

// The backs tell the kind of a card; its place among those of the kind says nothing.
void Staging::addHand(int seat)
{
    const std::string zone = zoneOf("hand", seat);
    addZone(zone, Zone::Form::Fan, seat);
    const Player &player = playerOf(m_state, seat);
    Progresses progresses(m_rules, m_state);
    for (std::size_t i = 0; i < player.hand.size(); ++i) {
        const Objective &objective = m_rules.objectiveOf(player.hand[i]);
        const auto x = static_cast<int>(i);
        if (seat != m_seat) {
            const auto category = static_cast<std::size_t>(objective.category);
            addBack(zone, i, std::string(objectiveKinds[category]), x);
            continue;
        }
        Piece &card = addCard(player.hand[i], zone, x);
        const Progress progress = progresses.of(objective, player);
        card.badge = isMet(m_rules, m_state, m_rules.cards[player.hand[i]].objective, player)
                         ? "done"
                         : std::to_string(progress.have) + "/" + std::to_string(progress.need);
        card.moves = movesWhere([&](Verb verb, const Move &move) {
            return verb == Verb::Complete && move.b == m_rules.cards[player.hand[i]].objective;
        });
    }
}

void Staging::addActions(int seat)
{
    const std::string zone = zoneOf("actions", seat);
    addZone(zone, Zone::Form::Row, seat);
    for (std::size_t i = 0; i < actionCount; ++i) {
        const std::string id(actionWords[i]);
        Piece &piece = addPiece(zone + "/" + id, "action", "actions/" + id, zone, static_cast<int>(i));
        if (seat != m_state.seat || m_state.phase == Phase::Over)
            continue;
        piece.badge = m_state.turn.chosen[i] > 0 ? "chosen" : m_state.turn.taken[i] > 0 ? "used" : "";
        if (seat == m_seat)
            piece.moves = movesOf(static_cast<Action>(i));
    }
}

void Staging::addStored(int seat)
{
    if (!m_rules.parameters.storeChannels && !m_rules.parameters.storeTokens)
        return;
    const std::string zone = zoneOf("stored", seat);
    const Player &player = playerOf(m_state, seat);
    const bool own = seat == m_seat && shown();
    addZone(zone, Zone::Form::Row, seat);
    int x = 0;
    if (m_rules.parameters.storeChannels) {
        Piece &channels = addPiece(zone + "/channel", "channel", "", zone, x++);
        channels.badge = std::to_string(player.channels);
        if (own)
            channels.moves = movesOf(Verb::Lay);
    }
    for (std::size_t i = 0; i < m_rules.improvements.size() && m_rules.parameters.storeTokens; ++i) {
        const std::string &id = m_rules.improvements[i].id;
        Piece &tokens = addPiece(zone + "/" + id, "improvement", "improvements/" + id, zone, x++);
        tokens.badge = std::to_string(player.tokens[i]);
        if (own)
            tokens.moves = movesWhere([&](Verb verb, const Move &move) {
                return verb == Verb::PlaceStored && move.b == static_cast<int>(i) + 1;
            });
    }
    if (own)
        addSpot("spot/store", zone, x, 0, movesWhere([](Verb verb, const Move &) {
                    return verb == Verb::StoreChannel || verb == Verb::StoreToken;
                }));
}

void Staging::addPrompt()
{
    constexpr std::array keys{"prompt.weather", "prompt.rain", "prompt.storm", "prompt.clouds", "prompt.choose",
                              "prompt.turn",    "prompt.plot", "prompt.under", "prompt.over"};
    static_assert(keys.size() == static_cast<std::size_t>(Phase::Over) + 1);
    const Phase phase = m_state.phase;
    prompt(phase == Phase::Clouds && reserveEmpty(m_state)          ? "prompt.clouds_move"
           : phase == Phase::Turn && !canActAtAll(m_rules, m_state) ? "prompt.after"
                                                                    : keys[static_cast<std::size_t>(phase)],
           m_state.seat);
    sayNumber("actions", actionsLeft(m_rules, m_state));
    sayTruth("last", m_state.emperor != nobody);
    sayTruth("complete", can(Verb::Complete));
    sayTruth("stored", can(Verb::Lay, Verb::PlaceStored));
    sayTruth("rain", can(Verb::Rain));
    sayTruth("place", can(Verb::Improve));
    sayTruth("store", can(Verb::StoreToken));
    sayTruth("enough", can(Verb::Skip));
    sayTruth("end", can(Verb::End));
}

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

} // namespace engawa::takenoko
