#pragma once

#include <QDir>
#include <QFileInfo>
#include <QQuickItem>
#include <QSet>

#include "table_fixture.h"
#include "tests/settled/painted.h"

namespace engawa {

// A piece that shows bare paper where its face should be; "": none.
inline QString blankPiece(QQuickItem *below)
{
    for (const QQuickItem *paper : TableFixture::itemsOf(below, "BlankPaper"))
        if (TableFixture::isSeen(paper))
            if (auto *piece = paper->property("piece").value<QQuickItem *>())
                return TableFixture::describe(piece) + ", shown: " + piece->property("shown").toString()
                       + ", wished: " + piece->property("wished").toString();
    return {};
}

// The table has taken the shape of its window: see PieceLayer.
inline bool hasTakenShape(const QQuickItem *item)
{
    const QVariant settled = item->isVisible() ? item->property("settled") : QVariant();
    return (!settled.isValid() || settled.toBool()) && std::ranges::all_of(item->childItems(), hasTakenShape);
}

// The strip that says whose turn it is lies over the table for a moment; no picture waits for that.
inline void hideHandover(TableFixture &table)
{
    for (QQuickItem *strip : table.everywhere("Handover"))
        strip->setProperty("shown", false);
}

// The window as it is once everything is painted, for people to judge; the test only makes sure that it shows something.
inline void keepPicture(TableFixture &table, const QString &path, QImage::Format format = QImage::Format_RGB32)
{
    hideHandover(table);
    table.settle();
    QTRY_VERIFY2_WITH_TIMEOUT(hasTakenShape(table.root()), qPrintable(path + ": the table never takes its shape"),
                              90000);
    QTRY_VERIFY2_WITH_TIMEOUT(!isPainting(table.root()), qPrintable(path + ": the painting has no end"), 90000);
    QTRY_VERIFY2_WITH_TIMEOUT(blankPiece(table.root()).isEmpty(), qPrintable(path + ": " + blankPiece(table.root())),
                              90000); // there is no face
    waitUntilNothingFades(*table.program().table().quickWindow());
    const QImage picture = table.program().window().grab().toImage().convertToFormat(format);
    QVERIFY(QDir().mkpath(QFileInfo(path).path()));
    QVERIFY(picture.save(path));
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 5)
        for (int x = 0; x < picture.width(); x += 5)
            colours.insert(picture.pixel(x, y));
    const int fewest = format == QImage::Format_Grayscale8 ? 120 : 150; // there are but 256 greys
    QVERIFY2(colours.size() > fewest, qPrintable(QString("%1 shows %2 colours.").arg(path).arg(colours.size())));
}

} // namespace engawa
