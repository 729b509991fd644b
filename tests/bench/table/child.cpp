#include "child.h"

#include <algorithm>
#include <cstdio>
#include <ctime>

#include <QCoreApplication>
#include <QProcess>

namespace engawa::bench {

namespace {

constexpr int patienceMs = 180'000;

QByteArray now()
{
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return QByteArray::number(static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6, 'f', 3);
}

} // namespace

std::optional<Told> runChild(const QString &program, const QStringList &words)
{
    QProcess process;
    process.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("ENGAWA_BENCH_STARTED"), QString::fromLatin1(now()));
    process.setProcessEnvironment(environment);
    process.start(QCoreApplication::applicationDirPath() + u'/' + program, words);
    if (!process.waitForFinished(patienceMs) || process.exitStatus() != QProcess::NormalExit
        || process.exitCode() != 0) {
        std::fprintf(stderr, "%s %s failed\n", qUtf8Printable(program), qUtf8Printable(words.join(u' ')));
        return std::nullopt;
    }
    Told told;
    for (const QByteArray &line : process.readAllStandardOutput().split('\n'))
        if (const qsizetype space = line.indexOf(' '); space > 0)
            told[QString::fromUtf8(line.first(space))].append(line.mid(space + 1).toDouble());
    return told;
}

double median(QList<double> values)
{
    if (values.isEmpty())
        return 0;
    std::ranges::sort(values);
    const qsizetype middle = values.size() / 2;
    return values.size() % 2 ? values[middle] : (values[middle - 1] + values[middle]) / 2;
}

} // namespace engawa::bench
