#include "editor/field_editors/line_editor.h"

#include <algorithm>
#include <limits>

#include <QHBoxLayout>
#include <QKeyEvent>

namespace engawa {

namespace {

constexpr int bigStep = 10;

} // namespace

LineEditor::LineEditor(const Field &field, QWidget *parent) : FieldEditor(field, parent), m_line(new QLineEdit(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_line, 1);
    setFocusProxy(m_line);
    m_wide = field.type == Field::Type::Text || field.type == Field::Type::List || field.type == Field::Type::Object;
    m_line->setAccessibleName(field.title);
    m_line->setAccessibleDescription(field.description);
    m_line->installEventFilter(this);
    connect(m_line, &QLineEdit::editingFinished, this, &LineEditor::commit);
    connect(m_line, &QLineEdit::textEdited, this, &FieldEditor::changed);
}

// The line loses its focus while it is destroyed with this, and says so: nobody may listen any more.
LineEditor::~LineEditor()
{
    m_line->disconnect(this);
}

void LineEditor::setValue(const Json &value)
{
    m_several = false;
    m_before = textOf(value, field());
    m_line->setPlaceholderText({});
    if (m_line->text() != m_before)
        m_line->setText(m_before);
}

void LineEditor::setSeveral()
{
    m_several = true;
    m_before.clear();
    m_line->clear();
    m_line->setPlaceholderText(tr("several values"));
}

void LineEditor::setInCell()
{
    m_line->setFrame(false);
    if (field().type == Field::Type::Integer)
        m_line->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
}

void LineEditor::commit()
{
    if (m_line->text() == m_before)
        return;
    m_before = m_line->text();
    emit committed();
}

void LineEditor::count(int by)
{
    bool whole = false;
    const qint64 now = m_line->text().trimmed().toLongLong(&whole);
    if (!whole && m_several)
        return;
    const qint64 low = field().minimum.value_or(std::numeric_limits<int>::min());
    const qint64 high = std::max(low, field().maximum.value_or(std::numeric_limits<int>::max()));
    // What is no number starts at the lowest one.
    const qint64 next = whole ? std::clamp(std::clamp(now, low - bigStep, high + bigStep) + by, low, high)
                              : field().minimum.value_or(0);
    if (whole && next == now)
        return;
    m_line->setText(QString::number(next));
    m_line->selectAll();
    commit();
}

bool LineEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_line || event->type() != QEvent::KeyPress)
        return FieldEditor::eventFilter(watched, event);
    const auto *key = static_cast<QKeyEvent *>(event);
    if (key->key() == Qt::Key_Escape && m_line->text() != m_before) {
        m_line->setText(m_before);
        return true;
    }
    if (field().type != Field::Type::Integer || key->modifiers() & Qt::AltModifier)
        return false;
    switch (key->key()) {
    case Qt::Key_Up:
        count(1);
        return true;
    case Qt::Key_Down:
        count(-1);
        return true;
    case Qt::Key_PageUp:
        count(bigStep);
        return true;
    case Qt::Key_PageDown:
        count(-bigStep);
        return true;
    default:
        return false;
    }
}

} // namespace engawa
