#pragma once

#include <memory>
#include <optional>

#include <QAbstractListModel>
#include <QThreadPool>
#include <QtQml/qqmlregistration.h>

#include "app/library/record_summary.h"
#include "core/bots/levels.h"

namespace engawa {

// The records of the user's folder, the last written first. They are read on a thread of their own; a record that has
// not changed since is not read again.
class RecordModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by Library")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(bool reading READ reading NOTIFY readingChanged)
    Q_PROPERTY(QString problem READ problem NOTIFY changed)
    Q_PROPERTY(QString continuePath READ continuePath NOTIFY changed)
    Q_PROPERTY(QString continueTitle READ continueTitle NOTIFY changed)
    Q_PROPERTY(QString continueSubtitle READ continueSubtitle NOTIFY changed)
    Q_PROPERTY(QString continueGame READ continueGame NOTIFY changed)
    Q_PROPERTY(QString removedTitle READ removedTitle NOTIFY changed)

public:
    enum Role { PathRole = Qt::UserRole, TitleRole, SubtitleRole, FinishedRole, GameIdRole, ProblemRole, PlayableRole };

    explicit RecordModel(QObject *parent = nullptr);
    ~RecordModel() override;

    // What is named here outlives the model.
    void show(const QString &folder, const Compiler &compiler, const Texts &engine, const Levels &levels,
              const QStringList &tables);
    void setLanguage(const QString &language);

    int count() const { return static_cast<int>(m_records.size()); }
    bool reading() const { return m_reading; }
    QString problem() const { return m_problem; } // "" or a sentence: the folder can't be read, a record not removed

    // The last written match that is not over.
    QString continuePath() const;
    QString continueTitle() const;
    QString continueSubtitle() const;
    QString continueGame() const;

    Q_INVOKABLE void refresh();
    Q_INVOKABLE bool remove(int row); // to the system's trash
    Q_INVOKABLE bool undoRemove();    // the last one that was removed
    Q_INVOKABLE void forgetRemoved(); // nothing to undo any more
    QString removedTitle() const { return m_removed ? m_removed->title : QString(); } // "": nothing to undo

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void changed();
    void countChanged();
    void readingChanged();

private:
    struct Removed
    {
        QString path;
        QString inTrash;
        QString title;
    };

    void take(QList<RecordSummary> records);
    void setProblem(const QString &problem);
    const RecordSummary *unfinished() const;
    QString subtitle(const RecordSummary &record) const;

    QString m_folder;
    const Compiler *m_compiler = nullptr;
    const Texts *m_engine = nullptr;
    const Levels *m_levels = nullptr; // of the bots
    QStringList m_tables;
    std::string m_language = "en";
    QList<RecordSummary> m_records;
    std::optional<Removed> m_removed;
    QString m_problem;
    bool m_reading = false;
    bool m_again = false; // refreshed while reading
    QThreadPool m_reader;
};

} // namespace engawa
