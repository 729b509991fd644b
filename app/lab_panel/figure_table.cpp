#include "app/lab_panel/figure_table.h"

#include <algorithm>

#include <QFont>
#include <QGuiApplication>
#include <QPalette>

namespace engawa {

QList<QStringList> cellsOf(const FigureSheet &sheet)
{
    QList<bool> ranges(sheet.head.size(), false);
    for (const FigureRow &row : sheet.rows)
        for (qsizetype column = 0; column < row.cells.size(); ++column)
            if (row.cells[column].estimate)
                ranges[column] = true;
    const auto number = [](double value) { return QString::number(value, 'g', 8); };
    QList<QStringList> lines{QStringList()};
    for (qsizetype column = 0; column < sheet.head.size(); ++column) {
        lines[0].append(sheet.head[column]);
        if (ranges[column])
            lines[0] << sheet.head[column] + QStringLiteral(" ≥") << sheet.head[column] + QStringLiteral(" ≤");
    }
    for (const FigureRow &row : sheet.rows) {
        QStringList line;
        for (qsizetype column = 0; column < sheet.head.size(); ++column) {
            const FigureCell cell = row.cells.value(column);
            line.append(cell.estimate ? number(cell.estimate->value) : cell.number ? number(*cell.number) : cell.text);
            if (ranges[column])
                line << (cell.estimate ? number(cell.estimate->low) : QString())
                     << (cell.estimate ? number(cell.estimate->high) : QString());
        }
        lines.append(line);
    }
    return lines;
}

void FigureTable::show(const QStringList &head, const QList<FigureRow> &rows)
{
    if (head.size() != m_head.size() || rows.size() != m_rows.size()) {
        beginResetModel();
        m_head = head;
        m_rows = rows;
        endResetModel();
        return;
    }
    if (head != m_head) {
        m_head = head;
        emit headerDataChanged(Qt::Horizontal, 0, columnCount() - 1);
    }
    m_rows = rows;
    if (!m_rows.isEmpty())
        emit dataChanged(index(0, 0), index(rowCount() - 1, columnCount() - 1));
}

// The first column names the rows.
bool FigureTable::isNumber(int column) const
{
    const auto has = [column](const FigureRow &row) { return row.cells.value(column).number.has_value(); };
    return column > 0 && std::ranges::any_of(m_rows, has);
}

int FigureTable::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int FigureTable::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_head.size());
}

QVariant FigureTable::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const FigureRow &row = m_rows[index.row()];
    const FigureCell cell = row.cells.value(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return cell.text;
    case SortRole:
        return cell.number ? QVariant(*cell.number) : isNumber(index.column()) ? QVariant(-1e300) : QVariant(cell.text);
    case Qt::TextAlignmentRole:
        return QVariant(isNumber(index.column()) ? Qt::AlignRight | Qt::AlignVCenter
                                                 : Qt::AlignLeft | Qt::AlignVCenter);
    case Qt::ForegroundRole:
        return row.quiet ? QVariant(QGuiApplication::palette().brush(QPalette::PlaceholderText)) : QVariant();
    case Qt::FontRole: {
        if (!row.strong)
            return {};
        QFont bold = QGuiApplication::font();
        bold.setBold(true);
        return bold;
    }
    case Qt::ToolTipRole:
    case Qt::AccessibleDescriptionRole:
        return row.tip.isEmpty() ? QVariant() : QVariant(row.tip);
    }
    return {};
}

QVariant FigureTable::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section >= m_head.size())
        return {};
    if (role == Qt::DisplayRole || role == Qt::ToolTipRole)
        return m_head[section];
    if (role == Qt::TextAlignmentRole) {
        return QVariant(isNumber(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    }
    return {};
}

} // namespace engawa
