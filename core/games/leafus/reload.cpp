#include <algorithm>

#include "core/game/migration_frame.h"
#include "core/game/seat_names.h"
#include "core/games/leafus/leafus.h"

namespace engawa::leafus {

namespace {

// Moves one sheet to the new data: what was drawn stays where its node, line or leaf is now.
class SheetMigration : MigrationFrame<Rules>
{
public:
    SheetMigration(const Rules &rules, const Rules &oldRules, int seat, Receipt &receipt)
        : MigrationFrame(rules, oldRules, receipt), m_seat(seat)
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
            const int begin = indexById(m_rules.nodes, from), end = indexById(m_rules.nodes, to);
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
            sayOnce({"receipt.cut_off", {{"count", std::int64_t{cut}}, {"seat", seatName(m_seat)}}});
    }

    void carryLeaves(const Bits<maxLeaves> &old, Bits<maxLeaves> &leaves)
    {
        old.each([&](int leaf) {
            const std::string &id = m_old.leaves[static_cast<std::size_t>(leaf)].id;
            const int now = indexById(m_rules.leaves, id);
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

    void lost(const std::string &id) // a node takes several lines with it
    {
        sayOnce({"receipt.mark_lost", {{"component", TextKey{"name." + id}}, {"seat", seatName(m_seat)}}});
    }

    int m_seat;
};

} // namespace

// A sheet is no set of copies: what is drawn on it is carried by migrateInto alone.
void listPieces(const Rules &, const State &, std::vector<PlacedCopy> &) {}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    state = old;
    state.mode = carriedMode(rules, oldRules, old);
    for (int seat = 0; seat < old.seats; ++seat)
        sheetOf(state, seat) = SheetMigration(rules, oldRules, seat, receipt).carried(sheetOf(old, seat));
}

} // namespace engawa::leafus
