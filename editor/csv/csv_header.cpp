#include "editor/csv/csv_header.h"

#include <algorithm>

#include "core/pack/pointer.h"

namespace engawa {

bool hasField(const Table &table, const FieldSchema &schema, const std::string &key)
{
    return std::ranges::contains(schema.columns(table), pointerPart(key), &Field::pointer);
}

CsvHeader::CsvHeader(const QStringList &headers, const Table &table, const FieldSchema &schema)
{
    const std::vector<Field> fields = schema.columns(table);
    const auto isKnown = [&fields](const std::string &path) {
        const auto parts = pointerParts(path);
        return parts && !parts->empty() && std::ranges::contains(fields, pointerPart(parts->front()), &Field::pointer);
    };
    // By path as written, then whatever its capitals, then by a column's title.
    const auto pathOf = [&](const QString &header) -> std::string {
        const std::string path = (header.startsWith(u'/') ? header : u'/' + header).toStdString();
        if (header == QStringLiteral("."))
            return ".";
        if (isKnown(path))
            return path;
        for (const Field &field : fields)
            if (QString::fromStdString(field.pointer).mid(1).compare(header, Qt::CaseInsensitive) == 0
                || field.title.compare(header, Qt::CaseInsensitive) == 0)
                return field.pointer;
        return {};
    };
    for (int column = 0; column < headers.size(); ++column) {
        const QString header = headers[column].trimmed();
        paths.push_back({});
        if (idColumn < 0 && header.compare(QStringLiteral("id"), Qt::CaseInsensitive) == 0)
            idColumn = column;
        else if (nameColumn < 0 && header.compare(QStringLiteral("name"), Qt::CaseInsensitive) == 0
                 && !hasField(table, schema, "name"))
            nameColumn = column;
        else if (!header.isEmpty())
            paths.back() = pathOf(header);
    }
    for (const char *alias : {"qty", "copies"})
        for (int column = 0; column < headers.size(); ++column)
            if (headers[column].trimmed().compare(QLatin1StringView(alias), Qt::CaseInsensitive) == 0
                && paths[static_cast<std::size_t>(column)].empty() && isKnown("/count")
                && !std::ranges::contains(paths, std::string("/count")))
                paths[static_cast<std::size_t>(column)] = "/count";
    for (int column = 0; column < headers.size(); ++column) {
        const std::string &path = paths[static_cast<std::size_t>(column)];
        if (path.empty() && column != idColumn && column != nameColumn)
            unknown += column;
        if (!path.empty() && std::ranges::count(paths, path) > 1 && !twice.contains(headers[column]))
            twice += headers[column];
    }
}

} // namespace engawa
