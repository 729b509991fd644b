#include "app/match/piece_facts.h"

#include <algorithm>
#include <array>
#include <ranges>

#include "app/match/badge_words.h"
#include "app/match/component_facts.h"
#include "app/match/match_session.h"
#include "app/match/match_view.h"

namespace engawa {

namespace {

constexpr int mostRules = 3; // that a piece leads to in the rulebook

std::string idOf(const std::string &component)
{
    return component.substr(component.find('/') + 1);
}

} // namespace

PieceFacts::PieceFacts(const MatchSession &session, const MatchView &view, std::shared_ptr<FaceAddresses> faces,
                       QObject *parent)
    : QObject(parent), m_session(session), m_view(view), m_faces(std::move(faces))
{
    connect(&session, &MatchSession::settled, this, &PieceFacts::tell);
}

void PieceFacts::tell()
{
    GamePtr game = m_session.isOpen() ? m_session.shownNode().game : nullptr;
    const std::string &language = m_session.words().language();
    if (game == m_game && language == m_language)
        return;
    m_game = std::move(game);
    m_language = language;
    emit changed();
}

const Game &PieceFacts::game() const
{
    return *m_session.shownNode().game;
}

QString PieceFacts::address(const FaceStore::Subject &subject) const
{
    return m_faces->of(m_session.shownNode().game, subject, m_session.words().language());
}

AboutPiece PieceFacts::aboutThing(const FaceStore::Subject &subject) const
{
    const Game &game = this->game();
    AboutPiece about;
    const bool plain = !subject.component.contains('/');
    const std::string kind = subject.kind + (subject.faceUp ? "" : "_back");
    about.title = plain ? m_session.words().say(game, "kind." + kind)
                        : m_session.words().say(game, "name." + idOf(subject.component));
    about.source = address(subject);
    const About facts = factsAbout(game, m_session.shownNode().state, subject.component, subject.kind);
    for (const Message &line : facts.lines)
        about.lines.append(m_session.words().say(game, line));
    for (const Message &goal : facts.goals)
        about.lines.append(m_session.words().say(game, goal));
    for (const RuleIndex rule : facts.rules | std::views::take(mostRules)) {
        const std::string_view id = game.rules()[static_cast<std::size_t>(rule)];
        about.rules.append({QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())),
                            m_session.words().rule(game, rule, game.modeOf(m_session.shownNode().state))});
    }
    return about;
}

AboutPiece PieceFacts::about(const QString &piece) const
{
    if (!m_session.isOpen())
        return {};
    const auto found = std::ranges::find(m_view.scene().pieces, piece.toStdString(), &Piece::id);
    const PieceRow *row = m_view.pieces()->find(piece);
    if (found == m_view.scene().pieces.end() || !row)
        return {};
    AboutPiece about =
        aboutThing({found->kind, found->component, found->faceUp, found->badge, static_cast<Seat>(row->owner)});
    std::vector<int> open;
    std::ranges::copy_if(found->moves, std::back_inserter(open),
                         [&](int move) { return std::ranges::contains(m_view.openMoves(), move); });
    for (const int move : open)
        if (open.size() <= 4 && !m_view.arranging()) {
            about.lines.append(QStringLiteral("→ ") + m_view.moveText(move));
            about.lines.append(helpOf(move));
        }
    return about;
}

// Played on hidden cards that are dealt anew, twice: what both say is all that the seat can know.
QStringList PieceFacts::helpOf(int move) const
{
    const Game &game = this->game();
    std::array<Scene, 2> then;
    for (std::size_t deal = 0; deal < then.size(); ++deal) {
        State after = game.redeal(m_view.state(), static_cast<Seat>(m_view.viewer()), deal);
        game.apply(after, m_view.scene().legal[static_cast<std::size_t>(move)]);
        then[deal] = game.scene(after, static_cast<Seat>(m_view.viewer()));
    }
    const auto badgeIn = [](const Scene &scene, const Piece &piece) {
        const auto same = std::ranges::find(scene.pieces, piece.id, &Piece::id);
        return same != scene.pieces.end() && same->zone == piece.zone ? same->badge : piece.badge;
    };
    QStringList lines;
    for (const Piece &piece : m_view.scene().pieces) {
        const auto zone = std::ranges::find(m_view.scene().zones, piece.zone, &Zone::id);
        if (zone == m_view.scene().zones.end() || zone->form != Zone::Form::Fan
            || zone->owner != static_cast<Seat>(m_view.viewer()) || !piece.faceUp)
            continue;
        const std::string badge = badgeIn(then[0], piece);
        if (badge != piece.badge && badge == badgeIn(then[1], piece))
            lines.append(tr("%1: %2 → %3", "a card of the hand, how far it is, how far it would be")
                             .arg(m_session.words().say(game, "name." + idOf(piece.component)),
                                  badgeWords(game, m_session.words(), piece.kind, piece.badge),
                                  badgeWords(game, m_session.words(), piece.kind, badge)));
    }
    return lines;
}

QString PieceFacts::kindOf(const QString &component) const
{
    const QString table = component.section(u'/', 0, 0);
    for (const PieceRow &row : m_view.pieces()->rows())
        if (row.component.section(u'/', 0, 0) == table)
            return row.kind;
    if (m_session.isOpen()) // piles and the box have more kinds than are in sight
        for (const Piece &piece : game().laidOpen(m_view.state()).scene.pieces)
            if (QString::fromStdString(piece.component).section(u'/', 0, 0) == table)
                return QString::fromStdString(piece.kind);
    return {};
}

AboutPiece PieceFacts::aboutComponent(const QString &component) const
{
    if (!m_session.isOpen() || component.isEmpty())
        return {};
    return aboutThing({kindOf(component).toStdString(), component.toStdString(), true, {}, nobody});
}

QString PieceFacts::faceOf(const QString &kind, const QString &component, const QString &badge) const
{
    return m_session.isOpen()
               ? address({kind.toStdString(), component.toStdString(), true, badge.toStdString(), nobody})
               : QString();
}

QString PieceFacts::backOf(const QString &kind) const
{
    return m_session.isOpen() ? address({kind.toStdString(), {}, false, {}, nobody}) : QString();
}

QString PieceFacts::wordOf(const QString &piece, const QString &field) const
{
    const PieceRow *row = m_view.pieces()->find(piece);
    if (!m_session.isOpen() || !row)
        return {};
    if (field == u"badge")
        return !row->badge.isEmpty()
                   ? badgeWords(game(), m_session.words(), row->kind.toStdString(), row->badge.toStdString())
                   : QString();
    const std::string table = row->component.section(u'/', 0, 0).toStdString();
    const EntryPtr *entry = game().data().table(table).find(row->component.section(u'/', 1).toStdString());
    const Json value =
        entry && (*entry)->value.is_object() ? (*entry)->value.value(field.toStdString(), Json()) : Json();
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

} // namespace engawa
