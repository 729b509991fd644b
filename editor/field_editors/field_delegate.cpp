#include "editor/field_editors/field_delegate.h"

#include <QApplication>
#include <QPointer>

namespace engawa {

FieldDelegate::FieldDelegate(PackDocument &document, LiveGame *live, QObject *parent)
    : QStyledItemDelegate(parent), m_document(document), m_live(live)
{
}

QWidget *FieldDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const auto field = index.data(FieldRole);
    if (!field.canConvert<Field>())
        return nullptr;
    FieldEditor *editor = makeFieldEditor(field.value<Field>(), m_document, m_live, parent);
    editor->setAutoFillBackground(true);
    auto *delegate = const_cast<FieldDelegate *>(this); // Qt makes editors in a const function; they report back later
    connect(editor, &FieldEditor::committed, delegate, [delegate, entered = QPointer(editor)] {
        emit delegate->commitData(entered);
        if (entered) // a question may have come between
            emit delegate->closeEditor(entered);
    });
    connect(editor, &FieldEditor::changed, delegate, [delegate, editor, place = QPersistentModelIndex(index)] {
        emit delegate->typing(place, editor->value());
    });
    return editor;
}

// A dialogue that asks about what was entered takes the focus away for a while only.
bool FieldDelegate::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusOut && QApplication::activeModalWidget())
        return false;
    return QStyledItemDelegate::eventFilter(watched, event);
}

void FieldDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    qobject_cast<FieldEditor *>(editor)->setValue(index.data(ValueRole).value<Json>());
}

void FieldDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, QVariant::fromValue(qobject_cast<FieldEditor *>(editor)->value()), ValueRole);
}

QSize FieldDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(qMax(size.height(), qRound(option.fontMetrics.lineSpacing() * 1.5))); // room for an editor
    return size;
}

void FieldDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QRect place = option.rect;
    place.setHeight(qMax(place.height(), editor->sizeHint().height()));
    editor->setGeometry(place);
}

} // namespace engawa
