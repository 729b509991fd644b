#include "editor/problems/problems_model.h"

#include <QFileInfo>
#include <algorithm>

#include "editor/places/problem_index.h"
#include "editor/places/row_change.h"

namespace engawa {

ProblemsModel::ProblemsModel(const PackDocument &document, QObject *parent)
    : QAbstractListModel(parent), m_document(document), m_words(document)
{
    connect(&document, &PackDocument::checked, this, &ProblemsModel::show);
    connect(&document, &PackDocument::opened, this, [this] {
        beginResetModel();
        m_rows.clear();
        m_errors = 0;
        endResetModel();
        show();
    });
    connect(&document, &PackDocument::languageChanged, this, &ProblemsModel::show);
    show();
}

void ProblemsModel::setExtra(Problems problems)
{
    m_extra = std::move(problems);
    show();
}

ProblemsModel::Row ProblemsModel::rowOf(const Problem &problem) const
{
    Row row{problem.level == Problem::Level::Error, m_document.sentenceOf(problem), {}, {}, {}};
    if (const auto place = placeOf(m_document.data(), problem)) {
        row.place = m_words.place(place->file, place->pointer);
        row.file = QString::fromStdString(place->file);
        row.pointer = QString::fromStdString(place->pointer);
    } else {
        row.place = QFileInfo(QString::fromStdString(problem.file)).fileName();
        if (problem.line > 0)
            row.place = tr("%1, line %2").arg(row.place).arg(problem.line);
    }
    return row;
}

void ProblemsModel::show()
{
    std::vector<Row> rows;
    for (const Problems *problems : {&m_document.problems(), static_cast<const Problems *>(&m_extra)})
        for (const Problem &problem : *problems)
            if (Row row = rowOf(problem); !std::ranges::contains(rows, row))
                rows.push_back(std::move(row));
    std::ranges::stable_partition(rows, [](const Row &row) { return row.error; });

    const RowChange change = rowChange(m_rows, rows, std::equal_to<Row>());
    const int both = std::min(change.removed, change.inserted);
    if (change.removed > both) {
        beginRemoveRows({}, change.at + both, change.at + change.removed - 1);
        m_rows.erase(m_rows.begin() + change.at + both, m_rows.begin() + change.at + change.removed);
        endRemoveRows();
    }
    if (change.inserted > both) {
        const auto from = rows.begin() + change.at + both;
        beginInsertRows({}, change.at + both, change.at + change.inserted - 1);
        m_rows.insert(m_rows.begin() + change.at + both, from, from + (change.inserted - both));
        endInsertRows();
    }
    if (both > 0) {
        std::copy_n(rows.begin() + change.at, both, m_rows.begin() + change.at);
        emit dataChanged(index(change.at), index(change.at + both - 1));
    }
    m_errors = static_cast<int>(std::ranges::count(m_rows, true, &Row::error));
    emit countChanged();
}

int ProblemsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant ProblemsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.sentence;
    case Qt::AccessibleTextRole:
        return row.error ? tr("Error: %1 %2").arg(row.sentence, row.place)
                         : tr("Warning: %1 %2").arg(row.sentence, row.place);
    case PlaceRole:
        return row.place;
    case LevelRole:
        return static_cast<int>(row.error ? Problem::Level::Error : Problem::Level::Warning);
    case FileRole:
        return row.file;
    case PointerRole:
        return row.pointer;
    default:
        return {};
    }
}

} // namespace engawa
