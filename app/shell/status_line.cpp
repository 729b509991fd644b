#include "app/shell/status_line.h"

#include <QAccessible>
#include <QEvent>
#include <QStyle>

namespace engawa {

StatusLine::StatusLine(QWidget *parent)
    : QStatusBar(parent), m_match(new QLabel(this)), m_work(new QLabel(this)), m_problem(new QLabel(this))
{
    setSizeGripEnabled(false);
    m_match->setTextFormat(Qt::PlainText);
    m_work->setTextFormat(Qt::PlainText);
    m_work->hide();
    m_problem->setTextFormat(Qt::PlainText);
    m_match->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_match->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // a long sentence never widens the window
    m_forget.setSingleShot(true);
    connect(&m_forget, &QTimer::timeout, this, [this] {
        m_told.clear();
        writeMatch();
    });
    addWidget(m_match, 1);
    m_work->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    addPermanentWidget(m_work, 1);
    addPermanentWidget(m_problem);
    write();
}

void StatusLine::setMatch(const QString &name, const QString &seed)
{
    m_name = name;
    m_seed = seed;
    write();
}

void StatusLine::tell(const QString &sentence)
{
    constexpr int tellMs = 12000;
    m_told = sentence;
    m_forget.start(tellMs);
    writeMatch();
    QAccessibleAnnouncementEvent announcement(m_match, sentence);
    QAccessible::updateAccessibility(&announcement);
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

void StatusLine::setVariant(const QString &sentence, bool problem)
{
    m_variant = sentence;
    m_variantProblem = problem;
    write();
}

void StatusLine::setWork(const QString &sentence)
{
    m_work->setText(sentence);
    m_work->setToolTip(sentence);
    m_work->setVisible(!sentence.isEmpty());
}

void StatusLine::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        write();
    QStatusBar::changeEvent(event);
}

void StatusLine::resizeEvent(QResizeEvent *event)
{
    QStatusBar::resizeEvent(event);
    writeMatch();
}

void StatusLine::writeMatch()
{
    const QString name = m_told.isEmpty() ? QString() : QStringLiteral("told");
    if (m_match->objectName() != name) {
        m_match->setObjectName(name);
        m_match->style()->unpolish(m_match);
        m_match->style()->polish(m_match);
    }
    const QString match =
        m_seed.isEmpty() ? m_name : tr("%1 · seed %2", "name of the match, its seed").arg(m_name, m_seed);
    const int room = m_match->contentsRect().width() - m_match->fontMetrics().horizontalAdvance(u'M');
    m_match->setText(m_told.isEmpty() ? match : m_match->fontMetrics().elidedText(m_told, Qt::ElideRight, room));
    m_match->setToolTip(m_told);
}

void StatusLine::write()
{
    writeMatch();
    QString text = m_matchProblem.isEmpty() ? m_settingsProblem : m_matchProblem;
    QString look = QStringLiteral("problem");
    if (text.isEmpty() && !m_variant.isEmpty()) {
        text = m_variant;
        look = m_variantProblem ? look : QStringLiteral("unsaved");
    } else if (text.isEmpty()) {
        text = m_name.isEmpty() ? QString() : tr("Match saved after every move");
        look.clear();
    }
    if (text == m_problem->text() && look == m_problem->objectName())
        return;
    m_problem->setObjectName(look);
    m_problem->style()->unpolish(m_problem);
    m_problem->style()->polish(m_problem);
    m_problem->setText(text);
    if (look.isEmpty())
        return;
    QAccessibleAnnouncementEvent announcement(m_problem, text);
    QAccessible::updateAccessibility(&announcement);
}

} // namespace engawa
