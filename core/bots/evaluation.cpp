#include "core/bots/evaluation.h"

namespace engawa {

namespace {

constexpr std::string_view anyMode = "any"; // instead of a mode: what holds for those that are not named

} // namespace

std::shared_ptr<const Formula> botFormula(const Game &game, const State &state, std::string_view entry)
{
    const Json *formulas = game.data().value("bots", entry);
    if (!formulas || !formulas->is_object())
        return nullptr;
    for (const std::string_view id : {game.scenarioOf(state), game.modeOf(state), anyMode})
        if (const auto text = formulas->find(std::string(id)); text != formulas->end() && text->is_string())
            return game.formulas().find("seat", Kind::Number, text->get_ref<const std::string &>());
    return nullptr;
}

std::int64_t Evaluation::operator()(const State &state, Seat seat) const
{
    std::int64_t value = m_formula ? m_game.evaluate(*m_formula, state, seat) : 0;
    if (m_game.toAct(state) == nobody) {
        const Outcome outcome = m_game.outcome(state);
        if (!outcome.contest)
            return value;
        const bool wins = outcome.winners >> seat & 1;
        const bool alone = outcome.winners == 1u << seat;
        value += wins ? (alone ? won : won / 2) : m_lost;
    }
    return value;
}

} // namespace engawa
