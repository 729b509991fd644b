#include "core/game/open_table_writer.h"
#include "core/games/leafus/staging.h"

namespace engawa::leafus {

namespace {

class LayingOpen : OpenTableWriter<Rules, State>
{
public:
    using OpenTableWriter::OpenTableWriter;

    OpenTable table()
    {
        for (int seat = 0; seat < m_state.seats; ++seat) {
            const Sheet &sheet = sheetOf(m_state, seat);
            for (int i = 0; i < static_cast<int>(m_rules.leaves.size()); ++i)
                if (!sheet.yellow.has(i) && !sheet.heaped.has(i))
                    addBlank(m_rules.leaves, i, "leaf", "leaves", seat);
            addRest(m_rules.crosses, sheet.crosses, "cross", "crosses", seat);
            addRest(m_rules.hexes, sheet.hexes, "hex", "hexes", seat);
            addRest(m_rules.heaps, sheet.heaps, "heap", "heaps", seat);
            addSpots(sheet, seat);
            addMarks("crosses", sheet.crosses, m_rules.crosses.size(), seat);
            addMarks("hexes", sheet.hexes, m_rules.hexes.size(), seat);
            addMarks("heaps", sheet.heaps, m_rules.heaps.size(), seat);
            addMarks("charges", sheet.charges, m_rules.pencils.size(), seat);
        }
        return take();
    }

private:
    // A place of the sheet without a mark.
    void addBlank(const std::vector<Printed> &all, int index, std::string_view kind, const std::string &table, int seat)
    {
        const Printed &printed = all[static_cast<std::size_t>(index)];
        addPiece(markId(kind, seat, printed.id), std::string(kind), table + "/" + printed.id, sheetZone(seat),
                 printed.at.x, printed.at.y);
    }
    void addRest(const std::vector<Printed> &all, int marked, std::string_view kind, const std::string &table, int seat)
    {
        for (int i = marked; i < static_cast<int>(all.size()); ++i)
            addBlank(all, i, kind, table, seat);
    }

    void addSpots(const Sheet &sheet, int seat)
    {
        const auto addSlot = [&](const std::string &id, const std::string &component, int charges) {
            const Place at = pencilPlace(m_rules, charges);
            addPiece(markId("spot", seat, "slot/" + id), "spot", component, sheetZone(seat), at.x, at.y);
        };
        addSlot("none", "", 0);
        for (std::size_t i = 0; i < m_rules.pencils.size(); ++i)
            addSlot(m_rules.pencils[i].id, "pencils/" + m_rules.pencils[i].id, static_cast<int>(i) + 1);
        anyLine(m_rules, sheet, [&](Line line) {
            Piece spot = linePiece(m_rules, line, seat, markId("spot", seat, lineName(m_rules, line)), "spot");
            spot.badge += " " + pointOf({spot.x, spot.y}); // drawn from end to end, wherever it lies
            const Place at = spotPlace(m_rules, line);
            spot.x = at.x;
            spot.y = at.y;
            m_scene.pieces.push_back(std::move(spot));
            return false;
        });
    }

    void addMarks(const std::string &id, int value, std::size_t most, int seat)
    {
        addCounter(id + "/" + std::to_string(seat), "counter." + id, seat, value, static_cast<int>(most));
    }
};

} // namespace

OpenTable openTable(const Rules &rules, const State &state)
{
    return LayingOpen(rules, state).table();
}

} // namespace engawa::leafus
