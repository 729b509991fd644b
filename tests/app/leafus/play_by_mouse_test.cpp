#include "leafus_fixture.h"
#include "tests/app/table/mouse_player.h"

namespace engawa {

// Whole games of Leafus by mouse alone.
class LeafusByMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void solo();
    void hotSeat();
    void aDieIsDraggedOntoItsAction();
    void twoDiceAreDraggedOntoAWish();
    void aDieIsTakenBackByAClick();
    void whatCantBeDrawnSaysWhy();
};

void LeafusByMouseTest::solo()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    QCOMPARE(table.match().session()->seats(), 1);
    MousePlayer(table, 11).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusByMouseTest::hotSeat()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human", "human"}, 5);
    QVERIFY2(!table.match().view()->curtain(), "There is nothing to hide, and a curtain.");
    MousePlayer(table, 12).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusByMouseTest::aDieIsDraggedOntoItsAction()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    for (QQuickItem *die : table.piecesOf("die", "dice")) {
        const QString action = die->property("component").toString().section('/', 1);
        QQuickItem *field = table.piece("action/" + action);
        QVERIFY(field);
        if (!table.notations().contains("assign " + die->property("badge").toString()))
            continue;
        const int head = table.match().session()->match()->head().id;
        table.dragTo(table.centre(die), table.centre(field));
        QVERIFY2(table.match().session()->match()->head().id != head, "A die on its own action isn't played at once.");
        QCOMPARE(table.piecesOf("die", "action." + action).size(), 1);
        QCOMPARE(table.warnings(), QStringList());
        return;
    }
    QFAIL("No die of the first roll can be put on its action.");
}

void LeafusByMouseTest::twoDiceAreDraggedOntoAWish()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    const QList<QQuickItem *> dice = table.piecesOf("die", "dice");
    QVERIFY(dice.size() >= 2);
    const int head = table.match().session()->match()->head().id;
    table.dragTo(table.centre(dice[0]), table.centre(dice[1]));
    QCOMPARE(table.match().session()->match()->head().id, head);
    QVERIFY2(dice[0]->property("selected").toBool() && dice[1]->property("selected").toBool(),
             "A die on a die isn't a pair.");
    QQuickItem *field = table.piece("action/roots");
    QVERIFY2(field && field->property("legal").toBool(), "Two dice can't become a wished one.");
    QVERIFY2(!field->property("leadsTo").toString().isEmpty(), "The result of a wished pair isn't shown.");
    table.dragTo(table.centre(dice[1]), table.centre(field));
    QVERIFY2(table.match().session()->match()->head().id != head, "The pair isn't played.");
    QCOMPARE(table.piecesOf("die", "action.roots").size(), 2);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusByMouseTest::aDieIsTakenBackByAClick()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    QString assign;
    for (const QString &notation : table.notations())
        if (notation.startsWith("assign "))
            assign = notation;
    QVERIFY(table.play(assign));
    table.settle();
    QQuickItem *die = nullptr;
    for (QQuickItem *item : table.legalPieces())
        if (item->property("kind") == "die" && item->property("zone").toString().startsWith("action."))
            die = item;
    QVERIFY(die);
    const qsizetype before = table.piecesOf("die", "dice").size();
    table.click(table.centre(die));
    QTRY_COMPARE(table.piecesOf("die", "dice").size(), before + 1);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusByMouseTest::whatCantBeDrawnSaysWhy()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    for (const char *kind : {"edge", "node", "leaf", "hex"}) {
        QQuickItem *target = nullptr;
        for (QQuickItem *item : table.piecesOf(kind, "sheet"))
            if (table.freePoint(item))
                target = item;
        QVERIFY2(target, kind);
        table.match().view()->clearRefusal();
        table.click(*table.freePoint(target));
        QVERIFY2(table.match().view()->refusal().size() > 8, kind);
    }
    QTRY_VERIFY(std::ranges::any_of(TableFixture::itemsOf(table.root(), "RefusalToast"), &TableFixture::isSeen));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(leafus_play_by_mouse_test, engawa::LeafusByMouseTest)
#include "play_by_mouse_test.moc"
