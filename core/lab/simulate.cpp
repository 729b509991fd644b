#include "core/lab/simulate.h"

#include <algorithm>
#include <atomic>
#include <format>
#include <mutex>
#include <optional>
#include <thread>

#include "core/base/chance.h"

namespace engawa {

namespace {

// The batches of a shard, given out to threads one by one.
class Batches
{
public:
    Batches(const Simulation &simulation, const Progress &progress)
        : m_simulation(simulation), m_progress(progress), m_batches(batchesOf(simulation.shard, simulation.games)),
          m_games(gamesOf(simulation.shard, simulation.games))
    {
    }

    // Plays batches until none is left.
    Results play()
    {
        const Simulation &simulation = m_simulation;
        Results results = beforeTheFirstGame(simulation);
        Playout playout(*simulation.game, simulation.setup, simulation.bots, simulation.levels);
        std::vector<std::int64_t> fired(results.rules.size());
        for (std::int64_t own = m_next++; own < m_batches; own = m_next++) {
            const std::int64_t batch = own * simulation.shard.of + simulation.shard.number - 1;
            const std::int64_t first = batch * Shard::batch;
            const std::int64_t last = std::min(first + Shard::batch, simulation.games);
            for (std::int64_t n = first; n < last; ++n)
                results.add(playout.play(gameSeed(simulation.seed, n), fired, simulation.coverage));
            report(last - first);
        }
        for (std::size_t rule = 0; rule < fired.size(); ++rule)
            results.rules[rule].fired = fired[rule];
        return results;
    }

private:
    void report(std::int64_t games)
    {
        if (!m_progress)
            return;
        const std::lock_guard lock(m_mutex);
        m_done += games;
        m_progress(m_done, m_games);
    }

    const Simulation &m_simulation;
    const Progress &m_progress;
    const std::int64_t m_batches;
    const std::int64_t m_games;
    std::atomic<std::int64_t> m_next = 0;
    std::mutex m_mutex;
    std::int64_t m_done = 0;
};

// One batch after the other, each with results of its own, so that what is broken off leaves no trace.
class Batchwise
{
public:
    Batchwise(const Simulation &simulation, Stretch stretch, const std::function<bool()> &stops)
        : m_simulation(simulation), m_stretch(stretch), m_stops(stops),
          m_parts(static_cast<std::size_t>(stretch.batches))
    {
    }

    void play()
    {
        const Simulation &simulation = m_simulation;
        Playout playout(*simulation.game, simulation.setup, simulation.bots, simulation.levels);
        for (std::int64_t n = m_next++; n < m_stretch.batches; n = m_next++) {
            Results results = beforeTheFirstGame(simulation);
            std::vector<std::int64_t> fired(results.rules.size());
            const std::int64_t batch = (m_stretch.first + n) * simulation.shard.of + simulation.shard.number - 1;
            const std::int64_t first = batch * Shard::batch;
            const std::int64_t last = std::min(first + Shard::batch, simulation.games);
            for (std::int64_t game = first; game < last; ++game) {
                if (m_stops && m_stops())
                    return;
                results.add(playout.play(gameSeed(simulation.seed, game), fired, simulation.coverage));
            }
            for (std::size_t rule = 0; rule < fired.size(); ++rule)
                results.rules[rule].fired = fired[rule];
            m_parts[static_cast<std::size_t>(n)] = std::move(results);
        }
    }

    PlayedStretch finished() const
    {
        PlayedStretch played{beforeTheFirstGame(m_simulation), 0};
        for (const std::optional<Results> &part : m_parts) {
            if (!part)
                break;
            played.results.add(*part);
            ++played.batches;
        }
        return played;
    }

private:
    const Simulation &m_simulation;
    const Stretch m_stretch;
    const std::function<bool()> &m_stops;
    std::vector<std::optional<Results>> m_parts; // each by one thread
    std::atomic<std::int64_t> m_next = 0;
};

} // namespace

PlayedStretch simulate(const Simulation &simulation, Stretch stretch, const std::function<bool()> &stops)
{
    Batchwise batches(simulation, stretch, stops);
    {
        std::vector<std::jthread> others;
        for (int i = 1; i < simulation.threads; ++i)
            others.emplace_back([&batches] { batches.play(); });
        batches.play();
    }
    return batches.finished();
}

Results beforeTheFirstGame(const Simulation &simulation)
{
    const Game &game = *simulation.game;
    const Json *id = game.data().value("pack", "game");
    Results results;
    results.run = {ENGAWA_VERSION,
                   id && id->is_string() ? id->get<std::string>() : std::string(),
                   std::format("{:016x}", dataHash(game.data())),
                   simulation.setup,
                   simulation.bots,
                   simulation.seed,
                   simulation.games,
                   simulation.coverage};
    results.shard = simulation.shard;
    results.seats.resize(simulation.bots.size());
    for (const std::string_view rule : game.rules())
        results.rules.push_back({std::string(rule), 0});
    return results;
}

std::uint64_t gameSeed(std::uint64_t run, std::int64_t n)
{
    constexpr std::uint64_t gamesStream = 1;
    return draw(run, gamesStream, static_cast<std::uint64_t>(n));
}

Results simulate(const Simulation &simulation, const Progress &progress)
{
    Batches batches(simulation, progress);
    std::vector<Results> parts(static_cast<std::size_t>(std::max(simulation.threads, 1)));
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < parts.size(); ++i)
            others.emplace_back([&batches, &part = parts[i]] { part = batches.play(); });
        parts.front() = batches.play();
    }
    for (std::size_t i = 1; i < parts.size(); ++i)
        parts.front().add(parts[i]);
    return std::move(parts.front());
}

} // namespace engawa
