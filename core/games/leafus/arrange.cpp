#include "core/games/leafus/arranging.h"

#include <algorithm>

#include "core/game/notation_words.h"

namespace engawa::leafus {

Arranging::Mark Arranging::markOf(std::string_view piece) const
{
    const auto [kind, rest] = tableAndName(piece);
    const std::size_t slash = rest.find('/');
    const int seat = wholeNumber(rest.substr(0, slash)).value_or(-1);
    if (seat < 0 || seat >= m_state.seats)
        return {kind, -1, rest};
    return {kind, seat, slash == rest.npos ? std::string_view() : rest.substr(slash + 1)};
}

bool Arranging::apply(const PutPiece &put)
{
    const Mark mark = markOf(put.piece);
    if (mark.kind == "pencil" && mark.seat >= 0)
        return putPencil(put, mark.seat);
    if (mark.kind == "die")
        return misplaced(put.piece, "expected.in_roll");
    return mark.seat >= 0 ? misplaced(put.piece, "expected.printed_place") : unknown(put.piece);
}

// On one of its positions the pencil shows the charges; on a line that a root may take next it draws it.
bool Arranging::putPencil(const PutPiece &put, int seat)
{
    const Place at{put.x, put.y};
    if (put.zone != sheetZone(seat))
        return misplaced(put.piece, "expected.own_sheet");
    for (int charges = 0; charges <= static_cast<int>(m_rules.pencils.size()); ++charges)
        if (pencilPlace(m_rules, charges) == at) {
            sheet(seat)["charges"] = charges;
            return true;
        }
    std::optional<Line> drawn;
    anyLine(m_rules, sheetOf(m_state, seat), [&](Line line) {
        if (spotPlace(m_rules, line) == at)
            drawn = line;
        return drawn.has_value();
    });
    return drawn ? draw(*drawn, seat) : refuseLine(put, seat);
}

// A printed line that no root may take names the rule against it.
bool Arranging::refuseLine(const PutPiece &put, int seat)
{
    for (int edge = 0; edge < static_cast<int>(m_rules.edges.size()); ++edge)
        for (const bool turned : {false, true}) {
            const Line line{edge, turned};
            if (spotPlace(m_rules, line) == Place{put.x, put.y})
                return refuse("position-rule", {{"piece", lineName(m_rules, line)},
                                                {"rule", std::string(ruleIds[static_cast<std::size_t>(
                                                             checkLine(m_rules, sheetOf(m_state, seat), line))])}});
        }
    return misplaced(put.piece, "expected.pencil_or_line");
}

bool Arranging::draw(Line line, int seat)
{
    const std::string &from = m_rules.nodes[static_cast<std::size_t>(beginOf(m_rules, line))].id;
    const std::string &to = m_rules.nodes[static_cast<std::size_t>(endOf(m_rules, line))].id;
    for (Json &root : sheet(seat)["roots"])
        if (root.back() == from) {
            root.push_back(to);
            return true;
        }
    sheet(seat)["roots"].push_back(Json::array({from, to}));
    return true;
}

// A line goes with everything that hangs below it.
bool Arranging::cut(const Mark &line)
{
    const auto edge = std::ranges::find(m_rules.edges, line.id, &Edge::id);
    if (edge == m_rules.edges.end())
        return unknown(line.id);
    const std::string &one = m_rules.nodes[edge->from].id, &other = m_rules.nodes[edge->to].id;
    Json &roots = sheet(line.seat)["roots"];
    for (std::size_t i = 0; i < roots.size(); ++i)
        for (std::size_t k = 1; k < roots[i].size(); ++k) {
            const Json &from = roots[i][k - 1], &to = roots[i][k];
            if ((from != one || to != other) && (from != other || to != one))
                continue;
            Json kept = Json::array();
            for (std::size_t n = 0; n < k; ++n)
                kept.push_back(roots[i][n]);
            if (kept.size() > 1)
                roots[i] = kept;
            else
                roots.erase(roots.begin() + static_cast<std::ptrdiff_t>(i));
            return true;
        }
    return unknown(line.id);
}

bool Arranging::apply(const SwapPieces &swap)
{
    return misplaced(swap.one, "expected.where_it_is");
}

bool Arranging::apply(const RemovePiece &removed)
{
    const Mark mark = markOf(removed.piece);
    if (mark.seat < 0)
        return unknown(removed.piece);
    if (mark.kind == "line")
        return cut(mark);
    if (mark.kind == "leaf")
        return takeLeaf(mark) || unknown(removed.piece);
    if (mark.kind == "pencil") {
        sheet(mark.seat)["charges"] = 0;
        return true;
    }
    return unknown(removed.piece);
}

bool Arranging::apply(const TurnPiece &turned)
{
    const Mark mark = markOf(turned.piece);
    if (mark.kind == "die")
        return turnDie(turned.piece);
    if (mark.seat >= 0 && mark.kind == "leaf")
        return turnLeaf(mark);
    if (mark.seat >= 0 && mark.kind == "cross")
        return turnMark(mark, m_rules.crosses, "crosses");
    if (mark.seat >= 0 && mark.kind == "hex")
        return turnMark(mark, m_rules.hexes, "hexes");
    if (mark.seat >= 0 && mark.kind == "heap")
        return turnMark(mark, m_rules.heaps, "heaps");
    return refuse("arrange-side", {{"piece", turned.piece}});
}

bool Arranging::turnDie(std::string_view piece)
{
    const int die = wholeNumber(tableAndName(piece).second).value_or(-1);
    if (die < 0 || die >= m_state.diceCount)
        return unknown(piece);
    m_json["dice"][static_cast<std::size_t>(die)] = faceOf(m_state, die) % actionCount + 1;
    return true;
}

// Clear, yellow, in a heap, and clear again.
bool Arranging::turnLeaf(const Mark &leaf)
{
    const auto found = std::ranges::find(m_rules.leaves, leaf.id, &Printed::id);
    if (found == m_rules.leaves.end())
        return unknown(leaf.id);
    const int index = static_cast<int>(found - m_rules.leaves.begin());
    const Sheet &before = sheetOf(m_state, leaf.seat);
    takeLeaf(leaf);
    if (!before.heaped.has(index))
        sheet(leaf.seat)[before.yellow.has(index) ? "heaped" : "yellow"].push_back(std::string(leaf.id));
    return true;
}

bool Arranging::takeLeaf(const Mark &leaf)
{
    bool taken = false;
    for (const char *field : {"yellow", "heaped"})
        taken |= std::erase_if(sheet(leaf.seat)[field].get_ref<Json::array_t &>(),
                               [&](const Json &name) { return name == std::string(leaf.id); })
                 > 0;
    return taken;
}

// The marks of a row are its first ones: up to this one, or up to the one before.
bool Arranging::turnMark(const Mark &mark, const std::vector<Printed> &places, const char *field)
{
    const auto found = std::ranges::find(places, mark.id, &Printed::id);
    if (found == places.end())
        return unknown(mark.id);
    const int number = static_cast<int>(found - places.begin());
    const bool marked = sheet(mark.seat)[field].get<int>() > number;
    sheet(mark.seat)[field] = marked ? number : number + 1;
    return true;
}

bool Arranging::apply(const SetCounter &set)
{
    const Mark mark = markOf(set.counter);
    const std::vector<Printed> *places = mark.kind == "crosses"   ? &m_rules.crosses
                                         : mark.kind == "hexes"   ? &m_rules.hexes
                                         : mark.kind == "heaps"   ? &m_rules.heaps
                                         : mark.kind == "charges" ? &m_rules.pencils
                                                                  : nullptr;
    if (mark.seat < 0 || !places)
        return unknown(set.counter);
    if (!number(set.value, 0, static_cast<int>(places->size())))
        return false;
    sheet(mark.seat)[std::string(mark.kind)] = set.value;
    return true;
}

bool Arranging::apply(const SetToAct &set)
{
    if (!number(set.seat, 0, m_state.seats - 1))
        return false;
    m_json["turn"] = m_json["seat"] = set.seat;
    m_json["phase"] = "assign"; // a game that was over goes on
    m_json.erase("dummy");
    m_json["sheets"][static_cast<std::size_t>(set.seat)].erase("taken_back"); // it is asked anew
    return true;
}

std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::leafus
