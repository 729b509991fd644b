#include "app/match/match_advice.h"

#include <algorithm>

#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/match/turning_points.h"
#include "app/players/player_words.h"
#include "core/base/chance.h"

namespace engawa {

namespace {

constexpr std::uint64_t adviceStream = 0x616476696365; // draws for thinking beside the match

std::uint64_t seedFor(const Match &match, int node)
{
    return draw(match.opening().seed, adviceStream, static_cast<std::uint64_t>(node));
}

bool byBot(const Match &match, const Node &node)
{
    return playerAt(match, node.seat, node.id) != person.toStdString();
}

} // namespace

MatchAdvice::MatchAdvice(MatchSession &session, MatchView &view, TurningPoints &points, QObject *parent)
    : QObject(parent), m_session(session), m_view(view), m_points(points)
{
    connect(&session, &MatchSession::leaving, this, [this] {
        m_thoughts.clear();
        close();
    });
    connect(&view, &MatchView::refreshed, this, &MatchAdvice::follow);
    connect(&points, &TurningPoints::changed, this, &MatchAdvice::changed);
}

void MatchAdvice::remember(int node, const std::shared_ptr<const Thought> &thought)
{
    if (thought)
        m_thoughts[node] = thought;
}

bool MatchAdvice::canHint() const
{
    return m_session.isOpen() && !m_session.replaying() && !m_view.arranging() && !m_view.curtain()
           && m_session.toAct() != nobody && m_session.toAct() == m_view.viewer()
           && m_session.isHuman(m_session.toAct()) && !m_view.scene().legal.empty();
}

bool MatchAdvice::canAskWhy() const
{
    return m_session.isOpen() && !m_view.arranging() && !m_view.curtain() && lastOfBot(nobody).has_value();
}

bool MatchAdvice::canAskWhyOf(int seat) const
{
    return canAskWhy() && lastOfBot(seat).has_value();
}

bool MatchAdvice::isBotsMove(int node) const
{
    const Match *match = m_session.match();
    return match && std::ranges::contains(match->nodes(), node, &Node::id) && match->node(node).move
           && byBot(*match, match->node(node));
}

std::optional<PlayedMove> MatchAdvice::lastOfBot(int seat) const
{
    const Match &match = *m_session.match();
    for (int id = m_session.shownId(); match.node(id).parent >= 0; id = match.node(id).parent) {
        const Node &node = match.node(id);
        if (!node.move || (seat != nobody && node.seat != seat) || !byBot(match, node))
            continue;
        const Node &before = match.node(node.parent);
        return PlayedMove{id, 0, node.seat, *node.move, before.game, before.state};
    }
    return std::nullopt;
}

// ---------------------------------------------------------------- questions

void MatchAdvice::begin(Kind kind)
{
    m_thinker.stop();
    m_kind = kind;
    m_viewer = m_view.viewer();
    m_advice = {};
    m_move.reset();
    m_loss = 0;
    m_view.setHints({});
}

void MatchAdvice::hint()
{
    if (!canHint())
        return;
    begin(Kind::Hint);
    const Node &node = m_session.shownNode();
    m_node = node.id;
    m_seat = static_cast<Seat>(m_view.viewer());
    m_game = node.game;
    m_state = node.state;
    m_thinker.ask([this, game = m_game, state = m_state, seat = m_seat,
                   level = thinkingLevel(m_session.levels(), "strong"),
                   seed = seedFor(*m_session.match(), m_node)](Adviser &adviser, const std::stop_token &stop) {
        Advice advice = adviser.advise({*game, state, seat, level, seed, Pace::Timed}, stop);
        return [this, advice = std::move(advice)] { take(advice); };
    });
    emit changed();
}

void MatchAdvice::why()
{
    whySeat(nobody);
}

void MatchAdvice::whySeat(int seat)
{
    if (!canAskWhy())
        return;
    if (const auto move = lastOfBot(seat))
        why(*move);
}

void MatchAdvice::whyNode(int node)
{
    if (!canAskWhy() || !isBotsMove(node))
        return;
    const Node &made = m_session.match()->node(node);
    const Node &before = m_session.match()->node(made.parent);
    why({node, 0, made.seat, *made.move, before.game, before.state});
}

// What the bot itself thought is told as it was; who didn't search is answered for by a search.
void MatchAdvice::why(const PlayedMove &move)
{
    begin(Kind::Why);
    const Match &match = *m_session.match();
    const int before = match.node(move.node).parent;
    m_move = move;
    m_node = before;
    m_seat = move.seat;
    m_game = move.game;
    m_state = move.state;
    const auto known = m_thoughts.find(before);
    m_thinker.ask([this, move, thought = known == m_thoughts.end() ? nullptr : known->second,
                   levels = m_session.levels(), bot = playerAt(match, move.seat, move.node),
                   seed = seedFor(match, before)](Adviser &adviser, const std::stop_token &stop) {
        const Level level = thinkingLevel(levels, bot);
        const Adviser::Question question{*move.game, move.state, move.seat, level, seed, Pace::Timed};
        const Data &data = move.game->data();
        Advice advice =
            thought
                ? adviser.told(question, *thought, stop)
                : adviser.reasons(question, *makeBot(playableBot(bot, levels, data), levels, data, Pace::Timed), stop);
        return [this, advice = std::move(advice)] { take(advice); };
    });
    emit changed();
}

void MatchAdvice::take(Advice advice)
{
    m_advice = shown(std::move(advice));
    markPieces();
    emit changed();
}

// To whoever looks; to somebody who has no seat, what every other seat can see.
bool MatchAdvice::isOpen(Move move) const
{
    const int viewer = m_view.viewer();
    for (int seat = 0; seat < m_session.seats(); ++seat)
        if (seat != m_seat && (viewer < 0 || seat == viewer)
            && !isOpenTo(game(), m_state, static_cast<Seat>(seat), move))
            return false;
    return true;
}

// While the match goes on, a bot's hand is nobody else's business: its moves are told only where whoever looks can see that
// they could be made.
Advice MatchAdvice::shown(Advice advice) const
{
    if (m_kind != Kind::Why || m_session.over() || m_view.viewer() == m_seat)
        return advice;
    for (Advice::Choice &choice : advice.choices) {
        const bool made = m_move && m_move->move == choice.move;
        if (made || isOpen(choice.move))
            choice.outlook.turn.resize(std::min<std::size_t>(1, choice.outlook.turn.size()));
        else
            choice.outlook.turn.clear();
    }
    return advice;
}

void MatchAdvice::choose(int line)
{
    if (m_kind != Kind::Hint || line < 0 || line >= std::ssize(m_advice.choices) || !canHint()
        || m_node != m_session.shownId())
        return;
    const auto &legal = m_view.scene().legal;
    const auto found = std::ranges::find(legal, m_advice.choices[static_cast<std::size_t>(line)].move);
    if (found == legal.end())
        return;
    const auto move = static_cast<int>(found - legal.begin());
    close();
    m_view.playMove(move);
}

void MatchAdvice::listTurningPoints()
{
    if (!m_session.isOpen() || !m_session.over())
        return;
    begin(Kind::TurningPoints);
    m_points.find();
    emit changed();
}

void MatchAdvice::showTurningPoint(int row)
{
    const TurningPoint *point = m_points.at(row);
    const Match *match = m_session.match();
    if (!point || !match)
        return;
    begin(Kind::Missed);
    const Node &made = match->node(point->node);
    const Node &before = match->node(made.parent);
    m_move = PlayedMove{made.id, point->number, made.seat, *made.move, before.game, before.state};
    m_node = before.id;
    m_seat = made.seat;
    m_game = before.game;
    m_state = before.state;
    m_advice.choices = {point->missed.best, point->missed.played};
    m_loss = point->missed.loss;
    m_session.goTo(m_node);
    markPieces();
    emit changed();
}

void MatchAdvice::close()
{
    if (m_kind == Kind::None)
        return;
    begin(Kind::None);
    m_game.reset();
    emit changed();
}

// A hint is gone with the next move, what would have been better with another moment. What a bot was asked stays.
void MatchAdvice::follow()
{
    const bool gone = m_kind == Kind::Hint     ? !canHint() || m_session.shownId() != m_node
                      : m_kind == Kind::Missed ? m_session.shownId() != m_node
                      : m_kind == Kind::Why    ? m_view.curtain() || m_view.viewer() != m_viewer
                                               : m_kind == Kind::TurningPoints && !m_session.over();
    if (gone)
        return close();
    markPieces();
    emit changed();
}

// ---------------------------------------------------------------- words and marks

// What each move is made with carries its number.
void MatchAdvice::markPieces()
{
    QHash<QString, QString> marks;
    if ((m_kind != Kind::Hint && m_kind != Kind::Missed) || m_advice.choices.empty())
        return m_view.setHints(marks);
    const Scene scene = game().scene(m_state, m_seat);
    for (std::size_t number = 1; number <= m_advice.choices.size(); ++number) {
        const auto found = std::ranges::find(scene.legal, m_advice.choices[number - 1].move);
        if (found == scene.legal.end() || (m_kind == Kind::Missed && number > 1))
            continue;
        const auto move = static_cast<std::uint16_t>(found - scene.legal.begin());
        for (const Piece &piece : scene.pieces) {
            if (piece.kind == "button" || !std::ranges::contains(piece.moves, move))
                continue;
            QString &mark = marks[QString::fromStdString(piece.id)];
            mark += (mark.isEmpty() ? QString() : QStringLiteral(" ")) + QString::number(number);
        }
    }
    m_view.setHints(marks);
}

AdviceWords MatchAdvice::words() const
{
    const MatchWords &words = m_session.words();
    return AdviceWords([&words, game = m_game](const Message &text) { return words.say(*game, text).toStdString(); },
                       [&words, game = m_game](const Message &text) { return words.engine(text, *game).toStdString(); },
                       [&words](Seat seat) { return words.seatName(seat).toStdString(); });
}

QString MatchAdvice::title() const
{
    switch (m_kind) {
    case Kind::None:
        return {};
    case Kind::Hint:
        return tr("A hint");
    case Kind::Why:
        return tr("Why, %1?", "a bot").arg(m_session.words().seatName(m_seat));
    case Kind::Missed:
        return tr("Move %1: what would have been better").arg(m_move->number);
    case Kind::TurningPoints:
        return tr("Turning points");
    }
    return {};
}

QString MatchAdvice::verdict() const
{
    if (m_kind == Kind::TurningPoints)
        return m_points.state();
    if (m_kind == Kind::None)
        return {};
    if (thinking())
        return tr("Thinking…");
    const MatchWords &said = m_session.words();
    const auto made = [&] { return said.say(game(), game().label(m_state, m_move->move)); };
    if (m_kind == Kind::Missed)
        return tr("“%1” lost %2.")
            .arg(made(), QString::fromStdString(words().lost({m_advice.choices[0], m_advice.choices[1], m_loss})));
    if (m_advice.choices.empty())
        return m_kind == Kind::Hint ? tr("There is only one move.") : tr("“%1”. There was no other move.").arg(made());
    if (m_kind == Kind::Hint)
        return {};
    return m_advice.choices.front().move == m_move->move
               ? tr("“%1” was the first choice:").arg(made())
               : tr("“%1” is not the first choice any more, thought about again:").arg(made());
}

QList<AdviceLine> MatchAdvice::lines() const
{
    QList<AdviceLine> lines;
    for (const Advice::Choice &choice : m_advice.choices) {
        const std::string turn = words().turn(choice.outlook);
        lines.append({static_cast<int>(lines.size()) + 1,
                      turn.empty() ? tr("A move with what only %1 sees").arg(m_session.words().seatName(m_seat))
                                   : QString::fromStdString(turn),
                      QString::fromStdString(words().promise(choice)), m_move && m_move->move == choice.move});
    }
    return lines;
}

QString MatchAdvice::ahead() const
{
    if (m_advice.choices.empty())
        return {};
    const std::string line = words().answers(m_advice.choices.front().outlook);
    if (line.empty())
        return {};
    return m_session.words().engine({m_kind == Kind::Why ? "advice.feared" : "advice.follows", {{"line", line}}},
                                    game());
}

QString MatchAdvice::scale() const
{
    return m_advice.choices.empty() ? QString() : m_session.words().engine({"advice.scale", {}}, game());
}

} // namespace engawa
