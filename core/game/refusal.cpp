#include "core/game/refusal.h"

#include <algorithm>
#include <string>

#include "core/game/name_parts.h"

namespace engawa {

ClickedPiece::ClickedPiece(const Piece &piece)
    : kind(piece.kind), zone(before(piece.zone, '.')), part(after(piece.zone, '.')), id(after(piece.component, '/'))
{
}

bool ClickedPiece::isOf(Seat seat) const
{
    return part == std::to_string(seat);
}

RuleIndex purposeOf(std::string_view zoneOrKind, std::initializer_list<Purpose> purposes)
{
    const auto found = std::ranges::find(purposes, zoneOrKind, &Purpose::of);
    return found == purposes.end() ? noRule : found->rule;
}

RuleIndex refusal(RuleIndex tried, RuleIndex step, RuleIndex purpose, RuleIndex order)
{
    if (step == noRule)
        return tried != noRule ? tried : purpose;
    return tried == noRule || tried == order ? step : tried;
}

} // namespace engawa
