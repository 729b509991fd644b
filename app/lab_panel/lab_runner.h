#pragma once

#include <memory>

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include "core/lab/kept_run.h"
#include "core/lab/lab_run.h"

namespace engawa {

// The one run that the window has at work or looks at. It plays on threads of low priority with one core left for the
// window, and is kept in its file: when it begins, now and then, and whenever it stops.
class LabRunner : public QObject
{
    Q_OBJECT

public:
    // Files are written into the folder.
    explicit LabRunner(QString folder, QObject *parent = nullptr);
    ~LabRunner() override; // what was found is kept

    const QString &folder() const { return m_folder; }

    // Of the threads that are started from now on; low without it.
    void setPriority(LabRun::Priority priority) { m_priority = priority; }

    void begin(LabPlan plan, const QString &name); // a new one, which starts at once
    void open(KeptRun run, const QString &path); // waits until it is started
    void start();
    void pause();
    void remove(); // the run and its file
    void close(); // it is kept, and nothing is looked at any more
    void waitUntilKept() { m_writer.waitForDone(); } // files are as they were told to be
    void rename(const QString &name);

    bool isOpen() const { return m_run != nullptr; }
    bool isRunning() const { return m_run && m_run->stage() == LabRun::Stage::Running; }
    bool isDone() const { return m_run && m_run->stage() == LabRun::Stage::Done; }
    bool isSettled() const { return m_run && m_run->settled(); }
    const LabPlan &plan() const { return m_run->plan(); }
    LabProgress progress() const { return m_run ? m_run->progress() : LabProgress(); }
    std::shared_ptr<const LabResults> results() const { return m_run ? m_run->results() : nullptr; }
    const QString &name() const { return m_name; }
    const QString &path() const { return m_path; }

    void yield(); // something happens at the table: the run stands still for a moment

signals:
    void opened(); // another run is looked at, or none
    void changed(); // its stage, its progress or what it found
    void finished();
    void kept(); // a file was written or went
    void failed(const engawa::Problems &problems);

private:
    void follow();
    void keep();
    QString newPath(const QString &game) const;

    QString m_folder;
    QString m_name;
    QString m_path;
    std::string m_made;
    std::unique_ptr<LabRun> m_run;
    LabRun::Priority m_priority = LabRun::Priority::Low;
    bool m_atWork = false; // it was running when it was last looked at
    QTimer m_look;
    QTimer m_keep;
    QTimer m_goOn;
    QThreadPool m_writer; // of one thread, so that files are written in their order
};

} // namespace engawa
