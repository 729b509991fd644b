#include <QDir>

#include "kimono_window.h"
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
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textScale");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QString>("language");
    QTest::addRow("100") << QSize(1280, 800) << 100 << false << "en";
    QTest::addRow("200") << QSize(1280, 800) << 200 << false << "en";
    QTest::addRow("dark") << QSize(1280, 800) << 100 << true << "en";
    QTest::addRow("ja") << QSize(1280, 800) << 100 << false << "ja";
    QTest::addRow("grey") << QSize(1280, 800) << 100 << false << "en";
    QTest::addRow("large") << QSize(1900, 1150) << 100 << false << "en";
    QTest::addRow("4k") << QSize(3840, 2160) << 200 << false << "en";
}

void KimonoScreenshotsTest::pictures()
{
    QFETCH(QSize, size);
    QFETCH(int, textScale);
    QFETCH(bool, dark);
    QFETCH(QString, language);
    m_suffix = QTest::currentDataTag();
    QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS));
    UserFolder user;
    KimonoWindow table(user.places(), size);
    table.settings().setTextScale(textScale);
    table.settings().setLanguage(language);
    table.settings().setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
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
