#pragma once

#include <expected>
#include <vector>

#include <QCoreApplication>
#include <QList>
#include <QStringList>

#include "editor/tables/table_edits.h"

namespace engawa {

// Cells from a spreadsheet, over cells of the table as they are shown.
class TablePaste
{
    Q_DECLARE_TR_FUNCTIONS(TablePaste)

public:
    // `rows` are the table's rows from the first target row down, `columns` its columns from the first target column
    // right, both in the order shown. `selected` is the size of the selection: one value, or a block of which it is a
    // multiple, is repeated over it.
    TablePaste(TableModel &table, QList<QStringList> cells, std::vector<int> rows, std::vector<int> columns,
               QSize selected);

    QString refusal() const { return m_refusal; } // a sentence; empty: it fits
    int newRows() const { return m_newRows; } // that lie below the last one
    bool paste(); // one step

private:
    TableModel &m_table;
    QList<QStringList> m_cells;
    std::vector<int> m_rows;
    std::vector<int> m_columns;
    QString m_refusal;
    int m_newRows = 0;
};

} // namespace engawa
