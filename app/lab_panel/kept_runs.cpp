#include "app/lab_panel/kept_runs.h"

#include <algorithm>
#include <tuple>

#include <QDateTime>
#include <QDir>
#include <QGuiApplication>
#include <QLocale>
#include <QPalette>

#include "app/lab_panel/lab_data.h"
#include "app/lab_panel/lab_runner.h"

using namespace Qt::StringLiterals;

namespace engawa {

KeptRuns::KeptRuns(const LabRunner &runner, LabData &data, QObject *parent)
    : QAbstractTableModel(parent), m_runner(runner), m_data(data)
{
}

void KeptRuns::read()
{
    m_data.lookAgain();
    QList<Row> rows;
    const QDir folder(m_runner.folder());
    for (const QString &name : folder.entryList({u"*.run"_s}, QDir::Files))
        if (auto head = readKeptHead(folder.filePath(name).toStdString())) {
            QString movedOn = m_data.movedOn(*head);
            rows.append({folder.filePath(name), std::move(*head), std::move(movedOn)});
        }
    std::ranges::sort(rows, [](const Row &one, const Row &other) {
        return std::tie(other.head.made, other.path) < std::tie(one.head.made, one.path);
    });
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void KeptRuns::retranslate()
{
    if (m_rows.isEmpty())
        return;
    read();
    emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
}

int KeptRuns::rowOf(const QString &path) const
{
    for (int row = 0; row < m_rows.size(); ++row)
        if (m_rows[row].path == path)
            return row;
    return -1;
}

int KeptRuns::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int KeptRuns::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : 3;
}

QString KeptRuns::stateOf(const Row &row) const
{
    const QLocale locale;
    const QString deals = locale.toString(qlonglong(row.head.deals)), of = locale.toString(qlonglong(row.head.of));
    if (row.path == m_runner.path() && m_runner.isRunning())
        return tr("running");
    if (row.head.deals >= row.head.of)
        return tr("%1 deals").arg(deals);
    return tr("%1 of %2 deals").arg(deals, of);
}

QVariant KeptRuns::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Row &row = m_rows[index.row()];
    switch (role) {
    case Qt::DisplayRole:
        switch (index.column()) {
        case NameColumn:
            return QString::fromStdString(row.head.name);
        case StateColumn:
            return stateOf(row);
        case MadeColumn:
            return QLocale().toString(
                QDateTime::fromString(QString::fromStdString(row.head.made), Qt::ISODate).toLocalTime(),
                QLocale::ShortFormat);
        }
        return {};
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return row.movedOn.isEmpty() ? QString::fromStdString(row.head.name) : row.movedOn;
    case Qt::ForegroundRole:
        return row.movedOn.isEmpty() ? QVariant() : QGuiApplication::palette().brush(QPalette::PlaceholderText);
    case PathRole:
        return row.path;
    case MovedOnRole:
        return row.movedOn;
    }
    return {};
}

QVariant KeptRuns::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case NameColumn:
        return tr("Run");
    case StateColumn:
        return tr("Played");
    default:
        return tr("Begun");
    }
}

} // namespace engawa
