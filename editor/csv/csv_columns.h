#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include <QString>

#include "editor/fields/field.h"

namespace engawa {

// The columns of a table in a CSV file. A header is a field's path without its first slash: "value", "effects/0/do"; the
// header "." is an entry that is itself a value. A list of words is one cell, "red, orange"; a list or object of more is
// spread over a column for each value inside. What the field would not read back as it is (text where a number belongs,
// an empty text) is written as JSON behind "json:".
struct CsvColumn
{
    std::string key; // the last part of its path
    std::string path; // "/effects/0/do"
    Field field;
    int column = -1; // in the file; -1: only what is inside it has columns
    std::vector<CsvColumn> inside;

    // The value in a row's cells, over what was there before: what no column speaks of stays. Nothing: no value.
    std::optional<Json> read(const QStringList &cells, const Json *before) const;
    void write(const Json *value, QStringList &cells) const;
};

QString csvCell(const Json &value, const Field &field);
Json csvValue(const QString &cell, const Field &field);

// The columns that a table needs, for all that its entries hold; `headers` gets their names.
CsvColumn csvColumns(const Table &table, const FieldSchema &schema, QStringList &headers, int firstColumn);
// Those that a file's headers name, each with its pointer; "" for a header that is none of the table's.
CsvColumn csvColumns(const QStringList &headers, const std::vector<std::string> &paths, const Table &table,
                     const FieldSchema &schema);

} // namespace engawa
