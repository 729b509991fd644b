#pragma once

#include <map>
#include <memory>

#include <QString>

#include "editor/fields/field.h"
#include "editor/fields/named_pack.h"

namespace engawa {

// The schemas of a pack's files as fields, made when first asked for.
class FieldSchemas
{
public:
    explicit FieldSchemas(const NamedPack &pack) : m_pack(pack) {}

    const FieldSchema *of(const std::string &file) const; // nothing: the file has no schema
    // "Tokens › Most green leaves › Cost": a place of an entry in words.
    QString titleOf(const std::string &file, const Entry &entry, const std::string &pointer) const;
    QString titleOfFile(const std::string &file) const; // "Leaf cards"
    // "Red 3"; "Hand limit" for an entry that the file itself names.
    QString nameOf(const std::string &file, const Entry &entry) const;

private:
    const NamedPack &m_pack;
    mutable QString m_language; // of those that are made
    mutable std::map<const Schema *, std::unique_ptr<FieldSchema>> m_schemas;
};

// The value at a place of an entry; null when there is none.
Json valueAt(const Entry &entry, const std::string &pointer);
const EntryPtr *entryOf(const Data &data, const std::string &file, const std::string &id);

} // namespace engawa
