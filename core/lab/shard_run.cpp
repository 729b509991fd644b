#include "core/lab/shard_run.h"

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

#include "core/lab/merge.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

Problem problemIn(const std::filesystem::path &file, const char *code, Problem::Arguments arguments,
                  Problem::Level level = Problem::Level::Error)
{
    return {level, code, file.string(), 0, {}, std::move(arguments)};
}

// Synced to the disk before it gets its name; what was there under the name stays until then.
std::error_code written(const std::filesystem::path &file, const std::string &text)
{
    std::filesystem::path fresh = file;
    fresh += "." + std::to_string(::getpid()); // two tasks may have been given one shard
    const int out = ::open(fresh.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (out < 0)
        return {errno, std::generic_category()};
    int error = 0;
    for (std::size_t done = 0; done < text.size() && error == 0;) {
        const ::ssize_t wrote = ::write(out, text.data() + done, text.size() - done);
        if (wrote >= 0)
            done += static_cast<std::size_t>(wrote);
        else if (errno != EINTR)
            error = errno;
    }
    if (error == 0 && ::fsync(out) != 0)
        error = errno;
    if (::close(out) != 0 && error == 0)
        error = errno;
    std::error_code failed(error, std::generic_category());
    if (!failed)
        std::filesystem::rename(fresh, file, failed);
    if (failed)
        ::unlink(fresh.c_str());
    return failed;
}

class Task
{
public:
    Task(const ShardRun &run, Problems &problems, const Progress &progress)
        : m_run(run), m_problems(problems), m_progress(progress), m_part(partOf(run.file)),
          m_start(beforeTheFirstGame(run.simulation)), m_sum{m_start, 0},
          m_batches(batchesOf(run.simulation.shard, run.simulation.games))
    {
    }

    ShardEnd perform()
    {
        if (std::filesystem::exists(m_run.file))
            if (const auto end = lookAtFile())
                return *end;
        if (std::filesystem::exists(m_part) && !goOn())
            return ShardEnd::Refused;
        play();
        return m_sum.batches < m_batches ? keepPart(Problem::Level::Error) ? ShardEnd::Stopped : ShardEnd::Refused
                                         : finish();
    }

private:
    // Is it this shard of this run? A problem says what it is instead.
    bool isOurs(const Results &results, const std::filesystem::path &file)
    {
        if (results.run == m_start.run && results.shard == m_start.shard)
            return true;
        const Argument asked = inWords("found.asked_for");
        const Argument differs = results.run == m_start.run
                                     ? inWords("found.runs_differ", {{"what", "shard"},
                                                                     {"here", nameOf(results.shard)},
                                                                     {"there", nameOf(m_start.shard)},
                                                                     {"file", asked}})
                                     : difference(results.run, m_start.run, asked);
        m_problems.push_back(problemIn(file, "results-foreign", {{"difference", differs}}));
        return false;
    }

    std::optional<ShardEnd> lookAtFile()
    {
        Problems faults;
        const auto text = readText(m_run.file, faults);
        if (const auto results = text ? readResults(*text, m_run.file.string(), faults) : std::nullopt)
            return isOurs(*results, m_run.file) ? ShardEnd::WasFinished : ShardEnd::Refused;
        // Nothing that could be lost: it is cut or no results at all, and stays until there is a whole one.
        tellDamage(m_run.file, std::move(faults));
        return std::nullopt;
    }

    void tellDamage(const std::filesystem::path &file, Problems faults)
    {
        for (Problem &fault : faults) {
            fault.level = Problem::Level::Warning;
            m_problems.push_back(std::move(fault));
        }
        m_problems.push_back(problemIn(file, "results-damaged", {}, Problem::Level::Warning));
    }

    // Where it was left off; false: it is another run's.
    bool goOn()
    {
        Problems faults;
        const auto text = readText(m_part, faults);
        const auto json = text ? readValue(*text, m_part.string(), nullptr, faults) : std::nullopt;
        const auto field = [&](const char *name) { return json && json->contains(name) ? &json->at(name) : nullptr; };
        const Json *batches = field("batches"), *inner = field("results");
        const std::int64_t played = batches && batches->is_number_integer() ? batches->get<std::int64_t>() : -1;
        if (!inner || played < 0 || played > m_batches) {
            tellDamage(m_part, std::move(faults));
            return true;
        }
        auto results = readResults(inner->dump(), m_part.string(), faults, played);
        if (!results) {
            tellDamage(m_part, std::move(faults));
            return true;
        }
        if (!isOurs(*results, m_part))
            return false;
        if (results->seats.size() == m_start.seats.size() && results->rules.size() == m_start.rules.size())
            m_sum = {std::move(*results), played};
        return true;
    }

    // In stretches that take about as long as the time between two parts, the first ones short.
    void play()
    {
        using Clock = std::chrono::steady_clock;
        const std::int64_t threads = std::max(m_run.simulation.threads, 1);
        std::int64_t next = threads;
        auto kept = Clock::now();
        while (m_sum.batches < m_batches && !(m_run.stops && m_run.stops())) {
            const Stretch stretch{m_sum.batches, std::min(next, m_batches - m_sum.batches)};
            const auto began = Clock::now();
            const PlayedStretch played = simulate(m_run.simulation, stretch, m_run.stops);
            m_sum.results.add(played.results);
            m_sum.batches += played.batches;
            if (m_progress)
                m_progress(m_sum.results.games, gamesOf(m_run.simulation.shard, m_run.simulation.games));
            const auto now = Clock::now();
            const std::chrono::duration<double> took = now - began, since = now - kept;
            constexpr std::int64_t most = 64; // batches for each thread
            if (took.count() < m_run.secondsBetween / 8)
                next = std::min(2 * next, most * threads);
            else if (took.count() > m_run.secondsBetween)
                next = std::max(next / 2, threads);
            if (since.count() >= m_run.secondsBetween && m_sum.batches < m_batches) {
                keepPart(Problem::Level::Warning);
                kept = now;
            }
        }
    }

    bool keepPart(Problem::Level level)
    {
        const Json part{{"batches", m_sum.batches}, {"results", Json::parse(toText(m_sum.results))}};
        const std::error_code failed = written(m_part, part.dump(1) + "\n");
        if (failed && (level == Problem::Level::Error || !m_told))
            m_problems.push_back(problemIn(m_part, "results-disk", {{"reason", failed.message()}}, level));
        m_told |= bool(failed);
        return !failed;
    }

    ShardEnd finish()
    {
        if (const std::error_code failed = written(m_run.file, toText(m_sum.results))) {
            m_problems.push_back(problemIn(m_run.file, "results-disk", {{"reason", failed.message()}}));
            return ShardEnd::Refused;
        }
        std::error_code gone;
        std::filesystem::remove(m_part, gone);
        return ShardEnd::Finished;
    }

    const ShardRun &m_run;
    Problems &m_problems;
    const Progress &m_progress;
    const std::filesystem::path m_part;
    const Results m_start;
    PlayedStretch m_sum;
    const std::int64_t m_batches;
    bool m_told = false;
};

} // namespace

std::filesystem::path partOf(const std::filesystem::path &file)
{
    std::filesystem::path part = file;
    return part += ".part";
}

ShardEnd runShard(const ShardRun &run, Problems &problems, const Progress &progress)
{
    return Task(run, problems, progress).perform();
}

} // namespace engawa
