#pragma once

#include <map>
#include <tuple>
#include <vector>

#include "core/game/game.h"

namespace engawa {

// The copies of one kind of components under the old data and under the new: the same copy has the same table, id and
// number, whatever its index. Where several do, the first counts.
template <class Index>
class CarriedCopies
{
public:
    // `copyOf` tells which copy an index of the list is.
    template <class Rules, class List>
    CarriedCopies(const Rules &before, const Rules &now, const List Rules::*list,
                  PlacedCopy (*copyOf)(const Rules &rules, Index index))
    {
        const auto all = [&](const Rules &rules) {
            std::vector<PlacedCopy> copies;
            for (std::size_t i = 0; i < (rules.*list).size(); ++i)
                copies.push_back(copyOf(rules, static_cast<Index>(i)));
            return copies;
        };
        m_old = all(before);
        m_new = all(now);
        m_now = found(m_old, m_new);
        m_before = found(m_new, m_old);
    }

    // -1: the other data have no such copy.
    int now(Index old) const { return m_now[old]; }
    int before(Index copy) const { return m_before[copy]; }

    const PlacedCopy &oldCopy(Index old) const { return m_old[old]; }
    const PlacedCopy &newCopy(Index copy) const { return m_new[copy]; }
    std::size_t newCount() const { return m_new.size(); }

    // The list in the new data's numbering, without those that are gone.
    template <class List>
    void carry(List &list, const List &old) const
    {
        list.clear();
        for (const Index copy : old)
            if (const int here = now(copy); here >= 0)
                list.push(static_cast<Index>(here));
    }

private:
    static std::vector<int> found(const std::vector<PlacedCopy> &copies, const std::vector<PlacedCopy> &among)
    {
        const auto key = [](const PlacedCopy &copy) { return std::tuple(copy.table, copy.id, copy.copy); };
        std::map<std::tuple<std::string_view, std::string_view, int>, int> first;
        for (std::size_t i = 0; i < among.size(); ++i)
            first.emplace(key(among[i]), static_cast<int>(i));
        std::vector<int> indices;
        for (const PlacedCopy &copy : copies) {
            const auto same = first.find(key(copy));
            indices.push_back(same == first.end() ? -1 : same->second);
        }
        return indices;
    }

    std::vector<PlacedCopy> m_old;
    std::vector<PlacedCopy> m_new;
    std::vector<int> m_now;
    std::vector<int> m_before;
};

} // namespace engawa
