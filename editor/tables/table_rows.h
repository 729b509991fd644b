#pragma once

#include <QCollator>
#include <QSortFilterProxyModel>

#include "editor/tables/row_filter.h"
#include "editor/tables/table_model.h"

namespace engawa {

// The rows of a table as sorted and filtered. Sorting is a look, not a change: sort(-1) gives the file's order back. An
// edit neither moves nor hides the row in hand.
class TableRows : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit TableRows(TableModel &table, QObject *parent = nullptr);

    void setFilterText(const QString &text);
    TableModel &table() const { return m_table; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void read();

    TableModel &m_table;
    QString m_text;
    RowFilter m_filter;
    QCollator m_collator;
};

} // namespace engawa
