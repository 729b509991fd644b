#pragma once

#include <optional>
#include <string>
#include <vector>

#include <QPoint>
#include <QRect>
#include <QString>

#include "editor/document/pack_document.h"
#include "editor/places/field_schemas.h"

namespace engawa {

// An entry of the pack: "nodes.json" and "n_3".
struct SheetEntry
{
    std::string file;
    std::string id;

    bool operator==(const SheetEntry &) const = default;
};

// An entry that lies at a place of the sheet.
struct SheetPoint
{
    SheetEntry entry;
    int table = 0; // of SheetContent::tables
    QPoint at;
    QRect range;   // where the schema lets it lie
    QString name;
    QString label; // written in it; mostly empty
    int width = 0; // of its face, which stands on the place; 0: only its mark is shown

    bool operator==(const SheetPoint &) const = default;
};

enum class JoinEnd { From, To };

// What the joins of one table have in common.
struct SheetJoins
{
    std::string file;
    std::vector<std::string> from, to; // files of the points where they may begin and end
    bool down = false;                 // they never lead to a point above

    bool operator==(const SheetJoins &) const = default;
};

// An entry that joins two others.
struct SheetJoin
{
    SheetEntry entry;
    int table = 0; // of SheetContent::joinTables
    int from = 0;  // of SheetContent::points
    int to = 0;

    int at(JoinEnd end) const { return end == JoinEnd::From ? from : to; }

    bool operator==(const SheetJoin &) const = default;
};

// Why a join may not be hung to a point.
struct JoinFault
{
    enum class Why { NoPlace, SameEnds, Joined, Upwards };

    Why why = Why::NoPlace;
    int other = -1; // of SheetContent::joins: the one that joins the two already

    bool operator==(const JoinFault &) const = default;
};

// Everything of a pack that has its place on a sheet of paper. A schema says so about the entries of its file:
//   "x-picker": "sheet_canvas", "x-canvas": {"x": "/x", "y": "/y", "label": "/value"}     they lie there;
//                                            "width": "/width"                            … and show their face, so wide
//   "x-picker": "sheet_canvas", "x-canvas": {"from": "/from", "to": "/to"}                they join two that do;
//                                            "down": true                                 … and never lead upwards
// Entries whose places can't be read are left out: the problem list tells of them.
struct SheetContent
{
    static constexpr QStringView picker = u"sheet_canvas";

    std::vector<QString> tables; // titles of those whose entries lie on the sheet
    std::vector<SheetPoint> points;
    std::vector<SheetJoins> joinTables;
    std::vector<SheetJoin> joins;

    int pointOf(const SheetEntry &entry) const; // -1: it has no place
    QRect bounds() const; // of all points
    bool mayEndAt(int join, JoinEnd end, int point) const; // points of this table are meant
    std::optional<JoinFault> faultOf(int join, JoinEnd end, int point) const; // nothing: it may be hung there

    bool operator==(const SheetContent &) const = default;
};

bool isOnSheet(const PackDocument &document, const FieldSchemas &schemas, const std::string &file);
SheetContent sheetContent(const PackDocument &document, const FieldSchemas &schemas);

// Takes a point elsewhere: one step.
bool movePoint(PackDocument &document, const FieldSchemas &schemas, const SheetPoint &point, QPoint to,
               const QString &step);

// Lets a join begin or end at another point: one step.
bool hangJoin(PackDocument &document, const FieldSchemas &schemas, const SheetEntry &join, JoinEnd end,
              const SheetEntry &point, const QString &step);

} // namespace engawa
