#include "core/games/kimono/album.h"
#include "core/games/kimono/play.h"

namespace engawa::kimono {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

void refill(State &state, int place, Rule rule, const Log &log)
{
    if (state.deck.empty()) {
        log(EventKind::DeckEmpty, Rule::RefillEmptyDeck, place);
        return;
    }
    state.ring[at(place)] = state.deck.pop();
    log.by(nobody).revealed(EventKind::Refilled, rule, state.ring[at(place)], place);
}

void refillAll(const Rules &rules, State &state, const Log &log)
{
    if (!modeOf(rules, state).rival) {
        refill(state, state.takenPlace, Rule::RefillDraw, log);
        return;
    }
    const bool rivalFirst = rules.soloRivalRefillsFirst;
    refill(state, rivalFirst ? state.rivalPlace : state.takenPlace, Rule::SoloRefillOrder, log);
    refill(state, rivalFirst ? state.takenPlace : state.rivalPlace, Rule::SoloRefillOrder, log);
}

void endTurn(const Rules &rules, State &state, EventList *events)
{
    const Mode &mode = modeOf(rules, state);
    refillAll(rules, state, Log(events, state.seat));
    state.takenPlace = state.rivalPlace = 0;
    ++state.turns;
    const int left = cardsOnRing(state);
    const bool albumFull = state.albums[0].full() || state.albums[1].full(); // only after edits that add many cards
    if (left <= mode.endCards || left < mode.crossMin || albumFull) {
        finish(rules, state, events);
        return;
    }
    state.phase = Phase::Take;
    if (!mode.rival)
        state.seat = static_cast<std::int8_t>(other(state.seat));
}

void letRivalPlace(const Rules &rules, State &state, const Log &log)
{
    if (state.rivalHand == noCopy)
        return;
    const CopyIndex copy = state.rivalHand;
    state.rivalHand = noCopy;
    rivalPlaces(rules, state, copy, true, log);
}

// The photo just placed is done, seams and all.
void placed(const Rules &rules, State &state, EventList *events)
{
    if (state.rewarding) {
        resolveTracks(rules, state, events);
        return;
    }
    letRivalPlace(rules, state, Log(events, rival));
    endTurn(rules, state, events);
}

void take(const Rules &rules, State &state, int crossed, const Log &log)
{
    const int place = placeCrossed(state, crossed);
    int empty = 0;
    for (int i = state.gap; i != place; i = i + 1 == state.ringSize ? 0 : i + 1)
        empty += state.ring[at(i)] == noCopy;
    if (empty)
        log(EventKind::Skipped, Rule::TakeEmptyPlaces, empty);

    if (modeOf(rules, state).rival) {
        state.rivalPlace = static_cast<std::uint8_t>(placeCrossed(state, crossed - 1));
        state.rivalHand = state.ring[state.rivalPlace];
    }
    state.inHand = state.ring[at(place)];
    state.ring[at(place)] = noCopy;
    if (state.rivalHand != noCopy)
        state.ring[state.rivalPlace] = noCopy;
    state.takenPlace = static_cast<std::uint8_t>(place);
    state.gap = static_cast<std::uint8_t>(place + 1 == state.ringSize ? 0 : place + 1);
    state.phase = Phase::Place;
    log(EventKind::Took, Rule::TakeLastCrossed, state.inHand, crossed);
    if (state.rivalHand != noCopy)
        log.by(rival)(EventKind::RivalTook, Rule::SoloRivalCard, state.rivalHand);
    if (!rules.soloPlayerPlacesFirst)
        letRivalPlace(rules, state, log.by(rival));
}

} // namespace

void applyMove(const Rules &rules, State &state, Move chosen, EventList *events)
{
    const Log log(events, state.seat);
    switch (static_cast<Verb>(chosen.verb)) {
    case Verb::Take:
        take(rules, state, chosen.b, log);
        return;
    case Verb::Place: {
        const CopyIndex copy = state.inHand;
        state.inHand = noCopy;
        log(EventKind::Placed, chosen.c == 0 ? Rule::PlaceBaseEnd : Rule::PlaceOnTwo, copy, chosen.b, chosen.c);
        addPhoto(rules, state, state.seat, copy, chosen.b, chosen.c, true, log);
        if (resolveSeams(rules, state, state.seat, Seam::Left, log))
            placed(rules, state, events);
        return;
    }
    case Verb::Name: {
        const Seam seam = state.seam;
        giveToken(rules, state, state.seat, *seamOf(state, state.seat, seam), static_cast<Symbol>(chosen.b),
                  Rule::TokenBothWild, log);
        state.phase = Phase::Place;
        state.seam = Seam::Left;
        if (seam == Seam::Right || resolveSeams(rules, state, state.seat, Seam::Right, log))
            placed(rules, state, events);
        return;
    }
    case Verb::Reward:
        for (std::size_t i = 0; i < state.display.size(); ++i)
            if (rules.copies[state.display[i]].card == chosen.b) {
                state.inHand = state.display[i];
                state.display.erase(i);
                break;
            }
        state.phase = Phase::Place;
        log(EventKind::Rewarded, Rule::ExpertReward, state.inHand);
        return;
    case Verb::Decline:
        log(EventKind::Declined, Rule::ExpertCompulsory);
        resolveTracks(rules, state, events);
        return;
    }
}

} // namespace engawa::kimono
