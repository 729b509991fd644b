#include <utility>

#include <QLocale>

#include "app/match/match_session.h"
#include "app/match/match_session_told.h"

// What is played, by whom, and how it ended.
namespace engawa {

QString MatchSession::gameId() const
{
    return m_match ? QString::fromStdString(*m_match->game().data().value("pack", "game")) : QString();
}

QString MatchSession::gameName() const
{
    return m_match ? m_words.say(m_match->game(), "name." + std::string(*m_match->game().data().value("pack", "id")))
                   : QString();
}

QString MatchSession::modeName() const
{
    return m_match ? m_words.say(m_match->game(), "name." + m_match->opening().setup.mode) : QString();
}

QString MatchSession::scenarioName() const
{
    const std::string id = m_match ? m_match->opening().setup.scenario : std::string();
    return id.empty() ? QString() : m_words.say(m_match->game(), "name." + id);
}

QString MatchSession::variantName() const
{
    if (!m_match)
        return {};
    const auto pack = m_match->game().data().value("pack", "id")->get<std::string>();
    QStringList names;
    for (const std::string &name : m_match->opening().variants)
        names.append(QString::fromStdString(m_variantNames ? m_variantNames(pack, name, m_words.language()) : name));
    return QLocale(QString::fromStdString(m_words.language())).createSeparatedList(names);
}

QString MatchSession::seedText() const
{
    return m_match ? QString::number(m_match->opening().seed) : QString();
}

int MatchSession::seats() const
{
    return m_match ? m_match->game().seats(m_match->state()) : 0;
}

int MatchSession::toAct() const
{
    return m_match ? m_match->game().toAct(m_match->state()) : nobody;
}

QString MatchSession::toActName() const
{
    return m_words.seatName(static_cast<Seat>(toAct()));
}

QString MatchSession::playerOf(int seat) const
{
    const bool there = m_match && seat >= 0 && std::cmp_less(seat, m_match->seats().size());
    return there ? QString::fromStdString(m_match->seats()[static_cast<std::size_t>(seat)].player) : QString();
}

int MatchSession::humans() const
{
    return m_match ? static_cast<int>(std::ranges::count(m_match->seats(), person.toStdString(), &SeatInfo::player))
                   : 0;
}

QStringList MatchSession::seatNames() const
{
    QStringList names;
    for (int seat = 0; seat < seats(); ++seat)
        names.append(m_words.seatName(static_cast<Seat>(seat)));
    return names;
}

QStringList MatchSession::seatBots() const
{
    QStringList bots;
    for (int seat = 0; seat < seats(); ++seat)
        bots.append(isHuman(seat) ? QString() : m_words.players(m_match->game()).inSentence(playerOf(seat)));
    return bots;
}

QString MatchSession::playersText() const
{
    QStringList names;
    for (int seat = 0; seat < seats(); ++seat)
        names.append(m_words.players(m_match->game()).named(m_words.seatName(static_cast<Seat>(seat)), playerOf(seat)));
    return names.join(tr(", ", "between names"));
}

QList<PlayerChoice> MatchSession::playersFor(int seat) const
{
    if (!m_match)
        return {};
    QStringList all;
    for (int each = 0; each < seats(); ++each)
        all.append(playerOf(each));
    const PlayerWords words = m_words.players(m_match->game());
    const QString playing = playerOf(seat);
    QList<PlayerChoice> choices;
    for (const Option &option : words.choices(all)) {
        PlayerChoice choice{option.id, option.name, option.about, option.group, option.id == words.choiceOf(playing),
                            {},        -1};
        if (words.isPersona(option.id)) {
            const QString level = words.levelOf(choice.playing ? playing : option.id);
            for (const Option &each : words.levels()) {
                if (each.id == level)
                    choice.level = static_cast<int>(choice.levels.size());
                choice.levels.append({words.at(option.id, each.id), each.name});
            }
        }
        choices.append(choice);
    }
    return choices;
}

void MatchSession::setPlayer(int seat, const QString &player)
{
    if (seat >= 0 && seat < seats() && m_match->setPlayer(static_cast<Seat>(seat), player.toStdString()))
        show();
}

bool MatchSession::over() const
{
    return m_match && m_match->game().outcome(m_match->state()).over;
}

QString MatchSession::resultText() const
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

MatchSession::Told MatchSession::told() const
{
    return {isOpen(),    gameId(),         gameName(),     modeName(), variantName(), scenarioName(),
            seedText(),  seats(),          seatNames(),    seatBots(), toAct(),       toActName(),
            over(),      resultText(),     canUndo(),      canRedo(),  undoText(),    redoText(),
            replaying(), replayPosition(), replayLength(), trial()};
}

void MatchSession::tell()
{
    const Told now = told(), before = std::exchange(*m_told, now);
    const auto compare = [&](auto Told::*value, void (MatchSession::*changed)()) {
        if (before.*value != now.*value)
            emit(this->*changed)();
    };
    compare(&Told::open, &MatchSession::openChanged);
    compare(&Told::gameId, &MatchSession::gameIdChanged);
    compare(&Told::gameName, &MatchSession::gameNameChanged);
    compare(&Told::modeName, &MatchSession::modeNameChanged);
    compare(&Told::variantName, &MatchSession::variantNameChanged);
    compare(&Told::scenarioName, &MatchSession::scenarioNameChanged);
    compare(&Told::seedText, &MatchSession::seedTextChanged);
    compare(&Told::seats, &MatchSession::seatsChanged);
    compare(&Told::seatNames, &MatchSession::seatNamesChanged);
    compare(&Told::seatBots, &MatchSession::seatBotsChanged);
    compare(&Told::toAct, &MatchSession::toActChanged);
    compare(&Told::toActName, &MatchSession::toActNameChanged);
    compare(&Told::over, &MatchSession::overChanged);
    compare(&Told::resultText, &MatchSession::resultTextChanged);
    compare(&Told::canUndo, &MatchSession::canUndoChanged);
    compare(&Told::canRedo, &MatchSession::canRedoChanged);
    compare(&Told::undoText, &MatchSession::undoTextChanged);
    compare(&Told::redoText, &MatchSession::redoTextChanged);
    compare(&Told::replaying, &MatchSession::replayingChanged);
    compare(&Told::replayPosition, &MatchSession::replayPositionChanged);
    compare(&Told::replayLength, &MatchSession::replayLengthChanged);
    compare(&Told::trial, &MatchSession::trialChanged);
}

} // namespace engawa
