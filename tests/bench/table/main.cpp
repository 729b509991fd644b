// The window beside bare windows of Qt Quick, in one run. It reports, and never fails for being slow: what other
// programs do meanwhile is in every figure, so only the ratios say something. With the word "once" everything is just
// tried.
#include <algorithm>
#include <cstdio>

#include <QCoreApplication>

#include "child.h"

namespace {

using namespace engawa::bench;

const QString bare = QStringLiteral("engawa-bench-bare"), window = QStringLiteral("engawa-bench-window"),
              clicks = QStringLiteral("engawa-bench-clicks");

const char *verdict(bool within)
{
    return within ? "within" : "PAST ITS BUDGET";
}

bool compareStarts(const QStringList &pace)
{
    const int starts = pace.isEmpty() ? 7 : 1;
    QList<double> bareStart, gameStart, bareWork, gameWork, painted, bareSize, gameSize;
    for (int i = starts > 1 ? 0 : 1; i <= starts; ++i) {
        const auto plain = runChild(bare, pace);
        const auto game = runChild(window, QStringList(QStringLiteral("first_game")) + pace);
        if (!plain || !game)
            return false;
        if (i == 0)
            continue; // brings the files into memory
        bareStart += plain->value(QStringLiteral("first_frame"));
        gameStart += game->value(QStringLiteral("first_frame"));
        bareWork += plain->value(QStringLiteral("first_frame_work"));
        gameWork += game->value(QStringLiteral("first_frame_work"));
        painted += game->value(QStringLiteral("painted"));
        bareSize += plain->value(QStringLiteral("resident"));
        gameSize += game->value(QStringLiteral("resident"));
    }
    const double ratio = median(gameStart) / median(bareStart), above = median(gameSize) - median(bareSize);
    std::printf("start     %6.2f times a bare window   budget < 3       %s\n"
                "          first frame of a dealt game after %.0f ms, of one rectangle after %.0f ms; medians of %d\n"
                "          processor time until then %.0f and %.0f ms: %.2f times; every face painted after %.0f ms\n",
                ratio, verdict(ratio < 3), median(gameStart), median(bareStart), starts, median(gameWork),
                median(bareWork), median(gameWork) / median(bareWork), median(painted));
    std::printf("memory    %6.0f MB above a bare window  budget < 120 MB  %s\n"
                "          resident %.0f MB, bare %.0f MB\n",
                above, verdict(above < 120), median(gameSize), median(bareSize));
    std::fflush(stdout);
    return true;
}

bool compareFrames(const QStringList &pace)
{
    const auto told = runChild(window, QStringList(QStringLiteral("moving_pieces")) + pace);
    if (!told)
        return false;
    const double pieces = median(told->value(QStringLiteral("pieces_rate")));
    const double images = median(told->value(QStringLiteral("images_rate")));
    const double ratio = images > 0 ? pieces / images : 0;
    const auto figure = [&told](const char *name) { return median(told->value(QString::fromLatin1(name))); };
    std::printf(
        "frames    %6.2f of plain images        budget >= 0.9    %s\n"
        "          300 pieces move at %.1f frames a second, 300 images at %.1f\n"
        "          processor time of a frame %.1f ms, of images %.1f ms; in the window's thread %.1f and %.1f ms\n",
        ratio, verdict(ratio >= 0.9), pieces, images, figure("pieces_whole"), figure("images_whole"),
        figure("pieces_own"), figure("images_own"));
    const double thinking = pieces > 0 ? figure("masters_rate") / pieces : 0;
    std::printf("          %6.2f of that while masters think  budget >= 0.9    %s\n"
                "          %.1f frames a second with one in each of four seats of a match beside\n",
                thinking, verdict(thinking >= 0.9), figure("masters_rate"));
    std::fflush(stdout);
    return true;
}

bool watchBots(const QStringList &pace)
{
    const auto told = runChild(window, QStringList(QStringLiteral("bots_thinking")) + pace);
    const auto stopped = runChild(window, QStringList(QStringLiteral("bots_stopped")) + pace);
    if (!told || !stopped)
        return false;
    const double work = median(told->value(QStringLiteral("longest_work")));
    std::printf(
        "answers   %6.0f ms at the longest       budget < 100 ms  %s\n"
        "          work of the window's thread in one go while masters played %.0f moves; %.0f ms on the clock\n",
        work, verdict(work < 100), median(told->value(QStringLiteral("moves"))),
        median(told->value(QStringLiteral("longest_away"))));
    const double own = median(stopped->value(QStringLiteral("longest_work")));
    const QList<double> stops = stopped->value(QStringLiteral("stop"));
    std::printf("bots      %6.1f ms at the longest       budget < 20 ms   %s\n"
                "          work of the window's thread in one go for %.0f moves of four masters, without painting\n"
                "          a bot that is stopped has played after %.1f ms (median of %lld), %.1f ms at the longest\n",
                own, verdict(own < 20), median(stopped->value(QStringLiteral("moves"))), median(stops),
                static_cast<long long>(stops.size()), stops.isEmpty() ? 0 : std::ranges::max(stops));
    return true;
}

// Of a match in its middle, by game: what begins a choice, and what plays a move.
bool timeClicks(const QStringList &pace)
{
    const auto told = runChild(clicks, pace);
    if (!told)
        return false;
    std::printf("clicks    until every row is right, in microseconds of the thread's work\n");
    for (auto figure = told->cbegin(); figure != told->cend(); ++figure)
        std::printf("          %-18s %8.0f\n", qUtf8Printable(QString(figure.key()).replace(u'_', u' ')),
                    median(figure.value()));
    std::fflush(stdout);
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    const QStringList pace = QCoreApplication::arguments().mid(1);
    if (!pace.isEmpty() && pace != QStringList("once")) {
        std::fputs("usage: engawa-table-bench [once]\n", stderr);
        return 2;
    }
    const bool start = compareStarts(pace), frames = compareFrames(pace), bots = watchBots(pace),
               rows = timeClicks(pace);
    return start && frames && bots && rows ? 0 : 1;
}
