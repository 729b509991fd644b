#include <algorithm>

#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

CopyIndex carried(const Rules &to, const Rules &from, CopyIndex copy)
{
    return copyNamed(to, copyName(from, copy));
}

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    eachList(state, [&](const std::string &zone, Seat, const auto &list) {
        const std::string_view name = zone == "deck"            ? "deck"
                                      : zone == "row"           ? "row"
                                      : zone.starts_with("bed") ? "bed"
                                                                : "hand";
        for (const CopyIndex copy : list)
            copies.push_back({"fruits", rules.fruitOf(copy).entry->id, rules.copies[copy].fruit,
                              rules.copies[copy].number, name, name != "deck"});
    });
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    const auto say = [&](const char *key, const Fruit &fruit) {
        receipt.lines.push_back({key, {{"component", TextKey{"name." + fruit.entry->id}}}});
    };
    state = old;
    state.mode = static_cast<std::uint8_t>(std::ranges::find(rules.modes, oldRules.modes[old.mode].id, &Mode::id)
                                           - rules.modes.begin());
    eachList(state, [&](const std::string &zone, Seat, auto &list) {
        const auto before = list;
        list.clear();
        for (const CopyIndex copy : before) {
            const CopyIndex now = carried(rules, oldRules, copy);
            const bool counted = now != noCopy && !rules.retired(now);
            if (zone != "deck" || counted)
                list.push(now);
            if (!counted)
                say(zone == "deck" ? "receipt.left_deck" : "receipt.stays_retired", oldRules.fruitOf(copy));
        }
    });
    // Copies that the old data had not enter the deck at their stable place.
    for (CopyIndex copy = 0; copy < rules.copies.size() && !state.over; ++copy) {
        if (rules.retired(copy) || carried(oldRules, rules, copy) != noCopy || state.deck.full())
            continue;
        const auto place = [&](CopyIndex each) { return placeOf(rules, state.seed, each); };
        const auto at = std::ranges::lower_bound(state.deck, place(copy), {}, place) - state.deck.begin();
        state.deck.insert(static_cast<std::size_t>(at), copy);
        say("receipt.entered_deck", rules.fruitOf(copy));
    }
    if (rules.beds != old.bedCount)
        receipt.lines.push_back({"receipt.next_match", {{"parameter", TextKey{"parameter.beds"}}}});
    state.over = state.over || cantMove(rules, state);
}

} // namespace engawa::orchard
