#include "app/match/match_log.h"

#include <QCoreApplication>

#include "app/match/receipt_words.h"

namespace engawa {

namespace {

// The component that a sentence names first, to be shown beside it: what lies on the table under that name.
QString componentIn(const std::vector<PlacedCopy> &pieces, const Message &message)
{
    constexpr std::string_view name = "name.";
    for (const auto &[word, argument] : message.arguments) {
        const TextKey *key = std::get_if<TextKey>(&argument);
        if (!key || !key->key.starts_with(name))
            continue;
        const auto found = std::ranges::find(pieces, std::string_view(key->key).substr(name.size()), &PlacedCopy::id);
        if (found != pieces.end())
            return QString::fromStdString(std::string(found->table) + "/" + std::string(found->id));
    }
    return {};
}

// Moves that were tried after a node and left again.
std::vector<const Node *> otherWays(const Match &match, const Node &node, int next)
{
    std::vector<const Node *> ways;
    for (const Node &child : match.nodes())
        if (child.parent == node.id && child.id != next && child.move)
            ways.push_back(&child);
    return ways;
}

} // namespace

const std::vector<Event> &MatchLog::eventsOf(const Match &match, const Node &node)
{
    const auto [found, added] = m_events.try_emplace(node.id);
    if (!added)
        return found->second;
    EventList events;
    if (node.move) {
        State state = match.node(node.parent).state;
        node.game->apply(state, *node.move, &events);
    } else if (node.parent < 0 && !match.opening().position) {
        node.game->deal(match.opening().setup, match.opening().seed, &events);
    }
    found->second.assign(events.begin(), events.end());
    return found->second;
}

void MatchLog::clear()
{
    m_events.clear();
    m_receipts.clear();
}

const QStringList &MatchLog::receiptOf(const Node &node, const MatchWords &words)
{
    if (m_language != words.language()) {
        m_receipts.clear();
        m_language = words.language();
    }
    const auto [found, added] = m_receipts.try_emplace(node.id);
    if (added)
        found->second = receiptWords(node, words);
    return found->second;
}

std::vector<LogRow> MatchLog::rows(const Match &match, const std::vector<int> &line, int shown, const MatchWords &words)
{
    std::vector<LogRow> rows;
    Seat last = nobody;
    const auto add = [&](const Node &node, QString text, Seat seat, QString component) {
        rows.push_back({static_cast<int>(rows.size()), node.id, std::move(text), seat, std::move(component), false,
                        seat != last && seat != nobody, 0});
        if (seat != nobody)
            last = seat;
    };
    std::vector<PlacedCopy> pieces;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Node &node = match.node(line[i]);
        if (i == 0 || !node.move) { // an edit may bring new components
            pieces.clear();
            node.game->pieces(node.state, pieces);
        }
        const std::size_t before = rows.size();
        for (const Event &event : eventsOf(match, node)) {
            const Message message = node.game->describe(event);
            if (words.knows(*node.game, message.key)) {
                add(node, words.say(*node.game, message), node.seat, componentIn(pieces, message));
                rows.back().ruled = event.seat == rival;
            }
        }
        if (!node.edit.empty())
            for (const QString &receipt : receiptOf(node, words))
                add(node, receipt, nobody, {});
        if (rows.size() > before)
            rows.back().current = node.id == shown;
        for (const Node *other : otherWays(match, node, i + 1 < line.size() ? line[i + 1] : -1)) {
            const QString way =
                QCoreApplication::translate("engawa::MatchLog", "Instead: %1", "a move that was tried and taken back")
                    .arg(words.say(*node.game, node.game->label(node.state, *other->move)));
            rows.push_back({static_cast<int>(rows.size()), other->id, way, other->seat, {}, false, false, 1});
        }
    }
    return rows;
}

} // namespace engawa
