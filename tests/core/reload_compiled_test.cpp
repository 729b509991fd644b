#include <QTest>

#include "core/match/match.h"
#include "core/match/reload.h"
#include "tests/core/counting_compiler.h"
#include "tests/core/every_game.h"
#include "tests/core/reload_contract.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// The data of the match with one edit, as an editor has them: compiled, and nothing retired.
NewData editedAside(const Match &match, const std::string &file, const std::string &pointer, const Json &value)
{
    Problems problems;
    auto data = edited(match.game().data(), file, pointer, value, problems);
    if (!data)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    data->retired.clear();
    return {*data, compiled(*data)};
}

} // namespace

// Data that come to a match compiled.
class ReloadCompiledTest : public QObject
{
    Q_OBJECT

private slots:
    void theirGameIsTakenAsItIs();
    void onlyWhatIsRetiredIsCompiledAgain();
    void whatAJournalCannotGiveBackIsCompiledAgain();
    void severalEditsInAnOpenTurnAreOneChange();
    void theEditorsUndoTakesTheLastEventBack();
    void aRefusalLeavesTheMatchAlone();
};

void ReloadCompiledTest::theirGameIsTakenAsItIs()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        written.playOn(4, 7);
        const CountingCompiler counting;
        const std::string pack = setting.game->data().value("pack", "id")->get<std::string>();
        for (const char *name : {"One", "Two"}) {
            const NewData next = editedAside(written.match, "text/en.json", "/name/" + pack, name);
            QVERIFY2(written.match.edit(counting, next, written.problems), setting.name.c_str());
            QCOMPARE(written.match.gamePtr(), next.game);
            QCOMPARE(written.match.head().edit.size(), 1u);
        }
        QCOMPARE(counting.count(), 0);
        sameWhenReopened(written);
    }
}

void ReloadCompiledTest::onlyWhatIsRetiredIsCompiledAgain()
{
    Written written(kimono(), 4);
    written.playOn(4, 30);
    std::vector<PlacedCopy> copies;
    written.match.game().pieces(written.match.state(), copies);
    const CountingCompiler counting;
    int retired = 0;
    for (const PlacedCopy &copy : copies) {
        if (!copy.held || copy.copy != 0 || copy.table != "cards")
            continue;
        const NewData next = editedAside(written.match, "cards.json", "/" + std::string(copy.id) + "/count", 0);
        QVERIFY2(written.match.edit(counting, next, written.problems),
                 qPrintable(linesOf(written.problems).join('\n')));
        QCOMPARE(counting.count(), ++retired);
        QVERIFY(written.match.gamePtr() != next.game);
        QVERIFY(!written.match.game().data().retired.empty());
        QVERIFY(written.match.undo());
    }
    QVERIFY(retired > 3);
    sameWhenReopened(written);
}

// The journal names the fields that changed; that they stand in another order now it does not say.
void ReloadCompiledTest::whatAJournalCannotGiveBackIsCompiledAgain()
{
    Written written(kimono(), 4);
    Problems problems;
    Json turned = Json::object();
    auto members = written.match.game().data().value("cards", "pink_2")->get_ref<const Json::object_t &>();
    std::ranges::reverse(members);
    for (const JsonMember &member : members)
        turned.append(member.key, member.value);
    turned["count"] = turned["count"].get<int>() + 1;
    const NewData next = editedAside(written.match, "cards.json", "/pink_2", turned);
    const CountingCompiler counting;
    QVERIFY(written.match.edit(counting, next, written.problems));
    QCOMPARE(counting.count(), 1);
    const auto opened = openRecord(written.text, "record", compiler(), problems);
    QCOMPARE(toJson(written.match.game().data()).dump(), toJson(opened->game().data()).dump());
}

// Words are changed inside the turn; what follows takes it back, with them, and makes both changes at its beginning.
void ReloadCompiledTest::severalEditsInAnOpenTurnAreOneChange()
{
    Written written(kimono(), 3);
    std::uint64_t chance = 0;
    while (written.match.game().wholeDecision(written.match.state()))
        QVERIFY(written.play(chance++));
    const int whole = wholeNode(written.match).id;
    const CountingCompiler counting;
    const NewData words = editedAside(written.match, "text/en.json", "/name/pink_2", "Snow");
    QCOMPARE(written.match.follow(counting, words, written.problems), Match::Fit::Fits);
    QVERIFY(!written.match.game().wholeDecision(written.match.state()));
    const int count = written.match.game().data().value("cards", "pink_2")->at("count");
    const NewData next = editedAside(written.match, "cards.json", "/pink_2/count", count + 1);
    QCOMPARE(written.match.follow(counting, next, written.problems), Match::Fit::Fits);
    QCOMPARE(written.match.head().parent, whole);
    QCOMPARE(written.match.head().edit.size(), 2u);
    QCOMPARE(written.match.gamePtr(), next.game);
    QCOMPARE(counting.count(), 0);
    sameWhenReopened(written);
}

void ReloadCompiledTest::theEditorsUndoTakesTheLastEventBack()
{
    Written written(kimono(), 4);
    written.playOn(4, 6);
    while (!written.match.game().wholeDecision(written.match.state()))
        QVERIFY(written.play(1));
    const Node before = written.match.head();
    const NewData next = editedAside(written.match, "cards.json", "/pink_2/count", 5);
    const NewData back = {before.game->data(), compiled(before.game->data())};
    const CountingCompiler counting;
    QCOMPARE(written.match.follow(counting, next, written.problems), Match::Fit::Fits);
    QCOMPARE(written.match.follow(counting, next, written.problems), Match::Fit::Same);
    QCOMPARE(written.match.follow(counting, back, written.problems), Match::Fit::Fits);
    QCOMPARE(written.match.head().id, before.id);
    QVERIFY(written.match.state() == before.state);
    QCOMPARE(written.match.follow(counting, next, written.problems), Match::Fit::Fits);
    QVERIFY(written.play(0));
    QCOMPARE(written.match.follow(counting, back, written.problems), Match::Fit::Fits); // a move lies between
    QVERIFY(!written.match.head().edit.empty());
    QCOMPARE(counting.count(), 0);
    sameWhenReopened(written);
}

void ReloadCompiledTest::aRefusalLeavesTheMatchAlone()
{
    Written written(kimono(), 4);
    const std::string text = written.text;
    const Json alone = *written.match.game().data().value("modes", "solo");
    const NewData next = editedAside(written.match, "modes.json", "/basic", alone);
    QCOMPARE(written.match.follow(compiler(), next, written.problems), Match::Fit::Refused);
    QCOMPARE(written.problems.front().code, std::string("seats-in-play"));
    QCOMPARE(written.text, text);
    QCOMPARE(written.match.gamePtr(), kimono().game);
}

ENGAWA_APPLESS_SUBJECT(reload_compiled_test, ReloadCompiledTest)
#include "reload_compiled_test.moc"
