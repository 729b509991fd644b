#include "kimono_window.h"

namespace engawa {

// Whole games by mouse alone, in every mode, and clicks that lead nowhere.
class KimonoMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeGame_data();
    void wholeGame();
    void aPhotoIsDraggedToItsPlace();
    void refusedClicksNameTheirRule_data();
    void refusedClicksNameTheirRule();

private:
    void clickSomething(KimonoWindow &table, std::mt19937 &chance);
};

// One click on something that leads on; it must change the match or what is selected.
void KimonoMouseTest::clickSomething(KimonoWindow &table, std::mt19937 &chance)
{
    if (table.match().view()->curtain()) {
        QTRY_VERIFY(table.curtainButton());
        table.settle();
        table.click(table.centre(table.curtainButton()));
        QVERIFY(!table.match().view()->curtain());
        return;
    }
    table.settle();
    const QList<QQuickItem *> things = table.legalPieces() + table.choiceButtons();
    QVERIFY2(!things.isEmpty(), qPrintable("There is nothing to click: " + table.match().view()->prompt()));
    QQuickItem *thing = things[static_cast<qsizetype>(chance() % static_cast<std::size_t>(things.size()))];
    const bool isPiece = TableFixture::isA(thing, "PieceItem");
    const std::optional<QPoint> at = isPiece ? table.freePoint(thing) : table.centre(thing);
    QVERIFY2(at, qPrintable(TableFixture::describe(thing) + " leads on and can't be reached by the mouse."));
    const QString id = thing->property("pieceId").toString();
    const int head = table.match().session()->match()->head().id;
    const bool wasSelected = isPiece && thing->property("selected").toBool();
    table.click(*at);
    if (table.match().session()->match()->head().id != head)
        return;
    QQuickItem *same = isPiece ? table.piece(id) : nullptr;
    QVERIFY2(same && same->property("selected").toBool() != wasSelected,
             qPrintable(QString("A click on %1 does nothing; asked was: %2").arg(id, table.match().view()->prompt())));
}

void KimonoMouseTest::wholeGame_data()
{
    QTest::addColumn<int>("turns");
    QTest::addRow("basic") << 28;
    QTest::addRow("expert") << 26;
    QTest::addRow("solo") << 12;
}

void KimonoMouseTest::wholeGame()
{
    QFETCH(int, turns);
    const QString mode = QTest::currentDataTag();
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal(mode, KimonoWindow::people(mode), 5);
    std::mt19937 chance(12);
    for (int clicks = 0; !table.match().session()->over(); ++clicks) {
        clickSomething(table, chance);
        if (QTest::currentTestFailed())
            return;
        QVERIFY2(clicks < 900, qPrintable("The game has no end: " + table.match().view()->prompt()));
    }
    QCOMPARE(table.position()["turns"].get<int>(), turns);
    QTRY_VERIFY2(table.endIsShown(), "The end screen isn't shown.");
    QVERIFY(!table.match().session()->resultText().isEmpty());
    QVERIFY(table.match().view()->scores()->rowCount() > 0);
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->state() == table.match().session()->match()->state(), "The record on disk isn't the match.");
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoMouseTest::aPhotoIsDraggedToItsPlace()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("basic", {"human", "human"});
    table.playTo("place");
    table.settle();
    const QString hand = QString("hand.%1").arg(table.match().session()->toAct()),
                  album = QString("album.%1").arg(table.match().session()->toAct());
    QCOMPARE(table.piecesIn(hand).size(), 1);
    QQuickItem *photo = table.piecesIn(hand).first();
    const QString id = photo->property("pieceId").toString();
    QQuickItem *spot = table.piecesIn(album, "spot").value(0);
    QVERIFY(spot && table.freePoint(photo) && table.freePoint(spot));
    const int place = spot->property("place").toInt();
    const int head = table.match().session()->match()->head().id;
    table.dragTo(*table.freePoint(photo), *table.freePoint(spot));
    QVERIFY2(table.match().session()->match()->head().id != head,
             "The photo was dropped on its place and isn't there.");
    table.match().view()->liftCurtain();
    QCOMPARE(table.piece(id)->property("zone").toString(), album);
    QCOMPARE(table.piece(id)->property("place").toInt(), place);
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoMouseTest::refusedClicksNameTheirRule_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("phase");
    QTest::addRow("basic, take") << "basic" << "take";
    QTest::addRow("basic, place") << "basic" << "place";
    QTest::addRow("expert, reward") << "expert" << "reward";
    QTest::addRow("solo, take") << "solo" << "take";
    QTest::addRow("solo, place") << "solo" << "place";
}

void KimonoMouseTest::refusedClicksNameTheirRule()
{
    QFETCH(QString, mode);
    QFETCH(QString, phase);
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal(mode, KimonoWindow::people(mode), 5);
    table.play(6);
    table.playTo(phase);
    QCOMPARE(table.phase(), phase);
    table.settle();
    QSet<QString> zones;
    for (QQuickItem *item : TableFixture::itemsOf(table.root(), "PieceItem")) {
        const std::optional<QPoint> at = table.freePoint(item);
        if (!TableFixture::isSeen(item) || item->property("legal").toBool() || !at)
            continue;
        const State before = table.match().session()->match()->state();
        table.match().view()->clearRefusal(); // the last answer lies over the table
        table.settle();
        table.click(*at);
        QVERIFY2(!table.match().view()->refusal().isEmpty(),
                 qPrintable(TableFixture::describe(item) + " refuses without a word."));
        QVERIFY2(!table.match().view()->refusalRule().isEmpty(),
                 qPrintable(TableFixture::describe(item) + " names no rule."));
        QVERIFY(!table.match().view()->refusal().contains("rule."));
        QVERIFY(table.match().session()->match()->state() == before);
        zones.insert(item->property("zone").toString().section('.', 0, 0));
    }
    for (const char *zone : {"gaps", "supply", "track", "album", "starter"})
        QVERIFY2(zones.contains(zone), zone);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_mouse_test, engawa::KimonoMouseTest)
#include "mouse_test.moc"
