#include "core/match/match.h"
#include "core/match/record.h"
#include "core/pack/read.h"
#include "core/pack/sentences.h"
#include "editor/document/pack_document.h"
#include "tests/core/counting_compiler.h"
#include "tests/core/pack_folder.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// A document and a match that follows it, over one compiler.
class Bench
{
public:
    Bench() : engine(engineTexts(ENGAWA_RESOURCES, problemsOfMatch)), document(counting, compiler().schemas(), engine)
    {
        Problems problems;
        document.openPack(readPack(ENGAWA_RESOURCES "/packs/kimono", problems), {}, true);
        match = Match::begin(document.game(), {completed({}, document.data()), 5, std::nullopt}, problems);
        QObject::connect(&document, &PackDocument::changed, &document, [this] {
            if (document.compiles())
                fit = match->follow(counting, {document.data(), document.game()}, problemsOfMatch);
        });
    }

    bool set(const char *pointer, const Json &value)
    {
        return document.edit(QStringLiteral("Test"), {{"cards.json", pointer, value}});
    }
    Json valueInMatch(const char *id, const char *field) const
    {
        return match->game().data().value("cards", id)->at(field);
    }

    Problems problemsOfMatch;
    const CountingCompiler counting;
    const Texts engine;
    PackDocument document;
    std::optional<Match> match;
    Match::Fit fit = Match::Fit::Same;
};

} // namespace

// An edit on its way from the document into a running match is compiled once.
class CompilingTest : public QObject
{
    Q_OBJECT

private slots:
    void anEditIsCompiledOnce();
    void undoAndRedoAreCompiledOnce();
    void aMistakeLeavesTheMatchWithTheLastGoodGame();
    void anEditThatChangesNothingIsNotCompiled();
    void onlyWhatIsRetiredIsCompiledAgain();
    void dataOfAnotherOriginAreTakenOver();
};

void CompilingTest::anEditIsCompiledOnce()
{
    Bench bench;
    int compiled = bench.counting.count();
    QCOMPARE(compiled, 1);
    for (int count = 3; count < 8; ++count) {
        QVERIFY(bench.set("/pink_2/count", count));
        QCOMPARE(bench.counting.count(), ++compiled);
        QCOMPARE(bench.fit, Match::Fit::Fits);
        QCOMPARE(bench.match->gamePtr(), bench.document.game());
        QCOMPARE(bench.valueInMatch("pink_2", "count"), Json(count));
        QCOMPARE(bench.match->head().edit.size(), 1u);
    }
}

void CompilingTest::undoAndRedoAreCompiledOnce()
{
    Bench bench;
    const State dealt = bench.match->state();
    QVERIFY(bench.set("/pink_2/count", 4));
    const int edit = bench.match->head().id;
    const int compiled = bench.counting.count();
    bench.document.steps().undo();
    QCOMPARE(bench.counting.count(), compiled + 1);
    QCOMPARE(bench.match->head().id, 0);
    QVERIFY(bench.match->state() == dealt);
    bench.document.steps().redo();
    QCOMPARE(bench.counting.count(), compiled + 2);
    QVERIFY(bench.match->head().id > edit); // an event of its own
    QCOMPARE(bench.match->gamePtr(), bench.document.game());
}

void CompilingTest::aMistakeLeavesTheMatchWithTheLastGoodGame()
{
    Bench bench;
    QVERIFY(bench.set("/pink_2/count", 4));
    const GamePtr good = bench.match->gamePtr();
    const int compiled = bench.counting.count();
    QVERIFY(bench.set("/pink_2/count", "many"));
    QCOMPARE(bench.counting.count(), compiled + 1);
    QCOMPARE(bench.match->gamePtr(), good);
    QVERIFY(bench.set("/pink_3/count", 2));
    QCOMPARE(bench.match->gamePtr(), good);
    QVERIFY(bench.set("/pink_2/count", 5));
    QCOMPARE(bench.counting.count(), compiled + 3);
    QCOMPARE(bench.valueInMatch("pink_2", "count"), Json(5));
    QCOMPARE(bench.valueInMatch("pink_3", "count"), Json(2));
    QCOMPARE(bench.match->gamePtr(), bench.document.game());
}

void CompilingTest::anEditThatChangesNothingIsNotCompiled()
{
    Bench bench;
    const int compiled = bench.counting.count();
    QVERIFY(!bench.set("/pink_2/count", bench.valueInMatch("pink_2", "count")));
    QCOMPARE(bench.counting.count(), compiled);
}

// The document has no copies on a table: a match that keeps some needs a game of its own.
void CompilingTest::onlyWhatIsRetiredIsCompiledAgain()
{
    Bench bench;
    std::vector<PlacedCopy> copies;
    bench.match->game().pieces(bench.match->state(), copies);
    const auto held = std::ranges::find_if(
        copies, [](const PlacedCopy &copy) { return copy.held && copy.copy == 0 && copy.table == "cards"; });
    QVERIFY(held != copies.end());
    const std::string count = "/" + std::string(held->id) + "/count";
    int compiled = bench.counting.count();
    QVERIFY(bench.set(count.c_str(), 0));
    QCOMPARE(bench.fit, Match::Fit::Fits);
    QCOMPARE(bench.counting.count(), compiled += 2);
    QVERIFY(!bench.match->game().data().retired.empty());
    QVERIFY(bench.set(count.c_str(), 7));
    QCOMPARE(bench.counting.count(), compiled += 1);
    QVERIFY(bench.match->game().data().retired.empty());
    QCOMPARE(bench.match->gamePtr(), bench.document.game());
}

// A match that comes from a record shares nothing with the document, and may have other data.
void CompilingTest::dataOfAnotherOriginAreTakenOver()
{
    Bench bench;
    QVERIFY(bench.set("/pink_2/count", 4));
    Problems problems;
    bench.match = openRecord(bench.match->header() + "\n", "record", bench.counting, problems);
    QVERIFY(bench.match);
    int compiled = bench.counting.count();
    QVERIFY(bench.set("/pink_3/count", 4));
    QCOMPARE(bench.counting.count(), compiled += 1);
    QCOMPARE(bench.fit, Match::Fit::Fits);
    QCOMPARE(bench.match->head().edit.size(), 2u); // both edits are new to it
    QCOMPARE(bench.match->gamePtr(), bench.document.game());
}

ENGAWA_SUBJECT(editor_document_compiling_test, CompilingTest, QCoreApplication)
#include "compiling_test.moc"
