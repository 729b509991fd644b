#include "core/game/compile_report.h"
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
        Rules rules;
        eachEntry("fruits", [&](const EntryPtr &entry, bool retired, int copy) {
            rules.copies.add({entry->id, entry->value["points"]}, entry->value["count"], retired, copy);
        });
        for (const EntryPtr &entry : m_data.table("wishes").entries())
            rules.wishes.push_back({entry->id, formula("garden", Kind::Number, entry->value["points"])});
        for (const EntryPtr &entry : m_data.table("modes").entries())
            rules.modes.push_back({entry->id});
        rules.tieBreaks.push_back(tieBreak("garden", parameter("tie_break")));
        rules.rowSize = parameter("row_size");
        rules.handSize = parameter("hand_size");
        rules.beds = parameter("beds");
        rules.bedSize = parameter("bed_size");
        return rules;
    }
};

} // namespace

Rules compile(const Data &data, const FormulaBook &formulas, const Rules *, Problems &problems)
{
    Rules rules = Compiler(data, formulas).compile();
    const int copies = rules.copies.counted();
    CompileReport report(data, problems);
    report.capacity("fruits.json", inWords("counted.fruits"), static_cast<std::size_t>(copies), maxCopies);
    report.tooFew("fruits.json", "", inWords("counted.fruits"), copies, rules.rowSize + maxPlayers * rules.handSize);
    return rules;
}

} // namespace engawa::orchard
