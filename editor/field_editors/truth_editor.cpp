#include "editor/field_editors/truth_editor.h"

#include <QHBoxLayout>
#include <QKeyEvent>

namespace engawa {

TruthEditor::TruthEditor(const Field &field, QWidget *parent) : FieldEditor(field, parent), m_box(new QCheckBox(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins({});
    row->addWidget(m_box, 1);
    setFocusProxy(m_box);
    m_box->setAccessibleName(field.title);
    m_box->setAccessibleDescription(field.description);
    m_box->installEventFilter(this);
    connect(m_box, &QCheckBox::clicked, this, [this] { take(m_box->isChecked()); });
}

void TruthEditor::setValue(const Json &value)
{
    m_before = value;
    m_value = value;
    m_box->setTristate(false);
    m_box->setChecked(value.is_boolean() && value.get<bool>());
    if (value.is_string()) // bad text is kept until a click
        m_box->setText(QString::fromStdString(value.get<std::string>()));
    else
        showWord();
}

void TruthEditor::take(bool yes)
{
    m_value = !yes && m_before.is_null() && !field().required ? Json() : Json(yes);
    m_box->setTristate(false);
    m_box->setChecked(yes);
    showWord();
    emit committed();
}

void TruthEditor::setSeveral()
{
    m_before = nullptr;
    m_value = nullptr;
    m_box->setTristate(true);
    m_box->setCheckState(Qt::PartiallyChecked);
    m_box->setText(tr("several values"));
}

void TruthEditor::showWord()
{
    m_box->setText(m_box->isChecked() ? tr("yes") : tr("no"));
}

bool TruthEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return FieldEditor::eventFilter(watched, event);
    const QString typed = static_cast<QKeyEvent *>(event)->text();
    const auto begins = [&](const QString &word) { return word.startsWith(typed, Qt::CaseInsensitive); };
    if (typed.trimmed().isEmpty() || !typed.front().isPrint())
        return false;
    // The words of the window's language, and those of the data.
    if (begins(tr("yes")) || begins(QStringLiteral("true")) || begins(QStringLiteral("1")))
        take(true);
    else if (begins(tr("no")) || begins(QStringLiteral("false")) || begins(QStringLiteral("0")))
        take(false);
    return true;
}

} // namespace engawa
