#include "core/game/piece_lists.h"

#include <algorithm>
#include <charconv>

namespace engawa {

void PieceLists::add(std::string zone, Json &names, bool newestFirst)
{
    m_lists.push_back({std::move(zone), &names, newestFirst});
}

Json &PieceLists::nameAt(const Place &place) const
{
    return place.entry().is_object() ? place.entry()[m_field] : place.entry();
}

std::optional<PieceLists::Place> PieceLists::find(std::string_view name)
{
    for (List &list : m_lists)
        for (std::size_t i = 0; i < list.names->size(); ++i) {
            const Place place{&list, i};
            if (!place.entry().is_null() && nameAt(place) == name)
                return place;
        }
    return std::nullopt;
}

PieceLists::List *PieceLists::list(std::string_view zone)
{
    const auto found = std::ranges::find(m_lists, zone, &List::zone);
    return found == m_lists.end() ? nullptr : &*found;
}

void PieceLists::exchange(const Place &one, const Place &other)
{
    std::swap(nameAt(one), nameAt(other));
}

void PieceLists::take(const Place &place)
{
    place.list->names->erase(place.index);
}

void PieceLists::put(List &list, Json entry, int x)
{
    const int size = static_cast<int>(list.names->size());
    const int index = std::clamp(list.newestFirst ? size - x : x, 0, size);
    list.names->insert(list.names->begin() + index, std::move(entry));
}

std::pair<std::string_view, std::string_view> tableAndName(std::string_view piece)
{
    const auto slash = piece.find('/');
    return slash == std::string_view::npos ? std::pair(piece, std::string_view())
                                           : std::pair(piece.substr(0, slash), piece.substr(slash + 1));
}

int seatOfZone(std::string_view zone)
{
    const auto point = zone.find('.');
    int seat = -1;
    if (point != std::string_view::npos)
        std::from_chars(zone.data() + point + 1, zone.data() + zone.size(), seat);
    return seat;
}

} // namespace engawa
