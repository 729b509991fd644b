#include <algorithm>

#include "app/match/match_session.h"
#include "app/match/match_view.h"

// The moves, the seats, the log and the score as rows.
namespace engawa {

namespace {

constexpr int mostChoices = 9;

// Is there a place on a field to click for every way that is open?
bool isOnField(const Scene &scene, const MoveChooser &chooser)
{
    std::vector<bool> shown(scene.moves.size(), false);
    for (const Piece &piece : scene.pieces) {
        const auto zone = std::ranges::find(scene.zones, piece.zone, &Zone::id);
        if (zone == scene.zones.end() || zone->form != Zone::Form::Grid
            || std::ranges::contains(chooser.chosen(), piece.id))
            continue;
        for (const std::uint16_t move : piece.moves)
            shown[move] = true;
    }
    return std::ranges::all_of(chooser.open(), [&](int move) { return shown[static_cast<std::size_t>(move)]; });
}

} // namespace

void MatchView::showMoves()
{
    const Node &node = m_session.shownNode();
    std::vector<MoveRow> rows;
    m_moveTexts.clear();
    for (std::size_t move = 0; move < m_scene.legal.size(); ++move) {
        m_moveTexts.append(m_session.words().say(*node.game, node.game->label(node.state, m_scene.legal[move])));
        rows.push_back(
            {static_cast<int>(move), m_moveTexts.back(), QString::fromStdString(m_scene.moves[move]), {}, false});
    }
    m_moves.show(std::move(rows));
}

void MatchView::showChosen()
{
    std::vector<PieceChoice> choices;
    choices.reserve(m_scene.pieces.size());
    for (const Piece &piece : m_scene.pieces)
        choices.push_back(choiceOf(piece));
    m_pieces.changeChoices(choices);
    showChoices();
    tell();
    emit refreshed();
}

// The action bar: what no piece stands for; while a move is being chosen, the ways that are open, unless a field shows them.
void MatchView::showChoices()
{
    std::vector<MoveRow> choices;
    const std::vector<int> offered = !selecting()                    ? m_chooser.plainMoves()
                                     : isOnField(m_scene, m_chooser) ? std::vector<int>()
                                                                     : m_chooser.open();
    // Where pieces lead on and nothing is begun, a button means to do without them.
    const bool leadsOn =
        selecting() || offered.size() == m_scene.legal.size() || !m_session.shownNode().game->wholeDecision(state());
    if (offered.size() <= mostChoices)
        for (const int move : offered) {
            choices.push_back({move, m_moveTexts[move],
                               QString::fromStdString(m_scene.moves[static_cast<std::size_t>(move)]),
                               QString::number(choices.size() + 1), leadsOn && choices.empty()});
        }
    m_choices.show(std::move(choices));
}

void MatchView::showSeats()
{
    const Node &node = m_session.shownNode();
    const State &state = this->state();
    const ScoreSheet sheet = node.game->publicScores(state);
    const Outcome outcome = node.game->outcome(state);
    const Seat acting = node.game->toAct(state);
    std::vector<SeatRow> rows;
    for (int seat = 0; seat < std::max(m_session.seats(), static_cast<int>(sheet.sides.size())); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const bool ruled = seat >= m_session.seats(); // a rival that the rules play
        SeatRow row;
        row.seat = seat;
        row.name = ruled ? m_session.words().say(*node.game, sheet.sides[index].key)
                         : m_session.words().seatName(static_cast<Seat>(seat));
        row.bot = !ruled && !m_session.isHuman(seat);
        row.level = row.bot ? m_session.words().players(*node.game).inSentence(m_session.playerOf(seat)) : QString();
        row.acting = acting == seat;
        row.viewing = m_viewer == seat;
        row.winner = outcome.over && outcome.contest && (ruled ? outcome.winners == 0 : outcome.winners >> seat & 1);
        for (const ScoreSheet::Line &line : sheet.lines) {
            if (index >= line.points.size())
                continue;
            row.lines.append({m_session.words().say(*node.game, line.key), line.points[index]});
            row.points += line.counts ? line.points[index] : 0;
        }
        rows.push_back(std::move(row));
    }
    m_seatModel.show(std::move(rows));
}

void MatchView::showLog()
{
    const std::vector<int> line = m_session.shownLine();
    m_events.show(*m_session.match(), line, m_session.shownNode().id, m_session.words(), m_log);
    int own = -1; // the viewer's last move; what it brought about for the others is told with theirs
    for (const int id : line)
        if (const Node &node = m_session.match()->node(id); node.move && node.seat == m_viewer)
            own = id;
    std::vector<LogRow> recap;
    for (const LogRow &row : m_log.rows()) {
        if (row.node > own && row.turnSeat == m_viewer)
            break; // with which the viewer's turn begins is seen on the table
        if (own >= 0 && row.depth == 0 && row.node >= own && m_session.match()->node(row.node).move
            && (row.node > own || (row.seat != nobody && row.seat != m_viewer)))
            recap.push_back(row);
    }
    m_recap.show(std::move(recap));
}

void MatchView::showScores()
{
    const Game &game = m_session.match()->game();
    if (!m_session.over()) {
        m_scores.setSides({}, {});
        return m_scores.show({});
    }
    const ScoreSheet sheet = game.scores(m_session.match()->state());
    QStringList sides;
    for (std::size_t side = 0; side < sheet.sides.size(); ++side)
        sides.append(side < static_cast<std::size_t>(m_session.seats())
                         ? m_session.words().seatName(static_cast<Seat>(side))
                         : m_session.words().say(game, sheet.sides[side].key));
    std::vector<ScoreRow> rows;
    for (const ScoreSheet::Line &line : sheet.lines)
        rows.push_back(
            {m_session.words().say(game, line.key), QList<int>(line.points.begin(), line.points.end()), line.counts});
    const Outcome outcome = game.outcome(m_session.match()->state());
    m_scores.setSides(sides, QList<int>(outcome.points.begin(), outcome.points.end()));
    m_scores.show(std::move(rows));
}

} // namespace engawa
