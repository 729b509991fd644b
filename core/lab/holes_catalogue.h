#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/game/game.h"

namespace engawa {

// Everything that a pack has many of: the entries of its tables, numbered.
class Catalogue
{
public:
    explicit Catalogue(const Game &game);

    struct Item
    {
        std::string table;
        std::string id;
    };
    const std::vector<Item> &items() const { return m_items; }
    int find(std::string_view table, std::string_view id) const; // -1: none
    const std::vector<int> &called(std::string_view textKey) const; // those that the text "name.<id>" is about
    std::string name(int item) const { return at(item).table + "/" + at(item).id; }
    const Item &at(int item) const { return m_items[static_cast<std::size_t>(item)]; }

private:
    std::vector<Item> m_items;
    std::unordered_map<std::uint64_t, int> m_byName;
    std::unordered_map<std::uint64_t, std::vector<int>> m_byId;
    std::vector<int> m_none;
};

} // namespace engawa
