#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/json.h"

namespace engawa {

// One keyed value of a pack file: a card, a tile, a parameter. Immutable and shared: two versions of a pack share every
// entry that an edit left alone, and "is it the same pointer" tells what must be checked and compiled again.
struct Entry
{
    std::string id;
    Json value;
};
using EntryPtr = std::shared_ptr<const Entry>;

// A pack file as entries in file order. The file's own "$schema" line, which serves outside editors, is no entry: it is
// kept beside them and only written back.
class Table
{
public:
    Table() = default;
    explicit Table(std::vector<EntryPtr> entries, std::string schemaLink = {});

    const std::vector<EntryPtr> &entries() const { return m_entries; }
    std::size_t size() const { return m_entries.size(); }
    const EntryPtr *find(std::string_view id) const;
    int indexOf(std::string_view id) const; // -1: no such entry
    const std::string &schemaLink() const { return m_schemaLink; } // empty: none

private:
    std::vector<EntryPtr> m_entries;
    std::string m_schemaLink;
    std::unordered_map<std::string_view, int> m_index; // keys live in the entries
};
using TablePtr = std::shared_ptr<const Table>;

// Line of every JSON pointer of a file as it was read.
using Lines = std::unordered_map<std::string, int>;

// Where a variant wrote an entry: the problems of what it wrote name the variant's file.
struct Origin
{
    std::string file;
    std::shared_ptr<const Lines> lines;
    std::string prefix; // what leads to the pack file inside the variant: "/changes/cards.json"
};

// A copy that the data no longer have but the table still holds: it keeps its old entry until it leaves play.
struct Retired
{
    std::string table;
    EntryPtr entry;
    int copy = 0;
};

// A whole pack after its variants, as read: file name ("cards.json", "text/en.json", "faces/card.svg") to content.
// Cheap to copy; everything inside is shared.
struct Data
{
    std::map<std::string, TablePtr> files; // every .json file, pack.json included
    std::map<std::string, std::shared_ptr<const std::string>> faces; // every .svg file
    std::map<std::string, std::shared_ptr<const Lines>> lines; // where known
    std::map<std::string, std::string> origins; // file to the path that problems name; also of unreadable files
    std::map<std::string, std::vector<Origin>> changed; // "cards.json/pink_0", "faces/card.svg": written by variants
    std::vector<Retired> retired;
    bool facesLeftOut = false; // as in a record: names of faces can't be checked

    const Table &table(std::string_view name) const; // "cards" for cards.json; empty when there is none
    const Json *value(std::string_view tableName, std::string_view id) const;
    int lineOf(const std::string &file, std::string pointer) const; // nearest known line at or above the pointer
};

// A problem at a place of the data, with the file and line where a person wrote it: in a variant if it wrote that
// place, else in the pack.
Problem at(const Data &data, const std::string &file, const std::string &pointer, std::string code,
           Problem::Arguments arguments = {}, Problem::Level level = Problem::Level::Error);

// All .json files as one JSON object, sorted by name, entries in their order: what a record's header holds (back:
// dataFromJson in read.h). Faces, "$schema" links and retired copies are left out.
Json toJson(const Data &data);

// The data with every entry, table and face that `before` has just so taken from there: what was read anew shares again
// what did not change.
Data sharing(Data data, const Data &before);

// XXH3 of the text of toJson: which data a record was played with.
std::uint64_t dataHash(const Data &data);

} // namespace engawa
