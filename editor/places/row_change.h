#pragma once

#include <algorithm>
#include <cstddef>

namespace engawa {

// What turns one list of rows into another: `removed` rows from `at` make room for `inserted` ones; the rows before and
// behind stay.
struct RowChange
{
    int at = 0;
    int removed = 0;
    int inserted = 0;
};

template <class Rows, class Same>
RowChange rowChange(const Rows &before, const Rows &after, Same same)
{
    const std::size_t shorter = std::min(before.size(), after.size());
    std::size_t head = 0;
    while (head < shorter && same(before[head], after[head]))
        ++head;
    std::size_t tail = 0;
    while (tail < shorter - head && same(before[before.size() - 1 - tail], after[after.size() - 1 - tail]))
        ++tail;
    return {static_cast<int>(head), static_cast<int>(before.size() - head - tail),
            static_cast<int>(after.size() - head - tail)};
}

} // namespace engawa
