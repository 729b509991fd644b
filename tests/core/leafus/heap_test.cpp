#include <set>

#include <QtTest>

#include "tests/core/leafus/leafus_table.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

namespace {

// A player's dice, counted through in the plainest way: everything that could be done with them is tried.
struct Dice
{
    std::vector<int> free;
    int leaves = 0; // yellow
    int heap = 0, yellow = 0, wind = 0, wishes = 0;
    int usable = 5;
    std::string pair = "any";
    bool missing = false;
    std::set<int> rolled;

    bool isPaid() const
    {
        return heap > 0 && std::array{3, 2, 1}[static_cast<std::size_t>(std::min(heap, 3) - 1)] <= leaves + yellow;
    }

    std::optional<Dice> put(int value) const
    {
        if ((value == 1 && wind > 0) || (value == 2 && yellow > 0 && wind == 0))
            return {};
        Dice after = *this;
        ++(value == 5 ? after.heap : value == 2 ? after.yellow : after.wind);
        return after;
    }
    std::optional<Dice> assign(std::size_t i) const
    {
        std::optional<Dice> after = usable >= 1 ? put(free[i]) : std::nullopt;
        if (after) {
            after->free.erase(after->free.begin() + static_cast<std::ptrdiff_t>(i));
            --after->usable;
        }
        return after;
    }
    std::optional<Dice> wish(std::size_t i, std::size_t k, int value) const
    {
        const bool fits = pair == "any" || (pair == "equal") == (free[i] == free[k]);
        if (usable < 2 || wishes >= 2 || free[i] == value || free[k] == value || !fits
            || (missing && rolled.contains(value)))
            return {};
        std::optional<Dice> after = put(value);
        if (after) {
            after->free.erase(after->free.begin() + static_cast<std::ptrdiff_t>(k));
            after->free.erase(after->free.begin() + static_cast<std::ptrdiff_t>(i));
            after->usable -= 2;
            ++after->wishes;
        }
        return after;
    }
    bool isPayable() const
    {
        if (isPaid())
            return true;
        const auto pays = [](const std::optional<Dice> &after) { return after && after->isPayable(); };
        for (std::size_t i = 0; i < free.size(); ++i) {
            if ((free[i] == 5 || free[i] == 2 || free[i] == 1) && pays(assign(i)))
                return true;
            for (std::size_t k = i + 1; k < free.size(); ++k)
                for (const int value : {5, 2, 1})
                    if (pays(wish(i, k, value)))
                        return true;
        }
        return false;
    }
};

Json yellowLeaves(int count)
{
    Json leaves = Json::array();
    for (int i = 1; i <= count; ++i)
        leaves.push_back("leaf_" + std::to_string(i));
    return leaves;
}

// How the notation calls the dice: 3, and the second of them 3b.
std::vector<std::string> names(const std::vector<int> &dice)
{
    std::vector<std::string> names;
    for (std::size_t i = 0; i < dice.size(); ++i) {
        const auto before = std::count(dice.begin(), dice.begin() + static_cast<std::ptrdiff_t>(i), dice[i]);
        names.push_back(std::to_string(dice[i]) + (before ? std::string(1, static_cast<char>('a' + before)) : ""));
    }
    return names;
}

} // namespace

class HeapTest : public QObject
{
    Q_OBJECT

private slots:
    void aHeapIsBegunWhenItCanBePaid_data();
    void aHeapIsBegunWhenItCanBePaid(); // heap.price, assign.effect
    void whoCanPayNoHeapIsNotAskedForOne(); // reserve.useful
    void twoFivesPayWithTheLastTakeBackSpent(); // assign.take-back
};

void HeapTest::aHeapIsBegunWhenItCanBePaid_data()
{
    QTest::addColumn<QString>("pair");
    QTest::addColumn<bool>("missing");
    QTest::addColumn<bool>("foreign");
    for (const bool foreign : {false, true}) {
        const char *whose = foreign ? "reserved" : "own";
        QTest::addRow("%s, any", whose) << u"any"_s << false << foreign;
        QTest::addRow("%s, equal", whose) << u"equal"_s << false << foreign;
        QTest::addRow("%s, different", whose) << u"different"_s << false << foreign;
        QTest::addRow("%s, missing", whose) << u"any"_s << true << foreign;
    }
}

// Every first die or wish for the heap is allowed exactly when trying everything finds a way to pay.
void HeapTest::aHeapIsBegunWhenItCanBePaid()
{
    QFETCH(const QString, pair);
    QFETCH(const bool, missing);
    QFETCH(const bool, foreign);
    const GamePtr game = ruled("wish_value", missing ? "missing" : "any", ruled("wish_pair", pair.toStdString()));
    holds(300, [&] {
        const auto dice = *rc::gen::container<std::vector<int>>(5, rc::gen::inRange(1, 7));
        const int leaves = *rc::gen::inRange(0, 4);
        const int charges = *rc::gen::inRange(1, 6);
        Json sheet{{"yellow", yellowLeaves(leaves)}};
        if (foreign)
            sheet["charges"] = charges;
        const Json sheets = foreign ? Json::array({Json::object(), sheet}) : Json::array({sheet, Json::object()});
        const Json position{{"dice", dice}, {"turn", 0}, {"seat", foreign ? 1 : 0}, {"sheets", sheets}};
        const LeafusTable table(2, position.dump(), game);
        Dice all;
        all.free = dice;
        all.leaves = leaves;
        all.usable = foreign ? charges : 5;
        all.pair = pair.toStdString();
        all.missing = missing;
        all.rolled.insert(dice.begin(), dice.end());
        const std::vector<std::string> name = names(dice);
        const QStringList legal = table.legal();
        for (std::size_t i = 0; i < dice.size(); ++i) {
            if (dice[i] == 5)
                RC_ASSERT(legal.contains(QString::fromStdString("assign " + name[i])) == all.assign(i)->isPayable());
            for (std::size_t k = i + 1; k < dice.size(); ++k) {
                const std::optional<Dice> wished = all.wish(i, k, 5);
                RC_ASSERT(legal.contains(QString::fromStdString("wish " + name[i] + " " + name[k] + " heap"))
                          == (wished && wished->isPayable()));
            }
        }
    });
}

void HeapTest::whoCanPayNoHeapIsNotAskedForOne()
{
    const char *one = R"({"dice": [5, 5, 5, 1, 1], "sheets": [{}, {"charges": 1, "yellow": ["leaf_1"]}]})";
    LeafusTable table(2, one);
    QVERIFY(table.play("done"));
    QVERIFY(table.fired("reserve.useful"));
    QCOMPARE(table.onTurn(), 1); // the others' dice went by
    const char *three = R"({"dice": [5, 5, 5, 1, 1], "sheets": [{}, {"charges": 3, "yellow": ["leaf_1"]}]})";
    LeafusTable rich(2, three);
    QVERIFY(rich.play("done"));
    QCOMPARE(rich.onTurn(), 0);
    QVERIFY(rich.play("assign 5", "assign 5b", "assign 5c", "done"));
    QCOMPARE(rich.heaps(1), 1);
}

void HeapTest::twoFivesPayWithTheLastTakeBackSpent()
{
    LeafusTable table(2, R"({"dice": [5, 5, 1, 1, 6], "sheets": [{"taken_back": 5, "yellow": ["leaf_1", "leaf_2"]}]})",
                      ruled("take_backs", 5));
    QVERIFY(table.play("assign 5"));
    QVERIFY(table.refuses("return heap", "assign.take-back"));
    QVERIFY(table.play("wish 1 1b reservation"));
    QVERIFY(table.refuses("wish 5b 6 roots", "assign.take-back")); // the heap would stay unpaid
    QVERIFY(table.play("assign 5b", "done"));
    QCOMPARE(table.heaped(), 2);
}

ENGAWA_SOAK_SUBJECT(leafus_heap_test, HeapTest)
#include "heap_test.moc"
