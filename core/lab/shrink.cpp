#include "core/lab/shrink.h"

#include <algorithm>
#include <memory>

#include "core/base/chance.h"

namespace engawa {

namespace {

class Shrinking
{
public:
    Shrinking(const Game &game, Course course, const Symptom &symptom, const ShrinkEffort &effort)
        : m_game(game), m_symptom(symptom), m_best(std::move(course)), m_left(effort.moves), m_all(effort.all),
          m_legal(std::make_unique<MoveList>())
    {
    }

    const Course &best() const { return m_best; }

    void shrink()
    {
        for (std::size_t before = m_best.moves.size() + 1; m_best.moves.size() < before && m_left > 0;) {
            before = m_best.moves.size();
            takeOut();
            playOtherwise();
        }
        goThroughAll();
    }

    bool offer(const Course &course)
    {
        m_left -= static_cast<std::int64_t>(course.moves.size());
        auto found = shown(m_game, course, m_symptom);
        if (!found || found->moves.size() >= m_best.moves.size())
            return false;
        m_best = std::move(*found);
        return true;
    }

private:
    // Delta debugging: halves, quarters … down to single moves.
    void takeOut()
    {
        for (std::size_t size = std::max<std::size_t>(m_best.moves.size() / 2, 1); size > 0; size /= 2)
            for (std::size_t from = 0; from < m_best.moves.size() && m_left > 0;) {
                Course tried = m_best;
                const auto begin = tried.moves.begin() + static_cast<std::ptrdiff_t>(from);
                tried.moves.erase(begin,
                                  begin + static_cast<std::ptrdiff_t>(std::min(size, tried.moves.size() - from)));
                if (!offer(tried))
                    from += size;
            }
    }

    // From a place of the course on, at random and shorter than the rest of it.
    void playOtherwise()
    {
        constexpr std::uint64_t stream = 1;
        const std::int64_t until = m_left / 2;
        for (std::uint64_t n = 0; m_left > until && m_best.moves.size() > 1; ++n) {
            const auto length = static_cast<std::uint32_t>(m_best.moves.size());
            const std::size_t kept = below(draw(m_best.seed, stream, 2 * n), length);
            Course tried = m_best;
            tried.moves.resize(kept);
            extend(tried, m_best.moves.size() - 1, draw(m_best.seed, stream, 2 * n + 1));
            if (!offer(tried) && n > 200 * length)
                break;
        }
    }

    // Half of the moves are those that the course makes anyway, where they are legal.
    void extend(Course &course, std::size_t longest, std::uint64_t seed)
    {
        State state = m_game.deal(course.setup, course.seed);
        for (const Move move : course.moves)
            m_game.apply(state, move);
        while (course.moves.size() < longest && m_game.toAct(state) != nobody) {
            m_game.legal(state, *m_legal);
            if (m_legal->empty())
                break;
            const std::uint64_t drawn = draw(seed, 2, course.moves.size());
            Move move = (*m_legal)[static_cast<std::size_t>(drawn % m_legal->size())];
            const Move own =
                m_best
                    .moves[below(draw(seed, 3, course.moves.size()), static_cast<std::uint32_t>(m_best.moves.size()))];
            if ((drawn >> 40 & 1) && std::ranges::contains(*m_legal, own))
                move = own;
            course.moves.push_back(move);
            m_game.apply(state, move);
            --m_left;
        }
    }

    // Every course from the deal on, the shorter ones first, while there are not too many: what is found so is the
    // shortest of this deal.
    void goThroughAll()
    {
        std::int64_t left = m_all;
        Course tried{m_best.setup, m_best.seed, {}};
        const State dealt = m_game.deal(tried.setup, tried.seed);
        const Watch watch = m_symptom.watch();
        watch(dealt);
        for (std::size_t depth = 1; depth < m_best.moves.size() && left > 0; ++depth)
            if (goThrough(dealt, watch, tried, depth, left))
                return;
    }

    bool goThrough(const State &state, const Watch &watch, Course &course, std::size_t depth, std::int64_t &left)
    {
        if (m_game.toAct(state) == nobody)
            return false;
        const auto legal = std::make_unique<MoveList>();
        m_game.legal(state, *legal);
        State next;
        for (const Move move : *legal) {
            if (--left < 0)
                return false;
            m_game.copy(state, next);
            m_game.apply(next, move);
            const Watch seen = watch; // what it has seen so far goes with the course
            course.moves.push_back(move);
            const bool shows = seen(next);
            const bool found =
                course.moves.size() == depth ? shows && offer(course) : goThrough(next, seen, course, depth, left);
            course.moves.pop_back();
            if (found)
                return true;
        }
        return false;
    }

    const Game &m_game;
    const Symptom &m_symptom;
    Course m_best;
    std::int64_t m_left, m_all;
    std::unique_ptr<MoveList> m_legal;
};

int fewestPlayers(const Game &game, const Setup &setup)
{
    const Json *mode = game.data().value("modes", setup.mode);
    return mode ? std::min(setup.players, mode->value("min_players", setup.players)) : setup.players;
}

bool fits(const Game &game, const Setup &setup)
{
    Problems problems;
    checkSetup(setup, game.data(), problems);
    return problems.empty();
}

} // namespace

std::optional<Course> shown(const Game &game, const Course &course, const Symptom &symptom)
{
    const Watch watch = symptom.watch();
    Course found{course.setup, course.seed, {}};
    State state = game.deal(course.setup, course.seed);
    const auto whole = [&] { return !symptom.confirmed || symptom.confirmed(found); };
    if (watch(state) && whole())
        return found;
    for (const Move move : course.moves) {
        if (game.check(state, move) != noRule)
            continue;
        game.apply(state, move);
        found.moves.push_back(move);
        if (watch(state) && whole())
            return found;
    }
    return std::nullopt;
}

Course shrunk(const Game &game, Course course, const Symptom &symptom, const Hunt &hunt, const ShrinkEffort &effort)
{
    constexpr std::uint64_t deals = 7;
    Course best = std::move(course);
    for (int players = fewestPlayers(game, best.setup), most = best.setup.players; players <= most; ++players) {
        Setup setup = best.setup;
        setup.players = players;
        if (!hunt || !fits(game, setup))
            continue;
        for (int n = 0; n < effort.deals && best.moves.size() > 1; ++n) {
            const std::uint64_t seed = draw(best.seed, deals, static_cast<std::uint64_t>(n));
            auto found = hunt(setup, seed, best.moves.size() - 1);
            if (found && found->moves.size() < best.moves.size())
                best = std::move(*found);
        }
    }
    Shrinking shrinking(game, std::move(best), symptom, effort);
    shrinking.shrink();
    return shrinking.best();
}

} // namespace engawa
