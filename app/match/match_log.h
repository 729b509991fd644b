#pragma once

#include <string>
#include <vector>

#include "app/match/list_models.h"
#include "app/match/match_words.h"

namespace engawa {

// What happened on the way to a node, line by line, in words. What was told before stays as it is: only the rows of what is
// new or has gone are made or taken away, until the language is another.
class MatchLog
{
public:
    // `line` leads from the opening on, `shown` is the node on the table.
    void show(const Match &match, const std::vector<int> &line, int shown, const MatchWords &words, LogModel &log);
    void clear(); // another match

private:
    // A move that was tried after a node and left again.
    struct Way
    {
        int node = 0;
        bool played = false; // the match itself went there, and waits
        bool operator==(const Way &) const = default;
    };
    // What is told of a node, and how it stands after that.
    struct Chapter
    {
        int node = 0;
        std::vector<Way> ways;
        std::size_t changes = 0; // of who plays, told there
        Seat turn = nobody; // whose it is
        int rows = 0; // so far
        int last = -1; // of them that tells of the line
    };

    static std::vector<std::vector<Way>> waysBeside(const Match &match, const std::vector<int> &line);
    static std::size_t changesAt(const Match &match, int node);
    Chapter tell(const Match &match, const Node &node, std::vector<Way> ways, const MatchWords &words,
                 std::vector<LogRow> &rows) const;
    void findPieces(const Match &match, int node);
    Chapter soFar() const { return m_chapters.empty() ? Chapter() : m_chapters.back(); }
    int lastRowAt(int node) const;

    std::vector<Chapter> m_chapters;
    std::vector<PlacedCopy> m_pieces; // what can be named
    int m_piecesOf = -1; // the node that they are of
    std::string m_language;
};

} // namespace engawa
