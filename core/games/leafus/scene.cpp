#include <algorithm>

#include "core/game/scene_writer.h"
#include "core/games/leafus/preview.h"
#include "core/games/leafus/staging.h"

namespace engawa::leafus {

namespace {

// Builds the table; apart from the rolls to come everybody sees everything. The printed sheet is there once, and what was
// drawn on it for every seat.
class Staging : SceneWriter<Rules, State, Verb>
{
public:
    using SceneWriter::SceneWriter;

    Scene scene()
    {
        addZones();
        addPrintedSheet();
        for (int seat = 0; seat < m_state.seats; ++seat)
            addMarks(seat);
        addSpots();
        addActions();
        addDice();
        addPrompt();
        return std::move(m_scene);
    }

private:
    void addZones()
    {
        addZone("drawings", Zone::Form::Grid);
        addZone("sheet", Zone::Form::Grid);
        addZone("dice", Zone::Form::Row, m_state.dummy ? nobody : m_state.turn, m_state.diceCount);
        addZone("actions", Zone::Form::Row, nobody, actionCount);
        for (const Action action : m_rules.order)
            addZone("action." + idOf(action), Zone::Form::Row);
        for (int seat = 0; seat < m_state.seats; ++seat)
            addZone(sheetZone(seat), Zone::Form::Grid, seat);
    }

    static std::string idOf(Action action) { return std::string(actionIds[static_cast<std::size_t>(action)]); }

    Piece &addPiece(std::string id, std::string kind, std::string component, std::string zone, Place at)
    {
        return SceneWriter::addPiece(std::move(id), std::move(kind), std::move(component), std::move(zone), at.x, at.y);
    }

    void addPrintedSheet()
    {
        for (const Drawing &drawing : m_rules.drawings)
            addPiece("drawing/" + drawing.id, "drawing", "drawings/" + drawing.id, "drawings", drawing.at).badge =
                std::to_string(drawing.width);
        for (const Edge &edge : m_rules.edges) {
            const Node &from = m_rules.nodes[edge.from], &to = m_rules.nodes[edge.to];
            const bool up = to.at.y < from.at.y;
            addPiece("edge/" + edge.id, "edge", "edges/" + edge.id, "sheet", up ? from.at : to.at).badge =
                pointOf(up ? to.at : from.at);
        }
        for (const Node &node : m_rules.nodes) {
            std::string badge = node.start ? "start" : "";
            if (node.points > 0)
                badge += (badge.empty() ? "" : " ") + std::to_string(node.points);
            addPiece("node/" + node.id, "node", "nodes/" + node.id, "sheet", node.at).badge = badge;
        }
        addPrinted(m_rules.leaves, "leaf", "leaves");
        addPrinted(m_rules.crosses, "cross", "crosses");
        addPrinted(m_rules.hexes, "hex", "hexes");
        addPrinted(m_rules.heaps, "heap", "heaps");
        addPrinted(m_rules.pencils, "slot", "pencils");
    }
    void addPrinted(const std::vector<Printed> &all, const std::string &kind, const std::string &table)
    {
        for (const Printed &each : all)
            addPiece(kind + "/" + each.id, kind, table + "/" + each.id, "sheet", each.at);
    }

    void addMarks(int seat)
    {
        const Sheet &sheet = sheetOf(m_state, seat);
        sheet.lines.each([&](int edge) {
            const Line line{edge, sheet.turned.has(edge)};
            m_scene.pieces.push_back(linePiece(
                m_rules, line, seat, markId("line", seat, m_rules.edges[static_cast<std::size_t>(edge)].id), "line"));
        });
        for (int i = 0; i < static_cast<int>(m_rules.nodes.size()); ++i)
            if (const Node &node = m_rules.nodes[static_cast<std::size_t>(i)]; scores(m_rules, sheet, i))
                addPiece(markId("node", seat, node.id), "node", "nodes/" + node.id, sheetZone(seat), node.at).badge =
                    std::to_string(node.points);
        for (int i = 0; i < static_cast<int>(m_rules.leaves.size()); ++i)
            if (sheet.yellow.has(i) || sheet.heaped.has(i))
                addMark(m_rules.leaves, i, "leaf", "leaves", seat).badge = sheet.yellow.has(i) ? "yellow" : "heaped";
        addFirst(m_rules.crosses, sheet.crosses, "cross", "crosses", seat);
        addFirst(m_rules.hexes, sheet.hexes, "hex", "hexes", seat);
        addFirst(m_rules.heaps, sheet.heaps, "heap", "heaps", seat);
        addPiece("pencil/" + std::to_string(seat), "pencil", "", sheetZone(seat), pencilPlace(m_rules, sheet.charges))
            .badge = std::to_string(sheet.charges);
    }
    Piece &addMark(const std::vector<Printed> &all, int index, std::string_view kind, const std::string &table,
                   int seat)
    {
        const Printed &printed = all[static_cast<std::size_t>(index)];
        return addPiece(markId(kind, seat, printed.id), std::string(kind), table + "/" + printed.id, sheetZone(seat),
                        printed.at);
    }
    void addFirst(const std::vector<Printed> &all, int count, std::string_view kind, const std::string &table, int seat)
    {
        for (int i = 0; i < std::min(count, static_cast<int>(all.size())); ++i)
            addMark(all, i, kind, table, seat).badge = "marked";
    }

    void addSpots()
    {
        eachMoveOf(Verb::Line, [&](std::uint16_t index, const Move &move) {
            const Line line{move.b, move.c != 0};
            m_scene.pieces.push_back(
                linePiece(m_rules, line, m_state.seat, markId("spot", m_state.seat, lineName(m_rules, line)), "spot"));
            m_scene.pieces.back().moves = {index};
        });
    }

    // What comes of the dice that lie on an action, or of one: "roots 3" are three lines, "none" is nothing.
    std::string preview(const Means &on, Action action) const
    {
        if (m_state.phase == Phase::Over || (m_state.phase == Phase::Roots && on.on(action) == 0))
            return {};
        if (on.on(action) == 0 && checkUse(m_rules, m_state, on, action, false) != noRule)
            return "none";
        if (action == Action::Wind)
            return idOf(action);
        Committed with = on;
        if (on.on(action) == 0)
            with.dice.add(action);
        return idOf(action) + " " + std::to_string(previewOf(m_rules, m_state, with, action));
    }

    void addActions()
    {
        const Means on = means(m_rules, m_state);
        for (int i = 0; i < actionCount; ++i) {
            const Action action = m_rules.order[static_cast<std::size_t>(i)];
            Piece &piece = addPiece("action/" + idOf(action), "action", "actions/" + idOf(action), "actions", {i, 0});
            piece.badge = preview(on, action);
            piece.moves = movesWhere([&](Verb verb, const Move &legal) {
                return (verb == Verb::Assign && m_rules.actionOf(faceOf(m_state, legal.b)) == action)
                       || (verb == Verb::Wish && static_cast<Action>(legal.b) == action);
            });
        }
    }

    void addDice()
    {
        std::array<int, actionCount> uses{};
        for (const Use &use : m_state.uses) {
            const int x = uses[static_cast<std::size_t>(use.action)]++;
            const auto moves = movesWhere([&](Verb verb, const Move &legal) {
                return verb == Verb::Return && static_cast<Action>(legal.b) == use.action;
            });
            addDie(use.die, "action." + idOf(use.action), {x, 0}).moves = moves;
            if (use.partner != noDie)
                addDie(use.partner, "action." + idOf(use.action), {x, 1}).moves = moves;
        }
        for (std::uint32_t free = committed(m_state).free; free; free &= free - 1) {
            const int die = std::countr_zero(free);
            addDie(die, "dice", {die, 0}).moves = movesWhere([&](Verb verb, const Move &legal) {
                return (verb == Verb::Assign && legal.b == die)
                       || (verb == Verb::Wish && (legal.c == die || legal.d == die));
            });
        }
    }
    Piece &addDie(int die, std::string zone, Place at)
    {
        Piece &piece = addPiece("die/" + std::to_string(die), "die",
                                "actions/" + idOf(m_rules.actionOf(faceOf(m_state, die))), std::move(zone), at);
        piece.badge = std::to_string(faceOf(m_state, die));
        return piece;
    }

    // Names what is possible.
    std::string promptOfDice() const
    {
        const bool more = can(Verb::Assign, Verb::Wish), done = can(Verb::Done);
        if (!more)
            return m_state.uses.empty() ? "prompt.none" : done ? "prompt.resolve" : "prompt.take_back";
        if (!done)
            return "prompt.more_first";
        const std::string whose = m_state.dummy ? "dummy" : isForeign(m_state) ? "reserve" : "assign";
        return "prompt." + whose + (m_state.uses.empty() ? "" : "_more");
    }

    void addPrompt()
    {
        prompt(m_state.phase == Phase::Over    ? "prompt.over"
               : m_state.phase == Phase::Roots ? "prompt.roots"
                                               : promptOfDice(),
               m_state.seat);
        say("other", seatName(m_state.turn));
        sayNumber("lines", m_state.lines);
        sayNumber("stop", std::ssize(movesOf(Verb::Stop)));
        sayNumber("back", std::ssize(movesOf(Verb::Return)));
        sayNumber("charges", active(m_state).charges - committed(m_state).used);
    }
};

} // namespace

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

} // namespace engawa::leafus
