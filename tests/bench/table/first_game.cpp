#include <cstdio>

#include <QApplication>

#include "program_window.h"
#include "tests/bench/table/watch.h"

namespace engawa::bench {

int firstGame(const Pace &pace)
{
    const ScratchPlaces scratch;
    Program program(dealtGame(), scratch.places());
    const auto dealt = [&program] {
        return program.match().session()->isOpen() && program.match().view()->pieces()->rowCount() > 0;
    };
    afterFirstFrame(program.table(), dealt, [&program, pace] {
        tell("first_frame", sinceStart());
        tell("first_frame_work", processTime());
        whenPainted(program.table(), [&program, pace] {
            tell("painted", sinceStart());
            QTimer::singleShot(pace.settleMs, &program, [] {
                tell("resident", residentMegabytes());
                QCoreApplication::quit();
            });
        });
    });
    program.open();
    if (!program.match().session()->isOpen()) {
        std::fputs("engawa-bench-window: no game was dealt\n", stderr);
        return 1;
    }
    return QApplication::exec();
}

} // namespace engawa::bench
