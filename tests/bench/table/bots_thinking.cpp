#include <QApplication>

#include "core/bots/bot.h"
#include "program_window.h"
#include "tests/bench/table/watch.h"

namespace engawa::bench {

namespace {

bool beginBotMatch(Program &program)
{
    Problems problems;
    std::optional<Prepared> prepared = program.library().prepared(QStringLiteral("momiji"), problems);
    if (!prepared)
        return false;
    for (SeatInfo &seat : prepared->opening.seats)
        seat.player = botNames().back(); // the strongest
    return program.match().session()->begin(prepared->game, prepared->opening, problems);
}

} // namespace

int botsThinking(const Pace &pace)
{
    const ScratchPlaces scratch;
    Program program(dealtGame(), scratch.places());
    program.settings().setBotPace(Settings::minBotPace);
    program.open();
    if (!beginBotMatch(program))
        return 1;
    LoopWatch watch;
    whenPainted(program.table(), [&program, &watch, pace] {
        const int before = program.match().session()->replayLength();
        watch.start();
        QTimer::singleShot(pace.botsMs, &program, [&program, &watch, before] {
            tell("longest_away", watch.longestAway());
            tell("longest_work", watch.longestWork());
            tell("moves", program.match().session()->replayLength() - before);
            QCoreApplication::quit();
        });
    });
    return QApplication::exec();
}

} // namespace engawa::bench
