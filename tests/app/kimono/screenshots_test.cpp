#include <QDir>
#include <QSet>

#include "kimono_window.h"

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

// Faces are painted on other threads.
static bool isPainting(const QQuickItem *item)
{
    constexpr int loading = 2; // Image.Loading
    return (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading)
           || std::ranges::any_of(item->childItems(), isPainting);
}

void KimonoScreenshotsTest::shoot(KimonoWindow &table, const QString &name)
{
    QTest::qWait(350);
    table.settle();
    const auto announces = [](const QQuickItem *turn) { return turn->property("shown").toBool(); };
    QTRY_VERIFY(std::ranges::none_of(table.everywhere("Handover"), announces));
    QTRY_VERIFY_WITH_TIMEOUT(!isPainting(table.root()), 90000);
    const auto blank = [&] {
        return std::ranges::any_of(TableFixture::itemsOf(table.root(), "BlankPaper"), &TableFixture::isSeen);
    };
    QTRY_VERIFY2_WITH_TIMEOUT(!blank(), qPrintable(name + ": a piece has no face."), 90000);
    QImage picture = table.program().window().grab().toImage();
    if (m_suffix == "grey")
        picture = picture.convertToFormat(QImage::Format_Grayscale8);
    QVERIFY(picture.save(QString(ENGAWA_SCREENSHOTS "/%1-%2.png").arg(name, m_suffix)));
    QSet<QRgb> colours;
    for (int y = 0; y < picture.height(); y += 5)
        for (int x = 0; x < picture.width(); x += 5)
            colours.insert(picture.pixel(x, y));
    QVERIFY2(colours.size() > 120, qPrintable(QString("%1 shows %2 colours.").arg(name).arg(colours.size())));
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
        if (!table.match().over())
            shoot(table, QString(mode) + "-reward");
        table.play(500, 6);
        QVERIFY(table.match().over());
        QTRY_VERIFY(table.endIsShown());
        shoot(table, QString(mode) + "-end");
        table.press(Qt::Key_Escape);
        QTest::qWait(300);
    }
    for (quint64 seed = 1; seed < 30 && (seed == 1 || table.match().over()); ++seed) {
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
