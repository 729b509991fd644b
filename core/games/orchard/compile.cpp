#include "core/base/chance.h"
#include "core/game/compile_report.h"
#include "core/game/entries.h"
#include "core/game/pack_reader.h"
#include "core/games/orchard/rules.h"

namespace engawa::orchard {

namespace {

class Compiler : PackReader
{
public:
    using PackReader::PackReader;

    Rules compile()
    {
        eachEntry("fruits", [&](const EntryPtr &entry, bool retired, int copy) { addFruit(*entry, retired, copy); });
        for (const EntryPtr &entry : m_data.table("wishes").entries())
            m_rules.wishes.push_back({entry->id, formula("garden", Kind::Number, entry->value["points"])});
        for (const EntryPtr &entry : m_data.table("modes").entries())
            m_rules.modes.push_back({entry->id});
        const Json &tieBreak = parameter("tie_break");
        m_rules.tieBreaks.push_back(
            {formula("garden", Kind::Number, tieBreak), tieBreakKey(m_data, tieBreak.get_ref<const std::string &>())});
        m_rules.rowSize = parameter("row_size");
        m_rules.handSize = parameter("hand_size");
        m_rules.beds = parameter("beds");
        m_rules.bedSize = parameter("bed_size");
        return std::move(m_rules);
    }

private:
    // A retired entry is one copy, of a fruit that the data may still have.
    void addFruit(const Entry &entry, bool retired, int copy)
    {
        const int count = entry.value["count"];
        int fruit = indexById(m_rules.fruits, entry.id);
        if (fruit < 0) {
            fruit = static_cast<int>(m_rules.fruits.size());
            m_rules.fruits.push_back({entry.id, hashText(entry.id), entry.value["points"], retired ? 0 : count});
        }
        for (int number = copy; number < (retired ? copy + 1 : count); ++number)
            m_rules.copies.push_back({static_cast<std::uint16_t>(fruit), static_cast<std::uint16_t>(number)});
    }

    Rules m_rules;
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, const Rules *, Problems &problems)
{
    Rules rules = Compiler(data, formulas).compile();
    int copies = 0;
    for (const Fruit &fruit : rules.fruits)
        copies += fruit.count;
    CompileReport report(data, problems);
    report.capacity("fruits.json", inWords("counted.fruits"), static_cast<std::size_t>(copies), maxCopies);
    report.tooFew("fruits.json", "", inWords("counted.fruits"), copies, rules.rowSize + maxPlayers * rules.handSize);
    return rules;
}

} // namespace engawa::orchard
