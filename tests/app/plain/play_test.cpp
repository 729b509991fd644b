#include <QDir>

#include "tests/app/plain/table_bench.h"
#include "tests/settled/painted.h"
#include "tests/subject.h"

namespace engawa {

namespace {

bool isPaper(QQuickItem *piece)
{
    for (QQuickItem *body : piece->childItems())
        for (QQuickItem *loader : body->childItems())
            for (QQuickItem *part : loader->childItems())
                if (QByteArray(part->metaObject()->className()).startsWith("PlainPaper"))
                    return true;
    return false;
}

} // namespace

// Games on the plain table, by mouse and by keyboard, and pictures of it for people to judge.
class PlainPlayTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS)); }
    void aGameIsPlayedByMouse();
    void aGameIsPlayedByKeyboard();
    void aPieceWithoutAFaceShowsItsName();
    void aTableOfItsOwnDrawsSuchAPieceItself_data();
    void aTableOfItsOwnDrawsSuchAPieceItself();
    void pictures_data();
    void pictures();
};

void PlainPlayTest::aGameIsPlayedByMouse()
{
    TableBench bench;
    bench.deal(settingOf("orchard: standard, 2 players"), 0);
    for (int clicks = 0; !bench.match().session()->over(); ++clicks) {
        QTRY_VERIFY(!bench.legalPieces().isEmpty());
        const QList<QQuickItem *> legal = bench.legalPieces();
        QQuickItem *piece = legal[clicks * 5 % legal.size()];
        const int head = bench.match().session()->match()->head().id;
        const QPointF middle = piece->mapToScene({piece->width() / 2, piece->height() / 2});
        QVERIFY2(bench.root()->contains(middle), qPrintable(piece->property("pieceId").toString()));
        QTest::mouseClick(&bench.view(), Qt::LeftButton, {}, middle.toPoint());
        QVERIFY2(bench.match().session()->match()->head().id != head || bench.match().view()->selecting(),
                 qPrintable(piece->property("pieceId").toString() + " is legal, and a click on it does nothing"));
        QVERIFY(clicks < 200);
    }
}

void PlainPlayTest::aGameIsPlayedByKeyboard()
{
    TableBench bench;
    bench.deal(settingOf("orchard: standard, 3 players"), 0);
    QTRY_VERIFY(!bench.legalPieces().isEmpty());
    for (int keys = 0; !bench.match().session()->over(); ++keys) {
        QTest::keyClick(&bench.view(), Qt::Key_Tab);
        if (bench.view().activeFocusItem()->property("legal").toBool())
            QTest::keyClick(&bench.view(), Qt::Key_Return);
        QTest::qWait(1);
        QVERIFY2(keys < 2000, qPrintable(bench.match().view()->prompt()));
    }
}

void PlainPlayTest::aPieceWithoutAFaceShowsItsName()
{
    TableBench bench;
    bench.deal(settingOf("orchard: standard, 2 players"), 6);
    QTRY_VERIFY(!bench.pieces().isEmpty());
    for (QQuickItem *piece : bench.pieces()) {
        if (piece->property("spot").toBool() || !piece->isVisible())
            continue;
        QVERIFY(!piece->property("name").toString().isEmpty());
        QVERIFY2(isPaper(piece), qPrintable(piece->property("pieceId").toString()));
    }
}

// The lines of Leafus' sheet, for one, are strokes.
void PlainPlayTest::aTableOfItsOwnDrawsSuchAPieceItself_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addRow("momiji") << "momiji: standard, 3 players";
    QTest::addRow("takenoko") << "takenoko: standard, 2 players";
    QTest::addRow("kimono") << "kimono: expert, 2 players";
    QTest::addRow("leafus") << "leafus: standard, 2 players";
}

void PlainPlayTest::aTableOfItsOwnDrawsSuchAPieceItself()
{
    QFETCH(QString, setting);
    TableBench bench;
    const auto found = std::ranges::find_if(
        everySetting(), [&](const Setting &each) { return each.name.starts_with(setting.toStdString()); });
    QVERIFY(found != everySetting().end());
    bench.deal(*found, 30);
    QTRY_VERIFY(bench.table() && bench.table()->property("settled").toBool());
    QVERIFY(!bench.pieces().isEmpty());
    for (QQuickItem *piece : bench.pieces())
        QVERIFY2(!isPaper(piece), qPrintable(piece->property("pieceId").toString()));
}

void PlainPlayTest::pictures_data()
{
    QTest::addColumn<QString>("setting");
    QTest::addColumn<int>("decisions");
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("textScale");
    const QSize usual(1280, 800), small(1024, 700);
    QTest::addRow("orchard") << "orchard: standard, 4 players" << 28 << usual << 1.0;
    QTest::addRow("orchard-small") << "orchard: standard, 2 players" << 13 << small << 1.0;
    QTest::addRow("orchard-large-words") << "orchard: standard, 3 players" << 19 << usual << 2.0;
    QTest::addRow("momiji") << "momiji: standard, 3 players" << 60 << usual << 1.0;
    QTest::addRow("takenoko") << "takenoko: standard, 2 players" << 60 << usual << 1.0;
    QTest::addRow("kimono") << "kimono: expert, 2 players" << 20 << usual << 1.0;
    QTest::addRow("kimono-solo") << "kimono: solo, 1 players" << 9 << small << 1.0;
    QTest::addRow("leafus") << "leafus: standard, 2 players" << 30 << usual << 1.0;
}

void PlainPlayTest::pictures()
{
    QFETCH(QString, setting);
    QFETCH(int, decisions);
    QFETCH(QSize, size);
    QFETCH(double, textScale);
    TableBench bench(size, textScale);
    bench.setPlain(true);
    const auto found = std::ranges::find_if(
        everySetting(), [&](const Setting &each) { return each.name.starts_with(setting.toStdString()); });
    QVERIFY(found != everySetting().end());
    bench.deal(*found, static_cast<std::size_t>(decisions));
    QTRY_VERIFY(bench.table() && bench.table()->property("settled").toBool());
    QTest::qWait(300);
    QTRY_VERIFY_WITH_TIMEOUT(!isPainting(bench.root()), 60000);
    QTest::qWait(200);
    const QImage picture = bench.view().grabWindow();
    QVERIFY(picture.save(QString(ENGAWA_SCREENSHOTS "/%1.png").arg(QTest::currentDataTag())));
    for (QQuickItem *piece : bench.legalPieces())
        QVERIFY2(
            bench.root()->property("beyond").toSizeF().height() > 0
                || QRectF({}, QSizeF(size)).contains(piece->mapRectToScene({0, 0, piece->width(), piece->height()})),
            qPrintable(piece->property("pieceId").toString() + " lies beyond the table"));
}

} // namespace engawa

ENGAWA_SUBJECT(plain_table_play_test, engawa::PlainPlayTest, QGuiApplication)
#include "play_test.moc"
