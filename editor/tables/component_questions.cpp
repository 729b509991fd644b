#include "editor/tables/component_questions.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>

#include "editor/document/entry_names.h"
#include "editor/tables/component_edits.h"

namespace engawa {

namespace {

struct ComponentQuestions
{
    Q_DECLARE_TR_FUNCTIONS(ComponentQuestions)
};

using New = ComponentsPanel::Questions::NewComponent;

// A name and an id; the id follows the name until it is typed itself.
std::optional<New> askNew(const PackDocument &document, const std::string &file, QWidget *parent)
{
    QDialog dialog(parent);
    dialog.setWindowTitle(ComponentQuestions::tr("New component"));
    auto *name = new QLineEdit, *id = new QLineEdit;
    auto *fault = new QLabel;
    fault->setObjectName(QStringLiteral("conflict"));
    fault->setWordWrap(true);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    auto *layout = new QFormLayout(&dialog);
    EntryNames names(document);
    names.refresh();
    const auto found = document.data().files.find(file);
    const bool named = found != document.data().files.end() && names.belongTo(*found->second);
    if (named)
        layout->addRow(ComponentQuestions::tr("&Name"), name);
    layout->addRow(ComponentQuestions::tr("&Id"), id);
    layout->addRow(fault);
    layout->addRow(buttons);
    FreshIds fresh(document, file);
    const auto check = [&] {
        const QString sentence = idFault(document, file, id->text().trimmed());
        fault->setText(sentence);
        buttons->button(QDialogButtonBox::Ok)->setEnabled(sentence.isEmpty());
    };
    bool own = false;
    QObject::connect(name, &QLineEdit::textChanged, &dialog, [&](const QString &text) {
        QString derived = idFromName(text);
        if (!own && !derived.isEmpty()) {
            if (found != document.data().files.end() && found->second->find(derived.toStdString()))
                derived = QString::fromStdString(FreshIds(document, file).next(derived.toStdString()));
            id->setText(derived);
        }
    });
    QObject::connect(id, &QLineEdit::textEdited, &dialog, [&own] { own = true; });
    QObject::connect(id, &QLineEdit::textChanged, &dialog, check);
    id->setText(QString::fromStdString(fresh.next()));
    id->selectAll();
    dialog.resize(dialog.fontMetrics().height() * 26, 0);
    if (dialog.exec() != QDialog::Accepted)
        return std::nullopt;
    return New{id->text().trimmed(), name->text().trimmed()};
}

} // namespace

ComponentsPanel::Questions componentQuestions(PackDocument &document, QWidget *parent)
{
    ComponentsPanel::Questions questions;
    questions.newComponent = [&document, parent](const std::string &file) { return askNew(document, file, parent); };
    questions.addRows = [parent](int rows) {
        return QMessageBox::question(
                   parent, ComponentQuestions::tr("Paste"),
                   ComponentQuestions::tr("%n rows lie below the last one. Add them as new rows?", nullptr, rows))
               == QMessageBox::Yes;
    };
    questions.renameUses = [parent](const QString &id, const QString &newId, int uses) -> std::optional<bool> {
        QMessageBox box(QMessageBox::Question, ComponentQuestions::tr("Rename"),
                        ComponentQuestions::tr(
                            "%n places name “%1”: references, formulas and texts. Name them “%2” too?", nullptr, uses)
                            .arg(id, newId),
                        QMessageBox::NoButton, parent);
        const QPushButton *all = box.addButton(ComponentQuestions::tr("&Change all"), QMessageBox::AcceptRole);
        const QPushButton *one = box.addButton(ComponentQuestions::tr("Only the &id"), QMessageBox::DestructiveRole);
        box.addButton(QMessageBox::Cancel);
        box.exec();
        if (box.clickedButton() == all)
            return true;
        return box.clickedButton() == one ? std::optional(false) : std::nullopt;
    };
    return questions;
}

} // namespace engawa
