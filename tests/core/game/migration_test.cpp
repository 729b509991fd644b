#include "core/base/shuffle.h"
#include "core/game/migration_frame.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

struct Fruit
{
    std::string id;
    bool retired = false;
};
struct Copy
{
    int fruit = 0;
    int number = 0;
};
struct Mode
{
    std::string id;
};
struct Rules
{
    std::vector<Mode> modes{{"duel"}};
    std::vector<Fruit> fruits;
    std::vector<Copy> copies;
};

using Pile = Row<std::uint8_t, 4>;
struct Position
{
    Pile pile;
};

PlacedCopy copyOf(const Rules &rules, std::uint8_t copy)
{
    const Copy &found = rules.copies[copy];
    return {"fruits", rules.fruits[static_cast<std::size_t>(found.fruit)].id, found.fruit, found.number, {}};
}

const Mode &modeOf(const Rules &rules, const Position &)
{
    return rules.modes.back();
}

void listPieces(const Rules &rules, const Position &state, std::vector<PlacedCopy> &copies)
{
    for (const std::uint8_t copy : state.pile)
        addPlaced(copies, copyOf(rules, copy), "pile", true);
}

// An edit puts the plum first, takes the pear away and gives a second apple.
const Rules before{{{"duel"}}, {{"apple"}, {"pear"}}, {{0, 0}, {1, 0}}};
const Rules now{{{"solo"}, {"duel"}}, {{"plum"}, {"apple"}}, {{0, 0}, {1, 0}, {1, 1}}};

class Migration : public MigrationFrame<Rules>
{
public:
    explicit Migration(Receipt &receipt) : MigrationFrame(now, before, receipt) {}

    using MigrationFrame::addNewCopies;
    using MigrationFrame::carryPile;
    using MigrationFrame::sayRetired;

    CarriedCopies<std::uint8_t> copies{before, now, &Rules::copies, copyOf};
};

Pile pileOf(std::initializer_list<int> copies)
{
    Pile pile;
    for (const int copy : copies)
        pile.push(static_cast<std::uint8_t>(copy));
    return pile;
}

Message line(const char *key, const char *component)
{
    return {key, {{"component", TextKey{component}}}};
}

} // namespace

class MigrationTest : public QObject
{
    Q_OBJECT

private slots:
    void aCopyIsTheSameByItsNameAndNumber();
    void aListKeepsWhatIsStillThere();
    void whatLeavesAPileIsOnTheReceipt();
    void newCopiesEnterAtTheirPlaces();
    void aFullPileTakesNoMore();
    void whatIsRetiredAndHeldIsOnTheReceipt();
    void theModeIsFoundByItsName();
    void aReceiptSaysWhatHoldsLaterAndWhatHappenedOnce();
};

void MigrationTest::aCopyIsTheSameByItsNameAndNumber()
{
    const CarriedCopies<std::uint8_t> copies(before, now, &Rules::copies, copyOf);
    QCOMPARE(copies.now(0), 1);
    QCOMPARE(copies.now(1), -1);
    QCOMPARE(copies.before(0), -1);
    QCOMPARE(copies.before(1), 0);
    QCOMPARE(copies.before(2), -1);
    QCOMPARE(copies.newCount(), 3u);
}

void MigrationTest::aListKeepsWhatIsStillThere()
{
    const CarriedCopies<std::uint8_t> copies(before, now, &Rules::copies, copyOf);
    Pile pile = pileOf({3, 3, 3});
    copies.carry(pile, pileOf({1, 0}));
    QVERIFY(pile == pileOf({1}));
}

void MigrationTest::whatLeavesAPileIsOnTheReceipt()
{
    Receipt receipt;
    Migration migration(receipt);
    Pile pile;
    migration.carryPile(migration.copies, pile, pileOf({0, 1}), "receipt.left_deck");
    QVERIFY(pile == pileOf({1}));
    QCOMPARE(receipt.lines, (std::vector{line("receipt.left_deck", "name.pear")}));
    migration.carryPile(migration.copies, pile, pileOf({0}), "receipt.left_discard",
                        [](std::uint8_t) { return false; });
    QVERIFY(pile.empty());
    QCOMPARE(receipt.lines.back(), line("receipt.left_discard", "name.apple"));
}

void MigrationTest::newCopiesEnterAtTheirPlaces()
{
    Receipt receipt;
    Migration migration(receipt);
    Pile pile = pileOf({1});
    const auto place = [](std::uint8_t copy) { return std::uint64_t{copy}; };
    migration.addNewCopies(
        migration.copies, pile, [&](std::uint8_t copy) { return migration.copies.before(copy) < 0; },
        [&](std::uint8_t copy) { pile.insert(indexByPlace(pile, copy, place), copy); });
    QVERIFY(pile == pileOf({0, 1, 2}));
    QCOMPARE(receipt.lines,
             (std::vector{line("receipt.entered_deck", "name.plum"), line("receipt.entered_deck", "name.apple")}));
}

void MigrationTest::aFullPileTakesNoMore()
{
    Receipt receipt;
    Migration migration(receipt);
    const Pile pile = pileOf({1, 1, 1, 1});
    migration.addNewCopies(
        migration.copies, pile, [](std::uint8_t) { return true; }, [](std::uint8_t) { QFAIL("no room"); });
    QVERIFY(receipt.lines.empty());
}

void MigrationTest::whatIsRetiredAndHeldIsOnTheReceipt()
{
    Receipt receipt;
    Migration migration(receipt);
    migration.sayRetired(Position{pileOf({0, 1})}, [](const PlacedCopy &piece) { return piece.entry == 0; });
    QCOMPARE(receipt.lines, (std::vector{line("receipt.stays_retired", "name.plum")}));
}

void MigrationTest::theModeIsFoundByItsName()
{
    QCOMPARE(carriedMode(now, before, Position()), 1);
}

void MigrationTest::aReceiptSaysWhatHoldsLaterAndWhatHappenedOnce()
{
    Receipt receipt;
    ReceiptWriter writer(receipt);
    writer.sayLater(false, "hand_start");
    writer.sayLater(true, "hand_limit");
    writer.sayOnce({"receipt.cut_off", {}});
    writer.sayOnce({"receipt.cut_off", {}});
    QCOMPARE(receipt.lines.size(), 2u);
    QCOMPARE(receipt.lines[0], (Message{"receipt.next_match", {{"parameter", TextKey{"parameter.hand_limit"}}}}));
}

ENGAWA_APPLESS_SUBJECT(game_migration_test, MigrationTest)
#include "migration_test.moc"
