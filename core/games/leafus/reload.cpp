#include <algorithm>

#include "core/games/leafus/leafus.h"
#include "core/game/receipt.h"

namespace engawa::leafus {

namespace {

template <class List>
int indexOf(const List &list, const std::string &id)
{
    const auto found = std::ranges::find_if(list, [&](const auto &each) { return each.id == id; });
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

// Moves one sheet to the new data: what was drawn stays where its node, line or leaf is now.
class SheetMigration
{
public:
    SheetMigration(const Rules &rules, const Rules &oldRules, int seat, Receipt &receipt)
        : m_rules(rules), m_old(oldRules), m_seat(seat), m_receipt(receipt)
    {
    }

    Sheet carried(const Sheet &old)
    {
        Sheet sheet;
        carryLines(sheet, old);
        cutOff(sheet);
        findTips(m_rules, sheet);
        carryLeaves(old.yellow, sheet.yellow);
        carryLeaves(old.heaped, sheet.heaped);
        sheet.crosses = fitting(old.crosses, m_old.crosses, m_rules.crosses);
        sheet.hexes = fitting(old.hexes, m_old.hexes, m_rules.hexes);
        sheet.heaps = fitting(old.heaps, m_old.heaps, m_rules.heaps);
        sheet.charges = fitting(old.charges, m_old.pencils, m_rules.pencils);
        sheet.takenBack = old.takenBack;
        sheet.needless = old.needless;
        return sheet;
    }

private:
    const std::string &oldNode(int node) const { return m_old.nodes[static_cast<std::size_t>(node)].id; }

    // An edge that has other ends than before is another line on the paper.
    void carryLines(Sheet &sheet, const Sheet &old)
    {
        old.lines.each([&](int edge) {
            const Line line{edge, old.turned.has(edge)};
            const std::string &from = oldNode(beginOf(m_old, line)), &to = oldNode(endOf(m_old, line));
            const int begin = indexOf(m_rules.nodes, from), end = indexOf(m_rules.nodes, to);
            const int now = begin >= 0 && end >= 0 ? m_rules.edgeBetween(begin, end) : -1;
            if (now >= 0) {
                sheet.lines.set(now);
                sheet.turned.set(now, lineFrom(m_rules, now, begin).turned);
                return;
            }
            lost(begin < 0 ? from : end < 0 ? to : m_old.edges[static_cast<std::size_t>(edge)].id);
        });
    }

    // Lines that no longer hang on a start go too.
    void cutOff(Sheet &sheet)
    {
        int cut = 0;
        for (bool again = true; again;) {
            again = false;
            const Bits<maxEdges> lines = sheet.lines;
            lines.each([&](int edge) {
                const int begin = beginOf(m_rules, {edge, sheet.turned.has(edge)});
                if (m_rules.nodes[static_cast<std::size_t>(begin)].start || passing(m_rules, sheet, begin).in > 0)
                    return;
                sheet.lines.set(edge, false);
                sheet.turned.set(edge, false);
                ++cut;
                again = true;
            });
        }
        if (cut > 0)
            m_receipt.lines.push_back({"receipt.cut_off", {{"count", std::int64_t{cut}}, {"seat", seatName()}}});
    }

    void carryLeaves(const Bits<maxLeaves> &old, Bits<maxLeaves> &leaves)
    {
        old.each([&](int leaf) {
            const std::string &id = m_old.leaves[static_cast<std::size_t>(leaf)].id;
            const int now = indexOf(m_rules.leaves, id);
            if (now >= 0)
                leaves.set(now);
            else
                lost(id);
        });
    }

    // Marks in a row stay as many as there are places.
    std::uint8_t fitting(int count, const std::vector<Printed> &before, const std::vector<Printed> &now)
    {
        const int places = static_cast<int>(now.size());
        for (int gone = places; gone < std::min(count, static_cast<int>(before.size())); ++gone)
            lost(before[static_cast<std::size_t>(gone)].id);
        return static_cast<std::uint8_t>(std::min(count, places));
    }

    TextKey seatName() const { return {"name.seat_" + std::to_string(m_seat)}; }
    void lost(const std::string &id)
    {
        const Message line{"receipt.mark_lost", {{"component", TextKey{"name." + id}}, {"seat", seatName()}}};
        if (!std::ranges::contains(m_receipt.lines, line)) // a node takes several lines with it
            m_receipt.lines.push_back(line);
    }

    const Rules &m_rules;
    const Rules &m_old;
    int m_seat;
    Receipt &m_receipt;
};

} // namespace

// A sheet is no set of copies: what is drawn on it is carried by migrateInto alone.
void listPieces(const Rules &, const State &, std::vector<PlacedCopy> &) {}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    state = old;
    state.mode = static_cast<std::uint8_t>(std::ranges::find(rules.modes, modeOf(oldRules, old).id, &Mode::id)
                                           - rules.modes.begin());
    for (int seat = 0; seat < old.seats; ++seat)
        sheetOf(state, seat) = SheetMigration(rules, oldRules, seat, receipt).carried(sheetOf(old, seat));
}

} // namespace engawa::leafus
