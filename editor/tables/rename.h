#pragma once

#include <string>
#include <vector>

#include <QString>

#include "editor/document/data_draft.h"
#include "editor/document/pack_document.h"

namespace engawa {

// A place that names an entry by its id.
struct IdUse
{
    enum class Sort { Reference, Key, Formula, Text };

    Sort sort;
    std::string file;
    std::string pointer; // from the file's root
    std::string before;
    std::string after;
};

// Where the pack names the entry: references (x-ref, also as keys), names in formulas, text keys ("name.<id>",
// "about.<table>.<id>", "condition.<id>.<part of the entry>"). A text that entries of other tables share is no use of this one.
std::vector<IdUse> usesOf(const PackDocument &document, const std::string &file, const std::string &id,
                          const std::string &newId);

// The entry and, if wanted, all uses under the new id, as one step; false for an id that can't be.
bool renameEntry(PackDocument &document, const std::string &file, const std::string &id, const QString &newId,
                 bool withUses);

} // namespace engawa
