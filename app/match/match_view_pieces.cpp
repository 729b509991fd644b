#include <algorithm>

#include "app/faces/face_addresses.h"
#include "app/match/badge_words.h"
#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/settings/settings.h"

// The scene as pieces on the table.
namespace engawa {

namespace {

constexpr int lingerMs = 420; // longer than a card travels

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

// A place on a sheet ("-40,0") and components ("cards/fan") are drawn, not said.
bool isSaid(const std::string &badge)
{
    return !badge.empty() && !badge.contains(',') && !badge.contains('/');
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

void MatchView::showScene()
{
    ++m_sceneNumber;
    m_scene = m_takeover           ? m_takeover->scene()
              : m_session.isOpen() ? m_session.shownNode().game->scene(m_session.shownNode().state, m_viewer)
                                   : Scene();
    if (m_session.replaying()) { // looking, not playing
        m_scene.legal.clear();
        m_scene.moves.clear();
        for (Piece &piece : m_scene.pieces)
            piece.moves.clear();
    }
    m_chooser.setScene(m_scene);
    showZones();
}

void MatchView::showZones()
{
    m_zones.clear();
    if (!m_session.isOpen())
        return;
    const Node &node = m_session.shownNode();
    for (const Zone &zone : m_scene.zones) {
        // One zone by its own name in the mode, by its own name, or as all of a sort.
        std::string name = "place." + zone.id + "." + std::string(node.game->modeOf(node.state));
        if (!m_session.words().knows(*node.game, name))
            name = "place." + zone.id;
        if (!m_session.words().knows(*node.game, name))
            name = "place." + zone.id.substr(0, zone.id.find('.'));
        ZoneInfo info{QString::fromStdString(zone.id),
                      m_session.words().knows(*node.game, name) ? m_session.words().say(*node.game, name) : QString(),
                      formWord(zone.form), zone.owner, zone.columns};
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

PieceRow MatchView::rowFor(const Piece &piece) const
{
    const GamePtr &shown = m_session.shownNode().game;
    const Game &game = *shown;
    const MatchWords &words = m_session.words();
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
        m_faces->of(shown, {piece.kind, piece.component, piece.faceUp, piece.badge, static_cast<Seat>(row.owner)},
                    words.language());
    row.name = piece.component.empty()
                   ? words.say(game, "kind." + piece.kind + (piece.faceUp ? "" : "_back"))
                   : words.say(game, "name." + piece.component.substr(piece.component.find('/') + 1));
    const std::string place = piece.zone.substr(0, piece.zone.find('.'));
    QStringList description;
    if (isSaid(piece.badge))
        description.append(badgeWords(game, words, piece.kind, piece.badge));
    if (words.knows(game, "zone." + place))
        description.append(words.say(game, "zone." + place));
    if ((row.owner >= 0 || row.owner == rival) && row.owner != m_viewer)
        description.append(words.seatName(static_cast<Seat>(row.owner)));
    row.about = description.join(QStringLiteral(", "));
    choiceOf(piece).applyTo(row);
    row.second = !m_takeover && m_chooser.isSecond(piece.id);
    row.standIn = !m_takeover && isStandIn(m_scene, piece);
    row.marked = isMarked(row.component);
    row.altered = isAltered(row.component);
    row.hint = m_hints.value(row.id);
    return row;
}

PieceChoice MatchView::choiceOf(const Piece &piece) const
{
    if (m_takeover)
        return {m_takeover->isTarget(piece.id), m_takeover->isChosen(piece.id), {}};
    const int move = m_scene.legal.empty() ? -1 : m_chooser.leadsTo(piece.id);
    return {m_chooser.isTarget(piece.id), m_chooser.isChosen(piece.id), move >= 0 ? m_moveTexts[move] : QString()};
}

bool MatchView::isMarked(const QString &component) const
{
    return !component.isEmpty() && (m_marked.contains(component) || component == m_lookedUp);
}

bool MatchView::isAltered(const QString &component) const
{
    return m_settings.changeMarks() && m_altered.contains(component);
}

void MatchView::showMarks()
{
    m_pieces.changeMarks([this](const QString &component) { return isMarked(component); },
                         [this](const QString &component) { return isAltered(component); });
}

QList<PieceInfo> MatchView::piecesIn(const QString &zone) const
{
    QList<PieceInfo> found;
    for (const Piece &piece : m_scene.pieces)
        if (piece.zone == zone.toStdString())
            found.append({QString::fromStdString(piece.id), QString::fromStdString(piece.kind),
                          QString::fromStdString(piece.component), piece.x, piece.y,
                          QString::fromStdString(piece.badge)});
    return found;
}

void MatchView::showPieces()
{
    std::vector<PieceRow> rows;
    rows.reserve(m_scene.pieces.size());
    for (const Piece &piece : m_scene.pieces)
        rows.push_back(rowFor(piece));
    m_pieces.change(std::move(rows), m_settings.reducedMotion() ? 0 : static_cast<int>(lingerMs / m_settings.speed()));
}

void MatchView::mark(const QString &component)
{
    if (component == m_lookedUp || !m_session.isOpen())
        return;
    m_lookedUp = component;
    showMarks();
}

void MatchView::markComponents(const QStringList &components)
{
    if (components == m_marked || !m_session.isOpen())
        return;
    m_marked = components;
    showMarks();
}

void MatchView::setHints(const QHash<QString, QString> &hints)
{
    if (hints == m_hints)
        return;
    m_hints = hints;
    m_pieces.changeHints(m_hints);
}

void MatchView::setAltered(const QSet<QString> &components)
{
    if (components == m_altered)
        return;
    m_altered = components;
    showMarks();
}

void MatchView::setPointedComponent(const QString &component)
{
    if (component == m_pointed)
        return;
    m_pointed = component;
    emit pointedComponentChanged();
}

void MatchView::inspect(const QString &piece)
{
    if (const PieceRow *row = m_pieces.find(piece); row && !row->component.isEmpty())
        emit inspected(row->component);
}

void MatchView::askMenu(const QString &piece, const QPointF &at)
{
    const PieceRow *row = m_pieces.find(piece);
    if (row && !row->component.isEmpty())
        emit menuAsked(piece, m_session.words().say(*m_session.shownNode().game, "kind." + row->kind.toStdString()),
                       at.toPoint());
}

} // namespace engawa
