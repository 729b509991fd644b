#pragma once

#include <stop_token>

#include <QObject>
#include <QThread>

#include "core/bots/bot.h"

namespace engawa {

// Lets bots think on a thread of their own. A question that was asked later makes earlier answers void, and stops
// whoever still thinks about them.
class BotPlayer : public QObject
{
    Q_OBJECT

public:
    explicit BotPlayer(QObject *parent = nullptr);
    ~BotPlayer() override;

    void ask(const QString &bot, GamePtr game, const State &state, Seat seat, std::uint64_t seed);
    void forget(); // the answer under way is not wanted any more
    bool thinking() const { return m_thinking; }

signals:
    void chosen(engawa::Move move);

private:
    QThread m_thread;
    QObject *m_worker = nullptr; // lives in the thread
    std::stop_source m_stop; // of the question under way
    std::uint64_t m_question = 0;
    bool m_thinking = false;
};

} // namespace engawa
