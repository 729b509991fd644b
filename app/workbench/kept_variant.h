#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/pack/variant.h"

namespace engawa {

// The variant that a match is played with and edited in, as its record keeps it: where its file lies, what it says of
// itself, and what of it is not saved. A record has a line of it after each change of these, which whoever only replays
// passes over (see core/match/capsule.h); the last one holds. A report, which others read, has none.
//
//     {"capsule": "workbench", "lower": [{"file": "…", "content": {…}}], "file": "…", "content": {…}, "saved": {…}}
struct KeptVariant
{
    std::vector<Variant> lower; // those under it
    Variant variant; // as the workbench had it; without a file it was never saved
    std::optional<Variant> saved; // what its file had; nothing: it was never saved
    bool bundled = false; // among the program's own files, wherever these are
    std::string table; // the hash of the data at the table, if these were others: the variant's had errors
};

Json toJson(const KeptVariant &kept);

// Of a record's text. For a report those variants that it brings along, which have no file here.
std::optional<KeptVariant> keptVariantIn(std::string_view record, const Schemas &schemas);

// The pack with those under it.
Data baseOf(const KeptVariant &kept, const Data &pack);

} // namespace engawa
