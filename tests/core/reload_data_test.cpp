#include <QTest>

#include "core/game/receipt.h"
#include "core/match/match.h"
#include "core/match/record.h"
#include "core/match/reload.h"
#include "tests/core/every_game.h"
#include "tests/core/reload_contract.h"
#include "tests/core/soak.h"

using namespace engawa;

// What an edit may change in a running match, and what it may not.
class ReloadDataTest : public QObject
{
    Q_OBJECT

private slots:
    void theOrderOfEntriesIsPartOfTheData();
    void aNewEntryMayStandInTheMiddle();
    void aTextHoldsAtOnce();
    void aFaceHoldsAtOnceAndIsNotInTheRecord();
    void theModeInPlayCannotBeTakenAway();
    void theSeatsInPlayCannotBeChanged();
};

// Fanny's priorities hold "most important first".
void ReloadDataTest::theOrderOfEntriesIsPartOfTheData()
{
    Written written(kimono("solo"), 4);
    Data data = written.match.game().data();
    std::vector<EntryPtr> entries = data.table("fanny").entries();
    std::ranges::reverse(entries);
    data.files["fanny.json"] = std::make_shared<const Table>(entries);
    QVERIFY(written.match.edit(compiler(), data, written.problems));
    QCOMPARE(toJson(written.match.game().data())["fanny.json"].dump(), toJson(data)["fanny.json"].dump());
    Problems problems;
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    QCOMPARE(toJson(opened->game().data())["fanny.json"].dump(), toJson(data)["fanny.json"].dump());
}

void ReloadDataTest::aNewEntryMayStandInTheMiddle()
{
    Written written(kimono("solo"), 4);
    Data data = written.match.game().data();
    std::vector<EntryPtr> entries = data.table("fanny").entries();
    entries.insert(entries.begin(), std::make_shared<const Entry>("always_left", Json{{"prefers", "0"}}));
    data.files["fanny.json"] = std::make_shared<const Table>(entries);
    QVERIFY(written.match.edit(compiler(), data, written.problems));
    QCOMPARE(toJson(written.match.game().data())["fanny.json"].dump(), toJson(data)["fanny.json"].dump());
}

void ReloadDataTest::aTextHoldsAtOnce()
{
    Written written(kimono(), 4);
    const State before = written.match.state();
    QVERIFY(written.edit("text/en.json", "/name/pink_0", "Cherry in the Snow"));
    QCOMPARE(written.match.game().texts().format("en", {"name.pink_0", {}}), std::string("Cherry in the Snow"));
    QVERIFY(written.match.state() == before);
    QCOMPARE(written.last.size(), 1u);
}

void ReloadDataTest::aFaceHoldsAtOnceAndIsNotInTheRecord()
{
    Written written(kimono(), 4);
    Data data = written.match.game().data();
    const std::string svg =
        R"(<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect width="10" height="10"/></svg>)";
    data.faces["faces/plain.svg"] = std::make_shared<const std::string>(svg);
    const Receipt *receipt = written.match.edit(compiler(), data, written.problems);
    QVERIFY2(receipt, qPrintable(linesOf(written.problems).join('\n')));
    QCOMPARE(*written.match.game().data().faces.at("faces/plain.svg"), svg);
    QVERIFY(!written.text.contains("<svg"));
    Problems problems;
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    QCOMPARE(linesOf(problems), QStringList());
    QVERIFY(opened->state() == written.match.state());
}

void ReloadDataTest::theModeInPlayCannotBeTakenAway()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        const std::string text = written.text;
        QVERIFY(!written.edit("modes.json", "/" + setting.setup.mode, nullptr));
        QVERIFY(hasError(written.problems));
        QCOMPARE(written.text, text);
    }
}

// "Seats and modes can't change in a running match."
void ReloadDataTest::theSeatsInPlayCannotBeChanged()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        const std::string mode = "/" + setting.setup.mode;
        Problems problems;
        auto data = edited(written.match.game().data(), "modes.json", mode + "/min_players", setting.setup.players + 1,
                           problems);
        data = edited(*data, "modes.json", mode + "/max_players", setting.setup.players + 1, problems);
        QVERIFY2(!written.match.edit(compiler(), *data, written.problems), setting.name.c_str());
        QVERIFY(hasError(written.problems));
    }
}

ENGAWA_SOAK_SUBJECT(reload_data_test, ReloadDataTest)
#include "reload_data_test.moc"
