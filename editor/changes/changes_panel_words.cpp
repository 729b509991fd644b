#include <QFrame>
#include <QLabel>
#include <QPushButton>
#include <QTreeView>
#include <algorithm>

#include "editor/changes/changes_panel.h"
#include "editor/changes/variant_frame_form.h"

using namespace Qt::StringLiterals;

namespace engawa {

// What stands around the list follows the document.
void ChangesPanel::follow()
{
    using Target = PackDocument::Target;
    const Target target = m_document.target();
    const Json *version = m_document.base().value("pack", "version");
    const QString found = version && version->is_string() ? QString::fromStdString(version->get<std::string>()) : u""_s;
    const QString written = QString::fromStdString(m_document.frame().baseVersion);
    const Json *id = m_document.base().value("pack", "id");
    const QString pack = id && id->is_string() ? m_document.nameOf(id->get<std::string>()) : u""_s;
    const bool moved = target == Target::Variant && written != found;

    m_heading->setText(target == Target::Variant ? tr("Variant of %1 %2").arg(pack, found)
                       : target == Target::ReadOnly
                           ? tr("%1 is read-only. The first change begins a variant of it.").arg(m_document.title())
                       : target == Target::Pack ? tr("%1: changes since it was opened").arg(m_document.title())
                                                : QString());
    m_heading->setVisible(!m_heading->text().isEmpty());
    m_form->setVisible(target == Target::Variant);
    m_version->setVisible(moved);
    QString text = tr("Written for version %1 of %2, which is now at %3.").arg(written, pack, found);
    if (const int troubles = m_model.troubles(); troubles > 0)
        text += u' ' + tr("%n change(s) no longer fit.", nullptr, troubles);
    else
        text += u' ' + tr("Every change still fits.");
    m_versionText->setText(text);
    m_adopt->setText(tr("Adopt to %1").arg(found));

    const int rows = m_model.rowCount();
    m_list->setVisible(rows > 0);
    m_nothing->setVisible(rows == 0);
    m_nothing->setText(target == Target::Nothing ? tr("Nothing is open.")
                                                 : tr("No changes: everything is as in %1.").arg(pack));
    m_revertAll->setEnabled(rows > 0);
    showNotes();
    emit countChanged(rows);
}

void ChangesPanel::showNotes()
{
    const ChangesModel::Row *row = current();
    const bool clash = row && !row->clash.isEmpty();
    const bool trouble = row && !row->trouble.isEmpty();
    m_note->setVisible(clash || trouble);
    m_below->setVisible(clash);
    m_mine->setVisible(clash);
    if (clash) {
        m_noteText->setText(row->clash);
        m_below->setText(tr("Take %1").arg(row->below.left(30)));
        m_mine->setText(tr("Keep %1").arg(row->now.left(30)));
    } else if (trouble) {
        m_noteText->setText(row->trouble);
    }
    m_revert->setEnabled(m_list->selectionModel()->hasSelection());
}

void ChangesPanel::retranslate()
{
    setAccessibleName(tr("Changes"));
    m_list->setAccessibleName(tr("Changes to the base"));
    m_revert->setText(tr("&Revert"));
    m_revert->setToolTip(tr("Takes the chosen changes back, each as a step of its own (Delete)"));
    m_revertAll->setText(tr("Revert all"));
    m_revertAll->setToolTip(tr("Takes every change back, as one step"));
    m_adopt->setToolTip(tr("Notes that the variant is meant for this version now"));
    m_model.retranslate();
    follow();
}

} // namespace engawa
