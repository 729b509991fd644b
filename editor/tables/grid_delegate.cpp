#include "editor/tables/grid_delegate.h"

#include <utility>

#include <QAbstractItemView>
#include <QApplication>
#include <QKeyEvent>
#include <QLayout>
#include <QPainter>

#include "editor/places/mark_colours.h"

namespace engawa {

namespace {

int paddingOf(const QFontMetrics &font)
{
    return font.height() / 3;
}

FieldEditor *editorAround(QObject *object)
{
    for (; object; object = object->parent())
        if (auto *editor = qobject_cast<FieldEditor *>(object))
            return editor;
    return nullptr;
}

} // namespace

GridDelegate::GridDelegate(TableRows &rows, LiveGame *live, QObject *parent)
    : QStyledItemDelegate(parent), m_rows(rows), m_live(live)
{
    // A closed editor is none of the view's any more when it loses the focus.
    connect(this, &QAbstractItemDelegate::closeEditor, this, [this](QWidget *editor) {
        if (editor->focusProxy())
            editor->focusProxy()->removeEventFilter(this);
    });
}

void GridDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int fault = index.data(TableModel::FaultRole).toInt();
    const QColor red = fault == 2 ? faultInk() : cautionInk();
    if (fault > 0 && !(option.state & QStyle::State_Selected)) {
        QColor tint = red;
        tint.setAlphaF(onDarkPaper() ? 0.28f : 0.16f);
        painter->fillRect(option.rect, tint);
    }
    QStyleOptionViewItem shown = option;
    initStyleOption(&shown, index);
    const Field *field = m_rows.table().field(index.column());
    const bool colour = field && field->picker == QStringLiteral("colour");
    if (colour)
        shown.rect.setLeft(shown.rect.left() + shown.rect.height());
    // The text is drawn here, with room at both sides: numbers would touch the next column's words.
    const QString text = std::exchange(shown.text, {});
    const QStyle *style = option.widget ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &shown, painter, option.widget);
    if (!text.isEmpty()) {
        const int room = paddingOf(option.fontMetrics);
        const QRect place = shown.rect.adjusted(room, 0, -room, 0);
        painter->setPen(
            option.palette.color(option.state & QStyle::State_Selected ? QPalette::HighlightedText : QPalette::Text));
        painter->setFont(option.font);
        painter->drawText(place, static_cast<int>(shown.displayAlignment) | Qt::TextSingleLine,
                          option.fontMetrics.elidedText(text, Qt::ElideRight, place.width()));
    }
    if (colour) {
        const QRect swatch(option.rect.topLeft(), QSize(option.rect.height(), option.rect.height()));
        if (option.state & QStyle::State_Selected)
            painter->fillRect(swatch, option.palette.brush(QPalette::Highlight));
        const QColor value = QColor::fromString(index.data(Qt::EditRole).toString());
        const int edge = swatch.height() / 5;
        if (value.isValid())
            painter->fillRect(swatch.adjusted(edge, edge, -edge, -edge), value);
    }
    const int unit = std::max(3, option.fontMetrics.height() / 6);
    if (index.data(TableModel::ChangedRole).toBool())
        painter->fillRect(QRect(option.rect.topLeft(), QSize(unit, option.rect.height())),
                          option.palette.brush(QPalette::Accent));
    if (fault > 0) {
        const QPoint corner = option.rect.topRight() + QPoint(1, 0);
        const QPoint triangle[] = {corner, corner - QPoint(unit * 2, 0), corner + QPoint(0, unit * 2)};
        painter->save();
        painter->setPen(Qt::NoPen);
        painter->setBrush(red);
        painter->drawPolygon(triangle, 3);
        painter->restore();
    }
    // Among several selected cells, this is the one that typing edits.
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    if (view && view->currentIndex() == index) {
        painter->save();
        painter->setPen(QPen(option.palette.brush(QPalette::Accent), 2, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        painter->drawRect(option.rect.adjusted(1, 1, -1, -1));
        painter->restore();
    }
}

QSize GridDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    return QStyledItemDelegate::sizeHint(option, index) + QSize(2 * paddingOf(option.fontMetrics), 0);
}

// Ids and names are text like any other, but of no field of the schema.
Field GridDelegate::fieldOf(int column) const
{
    if (const Field *field = m_rows.table().field(column))
        return *field;
    Field text;
    text.title = m_rows.table().headerData(column, Qt::Horizontal).toString();
    return text;
}

QWidget *GridDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const TableModel &table = m_rows.table();
    const QModelIndex source = m_rows.mapToSource(index);
    FieldEditor *editor = makeFieldEditor(fieldOf(source.column()), table.document(), m_live, parent);
    editor->setEntry(table.entries()[static_cast<std::size_t>(source.row())]);
    editor->setInCell();
    editor->setAutoFillBackground(true);
    editor->setBackgroundRole(QPalette::Base);
    // The form's padding would leave no room for the text in a row of a table.
    editor->setStyleSheet(QStringLiteral("QLineEdit, QComboBox, QPlainTextEdit { border-radius: 0; padding: 0 4px; "
                                         "min-height: 0; } QToolButton { padding: 0; }"
                                         "#over { background: palette(base); border: 1px solid palette(mid); }"
                                         "#over QLabel { padding: 0 4px 2px; }"));
    if (editor->grows()) { // an edge sets it off from the rows that it lies over
        editor->setObjectName(QStringLiteral("over"));
        editor->setAttribute(Qt::WA_StyledBackground);
        editor->layout()->setContentsMargins(1, 1, 1, 1);
    }
    // Keys come to the widget inside. Qt makes editors in a const function; they report back later.
    editor->focusProxy()->installEventFilter(const_cast<GridDelegate *>(this));
    return editor;
}

void GridDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    const QModelIndex source = m_rows.mapToSource(index);
    const bool own = m_rows.table().field(source.column());
    const Json *value = own ? m_rows.table().value(source.row(), source.column()) : nullptr;
    qobject_cast<FieldEditor *>(editor)->setValue(own ? value ? *value : Json()
                                                      : Json(index.data(Qt::EditRole).toString().toStdString()));
}

void GridDelegate::setModelData(QWidget *editor, QAbstractItemModel *, const QModelIndex &index) const
{
    emit entered(index, qobject_cast<FieldEditor *>(editor)->text(), m_everywhere);
}

bool GridDelegate::eventFilter(QObject *object, QEvent *event)
{
    FieldEditor *editor = editorAround(object);
    if (!editor)
        return QStyledItemDelegate::eventFilter(object, event);
    if (event->type() == QEvent::LayoutRequest && object == editor)
        fit(*editor);
    // A dialogue takes the focus away for a while only: the editor's own, or one that asks about what was entered.
    if (event->type() == QEvent::FocusOut && (editor->isHidden() || QApplication::activeModalWidget()))
        return false;
    if (event->type() == QEvent::KeyPress) {
        if (QApplication::activePopupWidget()) // its keys choose a word
            return false;
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            // At once and once: some editors pass Enter on to the view, which would go down a second time.
            m_everywhere = key->modifiers() & Qt::ControlModifier;
            emit commitData(editor);
            m_everywhere = false;
            emit closeEditor(editor, SubmitModelCache);
            return true;
        }
    }
    return QStyledItemDelegate::eventFilter(editor, event);
}

void GridDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    m_cell = option.rect;
    fit(*qobject_cast<FieldEditor *>(editor));
}

// At least the cell, and inside the view what the editor wants beyond it.
void GridDelegate::fit(FieldEditor &editor) const
{
    QRect place = m_cell;
    const QSize room = editor.parentWidget()->size();
    const QSize wanted = editor.sizeHint();
    // A number is short, and stands at the right: it would be written over another column.
    const int most = editor.fontMetrics().height()
                     * (editor.grows()                                ? 30
                        : editor.field().type == Field::Type::Integer ? 4
                                                                      : 16);
    place.setWidth(std::max(place.width(), std::min({wanted.width(), most, room.width()})));
    if (editor.grows())
        place.setHeight(std::max(place.height(),
                                 editor.hasHeightForWidth() ? editor.heightForWidth(place.width()) : wanted.height()));
    if (place.width() > m_cell.width())
        place.moveLeft(std::max(0, std::min(place.left(), room.width() - place.width())));
    if (place.height() > m_cell.height())
        place.moveTop(std::max(0, std::min(place.top(), room.height() - place.height())));
    editor.setGeometry(place);
}

} // namespace engawa
