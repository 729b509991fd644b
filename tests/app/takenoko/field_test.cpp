#include "garden_table.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// The garden on the table: always in sight, nearer and farther, and walked by the arrow keys.
class GardenFieldTest : public QObject
{
    Q_OBJECT

private slots:
    void everythingIsInSight_data();
    void everythingIsInSight();
    void hexagonsTouchAndDoNotOverlap();
    void aCornerOfThePictureBelongsToTheNeighbour();
    void theWheelZoomsAroundThePointer();
    void keysAndButtonsZoom();
    void aHandMovesTheField();
    void theKeyboardBringsAPieceIntoSight();
    void theEdgeCutsPlotsWithAllThatStandsOnThem();
    void theReinsOfTheBotsCoverNothing();
    void arrowsWalkFromRowToRow();
    void channelsLieOnBorders();
    void bambooStandsSectionOnSection();
    void aComponentThatIsNotInSightHasItsKind();
};

static double unitOf(GardenTable &table)
{
    return table.field()->property("unit").toDouble();
}

static QPointF middleOf(GardenTable &table, QQuickItem *piece)
{
    return table.onTable(piece).center();
}

void GardenFieldTest::everythingIsInSight_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("players");
    QTest::addRow("small") << QSize(1280, 800) << 4;
    QTest::addRow("large") << QSize(1900, 1150) << 2;
}

void GardenFieldTest::everythingIsInSight()
{
    QFETCH(QSize, size);
    QFETCH(int, players);
    UserFolder user;
    GardenTable table(user.places(), size);
    table.dealGarden(QStringList(players, "human"), 12);
    for (int stage = 0; stage < 5; ++stage) {
        table.play(60);
        table.settle();
        const QRectF field = table.onTable(table.field()).adjusted(-1, -1, 1, 1);
        QVERIFY(table.piecesIn("garden").size() > stage);
        for (QQuickItem *piece : table.piecesIn("garden"))
            QVERIFY2(field.contains(table.onTable(piece)),
                     qPrintable(QString("%1 reaches out of the garden.").arg(TableFixture::describe(piece))));
        const QRectF whole = table.root()->boundingRect().adjusted(-2, -2, 2, 2);
        for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem"))
            if (TableFixture::isSeen(piece))
                QVERIFY2(whole.contains(table.onTable(piece)),
                         qPrintable(TableFixture::describe(piece) + " lies beside the table."));
    }
    QCOMPARE(table.warnings(), QStringList());
}

void GardenFieldTest::hexagonsTouchAndDoNotOverlap()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.play(120);
    table.settle();
    const QList<QQuickItem *> plots = table.piecesIn("garden");
    QVERIFY(plots.size() > 4);
    const double unit = unitOf(table);
    for (QQuickItem *one : plots) {
        double nearest = 1e9;
        for (QQuickItem *other : plots)
            if (other != one)
                nearest = std::min(nearest, QLineF(middleOf(table, one), middleOf(table, other)).length());
        QVERIFY2(std::abs(nearest - unit) < 1, qPrintable(QString("%1 is %2 from its neighbour, not %3")
                                                              .arg(TableFixture::describe(one))
                                                              .arg(nearest)
                                                              .arg(unit)));
    }
}

// Pictures are rectangles and overlap at their corners; a click there is meant for the hexagon that is seen there.
void GardenFieldTest::aCornerOfThePictureBelongsToTheNeighbour()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    QQuickItem *pond = table.piece("pond");
    QVERIFY(pond);
    const double w = pond->width(), h = pond->height();
    for (const QPointF at : {QPointF(w / 2, h / 2), QPointF(w * 0.02, h / 2), QPointF(w / 2, h * 0.02)})
        QVERIFY(pond->contains(at));
    for (const QPointF at : {QPointF(w * 0.05, h * 0.05), QPointF(w * 0.95, h * 0.05), QPointF(w * 0.05, h * 0.95)})
        QVERIFY(!pond->contains(at));
}

static void wheel(GardenTable &table, const QPointF &onTable, int degrees)
{
    const QPointF at = table.inWindow(table.root()->mapToScene(onTable).toPoint());
    QWheelEvent event(at, table.window()->mapToGlobal(at), {}, {0, degrees}, Qt::NoButton, Qt::NoModifier,
                      Qt::NoScrollPhase, false);
    QCoreApplication::sendEvent(table.window(), &event);
    QTest::qWait(180);
}

void GardenFieldTest::theWheelZoomsAroundThePointer()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.play(80);
    table.settle();
    QQuickItem *plot = table.piecesIn("garden").last();
    const QPointF before = middleOf(table, plot);
    const double unit = unitOf(table);
    wheel(table, before, 240);
    QTRY_VERIFY2(unitOf(table) > unit * 1.2, "The wheel brings nothing nearer.");
    QTRY_VERIFY(QLineF(middleOf(table, plot), before).length() < unit); // at the edge the field stops
    wheel(table, before, -2400);
    QTRY_VERIFY2(std::abs(unitOf(table) - unit) < 0.01, "The wheel doesn't lead back.");
    QTRY_VERIFY(QLineF(middleOf(table, plot), before).length() < 1);
}

void GardenFieldTest::keysAndButtonsZoom()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.takeKeyboard();
    const double unit = unitOf(table);
    table.press(Qt::Key_Plus);
    QVERIFY2(unitOf(table) > unit, "Plus brings nothing nearer.");
    table.press(Qt::Key_Minus);
    QCOMPARE(unitOf(table), unit);
    const QList<QQuickItem *> buttons = TableFixture::itemsOf(table.field(), "FieldButton");
    QCOMPARE(buttons.size(), 3);
    table.click(table.centre(buttons[0]));
    table.click(table.centre(buttons[0]));
    QVERIFY(unitOf(table) > unit * 1.3);
    table.click(table.centre(buttons[2]));
    QCOMPARE(unitOf(table), unit);
}

void GardenFieldTest::aHandMovesTheField()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.play(80);
    table.takeKeyboard();
    for (int step = 0; step < 5; ++step)
        table.press(Qt::Key_Plus);
    table.settle();
    QQuickItem *pond = table.piece("pond");
    const QPointF before = middleOf(table, pond);
    const QRectF field = table.onTable(table.field());
    const QPoint from = table.root()->mapToScene(field.center()).toPoint();
    table.dragTo(from, from + QPoint(-40, 30));
    const auto moved = [&] { return middleOf(table, pond) - before; };
    QTRY_VERIFY2(moved().x() < -15 && moved().y() > 8,
                 qPrintable(QString("Moved by %1, %2").arg(moved().x()).arg(moved().y())));
    table.press(Qt::Key_0);
    QTRY_VERIFY(table.field()->property("zoom").toDouble() == 1);
}

void GardenFieldTest::theKeyboardBringsAPieceIntoSight()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.play(140);
    table.takeKeyboard();
    for (int step = 0; step < 7; ++step)
        table.press(Qt::Key_Plus);
    table.settle();
    int hidden = 0;
    for (QQuickItem *plot : table.piecesIn("garden")) {
        if (plot->property("inSight").toBool())
            continue;
        ++hidden;
        plot->forceActiveFocus();
        QTRY_VERIFY2(plot->property("inSight").toBool(),
                     qPrintable(TableFixture::describe(plot) + " stays out of sight."));
    }
    QVERIFY(hidden > 0);
}

// Zoomed in, a plot is seen as far as the field reaches, and nothing is drawn beside the field.
void GardenFieldTest::theEdgeCutsPlotsWithAllThatStandsOnThem()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    table.play(140);
    table.takeKeyboard();
    table.settle();
    const QRectF field = table.onTable(table.field());
    const auto beside = [&] {
        table.settle();
        const QImage whole = table.program().table().grabFramebuffer();
        return whole.copy(QRectF(0, field.top(), field.left() - 2, field.height()).toRect());
    };
    table.moveTo({1, 1});
    for (int step = 0; step < 4; ++step)
        table.press(Qt::Key_Plus);
    table.settle();
    int cut = 0;
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
        if (!piece->property("hexagonal").toBool() || piece->property("zone") != "garden"
            || !TableFixture::isSeen(piece))
            continue;
        const QRectF seen = table.onTable(piece).intersected(field);
        if (seen.width() < 2 || seen.height() < 2)
            continue;
        QVERIFY2(piece->property("inSight").toBool(), qPrintable(TableFixture::describe(piece) + " is dropped."));
        cut += seen != table.onTable(piece);
    }
    QVERIFY2(cut > 2, "No plot reaches the edge.");
    const auto isSameWithoutZoom = [&] { // once its faces are painted
        const QImage near = beside();
        table.press(Qt::Key_0);
        const QImage far = beside();
        for (int step = 0; step < 4; ++step)
            table.press(Qt::Key_Plus);
        return near == far;
    };
    QTRY_VERIFY2(isSameWithoutZoom(), "Something is drawn beside the field.");
    for (QQuickItem *piece : table.piecesIn("garden"))
        for (const QPointF at :
             {QPointF(field.left() - 4, field.center().y()), QPointF(field.right() + 4, field.center().y())})
            QVERIFY2(!piece->contains(piece->mapFromItem(table.root(), at)), "A plot is clicked beside the field.");
    QCOMPARE(table.warnings(), QStringList());
}

void GardenFieldTest::theReinsOfTheBotsCoverNothing()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "greedy"}, 12);
    table.match().bots()->setPaused(true);
    table.settle();
    QQuickItem *bar = TableFixture::itemsOf(table.root(), "BotBar").value(0);
    QVERIFY(bar && TableFixture::isSeen(bar));
    const QRectF reins = table.onTable(bar);
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem"))
        if (TableFixture::isSeen(piece))
            QVERIFY2(!reins.intersects(table.onTable(piece)),
                     qPrintable(TableFixture::describe(piece) + " is covered."));
    for (QQuickItem *prompt : TableFixture::itemsOf(table.root(), "PromptBar"))
        QVERIFY2(!reins.intersects(table.onTable(prompt)), "The prompt is covered.");
}

void GardenFieldTest::arrowsWalkFromRowToRow()
{
    UserFolder user;
    GardenTable table(user.places());
    const auto hasPlot = [&](int q, int r) {
        return std::ranges::any_of(table.piecesIn("garden"), [&](QQuickItem *plot) {
            return plot->property("place").toInt() == q && plot->property("row").toInt() == r;
        });
    };
    const auto place = [&] {
        return QPoint(table.focused()->property("place").toInt(), table.focused()->property("row").toInt());
    };
    const struct
    {
        Qt::Key key;
        QList<QPoint> to;
    } steps[] = {{Qt::Key_Right, {{1, 0}}},
                 {Qt::Key_Left, {{-1, 0}}},
                 {Qt::Key_Down, {{0, 1}, {-1, 1}}},
                 {Qt::Key_Up, {{0, -1}, {1, -1}}}};
    int walked = 0;
    for (const std::uint64_t seed : {12, 13, 14}) {
        table.dealGarden({"human", "human"}, seed);
        table.play(140);
        table.settle();
        table.takeKeyboard();
        QQuickItem *pond = table.piece("pond");
        QVERIFY(pond);
        for (const auto &step : steps) {
            if (!std::ranges::any_of(step.to, [&](const QPoint &to) { return hasPlot(to.x(), to.y()); }))
                continue;
            pond->forceActiveFocus();
            table.press(step.key);
            if (table.focused()->property("zone") != "garden") // a figure or border stands nearer
                continue;
            QVERIFY2(step.to.contains(place()), qPrintable(QString("%1,%2").arg(place().x()).arg(place().y())));
            ++walked;
        }
    }
    QVERIFY2(walked >= 3, qPrintable(QString::number(walked)));
}

void GardenFieldTest::channelsLieOnBorders()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    for (int move = 0; move < 400 && !table.match().session()->over(); ++move) {
        table.play(1);
        if (std::ranges::count_if(table.piecesIn("channels"),
                                  [](QQuickItem *piece) { return piece->property("kind") == "channel"; })
            >= 2)
            break;
    }
    table.settle();
    const double unit = unitOf(table);
    int channels = 0;
    for (QQuickItem *channel : table.piecesIn("channels")) {
        if (channel->property("kind") != "channel")
            continue;
        ++channels;
        const QPointF at = channel->mapToItem(table.root(), channel->boundingRect().center());
        QList<double> distances;
        for (QQuickItem *plot : table.piecesIn("garden"))
            distances.append(QLineF(at, middleOf(table, plot)).length());
        std::ranges::sort(distances);
        QVERIFY(distances.size() >= 2);
        for (int neighbour = 0; neighbour < 2; ++neighbour)
            QVERIFY2(std::abs(distances[neighbour] - unit / 2) < 2, qPrintable(TableFixture::describe(channel)));
    }
    QVERIFY2(channels > 0, "No channel was ever laid.");
}

void GardenFieldTest::bambooStandsSectionOnSection()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    int tall = 0;
    for (int stage = 0; stage < 20 && tall == 0 && !table.match().session()->over(); ++stage) {
        table.play(20);
        table.settle();
        for (QQuickItem *section : table.piecesIn("bamboo")) {
            const QString id = section->property("pieceId").toString();
            if (!id.endsWith("/2"))
                continue;
            QQuickItem *below = table.piece(id.chopped(1) + "1");
            QVERIFY(below);
            QVERIFY(section->y() < below->y() && section->z() >= below->z());
            QCOMPARE(section->x(), below->x());
            ++tall;
        }
    }
    QVERIFY2(tall > 0, "No bamboo was ever two sections high.");
}

void GardenFieldTest::aComponentThatIsNotInSightHasItsKind()
{
    UserFolder user;
    GardenTable table(user.places());
    table.dealGarden({"human", "human"}, 12);
    QCOMPARE(table.match().facts()->kindOf("plots/green_plot"), "plot"); // all of them are in the stack
    for (const EntryPtr &plot : table.match().session()->game()->data().table("plots").entries()) {
        const QString component = QString::fromStdString("plots/" + plot->id);
        QVERIFY2(!table.match().facts()->faceOf(table.match().facts()->kindOf(component), component).isEmpty(),
                 qPrintable(component));
    }
    QCOMPARE(table.match().facts()->kindOf("rules/dealt_each"), QString()); // is no piece
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(takenoko_field_test, engawa::GardenFieldTest)
#include "field_test.moc"
