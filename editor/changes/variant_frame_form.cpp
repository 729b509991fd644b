#include "editor/changes/variant_frame_form.h"

#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>

namespace engawa {

namespace {

// As the variant's schema allows.
constexpr int longestName = 100, longestAuthor = 200, longestDescription = 2000;
constexpr int descriptionLines = 2;

} // namespace

VariantFrameForm::VariantFrameForm(PackDocument &document, QWidget *parent) : QWidget(parent), m_document(document)
{
    m_name = new QLineEdit;
    m_name->setMaxLength(longestName);
    m_author = new QLineEdit;
    m_author->setMaxLength(longestAuthor);
    m_description = new QPlainTextEdit;
    m_description->setTabChangesFocus(true);
    m_description->installEventFilter(this);
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    QWidget *fields[] = {m_name, m_author, m_description};
    for (int i = 0; i < 3; ++i) {
        m_labels[i] = new QLabel;
        m_labels[i]->setBuddy(fields[i]);
        form->addRow(m_labels[i], fields[i]);
    }
    connect(m_name, &QLineEdit::editingFinished, this, &VariantFrameForm::takeName);
    connect(m_author, &QLineEdit::editingFinished, this,
            [this] { set(&Variant::author, m_author->text().trimmed(), tr("Author: %1").arg(m_author->text())); });
    connect(&document, &PackDocument::stateChanged, this, &VariantFrameForm::show);
    retranslate();
    show();
}

void VariantFrameForm::show()
{
    const Variant &frame = m_document.frame();
    const auto put = [](QLineEdit *field, const std::string &text) {
        if (field->text().trimmed().toStdString() != text)
            field->setText(QString::fromStdString(text));
    };
    put(m_name, frame.name);
    put(m_author, frame.author);
    if (m_description->toPlainText().trimmed().toStdString() != frame.description)
        m_description->setPlainText(QString::fromStdString(frame.description));
}

void VariantFrameForm::set(std::string Variant::*word, const QString &text, const QString &step)
{
    Variant frame = m_document.frame();
    if (frame.*word == text.toStdString())
        return;
    frame.*word = text.toStdString();
    m_document.setFrame(step, std::move(frame));
}

void VariantFrameForm::takeName()
{
    const QString name = m_name->text().trimmed();
    if (name.isEmpty())
        show(); // a variant without a name could not be opened again
    else
        set(&Variant::name, name, tr("Name of the variant: %1 → %2").arg(m_document.title(), name));
}

void VariantFrameForm::takeDescription()
{
    set(&Variant::description, m_description->toPlainText().trimmed().left(longestDescription), tr("Description"));
}

bool VariantFrameForm::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_description && event->type() == QEvent::FocusOut)
        takeDescription();
    return QWidget::eventFilter(watched, event);
}

void VariantFrameForm::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::FontChange)
        retranslate();
    QWidget::changeEvent(event);
}

void VariantFrameForm::retranslate()
{
    m_labels[0]->setText(tr("&Name"));
    m_labels[1]->setText(tr("&Author"));
    m_labels[2]->setText(tr("&Description"));
    m_name->setAccessibleName(tr("Name of the variant"));
    m_author->setAccessibleName(tr("Author of the variant"));
    m_author->setPlaceholderText(tr("Who made it"));
    m_description->setAccessibleName(tr("Description of the variant"));
    m_description->setPlaceholderText(tr("What it changes and why"));
    m_description->setFixedHeight(m_description->fontMetrics().lineSpacing() * descriptionLines
                                  + 2 * m_description->frameWidth() + m_description->fontMetrics().height());
}

} // namespace engawa
