#include "app/match/bot_player.h"

namespace engawa {

BotPlayer::BotPlayer(QObject *parent) : QObject(parent), m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
}

BotPlayer::~BotPlayer()
{
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

void BotPlayer::ask(const QString &bot, GamePtr game, const State &state, Seat seat, std::uint64_t seed)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_thinking = true;
    const std::uint64_t question = ++m_question;
    QMetaObject::invokeMethod(m_worker, [this, name = bot.toStdString(), game = std::move(game), state, seat, seed,
                                         question, stop = m_stop.get_token()] {
        std::unique_ptr<Bot> player = makeBot(name);
        if (!player)
            player = makeBot(botNames().front());
        const Move move = player->choose(*game, state, seat, seed, stop);
        QMetaObject::invokeMethod(this, [this, move, question] {
            if (question != m_question)
                return;
            m_thinking = false;
            emit chosen(move);
        });
    });
}

void BotPlayer::forget()
{
    m_stop.request_stop();
    ++m_question;
    m_thinking = false;
}

} // namespace engawa
