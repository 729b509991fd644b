#include "core/games/leafus/play.h"

namespace engawa::leafus {

namespace {

// Which leaves are taken makes no difference: the first ones of the sheet.
int turnYellow(const Rules &rules, Sheet &sheet, int most)
{
    int turned = 0;
    for (int leaf = 0; leaf < static_cast<int>(rules.leaves.size()) && turned < most; ++leaf)
        if (!sheet.yellow.has(leaf) && !sheet.heaped.has(leaf)) {
            sheet.yellow.set(leaf);
            ++turned;
        }
    return turned;
}

void circle(Sheet &sheet, int leaves)
{
    sheet.yellow.each([&](int leaf) {
        if (leaves-- <= 0)
            return;
        sheet.yellow.set(leaf, false);
        sheet.heaped.set(leaf);
    });
}

bool makeHeap(const Rules &rules, Sheet &sheet, int dice, const Log &log)
{
    const int price = heapPrice(rules, dice);
    if (sheet.heaps >= rules.heaps.size() || price > sheet.yellow.count())
        return false;
    circle(sheet, price);
    ++sheet.heaps;
    log(EventKind::Heap, Rule::HeapPrice, dice, price);
    if (log.on() && price <= sheet.yellow.count())
        log(EventKind::OneHeap, Rule::HeapOne, sheet.yellow.count());
    return true;
}

} // namespace

bool carryOut(const Rules &rules, Sheet &sheet, Action action, int dice, const Log &log)
{
    switch (action) {
    case Action::Wind:
        log(EventKind::Wind, Rule::WindLifts);
        return true;
    case Action::Yellow: {
        const int turned = turnYellow(rules, sheet, dice);
        if (turned > 0)
            log(EventKind::Yellow, Rule::YellowLeaf, turned);
        return turned > 0;
    }
    case Action::Roots:
        return true;
    case Action::Reservation: {
        const int charges = chargesAfter(rules, sheet.charges, dice);
        if (!rules.parameters.reservationAdds && sheet.charges > 0)
            log(EventKind::ChargesLost, Rule::ReservationCharges, sheet.charges);
        sheet.charges = static_cast<std::uint8_t>(charges);
        log(EventKind::Charges, Rule::ReservationCharges, charges);
        return charges > 0;
    }
    case Action::Heap:
        return makeHeap(rules, sheet, dice, log);
    case Action::Effectivity: {
        const int crossed = std::min(dice, static_cast<int>(rules.hexes.size()) - sheet.hexes);
        if (crossed <= 0)
            return false;
        sheet.hexes = static_cast<std::uint8_t>(sheet.hexes + crossed);
        log(EventKind::Hex, Rule::EffectivityHex, linesOf(rules, sheet, 1));
        return true;
    }
    }
    return false;
}

} // namespace engawa::leafus
