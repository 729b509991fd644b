#include "garden_table.h"
#include "tests/app/table/look.h"
#include "tests/app/table/picture.h"
#include "tests/app/workbench/workbench_fixture.h"

namespace engawa {

// Pictures of Takenoko as players see it, for people to judge.
class TakenokoScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();
    void weathers();
    void greyScale();
    void workbench_data();
    void workbench();

private:
    void shoot(TableFixture &table, const QString &name);
    void tables(GardenTable &table);
    void overlays(GardenTable &table);

    QString m_suffix;
};

void TakenokoScreenshotsTest::shoot(TableFixture &table, const QString &name)
{
    keepPicture(table, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(name, m_suffix));
}

void TakenokoScreenshotsTest::pictures_data()
{
    addRows({{.name = "100"},
             {.name = "200", .textScale = 200},
             {.name = "dark", .dark = true},
             {.name = "ja", .size = {1600, 1000}, .language = "ja"},
             {.name = "large", .size = {1920, 1080}}});
}

void TakenokoScreenshotsTest::pictures()
{
    QFETCH(Look, look);
    m_suffix = look.name;
    UserFolder user;
    GardenTable table(user.places(), look.size);
    wear(look, table.settings());
    tables(table);
    overlays(table);
    QCOMPARE(table.warnings(), QStringList());
}

void TakenokoScreenshotsTest::tables(GardenTable &table)
{
    for (int players = 2; players <= 4; ++players) {
        table.dealGarden(QStringList(players, "human"), 12);
        if (players == 2) {
            table.match().view()->liftCurtain();
            shoot(table, "dealt");
        }
        table.play(60 * players);
        shoot(table, QString("table-%1").arg(players));
    }
    table.dealGarden({"human", "human"}, 12);
    table.play(30);
    for (int tries = 0; tries < 60 && !table.playNotation("plots"); ++tries)
        table.play(1);
    shoot(table, "drawn");
    if (!table.piecesIn("drawn").isEmpty()) {
        table.match().view()->click(table.piecesIn("drawn").first()->property("pieceId").toString());
        shoot(table, "laying");
        table.match().view()->cancel();
    }
}

void TakenokoScreenshotsTest::overlays(GardenTable &table)
{
    table.dealGarden({"human", "human", "human"}, 21);
    shoot(table, "curtain");
    table.play(90);
    for (int tries = 0; tries < 60 && !(table.piece("panda") && table.piece("panda")->property("legal").toBool());
         ++tries)
        table.play(1);
    table.match().view()->click("panda");
    shoot(table, "targets");
    table.match().view()->cancel();
    const QString hand = QString("hand.%1").arg(table.match().view()->viewer());
    table.settle();
    for (QQuickItem *card : table.piecesIn(hand))
        if (const auto at = table.freePoint(card)) {
            table.moveTo(*at);
            break;
        }
    QTRY_VERIFY2(table.hoverCardIsShown(), "No card comes over the table although an objective is pointed at.");
    shoot(table, "hover");
    table.moveTo({2, 2});
    table.setRule("objectives_3", 1);
    table.setRule("round_limit", 1);
    table.play(400);
    QVERIFY(table.match().session()->over());
    QTRY_VERIFY2(table.endIsShown(), "The end screen isn't shown.");
    shoot(table, "end");
}

// The light of every weather.
void TakenokoScreenshotsTest::weathers()
{
    m_suffix = "100";
    UserFolder user;
    GardenTable table(user.places());
    QStringList seen;
    for (quint64 seed = 1; seed < 12 && seen.size() < 6; ++seed) {
        table.dealGarden({"human", "human"}, seed);
        table.play(16);
        for (int move = 0; move < 80 && seen.size() < 6 && !table.match().session()->over(); ++move) {
            table.play(1);
            QString weather = table.piece("weather")
                                  ? table.piece("weather")->property("component").toString().section('/', 1)
                                  : QString();
            if (weather.isEmpty() || seen.contains(weather))
                continue;
            seen.append(weather);
            shoot(table, "weather-" + weather);
        }
    }
    QCOMPARE(seen.size(), 6);
    QCOMPARE(table.warnings(), QStringList());
}

// Nothing is told by colour alone.
void TakenokoScreenshotsTest::greyScale()
{
    m_suffix = "grey";
    UserFolder user;
    GardenTable table(user.places(), {1600, 1000});
    table.dealGarden({"human", "human"}, 12);
    table.play(120);
    shoot(table, "table-2");
    const QString path = QString(ENGAWA_SCREENSHOTS "/table-2-grey.png");
    QVERIFY(QImage(path).convertToFormat(QImage::Format_Grayscale8).save(path));
}

void TakenokoScreenshotsTest::workbench_data()
{
    addRows({{.name = "light", .size = {1600, 1000}}, {.name = "dark", .size = {1600, 1000}, .dark = true}});
}

// A pattern in the inspector's painter, and the garden laid open for setting up a position.
void TakenokoScreenshotsTest::workbench()
{
    QFETCH(Look, look);
    m_suffix = look.name;
    UserFolder user;
    WorkbenchFixture bench(user.places(), look.size);
    wear(look, bench.settings());
    bench.open({.mode = "standard", .players = {"human", "human"}, .seed = 12, .game = "takenoko"});
    bench.playAhead(60);
    bench.match().view()->liftCurtain();
    bench.goToCell("plot_objectives/pink_yellow_diamond", "/pattern");
    shoot(bench, "bench-pattern");
    bench.trigger(command::editPosition);
    shoot(bench, "bench-position");
    bench.match().view()->click("panda");
    shoot(bench, "bench-panda");
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(takenoko_screenshots_test, engawa::TakenokoScreenshotsTest)
#include "screenshots_test.moc"
