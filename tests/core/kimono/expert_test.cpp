#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// Expert: the rewards and how the tracks are resolved.
class ExpertTest : public QObject
{
    Q_OBJECT

private slots:
    void twoCardsAreLaidOutAsRewards();
    void everyTrackHasItsValue();
    void theCardsLeftAroundTheBoardJoinTheRewards();
    void theCardsLeftStayWhereTheyAreIfThePackSaysSo();
    void tracksAreResolvedFromTheLowestValueToTheHighest();
    void theOneWhoWinsATrackChoosesOneOfTheRewards();
    void copiesOfOneCardAreOneReward();
    void aRewardMustBeTaken();
    void aRewardMayBeDeclinedIfThePackSaysSo();
    void aRewardTipsALaterTrack();
    void withAnotherRewardTheTrackStaysInTheMiddle();
    void aRewardMayTakeATrackFromTheOtherSide();
    void theTokenOfARewardTipsALaterTrackToo();
    void aRewardNamesItsTokenWhereBothAreWild();
    void whatARewardBringsIsScored(); // ruling 15
    void aStepOfARewardPastTheEndIsLost();
    void aResolvedTrackIsFrozen();
    void theTokenOfARewardMovesNoFrozenTrack();
    void aResolvedTrackMovesIfThePackSaysSo();
    void aMarkerInTheMiddleGivesNoTileAndNoReward();
    void whenNoRewardIsLeftTheWinnerTakesTheTileAlone(); // ruling 16: the fifth track
    void shuffledValuesAreEachUsedOnce();
    void tracksAreResolvedByTheirShuffledValues();
};

namespace {

// The last turn: A takes pink_3 and places it right of the departure, where it meets a blank half. What moves is the
// pink marker, by one; write it one step behind.
std::string lastTurn(const std::string &tracks, const std::string &rewards, const std::string &leftovers)
{
    return R"({"ring": ["pink_3", )" + leftovers + R"(], "deck": [], "rewards": [)" + rewards + R"(], "tracks": {)"
           + tracks + "}}";
}

// Props, placed where they meet blank halves, move nothing.
const std::string propRewards = R"("prop_pair", "prop_flower")";
const std::string propLeftovers = R"("prop_lantern", "prop_umbrella")";

const std::string allTracksOfA = R"("pink": 0, "yellow": 1, "green": 1, "blue": 1, "purple": 1)";
const std::string noTrack = R"("pink": -1)";

} // namespace

void ExpertTest::twoCardsAreLaidOutAsRewards()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const KimonoTable table = KimonoTable::dealt("expert", seed);
        QCOMPARE(table.firings("expert.rewards"), 2);
        QVERIFY(table.fired("setup.ring"));
        QCOMPARE(table.rewards().size(), 2);
        QCOMPARE(table.cardsOnRing(), 8);
        QCOMPARE(table.deck().size(), 20);
    }
}

void ExpertTest::everyTrackHasItsValue()
{
    const KimonoTable table = KimonoTable::dealt("expert", 1);
    QCOMPARE(table.firings("expert.values"), 5);
    const std::pair<const char *, int> values[] = {
        {"pink", 3}, {"yellow", 4}, {"green", 5}, {"blue", 6}, {"purple", 7}};
    for (const auto &[pattern, value] : values) {
        const KimonoTable over("expert", R"({"phase": "over", "tiles": {")" + std::string(pattern) + R"(": 1}})");
        QCOMPARE(over.score("score.tiles", 1), value);
        QCOMPARE(over.score("score.tiles", 0), 0);
    }
}

void ExpertTest::theCardsLeftAroundTheBoardJoinTheRewards()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("end.last-cards"));
    QCOMPARE(table.firings("expert.leftovers"), 2);
    QCOMPARE(table.rewards(), (QStringList{u"prop_pair"_s, u"prop_flower"_s, u"prop_lantern"_s, u"prop_umbrella"_s}));
    QCOMPARE(table.cardsOnRing(), 0);
}

void ExpertTest::theCardsLeftStayWhereTheyAreIfThePackSaysSo()
{
    KimonoTable table("expert", lastTurn(allTracksOfA, propRewards, propLeftovers),
                      change("rules.json", "/leftovers_join_rewards", false));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(!table.fired("expert.leftovers"));
    QCOMPARE(table.rewards(), (QStringList{u"prop_pair"_s, u"prop_flower"_s}));
    QVERIFY(table.play("reward prop_pair", "place 1,1", "reward prop_flower", "place right"));
    QCOMPARE(table.firings("expert.no-reward"), 3); // only the first two tracks gave a card
    QVERIFY(table.isOver());
    QCOMPARE(table.score("score.tiles", 0), 25);
}

void ExpertTest::tracksAreResolvedFromTheLowestValueToTheHighest()
{
    KimonoTable table("expert", lastTurn(R"("pink": -2, "blue": 2, "purple": 1)", propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.fired("expert.order"));
    QCOMPARE(table.phase(), u"reward"_s);
    QCOMPARE(table.toAct(), 1); // pink, for 3
    QCOMPARE(table.firings("expert.tile"), 1);
    QCOMPARE(table.tiles(1), QStringList{u"pink"_s});
    QCOMPARE(table.tiles(0), QStringList());

    QVERIFY(table.play("reward prop_pair", "place right"));
    QCOMPARE(table.firings("expert.middle"), 2); // yellow for 4, green for 5
    QCOMPARE(table.toAct(), 0);                  // blue, for 6
    QCOMPARE(table.tiles(0), QStringList{u"blue"_s});
    QCOMPARE(table.photos(1), (QStringList{u"expert_side#2 0,0"_s, u"prop_pair 2,0"_s}));

    QVERIFY(table.play("reward prop_flower", "place 1,1"));
    QCOMPARE(table.tiles(0), (QStringList{u"blue"_s, u"purple"_s}));
    QVERIFY(!table.isOver());
    QVERIFY(table.play("reward prop_umbrella", "place right"));
    QVERIFY(table.isOver());
    QCOMPARE(table.rewards(), QStringList{u"prop_lantern"_s});
    QCOMPARE(table.score("score.tiles", 0), 13);
    QCOMPARE(table.score("score.tiles", 1), 3);
}

void ExpertTest::theOneWhoWinsATrackChoosesOneOfTheRewards()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.legal(), (QStringList{u"reward prop_flower"_s, u"reward prop_lantern"_s, u"reward prop_pair"_s,
                                         u"reward prop_umbrella"_s}));
    QVERIFY(table.refuses("reward prop_fan", "expert.reward"));
    QVERIFY(table.refuses("reward pink_3", "expert.reward"));
    QVERIFY(table.play("reward prop_lantern"));
    QVERIFY(table.fired("expert.reward"));
    QCOMPARE(table.hand(), u"prop_lantern"_s);
    QCOMPARE(table.phase(), u"place"_s);
    QCOMPARE(table.legal(), (QStringList{u"place 1,1"_s, u"place left"_s, u"place right"_s}));
    QVERIFY(table.refuses("place 3,1", "place.on-two"));
    QVERIFY(table.play("place 1,1"));
    QVERIFY(table.isOver());
    QVERIFY(!table.fired("refill.draw"));
    QVERIFY(!table.fired("refill.empty-deck"));
}

void ExpertTest::copiesOfOneCardAreOneReward()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("prop_pair", "prop_pair#2")", propLeftovers),
                      change("cards.json", "/prop_pair/count", 2));
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.legal(), (QStringList{u"reward prop_lantern"_s, u"reward prop_pair"_s, u"reward prop_umbrella"_s}));
    QVERIFY(table.play("reward prop_pair#2")); // a record may name the copy: which one is taken says nothing
    QCOMPARE(table.rewards(), (QStringList{u"prop_pair#2"_s, u"prop_lantern"_s, u"prop_umbrella"_s}));
}

void ExpertTest::aRewardMustBeTaken()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.refuses("decline", "expert.compulsory"));
    QVERIFY(table.allows("reward prop_pair"));
}

void ExpertTest::aRewardMayBeDeclinedIfThePackSaysSo()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0, "purple": -1)", propRewards, propLeftovers),
                      change("rules.json", "/reward_compulsory", false));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.allows("decline"));
    QVERIFY(table.allows("reward prop_pair"));
    QVERIFY(table.play("decline"));
    QCOMPARE(table.toAct(), 1); // purple, for B
    QCOMPARE(table.rewards().size(), 4);
    QCOMPARE(table.photos(0).size(), 2);
    QCOMPARE(table.tiles(0), QStringList{u"pink"_s});
    QVERIFY(table.play("reward prop_pair"));
    QVERIFY(table.refuses("decline", "turn.order")); // chosen is chosen
    QVERIFY(table.play("place right"));
    QVERIFY(table.isOver());
}

void ExpertTest::aRewardTipsALaterTrack()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("yellow_4", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward yellow_4", "place right"));
    QCOMPARE(table.track("yellow"), 1);
    QCOMPARE(table.tiles(0), (QStringList{u"pink"_s, u"yellow"_s}));
    QVERIFY(table.play("reward blue_4", "place right"));
    QVERIFY(table.fired("expert.middle")); // green
    QCOMPARE(table.tiles(0), (QStringList{u"pink"_s, u"yellow"_s, u"blue"_s}));
}

void ExpertTest::withAnotherRewardTheTrackStaysInTheMiddle()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("yellow_4", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward blue_4", "place right"));
    QCOMPARE(table.track("yellow"), 0);
    QCOMPARE(table.tiles(0), (QStringList{u"pink"_s, u"blue"_s}));
}

void ExpertTest::aRewardMayTakeATrackFromTheOtherSide()
{
    KimonoTable table("expert",
                      lastTurn(R"("pink": 0, "yellow": -1)", R"("yellow_4", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward yellow_4", "place right"));
    QCOMPARE(table.track("yellow"), 0);
    QVERIFY(table.isOver()); // all others are in the middle
    QCOMPARE(table.tiles(1), QStringList());
}

void ExpertTest::theTokenOfARewardTipsALaterTrackToo()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("yellow_0", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward yellow_0", "place left")); // its green meets the wild half
    QVERIFY(table.fired("token.wild"));
    QCOMPARE(table.track("yellow"), 1);
    QCOMPARE(table.track("green"), 1);
    QVERIFY(table.play("reward blue_3", "place right"));
    QCOMPARE(table.tiles(0), (QStringList{u"pink"_s, u"yellow"_s, u"green"_s}));
}

void ExpertTest::aRewardNamesItsTokenWhereBothAreWild()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right", "reward prop_pair", "place left"));
    QCOMPARE(table.phase(), u"name"_s);
    QVERIFY(table.play("name purple"));
    QCOMPARE(table.track("purple"), 1);
    QCOMPARE(table.tiles(0), (QStringList{u"pink"_s, u"purple"_s}));
}

void ExpertTest::whatARewardBringsIsScored()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("blue_1", "prop_fan")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward blue_1", "place left")); // its cat meets the wild half
    QCOMPARE(table.score("score.cats", 0), 1);
    QCOMPARE(table.mon(0), 2); // of pink_3 and blue_1
    QVERIFY(table.play("reward prop_fan", "place 1,1"));
    QCOMPARE(table.props(0), 2); // the fan of blue_1
}

void ExpertTest::aStepOfARewardPastTheEndIsLost()
{
    KimonoTable table("expert",
                      lastTurn(R"("pink": 0, "yellow": 4)", R"("yellow_4", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward yellow_4", "place right"));
    QVERIFY(table.fired("marker.end"));
    QCOMPARE(table.track("yellow"), 4);
}

void ExpertTest::aResolvedTrackIsFrozen()
{
    KimonoTable won("expert", lastTurn(R"("pink": 0)", R"("pink_4", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(won.play("take 1", "place right"));
    QVERIFY(won.play("reward pink_4", "place right"));
    QVERIFY(won.fired("expert.frozen"));
    QVERIFY(!won.fired("marker.kimono"));
    QCOMPARE(won.track("pink"), 1);
    QVERIFY(won.isOver());

    KimonoTable middle("expert",
                       lastTurn(R"("pink": -1, "blue": 1)", R"("pink_4", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(middle.play("take 1", "place right", "reward green_4", "place right")); // green was in the middle
    QVERIFY(middle.fired("expert.frozen"));
    QCOMPARE(middle.track("green"), 0);
    QCOMPARE(middle.tiles(0), QStringList{u"blue"_s});
}

void ExpertTest::theTokenOfARewardMovesNoFrozenTrack()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("purple_0", "blue_3")", R"("blue_4", "green_4")"));
    QVERIFY(table.play("take 1", "place right", "reward purple_0", "place left")); // its pink meets the wild half
    QCOMPARE(table.tokens(0), QStringList{u"pink -2,0"_s});                         // the token is gained
    QVERIFY(table.fired("expert.frozen"));
    QCOMPARE(table.track("pink"), 1);
    QCOMPARE(table.track("purple"), 1);
}

void ExpertTest::aResolvedTrackMovesIfThePackSaysSo()
{
    KimonoTable table("expert", lastTurn(R"("pink": 0)", R"("pink_4", "blue_3")", R"("blue_4", "green_4")"),
                      change("rules.json", "/resolved_tracks_freeze", false));
    QVERIFY(table.play("take 1", "place right", "reward pink_4", "place right"));
    QVERIFY(!table.fired("expert.frozen"));
    QCOMPARE(table.track("pink"), 2);
    QCOMPARE(table.tiles(0), QStringList{u"pink"_s});
}

void ExpertTest::aMarkerInTheMiddleGivesNoTileAndNoReward()
{
    KimonoTable table("expert", lastTurn(noTrack, propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.firings("expert.middle"), 5);
    QVERIFY(table.isOver());
    QCOMPARE(table.tiles(0), QStringList());
    QCOMPARE(table.tiles(1), QStringList());
    QCOMPARE(table.rewards().size(), 4);
}

void ExpertTest::whenNoRewardIsLeftTheWinnerTakesTheTileAlone()
{
    KimonoTable table("expert", lastTurn(allTracksOfA, propRewards, propLeftovers));
    QVERIFY(table.play("take 1", "place right"));
    QVERIFY(table.play("reward prop_pair", "place 1,1"));
    QVERIFY(table.play("reward prop_flower", "place right"));
    QVERIFY(table.play("reward prop_lantern", "place left", "name cat"));
    QVERIFY(!table.fired("expert.no-reward"));
    QVERIFY(table.play("reward prop_umbrella", "place left", "name cat"));
    QCOMPARE(table.firings("expert.no-reward"), 1);
    QVERIFY(table.fired("expert.tile"));
    QVERIFY(table.isOver());
    QCOMPARE(table.rewards(), QStringList());
    QCOMPARE(table.score("score.tiles", 0), 25);
    QCOMPARE(table.score("score.cats", 0), 4);
}

void ExpertTest::shuffledValuesAreEachUsedOnce()
{
    const GamePtr shuffled = change("rules.json", "/shuffle_track_values", true);
    QSet<QString> deals;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        const KimonoTable table = KimonoTable::dealt("expert", seed, nobody, shuffled);
        const Json values = table.position().value("values", Json::object());
        QSet<QString> used;
        for (const auto &value : values.items())
            used << QString::fromStdString(value.value.get<std::string>());
        QVERIFY(values.empty() || used.size() == 5);
        deals << QString::fromStdString(values.dump());
    }
    QVERIFY(deals.size() > 10);
    QVERIFY(!KimonoTable::dealt("expert", 1).position().contains("values"));
}

void ExpertTest::tracksAreResolvedByTheirShuffledValues()
{
    KimonoTable table("expert", R"({"ring": ["pink_3", "prop_pair", "prop_flower"], "deck": [],
        "rewards": ["prop_lantern", "prop_umbrella"], "tracks": {"pink": 0, "purple": -1},
        "values": {"pink": "purple", "purple": "pink"}})",
                      change("rules.json", "/shuffle_track_values", true));
    QVERIFY(table.play("take 1", "place right"));
    QCOMPARE(table.toAct(), 1); // purple, now worth 3, comes first
    QVERIFY(table.play("reward prop_pair", "place right"));
    QCOMPARE(table.toAct(), 0);
    QVERIFY(table.play("reward prop_flower", "place right"));
    QCOMPARE(table.score("score.tiles", 0), 7);
    QCOMPARE(table.score("score.tiles", 1), 3);
}

ENGAWA_SUBJECT(kimono_expert_test, ExpertTest, QCoreApplication)
#include "expert_test.moc"
