#include "core/game/refusal.h"
#include "core/games/kimono/kimono.h"

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

RuleIndex purpose(const Mode &mode, std::string_view zone)
{
    const bool points = mode.scoring == Scoring::Points;
    const RuleIndex rule = purposeOf(zone, {{"gaps", cited(Rule::TakeLastCrossed)},
                                            {"deck", cited(mode.rival ? Rule::SoloRefillOrder : Rule::RefillDraw)},
                                            {"rewards", cited(Rule::ExpertReward)},
                                            {"supply", cited(Rule::TokenSupply)},
                                            {"track", cited(Rule::MarkerKimono)},
                                            {"tiles", cited(Rule::ExpertTile)},
                                            {"seams", cited(Rule::TokenMatch)},
                                            {"starter", cited(mode.rival ? Rule::SoloCatPrize : Rule::SetupStarter)},
                                            {"rival", cited(Rule::SoloRivalPlaces)},
                                            {"album", cited(points ? Rule::ExpertMon : Rule::PlaceBaseEnd)}});
    return rule != noRule ? rule : cited(Rule::TurnOrder);
}

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    const Mode &mode = modeOf(rules, state);
    const std::string_view zone = ClickedPiece(piece).zone;
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
    return purpose(mode, zone);
}

} // namespace engawa::kimono
