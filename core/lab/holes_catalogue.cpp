#include "core/lab/holes_catalogue.h"

#include <algorithm>
#include <array>

#include "core/base/chance.h"

namespace engawa {

namespace {

// Files that every pack has, of which none is a table of components.
constexpr std::array<std::string_view, 7> common{"pack.json", "modes.json",    "rules.json", "rulebook.json",
                                                 "bots.json", "personas.json", "levels.json"};

std::uint64_t keyOf(std::string_view table, std::string_view id)
{
    return hashText(table) * 31 ^ hashText(id);
}

} // namespace

Catalogue::Catalogue(const Game &game)
{
    for (const auto &[file, table] : game.data().files) {
        if (std::ranges::contains(common, file) || file.contains('/') || !file.ends_with(".json"))
            continue;
        const std::string name = file.substr(0, file.size() - 5);
        for (const EntryPtr &entry : table->entries()) {
            const int item = static_cast<int>(m_items.size());
            m_items.push_back({name, entry->id});
            m_byName.emplace(keyOf(name, entry->id), item);
            m_byId[hashText(entry->id)].push_back(item);
        }
    }
}

int Catalogue::find(std::string_view table, std::string_view id) const
{
    const auto found = m_byName.find(keyOf(table, id));
    return found == m_byName.end() ? -1 : found->second;
}

const std::vector<int> &Catalogue::called(std::string_view textKey) const
{
    constexpr std::string_view section = "name.";
    if (!textKey.starts_with(section))
        return m_none;
    const auto found = m_byId.find(hashText(textKey.substr(section.size())));
    return found == m_byId.end() ? m_none : found->second;
}

} // namespace engawa
