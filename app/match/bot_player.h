#pragma once

#include <memory>
#include <stop_token>
#include <vector>

#include <QObject>
#include <QThread>

#include "core/bots/bot.h"
#include "core/bots/search.h"

namespace engawa {

// Lets bots think on a thread of their own, which gives way to the window's. A question that was asked later makes earlier
// answers void, and stops whoever still thinks about them.
class BotPlayer : public QObject
{
    Q_OBJECT

public:
    explicit BotPlayer(QObject *parent = nullptr);
    ~BotPlayer() override;

    // `bot` plays within the time that its level has at the table; for who isn't known somebody else plays.
    void ask(const QString &bot, const Levels &levels, GamePtr game, const State &state, Seat seat, std::uint64_t seed);
    void hurry(); // whoever thinks answers now, with the best found so far
    void forget(); // the answer under way is not wanted any more
    bool thinking() const { return m_thinking; }

signals:
    // `thought`: what the bot's search found; nothing: it didn't search.
    void chosen(engawa::Move move, const std::shared_ptr<const engawa::Thought> &thought);

private:
    // Bots keep their memory from one choice to the next, as long as the game is the same.
    struct Kept
    {
        std::string name;
        std::unique_ptr<Bot> bot;
    };
    struct Table // of the thread
    {
        GamePtr game; // outlives the bots
        std::vector<Kept> bots; // who was asked last is the last
    };
    static Bot &botFor(Table &table, const std::string &name, const Levels &levels, const GamePtr &game);

    QThread m_thread;
    QObject *m_worker = nullptr; // lives in the thread
    std::shared_ptr<Table> m_table;
    std::stop_source m_stop; // of the question under way
    std::uint64_t m_question = 0;
    bool m_thinking = false;
};

} // namespace engawa
