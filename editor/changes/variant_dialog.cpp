#include "editor/changes/variant_dialog.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "editor/changes/variant_id.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

const QString authorKey = u"workbench/author"_s;
constexpr int longestName = 100, longestAuthor = 200, longestDescription = 2000; // as the variant's schema allows

} // namespace

VariantDialog::VariantDialog(const Variant &suggested, const QString &readOnly, QSettings &settings, QWidget *parent)
    : QDialog(parent), m_suggested(suggested), m_settings(settings)
{
    setWindowTitle(tr("New variant"));
    auto *heading = new QLabel(tr("New variant"));
    heading->setObjectName(u"heading"_s);
    auto *why = new QLabel(readOnly.isEmpty()
                               ? tr("A variant is a small file with the changes only: easy to play, to send, to undo.")
                               : tr("%1 is read-only. Your changes go into a variant of it: a small file with the "
                                    "changes only.")
                                     .arg(readOnly));
    why->setObjectName(u"hint"_s);
    why->setWordWrap(true);

    m_name = new QLineEdit;
    m_name->setMaxLength(longestName);
    m_name->setPlaceholderText(tr("What players see"));
    // Enter is enough to go on with the change that led here.
    if (const QString of = suggested.name.empty() ? readOnly : QString::fromStdString(suggested.name); !of.isEmpty())
        m_name->setText(tr("%1, changed").arg(of));
    m_name->selectAll();
    m_author = new QLineEdit(settings.value(authorKey).toString().left(longestAuthor));
    m_author->setMaxLength(longestAuthor);
    m_author->setPlaceholderText(tr("Your name, if you like"));
    m_description = new QPlainTextEdit(QString::fromStdString(suggested.description));
    m_description->setPlaceholderText(tr("What it changes and why"));
    m_description->setTabChangesFocus(true);
    m_description->setFixedHeight(m_description->fontMetrics().lineSpacing() * 4);
    m_id = new QLabel;
    m_id->setObjectName(u"hint"_s);
    m_id->setWordWrap(true);

    auto *form = new QFormLayout;
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::ExpandingFieldsGrow);
    form->addRow(tr("&Name"), m_name);
    form->addRow(tr("&Author"), m_author);
    form->addRow(tr("&Description"), m_description);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    m_begin = buttons->addButton(tr("Begin the variant"), QDialogButtonBox::AcceptRole);
    m_begin->setDefault(true);
    buttons->button(QDialogButtonBox::Cancel)->setAutoDefault(false); // Enter without a name does nothing
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(this, &QDialog::accepted, this, &VariantDialog::remember);
    connect(m_name, &QLineEdit::textChanged, this, &VariantDialog::follow);

    auto *column = new QVBoxLayout(this);
    column->setSpacing(fontMetrics().height() * 2 / 3);
    column->addWidget(heading);
    column->addWidget(why);
    column->addLayout(form);
    column->addWidget(m_id);
    column->addStretch(1);
    column->addWidget(buttons);
    setMinimumWidth(fontMetrics().height() * 28);
    m_name->setFocus();
    follow();
}

void VariantDialog::follow()
{
    const bool named = !m_name->text().trimmed().isEmpty();
    m_begin->setEnabled(named);
    m_id->setText(named ? tr("Records will know it as “%1”.").arg(variantId(m_name->text()))
                        : tr("It needs a name to begin."));
}

void VariantDialog::remember()
{
    m_settings.setValue(authorKey, m_author->text().trimmed());
}

Variant VariantDialog::variant() const
{
    Variant variant = m_suggested;
    variant.name = m_name->text().trimmed().toStdString();
    variant.id = variantId(m_name->text()).toStdString();
    variant.author = m_author->text().trimmed().toStdString();
    variant.description = m_description->toPlainText().trimmed().left(longestDescription).toStdString();
    variant.file.clear();
    variant.lines = nullptr;
    return variant;
}

std::optional<Variant> askForVariant(QWidget *parent, const Variant &suggested, const QString &readOnly,
                                     QSettings &settings)
{
    VariantDialog dialog(suggested, readOnly, settings, parent);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.variant()) : std::nullopt;
}

} // namespace engawa
