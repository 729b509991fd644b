#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// What moves are called.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void aMoveSaysWhereItsPlaceIs();
    void figuresGoBackToThePond();
    void placesWithTheSameWordsAreToldApart();
    void aChannelLiesBetweenTwoPlaces();
    void aTokenMovesFromOnePlaceToAnother();
    void theLogSaysAPlaceInTheSameWords();
};

namespace {

QString label(const TakenokoTable &table, const char *notation, const char *language = "en")
{
    const Game &game = table.game();
    return QString::fromStdString(
        game.texts().format(language, game.label(table.state(), *game.parse(table.state(), notation))));
}

const char *const garden = R"({"garden": ["green 1,0", "pink 0,1", "yellow 1,1 enclosure"]})";

} // namespace

void WordsTest::aMoveSaysWhereItsPlaceIs()
{
    const TakenokoTable table(garden);
    QCOMPARE(label(table, "panda 1,0"), u"Panda to Green plot 1 east of the pond"_s);
    QCOMPARE(label(table, "panda 1,0", "ja"), u"パンダを池の東1マスの緑の区画へ"_s);
    QCOMPARE(label(table, "gardener 0,1"), u"Gardener to Pink plot 1 south-east of the pond"_s);
    QCOMPARE(label(table, "rain 1,1"), u"Let it rain on Yellow plot 2 east-south-east of the pond"_s);
    QCOMPARE(label(table, "place green_plot 0,2"), u"Place Green plot 2 south-east of the pond"_s);
    QCOMPARE(label(table, "stored fertilizer 1,0"), u"Place stored fertilizer on Green plot 1 east of the pond"_s);
}

void WordsTest::figuresGoBackToThePond()
{
    TakenokoTable table(garden);
    QVERIFY(table.play("panda 1,0"));
    QCOMPARE(label(table, "panda 0,0"), u"Panda to the pond"_s);
    QCOMPARE(label(table, "panda 0,0", "ja"), u"パンダを池へ"_s);
}

void WordsTest::placesWithTheSameWordsAreToldApart()
{
    const TakenokoTable table(garden);
    QCOMPARE(label(table, "place green_plot 2,1"), u"Place Green plot 3 east-south-east of the pond (2, 1)"_s);
    QCOMPARE(label(table, "place green_plot 1,2"), u"Place Green plot 3 east-south-east of the pond (1, 2)"_s);
    QCOMPARE(label(table, "place green_plot -2,-1", "ja"), u"緑の区画を池の西北西3マス（-2, -1）に置く"_s);
    QCOMPARE(label(table, "place green_plot 3,0"), u"Place Green plot 3 east of the pond"_s);
    QCOMPARE(label(table, "place green_plot 2,-1"), u"Place Green plot 2 east-north-east of the pond"_s);
    QSet<QString> told;
    for (int q = -8; q <= 8; ++q)
        for (int r = -8; r <= 8; ++r)
            told << label(table, qPrintable(u"place green_plot %1,%2"_s.arg(q).arg(r)));
    QCOMPARE(told.size(), 17 * 17);
}

void WordsTest::aChannelLiesBetweenTwoPlaces()
{
    const TakenokoTable table(garden);
    QCOMPARE(label(table, "channel 1,0 0,1"),
             u"Channel between Green plot 1 east and Pink plot 1 south-east of the pond"_s);
    QCOMPARE(label(table, "channel 1,0 0,1", "ja"),
             u"池の東1マスの緑の区画と池の南東1マスの桃の区画の間に水路を置く"_s);
    const TakenokoTable far(R"({"garden": ["green 1,0", "pink 0,1", "yellow 1,1", "green 2,0", "pink 2,1"]})");
    QCOMPARE(
        label(far, "lay 1,1 2,1"),
        u"Stored channel between Yellow plot 2 east-south-east and Pink plot 3 east-south-east of the pond (2, 1)"_s);
}

void WordsTest::aTokenMovesFromOnePlaceToAnother()
{
    const TakenokoTable table(garden);
    QCOMPARE(label(table, "move 1,1 1,0"),
             u"Move enclosure from Yellow plot 2 east-south-east to Green plot 1 east of the pond"_s);
    QCOMPARE(label(table, "move 1,1 1,0", "ja"), u"池の東南東2マスの黄の区画の囲いを池の東1マスの緑の区画へ移す"_s);
}

void WordsTest::theLogSaysAPlaceInTheSameWords()
{
    const TakenokoTable table(garden);
    const Game &game = table.game();
    State next = table.state();
    EventList events;
    game.apply(next, *game.parse(next, "gardener 0,1"), &events);
    QCOMPARE(label(table, "gardener 0,1"), u"Gardener to Pink plot 1 south-east of the pond"_s);
    QCOMPARE(QString::fromStdString(game.texts().format("en", game.describe(events[0]))),
             u"Player A moves the gardener to 1 south-east of the pond."_s);
}

ENGAWA_APPLESS_SUBJECT(takenoko_words_test, WordsTest)
#include "words_test.moc"
