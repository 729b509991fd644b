#include <random>

#include "core/match/record.h"
#include "table_fixture.h"
#include "table_main.h"

namespace engawa {

// Whole games with no mouse at all.
class PlayByKeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void solo();
    void hotSeat();
    void homeAndRulebook();

private:
    enum class Way { Tab, Arrows, Digit, Palette };

    void playToTheEnd(TableFixture &table, quint32 seed);
    bool playBy(TableFixture &table, Way way, std::mt19937 &chance);
    bool stepOnto(TableFixture &table, Way way, std::mt19937 &chance);
    void checkFocus(TableFixture &table, const QString &after);
};

// The keyboard is on something that is seen, in the window.
void PlayByKeyboardTest::checkFocus(TableFixture &table, const QString &after)
{
    QQuickItem *item = table.focused();
    QVERIFY2(item, qPrintable("The keyboard is nowhere after " + after));
    QVERIFY2(item->isVisible() && item->isEnabled(),
             qPrintable(QString("The keyboard is on a hidden %1 after %2").arg(item->metaObject()->className(), after)));
    QVERIFY2(table.program().table().hasFocus(), qPrintable("The table lost the keyboard after " + after));
}

// Walks until a piece that leads on (or a button of the action bar) has the keyboard.
bool PlayByKeyboardTest::stepOnto(TableFixture &table, Way way, std::mt19937 &chance)
{
    static constexpr std::array arrows{Qt::Key_Left, Qt::Key_Right, Qt::Key_Up, Qt::Key_Down};
    int more = static_cast<int>(chance() % 4); // pieces that are passed over
    for (int step = 0; step < 80; ++step) {
        table.press(way == Way::Tab ? Qt::Key_Tab : arrows[chance() % arrows.size()]);
        QQuickItem *item = table.focused();
        if (!item) // a panel or the menu has it; Tab leads back
            continue;
        const bool leads = (TableFixture::isA(item, "PieceItem") && item->property("legal").toBool()) ||
                           table.choiceButtons().contains(item);
        if (leads && more-- <= 0)
            return true;
    }
    return false;
}

bool PlayByKeyboardTest::playBy(TableFixture &table, Way way, std::mt19937 &chance)
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
        if (match.choices()->rowCount() == 0)
            return false;
        table.press(static_cast<Qt::Key>(Qt::Key_1 + static_cast<int>(chance() % static_cast<unsigned>(match.choices()->rowCount()))));
        return true;
    case Way::Palette:
        table.press(Qt::Key_M);
        if (!QTest::qWaitFor([&] {
                return std::ranges::any_of(TableFixture::itemsOf(table.root(), "MovesPalette"),
                                           [](QQuickItem *palette) { return palette->property("opened").toBool(); });
            }))
            return false;
        for (unsigned down = chance() % 5; down > 0; --down)
            table.press(Qt::Key_Down);
        table.press(Qt::Key_Return);
        return true;
    }
    return false;
}

void PlayByKeyboardTest::playToTheEnd(TableFixture &table, quint32 seed)
{
    std::mt19937 chance(seed);
    static const QStringList names{"Tab", "arrows", "a digit", "the list of moves"};
    int idle = 0;
    for (int head = -1; !table.match().over();) {
        QString did = "Enter on the curtain";
        if (table.match().curtain()) {
            QTRY_VERIFY(table.curtainButton());
            table.press(Qt::Key_Return);
            QVERIFY2(!table.match().curtain(), qPrintable("Enter doesn't lift the curtain: the keyboard is on " + table.whereKeysGo()));
        } else {
            const auto way = static_cast<Way>(chance() % 4);
            did = names[static_cast<int>(way)];
            const bool possible = playBy(table, way, chance);
            QVERIFY2(possible || way == Way::Digit || way == Way::Arrows,
                     qPrintable(QString("Nothing can be played by %1: %2 (on %3)")
                                    .arg(did, table.match().prompt(),
                                         table.whereKeysGo())));
        }
        QTest::qWait(1);
        if (!table.match().over())
            checkFocus(table, did);
        if (QTest::currentTestFailed())
            return;
        const int now = table.match().match()->head().id;
        idle = now == head ? idle + 1 : 0;
        head = now;
        QVERIFY2(idle < 60, qPrintable("Sixty keys lead to no move: " + table.match().prompt()));
    }
    QTRY_VERIFY2(std::ranges::any_of(TableFixture::itemsOf(table.root(), "EndScreen"),
                                     [](QQuickItem *end) { return end->property("opened").toBool(); }),
                 "The end screen isn't shown.");
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->state() == table.match().match()->state(), "The record on disk isn't the match.");
    QTRY_VERIFY2(table.focused() && TableFixture::isA(table.focused(), "PaperButton"), "The end screen has no focused button.");
    table.press(Qt::Key_Escape); // looks at the table
    QTRY_VERIFY(std::ranges::none_of(TableFixture::itemsOf(table.root(), "EndScreen"),
                                     [](QQuickItem *end) { return end->property("opened").toBool(); }));
    checkFocus(table, "the end screen");
}

void PlayByKeyboardTest::solo()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 8, .scenario = "meditation"});
    playToTheEnd(table, 21);
    QCOMPARE(table.warnings(), QStringList());
}

void PlayByKeyboardTest::hotSeat()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 9});
    playToTheEnd(table, 22);
    QCOMPARE(table.warnings(), QStringList());
}

// From the table to the home page, into a new game, and the rulebook there and back.
void PlayByKeyboardTest::homeAndRulebook()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 8, .scenario = "meditation"});
    table.press(Qt::Key_F1);
    const auto rulebook = [&] { return TableFixture::itemsOf(table.root(), "RulebookPage").value(0); };
    QTRY_VERIFY2(rulebook() && rulebook()->property("opened").toBool(), "F1 doesn't open the rulebook.");
    checkFocus(table, "F1");
    table.type("acorn");
    QQuickItem *page = rulebook();
    QTRY_VERIFY2(page->property("rulebook").value<RulebookModel *>()->hits() > 0, "Typing in the rulebook searches nothing.");
    table.press(Qt::Key_Escape);
    QTest::qWait(50);
    if (page->property("opened").toBool()) // the first may only clear the search
        table.press(Qt::Key_Escape);
    QTRY_VERIFY2(!page->property("opened").toBool(), "Esc doesn't close the rulebook.");
    checkFocus(table, "Esc in the rulebook");
    table.press(Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(table.root()->property("home").toBool());
    QTest::qWait(50);
    checkFocus(table, "going home");
    QStringList seen;
    for (int step = 0; step < 12; ++step) {
        table.press(Qt::Key_Tab);
        QVERIFY2(QApplication::focusWidget(), "The keyboard is nowhere after Tab on the home page.");
        seen.append(QString::number(table.focused() ? quintptr(table.focused()) : quintptr(QApplication::focusWidget()), 16));
    }
    seen.removeDuplicates();
    QVERIFY2(seen.size() >= 3, "Tab reaches nearly nothing on the home page.");
    table.press(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(table.library().form());
    QTest::qWait(50);
    checkFocus(table, "Ctrl+N");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_MAIN(engawa::PlayByKeyboardTest)
#include "play_by_keyboard_test.moc"
