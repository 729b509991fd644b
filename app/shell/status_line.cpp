#include "app/shell/status_line.h"

#include <QAccessible>
#include <QEvent>
#include <QStyle>

namespace engawa {

StatusLine::StatusLine(QWidget *parent) : QStatusBar(parent), m_match(new QLabel(this)), m_problem(new QLabel(this))
{
    setSizeGripEnabled(false);
    m_match->setTextFormat(Qt::PlainText);
    m_problem->setTextFormat(Qt::PlainText);
    m_match->setTextInteractionFlags(Qt::TextSelectableByMouse);
    addWidget(m_match, 1);
    addPermanentWidget(m_problem);
    write();
}

void StatusLine::setMatch(const QString &name, const QString &seed)
{
    m_name = name;
    m_seed = seed;
    write();
}

void StatusLine::setMatchProblem(const QString &sentence)
{
    m_matchProblem = sentence;
    write();
}

void StatusLine::setSettingsProblem(const QString &sentence)
{
    m_settingsProblem = sentence;
    write();
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        write();
    QStatusBar::changeEvent(event);
}

void StatusLine::write()
{
    m_match->setText(m_seed.isEmpty() ? m_name : tr("%1 · seed %2", "name of the match, its seed").arg(m_name, m_seed));
    const QString problem = m_matchProblem.isEmpty() ? m_settingsProblem : m_matchProblem;
    const QString text = problem.isEmpty() ? m_name.isEmpty() ? QString() : tr("Saved after every move") : problem;
    if (text == m_problem->text())
        return;
    m_problem->setObjectName(problem.isEmpty() ? QString() : QStringLiteral("problem"));
    m_problem->style()->unpolish(m_problem);
    m_problem->style()->polish(m_problem);
    m_problem->setText(text);
    if (problem.isEmpty())
        return;
    QAccessibleAnnouncementEvent announcement(m_problem, problem);
    QAccessible::updateAccessibility(&announcement);
}

} // namespace engawa
