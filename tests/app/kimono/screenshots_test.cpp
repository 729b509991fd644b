#include "kimono_window.h"
#include "tests/app/table/look.h"
#include "tests/app/table/picture.h"

namespace engawa {

// Pictures of Kimono Memories, for people to judge; the test only makes sure that they show something.
class KimonoScreenshotsTest : public QObject
{
    Q_OBJECT

private slots:
    void pictures_data();
    void pictures();

private:
    void shoot(KimonoWindow &table, const QString &name);

    QString m_suffix;
};

void KimonoScreenshotsTest::shoot(KimonoWindow &table, const QString &name)
{
    keepPicture(table, QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(name, m_suffix),
                m_suffix == "grey" ? QImage::Format_Grayscale8 : QImage::Format_RGB32);
}

void KimonoScreenshotsTest::pictures_data()
{
    addRows({{.name = "100"},
             {.name = "200", .textScale = 200},
             {.name = "dark", .dark = true},
             {.name = "ja", .language = "ja"},
             {.name = "grey"},
             {.name = "large", .size = {1900, 1150}},
             {.name = "4k", .size = {3840, 2160}, .textScale = 200}});
}

void KimonoScreenshotsTest::pictures()
{
    QFETCH(Look, look);
    m_suffix = look.name;
    UserFolder user;
    KimonoWindow table(user.places(), look.size);
    wear(look, table.settings());
    for (const char *mode : {"basic", "expert", "solo"}) {
        table.deal(mode, KimonoWindow::people(mode), 12);
        table.play(4);
        table.playTo("take");
        shoot(table, QString(mode) + "-early");
        table.playTo("place");
        shoot(table, QString(mode) + "-place");
        table.play(QString(mode) == "solo" ? 16 : 38, 6);
        table.playTo("place");
        shoot(table, QString(mode) + "-late");
        table.playTo("reward");
        if (!table.match().session()->over())
            shoot(table, QString(mode) + "-reward");
        table.play(500, 6);
        QVERIFY(table.match().session()->over());
        QTRY_VERIFY(table.endIsShown());
        shoot(table, QString(mode) + "-end");
        table.press(Qt::Key_Escape);
        QTRY_VERIFY2(!table.endIsShown(), "The end screen stays.");
    }
    for (quint64 seed = 1; seed < 30 && (seed == 1 || table.match().session()->over()); ++seed) {
        table.deal("basic", {"human", "human"}, seed);
        table.playTo("name", static_cast<quint32>(seed));
    }
    QCOMPARE(table.phase(), "name");
    shoot(table, "basic-name");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_screenshots_test, engawa::KimonoScreenshotsTest)
#include "screenshots_test.moc"
