#pragma once

#include "core/expr/formula.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/rules.h"
#include "core/games/kimono/state.h"

namespace engawa::kimono {

// What formulas may ask. The scope "album" has the first part, "seat" all of it; "end" belongs to Fanny's list.
enum class Value : std::uint8_t {
    Cats,
    Props,
    Photos,
    Layers,
    Markers,
    RivalMarkers,
    TrackTotal,
    CatSymbols,
    RivalCatSymbols,
    MonPoints,
    Tiles,
    DeckCards,
    RingCards,
    // seat only, because they are formulas themselves
    CatPoints,
    PropPoints,
    Score,
    ValueLead,
};
enum class Function : std::uint8_t { Objects, Tokens, Kimonos, Track, Mons };
enum class EndValue : std::uint8_t { CompletesPattern, CompletesCat, MonSide, LeftEnd };

// The album's side of the table in one state.
class AlbumValues final : public Values
{
public:
    AlbumValues(const Rules &rules, const State &state, int side) : m_rules(rules), m_state(state), m_side(side) {}

    int value(int index) const override { return of(static_cast<Value>(index)); }
    int call(int index, std::span<const int> arguments) const override;
    int of(Value value) const;

private:
    const Album &album() const { return m_state.albums[static_cast<std::size_t>(m_side)]; }
    int towards(int pattern) const; // the marker's steps towards this side

    const Rules &m_rules;
    const State &m_state;
    int m_side;
};

// Points of one track's tile.
inline int tileValue(const Rules &rules, const State &state, int pattern)
{
    return rules.patterns[static_cast<std::size_t>(state.valueOf[static_cast<std::size_t>(pattern)])].value;
}

// Cat halves of an album that count for the cat prize.
int catSymbols(const Rules &rules, const Album &album);

} // namespace engawa::kimono
