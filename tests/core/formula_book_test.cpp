#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include "core/expr/book.h"
#include "core/expr/formula.h"
#include "core/pack/read.h"
#include "core/pack/schema.h"
#include "tests/core/formula_tree.h"
#include "tests/core/formula_words.h"
#include "tests/subject.h"

using namespace engawa;
using namespace engawa::orchard;
using namespace Qt::StringLiterals;

// The formulas of a pack.
class FormulaBookTest : public QObject
{
    Q_OBJECT

private slots:
    void aBookHoldsTheFormulasThatTheSchemaMarks();
    void aBookSaysFileLineAndPointerOfEachFault();
    void aBookSharesFormulasWhileTheNamesStay();
    void aBookKeepsTheFormulasOfRetiredCopies();
};

namespace {

// A game "orchard" whose objectives have points (a number) and may have a condition (a truth).
struct OrchardPack
{
    QTemporaryDir folder;
    Schemas schemas;

    OrchardPack()
    {
        QDir(folder.path()).mkpath(u"orchard"_s);
        QFile file(folder.filePath(u"orchard/objectives.schema.json"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no schema");
        file.write(R"({"$schema": "http://json-schema.org/draft-07/schema#", "type": "object",
            "patternProperties": {"^[a-z][a-z0-9_]*$": {"type": "object", "properties": {
                "name": {"type": "string"},
                "points": {"type": "string", "x-formula": {"scope": "seat", "kind": "number"}},
                "when": {"type": "string", "x-formula": {"scope": "seat", "kind": "truth"}}}}},
            "additionalProperties": false})");
        file.close();
        Problems problems;
        std::optional<Schemas> loaded = Schemas::load(folder.path().toStdString(), problems);
        if (!loaded)
            qFatal("%s", problems.empty() ? "?" : toLine(problems.front()).c_str());
        schemas = std::move(*loaded);
    }

    static Data data(std::string_view objectives)
    {
        Problems problems;
        std::optional<Document> document = readDocument(objectives, "objectives.json", problems);
        if (!document || !problems.empty())
            qFatal("no data");
        Data data;
        data.files["objectives.json"] = std::make_shared<Table>(document->members);
        data.lines["objectives.json"] = std::make_shared<Lines>(document->lines);
        data.origins["objectives.json"] = "packs/orchard/objectives.json";
        return data;
    }

    FormulaBook book(const Data &data, Problems &problems, const FormulaBook *previous = nullptr,
                     Vocabulary vocabulary = seatVocabulary()) const
    {
        return FormulaBook::compile(data, "orchard", schemas, {{"seat", std::move(vocabulary)}}, previous, problems);
    }
};

} // namespace

void FormulaBookTest::aBookHoldsTheFormulasThatTheSchemaMarks()
{
    const OrchardPack pack;
    Problems problems;
    const FormulaBook book =
        pack.book(OrchardPack::data(R"json({"reds": {"name": "acorns", "points": "cards(red)", "when": "won"},
                              "same": {"points": "cards(red)"}})json"),
                  problems);
    QVERIFY(problems.empty());
    QCOMPARE(book.find("seat", Kind::Number, "cards(red)")->evaluate(seat()), 4);
    QCOMPARE(book.find("seat", Kind::Truth, "won")->evaluate(seat()), 1);
    QVERIFY(!book.find("seat", Kind::Number, "won"));
    QVERIFY(!book.find("seat", Kind::Number, "acorns")); // a name, not a formula
    QVERIFY(!book.find("table", Kind::Number, "cards(red)"));
    QCOMPARE(book.vocabularies().size(), 1u);
}

void FormulaBookTest::aBookSaysFileLineAndPointerOfEachFault()
{
    const OrchardPack pack;
    Problems problems;
    const FormulaBook book = pack.book(OrchardPack::data("{\n\"one\": {\n\"points\": \"cards(3)\"},\n"
                                                         "\"two\": {\"points\": \"acorns\",\n\"when\": \"won &&\"},\n"
                                                         "\"three\": {\"points\": \"cards(3)\"}}"),
                                       problems);
    QCOMPARE(problems.size(), 3u);
    QCOMPARE(problems[0].code, "formula-kind");
    QCOMPARE(problems[0].file, "packs/orchard/objectives.json");
    QCOMPARE(problems[0].line, 3);
    QCOMPARE(problems[0].pointer, "/one/points");
    QCOMPARE(problems[1].code, "formula-syntax");
    QCOMPARE(problems[1].line, 5);
    QCOMPARE(problems[1].pointer, "/two/when");
    QCOMPARE(problems[2].pointer, "/three/points");
    QVERIFY(!book.find("seat", Kind::Number, "cards(3)"));
    QVERIFY(book.find("seat", Kind::Number, "acorns"));
}

void FormulaBookTest::aBookSharesFormulasWhileTheNamesStay()
{
    const OrchardPack pack;
    Problems problems;
    const FormulaBook first =
        pack.book(OrchardPack::data(R"({"one": {"points": "acorns"}, "two": {"points": "tokens"}})"), problems);
    const FormulaBook edited = pack.book(
        OrchardPack::data(R"({"one": {"points": "acorns"}, "two": {"points": "tokens + 1"}})"), problems, &first);
    QCOMPARE(edited.find("seat", Kind::Number, "acorns"), first.find("seat", Kind::Number, "acorns"));
    QVERIFY(edited.find("seat", Kind::Number, "tokens + 1"));
    QVERIFY(!edited.find("seat", Kind::Number, "tokens")); // nothing needs it any more

    Vocabulary more = seatVocabulary();
    more.addValue("pears", Kind::Number, 17);
    const FormulaBook renamed =
        pack.book(OrchardPack::data(R"({"one": {"points": "acorns"}})"), problems, &edited, more);
    QVERIFY(renamed.find("seat", Kind::Number, "acorns"));
    QVERIFY(renamed.find("seat", Kind::Number, "acorns") != first.find("seat", Kind::Number, "acorns"));
    QVERIFY(problems.empty());
}

void FormulaBookTest::aBookKeepsTheFormulasOfRetiredCopies()
{
    const OrchardPack pack;
    Problems problems;
    Data data = OrchardPack::data(R"({"one": {"points": "acorns"}})");
    data.retired.push_back({"objectives", std::make_shared<Entry>("old", Json{{"points", "tokens * 2"}}), 0});
    data.retired.push_back({"objectives", std::make_shared<Entry>("gone", Json{{"points", "cards(violet)"}}), 0});
    const FormulaBook book = pack.book(data, problems);
    QVERIFY(problems.empty()); // nobody could mend it
    QCOMPARE(book.find("seat", Kind::Number, "tokens * 2")->evaluate(seat()), 6);
    QVERIFY(!book.find("seat", Kind::Number, "cards(violet)"));
}

ENGAWA_SUBJECT(formula_book_test, FormulaBookTest, QCoreApplication)
#include "formula_book_test.moc"
