#include "kimono_window.h"

namespace engawa {

// Whole games with no mouse at all, in every mode.
class KimonoKeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeGame_data();
    void wholeGame();
    void aWildSeamIsNamedByDigits();

private:
    bool stepOnto(KimonoWindow &table, std::mt19937 &chance);
    bool playByPalette(KimonoWindow &table, std::mt19937 &chance);
};

// Walks until a piece that leads on, or a button of the action bar, has the keyboard.
bool KimonoKeyboardTest::stepOnto(KimonoWindow &table, std::mt19937 &chance)
{
    static constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    const bool byTab = chance() % 2;
    int more = static_cast<int>(chance() % 3); // that are passed over
    for (int step = 0; step < 120; ++step) {
        table.press(byTab || step > 60 ? Qt::Key_Tab : arrows[chance() % arrows.size()]);
        QQuickItem *item = table.focused();
        const bool leads = item
                           && ((TableFixture::isA(item, "PieceItem") && item->property("legal").toBool())
                               || table.choiceButtons().contains(item));
        if (leads && more-- <= 0)
            return true;
    }
    return false;
}

bool KimonoKeyboardTest::playByPalette(KimonoWindow &table, std::mt19937 &chance)
{
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

void KimonoKeyboardTest::wholeGame_data()
{
    QTest::addColumn<int>("turns");
    QTest::addRow("basic") << 28;
    QTest::addRow("expert") << 26;
    QTest::addRow("solo") << 12;
}

void KimonoKeyboardTest::wholeGame()
{
    QFETCH(int, turns);
    const QString mode = QTest::currentDataTag();
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal(mode, KimonoWindow::people(mode), 9);
    std::mt19937 chance(22);
    int idle = 0;
    for (int head = -1; !table.match().session()->over();) {
        if (table.match().view()->curtain()) {
            QTRY_VERIFY(table.curtainButton());
            table.press(Qt::Key_Return);
            QTRY_VERIFY2(!table.match().view()->curtain(),
                         qPrintable("Enter doesn't lift the curtain: " + table.whereKeysGo()));
        } else if (chance() % 3 == 0) {
            QVERIFY2(playByPalette(table, chance), "The list of moves doesn't open.");
        } else {
            QVERIFY2(stepOnto(table, chance),
                     qPrintable("No key leads to a legal piece: " + table.match().view()->prompt() + " (on "
                                + table.whereKeysGo() + ")"));
            table.press(chance() % 2 ? Qt::Key_Space : Qt::Key_Return);
        }
        QTest::qWait(1);
        const int now = table.match().session()->match()->head().id;
        idle = now == head ? idle + 1 : 0;
        head = now;
        QVERIFY2(idle < 60, qPrintable("Sixty keys lead to no move: " + table.match().view()->prompt()));
    }
    QCOMPARE(table.position()["turns"].get<int>(), turns);
    QTRY_VERIFY2(table.endIsShown(), "The end screen isn't shown.");
    QCOMPARE(table.warnings(), QStringList());
}

// The seam itself can be chosen; then every kind has its digit.
void KimonoKeyboardTest::aWildSeamIsNamedByDigits()
{
    UserFolder user;
    KimonoWindow table(user.places());
    for (quint64 seed = 1; seed < 30; ++seed) {
        table.deal("basic", {"human", "human"}, seed);
        table.playTo("name", static_cast<quint32>(seed));
        if (!table.match().session()->over())
            break;
    }
    QCOMPARE(table.phase(), "name");
    QVERIFY(table.piece("seam"));
    table.piece("seam")->forceActiveFocus();
    table.press(Qt::Key_Return);
    QVERIFY(table.match().view()->selecting());
    const int kinds = table.match().view()->choices()->rowCount();
    QCOMPARE(kinds, table.match().view()->moves()->rowCount());
    const int head = table.match().session()->match()->head().id;
    table.press(static_cast<Qt::Key>(Qt::Key_0 + kinds)); // the last: the cat
    QVERIFY(table.match().session()->match()->head().id != head);
    QVERIFY(table.phase() != "name");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_keyboard_test, engawa::KimonoKeyboardTest)
#include "keyboard_test.moc"
