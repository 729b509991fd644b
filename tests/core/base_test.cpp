#include <array>
#include <cstring>
#include <map>
#include <set>

#include <QTest>

#include "core/base/chance.h"
#include "core/base/problem.h"
#include "core/base/row.h"
#include "core/base/shuffle.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

class BaseTest : public QObject
{
    Q_OBJECT

private slots:
    void aRowKeepsItsUnusedTailZero()
    {
        Row<int, 8> grown;
        for (int i = 1; i <= 8; ++i)
            grown.push(i);
        grown.erase(2);
        grown.pop();
        grown.resize(3);
        Row<int, 8> fresh;
        fresh.push(1);
        fresh.push(2);
        fresh.push(4);
        QCOMPARE(grown, fresh);
        QCOMPARE(std::memcmp(&grown, &fresh, sizeof(grown)), 0);
    }

    void insertingMovesTheRestUp()
    {
        Row<int, 4> row;
        row.push(1);
        row.push(3);
        row.insert(1, 2);
        row.insert(0, 0);
        QCOMPARE(row.size(), 4u);
        for (std::size_t i = 0; i < 4; ++i)
            QCOMPARE(row[i], static_cast<int>(i));
        QVERIFY(row.full());
    }

    // Long rows and short ones, with places side by side and places that are equal.
    void aShuffledRowLiesInTheOrderOfItsPlaces()
    {
        holds(200, [] {
            const auto places = *rc::gen::container<std::vector<std::uint64_t>>(
                rc::gen::oneOf(rc::gen::arbitrary<std::uint64_t>(), rc::gen::inRange<std::uint64_t>(0, 5)));
            Row<std::uint8_t, 200> row;
            for (std::size_t i = 0; i < std::min<std::size_t>(places.size(), 200); ++i)
                row.push(static_cast<std::uint8_t>(i));
            const std::size_t size = row.size();
            sortByPlace(row, [&](std::uint8_t thing) { return places[thing]; });
            RC_ASSERT(row.size() == size);
            for (std::size_t i = 1; i < size; ++i)
                RC_ASSERT(std::pair(places[row[i - 1]], row[i - 1]) < std::pair(places[row[i]], row[i]));
        });
    }

    // Records keep seeds, so these numbers may never change on any machine.
    void drawsAreTheSameEverywhere()
    {
        QCOMPARE(hashText(""), 0x2d06800538d394c2u);
        QCOMPARE(draw(1, 2, 3), hashNumbers(std::array<std::uint64_t, 3>{1, 2, 3}));
        const std::array<std::byte, 24> littleEndian{std::byte{1}, {}, {}, {}, {}, {}, {}, {},
                                                     std::byte{2}, {}, {}, {}, {}, {}, {}, {},
                                                     std::byte{3}, {}, {}, {}, {}, {}, {}, {}};
        QCOMPARE(draw(1, 2, 3), hashBytes(littleEndian));
        QCOMPARE(draw(1, 2, 3), 0x7c68b4906e7ea780u);
    }

    void everyFaceOfADieComesUpAlike()
    {
        std::map<std::uint32_t, int> faces;
        for (std::uint64_t n = 0; n < 60'000; ++n)
            ++faces[below(draw(42, 7, n), 6)];
        QCOMPARE(faces.size(), 6u);
        for (const auto &[face, count] : faces) {
            QVERIFY(face < 6);
            QVERIFY2(count > 9'500 && count < 10'500, qPrintable(QString::number(count)));
        }
    }

    void aCopysPlaceDependsOnNothingButItself()
    {
        std::set<std::uint64_t> places;
        for (std::uint64_t copy = 0; copy < 3; ++copy)
            for (const char *id : {"pink_0", "pink_1"})
                for (std::uint64_t reshuffle = 0; reshuffle < 2; ++reshuffle)
                    places.insert(placeInDeck(9, 1, reshuffle, hashText(id), copy));
        QCOMPARE(places.size(), 12u);
        QCOMPARE(placeInDeck(9, 1, 0, hashText("pink_0"), 2), placeInDeck(9, 1, 0, hashText("pink_0"), 2));
    }

    void aProblemSaysFileLinePointerCodeAndSentence()
    {
        const Problem problem{Problem::Level::Error, "range",
                              "cards.json",          12,
                              "/pink_0/count",       {{"value", "42"}, {"minimum", "0"}, {"maximum", "9"}}};
        QCOMPARE(toLine(problem, "it is too large"), "cards.json:12: /pink_0/count: error[range]: it is too large");
    }

    void aProblemWithoutAPlaceIsStillASentence()
    {
        const Problem problem{Problem::Level::Warning, "record-cut", {}, 0, {}, {{"number", "3"}}};
        const QString line = QString::fromStdString(toLine(problem));
        QVERIFY2(line.startsWith(QStringLiteral("warning[record-cut]: ")), qPrintable(line));
        QVERIFY(line.contains(QLatin1Char('3')));
        QVERIFY(!hasError({problem}));
    }

    void anUnknownCodeLosesNothing()
    {
        const Problem problem{Problem::Level::Error, "no-such-code", "a.json", 1, {}, {{"what", "this"}}};
        const QString line = QString::fromStdString(toLine(problem));
        QVERIFY(line.contains(QStringLiteral("no-such-code")) && line.contains(QStringLiteral("what=this")));
    }
};

ENGAWA_SOAK_SUBJECT(base_test, BaseTest)
#include "base_test.moc"
