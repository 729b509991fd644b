#include "core/games/momiji/play.h"
#include "core/games/momiji/shuffle.h"

namespace engawa::momiji {

namespace {

// Everything that the seat can't know, put together, shuffled by the new seed and dealt out again.
class Redealing
{
public:
    Redealing(const Rules &rules, State &state, Seat seat) : m_rules(rules), m_state(state), m_seat(seat) {}

    void redeal(std::uint64_t seed)
    {
        m_state.seed = seed;
        redealCards();
        if (has(m_state, Module::AncientGarden))
            redealPath();
        if (m_state.phase == Phase::Draft)
            sortTileDeck(m_rules, m_state);
    }

private:
    bool hides(int seat, CopyIndex copy) const { return seat != m_seat && !isOpen(m_state, copy); }

    void redealCards()
    {
        // The deck serves as the pool; what is dealt from its back fills the hidden places in a fixed order.
        std::array<std::size_t, maxPlayers> hidden{};
        for (int seat = 0; seat < m_state.seats; ++seat) {
            Hand &hand = playerOf(m_state, seat).hand;
            for (std::size_t i = hand.size(); i-- > 0;)
                if (hides(seat, hand[i])) {
                    m_state.deck.push(hand[i]);
                    hand.erase(i);
                    ++hidden[static_cast<std::size_t>(seat)];
                }
        }
        const std::size_t boxed = m_state.box.size();
        for (const CopyIndex copy : m_state.box)
            m_state.deck.push(copy);
        m_state.box.clear();
        const bool drawnHidden = m_state.phase == Phase::Drawn && m_state.seat != m_seat;
        const std::size_t drawn = drawnHidden ? m_state.drawn.size() : 0;
        for (; drawnHidden && !m_state.drawn.empty();)
            m_state.deck.push(m_state.drawn.pop());

        sortDeck(m_rules, m_state);
        for (int seat = 0; seat < m_state.seats; ++seat)
            for (std::size_t i = 0; i < hidden[static_cast<std::size_t>(seat)]; ++i)
                addToHand(m_state, seat, m_state.deck.pop(), false);
        for (std::size_t i = 0; i < boxed; ++i)
            m_state.box.push(m_state.deck.pop());
        sortRow(m_state.box);
        for (std::size_t i = 0; i < drawn; ++i)
            m_state.drawn.push(m_state.deck.pop());
        if (drawnHidden)
            sortRow(m_state.drawn);
    }

    void redealPath()
    {
        Garden &garden = m_state.garden;
        struct Piece
        {
            std::uint8_t kind, number;
            auto operator<=>(const Piece &) const = default;
        };
        std::array<std::uint8_t, maxTokens> count{};
        Row<Piece, maxPath * 2> pool;
        const auto gather = [&](std::size_t kind) {
            pool.push({static_cast<std::uint8_t>(kind), count[kind]});
            ++count[kind];
        };
        for (const std::uint8_t token : garden.path)
            if (token)
                gather(token - 1u);
        for (const std::uint8_t kind : garden.removed)
            gather(kind);
        sortByPlace(pool, [&](Piece piece) {
            return placeOf(m_state.seed, Stream::Path, m_rules.tokens[piece.kind].idHash, piece.number);
        });
        for (std::uint8_t &kind : garden.removed)
            kind = pool.pop().kind;
        for (std::uint8_t &token : garden.path)
            if (token)
                token = static_cast<std::uint8_t>(pool.pop().kind + 1);
    }

    const Rules &m_rules;
    State &m_state;
    Seat m_seat;
};

} // namespace

// What another seat has begun must go on with the cards it is dealt: those that leave it no move are dealt anew.
void redealHidden(const Rules &rules, State &state, Seat seat, std::uint64_t seed)
{
    constexpr std::uint64_t attempts = 256;
    const bool begun =
        state.seat != seat && state.phase != Phase::Turn && state.phase != Phase::Draft && state.phase != Phase::Over;
    for (std::uint64_t n = 0; n < attempts; ++n) {
        Redealing(rules, state, seat).redeal(n == 0 ? seed : draw(seed, static_cast<std::uint64_t>(Stream::Redeal), n));
        MoveList moves;
        if (begun)
            listLegal(rules, state, moves);
        if (!begun || !moves.empty())
            return;
    }
}

} // namespace engawa::momiji
