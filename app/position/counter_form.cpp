#include "app/position/counter_form.h"

#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

namespace engawa {

CounterForm::CounterForm(PositionEditor &editor, QWidget *parent)
    : QWidget(parent), m_editor(editor), m_rows(new QFormLayout(this))
{
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_rows->setRowWrapPolicy(QFormLayout::DontWrapRows);
    connect(&editor, &PositionEditor::changed, this, &CounterForm::follow);
    connect(&editor, &PositionEditor::problemChanged, this, &CounterForm::follow); // what was refused goes back
    follow();
}

void CounterForm::build()
{
    while (m_rows->rowCount() > 0)
        m_rows->removeRow(0);
    m_boxes.clear();
    for (const Counter &counter : m_editor.table().counters) {
        auto *box = new QSpinBox(this);
        const QString id = QString::fromStdString(counter.id);
        const QString name = m_editor.nameOf(counter);
        box->setObjectName(id);
        box->setAccessibleName(name);
        box->setKeyboardTracking(false);
        connect(box, &QSpinBox::valueChanged, this, [this, id](int value) { m_editor.setCounter(id, value); });
        auto *label = new QLabel(name, this);
        label->setBuddy(box);
        m_rows->addRow(label, box);
        m_boxes.push_back(box);
    }
}

void CounterForm::follow()
{
    if (!m_editor.isEditing())
        return;
    const std::vector<Counter> &counters = m_editor.table().counters;
    QStringList wanted;
    for (const Counter &counter : counters)
        wanted << QString::fromStdString(counter.id) << m_editor.nameOf(counter);
    if (wanted != m_built) {
        m_built = wanted;
        build();
    }
    for (std::size_t i = 0; i < counters.size(); ++i) {
        const QSignalBlocker quiet(m_boxes[i]);
        m_boxes[i]->setRange(counters[i].least, counters[i].most);
        m_boxes[i]->setValue(counters[i].value);
    }
}

} // namespace engawa
