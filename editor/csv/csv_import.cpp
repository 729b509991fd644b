#include <algorithm>
#include <set>

#include <QCoreApplication>

#include "core/pack/limits.h"
#include "core/pack/pointer.h"
#include "editor/csv/csv.h"
#include "editor/csv/csv_columns.h"
#include "editor/csv/csv_header.h"
#include "editor/csv/csv_table.h"
#include "editor/document/data_draft.h"
#include "editor/document/entry_names.h"
#include "editor/document/entry_texts.h"
#include "editor/fields/field_help.h"

namespace engawa {

namespace {

struct Csv
{
    Q_DECLARE_TR_FUNCTIONS(Csv)
};

using Change = CsvImport::Change;

// One line for each field that differs.
void addChanges(CsvImport &import, const Entry *before, const Entry &after, const FieldSchema &schema)
{
    const QString id = QString::fromStdString(after.id);
    if (!before) {
        import.changes += Change{Change::Sort::Added, id, {}, {}, summaryOf(after.value, {})};
        return;
    }
    if (!before->value.is_object() || !after.value.is_object()) {
        import.changes +=
            Change{Change::Sort::Changed, id, {}, summaryOf(before->value, {}), summaryOf(after.value, {})};
        return;
    }
    const auto add = [&](const std::string &key, const Json *old, const Json *now) {
        const Field field = schema.field(after, pointerPart(key));
        import.changes += Change{Change::Sort::Changed, id, field.title, old ? summaryOf(*old, field) : QString(),
                                 now ? summaryOf(*now, field) : QString()};
    };
    for (const auto &[key, old] : before->value.items()) {
        const auto now = after.value.find(key);
        if (now == after.value.end() || *now != old)
            add(key, &old, now == after.value.end() ? nullptr : &*now);
    }
    for (const auto &[key, now] : after.value.items())
        if (!before->value.contains(key))
            add(key, nullptr, &now);
}

QString headerFault(const CsvHeader &header)
{
    if (header.idColumn < 0)
        return Csv::tr("The first line has no column “id”; expected one, so that each row finds its entry.");
    if (!header.twice.isEmpty())
        return Csv::tr("The column “%1” says the same as another column; expected each field once.")
            .arg(header.twice.front());
    return {};
}

QString rowFault(const CsvRow &row, const CsvHeader &header, qsizetype columns, const FieldSchema &schema,
                 std::set<std::string> &seen)
{
    if (row.cells.size() != columns)
        return Csv::tr("Line %1 has %n cells; expected %2, as the first line has.", nullptr,
                       static_cast<int>(row.cells.size()))
            .arg(row.line)
            .arg(columns);
    const QString id = row.cells[header.idColumn];
    if (id.isEmpty())
        return Csv::tr("Line %1 has no id.").arg(row.line);
    if (!seen.insert(id.toStdString()).second)
        return Csv::tr("Line %1 has the id “%2” a second time; expected each id once.").arg(row.line).arg(id);
    if (!schema.takesId(id))
        return Csv::tr("Line %1: “%2” can’t be an id here; expected small letters, digits and _, with a letter first.")
            .arg(row.line)
            .arg(id);
    return {};
}

} // namespace

std::expected<CsvImport, QString> planImport(const PackDocument &document, const std::string &file, const QString &text)
{
    const Schema *schema = document.schemaOf(file);
    const auto found = document.data().files.find(file);
    if (!schema || found == document.data().files.end())
        return std::unexpected(Csv::tr("There is no table “%1” to import into.").arg(QString::fromStdString(file)));
    const auto rows = readCsv(text);
    if (!rows)
        return std::unexpected(rows.error().sentence());
    if (rows->isEmpty())
        return std::unexpected(Csv::tr("The file is empty; expected a first line with the names of the columns."));
    if (rows->size() - 1 > static_cast<qsizetype>(limits::entries))
        return std::unexpected(Csv::tr("The file has %1 rows; a table takes %2 at most.")
                                   .arg(rows->size() - 1)
                                   .arg(static_cast<qsizetype>(limits::entries)));

    const Table &table = *found->second;
    const FieldSchema fields(*schema, document.language());
    const QStringList &headers = rows->front().cells;
    const CsvHeader header(headers, table, fields);
    if (const QString fault = headerFault(header); !fault.isEmpty())
        return std::unexpected(fault);
    const CsvColumn columns = csvColumns(headers, header.paths, table, fields);
    EntryNames names(document);
    names.refresh();

    CsvImport import;
    import.file = file;
    for (const int column : header.unknown)
        import.unknownColumns += headers[column];
    std::set<std::string> seen;
    for (const CsvRow &row : rows->mid(1)) {
        if (const QString fault = rowFault(row, header, headers.size(), fields, seen); !fault.isEmpty())
            return std::unexpected(fault);
        const std::string id = row.cells[header.idColumn].toStdString();
        const EntryPtr *before = table.find(id);
        const Json empty = Json::object();
        Entry after{id, columns.read(row.cells, before ? &(*before)->value : &empty).value_or(empty)};
        const qsizetype linesBefore = import.changes.size();
        if (!before || (*before)->value != after.value)
            addChanges(import, before ? before->get() : nullptr, after, fields);
        if (header.nameColumn >= 0 && names.text(id) != row.cells[header.nameColumn]) {
            const QString name = row.cells[header.nameColumn];
            import.names[id] = name.isEmpty() ? Json() : Json(name.toStdString());
            if (before)
                import.changes +=
                    Change{Change::Sort::Changed, QString::fromStdString(id), Csv::tr("Name"), names.text(id), name};
        }
        import.added += before ? 0 : 1;
        import.changed += before && import.changes.size() > linesBefore ? 1 : 0;
        if (!before || (*before)->value != after.value)
            import.entries.emplace_back(id, std::move(after.value));
    }
    for (const EntryPtr &entry : table.entries())
        if (!seen.contains(entry->id)) {
            import.lacking.push_back(entry->id);
            import.removals +=
                Change{Change::Sort::Removed, QString::fromStdString(entry->id), {}, summaryOf(entry->value, {}), {}};
        }
    return import;
}

bool importCsv(PackDocument &document, const CsvImport &import, bool removeLacking)
{
    DataDraft draft(document.data());
    for (const auto &[id, value] : import.entries)
        if (draft.entry(import.file, id))
            draft.set(import.file, id, "", value);
        else
            draft.add(import.file, id, value);
    if (!import.names.empty())
        draft.setMembers(EntryNames::fileOf(document), "name", import.names);
    if (removeLacking)
        removeWithTexts(draft, document.data(), import.file, import.lacking);
    const Schema *schema = document.schemaOf(import.file);
    return document.replace(
        Csv::tr("Import %1").arg(schema ? FieldSchema(*schema, document.language()).title() : QString()), draft.take());
}

} // namespace engawa
