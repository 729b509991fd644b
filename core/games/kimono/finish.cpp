#include "core/games/kimono/play.h"
#include "core/games/kimono/scoring.h"
#include "core/games/kimono/values.h"

namespace engawa::kimono {

namespace {

// Tracks are resolved from the lowest value to the highest; -1: all are.
int nextTrack(const Rules &rules, const State &state)
{
    int next = -1;
    for (int i = 0; i < static_cast<int>(rules.patterns.size()); ++i)
        if (!(state.resolved >> i & 1) && (next < 0 || tileValue(rules, state, i) < tileValue(rules, state, next)))
            next = i;
    return next;
}

void over(const Rules &rules, State &state, EventList *events)
{
    state.phase = Phase::Over;
    state.rewarding = false;
    announce(rules, state, events);
}

void giveLastCardsToRival(const Rules &rules, State &state, const Log &log)
{
    for (std::size_t i = 0; i < state.ringSize; ++i) {
        const CopyIndex copy = state.ring[i];
        if (copy == noCopy || state.albums[1].full())
            continue;
        state.ring[i] = noCopy;
        log(EventKind::RivalLast, Rule::SoloLastCard, copy);
        rivalPlaces(rules, state, copy, rules.soloLastCardScores, log);
    }
}

} // namespace

void finish(const Rules &rules, State &state, EventList *events)
{
    const Mode &mode = modeOf(rules, state);
    const Log log(events, nobody);
    log(EventKind::LastCards, Rule::EndLastCards, cardsOnRing(state));
    if (mode.rival)
        giveLastCardsToRival(rules, state, log.by(rival));
    if (mode.scoring != Scoring::Points) {
        over(rules, state, events);
        return;
    }
    if (rules.leftoversJoinRewards)
        for (std::size_t i = 0; i < state.ringSize; ++i)
            if (state.ring[i] != noCopy && !state.display.full()) {
                log(EventKind::Leftover, Rule::ExpertLeftovers, state.ring[i]);
                state.display.push(state.ring[i]);
                state.ring[i] = noCopy;
            }
    state.rewarding = true;
    resolveTracks(rules, state, events);
}

void resolveTracks(const Rules &rules, State &state, EventList *events)
{
    const Log log(events, nobody);
    for (int track = nextTrack(rules, state); track >= 0; track = nextTrack(rules, state)) {
        const int value = tileValue(rules, state, track);
        state.resolved = static_cast<std::uint16_t>(state.resolved | 1 << track);
        log(EventKind::Track, Rule::ExpertOrder, track, value);
        const int marker = state.marker[static_cast<std::size_t>(track)];
        if (marker == 0) {
            log(EventKind::Middle, Rule::ExpertMiddle, track);
            continue;
        }
        const int owner = marker > 0 ? 0 : 1;
        state.tileOwner[static_cast<std::size_t>(track)] = static_cast<std::int8_t>(owner);
        log.by(owner)(EventKind::Tile, Rule::ExpertTile, track, value);
        if (state.display.empty() || state.albums[static_cast<std::size_t>(owner)].full()) {
            log.by(owner)(EventKind::NoReward, Rule::ExpertNoReward, track);
            continue;
        }
        state.seat = static_cast<std::int8_t>(owner);
        state.phase = Phase::Reward;
        return;
    }
    over(rules, state, events);
}

} // namespace engawa::kimono
