#include "core/games/momiji/position_read.h"

namespace engawa::momiji {

std::optional<CopyIndex> Pieces::card(const Json &name, const std::string &pointer)
{
    const auto found = pieceCalled(name, m_rules, copyNamed);
    return m_cards.take(found, name, pointer, *this);
}

std::optional<TileIndex> Pieces::tile(const Json &name, const std::string &pointer)
{
    const auto found = pieceCalled(name, m_rules, tileNamed);
    return m_tiles.take(found, name, pointer, *this);
}

std::optional<int> Pieces::leaf(const Json &name, const std::string &pointer)
{
    return entry(m_rules.leaves, name, pointer);
}

std::optional<int> Pieces::token(const Json &name, const std::string &pointer)
{
    return entry(m_rules.tokens, name, pointer);
}

std::uint32_t Pieces::objective(const Json &name, const std::string &pointer)
{
    const auto found = entry(m_rules.objectives, name, pointer);
    const std::uint32_t bit = found ? 1u << *found : 0;
    if (m_objectives & bit)
        twice(pointer, name.get<std::string>());
    m_objectives |= bit;
    return bit;
}

std::uint8_t Pieces::leavesNamed() const
{
    std::uint8_t leaves = 0;
    for (const CopyIndex copy : m_cards)
        leaves |= bitOf(m_rules.cardOf(copy).leaf);
    return leaves;
}

} // namespace engawa::momiji
