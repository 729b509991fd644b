#include <cstdio>

#include <QApplication>
#include <QQuickStyle>
#include <QTimer>

#include "app/program.h"
#include "app/shell/docks.h"

namespace {

constexpr int screenshotAfterMs = 3500; // faces are painted, a bot has moved

void takeScreenshot(engawa::Program &program, const QString &file)
{
    QTimer::singleShot(screenshotAfterMs, &program, [&program, file] {
        const bool written = program.window().grab().save(file);
        if (!written)
            std::fprintf(stderr, "engawa: %s can’t be written\n", qUtf8Printable(file));
        QCoreApplication::exit(written ? 0 : 1);
    });
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
    const auto wishes = engawa::readCommandLine(words, languages);
    if (!wishes) {
        std::fputs(qUtf8Printable(wishes.error().text), wishes.error().code == 0 ? stdout : stderr);
        return wishes.error().code;
    }

    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    engawa::initDocks();
    engawa::Program program(*wishes);
    program.open();
    if (!wishes->screenshot.isEmpty())
        takeScreenshot(program, wishes->screenshot);
    return QApplication::exec();
}
