#include <algorithm>

#include "core/base/chance.h"
#include "core/games/orchard/rules.h"

namespace engawa::orchard {

// The data have passed check(): what the schemas ask for is there.
Rules compile(const Data &data, const FormulaBook &formulas, const Rules *, Problems &problems)
{
    Rules rules;
    const auto parameter = [&](const char *id) -> const Json & { return *data.value("rules", id); };
    const auto formula = [&](const Json &text) {
        return formulas.find("garden", Kind::Number, text.get_ref<const std::string &>());
    };
    const auto addFruit = [&](const EntryPtr &entry, int count) {
        rules.fruits.push_back({entry, hashText(entry->id), entry->value["points"], count});
    };
    const auto addCopy = [&](std::size_t fruit, int number) {
        rules.copies.push_back({static_cast<std::uint16_t>(fruit), static_cast<std::uint16_t>(number)});
    };
    for (const EntryPtr &entry : data.table("fruits").entries()) {
        addFruit(entry, entry->value["count"]);
        for (int number = 0; number < rules.fruits.back().count; ++number)
            addCopy(rules.fruits.size() - 1, number);
    }
    const int copies = static_cast<int>(rules.copies.size());
    for (const Retired &retired : data.retired) {
        const auto found =
            std::ranges::find(rules.fruits, retired.entry->id, [](const Fruit &fruit) { return fruit.entry->id; });
        const auto fruit = static_cast<std::size_t>(found - rules.fruits.begin());
        if (fruit == rules.fruits.size())
            addFruit(retired.entry, 0);
        addCopy(fruit, retired.copy);
    }
    for (const EntryPtr &entry : data.table("wishes").entries())
        rules.wishes.push_back({entry->id, formula(entry->value["points"])});
    for (const EntryPtr &entry : data.table("modes").entries())
        rules.modes.push_back({entry->id});
    const Json &tieBreak = parameter("tie_break");
    rules.tieBreak = {formula(tieBreak), tieBreakKey(data, tieBreak.get_ref<const std::string &>())};
    rules.rowSize = parameter("row_size");
    rules.handSize = parameter("hand_size");
    rules.beds = parameter("beds");
    rules.bedSize = parameter("bed_size");

    const auto report = [&](const char *code, const char *bound, int limit) {
        problems.push_back(at(
            data, "fruits.json", "", code,
            {{"what", inWords("counted.fruits")}, {"count", std::to_string(copies)}, {bound, std::to_string(limit)}}));
    };
    if (copies > maxCopies)
        report("capacity", "limit", maxCopies);
    if (const int least = rules.rowSize + maxPlayers * rules.handSize; copies < least)
        report("too-few", "least", least);
    return rules;
}

} // namespace engawa::orchard
