#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

namespace engawa {

// Tells when a file, or the files of a pack's folder, may have changed, once writing has paused. A file that is replaced
// (as most programs save) stays watched, and so does a place where nothing is at present.
class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(QObject *parent = nullptr);

    void watch(const QString &path); // "" watches nothing
    void setPause(int milliseconds) { m_pause.setInterval(milliseconds); }
    void again() { m_pause.start(); } // tells once more after the pause

signals:
    void changed();

private:
    void addPaths();

    QString m_path;
    QFileSystemWatcher m_watcher;
    QTimer m_pause;
};

} // namespace engawa
