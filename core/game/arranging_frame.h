#pragma once

#include <optional>
#include <utility>
#include <variant>

#include "core/game/arrangement.h"
#include "core/game/arrangement_faults.h"
#include "core/game/piece_lists.h"

namespace engawa {

// Makes one change of a position by hand, in its JSON: reading that back checks the rest. The frame of every game's
// arrange.cpp.
template <class Rules, class Typed>
class ArrangingFrame : protected ArrangementFaults
{
public:
    ArrangingFrame(const Rules &rules, const Typed &state, Problems &problems)
        : ArrangementFaults(problems), m_rules(rules), m_state(state), m_json(positionOf(rules, state, {}))
    {
    }
    virtual ~ArrangingFrame() = default;

    // The changed position; nothing, and the reason, where the change is refused.
    std::optional<Json> make(const Arrangement &arrangement)
    {
        if (!isTime())
            refuse("arrange-turn", {});
        else if (std::visit([this](const auto &change) { return apply(change); }, arrangement) && finish())
            return std::move(m_json);
        return std::nullopt;
    }

protected:
    // False where one of the faults says why.
    virtual bool apply(const PutPiece &put) = 0;
    virtual bool apply(const SwapPieces &swap) = 0;
    virtual bool apply(const RemovePiece &removed) = 0;
    virtual bool apply(const TurnPiece &turned) = 0;
    virtual bool apply(const SetCounter &set) = 0;
    virtual bool apply(const SetToAct &set) = 0;

    virtual bool isTime() const { return atWholeDecision(m_rules, m_state); }
    virtual bool finish() { return true; } // what follows from any change

    const Rules &m_rules;
    const Typed &m_state;
    Json m_json;
};

} // namespace engawa
