#pragma once

#include <map>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

// Data in the making: many places set at once, then one new table per file. Setting ten thousand places one by one with
// `edited` would copy the table ten thousand times.
class DataDraft
{
public:
    explicit DataDraft(const Data &data) : m_data(data) {}

    // The entry as it stands in the draft; nothing when there is none.
    const Entry *entry(const std::string &file, const std::string &id);

    // A field of an entry ("" for the whole of it); null takes it away. False when there is no such place.
    bool set(const std::string &file, const std::string &id, const std::string &pointer, const Json &value);
    // At the end; false for an id that is there already.
    bool add(const std::string &file, const std::string &id, Json value);
    bool remove(const std::string &file, const std::string &id);
    bool rename(const std::string &file, const std::string &id, const std::string &to);
    // Many members of one entry in one go, which is made if it isn't there: null takes a member away.
    void setMembers(const std::string &file, const std::string &id, const std::map<std::string, Json> &members);
    // The entries in this order; those that it doesn't name keep theirs, after the others.
    void order(const std::string &file, const std::vector<std::string> &ids);
    std::vector<std::string> ids(const std::string &file);

    Data take(); // ends the draft

private:
    struct Row
    {
        EntryPtr shared;
        std::shared_ptr<Entry> own; // once it was changed

        const Entry &entry() const { return own ? *own : *shared; }
    };
    struct Sheet
    {
        std::vector<Row> rows; // a row without an entry was removed
        std::unordered_map<std::string, std::size_t> index;
    };

    Sheet *sheet(const std::string &file);
    Entry *changeable(const std::string &file, const std::string &id);

    Data m_data;
    std::map<std::string, Sheet> m_sheets;
};

} // namespace engawa
