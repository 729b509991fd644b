#include "app/match/match_controller.h"

#include <QLocale>

// What is played, by whom, and how it ended.
namespace engawa {

QString MatchController::gameId() const
{
    return m_match ? QString::fromStdString(*m_match->game().data().value("pack", "game")) : QString();
}

QString MatchController::gameName() const
{
    return m_match ? m_words.say(m_match->game(), "name." + std::string(*m_match->game().data().value("pack", "id")))
                   : QString();
}

QString MatchController::modeName() const
{
    return m_match ? m_words.say(m_match->game(), "name." + m_match->opening().setup.mode) : QString();
}

QString MatchController::scenarioName() const
{
    const std::string id = m_match ? m_match->opening().setup.scenario : std::string();
    return id.empty() ? QString() : m_words.say(m_match->game(), "name." + id);
}

QList<Goal> MatchController::goals() const
{
    if (!m_match || m_scene.goals.empty())
        return {};
    const Game &game = shownGame();
    const About about = game.about("scenarios", m_match->opening().setup.scenario);
    QList<Goal> goals;
    for (std::size_t i = 0; i < about.goals.size() && i < m_scene.goals.size(); ++i)
        goals.append({m_words.say(game, about.goals[i]), m_scene.goals[i] == GoalState::Met,
                      m_scene.goals[i] == GoalState::Unseen});
    return goals;
}

QString MatchController::variantName() const
{
    if (!m_match)
        return {};
    const auto pack = m_match->game().data().value("pack", "id")->get<std::string>();
    QStringList names;
    for (const std::string &name : m_match->opening().variants)
        names.append(QString::fromStdString(m_variantNames ? m_variantNames(pack, name, m_words.language()) : name));
    return QLocale(QString::fromStdString(m_words.language())).createSeparatedList(names);
}

QString MatchController::seedText() const
{
    return m_match ? QString::number(m_match->opening().seed) : QString();
}

int MatchController::seats() const
{
    return m_match ? m_match->game().seats(m_match->state()) : 0;
}

int MatchController::toAct() const
{
    return m_match ? m_match->game().toAct(m_match->state()) : nobody;
}

QString MatchController::toActName() const
{
    return m_words.seatName(static_cast<Seat>(toAct()));
}

QString MatchController::prompt() const
{
    if (m_guest)
        return m_guest->prompt();
    return m_match ? m_words.say(shownGame(), m_scene.prompt) : QString();
}

bool MatchController::over() const
{
    return m_match && m_match->game().outcome(m_match->state()).over;
}

QString MatchController::resultText() const
{
    if (!over())
        return {};
    const Outcome outcome = m_match->game().outcome(m_match->state());
    if (!outcome.contest)
        return tr("%1 ends with %n point(s).", "", outcome.points[0]).arg(m_words.seatName(0));
    QStringList winners;
    for (int seat = 0; seat < seats(); ++seat)
        if (outcome.winners >> seat & 1)
            winners.append(m_words.seatName(static_cast<Seat>(seat)));
    if (winners.isEmpty())
        return seats() == 1 ? tr("%1 loses.").arg(m_words.seatName(0)) : tr("Nobody wins.");
    if (winners.size() == 1)
        return tr("%1 wins.").arg(winners.front());
    return tr("%1 share the win.").arg(winners.join(tr(", ", "between names")));
}

} // namespace engawa
