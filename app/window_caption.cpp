#include "app/window_caption.h"

#include "app/languages/languages.h"
#include "app/match/match_session.h"
#include "app/shell/main_window.h"
#include "app/shell/status_line.h"
#include "app/workbench/workbench.h"

namespace engawa {

WindowCaption::WindowCaption(MainWindow &window, const MatchSession &session, const Languages &languages,
                             Workbench *workbench)
    : m_window(window), m_session(session), m_languages(languages), m_workbench(workbench)
{
    connect(&session, &MatchSession::settled, this, &WindowCaption::show);
    connect(&session, &MatchSession::saveProblemChanged, this,
            [this] { m_window.statusLine().setMatchProblem(m_session.saveProblem()); });
    connect(&languages, &Languages::changed, this, &WindowCaption::show);
    if (workbench) {
        connect(&workbench->document().steps(), &QUndoStack::indexChanged, this, &WindowCaption::show);
        connect(&workbench->document(), &PackDocument::stateChanged, this, &WindowCaption::show);
    }
    show();
}

void WindowCaption::show()
{
    const bool open = m_session.isOpen();
    const QString name =
        m_session.variantName().isEmpty()
            ? tr("%1, %2").arg(m_session.gameName(), m_session.modeName())
            : tr("%1, %2, %3").arg(m_session.gameName(), m_session.modeName(), m_session.variantName());
    m_window.statusLine().setMatch(
        open ? tr("%1: %2", "name of the match, who plays").arg(name, m_session.playersText()) : QString(),
        m_session.seedText());
    const QString variant = variantName();
    const QString title = variant.isEmpty() ? m_session.gameName() : tr("%1, %2").arg(m_session.gameName(), variant);
    m_window.setWindowTitle(open ? tr("%1[*] – Engawa").arg(title) : tr("Engawa"));
    m_window.setWindowModified(open && m_workbench && m_workbench->isOpen() && m_workbench->document().modified());
}

QString WindowCaption::variantName() const
{
    if (!m_workbench || !m_workbench->isOpen() || m_workbench->document().frame().id.empty())
        return m_session.variantName();
    const std::string language = m_languages.current().toStdString();
    return QString::fromStdString(m_workbench->document().frame().wordsIn(language).name);
}

} // namespace engawa
