#include "editor/document/file_watch.h"

#include <QDir>
#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int pause = 200; // milliseconds without a change, until a program has probably finished writing

} // namespace

FileWatch::FileWatch(QObject *parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    const auto later = [this] {
        addPaths();
        m_pause.start();
    };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        addPaths();
        emit changed();
    });
}

void FileWatch::watch(const QString &path)
{
    m_path = path;
    m_pause.stop();
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    addPaths();
}

void FileWatch::addPaths()
{
    if (m_path.isEmpty())
        return;
    QStringList wanted{m_path, QFileInfo(m_path).absolutePath()};
    if (QFileInfo(m_path).isDir()) {
        for (const QString &part : {u""_s, u"/text"_s, u"/faces"_s}) {
            const QDir folder(m_path + part);
            wanted += folder.path();
            const QStringList files = folder.entryList({u"*.json"_s, u"*.svg"_s}, QDir::Files);
            for (const QString &file : files)
                wanted += folder.filePath(file);
        }
    }
    const QStringList known = m_watcher.files() + m_watcher.directories();
    QStringList missing;
    for (const QString &path : std::as_const(wanted))
        if (!known.contains(path) && !missing.contains(path) && QFileInfo::exists(path))
            missing += path;
    if (!missing.isEmpty())
        m_watcher.addPaths(missing);
}

} // namespace engawa
