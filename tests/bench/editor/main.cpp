// What the editor costs the window's thread. With the word "once" each figure is taken in just a few steps.
#include <cstdio>
#include <ctime>
#include <string_view>

#include <QApplication>

#include "tests/bench/editor/figures.h"

double engawa::bench::work()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) * 1e3 + static_cast<double>(now.tv_nsec) / 1e6;
}

int main(int argc, char **argv)
{
    using namespace engawa;
    const QApplication application(argc, argv);
    const bool once = argc > 1 && argv[1] == std::string_view("once");
    Problems problems;
    auto schemas = Schemas::load(ENGAWA_RESOURCES "/schema", problems);
    if (!schemas) {
        std::fprintf(stderr, "%s\n", toLine(problems.front()).c_str());
        return 1;
    }
    const GameCompiler compiler(std::move(*schemas));
    const bool scrolled = bench::scroll(compiler, once ? 4 : 400);
    const bool edited = bench::editToScene(compiler, once ? 4 : 200);
    return scrolled && edited ? 0 : 1;
}
