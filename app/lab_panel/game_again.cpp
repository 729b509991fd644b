#include "app/lab_panel/game_again.h"

#include "core/lab/replayed_game.h"

namespace engawa {

GameAgain::GameAgain(QObject *parent) : QObject(parent) {}

GameAgain::~GameAgain()
{
    stop();
}

void GameAgain::stop()
{
    m_thread.request_stop();
    if (m_thread.joinable())
        m_thread.join();
}

void GameAgain::ask(const LabPlan &plan, const GameMoment &moment)
{
    stop();
    m_busy = true;
    emit busyChanged();
    m_thread = std::jthread([this, plan, moment, question = ++m_question](const std::stop_token &stopped) {
        Problems problems;
        auto match = replayedGame(plan, moment, problems, stopped);
        const auto whole = match ? std::make_shared<Match>(std::move(*match)) : nullptr;
        const int node = whole ? whole->head().id : -1;
        while (whole && whole->redo())
            ;
        QMetaObject::invokeMethod(this, [this, whole, node, question, problems] {
            if (question != m_question)
                return;
            m_busy = false;
            emit busyChanged();
            if (whole)
                emit ready(whole, node);
            else
                emit failed(problems);
        });
    });
}

} // namespace engawa
