#include <map>
#include <set>

#include <QTest>

#include "core/game/receipt.h"
#include "core/match/match.h"
#include "core/match/reload.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/reload_contract.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

std::vector<std::string> drawPile(const Match &match)
{
    std::vector<PlacedCopy> copies;
    match.game().pieces(match.state(), copies);
    std::vector<std::string> pile;
    for (const PlacedCopy &copy : copies)
        if (!copy.held)
            pile.push_back(std::string(copy.id) + "#" + std::to_string(copy.copy));
    return pile;
}

} // namespace

// Copies that an edit adds or takes away.
class ReloadCopyTest : public QObject
{
    Q_OBJECT

private slots:
    void addingAndRemovingACopyLeavesTheDeckAlone_data() { addSettingRows(); }
    void addingAndRemovingACopyLeavesTheDeckAlone();
    void aNewCopyLiesWhereAFreshDealHasIt_data() { addSettingRows(); }
    void aNewCopyLiesWhereAFreshDealHasIt();
    void someNewCopyEnteredADrawPile();

    void aHeldCopyIsRetiredAndKeepsItsData();
    void aRetiredCopyThatComesBackIsNotDealtTwice();
    void aCardThatChangesItsLeafAndBackIsNotDealtTwice();

private:
    int m_entered = 0; // new copies that the tests saw in a draw pile
};

void ReloadCopyTest::addingAndRemovingACopyLeavesTheDeckAlone()
{
    const Setting &setting = rowSetting();
    std::vector<EditPlace> counts;
    for (const EditPlace &place : Places(setting.game->data(), compiler().schemas()).all)
        if (place.countsCopies())
            counts.push_back(place);
    if (counts.empty())
        QSKIP("no table of this pack counts copies");
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const EditPlace place = counts[*rc::gen::inRange<std::size_t>(0, counts.size())];
        const int count = place.value.get<int>();
        Written written(setting, seed);
        written.playOn(seed, *rc::gen::inRange(0, 40));
        written.match.goTo(wholeNode(written.match).id); // where an edit takes hold
        const State before = written.match.state();
        const auto pile = drawPile(written.match);
        RC_ASSERT((written.edit(place.file, place.pointer, count + 1) != nullptr));
        auto grown = drawPile(written.match);
        std::erase_if(grown, [&](const std::string &copy) { return !std::ranges::contains(pile, copy); });
        RC_ASSERT(grown == pile);
        RC_ASSERT((written.edit(place.file, place.pointer, count) != nullptr));
        RC_ASSERT(drawPile(written.match) == pile);
        RC_ASSERT((written.match.state() == before));
    });
}

// "New copies enter the draw pile at their stable place": where they would lie had they been there from the start.
void ReloadCopyTest::aNewCopyLiesWhereAFreshDealHasIt()
{
    const Setting &setting = rowSetting();
    std::vector<EditPlace> counts;
    for (const EditPlace &place : Places(setting.game->data(), compiler().schemas()).all)
        if (place.countsCopies())
            counts.push_back(place);
    if (counts.empty())
        QSKIP("no table of this pack counts copies");
    holds(casesOf(120), [&] {
        const auto seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        const EditPlace place = counts[*rc::gen::inRange<std::size_t>(0, counts.size())];
        Written written(setting, seed);
        const Receipt *receipt = written.edit(place.file, place.pointer, place.value.get<int>() + 2);
        RC_ASSERT((receipt != nullptr));
        m_entered += linesWith(*receipt, "receipt.entered_deck"); // a set-up may leave the component in the box
        Problems problems;
        const auto fresh = Match::begin(written.match.gamePtr(), {setting.setup, seed, std::nullopt, {}}, problems);
        auto edited = drawPile(written.match), dealt = drawPile(*fresh);
        std::erase_if(edited, [&](const std::string &copy) { return !std::ranges::contains(dealt, copy); });
        std::erase_if(dealt,
                      [&](const std::string &copy) { return !std::ranges::contains(drawPile(written.match), copy); });
        RC_ASSERT(edited == dealt);
    });
}

void ReloadCopyTest::someNewCopyEnteredADrawPile()
{
    QVERIFY(m_entered > 0);
}

void ReloadCopyTest::aHeldCopyIsRetiredAndKeepsItsData()
{
    std::map<std::string, int> tried; // by game; an entry that a formula names can't be taken out
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        written.playOn(4, 30);
        written.match.goTo(wholeNode(written.match).id); // where an edit takes hold
        std::vector<PlacedCopy> copies;
        written.match.game().pieces(written.match.state(), copies);
        std::set<std::pair<std::string, std::string>> seen; // entries: one of their copies is enough
        for (const PlacedCopy &copy : copies) {
            const std::string file = std::string(copy.table) + ".json", id(copy.id);
            const Json *entry = setting.game->data().value(copy.table, copy.id);
            if (!copy.held || !entry || !entry->contains("count") || !seen.emplace(copy.table, copy.id).second)
                continue;
            int &retired = tried[gameOf(setting.game->data())];
            const Receipt *receipt = written.edit(file, "/" + id, nullptr);
            if (!receipt)
                continue;
            const auto held = std::ranges::count_if(copies, [&](const PlacedCopy &other) {
                return other.held && other.table == copy.table && other.id == copy.id;
            });
            QCOMPARE(linesWith(*receipt, "receipt.stays_retired"), static_cast<int>(held));
            const auto named = std::ranges::find(receipt->lines, "receipt.stays_retired", &Message::key);
            QVERIFY(std::get<TextKey>(named->arguments.front().second).key.ends_with(id));
            const auto &kept = written.match.game().data().retired;
            QCOMPARE(kept.size(), static_cast<std::size_t>(held));
            QCOMPARE(kept.front().entry->value.dump(), entry->dump());
            const auto pieces = piecesIn(written.match.head());
            QVERIFY(pieces.contains(Copy{std::string(copy.table), id, copy.copy}));
            ++retired;
            QVERIFY(written.match.undo());
        }
    }
    for (const auto &[game, retired] : tried)
        QVERIFY2(retired > 0, game.c_str());
}

void ReloadCopyTest::aRetiredCopyThatComesBackIsNotDealtTwice()
{
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        written.playOn(4, 30);
        const Node before = wholeNode(written.match);
        std::vector<PlacedCopy> copies;
        before.game->pieces(before.state, copies);
        for (const PlacedCopy &copy : copies) {
            const Json *entry = setting.game->data().value(copy.table, copy.id);
            // A copy that left the discard pile comes back through the draw pile.
            const bool discarded = std::ranges::any_of(copies, [&](const PlacedCopy &other) {
                return other.table == copy.table && other.id == copy.id && !other.held && other.zone != "deck";
            });
            if (!copy.held || discarded || !entry || !entry->contains("count"))
                continue;
            const std::string file = std::string(copy.table) + ".json", pointer = "/" + std::string(copy.id) + "/count";
            if (!written.edit(file, pointer, 0))
                continue;
            const Receipt *receipt = written.edit(file, pointer, (*entry)["count"]);
            QVERIFY(receipt);
            QCOMPARE(linesWith(*receipt, "receipt.stays_retired"), 0);
            const std::string what = setting.name + ": " + std::string(copy.table) + "/" + std::string(copy.id);
            QVERIFY2(written.match.state() == before.state, what.c_str());
            written.match.goTo(before.id);
        }
    }
}

// A leaf may be out of the match: its cards leave the draw pile, but stay where they are held.
void ReloadCopyTest::aCardThatChangesItsLeafAndBackIsNotDealtTwice()
{
    int tried = 0;
    for (const Setting &setting : everySetting()) {
        Written written(setting, 4);
        written.playOn(4, 30);
        const Node before = wholeNode(written.match);
        std::vector<PlacedCopy> copies;
        before.game->pieces(before.state, copies);
        for (const PlacedCopy &copy : copies) {
            const Json *entry = setting.game->data().value(copy.table, copy.id);
            if (!copy.held || !entry || !entry->contains("leaf"))
                continue;
            const std::string file = std::string(copy.table) + ".json", pointer = "/" + std::string(copy.id) + "/leaf";
            for (const EntryPtr &leaf : setting.game->data().table("leaves").entries()) {
                if ((*entry)["leaf"] == leaf->id || !written.edit(file, pointer, leaf->id))
                    continue;
                QVERIFY(written.edit(file, pointer, (*entry)["leaf"]));
                std::vector<PlacedCopy> after;
                written.match.game().pieces(written.match.state(), after);
                std::set<std::string> seen;
                for (const PlacedCopy &each : after) {
                    const std::string name =
                        std::string(each.table) + "/" + std::string(each.id) + "#" + std::to_string(each.copy);
                    QVERIFY2(seen.insert(name).second, (setting.name + ": " + name).c_str());
                }
                ++tried;
                written.match.goTo(before.id);
            }
        }
    }
    QVERIFY(tried > 0);
}

ENGAWA_SOAK_SUBJECT(reload_copy_test, ReloadCopyTest)
#include "reload_copy_test.moc"
