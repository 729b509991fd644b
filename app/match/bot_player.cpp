#include "app/match/bot_player.h"

#include <algorithm>
#include <thread>

#include "app/match/giving_way.h"

namespace engawa {

namespace {

// A core stays free for the window; Search says how many it can use.
int threadsAtTheTable()
{
    return std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
}

} // namespace

BotPlayer::BotPlayer(QObject *parent) : QObject(parent), m_worker(new QObject), m_table(std::make_shared<Table>())
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start(QThread::LowPriority);
    QMetaObject::invokeMethod(m_worker, [] { giveWay(); });
}

BotPlayer::~BotPlayer()
{
    m_stop.request_stop();
    m_thread.quit();
    m_thread.wait();
}

Bot &BotPlayer::botFor(Table &table, const std::string &name, const Levels &levels, const GamePtr &game)
{
    if (table.game != game) {
        table.bots.clear();
        table.game = game;
    }
    auto found = std::ranges::find(table.bots, name, &Kept::name);
    if (found == table.bots.end()) {
        if (table.bots.size() == maxSeats)
            table.bots.erase(table.bots.begin());
        const Data &data = game->data();
        table.bots.push_back(
            {name, makeBot(playableBot(name, levels, data), levels, data, Pace::Timed, threadsAtTheTable())});
    } else {
        std::rotate(found, found + 1, table.bots.end());
    }
    return *table.bots.back().bot;
}

void BotPlayer::ask(const QString &bot, const Levels &levels, GamePtr game, const State &state, Seat seat,
                    std::uint64_t seed)
{
    m_stop.request_stop();
    m_stop = std::stop_source();
    m_thinking = true;
    const std::uint64_t question = ++m_question;
    QMetaObject::invokeMethod(m_worker, [this, table = m_table, name = bot.toStdString(), levels,
                                         game = std::move(game), state, seat, seed, question,
                                         stop = m_stop.get_token()] {
        Bot &player = botFor(*table, name, levels, game);
        const Move move = player.choose(*game, state, seat, seed, stop);
        const auto thought =
            player.thought() ? std::make_shared<const Thought>(*player.thought()) : std::shared_ptr<const Thought>();
        QMetaObject::invokeMethod(this, [this, move, thought, question] {
            if (question != m_question)
                return;
            m_thinking = false;
            emit chosen(move, thought);
        });
    });
}

void BotPlayer::hurry()
{
    m_stop.request_stop();
}

void BotPlayer::forget()
{
    m_stop.request_stop();
    ++m_question;
    m_thinking = false;
}

} // namespace engawa
