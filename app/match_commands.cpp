#include "app/match_commands.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/library/library.h"
#include "app/match/bot_seats.h"
#include "app/match/match_advice.h"
#include "app/match/match_session.h"
#include "app/pages/pages.h"
#include "app/shell/action_list.h"
#include "app/shell/commands.h"
#include "app/workbench/workbench_commands.h"

namespace engawa {

MatchCommands::MatchCommands(ActionList &actions, MatchSession &session, BotSeats &bots, MatchAdvice &advice,
                             Library &library, Pages &pages, QString game)
    : m_actions(actions), m_session(session), m_bots(bots), m_advice(advice), m_library(library), m_pages(pages),
      m_game(std::move(game))
{
    connectCommands();
    connect(&session, &MatchSession::settled, this, &MatchCommands::showState);
    connect(&bots, &BotSeats::pausedChanged, this, &MatchCommands::showState);
    connect(&bots, &BotSeats::thinkingSeatChanged, this, &MatchCommands::showState);
    connect(&advice, &MatchAdvice::changed, this, &MatchCommands::showState);
    showState();
}

void MatchCommands::connectCommands()
{
    const auto on = [this](QLatin1StringView id, auto &&function) {
        connect(m_actions.at(id), &QAction::triggered, this, std::forward<decltype(function)>(function));
    };
    on(command::home, [this] { m_pages.showHome(); });
    on(command::newGame, [this] {
        m_library.setUp(m_session.isOpen() ? m_session.gameId() : m_game);
        m_pages.showHome();
    });
    on(command::copySeed, [this] { QGuiApplication::clipboard()->setText(m_session.seedText()); });
    on(command::pauseBots, [this] { m_bots.setPaused(!m_bots.paused()); });
    on(command::stepBots, [this] { m_bots.step(); });
    on(command::hurryBot, [this] { m_bots.hurry(); });
    on(command::seats, [this] { m_pages.showSeats(); });
    on(command::moves, [this] { m_pages.showMoves(); });
    on(command::hint, [this] {
        m_pages.showTable();
        m_advice.hint();
    });
    on(command::why, [this] {
        m_pages.showTable();
        m_advice.why();
    });
    on(command::turningPoints, [this] {
        m_pages.showTable();
        m_advice.listTurningPoints();
    });
    on(command::rules, [this] { m_pages.showRules(); });
    on(command::previousMove, [this] { m_session.showMove(m_session.replayPosition() - 1); });
    on(command::nextMove, [this] { m_session.showMove(m_session.replayPosition() + 1); });
}

void MatchCommands::showState()
{
    m_actions.at(command::pauseBots)->setChecked(m_bots.paused());
    m_actions.at(command::hint)->setEnabled(m_advice.canHint());
    m_actions.at(command::why)->setEnabled(m_advice.canAskWhy());
    m_actions.at(command::turningPoints)->setEnabled(m_session.isOpen() && m_session.over());
    m_actions.at(command::hurryBot)->setEnabled(m_bots.thinkingSeat() != nobody);
    for (const auto id : {command::pauseBots, command::stepBots, command::seats, command::saveRecord,
                          command::savePicture, command::copySeed, command::moves, command::rules,
                          command::previousMove, command::nextMove, command::note, command::report})
        m_actions.at(id)->setEnabled(m_session.isOpen());
}

} // namespace engawa
