#include "app/pages/table_picture.h"
#include "leafus_fixture.h"
#include "tests/app/table/look.h"
#include "tests/app/table/picture.h"

namespace engawa {

// Pictures of the drawing board, for people to judge; the test only makes sure that they show something.
class LeafusScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();

private:
    void shoot(LeafusFixture &table, const QString &name);

    QString m_suffix;
};

void LeafusScreenshotsTest::shoot(LeafusFixture &table, const QString &name)
{
    keepPicture(table, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(name, m_suffix));
}

void LeafusScreenshotsTest::pictures_data()
{
    addRows({{.name = "100"},
             {.name = "200", .textScale = 200},
             {.name = "dark-ja", .dark = true, .language = "ja"},
             {.name = "large", .size = {1920, 1080}}});
}

void LeafusScreenshotsTest::pictures()
{
    QFETCH(Look, look);
    m_suffix = look.name;
    UserFolder user;
    LeafusFixture table(user.places(), look.size);
    wear(look, table.settings());
    for (const int players : {1, 2, 3, 4, 5}) {
        table.dealLeafus(QStringList(players, "human"), 12);
        table.playMoves(34 * players, 3);
        shoot(table, QString("table-%1").arg(players));
    }
    // Dice on their actions, and two that could become one.
    table.dealLeafus({"human", "human"}, 12);
    table.playMoves(60, 3);
    std::mt19937 chance(9);
    table.playAhead([&, left = 60](const Match &now, const MoveList &legal) mutable {
        const bool isThere = LeafusFixture::movesWith(now, legal, {"wish "}).size() > 3;
        return left-- > 0 && !isThere ? LeafusFixture::sensible(now, legal, chance) : std::nullopt;
    });
    const QStringList assigns = table.notations().filter("assign ");
    if (!assigns.isEmpty())
        table.play(assigns.front());
    table.settle();
    for (QQuickItem *die : table.piecesOf("die", "dice"))
        if (die->property("legal").toBool()) {
            table.match().view()->click(die->property("pieceId").toString());
            break;
        }
    shoot(table, "assigning");
    table.match().view()->cancel();
    // Somebody is asked to use a reservation.
    table.dealLeafus({"human", "human", "human"}, 21);
    table.playToAReservation(chance);
    QVERIFY2(table.asksForReservation(), "Nobody is ever asked.");
    shoot(table, "reservation");
    table.program().pages().showRules();
    shoot(table, "rulebook");
    table.press(Qt::Key_Escape);
    table.playMoves(3000, 4);
    QVERIFY(table.match().session()->over());
    QTRY_VERIFY2(table.endIsShown(), "The end screen isn't shown.");
    shoot(table, "end");
    table.press(Qt::Key_Escape);
    QTRY_VERIFY2(!table.endIsShown(), "The end screen stays.");
    shoot(table, "final-sheets");
    const QString saved = QString(ENGAWA_SCREENSHOTS "/saved-%1.png").arg(m_suffix);
    QFile::remove(saved);
    table.program().picture().save(saved);
    QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(saved), 60000);
    // Another player's sheet under the mouse, then another tree.
    table.dealLeafus({"human", "human", "human"}, 12);
    table.playMoves(90, 3);
    table.settle();
    QQuickItem *other = TableFixture::itemsOf(table.root(), "OtherSheet").value(0);
    table.bringInSight(other);
    table.moveTo(table.centre(other));
    QTRY_VERIFY2(other->property("enlarged").toBool(), "The sheet under the mouse stays small.");
    shoot(table, "enlarged");
    table.moveTo({4, 4});
    table.dealLeafus({"human", "human"}, 12, "old_ginkgo");
    table.playMoves(60, 3);
    shoot(table, "old-ginkgo");
    table.program().pages().showHome();
    shoot(table, "home");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(leafus_screenshots_test, engawa::LeafusScreenshotsTest)
#include "screenshots_test.moc"
