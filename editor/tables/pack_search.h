#pragma once

#include <string>
#include <vector>

#include <QString>

#include "editor/document/pack_document.h"

namespace engawa {

// What to look for in the whole pack, and what to put in its place.
struct PackQuery
{
    enum class Sort { Text, Number, Id };

    Sort sort = Sort::Text;
    QString text;
    QString replacement;
    bool wholeWord = false;
    bool caseMatters = false;
    std::string file; // empty: every file
};

struct PackMatch
{
    std::string file;
    std::string pointer; // from the file's root
    Json before;
    Json after;
};

// Why nothing can be looked for, as a sentence; empty: it can.
QString queryFault(const PackQuery &query);

// Every value that holds it: a piece of a text, a whole number, or for an id everything that names it (and the entry).
std::vector<PackMatch> searchPack(const PackDocument &document, const PackQuery &query);

// All of them, as one step. A sentence when it can't be.
QString replaceInPack(PackDocument &document, const PackQuery &query);

} // namespace engawa
