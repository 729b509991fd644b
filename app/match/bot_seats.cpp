#include "app/match/bot_seats.h"

#include <utility>

#include "app/match/match_session.h"
#include "app/settings/settings.h"
#include "core/base/chance.h"

namespace engawa {

namespace {

constexpr std::uint64_t botStream = 0x626f74; // draws for what bots choose, apart from the game's own
constexpr int wholePaceMs = 1000, partPaceMs = 600;

} // namespace

BotSeats::BotSeats(MatchSession &session, const Settings &settings, QObject *parent)
    : QObject(parent), m_session(session), m_settings(settings)
{
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &BotSeats::playChosen);
    connect(&m_player, &BotPlayer::chosen, this, [this](Move move, const std::shared_ptr<const Thought> &found) {
        m_chosen = move;
        if (m_asked)
            emit thought(m_asked->node, found);
        playChosen();
    });
    connect(&session, &MatchSession::leaving, this, [this] {
        forget();
        m_stepping = false;
        pause(false);
    });
    connect(&session, &MatchSession::settled, this, &BotSeats::tell);
    connect(&session, &MatchSession::readyForMove, this, &BotSeats::scheduleBot);
    connect(&session, &MatchSession::steppedBack, this, [this] { pause(true); });
    connect(&session, &MatchSession::branched, this, [this] { pause(false); });
}

bool BotSeats::playing() const
{
    return m_session.isOpen() && !m_held && !m_session.replaying() && m_session.toAct() != nobody
           && !m_session.isHuman(m_session.toAct());
}

int BotSeats::thinkingSeat() const
{
    return mayPlay() && m_asked ? m_session.toAct() : nobody;
}

void BotSeats::pause(bool paused)
{
    if (std::exchange(m_paused, paused) != paused)
        emit pausedChanged();
}

void BotSeats::setPaused(bool paused)
{
    pause(paused);
    scheduleBot();
}

void BotSeats::step()
{
    m_stepping = true;
    setPaused(true);
}

void BotSeats::hurry()
{
    if (thinkingSeat() == nobody)
        return;
    m_pace.stop();
    m_player.hurry();
    playChosen();
}

void BotSeats::setHeld(bool held)
{
    if (held == m_held)
        return;
    m_held = held;
    forget();
    tell();
    scheduleBot();
}

void BotSeats::tell()
{
    if (const bool now = playing(); std::exchange(m_wasPlaying, now) != now)
        emit playingChanged();
    if (const int now = thinkingSeat(); std::exchange(m_wasThinking, now) != now)
        emit thinkingSeatChanged();
}

BotSeats::Question BotSeats::question() const
{
    return {m_session.match()->head().id, m_session.playerOf(m_session.toAct())};
}

void BotSeats::forget()
{
    m_player.forget();
    m_pace.stop();
    m_chosen.reset();
    m_asked.reset();
}

void BotSeats::scheduleBot()
{
    if (m_session.isOpen() && m_asked && m_asked != question())
        forget(); // it belongs to another position, or to somebody who plays no longer
    if (mayPlay() && m_chosen)
        playChosen();
    else if (mayPlay() && !m_player.thinking())
        ask();
    tell();
}

void BotSeats::ask()
{
    const Match &match = *m_session.match();
    const Node &head = match.head();
    m_asked = question();
    m_pace.start(m_stepping ? 0
                            : static_cast<int>(m_settings.botPace()
                                               * (head.game->wholeDecision(head.state) ? wholePaceMs : partPaceMs)));
    m_player.ask(m_asked->bot, m_session.levels(), head.game, head.state, static_cast<Seat>(m_session.toAct()),
                 draw(match.opening().seed, botStream, static_cast<std::uint64_t>(head.id)));
}

void BotSeats::playChosen()
{
    if (!m_chosen || m_pace.isActive() || !mayPlay())
        return;
    const Move move = *m_chosen;
    m_chosen.reset();
    m_stepping = false;
    m_session.play(move);
}

} // namespace engawa
