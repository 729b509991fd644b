#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/data.h"
#include "core/pack/schema.h"

namespace engawa {

// What people read of a variant.
struct VariantWords
{
    std::string name;
    std::string description; // what it changes and why

    bool operator==(const VariantWords &) const = default;
};

// A variant: a frame and, per pack file, a JSON Merge Patch (RFC 7396); faces are whole files.
struct Variant
{
    std::string id;
    std::string base;        // the pack's id
    std::string baseVersion; // the version it was written for
    std::string name;
    std::string author;
    std::string description;
    std::map<std::string, VariantWords> texts; // the same in other languages; what is empty has not been translated
    std::map<std::string, Json> changes;      // file name to merge patch
    std::map<std::string, std::string> faces; // name without path ("card.svg") to SVG
    std::string file;                         // where it came from
    std::shared_ptr<const Lines> lines;

    VariantWords wordsIn(const std::string &language) const; // as its author wrote them where they aren't translated
};

std::optional<Variant> readVariant(std::string_view text, const std::string &file, const Schemas &schemas,
                                   Problems &problems);

// The pack with the variant on top. Entries that the variant doesn't name are shared. Later problems in an entry the
// variant changed name the variant's file and line. A variant of another pack is an error, one for another version of
// the pack a warning.
Data withVariant(const Data &data, const Variant &variant, Problems &problems);

// The merge patch that leads from one table to the other (null: nothing differs).
Json mergePatch(const Table &from, const Table &to);

} // namespace engawa
