#include <algorithm>
#include <cstdio>

#include <QApplication>
#include <QIcon>
#include <QQuickItem>
#include <QQuickStyle>
#include <QTimer>

#include "app/program.h"
#include "app/shell/docks.h"

namespace {

constexpr int screenshotAfterMs = 3500; // a bot has moved
constexpr int mostWaitMs = 60000;
constexpr int lookAgainMs = 100;

bool isPainting(const QQuickItem *item)
{
    constexpr int loading = 2; // Image.Loading
    return (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading)
           || std::ranges::any_of(item->childItems(), isPainting);
}

// When all faces are painted.
void takeScreenshot(engawa::Program &program, const QString &file, int waitedMs = screenshotAfterMs)
{
    if (waitedMs < mostWaitMs && isPainting(program.table().rootObject())) {
        QTimer::singleShot(lookAgainMs, &program,
                           [&program, file, waitedMs] { takeScreenshot(program, file, waitedMs + lookAgainMs); });
        return;
    }
    const bool written = program.window().grab().save(file);
    if (!written)
        std::fprintf(stderr, "engawa: %s can’t be written\n", qUtf8Printable(file));
    QCoreApplication::exit(written ? 0 : 1);
}

} // namespace

int main(int argc, char *argv[])
{
    QCoreApplication::setOrganizationName(QStringLiteral("Engawa"));
    QCoreApplication::setApplicationName(QStringLiteral("engawa"));
    QCoreApplication::setApplicationVersion(QStringLiteral(ENGAWA_VERSION));
    QStringList words;
    for (int i = 1; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    QStringList languages;
    for (const engawa::LanguageName &language : engawa::Languages::available())
        languages.append(language.code);
    const auto options = engawa::readCommandLine(words, languages);
    if (!options) {
        std::fputs(qUtf8Printable(options.error().text), options.error().code == 0 ? stdout : stderr);
        return options.error().code;
    }

    QApplication application(argc, argv);
    QGuiApplication::setDesktopFileName(QStringLiteral("engawa"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    engawa::initDocks();
    engawa::Program program(*options);
    QApplication::setWindowIcon(QIcon::fromTheme(
        QStringLiteral("engawa"), QIcon(program.library().resources() + QStringLiteral("/icons/engawa.svg"))));
    program.open();
    if (!options->screenshot.isEmpty())
        QTimer::singleShot(screenshotAfterMs, &program, [&] { takeScreenshot(program, options->screenshot); });
    return QApplication::exec();
}
