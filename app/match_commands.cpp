#include "app/match_commands.h"

#include <QClipboard>
#include <QGuiApplication>

#include "app/library/library.h"
#include "app/match/match_controller.h"
#include "app/pages/pages.h"
#include "app/shell/action_list.h"
#include "app/shell/commands.h"
#include "app/workbench/workbench_commands.h"

namespace engawa {

MatchCommands::MatchCommands(ActionList &actions, MatchController &match, Library &library, Pages &pages, QString game)
    : m_actions(actions), m_match(match), m_library(library), m_pages(pages), m_game(std::move(game))
{
    connectCommands();
    connect(match.session(), &MatchSession::settled, this, &MatchCommands::showState);
    connect(match.bots(), &BotSeats::pausedChanged, this, &MatchCommands::showState);
    showState();
}

void MatchCommands::connectCommands()
{
    const auto on = [this](QLatin1StringView id, auto &&function) {
        connect(m_actions.at(id), &QAction::triggered, this, std::forward<decltype(function)>(function));
    };
    on(command::home, [this] { m_pages.showHome(); });
    on(command::newGame, [this] {
        m_library.setUp(m_match.session()->isOpen() ? m_match.session()->gameId() : m_game);
        m_pages.showHome();
    });
    on(command::copySeed, [this] { QGuiApplication::clipboard()->setText(m_match.session()->seedText()); });
    on(command::pauseBots, [this] { m_match.bots()->setPaused(!m_match.bots()->paused()); });
    on(command::stepBots, [this] { m_match.bots()->step(); });
    on(command::moves, [this] { m_pages.showMoves(); });
    on(command::rules, [this] { m_pages.showRules(); });
    on(command::previousMove, [this] { m_match.session()->showMove(m_match.session()->replayPosition() - 1); });
    on(command::nextMove, [this] { m_match.session()->showMove(m_match.session()->replayPosition() + 1); });
}

void MatchCommands::showState()
{
    m_actions.at(command::pauseBots)->setChecked(m_match.bots()->paused());
    for (const auto id :
         {command::pauseBots, command::stepBots, command::saveRecord, command::savePicture, command::copySeed,
          command::moves, command::rules, command::previousMove, command::nextMove, command::note, command::report})
        m_actions.at(id)->setEnabled(m_match.session()->isOpen());
}

} // namespace engawa
