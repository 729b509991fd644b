#include "editor/tables/table_rows.h"

namespace engawa {

TableRows::TableRows(TableModel &table, QObject *parent) : QSortFilterProxyModel(parent), m_table(table)
{
    m_collator.setNumericMode(true);
    m_collator.setCaseSensitivity(Qt::CaseInsensitive);
    setDynamicSortFilter(false);
    connect(&table, &QAbstractItemModel::modelAboutToBeReset, this, [this] { m_filter = {}; });
    setSourceModel(&table);
    connect(&table, &QAbstractItemModel::modelReset, this, [this] {
        if (!m_text.isEmpty()) {
            beginFilterChange();
            read();
            endFilterChange(Direction::Rows);
        }
    });
}

void TableRows::read()
{
    std::vector<QStringList> columns;
    for (int column = 0; column < m_table.columnCount(); ++column) {
        QStringList names{m_table.headerData(column, Qt::Horizontal).toString()};
        if (const Field *field = m_table.field(column))
            names += QString::fromStdString(field->pointer).mid(1);
        else
            names += column == TableModel::IdColumn ? QStringLiteral("id") : QStringLiteral("name");
        columns.push_back(names);
    }
    m_filter = RowFilter(m_text, columns);
}

void TableRows::setFilterText(const QString &text)
{
    if (text == m_text)
        return;
    beginFilterChange();
    m_text = text;
    read();
    endFilterChange(Direction::Rows);
}

bool TableRows::filterAcceptsRow(int row, const QModelIndex &) const
{
    return m_filter.isEmpty() || m_filter.accepts(m_table.columnCount(), [this, row](int column) {
        return m_table.data(m_table.index(row, column), TableModel::FilterRole).toString();
    });
}

bool TableRows::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const QVariant a = m_table.data(left, TableModel::SortRole), b = m_table.data(right, TableModel::SortRole);
    const bool aNumber = a.typeId() == QMetaType::LongLong, bNumber = b.typeId() == QMetaType::LongLong;
    if (aNumber && bNumber)
        return a.toLongLong() < b.toLongLong();
    if (aNumber != bNumber)
        return aNumber; // numbers before words and gaps
    return m_collator.compare(a.toString(), b.toString()) < 0;
}

} // namespace engawa
