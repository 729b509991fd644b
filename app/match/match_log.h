#pragma once

#include <map>
#include <vector>

#include "app/match/list_models.h"
#include "app/match/match_words.h"

namespace engawa {

// What happened on the way to a node, line by line, in words. Remembers what each node's events were.
class MatchLog
{
public:
    std::vector<LogRow> rows(const Match &match, const std::vector<int> &line, int shown, const MatchWords &words);
    void clear();

private:
    const std::vector<Event> &eventsOf(const Match &match, const Node &node);

    const QStringList &receiptOf(const Node &node, const MatchWords &words);

    std::map<int, std::vector<Event>> m_events; // by node
    std::map<int, QStringList> m_receipts;      // by node, in
    std::string m_language;
};

} // namespace engawa
