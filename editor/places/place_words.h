#pragma once

#include "core/pack/difference.h"
#include "editor/places/field_schemas.h"

namespace engawa {

// Places and values of a pack in plain words, as its schemas and texts name them.
class PlaceWords
{
public:
    explicit PlaceWords(const NamedPack &pack) : m_pack(pack), m_schemas(pack) {}

    QString file(const std::string &file) const;                           // "Leaf cards"
    QString entry(const std::string &file, const Entry &entry) const;      // "Red 3", "Hand limit"
    // "Leaf cards › Red 3 › Value"; "Red 3 › Value" where the entry has a name of its own and `inShort` is wanted.
    QString place(const std::string &file, const std::string &pointer, bool inShort = false) const;
    // "4", "yes", "red", "Does Gain acorns, Acorns 1": a value that stands, or could stand, at that place. Nothing for
    // null.
    QString value(const std::string &file, const std::string &pointer, const Json &value) const;
    // "Red 3: Value 3 → 4", "New in Objectives: Most red leaves".
    QString change(const Difference &difference) const;

private:
    Entry entryAt(const std::string &file, const std::string &id) const;
    QString shortValue(const Difference &difference, const Json &value) const;
    QString fieldValue(const Field &field, const Json &value) const;
    QString partsOf(const FieldSchema &schema, const Entry &entry, const std::string &pointer) const;

    const NamedPack &m_pack;
    FieldSchemas m_schemas;
};

} // namespace engawa
