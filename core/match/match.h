#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/game/compile.h"
#include "core/game/game.h"
#include "core/match/reload.h"

namespace engawa {

// One event of the journal and the position after it. Nothing is ever removed; `parent` makes the tree of branches.
struct Node
{
    int id = 0;
    int parent = -1;
    std::optional<Move> move;          // a move …
    std::string notation;              // … as written,
    Seat seat = nobody;                // … who made it,
    std::vector<std::string> chance;   // … and what it revealed
    std::vector<Event> events;         // what happened: with a move, or while the opening was dealt
    std::vector<Difference> edit;      // or a change of the data
    Receipt receipt;                   // … and what it did
    GamePtr game;
    State state;
};

// A remark pinned to a node.
struct Note
{
    int id = 0;
    int parent = 0;
    Json content;
};

struct SeatInfo
{
    std::string name;
    std::string player; // "human", or a bot's name

    static constexpr std::size_t mostPlayerBytes = 200;
    bool operator==(const SeatInfo &) const = default;
};

// Somebody else plays a seat from now on: told at a node, but it holds on every branch, whatever is undone.
struct SeatChange
{
    int id = 0;
    int parent = 0;
    Seat seat = 0;
    std::string player;
};

// What a match begins with.
struct Opening
{
    Setup setup;
    std::uint64_t seed = 0;
    std::optional<Json> position; // written by hand; else the normal deal
    std::vector<SeatInfo> seats = {};
    std::vector<std::string> variants = {}; // names of those on top of the pack, for people
};

// A match is its journal: the opening and a tree of events, with a head. Every change goes to `write` as one line of JSON
// before the call returns.
class Match
{
public:
    using Write = std::function<void(const std::string &line)>;

    static std::optional<Match> begin(GamePtr game, Opening opening, Problems &problems);

    const Opening &opening() const { return m_opening; }
    const std::vector<Node> &nodes() const { return m_nodes; } // by order of their making; the first is the opening
    const std::vector<Note> &notes() const { return m_notes; }
    const std::vector<SeatChange> &seatChanges() const { return m_seatChanges; }
    const std::vector<SeatInfo> &seats() const { return m_seats; } // who plays now: a row for each seat of the setup
    const std::string &playerAt(int id, Seat seat) const; // who played one of the seats when that line was written
    const Node &node(int id) const;
    const Node &head() const { return node(m_head); }
    const Game &game() const { return *head().game; }
    GamePtr gamePtr() const { return head().game; }
    const State &state() const { return head().state; }
    std::vector<int> line() const; // the nodes from the opening to the head

    void setWrite(Write write) { m_write = std::move(write); }
    std::string header() const; // the journal's first line

    // Refused with its rule, or played; `events` gets what happened.
    RuleIndex play(Move move, EventList *events = nullptr);

    bool undo(); // to the parent
    bool redo(); // to the child that was last at the head
    std::optional<int> next() const; // that child
    bool goTo(int id);
    // Tries another way from a node on. The match waits where it stands until the head is there again.
    bool branch(int id);
    std::optional<int> waiting() const { return m_waits >= 0 ? std::optional(m_waits) : std::nullopt; }

    // New data for the running match, as one event. An open compound turn first goes back to its last whole decision, unless
    // only texts and faces change.
    const Receipt *edit(const Compiler &compiler, NewData newData, Problems &problems);
    // The data of an editor, whatever it did to them: where it took the last event back, so does the match, to the bit;
    // everything else is an edit.
    enum class Fit { Same, Fits, Refused };
    Fit follow(const Compiler &compiler, NewData newData, Problems &problems);

    const Note &note(Json content) { return note(m_head, std::move(content)); } // see note_content.h
    const Note &note(int node, Json content); // pinned to a node that is there

    // Lets somebody else play a seat, without touching the position; false for a seat that isn't there, and for who plays
    // it already.
    bool setPlayer(Seat seat, std::string player);

    // Used while a journal is read: adds a line that is already written. What a capsule adds to the journal (see capsule.h)
    // is passed over.
    bool readLine(const Compiler &compiler, const Json &line, Problems &problems);

private:
    Match() = default;

    Node &add(Node node);
    void writeLine(const Json &line) const;
    void moveHead(int id, bool record);
    bool readMove(const Json &line, Node node, Problems &problems);
    bool readEdit(const Compiler &compiler, const Json &line, Node node, Problems &problems);
    bool readPlayer(const Json &line, const Node &node);
    void add(SeatChange change);
    int indexOf(int id) const;

    Opening m_opening;
    std::vector<Node> m_nodes;
    std::vector<Note> m_notes;
    std::vector<SeatChange> m_seatChanges;
    std::vector<SeatInfo> m_seats;
    std::vector<int> m_lastChild; // by index of node: id of the child last at the head, or -1
    int m_head = 0;
    int m_waits = -1; // the node where the match waits while another way is tried; -1: none is
    int m_nextId = 1;
    Write m_write;
};

} // namespace engawa
