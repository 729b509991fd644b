#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include <QString>

#include "editor/document/pack_document.h"

namespace engawa {

// The names of entries: the texts "name.<id>" in the document's language, as they stand in the data, compiled or not.
class EntryNames
{
public:
    explicit EntryNames(const PackDocument &document) : m_document(&document) {}

    bool refresh(); // after the data or the language changed; true when names may differ now
    QString of(const std::string &id) const;  // to read; the id for an entry without a name
    QString text(const std::string &id) const; // to edit: the text of the document's own language
    bool has(const std::string &id) const;
    // Whether entries of the table have names at all; those of an empty table may.
    bool belongTo(const Table &table) const;

    // "text/en.json" for the document's language, or the pack's first if it hasn't got that; and those of all languages.
    static std::string fileOf(const PackDocument &document);
    static std::vector<std::string> filesOf(const Data &data);

private:
    using Texts = std::unordered_map<std::string, QString>;
    static Texts read(const Table *table);

    const PackDocument *m_document;
    TablePtr m_tables[2]; // the language's own and the pack's first
    Texts m_own;
    Texts m_first;
};

} // namespace engawa
