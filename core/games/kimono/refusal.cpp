#include "core/game/refusal.h"
#include "core/games/kimono/kimono.h"

// What to answer to a click that leads nowhere: the rule that forbids what it tries, else the one that tells what the piece
// is for.
namespace engawa::kimono {

namespace {

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
    const RuleIndex rule = purposeOf(zone, {{"gaps", refused(Rule::TakeLastCrossed)},
                                            {"deck", refused(mode.rival ? Rule::SoloRefillOrder : Rule::RefillDraw)},
                                            {"rewards", refused(Rule::ExpertReward)},
                                            {"supply", refused(Rule::TokenSupply)},
                                            {"track", refused(Rule::MarkerKimono)},
                                            {"tiles", refused(Rule::ExpertTile)},
                                            {"seams", refused(Rule::TokenMatch)},
                                            {"starter", refused(mode.rival ? Rule::SoloCatPrize : Rule::SetupStarter)},
                                            {"rival", refused(Rule::SoloRivalPlaces)},
                                            {"album", refused(points ? Rule::ExpertMon : Rule::PlaceBaseEnd)}});
    return rule != noRule ? rule : refused(Rule::TurnOrder);
}

} // namespace

RuleIndex refusalFor(const Rules &rules, const State &state, const Piece &piece)
{
    const Mode &mode = modeOf(rules, state);
    const std::string_view zone = ClickedPiece(piece).zone;
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    if (zone == "ring" && state.phase == Phase::Take)
        return refused(stepRule(mode, Phase::Take)); // too near, or too far
    if (mode.rival && piece.zone == "album.1")
        return refused(Rule::SoloRivalPlaces);
    if (zone == "album" && state.phase == Phase::Place)
        return refused(Rule::PlaceTaken);
    if (zone == "supply" && state.phase == Phase::Name)
        return refused(Rule::TokenSupply);
    if (zone == "ring" || (zone == "rewards" && state.rewarding))
        return refused(stepRule(mode, state.phase));
    return purpose(mode, zone);
}

} // namespace engawa::kimono
