#include "tests/app/table/look.h"
#include "tests/app/table/picture.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// Pictures of everything a player sees, for people to judge; the test only makes sure that they show something.
class MomijiScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();

private:
    void shoot(TableFixture &table, const QString &name);
    void home(TableFixture &table);
    void tables(TableFixture &table);
    void overlays(TableFixture &table);

    QString m_suffix;
};

void MomijiScreenshotsTest::shoot(TableFixture &table, const QString &name)
{
    keepPicture(table, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(name, m_suffix));
}

void MomijiScreenshotsTest::pictures_data()
{
    addRows({{.name = "100"},
             {.name = "200", .textScale = 200},
             {.name = "dark", .dark = true},
             {.name = "large", .size = {1920, 1080}}});
}

void MomijiScreenshotsTest::pictures()
{
    QFETCH(Look, look);
    m_suffix = look.name;
    UserFolder user;
    TableFixture table(user.places(), look.size);
    wear(look, table.settings());
    home(table);
    tables(table);
    overlays(table);
    QCOMPARE(table.warnings(), QStringList());
}

void MomijiScreenshotsTest::home(TableFixture &table)
{
    table.program().pages().showHome();
    shoot(table, "home");
    table.library().setUp("momiji");
    shoot(table, "setup");
    table.library().closeForm();
}

void MomijiScreenshotsTest::tables(TableFixture &table)
{
    const QStringList every{"squirrel", "golden_leaves", "ancient_garden"};
    for (int players = 2; players <= 4; ++players) {
        table.deal({.mode = "first_game", .players = QStringList(players, "human"), .seed = 12});
        table.playAhead(24 * players);
        table.match().view()->liftCurtain();
        shoot(table, QString("table-%1").arg(players));
    }
    table.deal({.mode = "first_game", .players = QStringList(4, "human"), .seed = 13, .modules = every});
    table.playAhead(90);
    table.match().view()->liftCurtain();
    shoot(table, "table-4-modules");
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 12});
    table.match().view()->liftCurtain();
    shoot(table, "draft");
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "autumn_colors"});
    table.playAhead(14);
    shoot(table, "solo");
}

void MomijiScreenshotsTest::overlays(TableFixture &table)
{
    table.deal({.mode = "first_game", .players = {"human", "human"}, .seed = 12});
    shoot(table, "curtain");
    table.playAhead(20);
    table.match().view()->liftCurtain();
    table.settle();
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem"))
        if (piece->property("zone") == "objectives") {
            table.bringInSight(piece);
            table.moveTo(table.freePoint(piece).value_or(QPoint()));
            break;
        }
    QTRY_VERIFY2(table.hoverCardIsShown(), "No card comes over the table although an objective is pointed at.");
    shoot(table, "hover");
    table.moveTo({2, 2});
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem"))
        if (!piece->property("legal").toBool() && table.freePoint(piece)) {
            table.click(*table.freePoint(piece));
            break;
        }
    shoot(table, "refusal");
    table.match().view()->clearRefusal();
    table.program().pages().showMoves();
    shoot(table, "moves");
    table.press(Qt::Key_Escape);
    table.program().pages().showRules();
    shoot(table, "rulebook");
    table.press(Qt::Key_Escape);
    table.match().session()->showMove(5);
    shoot(table, "replay");
    table.match().session()->leaveReplay();
    table.playAhead(2000);
    QVERIFY(table.match().session()->over());
    QTRY_VERIFY2(table.endIsShown(), "The end screen isn't shown.");
    shoot(table, "end");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(momiji_window_screenshots_test, engawa::MomijiScreenshotsTest)
#include "screenshots_test.moc"
