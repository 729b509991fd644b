#include "core/games/momiji/placing.h"

// What a Play may consist of.
namespace engawa::momiji {

const Effect *effectUnderWay(const Rules &rules, const State &state)
{
    const Landscape *landscape = landscapeUnderWay(rules, state);
    if (!landscape)
        return nullptr;
    if (state.turn.declared)
        return landscape->taking < 0 ? nullptr : &landscape->effects[static_cast<std::size_t>(landscape->taking)];
    return state.turn.effect < landscape->effects.size() ? &landscape->effects[state.turn.effect] : nullptr;
}

PlayFrame playFrame(const State &state, const Landscape *landscape, const Effect *effect)
{
    PlayFrame frame{maxCopies, 0, false, 0, 0};
    if (effect)
        frame.cards = effect->cards;
    if (!landscape)
        return frame;
    frame.stackOnly = landscape->trigger == Trigger::Stack;
    if (landscape->skipping >= 0) {
        const Effect &skip = landscape->effects[static_cast<std::size_t>(landscape->skipping)];
        frame.skipCards = skip.cards - state.turn.skips;
        frame.skipBy = frame.skipCards > 0 ? skip.by : 0;
    }
    if (landscape->widening >= 0) {
        const Effect &wide = landscape->effects[static_cast<std::size_t>(landscape->widening)];
        frame.cards = wide.cards;
        frame.piles = wide.piles;
    }
    return frame;
}

PlayFrame playFrame(const Rules &rules, const State &state)
{
    if (state.phase != Phase::Play)
        return playFrame(state, nullptr, nullptr);
    if (state.turn.declared)
        return playFrame(state, landscapeUnderWay(rules, state), nullptr);
    return playFrame(state, nullptr, effectUnderWay(rules, state));
}

RuleIndex checkCombination(const Rules &rules, const Turn &turn, const PlayFrame &frame, int leaf)
{
    const bool known = turn.leaves >> leaf & 1;
    const int types = std::popcount(turn.leaves);
    if (turn.count >= frame.cards)
        return refused(frame.piles ? Rule::AbilityPiles : Rule::AbilityPlay);
    if (frame.piles) {
        const int then = types + !known;
        const bool fits = then <= frame.piles && frame.piles - then <= frame.cards - turn.count - 1;
        return fits ? noRule : refused(Rule::AbilityPiles);
    }
    if (turn.count == 0)
        return noRule;
    if (known && types > 1)
        return refused(Rule::PlaySpread);
    if (known)
        return turn.count < rules.parameters.stackMax ? noRule : refused(Rule::PlayStack);
    return frame.stackOnly || (types == 1 && turn.count > 1) ? refused(Rule::PlayStack) : noRule;
}

bool canPlayMore(const Rules &rules, const State &state, const PlayFrame &frame)
{
    const Placeable placeable(rules, state, frame);
    for (const CopyIndex copy : active(state).hand)
        if (placeable.takes(rules.faceOf(copy)))
            return true;
    return false;
}

std::uint8_t playableLeaves(const Rules &rules, const State &state, int skip)
{
    const Placeable placeable(rules, active(state), skip);
    unsigned leaves = 0;
    for (const CopyIndex copy : active(state).hand) {
        const Face &face = rules.faceOf(copy);
        leaves |= unsigned{placeable.takes(face)} << face.leaf;
    }
    return static_cast<std::uint8_t>(leaves);
}

} // namespace engawa::momiji
