#include "app/match/match_controller.h"
#include "app/match/piece_facts.h"

#include <algorithm>
#include <array>
#include <ranges>

namespace engawa {

namespace {

constexpr int mostRules = 3; // that a piece leads to in the rulebook

std::string idOf(const std::string &component)
{
    return component.substr(component.find('/') + 1);
}

} // namespace

AboutPiece MatchController::aboutThing(const FaceStore::Subject &subject) const
{
    const Game &game = shownGame();
    AboutPiece about;
    const bool plain = !subject.component.contains('/');
    const std::string kind = subject.kind + (subject.faceUp ? "" : "_back");
    about.title = plain ? m_words.say(game, "kind." + kind) : m_words.say(game, "name." + idOf(subject.component));
    about.source = m_faces->address(game, subject, m_words.language());
    const About facts = factsAbout(game, shownNode().state, subject.component, subject.kind);
    for (const Message &line : facts.lines)
        about.lines.append(m_words.say(game, line));
    for (const Message &goal : facts.goals)
        about.lines.append(m_words.say(game, goal));
    for (const RuleIndex rule : facts.rules | std::views::take(mostRules)) {
        const std::string_view id = game.rules()[static_cast<std::size_t>(rule)];
        about.rules.append({QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())),
                            m_words.rule(game, rule, game.modeOf(shownNode().state))});
    }
    return about;
}

AboutPiece MatchController::about(const QString &piece) const
{
    if (!m_match)
        return {};
    const auto found = std::ranges::find(m_scene.pieces, piece.toStdString(), &Piece::id);
    const PieceRow *row = m_pieces.find(piece);
    if (found == m_scene.pieces.end() || !row)
        return {};
    AboutPiece about =
        aboutThing({found->kind, found->component, found->faceUp, found->badge, static_cast<Seat>(row->owner)});
    std::vector<int> open;
    std::ranges::copy_if(found->moves, std::back_inserter(open),
                         [&](int move) { return std::ranges::contains(m_chooser.open(), move); });
    for (const int move : open)
        if (open.size() <= 4 && !m_guest) {
            about.lines.append(QStringLiteral("→ ") + labelOf(move));
            about.lines.append(helpOf(move));
        }
    return about;
}

// The pack's "badge.<badge>"; or "badge.<kind>", which gets the words of the badge as {w1}, {w2} …
QString MatchController::badgeWords(const std::string &kind, const std::string &badge) const
{
    const Game &game = shownGame();
    if (m_words.knows(game, "badge." + badge))
        return m_words.say(game, "badge." + badge);
    Message message{"badge." + kind, {}};
    if (!m_words.knows(game, message.key)) {
        const std::string first = "badge." + badge.substr(0, badge.find(' '));
        return m_words.knows(game, first) ? m_words.say(game, first) : QString::fromStdString(badge);
    }
    for (const QString &word : QString::fromStdString(badge).split(u' ')) {
        bool isNumber = false;
        const qlonglong number = word.toLongLong(&isNumber);
        message.arguments.emplace_back("w" + std::to_string(message.arguments.size() + 1),
                                       isNumber ? Message::Argument(std::int64_t{number})
                                                : Message::Argument(word.toStdString()));
    }
    return m_words.say(game, message);
}

// Played on hidden cards that are dealt anew, twice: what both say is all that the seat can know.
QStringList MatchController::helpOf(int move) const
{
    const Game &game = shownGame();
    std::array<Scene, 2> then;
    for (std::size_t deal = 0; deal < then.size(); ++deal) {
        State after = game.redeal(shownState(), m_viewer, deal);
        game.apply(after, m_scene.legal[static_cast<std::size_t>(move)]);
        then[deal] = game.scene(after, m_viewer);
    }
    const auto badgeIn = [](const Scene &scene, const Piece &piece) {
        const auto same = std::ranges::find(scene.pieces, piece.id, &Piece::id);
        return same != scene.pieces.end() && same->zone == piece.zone ? same->badge : piece.badge;
    };
    QStringList lines;
    for (const Piece &piece : m_scene.pieces) {
        const auto zone = std::ranges::find(m_scene.zones, piece.zone, &Zone::id);
        if (zone == m_scene.zones.end() || zone->form != Zone::Form::Fan || zone->owner != m_viewer || !piece.faceUp)
            continue;
        const std::string badge = badgeIn(then[0], piece);
        if (badge != piece.badge && badge == badgeIn(then[1], piece))
            lines.append(tr("%1: %2 → %3", "a card of the hand, how far it is, how far it would be")
                             .arg(m_words.say(game, "name." + idOf(piece.component)),
                                  badgeWords(piece.kind, piece.badge), badgeWords(piece.kind, badge)));
    }
    return lines;
}

void MatchController::setPointedComponent(const QString &component)
{
    if (component == m_pointed)
        return;
    m_pointed = component;
    emit pointedComponentChanged();
}

QString MatchController::kindOf(const QString &component) const
{
    const QString table = component.section(u'/', 0, 0);
    for (const PieceRow &row : m_pieces.rows())
        if (row.component.section(u'/', 0, 0) == table)
            return row.kind;
    if (m_match) // piles and the box have more kinds than are in sight
        for (const Piece &piece : shownGame().laidOpen(shownState()).scene.pieces)
            if (QString::fromStdString(piece.component).section(u'/', 0, 0) == table)
                return QString::fromStdString(piece.kind);
    return {};
}

AboutPiece MatchController::aboutComponent(const QString &component) const
{
    if (!m_match || component.isEmpty())
        return {};
    return aboutThing({kindOf(component).toStdString(), component.toStdString(), true, {}, nobody});
}

QString MatchController::faceOf(const QString &kind, const QString &component, const QString &badge) const
{
    return m_match ? m_faces->address(shownGame(),
                                      {kind.toStdString(), component.toStdString(), true, badge.toStdString(), nobody},
                                      m_words.language())
                   : QString();
}

QString MatchController::backOf(const QString &kind) const
{
    return m_match ? m_faces->address(shownGame(), {kind.toStdString(), {}, false, {}, nobody}, m_words.language())
                   : QString();
}

QString MatchController::wordOf(const QString &piece, const QString &field) const
{
    const PieceRow *row = m_pieces.find(piece);
    if (!m_match || !row)
        return {};
    if (field == u"badge")
        return !row->badge.isEmpty() ? badgeWords(row->kind.toStdString(), row->badge.toStdString()) : QString();
    const std::string table = row->component.section(u'/', 0, 0).toStdString();
    const EntryPtr *entry = shownGame().data().table(table).find(row->component.section(u'/', 1).toStdString());
    const Json value =
        entry && (*entry)->value.is_object() ? (*entry)->value.value(field.toStdString(), Json()) : Json();
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString();
}

void MatchController::mark(const QString &component)
{
    if (component == m_lookedUp || !m_match)
        return;
    m_lookedUp = component;
    showPieces();
}

void MatchController::inspect(const QString &piece)
{
    if (const PieceRow *row = m_pieces.find(piece); row && !row->component.isEmpty())
        emit inspected(row->component);
}

void MatchController::askMenu(const QString &piece, const QPointF &at)
{
    const PieceRow *row = m_pieces.find(piece);
    if (row && !row->component.isEmpty())
        emit menuAsked(piece, m_words.say(shownGame(), "kind." + row->kind.toStdString()), at.toPoint());
}

} // namespace engawa
