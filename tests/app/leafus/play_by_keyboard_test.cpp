#include "core/match/record.h"
#include "leafus_fixture.h"

namespace engawa {

// Whole games of Leafus with no mouse at all.
class LeafusByKeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void solo();
    void hotSeat();
    void anothersSheetIsEnlargedByEnter();

private:
    enum class Way { Tab, Arrows, Digit, Palette };

    void playToTheEnd(LeafusFixture &table, quint32 seed);
    bool playBy(LeafusFixture &table, Way way, std::mt19937 &chance);
    bool stepOnto(LeafusFixture &table, Way way, std::mt19937 &chance);
};

// Walks until a piece that leads on (or a button of the action bar) has the keyboard.
bool LeafusByKeyboardTest::stepOnto(LeafusFixture &table, Way way, std::mt19937 &chance)
{
    static constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    int more = static_cast<int>(chance() % 4); // pieces that are passed over
    for (int step = 0; step < 80; ++step) {
        table.press(way == Way::Tab ? Qt::Key_Tab : arrows[chance() % arrows.size()]);
        QQuickItem *item = table.focused();
        if (!item) // a panel or the menu has it; Tab leads back
            continue;
        const bool leads = (TableFixture::isA(item, "PieceItem") && item->property("legal").toBool())
                           || table.choiceButtons().contains(item);
        if (leads && more-- <= 0)
            return true;
    }
    return false;
}

bool LeafusByKeyboardTest::playBy(LeafusFixture &table, Way way, std::mt19937 &chance)
{
    MatchController &match = table.match();
    switch (way) {
    case Way::Tab:
    case Way::Arrows:
        if (!stepOnto(table, way, chance))
            return false;
        table.press(chance() % 2 ? Qt::Key_Space : Qt::Key_Return);
        return true;
    case Way::Digit:
        if (match.view()->selecting()) { // the actions answer to the digits of their dice
            table.press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(chance() % 6)));
            return true;
        }
        if (match.view()->choices()->rowCount() == 0)
            return false;
        table.press(static_cast<Qt::Key>(
            Qt::Key_1 + static_cast<int>(chance() % static_cast<unsigned>(match.view()->choices()->rowCount()))));
        return true;
    case Way::Palette:
        table.press(Qt::Key_M);
        if (!QTest::qWaitFor([&] {
                return std::ranges::any_of(TableFixture::itemsOf(table.root(), "MovesPalette"),
                                           [](QQuickItem *palette) { return palette->property("opened").toBool(); });
            }))
            return false;
        table.settle(); // its list is filled
        for (unsigned down = chance() % 5; down > 0; --down)
            table.press(Qt::Key_Down);
        table.press(Qt::Key_Return);
        return true;
    }
    return false;
}

void LeafusByKeyboardTest::playToTheEnd(LeafusFixture &table, quint32 seed)
{
    std::mt19937 chance(seed);
    static const QStringList names{"Tab", "arrows", "a digit", "the list of moves"};
    int idle = 0;
    for (int head = -1; !table.match().session()->over();) {
        QVERIFY2(!table.match().view()->curtain(), "There is nothing to hide, and a curtain.");
        const auto way = static_cast<Way>(chance() % 4);
        const QString did = names[static_cast<int>(way)];
        const bool possible = playBy(table, way, chance);
        QVERIFY2(possible || way == Way::Digit || way == Way::Arrows,
                 qPrintable(QString("Nothing can be played by %1: %2 (on %3)")
                                .arg(did, table.match().view()->prompt(), table.whereKeysGo())));
        QTest::qWait(1);
        if (!table.match().session()->over()) {
            QTRY_VERIFY2(table.focused() && table.focused()->isVisible() && table.focused()->isEnabled(),
                         qPrintable("The keyboard is nowhere after " + did));
        }
        const int now = table.match().session()->match()->head().id;
        idle = now == head ? idle + 1 : 0;
        head = now;
        QVERIFY2(idle < 60, qPrintable("Sixty keys lead to no move: " + table.match().view()->prompt()));
    }
    QTRY_VERIFY2(std::ranges::any_of(TableFixture::itemsOf(table.root(), "EndScreen"),
                                     [](QQuickItem *end) { return end->property("opened").toBool(); }),
                 "The end screen isn't shown.");
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->state() == table.match().session()->match()->state(), "The record on disk isn't the match.");
}

void LeafusByKeyboardTest::solo()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 8);
    playToTheEnd(table, 21);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusByKeyboardTest::hotSeat()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human"}, 9);
    playToTheEnd(table, 22);
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusByKeyboardTest::anothersSheetIsEnlargedByEnter()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human", "human"}, 9);
    QQuickItem *board = TableFixture::itemsOf(table.root(), "LeafusTable").value(0);
    QVERIFY(board);
    const int near = board->property("shownSeat").toInt();
    QQuickItem *label = nullptr;
    for (QQuickItem *sheet : TableFixture::itemsOf(board, "OtherSheet"))
        label = TableFixture::itemsOf(sheet, "SeatTitle").value(0);
    QVERIFY(label);
    for (int step = 0; step < 60 && table.focused() != label; ++step)
        table.press(Qt::Key_Tab);
    QVERIFY2(table.focused() == label, "Tab doesn't reach the other player's name.");
    table.press(Qt::Key_Return);
    QTRY_VERIFY2(board->property("shownSeat").toInt() != near, "Enter doesn't enlarge the sheet.");
    table.press(Qt::Key_Tab);
    QTRY_COMPARE(board->property("shownSeat").toInt(), near);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(leafus_play_by_keyboard_test, engawa::LeafusByKeyboardTest)
#include "play_by_keyboard_test.moc"
