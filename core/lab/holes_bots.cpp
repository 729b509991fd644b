#include "core/lab/holes_bots.h"

#include <algorithm>
#include <cmath>

#include "core/base/chance.h"

namespace engawa {

namespace {

constexpr std::uint64_t choice = 1, sample = 2, tie = 3;

double rare(std::int64_t times)
{
    return 1.0 / std::sqrt(1.0 + static_cast<double>(times));
}

} // namespace

Troublemaker::Troublemaker(const Game &game, const Catalogue &catalogue, const Signatures &signatures,
                           const Sightings &known, std::size_t mode)
    : m_game(game), m_catalogue(catalogue), m_signatures(signatures), m_known(known), m_mode(mode),
      m_memory(std::make_unique<Memory>())
{
}

double Troublemaker::rarity(const State &state, Move move, const EventList &events) const
{
    double most = 0;
    for (const Event &event : events)
        if (event.rule != noRule)
            most = std::max(most, rare(m_known.modes[m_mode].fired[static_cast<std::size_t>(event.rule)]));
    for (const ComponentName &name : m_game.namesIn(state, move).components)
        if (const int item = m_catalogue.find(name.table, name.id); item >= 0)
            most = std::max(most, rare(m_known.touched[static_cast<std::size_t>(item)]));
    return most;
}

double Troublemaker::sameness(const State &before, const Comings &comings) const
{
    const State &after = m_memory->after;
    if (m_game.toAct(after) == nobody)
        return -1e9;
    if (comings.knows(m_signatures(after)))
        return 1e9;
    int differing = 0;
    for (std::size_t i = 0; i < m_game.stateBytes(); ++i)
        differing += before.bytes[i] != after.bytes[i];
    return -differing;
}

double Troublemaker::tightness()
{
    if (m_game.toAct(m_memory->after) == nobody)
        return -1e9;
    m_game.legal(m_memory->after, m_memory->next);
    return -static_cast<double>(m_memory->next.size());
}

double Troublemaker::rating(Style style, const State &state, Move move, const Comings &comings)
{
    m_memory->events.clear();
    m_game.copy(state, m_memory->after);
    m_game.apply(m_memory->after, move, style == Style::Curious ? &m_memory->events : nullptr);
    switch (style) {
    case Style::Curious:
        return rarity(state, move, m_memory->events);
    case Style::Lingering:
        return sameness(state, comings);
    default:
        return tightness();
    }
}

Move Troublemaker::choose(Style style, const State &state, const MoveList &legal, const Comings &comings,
                          std::uint64_t seed)
{
    // Now and then anything, so that two games are not the same.
    const std::uint64_t drawn = draw(seed, choice, 0);
    const auto any = legal[static_cast<std::size_t>(below(drawn, static_cast<std::uint32_t>(legal.size())))];
    if (style == Style::Random || legal.size() == 1 || drawn % 8 == 0)
        return any;
    constexpr std::uint32_t most = 24; // that it looks at
    const auto count = static_cast<std::uint32_t>(legal.size());
    Move best = any;
    double bestRating = -1e18;
    std::uint64_t bestTie = 0;
    for (std::uint32_t i = 0; i < std::min(count, most); ++i) {
        const Move move = legal[count <= most ? i : below(draw(seed, sample, i), count)];
        const double rated = rating(style, state, move, comings);
        const std::uint64_t tied = draw(seed, tie, i);
        if (rated > bestRating || (rated == bestRating && tied > bestTie)) {
            best = move;
            bestRating = rated;
            bestTie = tied;
        }
    }
    return best;
}

} // namespace engawa
