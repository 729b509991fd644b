#include <QDir>

#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// What the others did since one's last turn.
class RecapTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLineHasTheSignOfWhomItTells_data();
    void everyLineHasTheSignOfWhomItTells();
    void itIsReadAndHidesNoPoints_data();
    void itIsReadAndHidesNoPoints();
    void placesAreToldInWords();
};

static void addGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("players");
    QTest::newRow("momiji") << "momiji" << "standard" << 3;
    QTest::newRow("takenoko") << "takenoko" << "standard" << 4;
    QTest::newRow("kimono") << "kimono" << "expert" << 2;
    QTest::newRow("leafus") << "leafus" << "standard" << 4;
}

// People play until the first of them has so much to read; without the window, but for the last move.
static bool playUntilTold(TableFixture &table, std::size_t lines)
{
    for (int move = 0; move < 400 && !table.match().session()->over(); ++move) {
        if (table.match().session()->toAct() == 0 && table.match().view()->viewer() == 0
            && table.match().view()->recap()->rows().size() >= lines)
            return true;
        table.match().view()->playMove(move * 7 % table.match().view()->moves()->rowCount());
    }
    return false;
}

void RecapTest::everyLineHasTheSignOfWhomItTells_data()
{
    addGames();
}

void RecapTest::everyLineHasTheSignOfWhomItTells()
{
    QFETCH(QString, game);
    QFETCH(QString, mode);
    QFETCH(int, players);
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    table.settings().setShowCurtain(false);
    table.deal({.mode = mode, .players = QStringList(players, "human"), .seed = 7, .game = game});
    int told = 0;
    for (int move = 0; move < 120 && !match.session()->over(); ++move) {
        match.view()->playMove(move * 7 % match.view()->moves()->rowCount());
        if (match.session()->toAct() == 0)
            for (const LogRow &row : match.view()->recap()->rows())
                QVERIFY2(row.turnSeat != 0, qPrintable(row.text));
        if (move % 10 != 9)
            continue;
        for (const LogRow &row : match.view()->log()->rows()) {
            QList<int> named;
            for (int seat = 0; seat < players; ++seat)
                if (row.text.contains(match.session()->words().seatName(static_cast<Seat>(seat))))
                    named.append(seat);
            if (named.size() != 1 || row.depth > 0)
                continue;
            ++told;
            QVERIFY2(row.seat == named.front(),
                     qPrintable(QString("“%1” has the sign of %2.")
                                    .arg(row.text, match.session()->words().seatName(static_cast<Seat>(row.seat)))));
        }
    }
    QVERIFY(told > 20);
}

void RecapTest::itIsReadAndHidesNoPoints_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("players");
    QTest::addColumn<QSize>("size");
    const auto add = [&](const char *game, const char *mode, int players, const QSize &size) {
        QTest::addRow("%s %d", game, size.width()) << game << mode << players << size;
    };
    add("momiji", "standard", 3, {1024, 700});
    add("takenoko", "standard", 4, {1024, 700});
    add("kimono", "expert", 2, {1024, 700});
    add("kimono", "expert", 2, {1600, 1000});
    add("leafus", "standard", 4, {1024, 700});
    add("leafus", "standard", 4, {1600, 1000});
}

void RecapTest::itIsReadAndHidesNoPoints()
{
    QFETCH(QString, game);
    QFETCH(QString, mode);
    QFETCH(int, players);
    QFETCH(QSize, size);
    UserFolder user;
    TableFixture table(user.places(), size);
    table.settings().setShowCurtain(false);
    table.deal({.mode = mode, .players = QStringList(players, "human"), .seed = 7, .game = game});
    QVERIFY(playUntilTold(table, 5));
    table.settle();
    const auto strips = [&] { return TableFixture::itemsOf(table.root(), "RecapStrip"); };
    QTRY_VERIFY2(std::ranges::any_of(strips(), &TableFixture::isSeen), "It isn't there.");
    QQuickItem *strip = strips().front();
    const int lines = static_cast<int>(table.match().view()->recap()->rows().size());
    const auto seen = [&] { return lines - strip->property("hiddenLines").toInt(); };
    QTRY_VERIFY2(seen() >= 2, qPrintable(QString("%1 of %2 lines are seen.").arg(seen()).arg(lines)));
    const qreal most =
        std::max(strip->height(), strip->property("room").toReal()); // with more lines it would fill that
    const QRectF there(strip->mapToScene({0, strip->height() - most}), QSizeF(strip->width(), most));
    for (QQuickItem *title : TableFixture::itemsOf(table.root(), "SeatTitle")) {
        const QRectF points(title->mapToScene({}), QSizeF(title->width(), title->height()));
        QVERIFY2(!TableFixture::isSeen(title) || !points.intersects(there.adjusted(1, 1, -1, -1)),
                 qPrintable("It lies over " + title->property("name").toString() + "'s points."));
    }
    QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS "/recap"));
    QVERIFY(table.program().window().grab().save(
        QString(ENGAWA_SCREENSHOTS "/recap/%1.png").arg(QString(QTest::currentDataTag()).replace(' ', '-'))));
    QCOMPARE(table.warnings(), QStringList());
}

void RecapTest::placesAreToldInWords()
{
    UserFolder user;
    TableFixture table(user.places());
    table.settings().setShowCurtain(false);
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 7, .game = "takenoko"});
    for (int move = 0; move < 120 && !table.match().session()->over(); ++move)
        table.match().view()->playMove(move * 7 % table.match().view()->moves()->rowCount());
    const QRegularExpression coordinates("-?\\d+, -?\\d+");
    for (const QString &language : {QString("en"), QString("ja")}) {
        table.match().session()->setLanguage(language);
        int places = 0;
        for (const LogRow &row : table.match().view()->log()->rows()) {
            QVERIFY2(row.depth > 0 || !row.text.contains(coordinates), qPrintable(row.text));
            places += row.text.contains(language == "en" ? " of the pond" : "池の");
        }
        QVERIFY(places > 10);
    }
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_recap_test, engawa::RecapTest)
#include "recap_test.moc"
