#include "core/game/position_reader.h"

#include <QTest>

#include "core/game/refusal.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

struct Leaf
{
    std::string id;
};

} // namespace

// What all games say about positions that can't be, and about clicks that lead nowhere.
class PositionFaultsTest : public QObject
{
    Q_OBJECT

private slots:
    void aPartTellsItsOwnPlaces();
    void aPieceIsNamedOnce();
    void valuesInListsAndObjectsAreChecked();
    void anUnusualPositionIsNoFault();
    void whatIsWrittenIsCutBetweenCharacters();
    void aClickIsAnsweredWithTheRuleAgainstIt();
};

void PositionFaultsTest::aPartTellsItsOwnPlaces()
{
    Problems problems;
    PositionFaults whole(problems);
    const Json json{{"x", "far"}, {"y", 1}, {"z", 2}};
    PositionReader part(json, "/seats/1", problems);
    QVERIFY(!part.integer("x", 0, 9));
    QCOMPARE(part.integer("y", 0, 9), 1);
    part.refuseOthers();
    whole.take(part);
    QVERIFY(!whole.ok());
    QCOMPARE(linesOf(problems),
             (QStringList{
                 u"/seats/1/x: error[position-value]: \"far\" can't stand here, expected a whole number from 0 to 9"_s,
                 u"/seats/1/z: error[position-field]: a position has no field “z”"_s}));
}

void PositionFaultsTest::aPieceIsNamedOnce()
{
    Problems problems;
    PositionFaults faults(problems);
    NamedPieces<int> named;
    QCOMPARE(named.take(3, "red", "/a", faults), 3);
    QVERIFY(faults.ok() && named.has(3) && !named.has(4));
    QVERIFY(!named.take(3, "red", "/b", faults));
    QVERIFY(!named.take(std::nullopt, Json(7), "/c", faults));
    QCOMPARE(linesOf(problems),
             (QStringList{u"/b: error[position-twice]: the piece “red” is in two places, expected it once"_s,
                          u"/c: error[position-unknown-piece]: there is no piece “7”"_s}));
}

void PositionFaultsTest::valuesInListsAndObjectsAreChecked()
{
    Problems problems;
    PositionFaults faults(problems);
    const std::vector<Leaf> leaves{{"red"}, {"blue"}};
    QCOMPARE(faults.entry(leaves, "blue", "/leaf"), 1);
    QVERIFY(!faults.entry(leaves, "green", "/leaf"));
    Row<int, 2> few;
    const auto read = [&](const Json &name, const std::string &below) { return faults.entry(leaves, name, below); };
    faults.fill(few, Json::array({"blue", "red"}), "/few", read);
    QCOMPARE(few.size(), 2u);
    faults.fill(few, Json::array({"red", "red", "red"}), "/few", read);
    QVERIFY(few.empty());
    faults.counts(Json{{"red", 2}, {"blue", -1}, {"x", 1}}, "/counts", 9,
                  [](const std::string &key, int) { return key == "red"; });
    QStringList codes;
    for (const Problem &problem : problems)
        codes << QString::fromStdString(problem.pointer + " " + problem.code);
    QCOMPARE(codes, (QStringList{u"/leaf position-unknown-piece"_s, u"/few position-value"_s,
                                 u"/counts/blue position-value"_s, u"/counts/x position-unknown-piece"_s}));
}

void PositionFaultsTest::anUnusualPositionIsNoFault()
{
    Problems problems;
    PositionFaults faults(problems);
    faults.unusual("/ring", 9, "setup.ring");
    QVERIFY(faults.ok() && !hasError(problems));
    faults.forbidden("/ring", "x", "setup.ring");
    QVERIFY(!faults.ok());
}

void PositionFaultsTest::whatIsWrittenIsCutBetweenCharacters()
{
    std::string text;
    for (int i = 0; i < 40; ++i)
        text += "葉";
    QCOMPARE(asWritten(Json(text)), text.substr(0, 60));
    QCOMPARE(asWritten(Json("a" + text)), ("a" + text).substr(0, 58));
    QCOMPARE(asWritten(Json(12)), "12");
}

void PositionFaultsTest::aClickIsAnsweredWithTheRuleAgainstIt()
{
    Piece piece;
    piece.kind = "card";
    piece.zone = "hand.1";
    piece.component = "cards/red";
    const ClickedPiece clicked(piece);
    QCOMPARE(clicked.zone, "hand");
    QCOMPARE(clicked.id, "red");
    QVERIFY(clicked.isOf(1) && !clicked.isOf(0));
    QCOMPARE(purposeOf("hand", {{"deck", 1}, {"hand", 2}}), 2);
    QCOMPARE(purposeOf("path", {{"deck", 1}, {"hand", 2}}), noRule);

    constexpr RuleIndex tried = 1, step = 2, purpose = 3, order = 4;
    QCOMPARE(refusal(tried, noRule, purpose, order), tried);
    QCOMPARE(refusal(noRule, noRule, purpose, order), purpose);
    QCOMPARE(refusal(tried, step, purpose, order), tried);
    QCOMPARE(refusal(order, step, purpose, order), step);
    QCOMPARE(refusal(noRule, step, purpose, order), step);
}

ENGAWA_APPLESS_SUBJECT(game_position_faults_test, PositionFaultsTest)
#include "position_faults_test.moc"
