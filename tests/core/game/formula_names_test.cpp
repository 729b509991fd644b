#include "core/game/formula_names.h"

#include "tests/subject.h"

using namespace engawa;

namespace {

enum class Value { Fruit, Ripe };
enum class Function { Baskets };

Table fruits()
{
    std::vector<EntryPtr> entries;
    for (const char *id : {"apple", "pear", "plum"})
        entries.push_back(std::make_shared<const Entry>(Entry{id, Json::object()}));
    return Table(std::move(entries));
}

} // namespace

class FormulaNamesTest : public QObject
{
    Q_OBJECT

private slots:
    void aValueIsAskedForByItsNumber();
    void functionsShareTheirArguments();
    void entriesAreConstantsInTheirOrder();
    void noMoreEntriesThanTheGameCanCount();
};

void FormulaNamesTest::aValueIsAskedForByItsNumber()
{
    Vocabulary vocabulary;
    addValues<Value>(vocabulary, {{"fruit", Value::Fruit}, {"ripe", Value::Ripe, Kind::Truth}});
    QCOMPARE(vocabulary.names().size(), 2u);
    QCOMPARE(vocabulary.find("fruit")->index, 0);
    QCOMPARE(vocabulary.find("fruit")->kind, Kind::Number);
    QCOMPARE(vocabulary.find("ripe")->index, 1);
    QCOMPARE(vocabulary.find("ripe")->kind, Kind::Truth);
}

void FormulaNamesTest::functionsShareTheirArguments()
{
    Vocabulary vocabulary;
    const Kind fruit = vocabulary.addKind("fruit");
    addFunctions<Function>(vocabulary, {fruit, Kind::Number}, {{"baskets", Function::Baskets}});
    const Vocabulary::Name *baskets = vocabulary.find("baskets");
    QVERIFY(baskets && baskets->function);
    QCOMPARE(baskets->arguments, (std::vector{fruit, Kind::Number}));
    QCOMPARE(baskets->kind, Kind::Number);
}

void FormulaNamesTest::entriesAreConstantsInTheirOrder()
{
    Vocabulary vocabulary;
    addEntries(vocabulary, vocabulary.addKind("fruit"), fruits());
    QVERIFY(vocabulary.find("plum") && vocabulary.find("plum")->constant);
    QCOMPARE(vocabulary.find("apple")->index, 0);
    QCOMPARE(vocabulary.find("plum")->index, 2);
}

void FormulaNamesTest::noMoreEntriesThanTheGameCanCount()
{
    Vocabulary vocabulary;
    addEntries(vocabulary, vocabulary.addKind("fruit"), fruits(), 2);
    QVERIFY(vocabulary.find("pear"));
    QVERIFY(!vocabulary.find("plum"));
}

ENGAWA_APPLESS_SUBJECT(game_formula_names_test, FormulaNamesTest)
#include "formula_names_test.moc"
