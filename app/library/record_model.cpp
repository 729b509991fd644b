#include "app/library/record_model.h"

#include <algorithm>

#include <QDir>
#include <QFile>

namespace engawa {

namespace {

// Everything in the folder, read anew only where a file changed.
QList<RecordSummary> readAll(const QString &folder, const Compiler &compiler, const QStringList &tables,
                             const QList<RecordSummary> &known)
{
    QList<RecordSummary> records = recordsIn(folder);
    for (RecordSummary &record : records) {
        const auto same = std::ranges::find_if(known, [&](const RecordSummary &k) { return k.sameFile(record); });
        record = same != known.end() ? *same : readRecordSummary(record.path, compiler, tables);
    }
    return records;
}

} // namespace

RecordModel::RecordModel(QObject *parent) : QAbstractListModel(parent)
{
    m_reader.setMaxThreadCount(1);
}

RecordModel::~RecordModel()
{
    m_reader.waitForDone();
}

void RecordModel::show(const QString &folder, const Compiler &compiler, const Texts &engine, const Levels &levels,
                       const QStringList &tables)
{
    m_folder = folder;
    m_tables = tables;
    m_compiler = &compiler;
    m_engine = &engine;
    m_levels = &levels;
    refresh();
}

void RecordModel::refresh()
{
    if (!m_compiler)
        return;
    if (m_reading) {
        m_again = true;
        return;
    }
    m_reading = true;
    emit readingChanged();
    m_reader.start([this, folder = m_folder, compiler = m_compiler, tables = m_tables, known = m_records] {
        QList<RecordSummary> records = readAll(folder, *compiler, tables, known);
        QMetaObject::invokeMethod(this, [this, records = std::move(records)] { take(records); }, Qt::QueuedConnection);
    });
}

void RecordModel::take(QList<RecordSummary> records)
{
    const QFileInfo folder(m_folder);
    if (folder.exists() && !(folder.isDir() && folder.isReadable()))
        m_problem = tr("The folder of your records can’t be read: %1").arg(QDir::toNativeSeparators(m_folder));
    else
        m_problem.clear();
    const bool otherCount = records.size() != m_records.size();
    if (std::ranges::equal(records, m_records, {}, &RecordSummary::path, &RecordSummary::path)) {
        for (int row = 0; row < count(); ++row) {
            if (m_records[row].sameFile(records[row]))
                continue;
            m_records[row] = std::move(records[row]);
            emit dataChanged(index(row), index(row));
        }
    } else {
        beginResetModel();
        m_records = std::move(records);
        endResetModel();
    }
    m_reading = false;
    emit readingChanged();
    if (otherCount)
        emit countChanged();
    emit changed();
    if (std::exchange(m_again, false))
        refresh();
}

void RecordModel::setLanguage(const QString &language)
{
    m_language = language.toStdString();
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit changed();
}

const RecordSummary *RecordModel::unfinished() const
{
    const auto found =
        std::ranges::find_if(m_records, [](const RecordSummary &r) { return r.playable && !r.finished; });
    return found == m_records.end() ? nullptr : &*found;
}

QString RecordModel::continuePath() const
{
    const RecordSummary *record = unfinished();
    return record ? record->path : QString();
}

QString RecordModel::continueTitle() const
{
    const RecordSummary *record = unfinished();
    return record ? recordTitle(*record, m_language) : QString();
}

QString RecordModel::continueSubtitle() const
{
    const RecordSummary *record = unfinished();
    return record ? subtitle(*record) : QString();
}

QString RecordModel::continueGame() const
{
    const RecordSummary *record = unfinished();
    return record ? data(index(static_cast<int>(record - m_records.data())), GameIdRole).toString() : QString();
}

QString RecordModel::subtitle(const RecordSummary &record) const
{
    const QString time = recordTime(record, m_language, QDateTime::currentDateTime());
    return record.game ? tr("%1 · %2", "players, time").arg(recordSeats(record, *m_levels, *m_engine, m_language), time)
                       : time;
}

void RecordModel::setProblem(const QString &problem)
{
    m_problem = problem;
    emit changed();
}

bool RecordModel::remove(int row)
{
    if (row < 0 || row >= count())
        return false;
    const RecordSummary record = m_records[row];
    QString inTrash;
    if (QFile::exists(record.path) && !QFile::moveToTrash(record.path, &inTrash)) {
        setProblem(tr("“%1” could not be moved to the trash; it is still here.").arg(recordTitle(record, m_language)));
        return false;
    }
    if (!inTrash.isEmpty())
        m_removed = Removed{record.path, inTrash, recordTitle(record, m_language)};
    beginRemoveRows({}, row, row);
    m_records.removeAt(row);
    endRemoveRows();
    m_problem.clear();
    emit countChanged();
    emit changed();
    return true;
}

bool RecordModel::undoRemove()
{
    if (!m_removed)
        return false;
    const Removed removed = *std::exchange(m_removed, std::nullopt);
    if (!QFile::rename(removed.inTrash, removed.path)) {
        setProblem(tr("“%1” could not be taken back from the trash; it is still there.").arg(removed.title));
        return false;
    }
    // On desktops that follow freedesktop.org the trash keeps a note beside each file.
    const QFileInfo file(removed.inTrash);
    QFile::remove(QDir(file.absolutePath() + QStringLiteral("/../info")).filePath(file.fileName() + ".trashinfo"));
    m_problem.clear();
    emit changed();
    refresh();
    return true;
}

void RecordModel::forgetRemoved()
{
    m_removed.reset();
    emit changed();
}

int RecordModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant RecordModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecordSummary &record = m_records[index.row()];
    const Json *game = record.game ? record.game->data().value("pack", "id") : nullptr;
    switch (role) {
    case PathRole:
        return record.path;
    case Qt::DisplayRole:
    case TitleRole:
        return recordTitle(record, m_language);
    case SubtitleRole:
        return subtitle(record);
    case FinishedRole:
        return record.finished;
    case GameIdRole:
        return game ? QString::fromStdString(game->get<std::string>()) : QString();
    case ProblemRole:
        return recordProblem(record, Sentences(*m_engine, m_language));
    case PlayableRole:
        return record.playable;
    default:
        return {};
    }
}

QHash<int, QByteArray> RecordModel::roleNames() const
{
    return {{PathRole, "path"},     {TitleRole, "title"},     {SubtitleRole, "subtitle"}, {FinishedRole, "finished"},
            {GameIdRole, "gameId"}, {ProblemRole, "problem"}, {PlayableRole, "playable"}};
}

} // namespace engawa
