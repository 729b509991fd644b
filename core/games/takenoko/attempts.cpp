#include "core/games/takenoko/garden.h"

// What a person might try in a position, legal or not.
namespace engawa::takenoko {

namespace {

class Trying
{
public:
    Trying(const Rules &rules, const State &state, MoveList &moves) : m_rules(rules), m_state(state), m_moves(moves) {}

    void list()
    {
        for (const Verb verb : {Verb::Skip, Verb::Plots, Verb::StoreChannel, Verb::End})
            add(verb);
        for (int i = 0; i < actionCount; ++i)
            add(Verb::Choose, i);
        for (int i = 0; i < categoryCount; ++i)
            add(Verb::Draw, i);
        for (int i = 0; i < count(m_rules.weather); ++i)
            add(Verb::Weather, i);
        for (int i = 0; i < count(m_rules.objectives); ++i)
            if (m_rules.objectives[static_cast<std::size_t>(i)].inMatch())
                add(Verb::Complete, i);
        for (int place = 0; place < count(m_state.garden); ++place)
            listPlace(place);
        listTokens();
        listPlots();
    }

private:
    template <class List>
    static int count(const List &list)
    {
        return static_cast<int>(list.size());
    }
    void add(Verb verb, int b = 0, int c = 0, int d = 0)
    {
        if (!m_moves.full())
            m_moves.push(move(verb, b, c, d));
    }

    void listPlace(int place)
    {
        add(Verb::Gardener, place);
        add(Verb::Panda, place);
        if (m_state.phase == Phase::Rain)
            add(Verb::Rain, place);
        if (m_state.phase == Phase::Storm)
            add(Verb::Storm, place);
        for (int side = 0; side < 3; ++side) {
            add(Verb::Channel, place, side);
            if (m_state.channels == 0 || active(m_state).channels > 0)
                add(Verb::Lay, place, side);
        }
    }

    // One token of each kind to every plot, and the first placed token to every plot.
    void listTokens()
    {
        const bool clouds = m_state.phase == Phase::Clouds;
        int from = 0;
        while (from + 1 < count(m_state.garden) && !m_state.garden[static_cast<std::size_t>(from)].token)
            ++from;
        for (int i = 1; i <= count(m_rules.improvements); ++i) {
            add(Verb::StoreToken, i);
            for (int place = 0; place < count(m_state.garden) && (clouds || place == 0); ++place) {
                if (clouds)
                    add(Verb::Improve, i, place);
                if (!clouds || active(m_state).tokens[static_cast<std::size_t>(i - 1)] > 0)
                    add(Verb::PlaceStored, i, place);
            }
        }
        for (int place = 0; place < count(m_state.garden) && clouds; ++place)
            add(Verb::MoveToken, from, place);
    }

    void listPlots()
    {
        int last = -1;
        for (const PlotIndex plot : m_state.drawn) {
            const int kind = m_rules.plots[plot].kind;
            if (kind == last)
                continue;
            last = kind;
            add(Verb::Under, kind);
            add(Verb::PlacePlot, kind, 0, 0);
            for (std::size_t side = 0; side < sides; ++side) { // around the plot placed last, and beyond
                const Plot &from = m_state.garden.back();
                add(Verb::PlacePlot, kind, from.q + sideQ[side], from.r + sideR[side]);
                add(Verb::PlacePlot, kind, from.q + 2 * sideQ[side], from.r + 2 * sideR[side]);
            }
        }
        if (m_state.phase == Phase::Plot || m_state.phase == Phase::Under) {
            add(Verb::PlacePlot, 0, 1, 0);
            add(Verb::Under, 0);
        }
    }

    const Rules &m_rules;
    const State &m_state;
    MoveList &m_moves;
};

} // namespace

void listAttempts(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    Trying(rules, state, moves).list();
}

} // namespace engawa::takenoko
