#include <algorithm>

#include "core/base/chance.h"
#include "core/base/shuffle.h"
#include "core/game/setup_deal.h"
#include "core/games/kimono/play.h"

namespace engawa::kimono {

namespace {

constexpr std::uint64_t deckStream = 1;
constexpr std::uint64_t starterStream = 2;
constexpr std::uint64_t valueStream = 3;

std::uint64_t placeOf(const Rules &rules, std::uint64_t seed, CopyIndex copy)
{
    return placeInDeck(seed, deckStream, 0, rules.cardOf(copy).idHash, rules.copies[copy].number);
}

void dealValues(const Rules &rules, State &state, const Log &log)
{
    const auto count = rules.patterns.size();
    for (std::size_t i = 0; i < maxPatterns; ++i)
        state.valueOf[i] = static_cast<std::int8_t>(i);
    if (rules.shuffleTrackValues)
        for (std::size_t i = count; i > 1; --i)
            std::swap(state.valueOf[i - 1],
                      state.valueOf[below(draw(state.seed, valueStream, i), static_cast<std::uint32_t>(i))]);
    for (std::size_t i = 0; i < count; ++i)
        log(EventKind::Value, Rule::ExpertValues, static_cast<int>(i),
            rules.patterns[static_cast<std::size_t>(state.valueOf[i])].value);
}

} // namespace

void sortDeck(const Rules &rules, State &state)
{
    sortByPlace(state.deck, [&](CopyIndex copy) { return placeOf(rules, state.seed, copy); });
}

void insertAtPlace(const Rules &rules, State &state, CopyIndex copy)
{
    const auto place = [&](CopyIndex each) { return placeOf(rules, state.seed, each); };
    insertByPlace(state.deck, copy, place);
}

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    state.seed = seed;
    state.mode = modeNumber(rules.modes, setup);
    const Mode &mode = modeOf(rules, state);
    state.ringSize = static_cast<std::uint8_t>(rules.ringSize);
    state.tileOwner.fill(-1);
    for (std::size_t i = 0; i < rules.patterns.size(); ++i)
        state.supply[i] = static_cast<std::uint8_t>(rules.patterns[i].supply);
    state.supply[cat] = static_cast<std::uint8_t>(mode.catTokens ? rules.catSupply : 0);

    for (std::size_t i = 0; i < rules.copies.size(); ++i) {
        const Copy &copy = rules.copies[i];
        const CardKind kind = rules.cards[copy.card].kind;
        if (!copy.retired && ((kind == CardKind::Beauty && mode.beauties) || (kind == CardKind::Prop && mode.props)))
            state.deck.push(static_cast<CopyIndex>(i));
    }
    sortDeck(rules, state);

    state.ring.fill(noCopy);
    int dealt = 0;
    for (std::size_t i = 0; i < state.ringSize && !state.deck.empty(); ++i, ++dealt)
        state.ring[i] = state.deck.pop();
    for (int i = 0; i < mode.rewardCards && !state.deck.empty(); ++i)
        state.display.push(state.deck.pop());

    state.starter = mode.rival ? std::max<Seat>(setup.starter, 0) : starterOf(setup, 2, seed, starterStream);
    state.seat = state.starter;

    const Log log(events, nobody);
    log.revealed(EventKind::Dealt, mode.rival ? Rule::SoloDeck : Rule::SetupRing, dealt,
                 static_cast<int>(state.deck.size()));
    for (const CopyIndex copy : state.display)
        log.revealed(EventKind::Rewards, Rule::ExpertRewards, copy);
    if (mode.scoring == Scoring::Points)
        dealValues(rules, state, log);
    else
        dealValues(rules, state, Log(nullptr, nobody));
    for (int side = 0; side < 2; ++side) {
        const CopyIndex departure = rules.departureCopy(mode.departure, side);
        state.albums[static_cast<std::size_t>(side)].push({departure, 0, 0, blank, 0});
        log.by(speaker(mode, side))(EventKind::Departure, Rule::SetupDeparture, departure);
    }
    if (!mode.rival)
        log.by(state.seat)(EventKind::Starter, Rule::SetupStarter);
}

} // namespace engawa::kimono
