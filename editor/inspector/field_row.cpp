#include "editor/inspector/field_row.h"

#include <QGridLayout>
#include <QHBoxLayout>
#include <QInputDialog>
#include <QMenu>

#include "editor/fields/field_help.h"
#include "editor/places/letters.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int indent = 14;

QString hintFor(const Field &field)
{
    QStringList parts;
    const QString range = rangeText(field);
    if (!field.description.isEmpty())
        parts += field.description;
    if (!range.isEmpty())
        parts += field.unit.isEmpty() ? range : range + u' ' + field.unit;
    else if (!field.unit.isEmpty())
        parts += field.unit;
    return parts.join(u" · "_s);
}

} // namespace

FieldRow::FieldRow(FormRow row, PackDocument &document, LiveGame *live, QWidget *parent)
    : QWidget(parent), m_row(std::move(row)), m_title(new QLabel(this)), m_mark(new QLabel(u"●"_s, this)),
      m_problem(new QLabel(this)), m_reset(button(u"↺"_s, tr("Back to the base’s value")))
{
    const bool heading = m_row.sort != FormRow::Sort::Value;
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(m_row.depth * indent, heading ? 8 : 3, 0, 3);
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(1, 1);

    const QString number = m_row.item < 0 ? QString() : QString::number(m_row.item + 1);
    m_title->setText(number.isEmpty() ? m_row.field.title
                     : m_row.field.title.isEmpty() || m_row.field.title == QString::number(m_row.item)
                         ? number
                         : m_row.field.title + u' ' + number);
    m_title->setWordWrap(true);
    m_mark->setObjectName(u"conflict"_s);
    m_mark->hide();
    m_reset->hide();
    connect(m_reset, &QToolButton::clicked, this, &FieldRow::resetWanted);

    auto *titles = new QHBoxLayout;
    titles->setSpacing(4);
    titles->addWidget(m_mark, 0, Qt::AlignTop);
    titles->addWidget(m_title, 1, Qt::AlignTop);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(0);
    if (heading)
        makeHeading(document);
    if (m_row.item >= 0) {
        auto *up = button(u"↑"_s, tr("Move up"));
        auto *down = button(u"↓"_s, tr("Move down"));
        up->setEnabled(m_row.item > 0);
        down->setEnabled(m_row.item + 1 < m_row.items);
        connect(up, &QToolButton::clicked, this, [this] { emit moveWanted(-1); });
        connect(down, &QToolButton::clicked, this, [this] { emit moveWanted(1); });
        buttons->addWidget(up);
        buttons->addWidget(down);
    }
    const bool removable = m_row.item >= 0 || (m_row.present && !m_row.field.required && (heading || m_row.depth > 0));
    if (removable) {
        auto *remove = button(u"✕"_s, tr("Remove"));
        connect(remove, &QToolButton::clicked, this, &FieldRow::removeWanted);
        buttons->addWidget(remove);
    }
    buttons->addWidget(m_reset);

    int line = 0;
    if (heading) {
        QFont bold = font();
        bold.setBold(true);
        m_title->setFont(bold);
        auto *top = new QHBoxLayout;
        top->addLayout(titles, 1);
        if (m_add)
            top->addWidget(m_add);
        top->addLayout(buttons);
        grid->addLayout(top, line++, 0, 1, 2);
    } else {
        m_editor = makeFieldEditor(m_row.field, document, live, this);
        connect(m_editor, &FieldEditor::committed, this, [this] { emit edited(m_editor->value()); });
        m_title->setBuddy(m_editor);
        auto *field = new QHBoxLayout;
        field->addWidget(m_editor, 1);
        field->addLayout(buttons);
        if (m_editor->wide()) {
            grid->addLayout(titles, line++, 0, 1, 2);
            grid->addLayout(field, line++, 0, 1, 2);
        } else {
            auto *holder = new QWidget(this); // as wide with a mark as without
            titles->setContentsMargins({});
            holder->setLayout(titles);
            holder->setFixedWidth(qMax(0, letters(fontMetrics(), 16) - m_row.depth * indent));
            grid->addWidget(holder, line, 0, Qt::AlignVCenter);
            grid->addLayout(field, line++, 1);
        }
    }
    const int beside = heading || m_editor->wide() ? 0 : 1;
    m_problem->setObjectName(u"conflict"_s);
    m_problem->setWordWrap(true);
    m_problem->hide();
    grid->addWidget(m_problem, line++, beside, 1, 2 - beside);
    if (const QString hint = hintFor(m_row.field); !hint.isEmpty()) {
        auto *label = new QLabel(hint, this);
        label->setObjectName(u"hint"_s);
        label->setWordWrap(true);
        grid->addWidget(label, line, beside, 1, 2 - beside);
    }
}

QToolButton *FieldRow::button(const QString &sign, const QString &name)
{
    auto *button = new QToolButton(this);
    button->setText(sign);
    button->setToolTip(name);
    button->setAccessibleName(name);
    return button;
}

void FieldRow::makeHeading(PackDocument &document)
{
    const bool list = m_row.sort == FormRow::Sort::List;
    const bool full = list && m_row.field.maximum && m_row.items >= *m_row.field.maximum;
    if (!m_row.present || list) {
        m_add = button(tr("Add"), tr("Add to %1").arg(m_row.field.title));
        m_add->setEnabled(!full);
        connect(m_add, &QToolButton::clicked, this, &FieldRow::addWanted);
        return;
    }
    if (m_row.addable.empty() && !m_row.keys)
        return;
    m_add = button(tr("Add…"), tr("Add to %1").arg(m_row.field.title));
    auto *menu = new QMenu(m_add);
    for (const Field &member : m_row.addable)
        menu->addAction(member.title, this, [this, member] { emit memberWanted(member); })
            ->setToolTip(member.description);
    if (m_row.keys)
        fillKeys(*menu, document);
    menu->setToolTipsVisible(true);
    m_add->setMenu(menu);
    m_add->setPopupMode(QToolButton::InstantPopup);
}

void FieldRow::fillKeys(QMenu &menu, PackDocument &document)
{
    connect(&menu, &QMenu::aboutToShow, this, [this, &menu, &document] {
        menu.clear();
        for (const Field &member : m_row.addable)
            menu.addAction(member.title, this, [this, member] { emit memberWanted(member); });
        for (const QString &table : std::as_const(*m_row.keys))
            for (const EntryPtr &entry : document.data().table(table.toStdString()).entries())
                menu.addAction(document.nameOf(entry->id), this,
                               [this, key = QString::fromStdString(entry->id)] { emit keyWanted(key); });
        if (m_row.keys->isEmpty())
            menu.addAction(tr("Another key…"), this, [this] {
                const QString key = QInputDialog::getText(this, m_row.field.title, tr("Key:"));
                if (!key.trimmed().isEmpty())
                    emit keyWanted(key.trimmed());
            });
    });
}

void FieldRow::setValue(const Json &value)
{
    if (m_editor)
        m_editor->setValue(value);
}

void FieldRow::setEntry(const EntryPtr &entry)
{
    if (m_editor)
        m_editor->setEntry(entry);
}

void FieldRow::setSeveral()
{
    if (m_editor)
        m_editor->setSeveral();
}

void FieldRow::setProblem(const QString &sentence)
{
    m_problem->setText(sentence);
    m_problem->setVisible(!sentence.isEmpty());
}

void FieldRow::setChanged(bool changed, const QString &before)
{
    m_mark->setVisible(changed);
    m_mark->setToolTip(tr("Changed; in the base: %1").arg(before));
    m_mark->setAccessibleName(m_mark->toolTip());
    m_reset->setVisible(changed);
    m_reset->setToolTip(tr("Back to the base’s value: %1").arg(before));
}

} // namespace engawa
