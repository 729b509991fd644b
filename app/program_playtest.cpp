#include "app/program.h"

#include <QFileDialog>

#include "app/notes/notes_panel.h"
#include "app/notes/report_file.h"
#include "app/shell/commands.h"
#include "app/workbench/workbench_commands.h"
#include "editor/document/documents_folder.h"

namespace engawa {

void Program::addPlaytest()
{
    m_noteCard = std::make_unique<NoteCard>(*m_match, m_window.get());
    m_questions = std::make_unique<AfterMatchForm>(*m_match, m_window.get());
    connect(m_noteCard.get(), &NoteCard::reportRequested, this, &Program::report);
    m_window->addPanel(
        QStringLiteral("notes"), [] { return tr("Notes"); }, new LazyPanel([this] {
            auto *panel = new NotesPanel(*m_match);
            connect(panel, &NotesPanel::noteRequested, this, [this] { m_noteCard->open(); });
            connect(panel, &NotesPanel::editRequested, m_noteCard.get(), &NoteCard::edit);
            connect(panel, &NotesPanel::reportRequested, this, &Program::report);
            return panel;
        }),
        Side::Right);
    if (m_library->compiler())
        m_window->addPanel(
            QStringLiteral("reports"), [] { return tr("Reports"); }, new LazyPanel([this] {
                m_capsules = new CapsulesPanel(*m_library->compiler());
                m_capsules->setLanguage(m_languages.current());
                // A report is somebody’s word: what is played on from it is not written into it.
                connect(m_capsules, &CapsulesPanel::openRequested, this, [this](const QString &path, int node) {
                    openRecord(path, {});
                    if (node >= 0)
                        m_match->goTo(node);
                });
                return m_capsules;
            }),
            Side::Bottom);
    connect(m_actions->at(command::note), &QAction::triggered, this,
            [this] { m_noteCard->open(m_match->pointedComponent()); });
    connect(m_actions->at(command::report), &QAction::triggered, this, [this] { report(-1); });
    connect(m_actions->at(command::openReports), &QAction::triggered, this, &Program::openReports);
    connect(m_match.get(), &MatchController::ended, this, [this] {
        if (!m_match->match()->opening().variants.empty())
            m_questions->open();
    });
}

void Program::openReports()
{
    const QString folder =
        QFileDialog::getExistingDirectory(m_window.get(), tr("Open a folder of reports"), inDocuments({}));
    if (folder.isEmpty() || !m_library->compiler())
        return;
    m_window->panels().open(QStringLiteral("reports"));
    if (m_capsules)
        m_capsules->openFolder(folder);
}

void Program::report(int note)
{
    Problems problems;
    const auto variants = variantFiles(m_workbench ? m_workbench->variantFiles() : QStringList(), problems);
    if (!problems.empty())
        say(QString::fromStdString(sentence(problems.front())));
    const QString path = saveCapsuleAs(m_window.get(), *m_match, note, variants, m_library->recordFolder());
    if (!path.isEmpty())
        say(tr("The report is in %1. Nothing was sent.").arg(path));
}

bool Program::mayLeave()
{
    if (m_noteCard)
        m_noteCard->saveDraft();
    if (m_workbenchActions && !m_workbenchActions->mayLeave())
        return false;
    if (m_workbench)
        m_workbench->keep();
    return true;
}

} // namespace engawa
