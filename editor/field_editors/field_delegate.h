#pragma once

#include <QStyledItemDelegate>

#include "editor/field_editors/field_editor.h"

namespace engawa {

// Edits cells of a model with the field's own editor. The model gives the Field and takes and gives values as Json.
class FieldDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    static constexpr int FieldRole = Qt::UserRole + 200; // QVariant of Field
    static constexpr int ValueRole = FieldRole + 1;      // QVariant of Json

    FieldDelegate(PackDocument &document, LiveGame *live, QObject *parent = nullptr);

    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const override;

signals:
    void typing(const QModelIndex &index, const Json &value); // not yet written

private:
    PackDocument &m_document;
    LiveGame *m_live;
};

} // namespace engawa
