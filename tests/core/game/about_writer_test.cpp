#include "core/game/about_writer.h"

#include "tests/subject.h"

using namespace engawa;

namespace {

enum class Rule : RuleIndex { Plant, Score };
struct Fruit
{
    std::string id;
    int points = 0;
};
struct Rules
{
    std::vector<Fruit> fruits{{"apple", 1}, {"quince", 3}};
};

class Describing : public AboutWriter<Rules, Rule>
{
public:
    using AboutWriter::AboutWriter;

    About about()
    {
        tellKinds({{"spot", {Rule::Plant}}});
        tell("fruits", m_rules.fruits, &Describing::addFruit);
        return std::move(m_about);
    }

private:
    void addFruit(const Fruit &fruit)
    {
        line("about.fruit", {{"fruit", ownName()}, {"points", std::int64_t{fruit.points}}});
        cite({Rule::Score, Rule::Plant, Rule::Score});
    }
};

About about(std::string_view table, std::string_view id)
{
    const Rules rules;
    const Texts texts;
    return Describing(rules, texts, table, id).about();
}

} // namespace

class AboutWriterTest : public QObject
{
    Q_OBJECT

private slots:
    void anEntryOfATableIsToldAbout();
    void aRuleIsCitedOnce();
    void aKindOfPieceHasItsOwnLine();
    void thereIsNothingToSayAboutWhatIsNotThere();
};

void AboutWriterTest::anEntryOfATableIsToldAbout()
{
    const std::vector<Message> lines = about("fruits", "quince").lines;
    QCOMPARE(lines.size(), std::size_t(1));
    QVERIFY((lines[0] == Message{"about.fruit", {{"fruit", nameOf("quince")}, {"points", std::int64_t{3}}}}));
}

void AboutWriterTest::aRuleIsCitedOnce()
{
    QCOMPARE(about("fruits", "apple").rules, (std::vector{refused(Rule::Score), refused(Rule::Plant)}));
}

void AboutWriterTest::aKindOfPieceHasItsOwnLine()
{
    const About spot = about("kinds", "spot");
    QCOMPARE(spot.lines.size(), std::size_t(1));
    QCOMPARE(spot.lines[0].key, std::string("about.kinds.spot"));
    QCOMPARE(spot.rules, std::vector{refused(Rule::Plant)});
}

void AboutWriterTest::thereIsNothingToSayAboutWhatIsNotThere()
{
    QVERIFY(about("fruits", "stone").lines.empty());
    QVERIFY(about("wishes", "apple").lines.empty());
    QVERIFY(about("kinds", "stone").lines.empty());
}

ENGAWA_APPLESS_SUBJECT(game_about_writer_test, AboutWriterTest)
#include "about_writer_test.moc"
