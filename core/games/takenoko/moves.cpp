#include "core/games/takenoko/actions.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/weather.h"

namespace engawa::takenoko {

namespace {

// Lists by the same checks as check.cpp, but so that nothing is looked at twice.
class Listing
{
public:
    Listing(const Rules &rules, const State &state, MoveList &moves) : m_rules(rules), m_state(state), m_moves(moves) {}

    void list()
    {
        switch (m_state.phase) {
        case Phase::Weather:
            for (int i = 0; i < static_cast<int>(m_rules.weather.size()); ++i)
                if (checkWeather(m_rules, m_state, i) == noRule)
                    add(Verb::Weather, i);
            listAnytime();
            break;
        case Phase::Rain:
            listPlaces(Verb::Rain, checkRain);
            add(Verb::Skip);
            listAnytime();
            break;
        case Phase::Storm:
            listPlaces(Verb::Storm, checkStorm);
            add(Verb::Skip);
            listAnytime();
            break;
        case Phase::Clouds:
            listClouds();
            add(Verb::Skip);
            listAnytime();
            break;
        case Phase::Choose:
            listChoose();
            listAnytime();
            break;
        case Phase::Turn:
            listTurn();
            break;
        case Phase::Plot:
            listPlots();
            listAnytime();
            break;
        case Phase::Under:
            listKinds([&](int kind) { add(Verb::Under, kind); });
            listAnytime();
            break;
        case Phase::Over:
            break;
        }
    }

private:
    void add(Verb verb, int b = 0, int c = 0, int d = 0)
    {
        if (!m_moves.full())
            m_moves.push(move(verb, b, c, d));
    }

    template <class Check>
    void listPlaces(Verb verb, Check &&check)
    {
        for (int place = 1; place < static_cast<int>(m_state.garden.size()); ++place)
            if (check(m_rules, m_state, place) == noRule)
                add(verb, place);
    }

    // Once for each objective, however many cards of it there are: they lie side by side in the hand.
    void listComplete()
    {
        int last = -1;
        for (const CardIndex card : active(m_state).hand) {
            const int objective = m_rules.cards[card].objective;
            if (objective != last && isMet(m_rules, m_state, objective, active(m_state)))
                add(Verb::Complete, objective);
            last = objective;
        }
    }

    // What has its time in every phase of the turn.
    void listAnytime()
    {
        listComplete();
        if (active(m_state).channels > 0)
            listBorders(Verb::Lay);
        if (canPlaceStored(m_rules, m_state))
            listTokens(Verb::PlaceStored, active(m_state).tokens);
    }

    // Where a token may be placed.
    Row<Place, maxPlots> tokenPlaces() const
    {
        Row<Place, maxPlots> places;
        for (std::size_t place = 1; place < m_state.garden.size(); ++place)
            if (checkTokenPlace(m_rules, m_state, static_cast<int>(place)) == noRule)
                places.push(static_cast<Place>(place));
        return places;
    }

    template <class Tokens>
    void listTokens(Verb verb, const Tokens &tokens)
    {
        const auto places = tokenPlaces();
        for (int i = 0; i < static_cast<int>(m_rules.improvements.size()); ++i)
            if (tokens[static_cast<std::size_t>(i)] > 0)
                for (const Place place : places)
                    add(verb, i + 1, place);
    }

    void listClouds()
    {
        if (!reserveEmpty(m_state)) {
            listTokens(Verb::Improve, m_state.reserve);
            for (int i = 0; m_rules.parameters.storeTokens && i < static_cast<int>(m_rules.improvements.size()); ++i)
                if (m_state.reserve[static_cast<std::size_t>(i)] > 0)
                    add(Verb::StoreToken, i + 1);
            return;
        }
        const auto places = tokenPlaces();
        for (int from = 1; from < static_cast<int>(m_state.garden.size()); ++from)
            if (m_state.garden[static_cast<std::size_t>(from)].token)
                for (const Place to : places)
                    add(Verb::MoveToken, from, to);
    }

    void listChoose()
    {
        for (int i = 0; i < actionCount; ++i)
            if (checkChoose(m_rules, m_state, static_cast<Action>(i)) == noRule)
                add(Verb::Choose, i);
        if (checkMove(m_rules, m_state, move(Verb::Skip)) == noRule)
            add(Verb::Skip);
    }

    void listTurn()
    {
        const bool acts = listActions();
        listAnytime();
        if (!acts || !(m_rules.parameters.fixActions || m_state.turn.done < m_rules.parameters.actions))
            add(Verb::End);
    }

    bool listActions() // false: there are none
    {
        bool any = false;
        const auto can = [&](Action action) {
            const bool possible = canAct(m_rules, m_state, action);
            any |= possible;
            return possible;
        };
        if (can(Action::Plots))
            add(Verb::Plots);
        if (can(Action::Irrigation)) {
            listBorders(Verb::Channel);
            if (m_rules.parameters.storeChannels)
                add(Verb::StoreChannel);
        }
        if (can(Action::Gardener))
            eachReached(m_state, m_state.gardener, [&](Place place) { add(Verb::Gardener, place); });
        if (can(Action::Panda))
            eachReached(m_state, m_state.panda, [&](Place place) { add(Verb::Panda, place); });
        if (can(Action::Objective))
            for (int i = 0; i < categoryCount; ++i)
                if (!m_state.decks[static_cast<std::size_t>(i)].empty())
                    add(Verb::Draw, i);
        return any;
    }

    void listBorders(Verb verb)
    {
        eachBorder(m_state, [&](Border border) { add(verb, border.place, border.side); });
    }

    // Calls use(kind) for each kind among the drawn plots.
    template <class Use>
    void listKinds(Use &&use)
    {
        for (std::size_t i = 0; i < m_state.drawn.size(); ++i) {
            const int kind = m_rules.plots[m_state.drawn[i]].kind;
            bool known = false;
            for (std::size_t k = 0; k < i; ++k)
                known |= m_rules.plots[m_state.drawn[k]].kind == kind;
            if (!known)
                use(kind);
        }
    }

    void listPlots()
    {
        std::size_t spots = 0; // every kind may lie where the first may
        listKinds([&](int kind) {
            if (spots == 0) {
                eachSpot(m_rules, m_state, [&](int q, int r) { add(Verb::PlacePlot, kind, q, r); });
                spots = m_moves.size();
                return;
            }
            for (std::size_t i = 0; i < spots; ++i)
                add(Verb::PlacePlot, kind, m_moves[i].c, m_moves[i].d);
        });
    }

    const Rules &m_rules;
    const State &m_state;
    MoveList &m_moves;
};

} // namespace

void listLegal(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    Listing(rules, state, moves).list();
}

} // namespace engawa::takenoko
