#pragma once

#include <expected>
#include <map>
#include <string>
#include <vector>

#include <QByteArray>
#include <QList>
#include <QString>
#include <QStringList>

#include "editor/document/pack_document.h"

namespace engawa {

// A table of the document as CSV: a row an entry, "id" first, then "name" where entries have names in the document's
// language and no field is called so, then the fields (see csv_columns.h). `over` is the file that is written over: its
// columns that have no place in the table are kept, at the end, for the rows that are still there.
QByteArray exportCsv(const PackDocument &document, const std::string &file, const QString &over = {});

// What a CSV file would change, before it does.
struct CsvImport
{
    struct Change
    {
        enum class Sort { Added, Changed, Removed };

        Sort sort;
        QString id;
        QString field; // its title; empty for the whole entry
        QString before;
        QString after;
    };

    std::string file;
    std::vector<std::pair<std::string, Json>> entries; // new or changed, in the file's order
    std::map<std::string, Json> names; // new or changed
    std::vector<std::string> lacking; // entries that the file hasn't
    QStringList unknownColumns; // they have no place in the table
    QList<Change> changes; // without removals
    QList<Change> removals; // made only if asked for
    int added = 0;
    int changed = 0;

    bool changesAnything(bool removeLacking) const { return !changes.isEmpty() || (removeLacking && !lacking.empty()); }
};

// A sentence for a file that can't be imported. Columns that the file lacks stay as they are; "qty" and "copies" are read
// as "count" where the table has that field and the file has not.
std::expected<CsvImport, QString> planImport(const PackDocument &document, const std::string &file,
                                             const QString &text);

// One step.
bool importCsv(PackDocument &document, const CsvImport &import, bool removeLacking);

} // namespace engawa
