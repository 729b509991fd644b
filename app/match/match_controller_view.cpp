#include "app/match/match_controller.h"

#include <algorithm>
#include <set>

namespace engawa {

namespace {

constexpr int lingerMs = 420; // longer than a card travels
constexpr int mostChoices = 9;

QString formWord(Zone::Form form)
{
    switch (form) {
    case Zone::Form::Pile:
        return QStringLiteral("pile");
    case Zone::Form::Row:
        return QStringLiteral("row");
    case Zone::Form::Fan:
        return QStringLiteral("fan");
    case Zone::Form::Ring:
        return QStringLiteral("ring");
    case Zone::Form::Grid:
        return QStringLiteral("grid");
    case Zone::Form::Track:
        return QStringLiteral("track");
    case Zone::Form::Counter:
        return QStringLiteral("counter");
    }
    return {};
}

// Whether there is anything that this seat alone may look at. Places to choose from are no secret.
bool seesMore(const Game &game, const State &state, Seat seat)
{
    const Scene own = game.scene(state, seat), open = game.scene(state, nobody);
    std::set<std::string_view> known;
    for (const Piece &piece : open.pieces)
        known.insert(piece.id);
    return std::ranges::any_of(own.pieces, [&](const Piece &piece) {
        return piece.faceUp && piece.kind != "spot" && piece.kind != "button" && !known.contains(piece.id);
    });
}

// A place on a sheet ("-40,0") and components ("cards/fan") are drawn, not said.
bool isSaid(const std::string &badge)
{
    return !badge.empty() && !badge.contains(',') && !badge.contains('/');
}

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

// A figure on a plot that it can't leave is a part of the plot.
bool isStandIn(const Scene &scene, const Piece &piece)
{
    const auto zone = std::ranges::find(scene.zones, piece.zone, &Zone::id);
    if (piece.moves.empty() || zone == scene.zones.end() || zone->form != Zone::Form::Grid)
        return false;
    for (const Piece &below : scene.pieces) {
        if (&below == &piece)
            return false;
        if (below.x == piece.x && below.y == piece.y && below.zone != piece.zone && below.moves == piece.moves)
            return true;
    }
    return false;
}

} // namespace

void MatchController::refresh()
{
    m_words.setSeats(m_match->game(), m_match->opening().seats);
    chooseViewer();
    showScene();
    m_lookedUp.clear(); // the line that it was looked up in may be gone, without a word from the pointer
    showPieces();
    showChoices();
    showSeats();
    showLog();
    showScores();
    emit changed();
    if (const bool isOver = over(); isOver != m_wasOver) {
        m_wasOver = isOver;
        if (isOver)
            emit ended();
    }
    goOn();
}

// Nobody sees more than their seat: with several people the next one's hand waits behind the curtain. Where all lies open
// there is nothing to wait for.
void MatchController::chooseViewer()
{
    m_curtain = nobody;
    if (m_guest)
        return;
    const auto next = static_cast<Seat>(toAct());
    if (next == nobody || replaying() || !isHuman(next)) {
        for (int seat = 0; m_viewer == nobody && humans() == 1 && seat < seats(); ++seat)
            if (isHuman(seat))
                m_viewer = static_cast<Seat>(seat);
        return;
    }
    if (humans() > 1 && m_viewer != next && m_settings.showCurtain() && seesMore(shownGame(), shownState(), next)) {
        m_curtain = next;
        m_viewer = nobody;
    } else {
        m_viewer = next;
    }
}

void MatchController::liftCurtain()
{
    if (!curtain())
        return;
    m_viewer = m_curtain;
    refresh();
}

void MatchController::showScene()
{
    const Node &node = shownNode();
    m_scene = m_guest ? m_guest->scene() : node.game->scene(node.state, m_viewer);
    if (replaying()) { // looking, not playing
        m_scene.legal.clear();
        m_scene.moves.clear();
        for (Piece &piece : m_scene.pieces)
            piece.moves.clear();
    }
    m_chooser.setScene(m_scene);
    m_zones.clear();
    for (const Zone &zone : m_scene.zones) {
        // One zone by its own name in the mode, by its own name, or as all of a sort.
        std::string name = "place." + zone.id + "." + std::string(node.game->modeOf(node.state));
        if (!m_words.knows(*node.game, name))
            name = "place." + zone.id;
        if (!m_words.knows(*node.game, name))
            name = "place." + zone.id.substr(0, zone.id.find('.'));
        ZoneInfo info{QString::fromStdString(zone.id),
                      m_words.knows(*node.game, name) ? m_words.say(*node.game, name) : QString(), formWord(zone.form),
                      zone.owner, zone.columns};
        for (const Piece &piece : m_scene.pieces) {
            if (piece.zone != zone.id)
                continue;
            const QPoint place(piece.x, piece.y);
            if (zone.form == Zone::Form::Grid && !info.places.contains(place))
                info.places.append(place);
            if (piece.kind == "spot")
                continue;
            info.least = info.count ? std::min(info.least, piece.x) : piece.x;
            info.most = info.count ? std::max(info.most, piece.x) : piece.x;
            info.rows = std::max(info.rows, piece.y + 1);
            ++info.count;
            info.choices += !piece.moves.empty();
        }
        m_zones.append(info);
    }
}

QString MatchController::labelOf(int move) const
{
    const Node &node = shownNode();
    return m_words.say(*node.game, node.game->label(node.state, m_scene.legal[static_cast<std::size_t>(move)]));
}

PieceRow MatchController::rowFor(const Piece &piece) const
{
    const Game &game = shownGame();
    PieceRow row;
    row.id = QString::fromStdString(piece.id);
    row.kind = QString::fromStdString(piece.kind);
    row.component = QString::fromStdString(piece.component);
    row.faceUp = piece.faceUp;
    row.zone = QString::fromStdString(piece.zone);
    row.place = piece.x;
    row.row = piece.y;
    row.badge = QString::fromStdString(piece.badge);
    const auto zone = std::ranges::find(m_zones, row.zone, &ZoneInfo::zone);
    if (zone != m_zones.end()) {
        row.owner = zone->owner;
        row.count = zone->count;
    }
    if (piece.seat != nobody)
        row.owner = piece.seat;
    row.source =
        m_faces->address(game, {piece.kind, piece.component, piece.faceUp, piece.badge, static_cast<Seat>(row.owner)},
                         m_words.language());
    row.name = piece.component.empty()
                   ? m_words.say(game, "kind." + piece.kind + (piece.faceUp ? "" : "_back"))
                   : m_words.say(game, "name." + piece.component.substr(piece.component.find('/') + 1));
    const std::string place = piece.zone.substr(0, piece.zone.find('.'));
    QStringList description;
    if (isSaid(piece.badge))
        description.append(badgeWords(piece.kind, piece.badge));
    if (m_words.knows(game, "zone." + place))
        description.append(m_words.say(game, "zone." + place));
    if ((row.owner >= 0 || row.owner == rival) && row.owner != m_viewer)
        description.append(m_words.seatName(static_cast<Seat>(row.owner)));
    if (const int move = m_scene.legal.empty() || m_guest ? -1 : m_chooser.leadsTo(piece.id); move >= 0)
        row.leadsTo = labelOf(move);
    if (!row.leadsTo.isEmpty())
        description.append(row.leadsTo);
    row.description = description.join(QStringLiteral(", "));
    row.legal = m_guest ? m_guest->isTarget(piece.id) : m_chooser.isTarget(piece.id);
    row.second = !m_guest && m_chooser.isSecond(piece.id);
    row.standIn = !m_guest && isStandIn(m_scene, piece);
    row.selected = m_guest ? m_guest->isChosen(piece.id) : std::ranges::contains(m_chooser.chosen(), piece.id);
    row.marked = (m_marked.contains(row.component) || row.component == m_lookedUp) && !row.component.isEmpty();
    row.altered = m_settings.changeMarks() && m_altered.contains(row.component);
    return row;
}

QList<PieceInfo> MatchController::piecesIn(const QString &zone) const
{
    QList<PieceInfo> found;
    for (const Piece &piece : m_scene.pieces)
        if (piece.zone == zone.toStdString())
            found.append({QString::fromStdString(piece.id), QString::fromStdString(piece.kind),
                          QString::fromStdString(piece.component), piece.x, piece.y,
                          QString::fromStdString(piece.badge)});
    return found;
}

void MatchController::showPieces()
{
    std::vector<PieceRow> rows;
    rows.reserve(m_scene.pieces.size());
    for (const Piece &piece : m_scene.pieces)
        rows.push_back(rowFor(piece));
    m_pieces.change(std::move(rows), m_settings.reducedMotion() ? 0 : static_cast<int>(lingerMs / m_settings.speed()));
}

// The action bar: what no piece stands for; while a move is being chosen, the ways that are open, unless a field shows them.
void MatchController::showChoices()
{
    std::vector<MoveRow> all;
    for (int move = 0; move < static_cast<int>(m_scene.legal.size()); ++move)
        all.push_back(
            {move, labelOf(move), QString::fromStdString(m_scene.moves[static_cast<std::size_t>(move)]), {}, false});
    std::vector<MoveRow> choices;
    const std::vector<int> offered = !selecting()                    ? m_chooser.plainMoves()
                                     : isOnField(m_scene, m_chooser) ? std::vector<int>()
                                                                     : m_chooser.open();
    // Where pieces lead on and nothing is begun, a button means to do without them.
    const bool leadsOn = selecting() || offered.size() == m_scene.legal.size() || !shownGame().wholeDecision(shownState());
    if (offered.size() <= mostChoices)
        for (const int move : offered) {
            choices.push_back(all[static_cast<std::size_t>(move)]);
            choices.back().shortcut = QString::number(choices.size());
            choices.back().primary = leadsOn && choices.size() == 1;
        }
    m_choices.show(std::move(choices));
    m_moves.show(std::move(all));
}

void MatchController::showSeats()
{
    const Node &node = shownNode();
    const State &state = shownState();
    const ScoreSheet sheet = node.game->publicScores(state);
    const Outcome outcome = node.game->outcome(state);
    const Seat acting = node.game->toAct(state);
    std::vector<SeatRow> rows;
    for (int seat = 0; seat < std::max(seats(), static_cast<int>(sheet.sides.size())); ++seat) {
        const auto index = static_cast<std::size_t>(seat);
        const bool ruled = seat >= seats(); // a rival that the rules play
        SeatRow row;
        row.seat = seat;
        row.name = ruled ? m_words.say(*node.game, sheet.sides[index].key) : m_words.seatName(static_cast<Seat>(seat));
        row.bot = !ruled && !isHuman(seat);
        row.level = row.bot ? QString::fromStdString(m_match->opening().seats[index].player) : QString();
        row.acting = acting == seat;
        row.viewing = m_viewer == seat;
        row.winner = outcome.over && outcome.contest && (ruled ? outcome.winners == 0 : outcome.winners >> seat & 1);
        for (const ScoreSheet::Line &line : sheet.lines) {
            if (index >= line.points.size())
                continue;
            row.lines.append({m_words.say(*node.game, line.key), line.points[index]});
            row.points += line.counts ? line.points[index] : 0;
        }
        rows.push_back(std::move(row));
    }
    m_seatModel.show(std::move(rows));
}

void MatchController::showLog()
{
    const std::vector<int> line = shownLine();
    std::vector<LogRow> rows = m_events.rows(*m_match, line, shownNode().id, m_words);
    int own = -1; // the viewer's last move; what it brought about for the others is told with theirs
    for (const int id : line)
        if (const Node &node = m_match->node(id); node.move && node.seat == m_viewer)
            own = id;
    std::vector<LogRow> recap;
    for (const LogRow &row : rows) {
        if (row.node > own && row.turnSeat == m_viewer)
            break; // with which the viewer's turn begins is seen on the table
        if (own >= 0 && row.depth == 0 && row.node >= own && m_match->node(row.node).move
            && (row.node > own || (row.seat != nobody && row.seat != m_viewer)))
            recap.push_back(row);
    }
    m_recap.show(std::move(recap));
    m_log.show(std::move(rows));
}

void MatchController::showScores()
{
    const Game &game = m_match->game();
    if (!over()) {
        m_scores.setSides({}, {});
        return m_scores.show({});
    }
    const ScoreSheet sheet = game.scores(m_match->state());
    QStringList sides;
    for (std::size_t side = 0; side < sheet.sides.size(); ++side)
        sides.append(side < static_cast<std::size_t>(seats()) ? m_words.seatName(static_cast<Seat>(side))
                                                              : m_words.say(game, sheet.sides[side].key));
    std::vector<ScoreRow> rows;
    for (const ScoreSheet::Line &line : sheet.lines)
        rows.push_back({m_words.say(game, line.key), QList<int>(line.points.begin(), line.points.end()), line.counts});
    const Outcome outcome = game.outcome(m_match->state());
    m_scores.setSides(sides, QList<int>(outcome.points.begin(), outcome.points.end()));
    m_scores.show(std::move(rows));
}

} // namespace engawa
