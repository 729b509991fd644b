#include "app/notes/playtest.h"

#include <QFileDialog>

#include "app/languages/languages.h"
#include "app/library/library.h"
#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/notes/after_match_form.h"
#include "app/notes/capsules_panel.h"
#include "app/notes/note_card.h"
#include "app/notes/notes_panel.h"
#include "app/notes/report_file.h"
#include "app/shell/lazy_panel.h"
#include "app/shell/main_window.h"
#include "editor/document/documents_folder.h"

namespace engawa {

Playtest::Playtest(MatchSession &session, const MatchView &view, const Library &library, Languages &languages,
                   MainWindow &window, VariantFiles variantFiles)
    : m_session(session), m_view(view), m_library(library), m_languages(languages), m_window(window),
      m_variantFiles(std::move(variantFiles)), m_noteCard(std::make_unique<NoteCard>(session, &window)),
      m_questions(std::make_unique<AfterMatchForm>(session, &window))
{
    connect(m_noteCard.get(), &NoteCard::reportRequested, this, &Playtest::report);
    connect(&session, &MatchSession::ended, this, [this] {
        if (!m_session.match()->opening().variants.empty())
            m_questions->open();
    });
    addNotesPanel();
    if (library.compiler())
        addReportsPanel();
}

Playtest::~Playtest() = default;

void Playtest::addNotesPanel()
{
    m_window.addPanel(
        QStringLiteral("notes"), [] { return tr("Notes"); }, new LazyPanel([this] {
            auto *panel = new NotesPanel(m_session);
            connect(panel, &NotesPanel::noteRequested, this, [this] { m_noteCard->open(); });
            connect(panel, &NotesPanel::editRequested, m_noteCard.get(), &NoteCard::edit);
            connect(panel, &NotesPanel::reportRequested, this, &Playtest::report);
            return panel;
        }),
        Side::Right);
}

void Playtest::addReportsPanel()
{
    m_window.addPanel(
        QStringLiteral("reports"), [] { return tr("Reports"); }, new LazyPanel([this] {
            auto *panel = new CapsulesPanel(*m_library.compiler(), m_library.engine());
            m_languages.applyTo(*panel);
            connect(panel, &CapsulesPanel::openRequested, this, &Playtest::openRequested);
            m_reports = panel;
            return panel;
        }),
        Side::Bottom);
}

void Playtest::note()
{
    m_noteCard->open(m_view.pointedComponent());
}

void Playtest::saveDraft()
{
    m_noteCard->saveDraft();
}

void Playtest::report(int note)
{
    Problems problems;
    const auto variants = variantFiles(m_variantFiles(), problems);
    if (!problems.empty())
        emit said(QString::fromStdString(m_library.sentences().whole(problems.front())));
    const QString path = saveCapsuleAs(&m_window, m_session, note, variants, m_library.recordFolder());
    if (!path.isEmpty())
        emit said(tr("The report is in %1. Nothing was sent.").arg(path));
}

void Playtest::openReports()
{
    const QString folder =
        QFileDialog::getExistingDirectory(&m_window, tr("Open a folder of reports"), inDocuments({}));
    if (folder.isEmpty() || !m_library.compiler())
        return;
    m_window.panels().open(QStringLiteral("reports"));
    if (m_reports)
        m_reports->openFolder(folder);
}

} // namespace engawa
