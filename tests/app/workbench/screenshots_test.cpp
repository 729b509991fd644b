#include <QDir>

#include "tests/app/table/picture.h"
#include "workbench_fixture.h"

namespace engawa {

// Pictures of what a designer sees, for people to judge; the test only makes sure that they show something.
class ScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();

private:
    void shoot(WorkbenchFixture &bench, const QString &name);

    QString m_suffix;
};

void ScreenshotsTest::initTestCase()
{
    QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS));
}

void ScreenshotsTest::shoot(WorkbenchFixture &bench, const QString &name)
{
    keepPicture(bench, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(m_suffix, name));
}

void ScreenshotsTest::pictures_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textScale");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::newRow("small") << QSize(1280, 800) << 100 << false << "en";
    QTest::newRow("large") << QSize(1600, 1000) << 100 << false << "en";
    QTest::newRow("dark") << QSize(1600, 1000) << 100 << true << "en";
    QTest::newRow("ja") << QSize(1280, 800) << 100 << false << "ja";
    QTest::newRow("ja-dark") << QSize(1600, 1000) << 100 << true << "ja";
    QTest::newRow("small-200") << QSize(1280, 800) << 200 << false << "en";
    QTest::newRow("large-200") << QSize(1600, 1000) << 200 << true << "en";
}

void ScreenshotsTest::pictures()
{
    QFETCH(QSize, size);
    QFETCH(int, textScale);
    QFETCH(bool, dark);
    QFETCH(QString, language);
    m_suffix = QTest::currentDataTag();
    UserFolder user;
    WorkbenchFixture bench(user.places(), size);
    bench.settings().setLanguage(language);
    bench.settings().setTextScale(textScale);
    bench.settings().setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
    bench.open({.mode = "first_game", .players = {"human", "human"}, .seed = 12, .modules = {}, .scenario = {}});
    bench.playAhead(24);
    bench.match().view()->liftCurtain();
    QCOMPARE(bench.program().window().size(), size);
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
