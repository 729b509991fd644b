#pragma once

#include <string>
#include <vector>

#include <QList>
#include <QStringList>

#include "editor/fields/field.h"

namespace engawa {

// What the first line of a CSV file says: where the id is, and which place of an entry each other column means.
struct CsvHeader
{
    CsvHeader(const QStringList &headers, const Table &table, const FieldSchema &schema);

    int idColumn = -1;
    int nameColumn = -1;            // the text "name.<id>"
    std::vector<std::string> paths; // by column: "/value", "." for the entry itself, "" for neither
    QList<int> unknown;             // columns without a place in the table
    QStringList twice;              // places that more than one column means
};

bool hasField(const Table &table, const FieldSchema &schema, const std::string &key);

} // namespace engawa
