#pragma once

#include <vector>

#include <QHash>
#include <QList>
#include <QPoint>
#include <QRectF>
#include <QString>

#include "app/match/table_values.h"

namespace engawa {

// A zone as a plain table sees it: its form, and where its pieces and free places are.
struct PlainZone
{
    ZoneInfo info;
    QList<QPoint> places; // each once
    double aspect = 1;    // of its pieces: height by width
};

// What a plain table is laid out from.
struct PlainWish
{
    QSizeF size;
    std::vector<PlainZone> zones;
    int sides = 0; // the seats, and after them a rival that the rules play
    int nearSide = 0;
    double text = 1;    // how large words are
    double prompt = 44; // the height of the prompt's line
};

// Where a zone lies: its name above, its pieces below.
struct PlainArea
{
    QString zone;
    QString name;
    QString form;
    int count = 0;
    QRectF caption;
    QRectF box;
    double pieceWidth = 0;
    double aspect = 1;
    QPoint firstPlace; // in the upper left corner of the box …
    QPointF step;      // … and the way to the next one
    int columns = 0;   // of a ring: its places

    const QString &key() const { return zone; }
    QVariant value(int role) const;
    bool operator==(const PlainArea &) const = default;
};

struct PlainPlan
{
    std::vector<PlainArea> areas;
    QList<QRectF> panels; // of the sides, in their order
    QRectF middle;        // what belongs to nobody
    QRectF prompt;
    double leastHeight = 0; // where pieces can still be told apart
};

// The others at the far side, what belongs to nobody in the middle, the near side below; pieces everywhere of one size, as
// large as the table has room for.
PlainPlan planned(const PlainWish &wish);

} // namespace engawa
