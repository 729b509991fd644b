#include "core/lab/lab_run.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <mutex>
#include <thread>

#include <sys/resource.h>
#include <unistd.h>

#include "core/lab/lab_batch.h"

namespace engawa {

namespace {

using Clock = std::chrono::steady_clock;

// Linux gives every thread its own niceness.
void goLast()
{
    ::setpriority(PRIO_PROCESS, static_cast<id_t>(::gettid()), 19);
}

std::int64_t gamesIn(const LabResults &results)
{
    return results.figures.games + (results.against ? results.against->games : 0);
}

// How quickly games were played in the last seconds.
class Speed
{
public:
    void begin(std::int64_t games)
    {
        m_points.clear();
        m_points.push_back({Clock::now(), games});
    }
    void add(std::int64_t games)
    {
        m_points.push_back({Clock::now(), games});
        while (m_points.size() > 2 && m_points.back().when - m_points[1].when > std::chrono::seconds(10))
            m_points.pop_front();
    }
    double perSecond() const
    {
        if (m_points.size() < 2)
            return 0;
        const std::chrono::duration<double> time = m_points.back().when - m_points.front().when;
        return time.count() > 0 ? static_cast<double>(m_points.back().games - m_points.front().games) / time.count()
                                : 0;
    }

private:
    struct Point
    {
        Clock::time_point when;
        std::int64_t games = 0;
    };
    std::deque<Point> m_points;
};

} // namespace

// Batches are given out in their order and put together in their order: what is found never depends on which thread was
// quicker, and what was found so far is always the first so many batches.
class LabRun::Workers
{
public:
    Workers(LabPlan plan, std::optional<LabResults> results)
        : m_plan(std::move(plan)), m_results(results ? std::move(*results) : emptyResults(m_plan))
    {
        judge();
    }
    ~Workers() { pause(); }

    const LabPlan &plan() const { return m_plan; }

    void start(int threads, Priority priority)
    {
        pause();
        const std::lock_guard lock(m_mutex);
        if (m_done)
            return;
        m_next = m_results.deals;
        m_waiting.clear();
        m_running = m_count = std::max(threads, 1);
        m_speed.begin(gamesIn(m_results));
        m_stop = {};
        for (int i = 0; i < m_count; ++i)
            m_threads.emplace_back([this, priority, stop = m_stop.get_token()] { work(priority, stop); });
    }

    void pause()
    {
        {
            const std::lock_guard lock(m_mutex);
            m_stop.request_stop();
        }
        m_changed.notify_all();
        m_threads.clear(); // joins
    }

    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_changed.wait(lock, [this] { return m_running == 0; });
    }

    void giveWay(bool gives)
    {
        {
            const std::lock_guard lock(m_mutex);
            m_gives = gives;
        }
        m_changed.notify_all();
    }

    Stage stage() const
    {
        const std::lock_guard lock(m_mutex);
        return m_done ? Stage::Done : m_running > 0 ? Stage::Running : Stage::Waiting;
    }
    bool settled() const
    {
        const std::lock_guard lock(m_mutex);
        return m_settled && m_results.deals < m_plan.deals;
    }
    LabProgress progress() const
    {
        const std::lock_guard lock(m_mutex);
        LabProgress progress{m_results.deals, m_plan.deals, m_running > 0 ? m_speed.perSecond() : 0, {}};
        if (progress.gamesASecond > 0 && m_results.deals > 0 && !m_gives)
            progress.secondsLeft = static_cast<double>(gamesIn(m_results)) / static_cast<double>(m_results.deals)
                                   * static_cast<double>(m_plan.deals - m_results.deals) / progress.gamesASecond;
        return progress;
    }
    std::shared_ptr<const LabResults> results() const
    {
        const std::lock_guard lock(m_mutex);
        if (!m_shown || m_shown->deals != m_results.deals)
            m_shown = std::make_shared<const LabResults>(m_results);
        return m_shown;
    }
    void setReport(std::function<void()> report)
    {
        const std::lock_guard lock(m_reporting);
        m_report = std::move(report);
    }

private:
    // Under the lock: has the run come to its end?
    void judge()
    {
        m_settled = m_plan.against && m_plan.question.stops && isSettled(m_plan, m_results);
        m_done = m_settled || m_results.deals >= m_plan.deals;
    }

    std::optional<std::int64_t> nextBatch(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        // Nobody runs far ahead of the batch that is waited for, so that memory stays bounded.
        const auto ahead = [this] { return std::ssize(m_waiting) >= 4 * m_count + 4; };
        m_changed.wait(lock, [&] { return stop.stop_requested() || m_done || !ahead(); });
        if (stop.stop_requested() || m_done || m_next >= m_plan.deals)
            return std::nullopt;
        const std::int64_t first = m_next;
        m_next = std::min(first + Shard::batch, m_plan.deals);
        return first;
    }

    void work(Priority priority, const std::stop_token &stop)
    {
        if (priority == Priority::Low)
            goLast();
        LabBatch batch(m_plan);
        const auto stands = [&] {
            if (!m_gives)
                return;
            std::unique_lock lock(m_mutex);
            m_changed.wait(lock, [&] { return !m_gives || stop.stop_requested(); });
        };
        while (const auto first = nextBatch(stop)) {
            stands();
            auto played = batch.play(*first, std::min(*first + Shard::batch, m_plan.deals), stop, stands);
            if (!played)
                break;
            if (take(*first, std::move(*played)))
                report();
        }
        {
            const std::lock_guard lock(m_mutex);
            --m_running;
        }
        m_changed.notify_all();
        report();
    }

    // Adds what is next, and what waited for it; true where something was added.
    bool take(std::int64_t first, LabResults played)
    {
        bool added = false;
        {
            const std::lock_guard lock(m_mutex);
            if (m_done)
                return false;
            m_waiting.emplace(first, std::move(played));
            for (auto next = m_waiting.find(m_results.deals); next != m_waiting.end() && !m_done;
                 next = m_waiting.find(m_results.deals)) {
                m_results.add(next->second);
                m_waiting.erase(next);
                added = true;
                judge();
            }
            m_speed.add(gamesIn(m_results));
            if (m_done) {
                m_waiting.clear();
                m_stop.request_stop();
            }
        }
        m_changed.notify_all();
        return added;
    }

    void report()
    {
        const std::lock_guard lock(m_reporting);
        if (m_report)
            m_report();
    }

    const LabPlan m_plan;
    LabResults m_results;
    mutable std::shared_ptr<const LabResults> m_shown;

    mutable std::mutex m_mutex;
    std::condition_variable m_changed;
    std::mutex m_reporting;
    std::function<void()> m_report;
    std::stop_source m_stop;
    std::int64_t m_next = 0;
    std::map<std::int64_t, LabResults> m_waiting; // by their first deal, for batches before them
    Speed m_speed;
    int m_count = 0; // of threads
    int m_running = 0;
    bool m_done = false;
    bool m_settled = false;
    std::atomic<bool> m_gives = false;
    std::vector<std::jthread> m_threads;
};

LabRun::LabRun(LabPlan plan) : m_workers(std::make_unique<Workers>(std::move(plan), std::nullopt)) {}
LabRun::LabRun(LabPlan plan, LabResults results)
    : m_workers(std::make_unique<Workers>(std::move(plan), std::move(results)))
{
}
LabRun::~LabRun() = default;

const LabPlan &LabRun::plan() const
{
    return m_workers->plan();
}
void LabRun::start(int threads, Priority priority)
{
    m_workers->start(threads, priority);
}
void LabRun::pause()
{
    m_workers->pause();
}
void LabRun::wait()
{
    m_workers->wait();
}
void LabRun::giveWay(bool gives)
{
    m_workers->giveWay(gives);
}
LabRun::Stage LabRun::stage() const
{
    return m_workers->stage();
}
LabProgress LabRun::progress() const
{
    return m_workers->progress();
}
bool LabRun::settled() const
{
    return m_workers->settled();
}
std::shared_ptr<const LabResults> LabRun::results() const
{
    return m_workers->results();
}
void LabRun::setReport(std::function<void()> report)
{
    m_workers->setReport(std::move(report));
}

} // namespace engawa
