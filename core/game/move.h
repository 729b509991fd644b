#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace engawa {

// One small decision. What the numbers mean is each game's own; between programs a move is its notation.
struct Move
{
    std::uint8_t verb = 0;
    std::uint8_t a = 0;
    std::int16_t b = 0;
    std::int16_t c = 0;
    std::int16_t d = 0;

    auto operator<=>(const Move &) const = default;
};
static_assert(sizeof(Move) == 8);

// A move of a game that has its verbs in an enumeration.
template <class Verb>
    requires std::is_enum_v<Verb>
constexpr Move move(Verb verb, int b = 0, int c = 0, int d = 0)
{
    return {static_cast<std::uint8_t>(verb), 0, static_cast<std::int16_t>(b), static_cast<std::int16_t>(c),
            static_cast<std::int16_t>(d)};
}

// Moves to choose from, with a fixed capacity. Unlike a Row it is no part of a state: what was in it may stay behind
// its end.
class MoveList
{
public:
    static constexpr std::size_t capacity() { return 1024; }
    std::size_t size() const { return m_size; }
    bool empty() const { return m_size == 0; }
    bool full() const { return m_size == capacity(); }
    void clear() { m_size = 0; }
    void shrink(std::size_t size)
    {
        assert(size <= m_size);
        m_size = size;
    }
    void push(Move move)
    {
        assert(!full());
        m_moves[m_size++] = move;
    }

    const Move &operator[](std::size_t i) const
    {
        assert(i < m_size);
        return m_moves[i];
    }
    Move *begin() { return m_moves.data(); }
    Move *end() { return m_moves.data() + m_size; }
    const Move *begin() const { return m_moves.data(); }
    const Move *end() const { return m_moves.data() + m_size; }

private:
    std::array<Move, 1024> m_moves;
    std::size_t m_size = 0;
};

} // namespace engawa
