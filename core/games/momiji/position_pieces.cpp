#include <algorithm>

#include "core/games/momiji/position_read.h"

namespace engawa::momiji {

void Pieces::problem(std::string code, const std::string &pointer, Problem::Arguments arguments)
{
    m_ok = false;
    m_problems.push_back({Problem::Level::Error, std::move(code), {}, 0, pointer, std::move(arguments)});
}

void Pieces::unexpected(const std::string &pointer, const std::string &value, const std::string &expected)
{
    problem("position-value", pointer, {{"value", value}, {"expected", expected}});
}

bool Pieces::isList(const Json &value, const std::string &pointer, std::size_t most)
{
    const bool fits = value.is_array() && value.size() <= most;
    if (!fits)
        unexpected(pointer, value.dump().substr(0, 60), "a list of at most " + std::to_string(most));
    return fits;
}

template <class Found, class Used>
std::optional<Found> Pieces::once(const std::optional<Found> &found, Used &used, const Json &name,
                                  const std::string &pointer)
{
    if (!found)
        problem("position-unknown-piece", pointer, {{"piece", name.dump().substr(0, 60)}, {"suggestion", ""}});
    else if (!used.insert(*found).second)
        problem("position-twice", pointer, {{"piece", name.get<std::string>()}});
    else
        return found;
    return std::nullopt;
}

std::optional<CopyIndex> Pieces::card(const Json &name, const std::string &pointer)
{
    const auto found = name.is_string() ? copyNamed(m_rules, name.get_ref<const std::string &>()) : std::nullopt;
    return once(found, m_cards, name, pointer);
}

std::optional<TileIndex> Pieces::tile(const Json &name, const std::string &pointer)
{
    const auto found = name.is_string() ? tileNamed(m_rules, name.get_ref<const std::string &>()) : std::nullopt;
    return once(found, m_tiles, name, pointer);
}

std::optional<int> Pieces::leaf(const Json &name, const std::string &pointer)
{
    for (std::size_t i = 0; i < m_rules.leaves.size() && name.is_string(); ++i)
        if (m_rules.leaves[i].id == name.get_ref<const std::string &>())
            return static_cast<int>(i);
    problem("position-unknown-piece", pointer, {{"piece", name.dump().substr(0, 60)}, {"suggestion", ""}});
    return std::nullopt;
}

std::optional<int> Pieces::objective(const Json &name, const std::string &pointer)
{
    for (std::size_t i = 0; i < m_rules.objectives.size() && name.is_string(); ++i)
        if (m_rules.objectives[i].id == name.get_ref<const std::string &>())
            return static_cast<int>(i);
    problem("position-unknown-piece", pointer, {{"piece", name.dump().substr(0, 60)}, {"suggestion", ""}});
    return std::nullopt;
}

std::optional<int> Pieces::token(const Json &name, const std::string &pointer)
{
    for (std::size_t i = 0; i < m_rules.tokens.size() && name.is_string(); ++i)
        if (m_rules.tokens[i].id == name.get_ref<const std::string &>())
            return static_cast<int>(i);
    problem("position-unknown-piece", pointer, {{"piece", name.dump().substr(0, 60)}, {"suggestion", ""}});
    return std::nullopt;
}

std::uint8_t Pieces::leavesNamed() const
{
    std::uint8_t leaves = 0;
    for (const CopyIndex copy : m_cards)
        leaves |= bitOf(m_rules.cardOf(copy).leaf);
    return leaves;
}

bool phaseFits(const Rules &rules, const State &state)
{
    const Turn &turn = state.turn;
    const Landscape *landscape = landscapeUnderWay(rules, state);
    const Effect *effect = effectUnderWay(rules, state);
    const auto does = [&](Do wanted) { return effect && effect->does == wanted; };
    if (!state.drawn.empty() && state.phase != Phase::Drawn && state.phase != Phase::Place)
        return false;
    switch (state.phase) {
    case Phase::Draft:
        return !state.tilesShown.empty() && turn == Turn{};
    case Phase::Turn:
        return turn.action == Action::None && !landscape && !turn.declared;
    case Phase::Trade:
        return turn.traded && turn.count > 0 && turn.count < rules.is.tradeCards;
    case Phase::Columns:
        if (turn.declared && landscape && !effect)
            return turn.action == Action::Collect && landscape->trigger == Trigger::Collect;
        return does(Do::TakeColumns);
    case Phase::Tops:
        return does(Do::TakeTops);
    case Phase::Drawn:
        return does(Do::DrawCards) && turn.count < effect->discard;
    case Phase::Play:
        return turn.declared ? turn.action == Action::Play && (landscape || turn.count > 0) : does(Do::PlayCards);
    case Phase::Objective:
        return turn.declared ? turn.action == Action::Objective && landscape : does(Do::Objective);
    case Phase::Order:
        return does(Do::RearrangePiles) && turn.count + 1u < active(state).piles.size();
    case Phase::Take:
        return does(Do::TakeDiscarded) && turn.count < effect->cards;
    case Phase::Discard:
        return does(Do::DiscardForAcorns);
    case Phase::Tuck:
        return does(Do::TuckUnder) && turn.count < effect->cards;
    case Phase::Place:
        return does(Do::RevealToPiles) && state.drawn.size() == 1 && turn.count < effect->cards;
    case Phase::Exchange:
        return has(state, Module::AncientGarden) && turn.gardened;
    case Phase::PlayDiscard:
        return modeOf(rules, state).solo && turn.action == Action::Play && !landscape;
    case Phase::HandLimit:
        return static_cast<int>(active(state).hand.size()) > rules.is.handLimit;
    case Phase::Over:
        return turn == Turn{};
    }
    return false;
}

} // namespace engawa::momiji
