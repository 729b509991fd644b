#include "tests/app/table/look.h"
#include "tests/app/table/picture.h"
#include "workbench_fixture.h"

namespace engawa {

// Pictures of what a designer sees, for people to judge; the test only makes sure that they show something.
class ScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();

private:
    void shoot(WorkbenchFixture &bench, const QString &name);

    QString m_suffix;
};

void ScreenshotsTest::shoot(WorkbenchFixture &bench, const QString &name)
{
    keepPicture(bench, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(m_suffix, name));
}

void ScreenshotsTest::pictures_data()
{
    addRows({{.name = "small"},
             {.name = "large", .size = {1600, 1000}},
             {.name = "dark", .size = {1600, 1000}, .dark = true},
             {.name = "ja", .language = "ja"},
             {.name = "ja-dark", .size = {1600, 1000}, .dark = true, .language = "ja"},
             {.name = "small-200", .textScale = 200},
             {.name = "large-200", .size = {1600, 1000}, .textScale = 200, .dark = true}});
}

void ScreenshotsTest::pictures()
{
    QFETCH(Look, look);
    m_suffix = look.name;
    UserFolder user;
    WorkbenchFixture bench(user.places(), look.size);
    wear(look, bench.settings());
    bench.open({.mode = "first_game", .players = {"human", "human"}, .seed = 12, .modules = {}, .scenario = {}});
    bench.playAhead(24);
    bench.match().view()->liftCurtain();
    QCOMPARE(bench.program().window().size(), look.size);
    shoot(bench, "01-design");
    const PieceRow card = bench.pieceOf("leaf_cards");
    if (!card.id.isEmpty()) {
        bench.enter(card.component, "/value", "7");
        bench.goToCell(card.component, "/value");
        shoot(bench, "02-changed");
    }
    bench.enter("leaf_cards/green_2", "/value", "many");
    bench.program().window().panels().open("problems");
    shoot(bench, "03-broken");
    bench.document().steps().undo();
    for (const char *panel : {"rules", "formulas", "texts"}) {
        bench.program().window().panels().open(panel);
        shoot(bench, QString("04-") + panel);
    }
    for (const char *panel : {"changes", "history", "log", "notes"}) {
        bench.program().window().panels().open(panel);
        shoot(bench, QString("05-") + panel);
    }
    bench.program().table().setFocus();
    bench.press(Qt::Key_N);
    bench.type("Too strong");
    shoot(bench, "06-note");
    bench.press(Qt::Key_Return);
    bench.trigger(command::editPosition);
    shoot(bench, "07-position");
    bench.document().steps().setClean();
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_screenshots_test, engawa::ScreenshotsTest)
#include "screenshots_test.moc"
