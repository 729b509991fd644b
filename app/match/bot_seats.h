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
    Q_PROPERTY(int thinkingSeat READ thinkingSeat NOTIFY thinkingSeatChanged)
    Q_PROPERTY(bool paused READ paused WRITE setPaused NOTIFY pausedChanged)

public:
    BotSeats(MatchSession &session, const Settings &settings, QObject *parent = nullptr);

    bool playing() const; // a bot is to act, and nothing but a pause keeps it from that
    int thinkingSeat() const; // whose bot is at it and has not played yet; nobody: none is
    bool paused() const { return m_paused; }
    void setPaused(bool paused);
    Q_INVOKABLE void step(); // one move, then a pause
    Q_INVOKABLE void hurry(); // whoever thinks plays now, the best found so far

    void setHeld(bool held); // the table is not the match's

signals:
    void playingChanged();
    void thinkingSeatChanged();
    void pausedChanged();
    // What a bot's search found before its move at a node; nothing: it didn't search.
    void thought(int node, const std::shared_ptr<const engawa::Thought> &thought);

private:
    // What a bot thinks about, or has thought about.
    struct Question
    {
        int node = -1;
        QString bot;
        bool operator==(const Question &) const = default;
    };

    void scheduleBot();
    void ask();
    void playChosen(); // once it is chosen and the time to read is over
    void forget();
    void pause(bool paused);
    void tell();
    Question question() const; // of now
    bool mayPlay() const { return playing() && (!m_paused || m_stepping); }

    MatchSession &m_session;
    const Settings &m_settings;
    BotPlayer m_player;
    QTimer m_pace;
    std::optional<Question> m_asked;
    std::optional<Move> m_chosen;
    bool m_held = false;
    bool m_paused = false;
    bool m_stepping = false;
    bool m_wasPlaying = false; // as last told
    int m_wasThinking = nobody; // as last told
};

} // namespace engawa
