#pragma once

#include <vector>

#include <QAbstractTableModel>
#include <QFileSystemWatcher>
#include <QThreadPool>
#include <QTimer>

#include "app/notes/capsule_file.h"

namespace engawa {

// A note of a capsule in words, or a file that can't be read.
struct CapsuleRow
{
    QString path;
    int node = -1;     // the moment; -1: there is none to go to
    QString component; // table and id; empty: the match as a whole
    QString componentName;
    QString version; // "1.0.0 · Short autumn · 3fa9c1d2"
    int rating = 0;
    QString text;
    QString players; // "2 players, First game"
    QString by;
    QDateTime date;
    QString file;
    QString problem; // of the whole file; empty: none
    bool unreadable = false;

    bool operator==(const CapsuleRow &) const = default;
};

// The notes of all capsules and records in a folder, read on a thread of their own and again when the folder changes. A
// file that can't be read, or has no notes, has a row that says so. A note that several reports of one match hold is listed
// once, as the latest of them tells it.
class CapsuleModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column {
        ComponentColumn,
        VersionColumn,
        RatingColumn,
        TextColumn,
        PlayersColumn,
        ByColumn,
        DateColumn,
        FileColumn,
        Columns
    };
    enum Role { SortRole = Qt::UserRole, ComponentRole, PathRole, NodeRole, UnreadableRole };

    explicit CapsuleModel(QObject *parent = nullptr);
    ~CapsuleModel() override;

    void open(const QString &folder, const Compiler &compiler, const Texts &engine); // both outlive the model
    void setLanguage(const QString &language);
    void refresh();

    const QString &folder() const { return m_folder; }
    bool reading() const { return m_reading; }
    int files() const { return static_cast<int>(m_files.size()); }
    const std::vector<CapsuleRow> &rows() const { return m_rows; }
    void retranslate(); // every word anew

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void changed(); // rows, files or whether it reads

private:
    void take(const QString &folder, QList<CapsuleFile> files);
    std::vector<CapsuleRow> rowsOf(const CapsuleFile &file,
                                   const std::map<std::uint64_t, const CapsuleFile *> &tellers) const;
    QString problemOf(const CapsuleFile &file) const;
    CapsuleRow frame(const CapsuleFile &file) const;
    QString versionOf(const CapsuleFile &file, const Game &game, const std::string &hash) const;
    void say();

    QString m_folder;
    const Compiler *m_compiler = nullptr;
    const Texts *m_engine = nullptr;
    std::string m_language = "en";
    QList<CapsuleFile> m_files;
    std::vector<CapsuleRow> m_rows;
    bool m_reading = false;
    bool m_again = false; // asked for while reading
    QFileSystemWatcher m_watcher;
    QTimer m_settle; // several files often arrive at once
    QThreadPool m_reader;
};

} // namespace engawa
