#include "app/match/match_log.h"

#include "core/match/receipt.h"

namespace engawa {

namespace {

// The component that a sentence names first, to be shown beside it.
QString componentIn(const Game &game, const Message &message)
{
    for (const auto &[name, argument] : message.arguments) {
        const TextKey *key = std::get_if<TextKey>(&argument);
        if (!key || !key->key.starts_with("name."))
            continue;
        const std::string id = key->key.substr(5);
        for (const auto &[file, table] : game.data().files)
            if (const EntryPtr *entry = table->find(id); entry && (*entry)->value.is_object() && !file.contains('/')) {
                const std::string component = file.substr(0, file.size() - 5) + "/" + id;
                if ((*entry)->value.contains("count") || (*entry)->value.contains("metric"))
                    return QString::fromStdString(component);
            }
    }
    return {};
}

bool hasOtherWays(const Match &match, int id)
{
    return std::ranges::count(match.nodes(), id, &Node::parent) > 1;
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

std::vector<LogRow> MatchLog::rows(const Match &match, const std::vector<int> &line, int shown, const MatchWords &words)
{
    std::vector<LogRow> rows;
    Seat last = nobody;
    const auto add = [&](const Node &node, QString text, Seat seat, QString component) {
        rows.push_back({static_cast<int>(rows.size()), node.id, std::move(text), seat, std::move(component), false,
                        seat != last && seat != nobody, false});
        if (seat != nobody)
            last = seat;
    };
    for (const int id : line) {
        const Node &node = match.node(id);
        const std::size_t before = rows.size();
        for (const Event &event : eventsOf(match, node)) {
            const Message message = node.game->describe(event);
            if (words.knows(*node.game, message.key))
                add(node, words.say(*node.game, message), node.seat, componentIn(*node.game, message));
        }
        for (const Message &receipt : node.receipt.lines)
            add(node, QString::fromStdString(receiptSentence(receipt, node.game->texts(), words.language())), nobody, {});
        if (rows.size() > before) {
            rows.back().branches = hasOtherWays(match, id);
            rows.back().current = id == shown;
        }
    }
    return rows;
}

} // namespace engawa
