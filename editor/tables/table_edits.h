#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QList>
#include <QString>
#include <QStringList>

#include "editor/tables/table_model.h"

namespace engawa {

// A cell by the row and column of the TableModel.
struct Cell
{
    int row = 0;
    int column = 0;

    auto operator<=>(const Cell &) const = default;
};
using Cells = std::vector<Cell>;

// "+1", "-1", "*2", "/2" over numbers, "=5" over anything. Division rounds down, as in formulas.
struct Calculation
{
    QChar sign;
    QString operand;
    qint64 number = 0;

    static std::optional<Calculation> parse(const QString &text);
};

// Edits of cells, each one step of the undo stack. The answer is the sentence that says why nothing was done; empty: done,
// or nothing to do.
class TableEdits
{
    Q_DECLARE_TR_FUNCTIONS(TableEdits)

public:
    explicit TableEdits(TableModel &table) : m_table(table) {}

    QString enter(Cell cell, const QString &text); // not for ids: see rename.h
    QString enter(const Cells &cells, const QString &text);
    QString calculate(const Cells &cells, const Calculation &calculation);
    bool canCalculate(const Cells &cells, const Calculation &calculation) const;
    QString clear(const Cells &cells);
    // Each column, or row, of the block takes the value of its first cell.
    QString fill(const Cells &cells, Qt::Orientation direction);

private:
    struct Entered
    {
        Cell cell;
        QString text;
    };
    QString make(const QString &name, const std::vector<Entered> &entered);
    QString cellsOf(const Cells &cells) const; // "40 cells of Value"
    QString text(Cell cell) const;

    TableModel &m_table;
};

} // namespace engawa
