#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// One draft-7 schema of a file whose root is an object keyed by id. Entries are checked one by one: every fault gets its
// exact pointer, and an edit checks only its own entry.
class Schema
{
public:
    virtual ~Schema() = default;

    // Faults of one entry, as problems with file, line and pointer filled in from `data`.
    virtual void checkEntry(const Data &data, const std::string &file, const Entry &entry,
                            Problems &problems) const = 0;
    // Faults of the file's frame: ids that the schema requires and the table has not.
    virtual void checkTable(const Data &data, const std::string &file, const Table &table,
                            Problems &problems) const = 0;

    // Calls back for every string of the entry whose schema carries the hint ("x-ref", "x-formula", …), with the string,
    // its pointer (from the file's root) and the hint's value. A hint in "propertyNames" speaks about an object's keys.
    using Found = std::function<void(const std::string &text, const std::string &pointer, const Json &hint)>;
    virtual void findHints(const Entry &entry, const std::string &hint, const Found &found) const = 0;

    virtual const Json &json() const = 0;
};

// All schemas of resources/schema: `pack`, `text`, `variant`, and per game one for every file of its packs
// ("kimono/cards"). Loaded once, immutable, shared between threads.
class Schemas
{
public:
    static std::optional<Schemas> load(const std::filesystem::path &folder, Problems &problems);
    // Only those that all games share, and those of this game.
    static std::optional<Schemas> loadFor(const std::string &game, const std::filesystem::path &folder,
                                          Problems &problems);

    // For a file name as in Data::files: the game's own schema, else one that all games share (pack.json, text/*.json,
    // bots.json …). A variant is not a file of a pack: find("", "variant.json").
    const Schema *find(const std::string &game, const std::string &file) const;

    // The files that a pack of the game must have besides pack.json: one for every schema of the game's own.
    std::vector<std::string> filesOf(const std::string &game) const;

private:
    // `game`: whose own ones are read; nothing: every game's.
    static std::optional<Schemas> read(const std::filesystem::path &folder, const std::optional<std::string> &game,
                                       Problems &problems);

    std::map<std::string, std::shared_ptr<const Schema>> m_schemas;
};

} // namespace engawa
