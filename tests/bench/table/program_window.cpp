#include "program_window.h"

#include <cstdio>
#include <string_view>

#include <QApplication>
#include <QQuickStyle>
#include <QTimer>

#include <kddockwidgets/KDDockWidgets.h>

namespace engawa::bench {

namespace {

constexpr int patienceMs = 150'000;

}

Program::Places ScratchPlaces::places() const
{
    return {path("settings.ini"),
            path("layout.json"),
            {QStringLiteral(ENGAWA_RESOURCES), path("records"), path("library.ini")}};
}

StartOptions dealtGame()
{
    StartOptions wishes;
    wishes.newGame = QStringLiteral("momiji");
    wishes.seed = 7;
    wishes.size = QSize(1600, 1000);
    return wishes;
}

} // namespace engawa::bench

int main(int argc, char **argv)
{
    using namespace engawa::bench;
    const std::string_view subject = argc > 1 ? argv[1] : "";
    const Pace pace = paceOf(argc, argv);
    QCoreApplication::setOrganizationName(QStringLiteral("Engawa"));
    QCoreApplication::setApplicationName(QStringLiteral("engawa-bench-window"));
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    KDDockWidgets::initFrontend(KDDockWidgets::FrontendType::QtWidgets);
    QTimer::singleShot(patienceMs, &application, [] { QCoreApplication::exit(1); });
    if (subject == "first_game")
        return firstGame(pace);
    if (subject == "bots_thinking")
        return botsThinking(pace);
    if (subject == "bots_stopped")
        return botsStopped(pace);
    if (subject == "moving_pieces")
        return movingPieces(pace);
    std::fputs("usage: engawa-bench-window first_game | bots_thinking | bots_stopped | moving_pieces [once]\n", stderr);
    return 2;
}
