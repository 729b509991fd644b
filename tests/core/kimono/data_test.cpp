#include "core/pack/variant.h"
#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// The numbers of the pack: what is printed, and what changes when they do.
class DataTest : public QObject
{
    Q_OBJECT

private slots:
    void theDeckHasTwentyFiveBeautiesAndFiveProps();
    void everyBeautyHasOneOrTwoSymbols();
    void aTrackOfThreeStepsEndsThere();
    void aRingOfSixLeavesTwentyFourCardsInTheDeck();
    void theSupplyOfAPatternIsThePacks();
    void theValueOfAPatternIsThePacks();
    void howManyCardsAreCrossedIsTheModes();
    void withHowManyCardsTheGameEndsIsTheModes();
    void aModeMayPlayWithoutProps();
    void aModeMayPlayWithoutCatTokens();
    void theSideOfTheDepartureIsTheModes();
    void theNumberOfRewardsIsTheModes();
    void theTieBreakIsTheModes();
    void whatCatsPropsAndMonScoreIsThePacks();
    void aSecondCopyOfACardIsDealt();
    void theWeightedDeckHasAsManyBeautiesOfAPatternAsItIsWorth();
};

namespace {

GamePtr weightedDeck()
{
    Problems problems;
    const char *file = ENGAWA_RESOURCES "/variants/kimono_weighted_deck.json";
    const std::optional<std::string> text = readText(file, problems);
    const std::optional<Variant> variant =
        text ? readVariant(*text, file, compiler().schemas(), problems) : std::nullopt;
    if (!variant)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    const Data data = withVariant(printedGame()->data(), *variant, problems);
    if (!problems.empty())
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return compiled(data);
}

void playToTheEnd(KimonoTable &table, std::uint64_t seed)
{
    for (std::uint64_t n = 0; !table.isOver(); ++n)
        table.playOneMove(seed, n);
}

QString halfOf(const Json &card, const char *side)
{
    return QString::fromStdString(card.value(side, std::string("-")));
}

} // namespace

void DataTest::theDeckHasTwentyFiveBeautiesAndFiveProps()
{
    int beauties = 0, props = 0;
    QMap<QString, int> perPattern, left, right, objects, mon;
    for (const EntryPtr &card : printedGame()->data().table("cards").entries()) {
        QCOMPARE(card->value["count"].get<int>(), 1);
        const bool beauty = card->value["kind"] == "beauty";
        ++(beauty ? beauties : props);
        if (!beauty)
            continue;
        const QString pattern = QString::fromStdString(card->value["pattern"].get<std::string>());
        ++perPattern[pattern];
        ++left[halfOf(card->value, "left")];
        ++right[halfOf(card->value, "right")];
        ++objects[halfOf(card->value, "object")];
        ++mon[halfOf(card->value, "mon")];
    }
    QCOMPARE(beauties, 25);
    QCOMPARE(props, 5);
    for (const QString &pattern : {u"pink"_s, u"yellow"_s, u"green"_s, u"blue"_s, u"purple"_s}) {
        QCOMPARE(perPattern[pattern], 5);
        QCOMPARE(left[pattern], 3);
        QCOMPARE(right[pattern], 3);
    }
    QCOMPARE(left[u"cat"_s], 5);
    QCOMPARE(right[u"cat"_s], 5);
    QCOMPARE(left[u"-"_s], 5);
    QCOMPARE(right[u"-"_s], 5);
    for (const QString &object : {u"fan"_s, u"lantern"_s, u"umbrella"_s, u"flower"_s, u"-"_s})
        QCOMPARE(objects[object], 5);
    QCOMPARE(mon[u"left"_s], 13);
    QCOMPARE(mon[u"right"_s], 12);
}

void DataTest::everyBeautyHasOneOrTwoSymbols()
{
    for (const EntryPtr &card : printedGame()->data().table("cards").entries())
        QVERIFY(card->value.contains("left") || card->value.contains("right"));
}

void DataTest::aTrackOfThreeStepsEndsThere()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"], "tracks": {"pink": 2}})",
                      change("rules.json", "/track_length", 3));
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.firings("marker.end"), 1);
    QCOMPARE(table.track("pink"), 3);
}

void DataTest::aRingOfSixLeavesTwentyFourCardsInTheDeck()
{
    KimonoTable table = KimonoTable::dealt("basic", 3, nobody, change("rules.json", "/ring_size", 6));
    QCOMPARE(table.ring().size(), 6);
    QCOMPARE(table.cardsOnRing(), 6);
    QCOMPARE(table.deck().size(), 24);
    playToTheEnd(table, 3);
    QCOMPARE(table.turns(), 28); // all but two cards
}

void DataTest::theSupplyOfAPatternIsThePacks()
{
    const GamePtr one = change("patterns.json", "/pink/supply", 1);
    QCOMPARE(KimonoTable::dealt("basic", 1, nobody, one).supply("pink"), 1);
    KimonoTable table("basic", R"({"ring": ["pink_3", "yellow_1", "green_4"]})", one);
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.tokens(0), QStringList{u"pink 0,0"_s});
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("token.supply"));
    QCOMPARE(table.tokens(1), QStringList());
    QCOMPARE(KimonoTable::dealt("basic", 1, nobody, change("symbols.json", "/cat/supply", 3)).supply("cat"), 3);
}

void DataTest::theValueOfAPatternIsThePacks()
{
    const GamePtr game = change("patterns.json", "/pink/value", 9);
    QCOMPARE(KimonoTable("expert", R"({"phase": "over", "tiles": {"pink": 0}})", game).score("score.tiles", 0), 9);
    // Worth more than all others, pink is resolved last.
    KimonoTable table("expert", R"({"ring": ["pink_3", "prop_pair", "prop_flower"], "deck": [],
        "rewards": ["prop_lantern", "prop_umbrella"], "tracks": {"pink": 0, "purple": -1}})",
                      game);
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.toAct(), 1);
    QCOMPARE(table.tiles(0), QStringList());
}

void DataTest::howManyCardsAreCrossedIsTheModes()
{
    const KimonoTable table("basic", R"({"ring": ["pink_3", "yellow_1", "green_4", "blue_4", "pink_4"]})",
                            change("modes.json", "/basic/cross_min", 2, change("modes.json", "/basic/cross_max", 4)));
    QCOMPARE(table.legal(), (QStringList{u"take 2"_s, u"take 3"_s, u"take 4"_s}));
    QVERIFY(table.refuses("take 1", "take.crossing"));
    QVERIFY(table.refuses("take 5", "take.crossing"));
}

void DataTest::withHowManyCardsTheGameEndsIsTheModes()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "yellow_1", "green_4", "blue_4"], "deck": []})",
                      change("modes.json", "/basic/end_cards", 3));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("end.last-cards"));
    QVERIFY(table.isOver());
}

void DataTest::aModeMayPlayWithoutProps()
{
    KimonoTable table =
        KimonoTable::dealt("basic", 1, nobody, change("modes.json", "/basic/deck", Json::array({"beauty"})));
    QCOMPARE(table.deck().size(), 17);
    QCOMPARE((table.ring() + table.deck()).filter(u"prop"_s), QStringList());
    playToTheEnd(table, 1);
    QCOMPARE(table.turns(), 23);
}

void DataTest::aModeMayPlayWithoutCatTokens()
{
    KimonoTable table("basic", R"({"ring": ["yellow_0", "blue_4", "green_4"]})",
                      change("modes.json", "/basic/cat_tokens", false));
    const int supply = table.supply("cat");
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.tokens(0), QStringList());
    QCOMPARE(table.supply("cat"), supply);
    QVERIFY(!table.fired("solo.no-cat-tokens")); // this is no solo game
}

void DataTest::theSideOfTheDepartureIsTheModes()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"]})",
                      change("modes.json", "/basic/departure", "expert_side"));
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.photos(0).first(), u"expert_side 0,0"_s);
    QCOMPARE(table.tokens(0), QStringList());
}

void DataTest::theNumberOfRewardsIsTheModes()
{
    const KimonoTable table = KimonoTable::dealt("expert", 1, nobody, change("modes.json", "/expert/reward_cards", 3));
    QCOMPARE(table.rewards().size(), 3);
    QCOMPARE(table.deck().size(), 19);
}

void DataTest::theTieBreakIsTheModes()
{
    constexpr auto position = R"({"phase": "over", "albums": [
        ["basic_side 0,0 cat", "blue_0 2,0", "pink_1 4,0 cat", "yellow_0 6,0"],
        ["basic_side#2 0,0", "prop_fan 2,0"]]})";
    QCOMPARE(KimonoTable("basic", position).winners(), u"A"_s);
    QCOMPARE(
        KimonoTable("basic", position, change("modes.json", "/basic/tie_breaks", Json::array({"props"}))).winners(),
        u"B"_s);
    QCOMPARE(KimonoTable("basic", position, change("modes.json", "/basic/tie_breaks", Json::array())).winners(),
             u"AB"_s);
}

void DataTest::whatCatsPropsAndMonScoreIsThePacks()
{
    constexpr auto position = R"({"phase": "over", "albums": [
        ["expert_side 0,0 cat", "blue_0 2,0", "prop_fan 4,0 cat", "yellow_0 6,0",
         "pink_0 1,1", "purple_1 3,1", "green_3 2,2"]]})";
    QCOMPARE(KimonoTable("expert", position, change("rules.json", "/cat_points", "10 + cats")).score("score.cats", 0),
             12);
    QCOMPARE(
        KimonoTable("expert", position, change("cards.json", "/prop_fan/points", "objects(fan) + 5 * objects(lantern)"))
            .props(0),
        2 + 10); // fans of pink_0 and green_3, lanterns of yellow_0 and purple_1
    // Visible: yellow_0 in the first layer, pink_0 and purple_1 in the second, green_3 in the third.
    QCOMPARE(KimonoTable("expert", position).mon(0), 1 + 2 + 2 + 3);
    QCOMPARE(KimonoTable("expert", position, change("rules.json", "/mon_values", Json::array({5, 7}))).mon(0),
             5 + 7 + 7 + 7);
}

void DataTest::aSecondCopyOfACardIsDealt()
{
    const KimonoTable table = KimonoTable::dealt("basic", 1, nobody, change("cards.json", "/pink_0/count", 2));
    QCOMPARE((table.ring() + table.deck()).size(), 31);
    QVERIFY((table.ring() + table.deck()).contains(u"pink_0#2"_s));
}

void DataTest::theWeightedDeckHasAsManyBeautiesOfAPatternAsItIsWorth()
{
    const GamePtr weighted = weightedDeck();
    const KimonoTable table = KimonoTable::dealt("basic", 1, nobody, weighted);
    const QStringList cards = table.ring() + table.deck();
    QCOMPARE(cards.size(), 30);
    QCOMPARE(cards.filter(u"pink_"_s).size(), 3);
    QCOMPARE(cards.filter(u"yellow_"_s).size(), 4);
    QCOMPARE(cards.filter(u"green_"_s).size(), 5);
    QCOMPARE(cards.filter(u"blue_"_s).size(), 6);
    QCOMPARE(cards.filter(u"purple_"_s).size(), 7);
    QCOMPARE(cards.filter(u"prop_"_s).size(), 5);
    for (const auto &[mode, turns] : {std::pair{"basic", 28}, std::pair{"expert", 26}, std::pair{"solo", 12}}) {
        KimonoTable played = KimonoTable::dealt(mode, 2, nobody, weighted);
        playToTheEnd(played, 2);
        QCOMPARE(played.turns(), turns);
    }
}

ENGAWA_SUBJECT(kimono_data_test, DataTest, QCoreApplication)
#include "data_test.moc"
