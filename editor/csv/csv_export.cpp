#include <algorithm>

#include <QHash>

#include "core/pack/pointer.h"
#include "editor/csv/csv.h"
#include "editor/csv/csv_columns.h"
#include "editor/csv/csv_header.h"
#include "editor/csv/csv_table.h"
#include "editor/document/entry_names.h"

namespace engawa {

namespace {

// The columns of another file that the table has no place for, with their cells by id.
struct Foreign
{
    QStringList headers;
    QHash<QString, QStringList> cells;
};

Foreign foreignIn(const QString &text, const Table &table, const FieldSchema &schema)
{
    Foreign foreign;
    const auto rows = readCsv(text);
    if (!rows || rows->isEmpty())
        return foreign;
    const CsvHeader header(rows->front().cells, table, schema);
    if (header.idColumn < 0)
        return foreign;
    for (const int column : header.unknown)
        foreign.headers += rows->front().cells[column];
    for (const CsvRow &row : rows->mid(1))
        for (const int column : header.unknown)
            foreign.cells[row.cells.value(header.idColumn)] += row.cells.value(column);
    return foreign;
}

} // namespace

QByteArray exportCsv(const PackDocument &document, const std::string &file, const QString &over)
{
    const Schema *schema = document.schemaOf(file);
    const auto found = document.data().files.find(file);
    if (!schema || found == document.data().files.end())
        return {};
    const Table &table = *found->second;
    const FieldSchema fields(*schema, document.language());
    EntryNames names(document);
    names.refresh();
    const bool named = names.belongTo(table) && !hasField(table, fields, "name");

    QStringList headers{QStringLiteral("id")};
    if (named)
        headers += QStringLiteral("name");
    const CsvColumn columns = csvColumns(table, fields, headers, static_cast<int>(headers.size()));
    const Foreign foreign = foreignIn(over, table, fields);
    const qsizetype own = headers.size();
    QList<QStringList> rows{headers + foreign.headers};
    for (const EntryPtr &entry : table.entries()) {
        const QString id = QString::fromStdString(entry->id);
        QStringList cells(own);
        cells[0] = id;
        if (named)
            cells[1] = names.text(entry->id);
        columns.write(&entry->value, cells);
        QStringList kept = foreign.cells.value(id);
        kept.resize(foreign.headers.size());
        rows += cells + kept;
    }
    return writeCsv(rows);
}

} // namespace engawa
