#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Positions written by hand: what play can't reach is refused with its rule, or said to be unusual.
class PositionTest : public QObject
{
    Q_OBJECT

private slots:
    void everyAlbumHasItsDeparture_data();
    void everyAlbumHasItsDeparture();
    void whatIsUnusualIsSaid_data();
    void whatIsUnusualIsSaid();
    void whatIsUnusualCanBePlayed();
};

namespace {

std::optional<State> read(const char *mode, const QString &position, Problems &problems)
{
    Setup setup;
    setup.mode = mode;
    setup.starter = 0;
    const Game &game = *printedGame();
    return game.fromPosition(Json::parse(position.toStdString()), completed(setup, game.data()), 1, problems);
}

QString nineTokens()
{
    return uR"({"albums": [[
    {"card": "basic_side", "x": 0, "y": 0, "token": "pink"}, {"card": "pink_1", "x": 2, "y": 0, "token": "pink"},
    {"card": "pink_2", "x": 4, "y": 0, "token": "pink"}, {"card": "pink_3", "x": 6, "y": 0, "token": "pink"},
    {"card": "pink_4", "x": 8, "y": 0, "token": "pink"}, {"card": "pink_0", "x": 10, "y": 0, "token": "pink"},
    {"card": "blue_1", "x": 12, "y": 0, "token": "pink"}, {"card": "blue_2", "x": 14, "y": 0, "token": "pink"},
    {"card": "blue_3", "x": 16, "y": 0, "token": "pink"}, {"card": "blue_4", "x": 18, "y": 0}],
    [{"card": "basic_side#2", "x": 0, "y": 0}]]})"_s;
}

} // namespace

void PositionTest::everyAlbumHasItsDeparture_data()
{
    QTest::addColumn<QString>("album");
    QTest::newRow("none") << uR"([{"card": "pink_1", "x": 0, "y": 0}])"_s;
    QTest::newRow("a prop") << uR"([{"card": "prop_fan", "x": 0, "y": 0}])"_s;
    QTest::newRow("in the second layer") << uR"([{"card": "pink_1", "x": 0, "y": 0}, {"card": "pink_2", "x": 2, "y": 0},
                                                {"card": "basic_side", "x": 1, "y": 1}])"_s;
}

void PositionTest::everyAlbumHasItsDeparture() // setup.departure
{
    QFETCH(QString, album);
    Problems problems;
    QVERIFY(!read("basic", uR"({"albums": [%1, [{"card": "basic_side#2", "x": 0, "y": 0}]]})"_s.arg(album), problems));
    const QStringList said = linesOf(problems, &printedGame()->texts());
    QCOMPARE(said.size(), 1);
    QVERIFY2(
        said.first().startsWith(u"/albums/0: error[position-rule]: “an album without its departure” can't be here, "
                                "by the rule setup.departure: "_s),
        qPrintable(said.first()));
}

void PositionTest::whatIsUnusualIsSaid_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("position");
    QTest::addColumn<QString>("said");
    QTest::newRow("nine places")
        << u"basic"_s << uR"({"ring": [null, null, "pink_1", "pink_2", "pink_3", null, null, null, null]})"_s
        << u"/ring: warning[position-unusual]: 9 places would not come about in play, by the rule setup.ring: "_s;
    QTest::newRow("a prop in a game alone")
        << u"solo"_s << uR"({"ring": ["prop_fan", "pink_1", "pink_2", "pink_3", null, null, null, null]})"_s
        << u"/ring: warning[position-unusual]: prop_fan would not come about in play, by the rule solo.deck: "_s;
    QTest::newRow("nine tokens")
        << u"basic"_s << nineTokens()
        << u"/supply/pink: warning[position-unusual]: 9 tokens of pink would not come about in play, by the rule token.supply: "_s;
}

void PositionTest::whatIsUnusualIsSaid()
{
    QFETCH(QString, mode);
    QFETCH(QString, position);
    QFETCH(QString, said);
    Problems problems;
    QVERIFY2(read(qPrintable(mode), position, problems), qPrintable(linesOf(problems).join(u'\n')));
    const QStringList lines = linesOf(problems, &printedGame()->texts());
    QCOMPARE(lines.size(), 1);
    QVERIFY2(lines.first().startsWith(said), qPrintable(lines.first()));
}

void PositionTest::whatIsUnusualCanBePlayed()
{
    Problems problems;
    const Game &game = *printedGame();
    auto state = read("basic", nineTokens(), problems);
    QVERIFY(state);
    MoveList moves;
    for (int n = 0; game.toAct(*state) != nobody; ++n) {
        QVERIFY(n < 1000);
        game.legal(*state, moves);
        QVERIFY(!moves.empty());
        game.apply(*state, moves[0]);
    }
    QVERIFY(game.outcome(*state).over);
}

ENGAWA_SUBJECT(kimono_position_test, PositionTest, QCoreApplication)
#include "position_test.moc"
