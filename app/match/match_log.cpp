#include "app/match/match_log.h"

#include <algorithm>

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
std::size_t ownEvents(const Node &node)
{
    const Seat next = node.game->toAct(node.state);
    std::size_t own = node.events.size();
    while (next != nobody && next != node.seat && own > 0 && node.events[own - 1].seat == next)
        --own;
    return own;
}

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(engawa::MatchLog)
};

QString wayWords(const Match &match, const Node &node, bool played, const MatchWords &words)
{
    const Node &before = match.node(node.parent);
    return (played ? Words::tr("As it was played: %1", "a move")
                   : Words::tr("Instead: %1", "a move that was tried and taken back"))
        .arg(words.say(*before.game, before.game->label(before.state, *node.move)));
}

QString changeWords(const SeatChange &change, const Game &game, const MatchWords &words)
{
    return Words::tr("From here on %1 is played by: %2", "a name, a person or a bot")
        .arg(words.seatName(change.seat), words.players(game).inSentence(QString::fromStdString(change.player)));
}

} // namespace

std::size_t MatchLog::changesAt(const Match &match, int node)
{
    return static_cast<std::size_t>(std::ranges::count(match.seatChanges(), node, &SeatChange::parent));
}

void MatchLog::clear()
{
    m_chapters.clear();
    m_pieces.clear();
    m_piecesOf = -1;
}

std::vector<std::vector<MatchLog::Way>> MatchLog::waysBeside(const Match &match, const std::vector<int> &line)
{
    std::vector<std::vector<Way>> ways(line.size());
    const std::vector<int> left = match.waiting() ? lineTo(match, *match.waiting()) : std::vector<int>();
    for (const Node &node : match.nodes()) {
        const auto before = std::ranges::lower_bound(line, node.parent); // ids grow along a line
        const bool beside = node.move && before != line.end() && *before == node.parent
                            && (before + 1 == line.end() || *(before + 1) != node.id);
        if (beside)
            ways[static_cast<std::size_t>(before - line.begin())].push_back(
                {node.id, std::ranges::contains(left, node.id)});
    }
    return ways;
}

// An edit may bring new components.
void MatchLog::findPieces(const Match &match, int node)
{
    while (match.node(node).move)
        node = match.node(node).parent;
    if (node == m_piecesOf)
        return;
    m_piecesOf = node;
    m_pieces.clear();
    match.node(node).game->pieces(match.node(node).state, m_pieces);
}

MatchLog::Chapter MatchLog::tell(const Match &match, const Node &node, std::vector<Way> ways, const MatchWords &words,
                                 std::vector<LogRow> &rows) const
{
    Chapter told = soFar();
    told.node = node.id;
    const auto add = [&](int of, QString text, Seat seat, QString component, int depth) {
        LogRow &row = rows.emplace_back();
        row.number = told.rows++;
        row.node = of;
        row.text = std::move(text);
        row.seat = seat;
        row.component = std::move(component);
        row.depth = depth;
        if (depth == 0)
            told.last = row.number;
    };
    bool alone = node.move && beginsAlone(match.node(node.parent), node.seat);
    const std::size_t own = ownEvents(node);
    for (std::size_t event = 0; event < node.events.size(); ++event) {
        const Message message = node.game->describe(node.events[event]);
        if (!words.knows(*node.game, message.key))
            continue;
        add(node.id, words.say(*node.game, message), node.events[event].seat, componentIn(m_pieces, message), 0);
        const Seat acts = event < own ? node.seat : node.events[event].seat;
        if (acts < 0)
            continue;
        if (acts != told.turn || alone) {
            rows.back().turnSeat = acts;
            rows.back().turn = words.seatName(acts);
        }
        told.turn = acts;
        alone = false;
    }
    if (!node.edit.empty())
        for (const QString &receipt : receiptWords(node, words))
            add(node.id, receipt, nobody, {}, 0);
    for (const SeatChange &change : match.seatChanges())
        if (change.parent == node.id)
            add(node.id, changeWords(change, *node.game, words), change.seat, {}, 0);
    told.changes = changesAt(match, node.id);
    for (const Way &way : ways) {
        const Node &other = match.node(way.node);
        add(other.id, wayWords(match, other, way.played, words), other.seat, {}, 1);
    }
    told.ways = std::move(ways);
    return told;
}

int MatchLog::lastRowAt(int node) const
{
    const auto chapter = std::ranges::find(m_chapters, node, &Chapter::node);
    return chapter == m_chapters.end() ? -1 : chapter->last;
}

void MatchLog::show(const Match &match, const std::vector<int> &line, int shown, const MatchWords &words, LogModel &log)
{
    if (m_language != words.language())
        m_chapters.clear();
    m_language = words.language();
    std::vector<std::vector<Way>> ways = waysBeside(match, line);
    std::size_t same = 0;
    while (same < std::min(m_chapters.size(), line.size()) && m_chapters[same].node == line[same]
           && m_chapters[same].ways == ways[same] && m_chapters[same].changes == changesAt(match, line[same]))
        ++same;
    m_chapters.resize(same);
    const int kept = soFar().rows;
    std::vector<LogRow> rows;
    for (std::size_t i = same; i < line.size(); ++i) {
        findPieces(match, line[i]);
        m_chapters.push_back(tell(match, match.node(line[i]), std::move(ways[i]), words, rows));
    }
    const std::vector<int> played = match.line();
    const int current = lastRowAt(shown), standing = lastRowAt(match.head().id);
    const auto mark = [&](LogRow &row) {
        row.current = row.number == current;
        row.standing = row.number == standing || (row.depth > 0 && std::ranges::binary_search(played, row.node));
    };
    std::ranges::for_each(rows, mark);
    log.showFrom(kept, std::move(rows));
    log.alterUpTo(kept, mark);
}

} // namespace engawa
