#pragma once

#include <string>
#include <string_view>

#include "core/game/copies.h"
#include "core/game/state.h"

// The frames listed_*.h are for a game all of whose pieces are copies that lie in lists. Its Rules have `copies` (copies.h)
// and `modes`; its states have `seed`, `mode`, `seats`, `starter`, `seat`, `turns`, a `phase` that ends with Over, and the
// `deck`, whose next draw is at the back. It names every list, the deck first, the others in the order of a deal:
//     eachList(rules, state, [](const ListedZone &zone, auto &list) {…});
// From that they deal, write and read positions, arrange by hand, carry over to new data, and show the table.
namespace engawa {

// A list and the zone that it is.
struct ListedZone
{
    std::string_view name; // "hand": what the texts call it
    std::string id; // "hand.0"
    Seat owner = nobody;
    Sight sight = Sight::All; // who sees what lies there
    int dealt = 0; // how many copies at the start
    bool passing = false; // between two decisions only; nothing is put there by hand

    bool isDeck() const { return name == "deck"; }
    bool isHidden(Seat seat) const { return sight == Sight::Nobody || (sight == Sight::Owner && owner != seat); }
};

} // namespace engawa
