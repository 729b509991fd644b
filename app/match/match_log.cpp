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

std::vector<int> lineTo(const Match &match, int node)
{
    std::vector<int> line;
    for (int id = node; id >= 0; id = match.node(id).parent)
        line.push_back(id);
    return line;
}

// Who plays alone has turn after turn: each begins where a decision stands alone.
bool beginsAlone(const Node &before, Seat seat)
{
    return before.game->seats(before.state) == 1 && before.game->toAct(before.state) == seat
           && before.game->wholeDecision(before.state);
}

// How many of its events are of the turn of whom the node is: the last may be what the next one's turn begins with.
std::size_t ownEvents(const Node &node, const std::vector<Event> &events)
{
    const Seat next = node.game->toAct(node.state);
    std::size_t own = events.size();
    while (next != nobody && next != node.seat && own > 0 && events[own - 1].seat == next)
        --own;
    return own;
}

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::MatchLog)
};

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
    const auto add = [&](int node, QString text, Seat seat, QString component, int depth) {
        LogRow &row = rows.emplace_back();
        row.number = static_cast<int>(rows.size()) - 1;
        row.node = node;
        row.text = std::move(text);
        row.seat = seat;
        row.component = std::move(component);
        row.depth = depth;
    };
    const std::vector<int> played = match.line();
    const std::vector<int> left = match.waiting() ? lineTo(match, *match.waiting()) : std::vector<int>();
    std::vector<PlacedCopy> pieces;
    Seat turn = nobody; // whose it is
    int last = -1;      // row of the line
    for (std::size_t i = 0; i < line.size(); ++i) {
        const Node &node = match.node(line[i]);
        if (i == 0 || !node.move) { // an edit may bring new components
            pieces.clear();
            node.game->pieces(node.state, pieces);
        }
        bool alone = node.move && beginsAlone(match.node(node.parent), node.seat);
        const std::vector<Event> &events = eventsOf(match, node);
        const std::size_t own = ownEvents(node, events);
        for (std::size_t event = 0; event < events.size(); ++event) {
            const Message message = node.game->describe(events[event]);
            if (!words.knows(*node.game, message.key))
                continue;
            add(node.id, words.say(*node.game, message), events[event].seat, componentIn(pieces, message), 0);
            last = rows.back().number;
            const Seat acts = event < own ? node.seat : events[event].seat;
            if (acts < 0)
                continue;
            if (acts != turn || alone) {
                rows.back().turnSeat = acts;
                rows.back().turn = words.seatName(acts);
            }
            turn = acts;
            alone = false;
        }
        if (!node.edit.empty())
            for (const QString &receipt : receiptOf(node, words)) {
                add(node.id, receipt, nobody, {}, 0);
                last = rows.back().number;
            }
        if (last >= 0 && node.id == shown)
            rows[static_cast<std::size_t>(last)].current = true;
        if (last >= 0 && node.id == match.head().id)
            rows[static_cast<std::size_t>(last)].standing = true;
        for (const Node *other : otherWays(match, node, i + 1 < line.size() ? line[i + 1] : -1)) {
            const QString move = words.say(*node.game, node.game->label(node.state, *other->move));
            const QString way = std::ranges::contains(left, other->id)
                                    ? Words::tr("As it was played: %1", "a move")
                                    : Words::tr("Instead: %1", "a move that was tried and taken back");
            add(other->id, way.arg(move), other->seat, {}, 1);
            rows.back().standing = std::ranges::contains(played, other->id);
        }
    }
    return rows;
}

} // namespace engawa
