#include "lab_fixture.h"
#include "tests/app/table/look.h"
#include "tests/app/table/picture.h"

namespace engawa {

// Pictures of the lab, for people to judge; the test only makes sure that they show something.
class LabScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();
};

void LabScreenshotsTest::pictures_data()
{
    addRows({{.name = "small"},
             {.name = "large", .size = {1600, 1000}},
             {.name = "dark", .size = {1600, 1000}, .dark = true},
             {.name = "ja", .size = {1600, 1000}, .language = "ja"},
             {.name = "large-150", .size = {1600, 1000}, .textScale = 150}});
}

void LabScreenshotsTest::pictures()
{
    QFETCH(Look, look);
    UserFolder user;
    LabFixture bench(user.places(), look.size);
    wear(look, bench.settings());
    bench.settle();
    const auto shoot = [&](const char *name) {
        keepPicture(bench, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(look.name, QString(name)));
    };
    shoot("01-form");
    bench.enter("leaf_cards/red_2", "/value", "9");
    LabChoice choice = bench.lab().form().choice();
    choice.deals = 512;
    bench.lab().form().setChoice(choice);
    bench.trigger(command::tryChange);
    QTRY_VERIFY_WITH_TIMEOUT(bench.runner().isDone(), patience);
    bench.settle();
    shoot("02-comparison");
    for (const char *page : {"overview", "seats", "components", "length", "lead"}) {
        bench.shown(page);
        shoot(qPrintable(QString("03-%1").arg(page)));
    }
    FigurePage &seats = bench.shown("seats");
    seats.watch(0);
    QTRY_VERIFY_WITH_TIMEOUT(!bench.match().session()->trial().isEmpty(), patience);
    shoot("04-game");
    bench.match().session()->endTrial();
    bench.document().steps().setClean();
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(lab_panel_screenshots_test, engawa::LabScreenshotsTest)
#include "screenshots_test.moc"
