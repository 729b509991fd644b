#include <random>

#include "core/match/record.h"
#include "table_fixture.h"
#include "table_main.h"

namespace engawa {

// Whole games by mouse alone, as a person at the window plays them.
class PlayByMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void solo();
    void hotSeat();
    void dragAndDrop();
    void refusedClick();
    void aClickOnCardsThatLieOnEachOtherIsOneClick();

private:
    void playToTheEnd(TableFixture &table, quint32 seed);
    void liftCurtain(TableFixture &table);
    void clickSomething(TableFixture &table, std::mt19937 &chance);
    void checkEnd(TableFixture &table);
};

void PlayByMouseTest::liftCurtain(TableFixture &table)
{
    QTRY_VERIFY2(table.curtainButton(),
                 qPrintable("There is a curtain and no button on it: seats " + QString::number(table.match().seats())
                            + ", " + table.match().curtainName()));
    QVERIFY2(table.legalPieces().isEmpty(), "Pieces can be played behind the curtain.");
    const QPoint at = table.centre(table.curtainButton());
    table.click(at);
    QVERIFY2(!table.match().curtain(),
             qPrintable(QString("The curtain's button at %1,%2 doesn't lift it.").arg(at.x()).arg(at.y())));
}

// One click on something that leads on; it must change the match or what is selected.
void PlayByMouseTest::clickSomething(TableFixture &table, std::mt19937 &chance)
{
    const QList<QQuickItem *> things = table.legalPieces() + table.choiceButtons();
    QVERIFY2(!things.isEmpty(), qPrintable("There is nothing to click: " + table.match().prompt()));
    QQuickItem *thing = things[static_cast<qsizetype>(chance() % static_cast<std::size_t>(things.size()))];
    const bool isPiece = TableFixture::isA(thing, "PieceItem");
    const std::optional<QPoint> at = isPiece ? table.freePoint(thing) : table.centre(thing);
    const QString what = (isPiece ? thing->property("pieceId") : thing->property("text")).toString();
    QVERIFY2(at, qPrintable(TableFixture::describe(thing) + " leads on and can't be reached by the mouse."));
    const int head = table.match().match()->head().id;
    const bool wasSelected = isPiece && thing->property("selected").toBool();
    table.click(*at);
    if (table.match().match()->head().id != head)
        return;
    QQuickItem *same = isPiece ? table.piece(what) : nullptr;
    QVERIFY2(same && same->property("selected").toBool() != wasSelected,
             qPrintable(QString("A click on %1 at %2,%3 does nothing; asked was: %4")
                            .arg(what)
                            .arg(at->x())
                            .arg(at->y())
                            .arg(table.match().prompt())));
}

void PlayByMouseTest::playToTheEnd(TableFixture &table, quint32 seed)
{
    std::mt19937 chance(seed);
    int clicks = 0; // since the last move
    for (int head = -1; !table.match().over();) {
        if (table.match().curtain())
            liftCurtain(table);
        else
            clickSomething(table, chance);
        if (QTest::currentTestFailed())
            return;
        QVERIFY(!table.match().prompt().isEmpty());
        const int now = table.match().match()->head().id;
        clicks = now == head ? clicks + 1 : 0;
        head = now;
        QVERIFY2(clicks < 60, qPrintable("Sixty clicks lead to no move: " + table.match().prompt()));
    }
}

void PlayByMouseTest::checkEnd(TableFixture &table)
{
    QTRY_VERIFY2(std::ranges::any_of(TableFixture::itemsOf(table.root(), "EndScreen"),
                                     [](QQuickItem *end) { return end->property("opened").toBool(); }),
                 "The end screen isn't shown.");
    QVERIFY(!table.match().resultText().isEmpty());
    QVERIFY(table.match().scores()->rowCount() > 0);
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read, "The record on disk isn't the match.");
    QVERIFY(read->state() == table.match().match()->state());
}

void PlayByMouseTest::solo()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    QCOMPARE(table.match().seats(), 1);
    playToTheEnd(table, 11);
    if (!QTest::currentTestFailed())
        checkEnd(table);
    QCOMPARE(table.warnings(), QStringList());
}

void PlayByMouseTest::hotSeat()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 5});
    playToTheEnd(table, 12);
    if (!QTest::currentTestFailed())
        checkEnd(table);
    QCOMPARE(table.warnings(), QStringList());
}

// A card that goes to a place of its own is dragged there.
void PlayByMouseTest::dragAndDrop()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    std::mt19937 chance(1);
    for (int attempt = 0; attempt < 40 && !table.match().over(); ++attempt) {
        for (QQuickItem *card : table.legalPieces()) {
            const std::optional<QPoint> from = table.freePoint(card);
            const QString id = card->property("pieceId").toString();
            if (!card->property("zone").toString().startsWith("hand.") || !from)
                continue;
            table.match().lift(id);
            QQuickItem *onto = nullptr;
            for (QQuickItem *target : table.legalPieces())
                if (target->property("zone").toString().startsWith("area.") && table.freePoint(target))
                    onto = target;
            const std::optional<QPoint> to = onto ? table.freePoint(onto) : std::nullopt;
            table.match().cancel();
            if (!to)
                continue;
            const int head = table.match().match()->head().id;
            table.dragTo(*from, *to);
            QVERIFY2(table.match().match()->head().id != head || table.match().selecting(),
                     qPrintable(id + " dropped on its place does nothing."));
            QVERIFY2(table.match().match()->head().id != head, qPrintable(id + " dropped on its place isn't played."));
            QVERIFY2(table.piece(id) == nullptr || !table.piece(id)->property("zone").toString().startsWith("hand."),
                     qPrintable(id + " was dropped and is still in the hand."));
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
        clickSomething(table, chance);
        if (QTest::currentTestFailed())
            return;
    }
    QFAIL("No card of the hand could be dragged to a place.");
}

void PlayByMouseTest::refusedClick()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "first_game", .players = {"human", "human"}, .seed = 5});
    liftCurtain(table);
    int refused = 0;
    for (QQuickItem *item : TableFixture::itemsOf(table.root(), "PieceItem")) {
        const std::optional<QPoint> at = table.freePoint(item);
        if (!TableFixture::isSeen(item) || item->property("legal").toBool() || !at)
            continue;
        const State before = table.match().match()->state();
        table.click(*at);
        QVERIFY2(!table.match().refusal().isEmpty(),
                 qPrintable(item->property("pieceId").toString() + " refuses without a word."));
        QVERIFY(table.match().refusal().size() > 8 && !table.match().refusal().contains("rule."));
        QVERIFY(table.match().match()->state() == before);
        ++refused;
    }
    QVERIFY2(refused > 2, "Nearly nothing on the table can be refused.");
    QTRY_VERIFY(std::ranges::any_of(TableFixture::itemsOf(table.root(), "RefusalToast"), &TableFixture::isSeen));
    QCOMPARE(table.warnings(), QStringList());
}

// With motion: a card that is on its way is still under the pointer when the button is let go.
void PlayByMouseTest::aClickOnCardsThatLieOnEachOtherIsOneClick()
{
    UserFolder user;
    TableFixture table(user.places());
    table.settings().setReducedMotion(false);
    for (quint64 seed = 1; seed < 20; ++seed) {
        table.deal({.players = {"human", "human"}, .seed = seed});
        liftCurtain(table);
        QTest::qWait(400); // the table has settled
        for (QQuickItem *card : table.legalPieces()) {
            const std::optional<QPoint> at = table.freePoint(card);
            const QString zone = card->property("zone").toString();
            if (!zone.startsWith("column.") || card->property("place").toInt() == 0 || !at)
                continue;
            table.click(*at);
            QCOMPARE(table.match().match()->nodes().size(), std::size_t{2});
            QVERIFY2(!table.match().selecting(), "The card below was clicked as well.");
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
    }
    QFAIL("No column has two cards.");
}

} // namespace engawa

ENGAWA_TABLE_MAIN(engawa::PlayByMouseTest)
#include "play_by_mouse_test.moc"
