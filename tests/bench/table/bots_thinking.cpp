#include <QApplication>

#include "app/match/match_controller.h"
#include "program_window.h"
#include "tests/bench/table/watch.h"

namespace engawa::bench {

namespace {

bool beginAt(Program &program)
{
    const std::optional<Prepared> prepared = fourMasters(program.library());
    Problems problems;
    return prepared && program.match().session()->begin(prepared->game, prepared->opening, problems);
}

} // namespace

std::optional<Prepared> fourMasters(Library &library)
{
    Problems problems;
    std::optional<Prepared> prepared = library.prepared(QStringLiteral("momiji"), problems);
    if (!prepared)
        return std::nullopt;
    prepared->opening.setup.players = 4;
    prepared->opening.seats.assign(4, {"", library.levels().names().back()});
    return prepared;
}

// In the window, with all that is painted meanwhile.
int botsThinking(const Pace &pace)
{
    const ScratchPlaces scratch;
    Program program(dealtGame(), scratch.places());
    program.settings().setBotPace(Settings::minBotPace);
    program.open();
    if (!beginAt(program))
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

// Without a window: what the bots alone cost its thread. Each is stopped after a while, as by a click on its name.
int botsStopped(const Pace &pace)
{
    constexpr int patienceMs = 250; // with one of them
    const ScratchPlaces scratch;
    const Program::Places places = scratch.places();
    Settings settings(places.settings);
    settings.setBotPace(Settings::minBotPace);
    Library library({QStringLiteral("momiji")}, places.library);
    MatchController match(std::make_shared<FaceStore>(), settings, [](const QString &) { return QString(); });
    match.session()->setLevels(library.levels());
    match.session()->setEngineTexts(library.engine());
    const std::optional<Prepared> prepared = fourMasters(library);
    Problems problems;
    if (!prepared || !match.session()->begin(prepared->game, prepared->opening, problems))
        return 1;
    LoopWatch watch;
    QElapsedTimer sinceStop;
    QTimer impatient;
    QObject::connect(&impatient, &QTimer::timeout, &match, [&] {
        if (match.bots()->thinkingSeat() == nobody)
            return;
        sinceStop.start();
        match.bots()->hurry();
    });
    QObject::connect(match.session(), &MatchSession::settled, &match, [&] {
        if (sinceStop.isValid())
            tell("stop", static_cast<double>(sinceStop.nsecsElapsed()) / 1e6);
        sinceStop.invalidate();
    });
    impatient.start(patienceMs);
    watch.start();
    QTimer::singleShot(pace.botsMs, &match, [] { QCoreApplication::quit(); });
    const int code = QApplication::exec();
    tell("longest_work", watch.longestWork());
    tell("moves", match.session()->replayLength());
    return code;
}

} // namespace engawa::bench
