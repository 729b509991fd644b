#include "core/pack/face.h"
#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// What lies in the box.
class ComponentTest : public QObject
{
    Q_OBJECT

private slots:
    void everyLeafHasFourteenCards_data();
    void everyLeafHasFourteenCards();
    void acornsAreOnZerosAndOnesOnly_data();
    void acornsAreOnZerosAndOnesOnly();
    void thereAreThirtyFourLandscapes();
    void thereAreSixteenObjectives();
    void thereAreEightGardenTokens();
    void everyCardThatClosesAPileShowsTheTorii_data();
    void everyCardThatClosesAPileShowsTheTorii(); // play.torii
};

namespace {

QStringList leafNames()
{
    return {u"red"_s, u"orange"_s, u"yellow"_s, u"green"_s, u"purple"_s, u"brown"_s};
}

const std::vector<EntryPtr> &entriesOf(const char *table)
{
    return printedGame()->data().table(table).entries();
}

// Copies of cards of the leaf under test with this value and these acorns; all acorns without.
int copies(int value, const char *acorn = nullptr)
{
    int count = 0;
    for (const EntryPtr &entry : entriesOf("leaf_cards"))
        if (entry->value["leaf"] == QTest::currentDataTag() && entry->value["value"] == value
            && (!acorn || entry->value.value("acorn", "") == acorn))
            count += entry->value["count"].get<int>();
    return count;
}

// The face of a card where cards close their pile from this value on.
QString faceOf(const char *card, int closing)
{
    const Data &data = printedGame()->data();
    const Json &entry = (*data.table("leaf_cards").find(card))->value;
    const FieldValue value = [&](std::string_view field) -> std::optional<std::string> {
        if (field == "rules.torii_value")
            return std::to_string(closing);
        const auto found = entry.find(std::string(field));
        if (found == entry.end())
            return std::nullopt;
        return found->is_string() ? found->get<std::string>() : found->dump();
    };
    Problems problems;
    const auto face = fillFace(*data.faces.at("faces/card.svg"), "faces/card.svg", value, problems);
    return face ? QString::fromStdString(face->svg) : linesOf(problems).join(u'\n');
}

} // namespace

void ComponentTest::everyLeafHasFourteenCards_data()
{
    QTest::addColumn<bool>("unused");
    for (const QString &leaf : leafNames())
        QTest::newRow(qPrintable(leaf)) << true;
}

void ComponentTest::everyLeafHasFourteenCards()
{
    QCOMPARE(static_cast<int>(entriesOf("leaves").size()), 6);
    QCOMPARE(copies(0), 5);
    QCOMPARE(copies(1), 4);
    QCOMPARE(copies(2), 3);
    QCOMPARE(copies(3), 2);
}

void ComponentTest::acornsAreOnZerosAndOnesOnly_data()
{
    everyLeafHasFourteenCards_data();
}

void ComponentTest::acornsAreOnZerosAndOnesOnly()
{
    QCOMPARE(copies(0, "left"), 2);
    QCOMPARE(copies(0, "right"), 2);
    QCOMPARE(copies(0, "both"), 1);
    QCOMPARE(copies(1, "left"), 2);
    QCOMPARE(copies(1, "right"), 2);
    QCOMPARE(copies(2, ""), 3);
    QCOMPARE(copies(3, ""), 2);
}

void ComponentTest::thereAreThirtyFourLandscapes()
{
    QString letters;
    for (const EntryPtr &entry : entriesOf("landscapes")) {
        const std::string letter = entry->value["letter"];
        letters += QString::fromStdString(letter);
        QCOMPARE(entry->value["count"].get<int>(), letter <= "C" ? 4 : 2);
        QCOMPARE(entry->value["draft"].get<int>(), 2); // two series go back for later games
    }
    QCOMPARE(letters, u"ABCDEFGHIJKLMN"_s);
}

void ComponentTest::thereAreSixteenObjectives()
{
    int types = 0;
    for (const EntryPtr &entry : entriesOf("objectives"))
        types += entry->value.contains("leaf");
    QCOMPARE(types, 6);
    QCOMPARE(static_cast<int>(entriesOf("objectives").size()), 16);
}

void ComponentTest::thereAreEightGardenTokens()
{
    QStringList tokens;
    for (const EntryPtr &entry : entriesOf("garden"))
        tokens << u"%1 %2"_s.arg(QString::fromStdString(entry->id)).arg(entry->value["count"].get<int>());
    tokens.sort();
    QCOMPARE(tokens, (QStringList{u"bonsai 3"_s, u"butterfly 2"_s, u"empty 1"_s, u"fish 2"_s}));
}

void ComponentTest::everyCardThatClosesAPileShowsTheTorii_data()
{
    QTest::addColumn<int>("closing");
    QTest::newRow("as printed") << 3;
    QTest::newRow("from a 2 on") << 2;
    QTest::newRow("from a 1 on") << 1;
}

void ComponentTest::everyCardThatClosesAPileShowsTheTorii()
{
    QFETCH(int, closing);
    constexpr int never = 99;
    const GamePtr game = change("rules.json", "/torii_value", closing);
    for (const std::string card : {"red_0_l", "red_1_l", "red_2", "red_3"}) {
        const MomijiTable table(R"({"seats": [{"hand": ")" + card + R"(", "piles": [")" + card + R"("]}]})", players(2),
                                game);
        const std::string again = "play " + card;
        const bool shown = faceOf(card.c_str(), closing) != faceOf(card.c_str(), never);
        QVERIFY2(shown ? table.refuses(again.c_str(), "play.closed") : table.allows(again.c_str()), card.c_str());
    }
}

ENGAWA_SUBJECT(momiji_component_test, ComponentTest, QCoreApplication)
#include "component_test.moc"
