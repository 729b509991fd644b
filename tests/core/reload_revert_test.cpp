#include <QTest>

#include "core/game/receipt.h"
#include "core/match/match.h"
#include "core/match/reload.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/reload_contract.h"
#include "tests/core/soak.h"

using namespace engawa;

// Edits that an editor takes back: the match follows to the data before them.
class ReloadRevertTest : public QObject
{
    Q_OBJECT

private slots:
    void revertingTheLastEditRestoresTheState_data() { addSettingRows(); }
    void revertingTheLastEditRestoresTheState();
    void revertingAnEarlierEditGivesTheOldDataAgain_data() { addSettingRows(); }
    void revertingAnEarlierEditGivesTheOldDataAgain();

    void theSameDataAreNoEvent();
    void severalChangesAreOneLine();
    void revertingARemovalPutsTheEntryBackInItsPlace();
    void cardsThatStayedWhileTheirDeckWasGoneAreNotDealtAgain();
};

void ReloadRevertTest::revertingTheLastEditRestoresTheState()
{
    const Setting &setting = rowSetting();
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 60));
        const auto data = someEdit(written.match.game().data(), draw(seed, 5, 5));
        RC_PRE(data.has_value());
        const Node before = nodeToEdit(written.match, *data);
        RC_PRE((written.match.edit(compiler(), *data, written.problems) != nullptr));
        RC_PRE(!written.match.head().edit.empty());
        RC_ASSERT((written.match.follow(compiler(), before.game->data(), written.problems) == Match::Fit::Fits));
        RC_ASSERT((written.match.state() == before.state));
        RC_ASSERT(written.match.gamePtr() == before.game);
        RC_ASSERT(written.last.back() == headLine(before.id).dump());
        sameWhenReopened(written);
    });
}

void ReloadRevertTest::revertingAnEarlierEditGivesTheOldDataAgain()
{
    const Setting &setting = rowSetting();
    holds(casesOf(200), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 30));
        const auto data = someEdit(written.match.game().data(), draw(seed, 5, 5));
        RC_PRE(data.has_value());
        const Data old = written.match.game().data();
        RC_PRE((written.match.edit(compiler(), *data, written.problems) != nullptr));
        const Node edit = written.match.head();
        RC_PRE(!edit.edit.empty());
        RC_LOG() << editLine(edit).dump() << "\n";
        written.playOn(seed + 1, 1 + *rc::gen::inRange(0, 20));
        RC_PRE(written.match.head().id != edit.id);
        const Node before = nodeToEdit(written.match, old);
        written.problems.clear();
        const Match::Fit fit = written.match.follow(compiler(), old, written.problems);
        if (hasError(written.problems))
            RC_FAIL(linesOf(written.problems).join('\n').toStdString());
        RC_ASSERT((fit == Match::Fit::Fits));
        expectData(written.match.game().data(), old);
        RC_ASSERT(written.match.head().parent == before.id);
        RC_ASSERT(!written.match.head().receipt.lines.empty());
        copiesAreAccountedFor(before, written.match.head());
        sameWhenReopened(written);
    });
}

void ReloadRevertTest::theSameDataAreNoEvent()
{
    Written written(kimono(), 4);
    written.play(0);
    const std::string text = written.text;
    Problems problems;
    QCOMPARE(written.match.follow(compiler(), written.match.game().data(), problems), Match::Fit::Same);
    QCOMPARE(written.text, text);
}

void ReloadRevertTest::severalChangesAreOneLine()
{
    Written written(kimono(), 4);
    Problems problems;
    auto data = edited(written.match.game().data(), "cards.json", "/pink_0/count", 3, problems);
    data = edited(*data, "cards.json", "/pink_1/count", 0, problems);
    data = edited(*data, "rules.json", "/track_length", 6, problems);
    data = edited(*data, "text/en.json", "/name/pink_0", "Cherry", problems);
    const Receipt *receipt = written.match.edit(compiler(), *data, problems);
    QVERIFY(receipt);
    QCOMPARE(written.last.size(), 1u);
    QCOMPARE(Json::parse(written.last.front())["edit"].size(), 4u);
    QCOMPARE(linesWith(*receipt, "receipt.changed"), 4);
}

void ReloadRevertTest::revertingARemovalPutsTheEntryBackInItsPlace()
{
    for (const auto &[file, entry] :
         {std::pair("cards.json", "/pink_1"), std::pair("fanny.json", "/complete_a_pattern")}) {
        Written written(kimono("solo"), 4);
        const Data before = written.match.game().data();
        QVERIFY(written.edit(file, entry, nullptr));
        written.playOn(4, 6);
        QCOMPARE(written.match.follow(compiler(), before, written.problems), Match::Fit::Fits);
        QCOMPARE(toJson(written.match.game().data())[file].dump(), toJson(before)[file].dump());
    }
}

void ReloadRevertTest::cardsThatStayedWhileTheirDeckWasGoneAreNotDealtAgain()
{
    Written written(kimono("solo"), 4);
    const Data before = written.match.game().data();
    QVERIFY(written.edit("modes.json", "/solo/deck/0", "prop")); // the ring is of beauties
    written.playOn(4, 6);
    QCOMPARE(written.match.follow(compiler(), before, written.problems), Match::Fit::Fits);
    std::vector<PlacedCopy> copies;
    written.match.game().pieces(written.match.state(), copies);
    std::set<Copy> different;
    for (const PlacedCopy &copy : copies)
        different.emplace(copy.table, copy.id, copy.copy);
    QCOMPARE(different.size(), copies.size());
}

ENGAWA_SOAK_SUBJECT(reload_revert_test, ReloadRevertTest)
#include "reload_revert_test.moc"
