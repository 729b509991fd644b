#include "editor/texts/text_delegate.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPlainTextEdit>

namespace engawa {

namespace {

constexpr int shownLines = 4;

} // namespace

QWidget *TextDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    auto *edit = new QPlainTextEdit(parent);
    edit->setTabChangesFocus(true);
    edit->setAccessibleName(index.siblingAtColumn(0).data().toString());
    return edit;
}

void TextDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *edit = qobject_cast<QPlainTextEdit *>(editor);
    const QString text = index.data(Qt::EditRole).toString();
    if (edit->toPlainText() == text)
        return;
    edit->setPlainText(text);
    edit->selectAll();
}

void TextDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    model->setData(index, qobject_cast<QPlainTextEdit *>(editor)->toPlainText(), Qt::EditRole);
}

void TextDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QRect place = option.rect;
    place.setHeight(qMax(place.height(), editor->fontMetrics().lineSpacing() * shownLines + 12));
    const int below = editor->parentWidget() ? editor->parentWidget()->height() : place.bottom();
    if (place.bottom() > below)
        place.moveBottom(qMax(below, place.height()) - 1);
    editor->setGeometry(place);
}

bool TextDelegate::eventFilter(QObject *watched, QEvent *event)
{
    // A dialogue that asks about what was entered takes the focus away for a while only.
    if (event->type() == QEvent::FocusOut && QApplication::activeModalWidget())
        return false;
    auto *edit = qobject_cast<QPlainTextEdit *>(watched);
    if (edit && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        if (enter && !(key->modifiers() & Qt::ShiftModifier)) {
            emit commitData(edit);
            emit closeEditor(edit);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

} // namespace engawa
