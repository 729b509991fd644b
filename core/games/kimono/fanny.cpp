#include "core/games/kimono/album.h"
#include "core/games/kimono/play.h"
#include "core/games/kimono/values.h"

namespace engawa::kimono {

namespace {

constexpr int rivalSide = 1;

// What a card would do at one end of Fanny's row.
class EndValues final : public Values
{
public:
    EndValues(const Rules &rules, const State &state, const Card &card, const Card &beside, bool left)
        : m_rules(rules), m_state(state), m_card(card), m_left(left),
          m_made(left ? meeting(card.right, beside.left) : meeting(beside.right, card.left))
    {
    }

    int value(int index) const override
    {
        switch (static_cast<EndValue>(index)) {
        case EndValue::CompletesPattern:
            return m_made == wild ? anyPattern()
                                  : m_made != cat && m_made != blank && namable(m_rules, m_state, m_made);
        case EndValue::CompletesCat:
            return m_made == cat;
        case EndValue::MonSide:
            return m_card.mon == (m_left ? Side::Left : Side::Right);
        case EndValue::LeftEnd:
            return m_left;
        }
        return 0;
    }
    int call(int, std::span<const int>) const override { return 0; }

private:
    bool anyPattern() const
    {
        for (Symbol kind = 0; kind < cat; ++kind)
            if (namable(m_rules, m_state, kind))
                return true;
        return false;
    }

    const Rules &m_rules;
    const State &m_state;
    const Card &m_card;
    bool m_left;
    Symbol m_made; // the token that the card would make here
};

// A seam of two wilds takes the first pattern that the supply still has.
void nameForRival(const Rules &rules, State &state, const Log &log)
{
    for (Symbol kind = 0; kind <= cat; ++kind)
        if (namable(rules, state, kind)) {
            giveToken(rules, state, rivalSide, *seamOf(state, rivalSide, state.seam), kind, Rule::TokenBothWild, log);
            break;
        }
    state.phase = Phase::Place;
    state.seam = Seam::Left;
}

} // namespace

void rivalPlaces(const Rules &rules, State &state, CopyIndex copy, bool scores, const Log &log)
{
    const Card &card = rules.cardOf(copy);
    const Ends ends = endsOf(state.albums[rivalSide]);
    const EndValues left(rules, state, card, rules.cardOf(ends.left->copy), true);
    const EndValues right(rules, state, card, rules.cardOf(ends.right->copy), false);
    bool goLeft = true;
    int decided = -1;
    for (std::size_t i = 0; i < rules.priorities.size() && decided < 0; ++i) {
        const Formula &prefers = *rules.priorities[i].prefers;
        const int lead = prefers.evaluate(left) - prefers.evaluate(right);
        if (lead != 0) {
            goLeft = lead > 0;
            decided = static_cast<int>(i);
        }
    }
    const int x = goLeft ? ends.left->x - 2 : ends.right->x + 2;
    log(EventKind::RivalPlaced, decided < 0 ? Rule::SoloRivalTie : Rule::SoloRivalPlaces, copy, x, 0, decided);
    addPhoto(rules, state, rivalSide, copy, x, 0, scores, log);
    const Phase phase = state.phase;
    if (scores && !resolveSeams(rules, state, rivalSide, Seam::Left, log))
        nameForRival(rules, state, log); // a row's new photo has one seam
    state.phase = phase;
}

} // namespace engawa::kimono
