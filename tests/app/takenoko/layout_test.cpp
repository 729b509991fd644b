#include "garden_table.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// Who gets how much of the table: a late garden stays large, and all else has a place of its own beside it.
class GardenLayoutTest : public QObject
{
    Q_OBJECT

private slots:
    void aLateGardenIsLarge_data();
    void aLateGardenIsLarge();
    void everythingHasItsOwnPlace_data();
    void everythingHasItsOwnPlace();
    void theGardenStaysWhileSomethingIsChosen_data();
    void theGardenStaysWhileSomethingIsChosen();
};

namespace {

constexpr int lateGarden = 25; // the pond and nearly all plots
constexpr double largeShare = 0.095; // of the table's height: a hexagon's width

void playUntilLate(GardenTable &table)
{
    table.playAhead([made = std::size_t{0}](const Match &match, const MoveList &moves) mutable {
        const auto inGarden = [](const Piece &piece) { return piece.zone == "garden" && piece.kind != "spot"; };
        const bool late = made % 10 == 9
                          && std::ranges::count_if(match.game().scene(match.state(), 0).pieces, inGarden) >= lateGarden;
        return late || made > 800 ? std::nullopt : std::optional(made++ * 7 % moves.size());
    });
    table.match().view()->liftCurtain();
    table.settle();
}

QList<QQuickItem *> panels(GardenTable &table)
{
    QList<QQuickItem *> found;
    for (const char *type :
         {"OwnSeat", "OtherSeat", "StockSpace", "DeckSpace", "ChoiceTray", "GardenField", "FieldButton", "PromptBar"})
        found += TableFixture::itemsOf(table.root(), type);
    return found;
}

// Cards show enough at their edge; what is counted does not.
bool mayLieClose(QQuickItem *piece)
{
    return piece->property("zone").toString().contains(QRegularExpression("^(hand|scored)\\."));
}

bool overlap(const QRectF &one, const QRectF &other)
{
    return one.adjusted(1, 1, -1, -1).intersects(other);
}

} // namespace

void GardenLayoutTest::aLateGardenIsLarge_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("textScale");
    for (const QSize size : {QSize(1280, 800), QSize(1600, 1000), QSize(1920, 1080)})
        for (int players = 2; players <= 4; ++players)
            QTest::addRow("%d×%d, %d", size.width(), size.height(), players) << size << players << 100;
    QTest::addRow("large words") << QSize(1600, 1000) << 3 << 150;
}

void GardenLayoutTest::aLateGardenIsLarge()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(int, textScale);
    UserFolder user;
    GardenTable table(user.places(), size);
    table.settings().setTextScale(textScale);
    table.dealGarden(QStringList(players, "human"), 12);
    playUntilLate(table);
    QVERIFY(table.piecesIn("garden").size() >= lateGarden);
    const double unit = table.field()->property("unit").toDouble(), height = table.root()->height();
    QVERIFY2(unit >= largeShare * height,
             qPrintable(QString("A hexagon is %1 wide on a table %2 high.").arg(unit).arg(height)));
}

void GardenLayoutTest::everythingHasItsOwnPlace_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addColumn<int>("textScale");
    QTest::addColumn<QString>("language");
    QTest::addRow("small") << QSize(1280, 800) << 4 << 100 << "en";
    QTest::addRow("large words") << QSize(1280, 800) << 3 << 150 << "ja";
    QTest::addRow("middle") << QSize(1600, 1000) << 2 << 100 << "ja";
    QTest::addRow("large") << QSize(1920, 1080) << 4 << 150 << "en";
    QTest::addRow("flat") << QSize(1000, 480) << 4 << 100 << "en";
    QTest::addRow("narrow") << QSize(900, 900) << 3 << 100 << "en";
}

// Also with what the first edition lets players store.
void GardenLayoutTest::everythingHasItsOwnPlace()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    QFETCH(int, textScale);
    QFETCH(QString, language);
    UserFolder user;
    GardenTable table(user.places(), size);
    table.settings().setLanguage(language);
    table.settings().setTextScale(textScale);
    table.dealGarden(QStringList(players, "human"), 12);
    table.setRule("store_channels", true);
    table.setRule("store_tokens", true);
    playUntilLate(table);
    const QList<QQuickItem *> all = panels(table);
    for (QQuickItem *one : all)
        for (QQuickItem *other : all)
            QVERIFY2(one == other || !TableFixture::isSeen(one) || !TableFixture::isSeen(other)
                         || !overlap(table.onTable(one), table.onTable(other)),
                     qPrintable(QString("%1 and %2 overlap.")
                                    .arg(one->metaObject()->className(), other->metaObject()->className())));
    for (QQuickItem *panel :
         TableFixture::itemsOf(table.root(), "OwnSeat") + TableFixture::itemsOf(table.root(), "OtherSeat")) {
        const QString seat = QString::number(panel->property("seat").toInt());
        const QRectF room = table.onTable(panel).adjusted(-2, -2, 2, 2);
        QList<QQuickItem *> pieces;
        for (const char *zone : {"actions.", "bamboo.", "stored.", "scored.", "hand."})
            pieces += table.piecesIn(zone + seat);
        QVERIFY(pieces.size() > 12);
        for (QQuickItem *piece : std::as_const(pieces)) {
            QVERIFY2(room.contains(table.onTable(piece)),
                     qPrintable(TableFixture::describe(piece) + " reaches out of its board."));
            for (QQuickItem *other : std::as_const(pieces))
                QVERIFY2(piece == other || (piece->property("zone") == other->property("zone") && mayLieClose(piece))
                             || !overlap(table.onTable(piece), table.onTable(other)),
                         qPrintable(TableFixture::describe(piece) + " lies over " + TableFixture::describe(other)));
        }
    }
    if (size.width() > size.height() * 1.3) {
        const QList<QQuickItem *> hand = table.piecesIn(QString("hand.%1").arg(table.match().view()->viewer()));
        for (QQuickItem *card : hand)
            for (QQuickItem *other : hand)
                QVERIFY2(card == other || !overlap(table.onTable(card), table.onTable(other)),
                         qPrintable(TableFixture::describe(card) + " lies over " + TableFixture::describe(other)));
    }
    QCOMPARE(table.warnings(), QStringList());
}

void GardenLayoutTest::theGardenStaysWhileSomethingIsChosen_data()
{
    QTest::addColumn<QString>("zone");
    QTest::addRow("plots") << "drawn";
    QTest::addRow("weather") << "weather_choice";
}

void GardenLayoutTest::theGardenStaysWhileSomethingIsChosen()
{
    QFETCH(QString, zone);
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.settle();
    const QRectF field = table.onTable(table.field());
    for (int move = 0; move < 400 && table.piecesIn(zone).isEmpty() && !table.match().session()->over(); ++move)
        table.play(1);
    table.settle();
    QVERIFY2(!table.piecesIn(zone).isEmpty(), "There is never anything to choose.");
    QCOMPARE(table.onTable(table.field()), field);
    const QRectF tray = table.onTable(TableFixture::itemsOf(table.root(), "ChoiceTray").value(0));
    for (QQuickItem *piece : table.piecesIn(zone)) {
        QVERIFY2(tray.contains(table.onTable(piece)), qPrintable(TableFixture::describe(piece) + " lies elsewhere."));
        QVERIFY2(piece->width() > 40, qPrintable(TableFixture::describe(piece) + " is too small."));
    }
    for (QQuickItem *strip : TableFixture::itemsOf(table.root(), "RecapStrip"))
        QVERIFY2(!TableFixture::isSeen(strip) || !overlap(table.onTable(strip), tray), "What is told lies over it.");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(takenoko_layout_test, engawa::GardenLayoutTest)
#include "layout_test.moc"
