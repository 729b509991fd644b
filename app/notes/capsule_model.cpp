#include "app/notes/capsule_model.h"

#include <QFileInfo>
#include <QLocale>
#include <QPalette>

#include "app/notes/note_words.h"
#include "app/notes/rating_mark.h"

namespace engawa {

namespace {

constexpr int settleMs = 300;
constexpr qsizetype shownHash = 8; // digits that tell two versions apart

QString packWord(const Game &game, const char *field)
{
    const Json *value = game.data().value("pack", field);
    return value && value->is_string() ? QString::fromStdString(value->get<std::string>()) : QString();
}

} // namespace

CapsuleModel::CapsuleModel(QObject *parent) : QAbstractTableModel(parent)
{
    m_reader.setMaxThreadCount(1);
    m_settle.setSingleShot(true);
    m_settle.setInterval(settleMs);
    connect(&m_settle, &QTimer::timeout, this, &CapsuleModel::refresh);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, &m_settle, qOverload<>(&QTimer::start));
}

CapsuleModel::~CapsuleModel()
{
    m_reader.waitForDone();
}

void CapsuleModel::open(const QString &folder, const Compiler &compiler, const Texts &engine)
{
    if (!m_watcher.directories().isEmpty())
        m_watcher.removePaths(m_watcher.directories());
    m_folder = folder;
    m_compiler = &compiler;
    m_engine = &engine;
    if (QFileInfo(folder).isDir())
        m_watcher.addPath(folder);
    refresh();
}

void CapsuleModel::refresh()
{
    if (!m_compiler)
        return;
    if (m_reading) {
        m_again = true;
        return;
    }
    m_reading = true;
    emit changed();
    m_reader.start([this, folder = m_folder, compiler = m_compiler, known = m_files] {
        QList<CapsuleFile> files = readCapsules(folder, *compiler, known);
        QMetaObject::invokeMethod(
            this, [this, folder, files = std::move(files)] { take(folder, files); }, Qt::QueuedConnection);
    });
}

void CapsuleModel::take(const QString &folder, QList<CapsuleFile> files)
{
    m_reading = false;
    const bool again = std::exchange(m_again, false) || folder != m_folder;
    m_files = std::move(files);
    say();
    emit changed();
    if (again)
        refresh();
}

void CapsuleModel::setLanguage(const QString &language)
{
    m_language = language.toStdString();
    say();
}

void CapsuleModel::retranslate()
{
    say();
    emit headerDataChanged(Qt::Horizontal, 0, Columns - 1);
}

void CapsuleModel::say()
{
    std::vector<CapsuleRow> rows;
    const std::map<std::uint64_t, const CapsuleFile *> tellers = tellersOf(m_files);
    for (const CapsuleFile &file : std::as_const(m_files))
        std::ranges::move(rowsOf(file, tellers), std::back_inserter(rows));
    if (rows == m_rows)
        return;
    if (rows.size() == m_rows.size()) {
        m_rows = std::move(rows);
        emit dataChanged(index(0, 0), index(rowCount() - 1, Columns - 1));
        return;
    }
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QString CapsuleModel::versionOf(const CapsuleFile &file, const Game &game, const std::string &hash) const
{
    QStringList parts{packWord(game, "version")};
    for (const std::string &variant : file.variants)
        parts.append(QString::fromStdString(variant));
    parts.append(QString::fromStdString(hash).left(shownHash));
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

QString CapsuleModel::problemOf(const CapsuleFile &file) const
{
    if (!file.problem)
        return {};
    const Sentences sentences(*m_engine, m_language, file.game ? &file.game->texts() : nullptr);
    const QString text = QString::fromStdString(sentences.of(*file.problem));
    return file.problem->line > 0 ? QStringLiteral("%1: %2").arg(file.problem->line).arg(text) : text;
}

CapsuleRow CapsuleModel::frame(const CapsuleFile &file) const
{
    CapsuleRow row;
    row.path = file.path;
    row.file = QFileInfo(file.path).fileName();
    row.problem = problemOf(file);
    row.date = file.changed;
    row.unreadable = !file.game;
    if (!file.game) {
        row.text = tr("This file can’t be read. %1").arg(row.problem);
        return row;
    }
    MatchWords words;
    words.setLanguage(m_language);
    const QString players = tr("%n player(s)", nullptr, file.setup.players);
    const QString mode = file.setup.mode.empty() ? QString() : words.say(*file.game, "name." + file.setup.mode);
    row.players = mode.isEmpty() ? players : tr("%1, %2", "players and mode").arg(players, mode);
    return row;
}

std::vector<CapsuleRow> CapsuleModel::rowsOf(const CapsuleFile &file,
                                             const std::map<std::uint64_t, const CapsuleFile *> &tellers) const
{
    std::vector<CapsuleRow> rows;
    const CapsuleFile *later = nullptr; // tells notes of this file
    MatchWords words;
    words.setLanguage(m_language);
    for (const CapsuleFile::Remark &remark : file.remarks) {
        if (const CapsuleFile *teller = tellers.at(remark.origin); teller != &file) {
            later = teller;
            continue;
        }
        const NoteContent &content = remark.note.content;
        CapsuleRow row = frame(file);
        row.node = remark.note.node;
        row.component = QString::fromStdString(content.component);
        row.componentName = componentText(*remark.game, content.component, words);
        row.version = versionOf(file, *remark.game, remark.dataHash);
        row.rating = content.rating;
        const QString text = QString::fromStdString(content.text), answers = answersText(content);
        row.text = text.isEmpty() || answers.isEmpty() ? text + answers : answers + u'\n' + text;
        row.by = QString::fromStdString(content.by);
        if (const QDateTime date = QDateTime::fromString(QString::fromStdString(content.date), Qt::ISODate);
            date.isValid())
            row.date = date.toLocalTime();
        rows.push_back(std::move(row));
    }
    if (!rows.empty())
        return rows;
    CapsuleRow row = frame(file);
    if (file.game) {
        row.node = file.report ? file.report->node : -1;
        row.by = file.report ? QString::fromStdString(file.report->by) : QString();
        row.version = versionOf(file, *file.game, file.dataHash);
        row.text = later ? tr("Its notes are listed from %1, another report of the same match.")
                               .arg(QFileInfo(later->path).fileName())
                   : file.report ? tr("A report without a note")
                                 : tr("A record without notes");
    }
    rows.push_back(std::move(row));
    return rows;
}

int CapsuleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CapsuleModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant CapsuleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const CapsuleRow &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case PathRole:
        return row.path;
    case NodeRole:
        return row.node;
    case ComponentRole:
        return row.component;
    case UnreadableRole:
        return row.unreadable;
    case Qt::DecorationRole:
        return index.column() == RatingColumn && row.rating > 0 ? ratingIcon(row.rating) : QVariant();
    case Qt::ToolTipRole:
        if (index.column() == FileColumn)
            return row.problem.isEmpty() ? row.path : row.path + u'\n' + row.problem;
        return data(index, Qt::DisplayRole);
    case Qt::AccessibleTextRole:
        return index.column() == RatingColumn ? ratingWord(row.rating) : data(index, Qt::DisplayRole);
    case Qt::DisplayRole:
    case SortRole:
        break;
    default:
        return {};
    }
    switch (index.column()) {
    case ComponentColumn:
        return row.componentName;
    case VersionColumn:
        return row.version;
    case RatingColumn:
        return role == SortRole ? QVariant(row.rating)
               : row.rating > 0 ? QVariant(QString::number(row.rating))
                                : QVariant();
    case TextColumn:
        return row.text;
    case PlayersColumn:
        return row.players;
    case ByColumn:
        return row.by;
    case DateColumn:
        return role == SortRole ? QVariant(row.date) : QVariant(QLocale().toString(row.date, QLocale::ShortFormat));
    case FileColumn:
        return row.file;
    default:
        return {};
    }
}

QVariant CapsuleModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return QAbstractTableModel::headerData(section, orientation, role);
    switch (section) {
    case ComponentColumn:
        return tr("About");
    case VersionColumn:
        return tr("Version");
    case RatingColumn:
        return tr("Rating");
    case TextColumn:
        return tr("Note");
    case PlayersColumn:
        return tr("Players");
    case ByColumn:
        return tr("By");
    case DateColumn:
        return tr("Date");
    case FileColumn:
        return tr("File");
    default:
        return {};
    }
}

} // namespace engawa
