#pragma once

#include <QObject>

namespace engawa {

class ActionList;
class BotSeats;
class MatchAdvice;
class Library;
class MatchSession;
class Pages;

// The commands of whoever plays: pages, bots, replay. They can be given while a match is open.
class MatchCommands : public QObject
{
    Q_OBJECT

public:
    // `game`: what is set up while no match is open.
    MatchCommands(ActionList &actions, MatchSession &session, BotSeats &bots, MatchAdvice &advice, Library &library,
                  Pages &pages, QString game);

private:
    void connectCommands();
    void showState();

    ActionList &m_actions;
    MatchSession &m_session;
    BotSeats &m_bots;
    MatchAdvice &m_advice;
    Library &m_library;
    Pages &m_pages;
    QString m_game;
};

} // namespace engawa
