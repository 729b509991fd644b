#pragma once

#include <array>
#include <string_view>

#include "core/game/event.h"

namespace engawa::kimono {

// Every rule of the game, in the rulebook's order. The sentences are in the pack.
enum class Rule : RuleIndex {
    SetupRing,
    SetupDeparture,
    SetupStarter,
    TurnOrder,
    TurnOver,
    TakeCrossing,
    TakeLastCrossed,
    TakeEmptyPlaces,
    PlaceBaseEnd,
    PlaceOnTwo,
    PlaceTaken,
    PlaceLayers,
    TokenMatch,
    TokenNoMatch,
    TokenWild,
    TokenBothWild,
    TokenSupply,
    MarkerKimono,
    MarkerProp,
    MarkerToken,
    MarkerCat,
    MarkerEnd,
    RefillDraw,
    RefillEmptyDeck,
    EndLastCards,
    BasicMarkers,
    BasicMiddle,
    BasicTieBreak,
    BasicShared,
    ExpertRewards,
    ExpertValues,
    ExpertLeftovers,
    ExpertOrder,
    ExpertTile,
    ExpertMiddle,
    ExpertReward,
    ExpertCompulsory,
    ExpertNoReward,
    ExpertFrozen,
    ExpertCats,
    ExpertProps,
    ExpertMon,
    ExpertMonCovered,
    ExpertTotal,
    ExpertTieBreak,
    ExpertShared,
    SoloDeck,
    SoloCrossing,
    SoloRivalCard,
    SoloRow,
    SoloNoCatTokens,
    SoloRivalPlaces,
    SoloRivalTie,
    SoloRefillOrder,
    SoloLastCard,
    SoloMarkers,
    SoloMiddle,
    SoloCatPrize,
    SoloVictory,
};

inline constexpr std::array<std::string_view, 59> ruleIds{
    "setup.ring",         "setup.departure",   "setup.starter",      "turn.order",        "turn.over",
    "take.crossing",      "take.last-crossed", "take.empty-places",  "place.base-end",    "place.on-two",
    "place.taken",        "place.layers",      "token.match",        "token.no-match",    "token.wild",
    "token.both-wild",    "token.supply",      "marker.kimono",      "marker.prop",       "marker.token",
    "marker.cat",         "marker.end",        "refill.draw",        "refill.empty-deck", "end.last-cards",
    "basic.markers",      "basic.middle",      "basic.tie-break",    "basic.shared",      "expert.rewards",
    "expert.values",      "expert.leftovers",  "expert.order",       "expert.tile",       "expert.middle",
    "expert.reward",      "expert.compulsory", "expert.no-reward",   "expert.frozen",     "expert.cats",
    "expert.props",       "expert.mon",        "expert.mon-covered", "expert.total",      "expert.tie-break",
    "expert.shared",      "solo.deck",         "solo.crossing",      "solo.rival-card",   "solo.row",
    "solo.no-cat-tokens", "solo.rival-places", "solo.rival-tie",     "solo.refill-order", "solo.last-card",
    "solo.markers",       "solo.middle",       "solo.cat-prize",     "solo.victory",
};
static_assert(ruleIds.size() == static_cast<std::size_t>(Rule::SoloVictory) + 1);

} // namespace engawa::kimono
