#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/lab/lab_results.h"

namespace engawa {

struct LabProgress
{
    std::int64_t deals = 0; // done
    std::int64_t of = 0;
    double gamesASecond = 0; // lately
    std::optional<double> secondsLeft; // nothing: nobody can say yet, or it does not run
};

// A run that can be started, paused and stopped while its figures grow. All of it may be called from any thread but the
// run's own. The same results for every number of threads, and however often it was paused.
class LabRun
{
public:
    enum class Stage {
        Waiting, // not started, or paused
        Running,
        Done, // every deal is played, or a comparison is settled
    };
    enum class Priority { Normal, Low }; // Low: everything else on the machine goes first

    explicit LabRun(LabPlan plan); // from the beginning
    LabRun(LabPlan plan, LabResults results); // goes on after what was kept (kept_run.h)
    ~LabRun(); // stops
    LabRun(const LabRun &) = delete;

    const LabPlan &plan() const;

    void start(int threads, Priority priority = Priority::Low); // goes on where it waits
    void pause(); // at once: batches that are not whole yet are played again later
    void wait(); // until it is done or paused
    // While somebody plays at the table: the threads stand still between two games until they are let go on.
    void giveWay(bool gives);

    Stage stage() const;
    LabProgress progress() const;
    bool settled() const; // a comparison ended before its last deal, because it had its answer
    std::shared_ptr<const LabResults> results() const; // up to a batch's end; stays as it is while the run goes on

    // Called after every batch and at the end, from a thread of the run, never twice at once; it must not wait for the run.
    void setReport(std::function<void()> report);

private:
    class Workers;
    std::unique_ptr<Workers> m_workers;
};

} // namespace engawa
