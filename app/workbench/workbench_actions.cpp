#include "app/workbench/workbench_actions.h"

#include <algorithm>

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>

#include "app/match/match_session.h"
#include "app/shell/status_line.h"
#include "app/workbench/replay_dialog.h"
#include "app/workbench/workbench_commands.h"
#include "editor/changes/outside_dialog.h"
#include "editor/changes/variant_dialog.h"
#include "editor/document/documents_folder.h"
#include "editor/tables/components_panel.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr auto folderKey = "variants/folder"_L1;

std::unique_ptr<QSettings> settingsIn(const QString &file)
{
    return file.isEmpty() ? std::make_unique<QSettings>() : std::make_unique<QSettings>(file, QSettings::IniFormat);
}

} // namespace

WorkbenchActions::WorkbenchActions(Workbench &workbench, WorkbenchPanels &panels, MatchSession &session,
                                   Settings &settings, ActionList &actions, MainWindow &window,
                                   const QString &settingsFile)
    : m_workbench(workbench), m_panels(panels), m_session(session), m_settings(settings), m_actions(actions),
      m_window(window), m_remembered(settingsIn(settingsFile)), m_recent(settingsFile)
{
    connectCommands();
    connectDocument();
    showState();
}

void WorkbenchActions::connectCommands()
{
    const auto on = [this](QLatin1StringView id, auto &&function) {
        connect(m_actions.at(id), &QAction::triggered, this, std::forward<decltype(function)>(function));
    };
    QUndoStack &steps = m_workbench.document().steps();
    on(command::undoEdit, [&steps] { steps.undo(); });
    on(command::redoEdit, [&steps] { steps.redo(); });
    on(command::newVariant, [this] { newVariant(); });
    on(command::saveVariant, [this] { save(); });
    on(command::saveVariantAs, [this] { saveAs(); });
    on(command::revertVariant, [this] { revert(); });
    on(command::newComponent, [this] { m_panels.components().addNew(); });
    on(command::findReplace, [this] { m_panels.components().findAndReplace(); });
    on(command::importCsv, [this] { m_panels.components().importFile(); });
    on(command::exportCsv, [this] { m_panels.components().exportFile(); });
    on(command::replayUnder, [this] { askAboutReplay(m_session, &m_window); });
    on(command::changeMarks, [this](bool show) { m_settings.setChangeMarks(show); });
    connect(&m_settings, &Settings::changeMarksChanged, this, &WorkbenchActions::showState);
    connect(&m_session, &MatchSession::settled, this, &WorkbenchActions::showState);
}

void WorkbenchActions::connectDocument()
{
    PackDocument &document = m_workbench.document();
    document.setAskForVariant([this](const Variant &suggested) { return askForVariant(suggested); });
    connect(&document, &PackDocument::stateChanged, this, &WorkbenchActions::showState);
    connect(&document.steps(), &QUndoStack::indexChanged, this, &WorkbenchActions::showState);
    connect(&document, &PackDocument::checked, this, &WorkbenchActions::showVariant);
    connect(&m_workbench, &Workbench::refusalChanged, this, &WorkbenchActions::showVariant);
    connect(&m_workbench.file(), &DocumentFile::changedOutside, this,
            [this] { OutsideDialog(m_workbench.document(), m_workbench.file(), &m_window).exec(); });
    connect(&m_workbench.file(), &DocumentFile::trouble, this, &WorkbenchActions::said);
    connect(&m_workbench, &Workbench::failed, this, &WorkbenchActions::said);
    connect(&m_workbench, &Workbench::reloaded, this, [this](const QStringList &receipt) {
        if (!receipt.isEmpty())
            m_window.statusLine().tell(receipt.size() <= 2 ? receipt.join(u"  ·  "_s)
                                                           : tr("%1 … and %n more, see the log.", nullptr,
                                                                static_cast<int>(receipt.size()) - 1)
                                                                 .arg(receipt.front()));
    });
}

void WorkbenchActions::showState()
{
    PackDocument &document = m_workbench.document();
    const QUndoStack &steps = document.steps();
    m_actions.setSubject(command::undoEdit, steps.undoText());
    m_actions.setSubject(command::redoEdit, steps.redoText());
    m_actions.at(command::undoEdit)->setEnabled(steps.canUndo());
    m_actions.at(command::redoEdit)->setEnabled(steps.canRedo());
    const bool own =
        document.target() == PackDocument::Target::Variant || document.target() == PackDocument::Target::Pack;
    m_actions.setSubject(command::saveVariant, own ? document.title() : QString());
    m_actions.at(command::saveVariant)->setEnabled(own && (document.modified() || document.path().isEmpty()));
    m_actions.at(command::saveVariantAs)->setEnabled(own);
    m_actions.at(command::revertVariant)->setEnabled(own && document.modified() && !document.path().isEmpty());
    for (const auto id : {command::newVariant, command::newComponent, command::findReplace, command::importCsv,
                          command::exportCsv, command::replayUnder})
        m_actions.at(id)->setEnabled(m_session.isOpen());
    m_actions.at(command::changeMarks)->setChecked(m_settings.changeMarks());
    showVariant();
}

// At the foot of the window, as long as it holds.
void WorkbenchActions::showVariant()
{
    const PackDocument &document = m_workbench.document();
    const Problems &refusal = m_workbench.refusal();
    StatusLine &line = m_window.statusLine();
    if (document.isOpen() && (!document.compiles() || !refusal.empty())) {
        const auto isError = [](const Problem &problem) { return problem.level == Problem::Level::Error; };
        const auto errors =
            std::ranges::count_if(document.problems(), isError) + std::ranges::count_if(refusal, isError);
        return line.setVariant(tr("%n errors: the table shows the data from before them", nullptr,
                                  static_cast<int>(std::max<std::ptrdiff_t>(1, errors))),
                               true);
    }
    line.setVariant(document.modified() ? tr("“%1” is not saved").arg(document.title()) : QString());
}

std::optional<Variant> WorkbenchActions::askForVariant(const Variant &suggested)
{
    VariantDialog dialog(suggested, m_workbench.document().title(), *m_remembered, &m_window);
    return dialog.exec() == QDialog::Accepted ? std::optional(dialog.variant()) : std::nullopt;
}

void WorkbenchActions::newVariant()
{
    m_workbench.open();
    if (!mayGiveUp(false))
        return;
    PackDocument &document = m_workbench.document();
    Variant suggested;
    const auto word = [&document](const char *id) {
        const Json *value = document.data().value("pack", id);
        return value && value->is_string() ? value->get<std::string>() : std::string();
    };
    suggested.base = word("id");
    suggested.baseVersion = word("version");
    VariantDialog dialog(suggested, {}, *m_remembered, &m_window);
    if (dialog.exec() != QDialog::Accepted)
        return;
    const Variant wanted = dialog.variant();
    document.openVariant(document.base(), wanted, true);
    m_window.setWorkspace(Workspace::Design);
    emit said(tr("“%1” is ready: change anything in the panels, the table follows.")
                  .arg(QString::fromStdString(wanted.name)));
}

bool WorkbenchActions::told(const DocumentFile::Outcome &outcome)
{
    if (!outcome)
        QMessageBox::warning(&m_window, tr("Not saved"), outcome.error());
    return outcome.has_value();
}

bool WorkbenchActions::save()
{
    if (m_workbench.file().needsPath())
        return saveAs();
    if (!told(m_workbench.file().save()))
        return false;
    m_recent.add(m_workbench.document().path());
    tellSaved();
    return true;
}

bool WorkbenchActions::saveAs()
{
    const QString folder = m_remembered->value(folderKey, inDocuments({})).toString();
    const QString path =
        QFileDialog::getSaveFileName(&m_window, tr("Save the variant"),
                                     inFolder(folder, m_workbench.file().suggestedName()), tr("Variants (*.json)"));
    if (path.isEmpty() || !told(m_workbench.file().saveAs(path)))
        return false;
    m_remembered->setValue(folderKey, QFileInfo(path).absolutePath());
    m_recent.add(path);
    tellSaved();
    return true;
}

void WorkbenchActions::tellSaved()
{
    const PackDocument &document = m_workbench.document();
    m_window.statusLine().tell(
        tr("“%1” is saved in %2.").arg(document.title(), QDir::toNativeSeparators(document.path())));
}

void WorkbenchActions::revert()
{
    told(m_workbench.file().revert());
}

// A match of which nothing but the deal is there leaves no record behind.
bool WorkbenchActions::mayLeave()
{
    return mayGiveUp(!m_session.recordPath().isEmpty() && m_session.match() && m_session.match()->nodes().size() > 1);
}

bool WorkbenchActions::mayGiveUp(bool matchKeeps)
{
    const PackDocument &document = m_workbench.document();
    if (!document.isOpen() || !document.modified())
        return true;
    QMessageBox box(QMessageBox::Question, tr("Unsaved changes"),
                    tr("“%1” has changes that are not saved in a file.").arg(document.title()),
                    QMessageBox::Save | QMessageBox::Discard | QMessageBox::Cancel, &m_window);
    if (matchKeeps) {
        box.setInformativeText(tr("The record of the match keeps them as well: they are here again when it goes on."));
        box.button(QMessageBox::Discard)->setText(tr("&Leave unsaved"));
    }
    box.setDefaultButton(QMessageBox::Save);
    const int answer = box.exec();
    return answer == QMessageBox::Discard || (answer == QMessageBox::Save && save());
}

} // namespace engawa
