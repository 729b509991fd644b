#include "core/games/momiji/play.h"

// What a person might try in a position, legal or not.
namespace engawa::momiji {

namespace {

class Trying
{
public:
    Trying(const Rules &rules, const State &state, MoveList &moves) : m_rules(rules), m_state(state), m_moves(moves) {}

    void list()
    {
        for (const Verb verb : {Verb::Refill, Verb::Done, Verb::Garden, Verb::End, Verb::Pass})
            add(verb);
        add(Verb::Place, 0, 1);
        add(Verb::Place, 0, 2);
        for (int leaf = 0; leaf < count(m_rules.leaves); ++leaf)
            for (const Verb verb : {Verb::Collect, Verb::Top, Verb::Order})
                add(verb, leaf);
        for (int objective = 0; objective < count(m_rules.objectives); ++objective)
            add(Verb::Objective, objective);
        for (int landscape = 0; landscape < count(m_rules.landscapes); ++landscape)
            if (m_rules.landscapes[static_cast<std::size_t>(landscape)].inMatch())
                listUses(landscape);
        for (int card = 0; card < count(m_rules.cards); ++card)
            if (m_rules.cards[static_cast<std::size_t>(card)].inMatch())
                add(Verb::Play, card);
        int last = -1;
        for (const CopyIndex copy : active(m_state).hand)
            if (const int card = m_rules.copies[copy].card; card != last)
                listCard(last = card);
        listSwaps();
        for (const CopyIndex copy : m_state.drawn)
            addOnce(Verb::Discard, m_rules.copies[copy].card);
        if (!m_state.discard.empty())
            addOnce(Verb::Take, m_rules.copies[m_state.discard.back()].card);
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
    void addOnce(Verb verb, int b)
    {
        for (const Move &tried : m_moves)
            if (tried == move(verb, b))
                return;
        add(verb, b);
    }

    void listUses(int landscape)
    {
        if (m_state.phase == Phase::Draft)
            add(Verb::Draft, landscape);
        add(Verb::Use, landscape, 0, m_state.seat);
        if (!has(m_state, Module::GoldenLeaves))
            return;
        for (int owner = 0; owner < m_state.seats; ++owner)
            add(Verb::Use, landscape, 1, owner);
    }

    void listCard(int card)
    {
        add(Verb::Play, card, static_cast<int>(Side::Left));
        add(Verb::Play, card, static_cast<int>(Side::Right));
        add(Verb::Trade, card);
        add(Verb::Discard, card);
        if (m_state.phase == Phase::Tuck)
            for (const Pile &pile : active(m_state).piles)
                add(Verb::Tuck, card, pile.leaf);
        if (m_state.phase == Phase::Exchange)
            for (std::size_t i = 0; i < m_state.garden.cards.size(); ++i)
                if (!sameBefore(i))
                    add(Verb::Exchange, card, m_rules.copies[m_state.garden.cards[i]].card);
    }

    bool sameBefore(std::size_t i) const
    {
        for (std::size_t k = 0; k < i; ++k)
            if (m_rules.copies[m_state.garden.cards[k]].card == m_rules.copies[m_state.garden.cards[i]].card)
                return true;
        return false;
    }

    void listSwaps()
    {
        if (m_state.phase != Phase::Objective)
            return;
        for (int given = 0; given < count(m_rules.objectives); ++given)
            for (int taken = 0; taken < count(m_rules.objectives); ++taken)
                if (active(m_state).objectives >> given & 1 && m_state.available >> taken & 1)
                    add(Verb::Swap, given, taken);
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

} // namespace engawa::momiji
