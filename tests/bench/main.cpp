#include <benchmark/benchmark.h>

#include "tests/bench/playouts.h"
#include "tests/bench/reloads.h"
#include "tests/bench/yardsticks.h"

int main(int argc, char **argv)
{
    using namespace engawa::bench;
    benchmark::Initialize(&argc, argv);
    if (benchmark::ReportUnrecognizedArguments(argc, argv))
        return 1;
    addYardsticks();
    for (const Shipped &shipped : shippedGames()) {
        addPlayouts(shipped);
        addReloads(shipped);
    }
    benchmark::RunSpecifiedBenchmarks();
    benchmark::Shutdown();
    return 0;
}
