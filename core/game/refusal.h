#pragma once

#include <initializer_list>
#include <string_view>

#include "core/game/event.h"
#include "core/game/scene.h"

namespace engawa {

// A piece that somebody clicked in vain. It refers to the piece.
struct ClickedPiece
{
    explicit ClickedPiece(const Piece &piece);

    bool isOf(Seat seat) const; // does its zone belong to the seat?

    std::string_view kind;
    std::string_view zone; // "hand" of "hand.1"
    std::string_view part; // "1" of it: a seat, a kind
    std::string_view id;   // of the component
};

// What pieces of a zone or a kind are for, where nobody tries anything with them.
struct Purpose
{
    std::string_view of;
    RuleIndex rule;
};
RuleIndex purposeOf(std::string_view zoneOrKind, std::initializer_list<Purpose> purposes); // noRule: not among them

// The answer to a click: the rule against what it tries, else what the step under way asks for (noRule: every action is
// free), else what the piece is for. `order`, that something else comes first, is less than the step itself says.
RuleIndex refusal(RuleIndex tried, RuleIndex step, RuleIndex purpose, RuleIndex order);

} // namespace engawa
