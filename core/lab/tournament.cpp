#include "core/lab/tournament.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <mutex>
#include <numeric>
#include <set>
#include <thread>

#include "core/lab/deal_sums.h"
#include "core/lab/figure.h"
#include "core/lab/playout.h"

namespace engawa {

namespace {

void addRotations(Lineup lineup, std::vector<Lineup> &lineups)
{
    const std::set<Lineup> known(lineups.begin(), lineups.end());
    std::set<Lineup> own;
    for (std::size_t i = 0; i < lineup.size(); ++i) {
        if (!known.contains(lineup) && own.insert(lineup).second)
            lineups.push_back(lineup);
        std::ranges::rotate(lineup, lineup.begin() + 1);
    }
}

// What somebody got at some seats.
struct Takings
{
    std::int64_t seats = 0;
    std::int64_t share = 0; // in parts of a whole win
    std::int64_t points = 0;

    void add(const Takings &other)
    {
        seats += other.seats;
        share += other.share;
        points += other.points;
    }
};

// The takings of each bot at the table that is meant, and of each at tables with each other.
struct Table
{
    explicit Table(std::size_t bots) : all(bots), with(bots, std::vector<Takings>(bots)) {}

    void add(const Lineup &lineup, const Outcome &outcome)
    {
        std::vector<Takings> game(all.size());
        const int winners = std::popcount(outcome.winners);
        for (std::size_t seat = 0; seat < lineup.size(); ++seat) {
            const bool wins = outcome.winners >> seat & 1;
            game[lineup[seat]].add({1, wins ? wholeWin / winners : 0, outcome.points[seat]});
        }
        for (std::size_t bot = 0; bot < game.size(); ++bot) {
            all[bot].add(game[bot]);
            for (std::size_t other = 0; other < game.size(); ++other)
                if (other != bot && (game[other].seats > 0 || lineup.size() == 1))
                    with[bot][other].add(game[bot]);
        }
    }

    std::vector<Takings> all;
    std::vector<std::vector<Takings>> with;
};

struct StandingSums
{
    DealSums share, margin;
    std::int64_t shareScale = 0, marginScale = 0; // the same in every deal

    void add(const StandingSums &other)
    {
        share.add(other.share);
        margin.add(other.margin);
        shareScale = std::max(shareScale, other.shareScale);
        marginScale = std::max(marginScale, other.marginScale);
    }
    Standing standing(std::int64_t deals) const
    {
        return {share.estimate(deals, shareScale), margin.estimate(deals, marginScale)};
    }
};

struct Sums
{
    explicit Sums(std::size_t bots) : overall(bots), against(bots, std::vector<StandingSums>(bots)) {}

    void add(const Table &deal)
    {
        for (std::size_t bot = 0; bot < overall.size(); ++bot) {
            const Takings &own = deal.all[bot];
            overall[bot].share.add(own.share);
            overall[bot].margin.add(own.points);
            overall[bot].shareScale = own.seats * wholeWin;
            overall[bot].marginScale = own.seats;
            for (std::size_t other = 0; other < overall.size(); ++other) {
                const Takings &here = deal.with[bot][other], &there = deal.with[other][bot];
                if (other == bot || here.seats == 0)
                    continue;
                StandingSums &sums = against[bot][other];
                sums.share.add(here.share);
                sums.shareScale = here.seats * wholeWin;
                sums.margin.add(here.points * there.seats - there.points * here.seats);
                sums.marginScale = here.seats * there.seats;
            }
        }
    }
    void add(const Sums &other)
    {
        for (std::size_t bot = 0; bot < overall.size(); ++bot) {
            overall[bot].add(other.overall[bot]);
            for (std::size_t i = 0; i < overall.size(); ++i)
                against[bot][i].add(other.against[bot][i]);
        }
    }

    std::vector<StandingSums> overall;
    std::vector<std::vector<StandingSums>> against;
};

// The deals, given out to threads one by one.
class Deals
{
public:
    Deals(const Tournament &tournament, const std::vector<Lineup> &lineups, const Progress &progress)
        : m_tournament(tournament), m_lineups(lineups), m_progress(progress)
    {
    }

    // Plays deals until none is left.
    Sums play()
    {
        const auto &[game, setup, bots, deals, seed, threads, levels] = m_tournament;
        std::vector<Playout> playouts;
        for (const Lineup &lineup : m_lineups) {
            std::vector<std::string> names;
            for (const std::size_t bot : lineup)
                names.push_back(bots[bot]);
            playouts.emplace_back(*game, setup, names, levels);
        }
        Sums sums(bots.size());
        for (std::int64_t deal = m_next++; deal < deals; deal = m_next++) {
            Table table(bots.size());
            for (std::size_t i = 0; i < m_lineups.size(); ++i)
                table.add(m_lineups[i], playouts[i].play(gameSeed(seed, deal)).outcome);
            sums.add(table);
            report();
        }
        return sums;
    }

private:
    void report()
    {
        if (!m_progress)
            return;
        const std::lock_guard lock(m_mutex);
        m_progress(++m_done, m_tournament.deals);
    }

    const Tournament &m_tournament;
    const std::vector<Lineup> &m_lineups;
    const Progress &m_progress;
    std::atomic<std::int64_t> m_next = 0;
    std::mutex m_mutex;
    std::int64_t m_done = 0;
};

} // namespace

std::vector<Lineup> lineupsOf(std::size_t bots, std::size_t seats)
{
    std::vector<Lineup> lineups;
    if (bots < seats) {
        for (std::size_t first = 0; first < bots; ++first) {
            Lineup lineup(seats);
            for (std::size_t seat = 0; seat < seats; ++seat)
                lineup[seat] = (first + seat) % bots;
            addRotations(std::move(lineup), lineups);
        }
        return lineups;
    }
    std::vector<bool> sits(bots);
    std::fill_n(sits.begin(), seats, true);
    do {
        Lineup lineup;
        for (std::size_t bot = 0; bot < bots; ++bot)
            if (sits[bot])
                lineup.push_back(bot);
        addRotations(std::move(lineup), lineups);
    } while (std::ranges::prev_permutation(sits).found);
    return lineups;
}

TournamentResults playTournament(const Tournament &tournament, const Progress &progress)
{
    const std::size_t bots = tournament.bots.size();
    const std::vector<Lineup> lineups = lineupsOf(bots, static_cast<std::size_t>(tournament.setup.players));
    Deals deals(tournament, lineups, progress);
    std::vector<Sums> parts(static_cast<std::size_t>(std::max(tournament.threads, 1)), Sums(bots));
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < parts.size(); ++i)
            others.emplace_back([&deals, &part = parts[i]] { part = deals.play(); });
        parts.front() = deals.play();
    }
    for (std::size_t i = 1; i < parts.size(); ++i)
        parts.front().add(parts[i]);

    TournamentResults results;
    results.deals = tournament.deals;
    results.games = tournament.deals * std::ssize(lineups);
    results.even = 1.0 / tournament.setup.players;
    results.against.resize(bots);
    for (std::size_t bot = 0; bot < bots; ++bot) {
        results.overall.push_back(parts.front().overall[bot].standing(tournament.deals));
        for (const StandingSums &sums : parts.front().against[bot])
            results.against[bot].push_back(sums.shareScale > 0 ? std::optional(sums.standing(tournament.deals))
                                                               : std::nullopt);
    }
    return results;
}

} // namespace engawa
