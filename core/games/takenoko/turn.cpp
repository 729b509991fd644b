#include <algorithm>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/shuffle.h"

namespace engawa::takenoko {

namespace {

// Applies one move; what it leads to by itself follows.
class Turning
{
public:
    Turning(const Rules &rules, State &state, EventList *events)
        : m_rules(rules), m_state(state), m_events(events), m_log(events, state.seat)
    {
    }

    void apply(Move made)
    {
        switch (static_cast<Verb>(made.verb)) {
        case Verb::Weather:
            m_log(EventKind::ChoseWeather, Rule::WeatherAny, made.b);
            bring(m_rules, m_state, made.b, m_events);
            return;
        case Verb::Rain:
            rain(static_cast<Place>(made.b));
            return;
        case Verb::Storm:
            m_state.panda = static_cast<Place>(made.b);
            say(EventKind::Panda, Rule::WeatherStorm, m_state.panda);
            eat(m_rules, m_state, m_log);
            beginActions(m_rules, m_state);
            return;
        case Verb::Improve:
            --m_state.reserve[static_cast<std::size_t>(made.b - 1)];
            improve(made.b, static_cast<Place>(made.c), Rule::WeatherClouds);
            beginActions(m_rules, m_state);
            return;
        case Verb::PlaceStored:
            --active(m_state).tokens[static_cast<std::size_t>(made.b - 1)];
            improve(made.b, static_cast<Place>(made.c), Rule::ImprovementStore);
            stay();
            return;
        case Verb::MoveToken:
            moveToken(static_cast<Place>(made.b), static_cast<Place>(made.c));
            return;
        case Verb::StoreToken:
            --m_state.reserve[static_cast<std::size_t>(made.b - 1)];
            ++active(m_state).tokens[static_cast<std::size_t>(made.b - 1)];
            m_log(EventKind::StoredToken, Rule::ImprovementStore, made.b);
            beginActions(m_rules, m_state);
            return;
        case Verb::Skip:
            skip();
            return;
        case Verb::Choose:
            choose(made.b);
            return;
        case Verb::Plots:
            drawPlots();
            return;
        case Verb::PlacePlot:
            place(made.b, made.c, made.d);
            return;
        case Verb::Under:
            putUnder(made.b);
            return;
        case Verb::Channel:
            --m_state.channels;
            lay({static_cast<Place>(made.b), made.c}, EventKind::Channel, Rule::IrrigationPlace);
            took(Action::Irrigation);
            return;
        case Verb::Lay:
            --active(m_state).channels;
            lay({static_cast<Place>(made.b), made.c}, EventKind::LaidChannel, Rule::IrrigationStored);
            stay();
            return;
        case Verb::StoreChannel:
            --m_state.channels;
            ++active(m_state).channels;
            m_log(EventKind::StoredChannel, Rule::IrrigationStore, active(m_state).channels);
            took(Action::Irrigation);
            return;
        case Verb::Gardener:
            moveGardener(static_cast<Place>(made.b));
            return;
        case Verb::Panda:
            m_state.panda = static_cast<Place>(made.b);
            say(EventKind::Panda, Rule::PandaMove, m_state.panda);
            eat(m_rules, m_state, m_log);
            took(Action::Panda);
            return;
        case Verb::Draw:
            insertSorted(active(m_state).hand, m_state.decks[static_cast<std::size_t>(made.b)].pop());
            m_log(EventKind::Drew, Rule::ObjectiveDraw, made.b);
            took(Action::Objective);
            return;
        case Verb::Complete:
            complete(m_rules, m_state, made.b, m_log);
            stay();
            return;
        case Verb::End:
            end();
            return;
        }
    }

private:
    void say(EventKind kind, Rule rule, Place place, int number = 0) const
    {
        m_log(kind, rule, m_state.garden[place].q, m_state.garden[place].r, number);
    }

    // The turn ends by itself when nothing is left to decide.
    void goOn()
    {
        m_state.phase = Phase::Turn;
        if (!canActAtAll(m_rules, m_state) && !canCompleteAny(m_rules, m_state) && !canLay(m_state)
            && !canPlaceStored(m_rules, m_state))
            end();
    }

    // What has its time in every phase leaves the step under way as it is.
    void stay()
    {
        if (m_state.phase == Phase::Turn)
            goOn();
    }

    void end()
    {
        const int lost = m_rules.parameters.actions - m_state.turn.done;
        if (lost > 0)
            m_log(EventKind::NoAction, Rule::TurnNoAction, lost);
        endTurn(m_rules, m_state, m_events);
    }

    void took(Action action)
    {
        const auto at = static_cast<std::size_t>(action);
        ++m_state.turn.done;
        ++m_state.turn.taken[at];
        if (m_rules.parameters.fixActions)
            --m_state.turn.chosen[at];
        goOn();
    }

    void rain(Place place)
    {
        if (grow(m_rules, m_state, place, m_log))
            say(EventKind::Grew, Rule::WeatherRain, place, m_state.garden[place].height);
        beginActions(m_rules, m_state);
    }

    void improve(int improvement, Place place, Rule rule)
    {
        Plot &plot = m_state.garden[place];
        plot.improvement = static_cast<std::uint8_t>(improvement);
        plot.token = true;
        m_log(EventKind::Token, rule, improvement, plot.q, plot.r);
        irrigate(m_rules, m_state, place, m_log);
    }

    // The plot that it leaves keeps its bamboo, and goes dry if nothing else waters it.
    void moveToken(Place from, Place to)
    {
        Plot &left = m_state.garden[from], &plot = m_state.garden[to];
        plot.improvement = left.improvement;
        plot.token = true;
        left.improvement = 0;
        left.token = false;
        const bool before = left.irrigated();
        updateWater(m_rules, left);
        if (before && !left.irrigated())
            losePatterns(m_rules, m_state);
        m_log(EventKind::MovedToken, Rule::ImprovementMove, plot.improvement, plot.q, plot.r);
        irrigate(m_rules, m_state, to, m_log);
        beginActions(m_rules, m_state);
    }

    void skip()
    {
        if (m_state.phase == Phase::Choose) {
            m_state.phase = Phase::Turn;
            return;
        }
        m_log(EventKind::Declined, Rule::WeatherOptional, m_state.turn.weather - 1);
        beginActions(m_rules, m_state);
    }

    void choose(int action)
    {
        Turn &turn = m_state.turn;
        ++turn.chosen[static_cast<std::size_t>(action)];
        m_log(EventKind::Chose, Rule::TurnFixed, action);
        int chosen = 0;
        for (const std::uint8_t each : turn.chosen)
            chosen += each;
        if (chosen >= m_rules.parameters.actions + turn.extra)
            m_state.phase = Phase::Turn;
    }

    void drawPlots()
    {
        const int wanted = m_rules.parameters.plotsDrawn;
        while (static_cast<int>(m_state.drawn.size()) < wanted && !m_state.stack.empty()) {
            m_state.drawn.push(m_state.stack.pop());
            m_state.drawnKnown.push(m_state.known.pop());
        }
        const auto drawn = static_cast<int>(m_state.drawn.size());
        m_log(EventKind::DrewPlots, Rule::PlotsDraw, drawn);
        if (drawn < wanted)
            m_log(EventKind::FewPlots, Rule::PlotsShort, drawn);
        m_state.phase = Phase::Plot;
    }

    PlotIndex takeDrawn(int kind)
    {
        std::size_t at = 0;
        while (m_rules.plots[m_state.drawn[at]].kind != kind)
            ++at;
        const PlotIndex plot = m_state.drawn[at];
        m_state.drawn.erase(at);
        m_state.drawnKnown.erase(at);
        return plot;
    }

    void place(int kind, int q, int r)
    {
        const PlotIndex plot = takeDrawn(kind);
        const Place place = addPlot(m_rules, m_state, plot, q, r);
        m_log.revealed(EventKind::PlacedPlot, Rule::PlotsPlace, kind, q, r);
        if (m_state.garden[place].irrigated())
            irrigate(m_rules, m_state, place, m_log);
        m_state.phase = Phase::Under;
        putRestUnder();
    }

    void putUnder(int kind)
    {
        const PlotIndex plot = takeDrawn(kind);
        m_state.stack.insert(0, plot);
        m_state.known.insert(0, bit(m_state.seat));
        m_log(EventKind::Under, Rule::PlotsUnder, 1);
        putRestUnder();
    }

    // Plots among which there is nothing to choose go by themselves; whoever knew them all knows where they are.
    void putRestUnder()
    {
        const auto &drawn = m_state.drawn;
        const bool alike = std::ranges::all_of(
            drawn, [&](PlotIndex plot) { return m_rules.plots[plot].kind == m_rules.plots[drawn[0]].kind; });
        if (!alike)
            return;
        if (!drawn.empty())
            m_log(EventKind::Under, Rule::PlotsUnder, static_cast<int>(drawn.size()));
        std::uint8_t knowing = 0xff;
        for (const std::uint8_t known : m_state.drawnKnown)
            knowing &= known;
        while (!m_state.drawn.empty()) {
            m_state.stack.insert(0, m_state.drawn.pop());
            m_state.known.insert(0, static_cast<std::uint8_t>(bit(m_state.seat) | knowing));
            m_state.drawnKnown.pop();
        }
        took(Action::Plots);
    }

    void lay(Border border, EventKind kind, Rule rule)
    {
        addChannel(m_state, border);
        say(kind, rule, border.place, border.side);
        addChannelWater(m_rules, m_state, border, m_log);
    }

    void moveGardener(Place to)
    {
        m_state.gardener = to;
        say(EventKind::Gardener, Rule::GardenerMove, to);
        const Plot landed = m_state.garden[to];
        if (to == pond) {
            m_log(EventKind::OnPond, Rule::GardenerPond);
            took(Action::Gardener);
            return;
        }
        if (!landed.irrigated())
            say(EventKind::Dry, Rule::GardenerDry, to);
        else if (grow(m_rules, m_state, to, m_log))
            say(EventKind::Grew, Rule::GardenerGrow, to, m_state.garden[to].height);
        for (const Place beside : landed.beside)
            if (beside != nothing && m_state.garden[beside].wet == landed.colour
                && grow(m_rules, m_state, beside, m_log))
                say(EventKind::Grew, Rule::GardenerNeighbours, beside, m_state.garden[beside].height);
        took(Action::Gardener);
    }

    const Rules &m_rules;
    State &m_state;
    EventList *m_events;
    Log m_log;
};

} // namespace

void applyMove(const Rules &rules, State &state, Move move, EventList *events)
{
    Turning(rules, state, events).apply(move);
}

} // namespace engawa::takenoko
