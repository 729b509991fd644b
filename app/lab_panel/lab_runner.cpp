#include "app/lab_panel/lab_runner.h"

#include <algorithm>
#include <chrono>
#include <format>
#include <thread>

#include <QDateTime>
#include <QDir>
#include <QFile>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int lookMs = 250, keepMs = 30000, yieldMs = 400;

int spareCores()
{
    return static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 2u, 129u)) - 1;
}

std::string now()
{
    return std::format("{:%FT%TZ}", std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
}

} // namespace

LabRunner::LabRunner(QString folder, QObject *parent) : QObject(parent), m_folder(std::move(folder))
{
    m_writer.setMaxThreadCount(1);
    m_goOn.setSingleShot(true);
    connect(&m_look, &QTimer::timeout, this, &LabRunner::follow);
    connect(&m_keep, &QTimer::timeout, this, &LabRunner::keep);
    connect(&m_goOn, &QTimer::timeout, this, [this] {
        if (m_run)
            m_run->giveWay(false);
    });
}

LabRunner::~LabRunner()
{
    if (m_run) {
        m_run->pause();
        if (m_atWork)
            keep();
    }
    m_writer.waitForDone();
}

QString LabRunner::newPath(const QString &game) const
{
    const QString when = QDateTime::currentDateTimeUtc().toString(u"yyyyMMdd-HHmmss"_s);
    for (int number = 1;; ++number) {
        const QString path =
            u"%1/%2-%3%4.run"_s.arg(m_folder, game, when, number > 1 ? u"-%1"_s.arg(number) : QString());
        if (path != m_path && !QFile::exists(path))
            return path;
    }
}

void LabRunner::begin(LabPlan plan, const QString &name)
{
    const Json *game = plan.side.game->data().value("pack", "game");
    KeptRun run{std::move(plan), {}, name.toStdString(), now()};
    run.results = emptyResults(run.plan);
    open(std::move(run), newPath(game ? QString::fromStdString(game->get<std::string>()) : u"game"_s));
    keep();
    start();
}

void LabRunner::open(KeptRun run, const QString &path)
{
    close();
    m_name = QString::fromStdString(run.name);
    m_made = run.made;
    m_path = path;
    m_run = std::make_unique<LabRun>(std::move(run.plan), std::move(run.results));
    emit opened();
    emit changed();
}

void LabRunner::start()
{
    if (!m_run || m_run->stage() != LabRun::Stage::Waiting)
        return;
    m_run->start(spareCores(), m_priority);
    m_atWork = true;
    m_look.start(lookMs);
    m_keep.start(keepMs);
    emit changed();
}

void LabRunner::pause()
{
    if (!m_run)
        return;
    m_run->pause();
    follow();
}

void LabRunner::close()
{
    if (!m_run)
        return;
    pause();
    m_run.reset();
    m_path.clear();
    m_name.clear();
    emit opened();
    emit changed();
}

void LabRunner::remove()
{
    if (!m_run)
        return;
    m_run->pause();
    m_atWork = false;
    m_writer.waitForDone();
    QFile::remove(m_path);
    m_look.stop();
    m_keep.stop();
    close();
    emit kept();
}

void LabRunner::rename(const QString &name)
{
    if (!m_run || name.isEmpty() || name == m_name)
        return;
    m_name = name;
    keep();
    emit changed();
}

void LabRunner::yield()
{
    if (!isRunning() || m_goOn.isActive()) // bots at the table may move without end
        return;
    m_run->giveWay(true);
    m_goOn.start(yieldMs);
}

void LabRunner::follow()
{
    if (!m_run)
        return;
    if (m_atWork && !isRunning()) {
        m_atWork = false;
        m_look.stop();
        m_keep.stop();
        keep();
        emit changed();
        if (isDone())
            emit finished();
        return;
    }
    emit changed();
}

// On a thread of its own: a disk may be slow.
void LabRunner::keep()
{
    if (!m_run)
        return;
    const auto run = std::make_shared<const KeptRun>(KeptRun{plan(), *results(), m_name.toStdString(), m_made});
    m_writer.start([this, run, path = m_path] {
        Problems problems;
        if (!QDir().mkpath(QFileInfo(path).path()) || !engawa::keep(*run, path.toStdString(), problems)) {
            if (problems.empty())
                problems.push_back(
                    {Problem::Level::Error, "file-unwritable", path.toStdString(), 0, {}, {{"reason", "mkdir"}}});
            QMetaObject::invokeMethod(this, [this, problems] { emit failed(problems); });
        }
        QMetaObject::invokeMethod(this, [this] { emit kept(); });
    });
}

} // namespace engawa
