// Components with 5,000 rows, scrolled step by step: what one step costs the window's thread, beside the time of a frame.
// It reports, and never fails for being slow. With the word "once" it takes just a few steps.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string_view>
#include <vector>

#include <QApplication>
#include <QScrollBar>

#include "core/games/registry.h"
#include "core/pack/read.h"
#include "editor/tables/components_panel.h"
#include "tests/bench/large_pack.h"

namespace {

using namespace engawa;

constexpr std::size_t entries = 5000;
constexpr double frame = 1000.0 / 60;

// Processor time of this thread in milliseconds: what other programs do meanwhile is not in it.
double work()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

} // namespace

int main(int argc, char **argv)
{
    const QApplication application(argc, argv);
    const int steps = argc > 1 && argv[1] == std::string_view("once") ? 4 : 400;
    Problems problems;
    auto schemas = Schemas::load(ENGAWA_RESOURCES "/schema", problems);
    if (!schemas) {
        std::fprintf(stderr, "%s\n", toLine(problems.front()).c_str());
        return 1;
    }
    const GameCompiler compiler(std::move(*schemas));
    const Data shipped = readPack(ENGAWA_RESOURCES "/packs/momiji", problems);
    const std::string deck = bench::largeFile(shipped);
    const Data data = bench::enlarged(shipped, deck, entries);
    PackDocument document(compiler, compiler.schemas());
    document.openPack(data, {}, true);
    Selection selection;
    ComponentsPanel panel(document, selection);
    panel.resize(1280, 800);
    panel.showFile(deck);
    panel.show();
    for (int i = 0; i < 20; ++i)
        QApplication::processEvents();

    QScrollBar &bar = *panel.grid().verticalScrollBar();
    const int stride =
        std::max(1, (bar.maximum() - bar.minimum()) / steps); // some twelve rows: every row is new to the eye
    std::vector<double> costs;
    for (int i = 0; i < steps; ++i) {
        const double before = work();
        bar.setValue(bar.value() + stride);
        QApplication::processEvents();
        costs.push_back(work() - before);
    }
    std::ranges::sort(costs);
    const auto dropped = std::ranges::count_if(costs, [](double cost) { return cost > frame; });
    std::printf("scrolling %6.1f ms at the longest       budget < %.1f ms %s\n"
                "          %d rows of %s in %d steps: median %.1f ms, %td frames dropped\n",
                costs.back(), frame, costs.back() < frame ? "within" : "PAST ITS BUDGET", panel.table().rowCount(),
                deck.c_str(), steps, costs[costs.size() / 2], dropped);
    return panel.table().rowCount() == static_cast<int>(entries) ? 0 : 1;
}
