#include "core/games/kimono/album.h"
#include "core/games/kimono/kimono.h"
#include "core/game/name_parts.h"

// What to answer to a click that leads nowhere: the rule that forbids what it tries, else the one that tells what the piece
// is for.
namespace engawa::kimono {

namespace {

constexpr RuleIndex cited(Rule rule)
{
    return static_cast<RuleIndex>(rule);
}

// The step under way asks for something else.
Rule stepRule(const Mode &mode, Phase phase)
{
    switch (phase) {
    case Phase::Take:
        return mode.rival ? Rule::SoloCrossing : Rule::TakeCrossing;
    case Phase::Place:
        return mode.layers > 1 ? Rule::PlaceOnTwo : mode.rival ? Rule::SoloRow : Rule::PlaceBaseEnd;
    case Phase::Name:
        return Rule::TokenBothWild;
    case Phase::Reward:
        return Rule::ExpertReward;
    case Phase::Over:
        break;
    }
    return Rule::TurnOver;
}

// What the pieces of a zone are for, where nobody tries anything with them.
Rule purpose(const Mode &mode, std::string_view zone)
{
    struct Purpose
    {
        std::string_view zone;
        Rule rule;
    };
    const bool points = mode.scoring == Scoring::Points;
    const Purpose purposes[]{
        {"gaps", Rule::TakeLastCrossed},  {"deck", mode.rival ? Rule::SoloRefillOrder : Rule::RefillDraw},
        {"rewards", Rule::ExpertReward},  {"supply", Rule::TokenSupply},
        {"track", Rule::MarkerKimono},    {"tiles", Rule::ExpertTile},
        {"seams", Rule::TokenMatch},      {"starter", mode.rival ? Rule::SoloCatPrize : Rule::SetupStarter},
        {"rival", Rule::SoloRivalPlaces}, {"album", points ? Rule::ExpertMon : Rule::PlaceBaseEnd},
        {"hand", Rule::TurnOrder},
    };
    for (const Purpose &each : purposes)
        if (each.zone == zone)
            return each.rule;
    return Rule::TurnOrder;
}

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    const Mode &mode = modeOf(rules, state);
    const std::string_view zone = before(piece.zone, '.');
    if (state.phase == Phase::Over)
        return cited(Rule::TurnOver);
    if (zone == "ring" && state.phase == Phase::Take)
        return cited(stepRule(mode, Phase::Take)); // too near, or too far
    if (mode.rival && piece.zone == "album.1")
        return cited(Rule::SoloRivalPlaces);
    if (zone == "album" && state.phase == Phase::Place)
        return cited(Rule::PlaceTaken);
    if (zone == "supply" && state.phase == Phase::Name)
        return cited(Rule::TokenSupply);
    if (zone == "ring" || (zone == "rewards" && state.rewarding))
        return cited(stepRule(mode, state.phase));
    return cited(purpose(mode, zone));
}

} // namespace engawa::kimono
