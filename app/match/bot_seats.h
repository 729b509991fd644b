#pragma once

#include <optional>

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/match/bot_player.h"

namespace engawa {

class MatchSession;
class Settings;

// The seats that bots have: lets them think as soon as they are to act, and play after the time that it takes to follow.
class BotSeats : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchController")
    Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)

public:
    BotSeats(MatchSession &session, const Settings &settings, QObject *parent = nullptr);

    bool playing() const; // a bot is to act, and nothing but a pause keeps it from that
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    Q_INVOKABLE void step(); // one move, then a pause

    void setHeld(bool held); // the table is not the match's

signals:
    void playingChanged();
    void pausedChanged();

private:
    void scheduleBot();
    void playChosen(); // once it is chosen and the time to read is over
    void forget();
    void pause(bool paused);
    void tell();
    bool mayPlay() const { return playing() && (!m_paused || m_stepping); }

    MatchSession &m_session;
    const Settings &m_settings;
    BotPlayer m_player;
    QTimer m_pace;
    int m_asked = -1; // the node that the bot thinks about, or has thought about
    std::optional<Move> m_chosen;
    bool m_held = false;
    bool m_paused = false;
    bool m_stepping = false;
    bool m_wasPlaying = false; // as last told
};

} // namespace engawa
