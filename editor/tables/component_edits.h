#pragma once

#include <string>
#include <unordered_set>
#include <vector>

#include <QString>

#include "editor/document/pack_document.h"

namespace engawa {

// Entries of a table: new, twice, gone, elsewhere. Each edit is one step.

bool takesNewEntries(const PackDocument &document, const std::string &file);
// Why a text can't be the id of a new entry, as a sentence; empty: it can.
QString idFault(const PackDocument &document, const std::string &file, const QString &id);
// An id made of a name: "Red 3, left" gives "red_3_left".
QString idFromName(const QString &name);

// Ids that nothing in the table has yet: "new_1", or by counting on from another: "red_3" gives "red_4".
class FreshIds
{
public:
    FreshIds(const PackDocument &document, const std::string &file);
    std::string next(const std::string &like = "new");

private:
    std::unordered_set<std::string> m_taken;
    std::unordered_map<std::string, int> m_last; // by the word before the number
};

// With a value that plays at once, if there is one (see new_entry.h).
bool addComponent(PackDocument &document, const std::string &file, const QString &id, const QString &name,
                  const std::string &after = {});
// The new ids, in the order of the old ones.
std::vector<std::string> duplicateComponents(PackDocument &document, const std::string &file,
                                             const std::vector<std::string> &ids);
bool removeComponents(PackDocument &document, const std::string &file, const std::vector<std::string> &ids);
// One place up or down; a sentence when it can't be.
QString moveComponents(PackDocument &document, const std::string &file, const std::vector<std::string> &ids, bool up);

} // namespace engawa
