#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// What lies on the table, and what a click that leads nowhere is answered.
class SceneTest : public QObject
{
    Q_OBJECT

private slots:
    void layeredAlbumsAreGridsAndRowsAreRows();
    void tilesGoToWhoeverWinsTheTrack();
    void theSeamThatWaitsCanBeChosen();
    void theCatPrizeLiesWithWhoeverLeads();
    void aMarkerBelongsToTheSideItIsOn();
    void aClickIsAnsweredByTheRuleOfTheStep();
    void fannysReasonIsTold();
    void everyFaceOfThePackIsThere();
};

namespace {

Scene sceneOf(const KimonoTable &table)
{
    return table.game().scene(table.state(), static_cast<Seat>(std::max(0, table.toAct())));
}

const Piece *find(const Scene &scene, std::string_view id)
{
    const auto found = std::ranges::find(scene.pieces, id, &Piece::id);
    return found == scene.pieces.end() ? nullptr : &*found;
}

Zone::Form formOf(const KimonoTable &table, std::string_view zone)
{
    const Scene scene = sceneOf(table);
    return std::ranges::find(scene.zones, zone, &Zone::id)->form;
}

QString answerTo(const KimonoTable &table, std::string_view piece)
{
    const Scene scene = sceneOf(table);
    const RuleIndex rule = table.game().refusal(table.state(), *find(scene, piece));
    return rule == noRule ? QString() : QString::fromUtf8(table.game().rules()[static_cast<std::size_t>(rule)]);
}

} // namespace

void SceneTest::layeredAlbumsAreGridsAndRowsAreRows()
{
    QCOMPARE(formOf(KimonoTable::dealt("basic", 1, 0), "album.0"), Zone::Form::Grid);
    QCOMPARE(formOf(KimonoTable::dealt("solo", 1), "album.1"), Zone::Form::Row);
}

void SceneTest::tilesGoToWhoeverWinsTheTrack()
{
    KimonoTable table = KimonoTable::dealt("expert", 1, 0);
    QCOMPARE(find(sceneOf(table), "tile/purple")->zone, "tiles");
    QCOMPARE(find(sceneOf(table), "tile/purple")->badge, "7");
    for (std::uint64_t n = 0; !table.isOver(); ++n)
        table.playOneMove(1, n);
    for (int side = 0; side < 2; ++side)
        for (const QString &pattern : table.tiles(side))
            QCOMPARE(find(sceneOf(table), ("tile/" + pattern).toStdString())->zone, "tiles." + std::to_string(side));
    QVERIFY(!(table.tiles(0) + table.tiles(1)).isEmpty());
    QVERIFY(!find(sceneOf(KimonoTable::dealt("basic", 1, 0)), "tile/purple"));
}

void SceneTest::theSeamThatWaitsCanBeChosen()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_4", "green_4"]})");
    QVERIFY(table.play("take 1", "place left"));
    const Scene scene = sceneOf(table);
    const Piece *seam = find(scene, "seam");
    QVERIFY(seam);
    QCOMPARE(seam->zone, "seams.0");
    QCOMPARE(seam->x, -1);
    QCOMPARE(seam->moves.size(), scene.moves.size());
}

void SceneTest::theCatPrizeLiesWithWhoeverLeads()
{
    const KimonoTable level("solo", R"({"albums": [["basic_side 0,0"], ["basic_side#2 0,0"]]})");
    QCOMPARE(find(sceneOf(level), "starter")->zone, "starter.1");
    const KimonoTable ahead("solo", R"({"albums": [["basic_side 0,0", "pink_1 2,0"], ["basic_side#2 0,0"]]})");
    QCOMPARE(find(sceneOf(ahead), "starter")->zone, "starter.0");
    QCOMPARE(find(sceneOf(ahead), "starter")->badge, "1 : 0");
}

void SceneTest::aMarkerBelongsToTheSideItIsOn()
{
    const KimonoTable table("basic", R"({"tracks": {"pink": 3, "blue": -2}})");
    QCOMPARE(find(sceneOf(table), "marker/pink")->seat, Seat{0});
    QCOMPARE(find(sceneOf(table), "marker/blue")->seat, Seat{1});
    QCOMPARE(find(sceneOf(table), "marker/blue")->badge, "2");
    QCOMPARE(find(sceneOf(table), "marker/green")->seat, nobody);
    const KimonoTable solo("solo", R"({"tracks": {"pink": -1}})");
    QCOMPARE(find(sceneOf(solo), "marker/pink")->seat, rival);
}

void SceneTest::aClickIsAnsweredByTheRuleOfTheStep()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_4", "green_4", "pink_4", "yellow_4"]})");
    QCOMPARE(answerTo(table, "cards/yellow_4"), u"take.crossing"_s); // the fifth card
    QCOMPARE(answerTo(table, "photographer"), u"take.last-crossed"_s);
    QCOMPARE(answerTo(table, "marker/pink"), u"marker.kimono"_s);
    QCOMPARE(answerTo(table, "supply/cat"), u"token.supply"_s);
    QVERIFY(table.play("take 1"));
    QCOMPARE(answerTo(table, "cards/blue_4"), u"place.on-two"_s);
    QCOMPARE(answerTo(table, "departures/basic_side"), u"place.taken"_s);
    QVERIFY(table.play("place left"));
    QCOMPARE(answerTo(table, "cards/blue_4"), u"token.both-wild"_s);
    KimonoTable solo("solo", R"({"ring": ["pink_3", "blue_4", "green_4", "pink_4"]})");
    QCOMPARE(answerTo(solo, "cards/pink_3"), u"solo.crossing"_s); // too near
    QCOMPARE(answerTo(solo, "departures/basic_side#2"), u"solo.rival-places"_s);
    QCOMPARE(answerTo(solo, "starter"), u"solo.cat-prize"_s);
}

void SceneTest::fannysReasonIsTold()
{
    const auto told = [](const char *ring) {
        KimonoTable table("solo", ring);
        EventList events;
        State state = table.state();
        for (const char *notation : {"take 2", "place right"}) {
            events.clear();
            table.game().apply(state, *table.game().parse(state, notation), &events);
        }
        QStringList lines;
        for (const Event &event : events)
            if (event.seat == rival)
                lines << QString::fromStdString(table.game().texts().format("en", table.game().describe(event)));
        return lines.value(0);
    };
    QCOMPARE(told(R"({"ring": ["purple_3", "yellow_4", "purple_2"]})"),
             u"Fanny places Wisteria under the Eaves at the right end: it completes a pattern there."_s);
    QCOMPARE(told(R"({"ring": ["blue_2", "yellow_4", "purple_2"]})"), // both ends complete
             u"Fanny places Wave in the Arcade at the right end: the Mon of the photo is on that side."_s);
}

void SceneTest::everyFaceOfThePackIsThere()
{
    const Game &game = *printedGame();
    for (const EntryPtr &card : game.data().table("cards").entries())
        QVERIFY2(game.data().faces.contains("faces/" + card->value.value("face", std::string("card.svg"))),
                 card->id.c_str());
    for (const char *kind : {"card", "card_back", "departure", "photographer", "token", "supply", "marker", "tile",
                             "starter", "prize", "rival"})
        QVERIFY2(game.data().faces.contains("faces/" + std::string(kind) + ".svg"), kind);
}

ENGAWA_SUBJECT(kimono_scene_test, SceneTest, QCoreApplication)
#include "scene_test.moc"
