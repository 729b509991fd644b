#include <benchmark/benchmark.h>

#include "tests/bench/formulas.h"
#include "tests/bench/playouts.h"
#include "tests/bench/reloads.h"
#include "tests/bench/thoughts.h"
#include "tests/bench/yardsticks.h"

namespace {

// Shows runs as the library does, and remembers whether one ended with an error.
class Report final : public benchmark::BenchmarkReporter
{
public:
    bool failed() const { return m_failed; }

    bool ReportContext(const Context &context) override { return m_shown->ReportContext(context); }
    void ReportRuns(const std::vector<Run> &runs) override
    {
        for (const Run &run : runs)
            m_failed |= run.skipped == benchmark::internal::SkippedWithError;
        m_shown->ReportRuns(runs);
    }
    void Finalize() override { m_shown->Finalize(); }

private:
    benchmark::BenchmarkReporter *m_shown = benchmark::CreateDefaultDisplayReporter(); // the library's
    bool m_failed = false;
};

} // namespace

int main(int argc, char **argv)
{
    using namespace engawa::bench;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    addYardsticks();
    for (const Shipped &shipped : shippedGames()) {
        addFormulas(shipped);
        addPlayouts(shipped);
        addThoughts(shipped);
        addReloads(shipped);
    }
    Report report;
    benchmark::RunSpecifiedBenchmarks(&report);
    benchmark::Shutdown();
    return report.failed() ? 1 : 0;
}
