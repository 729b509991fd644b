#pragma once

#include <string>

#include <QString>

#include "core/pack/data.h"
#include "core/pack/schema.h"

namespace engawa {

// A pack whose places can be told in words: what its schemas and texts call them in the reader's language.
class NamedPack
{
public:
    virtual ~NamedPack() = default;

    virtual QString language() const = 0;
    virtual const Schema *schemaOf(const std::string &file) const = 0; // nothing: the file has none
    virtual QString nameOf(const std::string &key) const = 0;          // the text "name.<key>", or the key
    virtual const EntryPtr *entryAt(const std::string &file, const std::string &id) const = 0; // as it is, or was
};

} // namespace engawa
