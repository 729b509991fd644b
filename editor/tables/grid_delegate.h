#pragma once

#include <QStyledItemDelegate>

#include "editor/field_editors/field_editor.h"
#include "editor/tables/table_rows.h"

namespace engawa {

// Paints a cell with its marks: a bar for a change from the base, a tint and a corner for a problem, a swatch for a
// colour. What an editor leaves is told, not written: the panel decides whether it is meant for one cell or for many.
class GridDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    GridDelegate(TableRows &rows, LiveGame *live, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

signals:
    // `everywhere`: Ctrl+Enter, into every selected cell.
    void entered(const QModelIndex &index, const QString &text, bool everywhere) const;

protected:
    bool eventFilter(QObject *editor, QEvent *event) override;

private:
    Field fieldOf(int column) const;
    void fit(FieldEditor &editor) const;

    TableRows &m_rows;
    LiveGame *m_live;
    bool m_everywhere = false;
    mutable QRect m_cell; // of the open editor
};

} // namespace engawa
