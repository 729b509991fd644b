#pragma once

#include <QAbstractTableModel>

#include "app/lab_panel/figure_sheet.h"

namespace engawa {

// The table of a view. While a run goes on its rows stay where they are and change.
class FigureTable : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Role { SortRole = Qt::UserRole };

    using QAbstractTableModel::QAbstractTableModel;

    void show(const QStringList &head, const QList<FigureRow> &rows);
    const QList<FigureRow> &rows() const { return m_rows; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    bool isNumber(int column) const;

    QStringList m_head;
    QList<FigureRow> m_rows;
};

} // namespace engawa
