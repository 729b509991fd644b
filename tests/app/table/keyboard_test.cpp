#include <QDialog>

#include "app/match/rulebook_model.h"
#include "keyboard_player.h"
#include "table_subject.h"

namespace engawa {

// Where the keyboard is after pages and dialogs.
class KeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void homeAndRulebook();
    void whatWasClosedLeavesNoCardOnTheTable();
};

// From the table to the home page, into a new game, and the rulebook there and back.
void KeyboardTest::homeAndRulebook()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 8, .scenario = "meditation"});
    KeyboardPlayer player(table, 0);
    table.press(Qt::Key_F1);
    const auto rulebook = [&] { return TableFixture::itemsOf(table.root(), "RulebookPage").value(0); };
    QTRY_VERIFY2(rulebook() && rulebook()->property("opened").toBool(), "F1 doesn't open the rulebook.");
    player.checkFocus("F1");
    table.type("acorn");
    QQuickItem *page = rulebook();
    QTRY_VERIFY2(page->property("rulebook").value<RulebookModel *>()->hits() > 0,
                 "Typing in the rulebook searches nothing.");
    table.press(Qt::Key_Escape);
    table.settle();
    if (page->property("opened").toBool()) // the first may only clear the search
        table.press(Qt::Key_Escape);
    QTRY_VERIFY2(!page->property("opened").toBool(), "Esc doesn't close the rulebook.");
    player.checkFocus("Esc in the rulebook");
    table.press(Qt::Key_Home, Qt::AltModifier);
    QTRY_VERIFY(table.root()->property("home").toBool());
    table.settle();
    player.checkFocus("going home");
    QStringList seen;
    for (int step = 0; step < 12; ++step) {
        table.press(Qt::Key_Tab);
        QVERIFY2(QApplication::focusWidget(), "The keyboard is nowhere after Tab on the home page.");
        seen.append(
            QString::number(table.focused() ? quintptr(table.focused()) : quintptr(QApplication::focusWidget()), 16));
    }
    seen.removeDuplicates();
    QVERIFY2(seen.size() >= 3, "Tab reaches nearly nothing on the home page.");
    table.press(Qt::Key_N, Qt::ControlModifier);
    QTRY_VERIFY(table.library().form());
    table.settle();
    player.checkFocus("Ctrl+N");
    QCOMPARE(table.warnings(), QStringList());
}

// Whoever walks to a piece sees its card; whoever comes back to it from elsewhere has seen it.
void KeyboardTest::whatWasClosedLeavesNoCardOnTheTable()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 8, .scenario = "meditation"});
    const auto onPiece = [&] { return TableFixture::isA(table.focused(), "PieceItem"); };
    const auto cardComes = [&] {
        return std::ranges::any_of(TableFixture::itemsOf(table.root(), "HoverCard"), [](QQuickItem *card) {
            return card->property("coming").toBool() || card->property("shown").toBool();
        });
    };
    table.moveTo({1, 1});
    for (int step = 0; step < 20 && !onPiece(); ++step)
        table.press(Qt::Key_Right);
    QVERIFY(onPiece());
    QTRY_VERIFY(table.hoverCardIsShown());
    table.press(Qt::Key_Escape);
    QTRY_VERIFY(!cardComes());
    QQuickItem *const piece = table.focused();

    table.press(Qt::Key_F1);
    const auto rulebook = [&] { return TableFixture::itemsOf(table.root(), "RulebookPage").value(0); };
    QTRY_VERIFY(rulebook() && rulebook()->property("opened").toBool());
    QTRY_VERIFY(table.focused() != piece);
    table.press(Qt::Key_Escape);
    QTRY_COMPARE(table.focused(), piece);
    QVERIFY2(!cardComes(), "Closing the rulebook opens the card of the piece that has the keyboard.");

    QDialog dialog(&table.program().window());
    dialog.open();
    QVERIFY(QTest::qWaitForWindowActive(&dialog));
    dialog.close();
    table.program().window().activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(table.window()));
    QTRY_COMPARE(table.focused(), piece);
    QVERIFY2(!cardComes(), "Closing a dialog opens the card of the piece that has the keyboard.");
    table.press(Qt::Key_Left);
    QTRY_VERIFY2(table.focused() == piece || cardComes(), "The next piece has no card.");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_keyboard_test, engawa::KeyboardTest)
#include "keyboard_test.moc"
