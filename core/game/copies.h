#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/chance.h"
#include "core/game/entries.h"
#include "core/game/game.h"
#include "core/game/notation_words.h"

namespace engawa {

using CopyIndex = std::uint16_t; // into Copies

// The copies of a table's entries, entry by entry, then retired ones. The copies of an entry are numbered from 0; those past
// its count are retired: they stay while they are in play. `kind` is what a scene calls such a piece.
template <class Entry> // with an id
class Copies
{
public:
    Copies(std::string_view table, std::string_view kind) : m_table(table), m_kind(kind) {}

    // As PackReader::eachEntry tells them. A retired entry is one copy, of an entry that the data may still have.
    void add(Entry entry, int count, bool retired, int number)
    {
        int index = indexById(m_entries, entry.id);
        if (index < 0) {
            index = static_cast<int>(m_entries.size());
            m_counts.push_back({hashText(entry.id), retired ? 0 : count});
            m_entries.push_back(std::move(entry));
        }
        for (const int end = retired ? number + 1 : count; number < end; ++number)
            m_copies.push_back({static_cast<std::uint16_t>(index), static_cast<std::uint16_t>(number)});
    }

    const std::string &kind() const { return m_kind; }
    const std::vector<Entry> &entries() const { return m_entries; } // then those of retired copies alone
    std::size_t size() const { return m_copies.size(); }
    int counted() const // without the retired ones
    {
        int all = 0;
        for (const Count &each : m_counts)
            all += each.count;
        return all;
    }

    const std::string &idOf(int entry) const { return m_entries[static_cast<std::size_t>(entry)].id; }
    const Entry &operator[](CopyIndex copy) const { return m_entries[m_copies[copy].entry]; }
    int entryOf(CopyIndex copy) const { return m_copies[copy].entry; }
    bool isRetired(int entry, int number) const { return number >= m_counts[static_cast<std::size_t>(entry)].count; }
    bool isRetired(CopyIndex copy) const { return isRetired(entryOf(copy), m_copies[copy].number); }

    std::string nameOf(CopyIndex copy) const { return nameOfCopy((*this)[copy].id, m_copies[copy].number); }
    std::optional<CopyIndex> called(std::string_view name) const // "apple", "apple#2" for a second copy
    {
        return copyCalled<CopyIndex>(name, m_copies, [&](const Copy &copy) { return m_entries[copy.entry].id; });
    }
    std::string pieceId(CopyIndex copy) const { return std::string(m_table) + "/" + nameOf(copy); }
    std::string component(CopyIndex copy) const { return std::string(m_table) + "/" + (*this)[copy].id; }
    PlacedCopy placed(CopyIndex copy) const
    {
        return {m_table, (*this)[copy].id, entryOf(copy), m_copies[copy].number, {}};
    }
    std::uint64_t placeInDeck(CopyIndex copy, std::uint64_t seed, std::uint64_t stream) const
    {
        return engawa::placeInDeck(seed, stream, 0, m_counts[m_copies[copy].entry].idHash, m_copies[copy].number);
    }

private:
    struct Count
    {
        std::uint64_t idHash = 0;
        int count = 0;
    };
    struct Copy
    {
        std::uint16_t entry = 0;
        std::uint16_t number = 0;
    };

    std::string_view m_table;
    std::string m_kind;
    std::vector<Entry> m_entries;
    std::vector<Count> m_counts; // of the entries
    std::vector<Copy> m_copies;
};

} // namespace engawa
