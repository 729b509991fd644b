#pragma once

#include <QTest>

#include "editor/inspector/inspector_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/settled/widget.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Momiji whose leaves lie on a sheet, and whose landscapes join two of them.
struct OnPaper
{
    PackFolder schemas, pack;
    std::unique_ptr<FormsDesk> desk;
    std::unique_ptr<InspectorPanel> panel;

    OnPaper()
    {
        namespace fs = std::filesystem;
        fs::copy(ENGAWA_RESOURCES "/schema", schemas.path(), fs::copy_options::recursive);
        fs::copy(ENGAWA_RESOURCES "/packs/momiji", pack.path(), fs::copy_options::recursive);
        addToSchema("leaves", {{"x", "/x"}, {"y", "/y"}, {"label", "/rank"}},
                    {{"x", {{"type", "integer"}, {"minimum", -50}, {"maximum", 50}}},
                     {"y", {{"type", "integer"}, {"minimum", -50}, {"maximum", 50}}},
                     {"rank", {{"type", "integer"}}}});
        addToSchema(
            "landscapes", {{"from", "/from"}, {"to", "/to"}, {"down", true}},
            {{"from", {{"type", "string"}, {"x-ref", "leaves"}}}, {"to", {{"type", "string"}, {"x-ref", "leaves"}}}});
        addToPack("leaves.json", [at = 0](Json &entry) mutable {
            entry["x"] = at * 10 - 20;
            entry["y"] = at == 4 ? -20 : at % 2 * 30;
            if (++at == 1)
                entry["rank"] = 7;
        });
        addToPack("landscapes.json", [at = 0](Json &entry) mutable {
            if (++at <= 2) {
                entry["from"] = at == 1 ? "red" : "yellow";
                entry["to"] = "orange";
            }
        });
        desk = std::make_unique<FormsDesk>(loaded(schemas.path()), pack.path());
        panel = std::make_unique<InspectorPanel>(desk->document, desk->selection, desk->live, PaintFace());
        panel->resize(420, 700);
        panel->show();
        desk->selection.select(u"leaves.json"_s, {u"red"_s});
        settle(*panel);
    }

    // Fields for the entries of a table, and the hint what they mean.
    void addToSchema(const std::string &table, const Json &canvas, const Json &fields)
    {
        const std::string name = "momiji/" + table + ".schema.json";
        Problems problems;
        Json schema = Json::parse(*readText(schemas.path() / name, problems));
        const std::string reference = schema["patternProperties"].begin().value()["$ref"];
        Json &entry = schema["definitions"][reference.substr(reference.rfind('/') + 1)];
        entry["x-picker"] = "sheet_canvas";
        entry["x-canvas"] = canvas;
        for (const auto &[field, value] : fields.items())
            entry["properties"][field] = value;
        schemas.write(name, schema.dump());
    }
    void addToPack(const std::string &file, const std::function<void(Json &)> &add)
    {
        Problems problems;
        Json table = Json::parse(*readText(pack.path() / file, problems));
        for (auto &[id, entry] : table.items())
            if (entry.is_object())
                add(entry);
        pack.write(file, table.dump());
    }

    SheetCanvas &sheet() { return panel->sheet(); }
    SheetMark &mark(const char *leaf)
    {
        SheetMark *mark = sheet().mark({"leaves.json", leaf});
        if (!mark)
            qFatal("There is no mark of %s.", leaf);
        return *mark;
    }
    Json value(const char *leaf, const char *field)
    {
        return valueAt(**desk->document.data().table("leaves").find(leaf), field);
    }
    QPoint at(const char *leaf) { return {value(leaf, "/x").get<int>(), value(leaf, "/y").get<int>()}; }
    // Where the middle of a mark would be after going so far.
    QPoint away(const SheetMark &mark, QPoint by)
    {
        return mark.mapFrom(&sheet(), sheet().onWidget(QPointF(mark.point().at + by)).toPoint());
    }
    QPoint middle(const char *leaf) { return mark(leaf).geometry().center(); }
    // A line by its end at one mark to somewhere else on the sheet.
    void pull(const char *end, const char *other, QPoint to, bool drop = true)
    {
        const QPointF near = middle(end), far = middle(other);
        const QPoint from = (near + (far - near) * 0.3).toPoint();
        QTest::mousePress(&sheet(), Qt::LeftButton, {}, from);
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(&sheet(), from + (to - from) * step / 6);
        if (drop)
            QTest::mouseRelease(&sheet(), Qt::LeftButton, {}, to);
    }
    std::string joined(const char *field, std::size_t landscape = 0)
    {
        return valueAt(*desk->document.data().table("landscapes").entries()[landscape], field).get<std::string>();
    }
    void chooseFirstLine()
    {
        const EntryPtr &first = desk->document.data().table("landscapes").entries().front();
        desk->selection.select(u"landscapes.json"_s, {QString::fromStdString(first->id)});
    }
    void drag(SheetMark &mark, QPoint by, bool drop = true)
    {
        QTest::mousePress(&mark, Qt::LeftButton, {}, mark.rect().center());
        const QPoint from = mark.mapToGlobal(mark.rect().center());
        const QPoint to = mark.mapToGlobal(away(mark, by));
        for (int step = 1; step <= 6; ++step)
            QTest::mouseMove(&mark, mark.mapFromGlobal(from + (to - from) * step / 6));
        if (drop)
            QTest::mouseRelease(&mark, Qt::LeftButton, {}, mark.mapFromGlobal(to));
    }
};
