#pragma once

#include <QObject>

namespace engawa {

class ActionList;
class Library;
class MatchController;
class Pages;

// The commands of whoever plays: pages, bots, replay. They can be given while a match is open.
class MatchCommands : public QObject
{
    Q_OBJECT

public:
    // `game`: what is set up while no match is open.
    MatchCommands(ActionList &actions, MatchController &match, Library &library, Pages &pages, QString game);

private:
    void connectCommands();
    void showState();

    ActionList &m_actions;
    MatchController &m_match;
    Library &m_library;
    Pages &m_pages;
    QString m_game;
};

} // namespace engawa
