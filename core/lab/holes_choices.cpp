#include "core/lab/holes_choices.h"

#include <algorithm>
#include <bit>

#include "core/base/chance.h"
#include "core/lab/playout.h"

namespace engawa {

namespace {

struct Pair
{
    Move one, other;
    int oneItem = -1, otherItem = -1;
};

// The one component in which two moves differ that do the same otherwise.
std::optional<std::pair<ComponentName, ComponentName>> difference(const MoveNames &one, const MoveNames &other)
{
    if (one.action != other.action || one.components.size() != other.components.size())
        return std::nullopt;
    std::optional<std::pair<ComponentName, ComponentName>> found;
    for (std::size_t i = 0; i < one.components.size(); ++i) {
        if (one.components[i] == other.components[i])
            continue;
        if (found || one.components[i].table != other.components[i].table)
            return std::nullopt;
        found.emplace(one.components[i], other.components[i]);
    }
    return found;
}

class Fork
{
public:
    Fork(const HoleGround &ground, const HoleGame &played, const Comparisons &known)
        : m_game(ground.game), m_ground(ground), m_played(played), m_known(known)
    {
        for (const std::string &name : played.bots)
            m_bots.push_back(makeBot(name, ground.levels, m_game.data()));
    }

    Comparisons run()
    {
        Comparisons result;
        State state = m_game.deal(m_played.setup, m_played.seed);
        std::size_t decision = 0;
        const auto from = below(draw(m_played.seed, 21, 0), m_played.usual); // where it begins to look
        for (; m_game.toAct(state) != nobody && decision < m_played.longest; ++decision) {
            m_game.legal(state, m_legal);
            if (m_legal.empty())
                return result;
            const auto pair = decision >= from ? pairHere(state) : std::nullopt;
            if (!pair) {
                play(state, decision);
                continue;
            }
            const Seat seat = m_game.toAct(state);
            const auto one = after(state, pair->one, seat, decision);
            const auto other = one ? after(state, pair->other, seat, decision) : std::nullopt;
            if (one && other)
                result[{pair->oneItem, pair->otherItem}] = {*one > *other, *one == *other, *one < *other};
            return result;
        }
        return result;
    }

private:
    void play(State &state, std::size_t decision)
    {
        const Seat seat = m_game.toAct(state);
        const Move move = m_bots[static_cast<std::size_t>(seat)]->choose(
            m_game, state, seat, botSeed(m_played.seed, seat, static_cast<int>(decision)));
        m_game.apply(state, move);
    }

    // Of the pairs that may yet turn out to be settled the one that is furthest; then any.
    std::optional<Pair> pairHere(const State &state) const
    {
        constexpr std::size_t most = 40; // moves
        std::optional<Pair> best;
        std::pair<std::int64_t, std::uint64_t> bestRank;
        std::vector<MoveNames> names;
        for (std::size_t i = 0; i < std::min(m_legal.size(), most); ++i)
            names.push_back(m_game.namesIn(state, m_legal[i]));
        for (std::size_t i = 0; i < names.size(); ++i)
            for (std::size_t j = i + 1; j < names.size(); ++j) {
                const auto differ = difference(names[i], names[j]);
                if (!differ)
                    continue;
                Pair pair{m_legal[i], m_legal[j], m_ground.catalogue.find(differ->first.table, differ->first.id),
                          m_ground.catalogue.find(differ->second.table, differ->second.id)};
                if (pair.oneItem < 0 || pair.otherItem < 0 || pair.oneItem == pair.otherItem)
                    continue;
                if (pair.oneItem > pair.otherItem)
                    pair = {pair.other, pair.one, pair.otherItem, pair.oneItem};
                const std::pair rank(promise(pair), draw(m_played.seed, 22, i * most + j));
                if (!best || rank > bestRank) {
                    best = pair;
                    bestRank = rank;
                }
            }
        return best;
    }

    std::int64_t promise(const Pair &pair) const
    {
        const auto found = m_known.find({pair.oneItem, pair.otherItem});
        if (found == m_known.end())
            return 1;
        const auto &[better, same, worse] = found->second;
        constexpr std::int64_t settled = 40;
        return (better > 0 && worse > 0) || std::max(better, worse) > settled ? 0 : 1 + std::max(better, worse);
    }

    // How it ends for the seat: who wins comes before the points.
    std::optional<std::int64_t> after(State state, Move move, Seat seat, std::size_t decision)
    {
        m_game.apply(state, move);
        for (++decision; m_game.toAct(state) != nobody && decision < m_played.longest; ++decision) {
            m_game.legal(state, m_legal);
            if (m_legal.empty())
                return std::nullopt;
            play(state, decision);
        }
        const Outcome outcome = m_game.outcome(state);
        const auto own = static_cast<std::size_t>(seat);
        if (!outcome.over || own >= outcome.points.size())
            return std::nullopt;
        std::int64_t best = 0;
        bool others = false;
        for (std::size_t side = 0; side < outcome.points.size(); ++side)
            if (side != own) {
                best = others ? std::max<std::int64_t>(best, outcome.points[side]) : outcome.points[side];
                others = true;
            }
        const bool wins = outcome.winners >> own & 1;
        const std::int64_t share = wins ? 840 / std::popcount(outcome.winners) : 0;
        return share * 10'000'000 + outcome.points[own] - best;
    }

    const Game &m_game;
    const HoleGround &m_ground;
    const HoleGame &m_played;
    const Comparisons &m_known;
    std::vector<std::unique_ptr<Bot>> m_bots;
    MoveList m_legal;
};

} // namespace

bool Comparison::dominates(std::size_t comparisons) const
{
    // Even chances: so many in a row happen by luck in less than one of a hundred searches.
    constexpr std::int64_t least = 7; // 2 to the power of it is more than a hundred
    return worse == 0 && better >= least + std::bit_width(comparisons);
}

void add(Comparisons &sums, const Comparisons &more)
{
    for (const auto &[pair, comparison] : more)
        sums[pair].add(comparison);
}

Comparisons compareOnce(const HoleGround &ground, const HoleGame &game, const Comparisons &known)
{
    return std::make_unique<Fork>(ground, game, known)->run();
}

} // namespace engawa
