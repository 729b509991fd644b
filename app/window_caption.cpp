#include "app/window_caption.h"

#include "app/languages/languages.h"
#include "app/shell/main_window.h"
#include "app/shell/status_line.h"
#include "app/workbench/workbench.h"

namespace engawa {

WindowCaption::WindowCaption(MainWindow &window, const MatchController &match, const Languages &languages,
                             Workbench *workbench)
    : m_window(window), m_match(match), m_languages(languages), m_workbench(workbench)
{
    connect(&match, &MatchController::changed, this, &WindowCaption::show);
    connect(&match, &MatchController::saveProblemChanged, this,
            [this] { m_window.statusLine().setMatchProblem(m_match.saveProblem()); });
    connect(&languages, &Languages::changed, this, &WindowCaption::show);
    if (workbench) {
        connect(&workbench->document().steps(), &QUndoStack::indexChanged, this, &WindowCaption::show);
        connect(&workbench->document(), &PackDocument::stateChanged, this, &WindowCaption::show);
    }
    show();
}

void WindowCaption::show()
{
    const bool open = m_match.isOpen();
    const QString name = m_match.variantName().isEmpty()
                             ? tr("%1, %2").arg(m_match.gameName(), m_match.modeName())
                             : tr("%1, %2, %3").arg(m_match.gameName(), m_match.modeName(), m_match.variantName());
    m_window.statusLine().setMatch(open ? name : QString(), m_match.seedText());
    const QString variant = variantName();
    const QString title = variant.isEmpty() ? m_match.gameName() : tr("%1, %2").arg(m_match.gameName(), variant);
    m_window.setWindowTitle(open ? tr("%1[*] – Engawa").arg(title) : tr("Engawa"));
    m_window.setWindowModified(open && m_workbench && m_workbench->isOpen() && m_workbench->document().modified());
}

QString WindowCaption::variantName() const
{
    if (!m_workbench || !m_workbench->isOpen() || m_workbench->document().frame().id.empty())
        return m_match.variantName();
    const std::string language = m_languages.current().toStdString();
    return QString::fromStdString(m_workbench->document().frame().wordsIn(language).name);
}

} // namespace engawa
