#include "app/shell/status_line.h"
#include "workbench_fixture.h"

namespace engawa {

// What an edit did is told in the designer's words, where it covers nothing.
class ReceiptTest : public QObject
{
    Q_OBJECT

private slots:
    void fieldsAreCalledByTheirTitles();
    void everyLanguageHasTheTitles();
    void newComponentsAndParametersAreTold();
    void anOpenTurnGoesBackAndSaysSo();
    void aTextLeavesTheOpenTurnAlone();

private:
    static QString told(WorkbenchFixture &bench) { return bench.program().window().statusLine().told(); }
};

void ReceiptTest::fieldsAreCalledByTheirTitles()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    const QString name = bench.document().nameOf(card.component.section('/', 1).toStdString());
    const QString before = QString::fromStdString(bench.value(card.component, "value").dump());
    bench.enter(card.component, "/value", "7");
    const QString sentence = QString("%1: Value %2 → 7").arg(name, before);
    QCOMPARE(told(bench), sentence);
    QVERIFY2(bench.logText().contains(sentence), qPrintable(bench.logText()));
    for (const LogRow &row : bench.match().view()->recap()->rows())
        QVERIFY2(!row.text.contains(name), "The designer's own edit is told as if another had made it.");
    QCOMPARE(bench.warnings(), QStringList());
}

void ReceiptTest::everyLanguageHasTheTitles()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const PieceRow card = bench.pieceOf("leaf_cards");
    bench.enter(card.component, "/value", "7");
    bench.settings().setLanguage("ja");
    bench.settle();
    QVERIFY2(!bench.logText().contains("Value") && bench.logText().contains("数字"), qPrintable(bench.logText()));
    ComponentsPanel &panel = bench.components();
    QCOMPARE(panel.table().headerData(panel.table().columnOf("/value"), Qt::Horizontal).toString(), "数字");
    bench.enter(card.component, "/value", "6");
    QVERIFY2(told(bench).contains("数字") && !told(bench).contains("Value"), qPrintable(told(bench)));
    QVERIFY2(bench.document().steps().undoText().contains("数字"), qPrintable(bench.document().steps().undoText()));
    QCOMPARE(bench.warnings(), QStringList());
}

void ReceiptTest::newComponentsAndParametersAreTold()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    QVERIFY(bench.document().edit("Limit", {{"rules.json", "/hand_limit", 9}}));
    QVERIFY2(told(bench).startsWith("Rules › Hand limit: ") && told(bench).endsWith("→ 9"), qPrintable(told(bench)));
    Json card = *bench.document().data().value("leaf_cards", "green_2");
    QVERIFY(bench.document().edit(
        "New", {{"leaf_cards.json", "/green_9", card}, {"text/en.json", "/name/green_9", "Green 9"}}));
    QVERIFY2(bench.logText().contains("New in Leaf cards: Green 9"), qPrintable(bench.logText()));
    QVERIFY2(bench.logText().contains("A copy of Green 9 enters the draw pile at its place."),
             qPrintable(bench.logText()));
    QCOMPARE(bench.warnings(), QStringList());
}

void ReceiptTest::anOpenTurnGoesBackAndSaysSo()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const auto whole = [&bench] {
        return bench.match().session()->match()->game().wholeDecision(bench.match().session()->match()->state());
    };
    int tries = 0;
    while (whole() && !bench.match().session()->over() && ++tries < 200)
        bench.playOne(tries);
    QVERIFY2(!whole(), "No turn of this game has several decisions.");
    const Match &match = *bench.match().session()->match();
    int last = match.head().id;
    while (!match.game().wholeDecision(match.node(last).state))
        last = match.node(last).parent;
    const auto before = hashOf(match.node(last).state);

    const PieceRow card = bench.pieceOf("leaf_cards");
    bench.enter(card.component, "/value", "7");
    QVERIFY(whole());
    QCOMPARE(bench.match().session()->match()->head().parent, last);
    QCOMPARE(bench.valueInMatch(card.component, "value"), Json(7));
    QVERIFY2(told(bench).contains("The open turn goes back to its beginning."), qPrintable(told(bench)));
    QVERIFY(!bench.match().view()->selecting());
    QTRY_VERIFY(!bench.legalPieces().isEmpty() || !bench.choiceButtons().isEmpty());
    bench.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(hashOf(bench.match().session()->match()->state()), before);
    bench.playOne();
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QCOMPARE(bench.warnings(), QStringList());
}

void ReceiptTest::aTextLeavesTheOpenTurnAlone()
{
    UserFolder user;
    WorkbenchFixture bench(user.places());
    bench.open();
    const auto whole = [&bench] {
        return bench.match().session()->match()->game().wholeDecision(bench.match().session()->match()->state());
    };
    int tries = 0;
    while (whole() && !bench.match().session()->over() && ++tries < 200)
        bench.playOne(tries);
    QVERIFY2(!whole(), "No turn of this game has several decisions.");
    const int open = bench.match().session()->match()->head().id;
    const auto state = hashOf(bench.match().session()->match()->state());

    const PieceRow card = bench.pieceOf("leaf_cards");
    const std::string id = card.component.section('/', 1).toStdString();
    QVERIFY(bench.document().edit("Name", {{"text/en.json", "/name/" + id, "Scarlet"}}));
    QCOMPARE(bench.match().session()->match()->head().parent, open);
    QCOMPARE(hashOf(bench.match().session()->match()->state()), state);
    QVERIFY2(!told(bench).contains("goes back"), qPrintable(told(bench)));
    QVERIFY(bench.match().view()->pieces()->find(card.id)->name.contains("Scarlet"));
    const auto read = bench.fromDisk();
    QVERIFY2(read && hashOf(read->state()) == state, "The record on disk isn't the match.");
    bench.document().steps().undo();
    QCOMPARE(bench.match().session()->match()->head().id, open);
    bench.document().steps().redo();
    bench.playOne(); // the turn goes on from where it was
    QVERIFY2(bench.fromDisk(), "The record on disk isn't the match.");
    QCOMPARE(bench.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(workbench_receipt_test, engawa::ReceiptTest)
#include "receipt_test.moc"
