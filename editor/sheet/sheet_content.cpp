#include "editor/sheet/sheet_content.h"

#include <algorithm>
#include <array>

#include "core/pack/pointer.h"
#include "core/pack/schema_hints.h"
#include "editor/fields/field_text.h"

namespace engawa {

namespace {

// The fields that the hint names; nothing: it doesn't.
struct Canvas
{
    std::optional<Field> x, y, label, width, from, to;
    bool down = false;
};

std::optional<Canvas> canvasOf(const PackDocument &document, const FieldSchemas &schemas, const std::string &file)
{
    const Entry any{"a", Json::object()};
    const FieldSchema *schema = schemas.of(file);
    if (!schema || schema->field(any, "").picker != SheetContent::picker)
        return std::nullopt;
    const SchemaTree tree(document.schemaOf(file)->json());
    const Json *hint = keyword(tree.at(any, std::array{any.id}), "x-canvas");
    if (!hint || !hint->is_object())
        return std::nullopt;
    const auto named = [&](const char *key) -> std::optional<Field> {
        const auto pointer = hint->find(key);
        return pointer != hint->end() && pointer->is_string()
                   ? std::optional(schema->field(any, pointer->get<std::string>()))
                   : std::nullopt;
    };
    const auto down = hint->find("down");
    return Canvas{named("x"),
                  named("y"),
                  named("label"),
                  named("width"),
                  named("from"),
                  named("to"),
                  down != hint->end() && *down == true};
}

std::optional<int> wholeAt(const Entry &entry, const Field &field)
{
    const Json value = valueAt(entry, field.pointer);
    return value.is_number_integer() ? std::optional(value.get<int>()) : std::nullopt;
}

int atLeast(const Field &field)
{
    return static_cast<int>(field.minimum.value_or(-10'000));
}
int atMost(const Field &field)
{
    return static_cast<int>(field.maximum.value_or(10'000));
}

QRect rangeOf(const Canvas &canvas)
{
    return {QPoint(atLeast(*canvas.x), atLeast(*canvas.y)), QPoint(atMost(*canvas.x), atMost(*canvas.y))};
}

std::vector<std::string> filesOf(const Field &field)
{
    std::vector<std::string> files;
    for (const QString &table : field.references)
        files.push_back(table.toStdString() + ".json");
    return files;
}

// The place of an entry that another one names, in one of the tables that it may be of.
int placeOf(const SheetContent &content, const Entry &entry, const Field &field)
{
    const Json id = valueAt(entry, field.pointer);
    if (!id.is_string())
        return -1;
    for (const std::string &file : filesOf(field))
        if (const int place = content.pointOf({file, id.get<std::string>()}); place >= 0)
            return place;
    return -1;
}

} // namespace

int SheetContent::pointOf(const SheetEntry &entry) const
{
    const auto found = std::ranges::find(points, entry, &SheetPoint::entry);
    return found == points.end() ? -1 : static_cast<int>(found - points.begin());
}

QRect SheetContent::bounds() const
{
    if (points.empty())
        return {};
    QRect bounds(points.front().at, QSize(1, 1));
    for (const SheetPoint &point : points)
        bounds |= QRect(point.at, QSize(1, 1));
    return bounds;
}

bool SheetContent::mayEndAt(int join, JoinEnd end, int point) const
{
    const SheetJoins &table = joinTables[static_cast<std::size_t>(joins[static_cast<std::size_t>(join)].table)];
    return std::ranges::contains(end == JoinEnd::From ? table.from : table.to,
                                 points[static_cast<std::size_t>(point)].entry.file);
}

std::optional<JoinFault> SheetContent::faultOf(int join, JoinEnd end, int point) const
{
    using enum JoinFault::Why;
    const SheetJoin &held = joins[static_cast<std::size_t>(join)];
    if (!mayEndAt(join, end, point))
        return JoinFault{NoPlace};
    const int from = end == JoinEnd::From ? point : held.from, to = end == JoinEnd::To ? point : held.to;
    if (from == to)
        return JoinFault{SameEnds};
    for (std::size_t i = 0; i < joins.size(); ++i)
        if (static_cast<int>(i) != join && joins[i].table == held.table
            && std::minmax(joins[i].from, joins[i].to) == std::minmax(from, to))
            return JoinFault{Joined, static_cast<int>(i)};
    const auto height = [&](int each) { return points[static_cast<std::size_t>(each)].at.y(); };
    if (joinTables[static_cast<std::size_t>(held.table)].down && height(to) < height(from))
        return JoinFault{Upwards};
    return std::nullopt;
}

bool isOnSheet(const PackDocument &document, const FieldSchemas &schemas, const std::string &file)
{
    return canvasOf(document, schemas, file).has_value();
}

SheetContent sheetContent(const PackDocument &document, const FieldSchemas &schemas)
{
    SheetContent content;
    for (const auto &[file, table] : document.data().files) {
        const auto canvas = canvasOf(document, schemas, file);
        if (!canvas || !canvas->x || !canvas->y)
            continue;
        for (const EntryPtr &entry : table->entries()) {
            const auto x = wholeAt(*entry, *canvas->x), y = wholeAt(*entry, *canvas->y);
            if (!x || !y)
                continue;
            const Json label = canvas->label ? valueAt(*entry, canvas->label->pointer) : Json();
            content.points.push_back({{file, entry->id},
                                      static_cast<int>(content.tables.size()),
                                      {*x, *y},
                                      rangeOf(*canvas),
                                      document.nameOf(entry->id),
                                      label.is_null() ? QString() : textOf(label, *canvas->label),
                                      canvas->width ? wholeAt(*entry, *canvas->width).value_or(0) : 0});
        }
        content.tables.push_back(schemas.titleOfFile(file));
    }
    for (const auto &[file, table] : document.data().files) {
        const auto canvas = canvasOf(document, schemas, file);
        if (!canvas || !canvas->from || !canvas->to)
            continue;
        const auto sort = static_cast<int>(content.joinTables.size());
        content.joinTables.push_back({file, filesOf(*canvas->from), filesOf(*canvas->to), canvas->down});
        for (const EntryPtr &entry : table->entries()) {
            const int from = placeOf(content, *entry, *canvas->from), to = placeOf(content, *entry, *canvas->to);
            if (from >= 0 && to >= 0)
                content.joins.push_back({{file, entry->id}, sort, from, to});
        }
    }
    return content;
}

bool movePoint(PackDocument &document, const FieldSchemas &schemas, const SheetPoint &point, QPoint to,
               const QString &step)
{
    const auto canvas = canvasOf(document, schemas, point.entry.file);
    if (!canvas || !canvas->x || !canvas->y)
        return false;
    const std::string entry = pointerPart(point.entry.id);
    return document.edit(step, {{point.entry.file, entry + canvas->x->pointer, to.x()},
                                {point.entry.file, entry + canvas->y->pointer, to.y()}});
}

bool hangJoin(PackDocument &document, const FieldSchemas &schemas, const SheetEntry &join, JoinEnd end,
              const SheetEntry &point, const QString &step)
{
    const auto canvas = canvasOf(document, schemas, join.file);
    const std::optional<Field> field = canvas ? (end == JoinEnd::From ? canvas->from : canvas->to) : std::nullopt;
    if (!field)
        return false;
    return document.edit(step, {{join.file, pointerPart(join.id) + field->pointer, point.id}});
}

} // namespace engawa
