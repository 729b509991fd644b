#include <algorithm>
#include <cstdio>
#include <vector>

#include <QApplication>
#include <QScrollBar>

#include "core/pack/read.h"
#include "editor/tables/components_panel.h"
#include "tests/bench/editor/figures.h"
#include "tests/bench/large_pack.h"

namespace engawa::bench {

namespace {

constexpr double frame = 1000.0 / 60;

} // namespace

bool scroll(const GameCompiler &compiler, int steps)
{
    Problems problems;
    const Data shipped = readPack(ENGAWA_RESOURCES "/packs/momiji", problems);
    const std::string deck = largeFile(shipped);
    const Data data = enlarged(shipped, deck, manyComponents);
    const Texts engine = engineTexts(ENGAWA_RESOURCES, problems);
    PackDocument document(compiler, compiler.schemas(), engine);
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
    return panel.table().rowCount() == static_cast<int>(manyComponents);
}

} // namespace engawa::bench
