#include "app/match/turning_points.h"

#include <algorithm>
#include <functional>

#include "app/match/match_session.h"
#include "app/players/player_words.h"
#include "core/base/chance.h"
#include "core/bots/advice_words.h"

namespace engawa {

namespace {

constexpr std::uint64_t reviewStream = 0x726576696577; // draws for thinking about what was played

} // namespace

QVariant TurningPointRow::value(int role) const
{
    switch (role) {
    case TurningPoints::NodeRole:
        return node;
    case TurningPoints::NumberRole:
        return number;
    case TurningPoints::SeatRole:
        return seat;
    case TurningPoints::TextRole:
        return text;
    case TurningPoints::LostRole:
        return lost;
    case TurningPoints::BetterRole:
        return better;
    default:
        return {};
    }
}

TurningPoints::TurningPoints(MatchSession &session, QObject *parent)
    : RowsModel(*this, parent), Rows(this), m_session(session)
{
    connect(&session, &MatchSession::leaving, this, &TurningPoints::forget);
    connect(&session, &MatchSession::moved, this, [this] {
        if (m_session.isOpen() && m_session.match()->head().id == m_head)
            showRows(); // the language may be another
        else
            forget();
    });
}

QHash<int, QByteArray> TurningPoints::roleNames() const
{
    return {{NodeRole, "node"}, {NumberRole, "moveNumber"}, {SeatRole, "seat"},
            {TextRole, "text"}, {LostRole, "lost"},         {BetterRole, "better"}};
}

void TurningPoints::forget()
{
    if (m_head < 0)
        return;
    m_thinker.stop();
    m_head = -1;
    m_moves.clear();
    m_found.clear();
    m_done = 0;
    show({});
    emit changed();
}

void TurningPoints::find()
{
    if (!m_session.isOpen() || !m_session.over())
        return;
    const Match &match = *m_session.match();
    if (m_head != match.head().id) {
        forget();
        m_head = match.head().id;
        m_moves = playedMoves(match, match.line());
        const auto byPerson = [&match](const PlayedMove &move) {
            return playerAt(match, move.seat, move.node) == person.toStdString();
        };
        if (std::ranges::any_of(m_moves, byPerson)) // else bots alone played, and are looked at
            std::erase_if(m_moves, std::not_fn(byPerson));
    }
    if (!searching())
        next();
    emit changed();
}

void TurningPoints::stop()
{
    m_thinker.stop();
    emit changed();
}

void TurningPoints::next()
{
    if (m_done == m_moves.size())
        return;
    const PlayedMove &move = m_moves[m_done];
    m_thinker.ask([this, move, level = thinkingLevel(m_session.levels(), "normal"),
                   seed = draw(m_session.match()->opening().seed, reviewStream, static_cast<std::uint64_t>(move.node))](
                      Adviser &adviser, const std::stop_token &stop) {
        auto missed = adviser.missed({*move.game, move.state, move.seat, level, seed}, move.move, stop);
        return [this, move, missed = std::move(missed)] {
            ++m_done;
            if (missed) {
                addTurningPoint(m_found, {move.node, move.number, move.seat, *missed});
                showRows();
            }
            next();
            emit changed();
        };
    });
}

const TurningPoint *TurningPoints::at(int row) const
{
    return row >= 0 && row < std::ssize(m_found) ? &m_found[static_cast<std::size_t>(row)] : nullptr;
}

QString TurningPoints::state() const
{
    if (m_head < 0)
        return {};
    if (searching())
        return tr("Looking for them: %1 of %2 moves").arg(m_done).arg(m_moves.size());
    if (m_done < m_moves.size())
        return tr("Stopped after %1 of %2 moves").arg(m_done).arg(m_moves.size());
    return m_found.empty() ? tr("No move clearly lost something.") : QString();
}

void TurningPoints::showRows()
{
    const MatchWords &words = m_session.words();
    std::vector<TurningPointRow> rows;
    for (const TurningPoint &point : m_found) {
        const auto made = std::ranges::find(m_moves, point.node, &PlayedMove::node);
        const Game &game = *made->game;
        const AdviceWords advice([&](const Message &text) { return words.say(game, text).toStdString(); },
                                 [&](const Message &text) { return words.engine(text, game).toStdString(); },
                                 [&](Seat seat) { return words.seatName(seat).toStdString(); });
        rows.push_back({point.node, point.number, point.seat, words.say(game, game.label(made->state, made->move)),
                        QString::fromStdString(advice.lost(point.missed)),
                        QString::fromStdString(advice.better(point.missed))});
    }
    show(std::move(rows));
}

} // namespace engawa
