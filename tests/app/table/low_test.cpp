#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// A window with little room, and a reader who needs large words: nothing becomes too small to be read.
class LowTest : public QObject
{
    Q_OBJECT

private slots:
    void piecesStayReadableInALowWindow_data();
    void piecesStayReadableInALowWindow();
    void whatLiesBeyondTheEdgeIsBroughtIntoSight();
    void cardsGrowWithTheWords_data();
    void cardsGrowWithTheWords();
};

namespace {

constexpr double readable = 40; // pixels of width that a card needs at least

Deal openGame(const QString &game, int players)
{
    const QString mode = game == "kimono" ? "basic" : "standard";
    return {.mode = game == "momiji" ? "first_game" : mode,
            .players = QStringList(game == "kimono" ? 2 : players, "human"),
            .seed = 5,
            .game = game};
}

// What one plays with.
QList<QQuickItem *> own(TableFixture &table)
{
    QList<QQuickItem *> found;
    const QString hand = QString("hand.%1").arg(table.match().view()->viewer());
    for (QQuickItem *item : TableFixture::itemsOf(table.root(), "PieceItem"))
        if (const QString zone = item->property("zone").toString();
            TableFixture::isSeen(item) && (zone == hand || zone == "dice" || zone == "ring"))
            found.append(item);
    return found;
}

} // namespace

void LowTest::piecesStayReadableInALowWindow_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QSize>("size");
    for (const char *game : {"momiji", "takenoko", "kimono", "leafus"})
        for (const QSize size : {QSize(1000, 480), QSize(640, 480)})
            QTest::addRow("%s, %d×%d", game, size.width(), size.height()) << game << size;
}

void LowTest::piecesStayReadableInALowWindow()
{
    QFETCH(QString, game);
    QFETCH(QSize, size);
    UserFolder user;
    TableFixture table(user.places(), size);
    table.deal(openGame(game, 4));
    table.match().view()->liftCurtain();
    table.settle();
    const QList<QQuickItem *> pieces = own(table);
    QVERIFY(!pieces.isEmpty());
    for (QQuickItem *piece : pieces)
        QVERIFY2(piece->width() >= readable, qPrintable(TableFixture::describe(piece)));
    QCOMPARE(table.warnings(), QStringList());
}

void LowTest::whatLiesBeyondTheEdgeIsBroughtIntoSight()
{
    UserFolder user;
    TableFixture table(user.places(), {640, 480});
    table.deal(openGame("momiji", 4));
    table.match().view()->liftCurtain();
    table.settle();
    const QRectF seen = table.root()->boundingRect().adjusted(-1, -1, 1, 1);
    const auto isInSight = [&](QQuickItem *item) {
        return seen.contains(item->mapRectToItem(table.root(), item->boundingRect()).center());
    };
    int moved = 0;
    QList<QQuickItem *> stops = table.legalPieces() + TableFixture::itemsOf(table.root(), "SeatTitle");
    QVERIFY(stops.size() > 4);
    for (QQuickItem *stop : std::as_const(stops)) {
        moved += !isInSight(stop);
        stop->forceActiveFocus(Qt::TabFocusReason);
        QTRY_VERIFY2(isInSight(stop), qPrintable(TableFixture::describe(stop) + " has the keyboard and isn't seen."));
    }
    QVERIFY2(moved > 0, "Everything was in sight.");
    for (QQuickItem *bar : TableFixture::itemsOf(table.root(), "PromptBar"))
        QVERIFY2(isInSight(bar), "The prompt is out of sight.");
    QCOMPARE(table.warnings(), QStringList());
}

void LowTest::cardsGrowWithTheWords_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"momiji", "takenoko", "kimono", "leafus"})
        QTest::addRow("%s", game) << game;
}

void LowTest::cardsGrowWithTheWords()
{
    QFETCH(QString, game);
    UserFolder user;
    TableFixture table(user.places(), {1280, 800});
    table.deal(openGame(game, 3));
    table.match().view()->liftCurtain();
    table.settle();
    const double before = own(table).front()->width();
    table.settings().setTextScale(200);
    table.settle();
    const double after = own(table).front()->width();
    QVERIFY2(after > before, qPrintable(QString("%1 pixels became %2.").arg(before).arg(after)));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_low_test, engawa::LowTest)
#include "low_test.moc"
