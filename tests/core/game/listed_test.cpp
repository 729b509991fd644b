#include "core/game/listed_game.h"

#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

struct Fruit
{
    std::string id;
};
struct Rules
{
    Copies<Fruit> copies{"fruits", "fruit"};
};
struct Position
{
    std::uint64_t seed = 5;
    Row<CopyIndex, 16> deck;
    Row<CopyIndex, 4> row;
    std::array<Row<CopyIndex, 2>, 2> hands;

    bool operator==(const Position &) const = default;
};

template <class Table, class Visit>
void eachList(const Rules &, Table &state, Visit &&visit)
{
    visit({.name = "deck", .id = "deck", .sight = Sight::Nobody}, state.deck);
    visit({.name = "row", .id = "row", .dealt = 3}, state.row);
    for (int seat = 0; seat < 2; ++seat)
        visit({"hand", zoneOf("hand", seat), static_cast<Seat>(seat), Sight::Owner, 2},
              state.hands[static_cast<std::size_t>(seat)]);
}

// Three apples, two pears; a fourth apple and a plum are no longer in the data.
Rules fruits()
{
    Rules rules;
    rules.copies.add({"apple"}, 3, false, 0);
    rules.copies.add({"pear"}, 5, false, 0);
    rules.copies.add({"apple"}, 3, true, 3);
    rules.copies.add({"plum"}, 1, true, 0);
    return rules;
}

QString namesOf(const Rules &rules, const auto &list)
{
    QStringList names;
    for (const CopyIndex copy : list)
        names << QString::fromStdString(rules.copies.nameOf(copy));
    names.sort();
    return names.join(u' ');
}

Position dealt(const Rules &rules)
{
    Position state;
    lists::dealAll(rules, state);
    return state;
}

} // namespace

// What a game has whose pieces lie in lists.
class ListedTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCopyHasAName();
    void aRetiredCopyIsOneMoreOfItsEntry();
    void theDeckFillsTheListsAndHasNoRetiredCopy();
    void aShortDeckFillsTheFirstLists();
    void whatTheSeatCantSeeIsDealtAgain();
};

void ListedTest::everyCopyHasAName()
{
    const Rules rules = fruits();
    QCOMPARE(rules.copies.nameOf(0), "apple");
    QCOMPARE(rules.copies.nameOf(1), "apple#2");
    QCOMPARE(rules.copies.pieceId(3), "fruits/pear");
    QCOMPARE(rules.copies.component(1), "fruits/apple");
    for (CopyIndex copy = 0; copy < rules.copies.size(); ++copy)
        QCOMPARE(rules.copies.called(rules.copies.nameOf(copy)), copy);
    QVERIFY(!rules.copies.called("quince"));
    QVERIFY(!rules.copies.called("pear#6"));
}

void ListedTest::aRetiredCopyIsOneMoreOfItsEntry()
{
    const Rules rules = fruits();
    QCOMPARE(rules.copies.counted(), 8);
    QCOMPARE(rules.copies.size(), 10u);
    const CopyIndex apple = *rules.copies.called("apple#4"), plum = *rules.copies.called("plum");
    QCOMPARE(rules.copies.entryOf(apple), 0);
    QCOMPARE(rules.copies[plum].id, "plum");
    QVERIFY(rules.copies.isRetired(apple) && rules.copies.isRetired(plum));
    QVERIFY(!rules.copies.isRetired(*rules.copies.called("apple#3")));
}

void ListedTest::theDeckFillsTheListsAndHasNoRetiredCopy()
{
    const Rules rules = fruits();
    const Position state = dealt(rules);
    QCOMPARE(state.row.size(), 3u);
    QCOMPARE(state.hands[0].size() + state.hands[1].size(), 4u);
    QCOMPARE(state.deck.size(), 1u);
    Row<CopyIndex, 16> all = state.deck;
    eachList(rules, state, [&](const ListedZone &zone, const auto &list) {
        for (const CopyIndex copy : list)
            if (!zone.isDeck())
                all.push(copy);
    });
    QCOMPARE(namesOf(rules, all), u"apple apple#2 apple#3 pear pear#2 pear#3 pear#4 pear#5"_s);
}

void ListedTest::aShortDeckFillsTheFirstLists()
{
    Rules rules;
    rules.copies.add({"apple"}, 4, false, 0);
    const Position state = dealt(rules);
    QCOMPARE(state.row.size(), 3u);
    QCOMPARE(state.hands[0].size(), 1u);
    QVERIFY(state.hands[1].empty() && state.deck.empty());
}

void ListedTest::whatTheSeatCantSeeIsDealtAgain()
{
    const Rules rules = fruits();
    const Position before = dealt(rules);
    QSet<QString> hands;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        Position state = before;
        lists::redealHidden(rules, state, Seat{0}, seed);
        QCOMPARE(state.row, before.row);
        QCOMPARE(state.hands[0], before.hands[0]);
        QCOMPARE(state.hands[1].size(), 2u);
        QCOMPARE(state.deck.size(), 1u);
        hands.insert(namesOf(rules, state.hands[1]));
    }
    QVERIFY(hands.size() > 1);
}

ENGAWA_APPLESS_SUBJECT(game_listed_test, ListedTest)
#include "listed_test.moc"
