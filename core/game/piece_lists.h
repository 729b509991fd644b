#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

// The lists of a position in JSON that name the pieces of one kind, each under the zone that it is. A list holds names, or
// objects with the name in a field; null is an empty place. The JSON must outlive this and keep its members where they are.
class PieceLists
{
public:
    struct List
    {
        std::string zone;
        Json *names = nullptr;
        bool newestFirst = false; // the zone counts from the other end
    };
    struct Place
    {
        List *list = nullptr;
        std::size_t index = 0; // in the JSON

        Json &entry() const { return (*list->names)[index]; }
    };

    explicit PieceLists(std::string field = {}) : m_field(std::move(field)) {}

    void add(std::string zone, Json &names, bool newestFirst = false);

    std::optional<Place> find(std::string_view name);
    List *list(std::string_view zone);

    Json &nameAt(const Place &place) const;
    void exchange(const Place &one, const Place &other); // the names; what else an entry says stays where it is
    void take(const Place &place); // out of its list
    void put(List &list, Json entry, int x); // so that it is x-th of its zone, or as near to that as can be

private:
    std::string m_field;
    std::vector<List> m_lists;
};

// "leaf_cards/red_2#2" is of the table "leaf_cards" and called "red_2#2".
std::pair<std::string_view, std::string_view> tableAndName(std::string_view piece);

// "landscapes.2" belongs to seat 2: the number after the point, or -1.
int seatOfZone(std::string_view zone);

} // namespace engawa
