#include <QTest>

#include "core/match/record.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/record_text.h"
#include "tests/core/soak.h"

using namespace engawa;

// A record opens, goes on and replays.
class RecordTest : public QObject
{
    Q_OBJECT

private slots:
    void aRecordNeedsNothingButItself_data() { addSettingRows(); }
    void aRecordNeedsNothingButItself();
    void replayingGivesTheSameStates_data() { addSettingRows(); }
    void replayingGivesTheSameStates();
    void aReopenedRecordGoesOn();
    void aPositionWrittenByHandIsInTheHeader_data() { addSettingRows(); }
    void aPositionWrittenByHandIsInTheHeader();
    void anOldRecordKeepsItsDataAfterAnEdit();

    void replayingUnderTheSameDataFits_data() { addSettingRows(); }
    void replayingUnderTheSameDataFits();
    void replayingUnderOtherDataNamesTheFirstMisfit();
    void replayingUnderDataWithoutTheModeIsAProblem();
};

void RecordTest::aRecordNeedsNothingButItself()
{
    const Setting &setting = rowSetting();
    Match match = begun(setting, 3);
    const auto [again, problems] = opened(match.header() + "\n", compiler());
    QVERIFY2(again, qPrintable(linesOf(problems).join('\n')));
    QCOMPARE(linesOf(problems), QStringList());
    QVERIFY(again->state() == match.state());
    QCOMPARE(dataHash(again->game().data()), dataHash(match.game().data()));
    QVERIFY(again->opening().setup == setting.setup);
    QCOMPARE(again->header(), match.header());
    QVERIFY(!match.header().contains(ENGAWA_RESOURCES)); // no path of this machine
}

void RecordTest::replayingGivesTheSameStates()
{
    const Setting &setting = rowSetting();
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        Match match = begun(setting, seed);
        std::string text = match.header() + "\n";
        match.setWrite([&](const std::string &line) { text += line + "\n"; });
        for (std::uint64_t i = 0; playOne(match, draw(seed, 1, i)); ++i) {}
        const auto [again, problems] = opened(text);
        RC_ASSERT(linesOf(problems).join('\n').toStdString() == "");
        RC_ASSERT(again->nodes().size() == match.nodes().size());
        for (const Node &node : match.nodes()) {
            RC_ASSERT(hashOf(again->node(node.id).state) == hashOf(node.state));
            RC_ASSERT(again->node(node.id).notation == node.notation);
            RC_ASSERT(again->node(node.id).seat == node.seat);
        }
        RC_ASSERT(again->head().id == match.head().id);
    });
}

void RecordTest::aReopenedRecordGoesOn()
{
    std::string text = fullRecord();
    Opened record = opened(text);
    QVERIFY(record.match);
    record.match->setWrite([&](const std::string &line) { text += line + "\n"; });
    QVERIFY(playOne(*record.match, 0));
    record.match->note("more");
    record.match->goTo(1);
    QVERIFY(playOne(*record.match, 2));
    const Opened again = opened(text);
    QCOMPARE(linesOf(again.problems), QStringList());
    QCOMPARE(again.match->nodes().size(), record.match->nodes().size());
    QVERIFY(again.match->state() == record.match->state());
}

void RecordTest::aPositionWrittenByHandIsInTheHeader()
{
    const Setting &setting = rowSetting();
    Match played = begun(setting, 21);
    for (std::uint64_t i = 0; i < 25 && playOne(played, draw(21, 1, i)); ++i) {}
    Problems problems;
    auto match = Match::begin(setting.game, {setting.setup, 4, played.game().position(played.state()), {}}, problems);
    QVERIFY2(match, qPrintable(linesOf(problems).join('\n')));
    QVERIFY(match->state() == played.state());
    std::string text = match->header() + "\n";
    match->setWrite([&](const std::string &line) { text += line + "\n"; });
    playOne(*match, 1);
    const auto [again, faults] = opened(text);
    QCOMPARE(linesOf(faults), QStringList());
    QVERIFY(again->state() == match->state());
    QVERIFY(again->node(0).state == played.state());
}

void RecordTest::anOldRecordKeepsItsDataAfterAnEdit()
{
    const std::string text = fullRecord();
    const auto [match, problems] = opened(text);
    QCOMPARE(linesOf(problems), QStringList());
    int edits = 0;
    for (const Node &node : match->nodes()) {
        const Json count = node.game->data().table("cards").find("pink_2")->get()->value["count"];
        bool after = false;
        for (int id = node.id; id >= 0; id = match->node(id).parent)
            after |= !match->node(id).edit.empty();
        edits += !node.edit.empty();
        QCOMPARE(count, Json(after ? 2 : 1));
    }
    QCOMPARE(edits, 1);
    QCOMPARE(dataHash(match->node(0).game->data()), dataHash(kimono().game->data()));
}

void RecordTest::replayingUnderTheSameDataFits()
{
    const Setting &setting = rowSetting();
    Match match = begun(setting, 8);
    for (std::uint64_t i = 0; playOne(match, draw(8, 1, i)); ++i) {}
    Problems problems;
    const auto replay = replayUnder(match, setting.game, problems);
    QVERIFY(replay);
    QVERIFY(!replay->misfit);
    QVERIFY(replay->match.state() == match.state());
}

void RecordTest::replayingUnderOtherDataNamesTheFirstMisfit()
{
    // Under a shorter walk the first "take 3" no longer fits.
    Problems problems;
    const auto data = edited(kimono().game->data(), "modes.json", "/basic/cross_max", 2, problems);
    const GamePtr game = compiled(*data);
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        Match match = begun(kimono(), seed);
        for (std::uint64_t i = 0; i < 30 && playOne(match, draw(seed, 1, i)); ++i) {}
        const auto replay = replayUnder(match, game, problems);
        QVERIFY(replay);
        std::optional<int> first;
        for (const int id : match.line())
            if (!first && match.node(id).notation == "take 3")
                first = id;
        QVERIFY(replay->misfit == first);
        if (!first)
            continue;
        QCOMPARE(game->rules()[static_cast<std::size_t>(replay->rule)], std::string_view("take.crossing"));
        QCOMPARE(std::ssize(replay->match.line()), *first);
    }
}

void RecordTest::replayingUnderDataWithoutTheModeIsAProblem()
{
    const Match match = begun(kimono(), 1);
    Problems problems;
    const auto longer = edited(kimono().game->data(), "modes.json", "/basic/max_players", 1, problems);
    const auto fewer = longer ? edited(*longer, "modes.json", "/basic/min_players", 1, problems) : std::nullopt;
    QVERIFY(fewer);
    const GamePtr game = compiler().compile(*fewer, nullptr, problems);
    if (!game)
        QSKIP("the pack doesn't let the mode have one player");
    const auto replay = replayUnder(match, game, problems);
    QVERIFY(!replay);
    QVERIFY(hasError(problems));
}

ENGAWA_SOAK_SUBJECT(record_test, RecordTest)
#include "record_test.moc"
