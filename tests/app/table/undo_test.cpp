#include <random>

#include "app/shell/commands.h"
#include "core/match/record.h"
#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// Taking back and playing again.
class UndoTest : public QObject
{
    Q_OBJECT

private slots:
    void toTheStartAndBack();
    void namesWhatItTakesBack();
    void letsGoOfASelectionFirst();
    void stopsAtWhatWasRevealed();
};

static bool isPersonsTurn(TableFixture &table)
{
    return !table.match().bots()->playing() && !table.match().session()->over()
           && table.match().view()->moves()->rowCount() > 0;
}

// So many decisions of the person; the bots answer.
static int playDecisions(TableFixture &table, int decisions, quint32 seed)
{
    std::mt19937 chance(seed);
    for (int made = 0; made < decisions; ++made) {
        if (!QTest::qWaitFor([&] { return table.match().session()->over() || isPersonsTurn(table); }, 60000)
            || table.match().session()->over())
            return made;
        table.match().view()->playMove(
            static_cast<int>(chance() % static_cast<unsigned>(table.match().view()->moves()->rowCount())));
    }
    return decisions;
}

void UndoTest::toTheStartAndBack()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "random"}, .seed = 14});
    QVERIFY(QTest::qWaitFor([&] { return isPersonsTurn(table); }, 60000));
    const int decisions = playDecisions(table, 30, 31);
    QVERIFY(decisions >= 15);
    QVERIFY(QTest::qWaitFor([&] { return table.match().session()->over() || isPersonsTurn(table); }, 60000));
    const std::vector<int> line = table.match().session()->match()->line();
    const int last = table.match().session()->match()->head().id;

    std::vector<int> heads;
    while (table.match().session()->canUndo()) {
        const int before = table.match().session()->match()->head().id;
        table.press(Qt::Key_Z, Qt::ControlModifier);
        if (table.match().session()->match()->head().id == before)
            break; // a bot began: its moves stay
        heads.push_back(table.match().session()->match()->head().id);
        QVERIFY2(heads.size() < 200, "Undo has no end.");
        QVERIFY(std::ranges::contains(line, heads.back()));
        QVERIFY(table.match().session()->match()->state()
                == table.match().session()->match()->node(heads.back()).state);
        QVERIFY2(isPersonsTurn(table), "Undo stops where a bot is to move.");
    }
    QVERIFY2(heads.size() >= static_cast<std::size_t>(decisions), "Undo didn't go back through every decision.");
    const Node &head = table.match().session()->match()->head();
    for (const Node *node = &head; node->parent >= 0; node = &table.match().session()->match()->node(node->parent))
        QVERIFY2(node->seat != 0, "Undo stopped before the person's first decision.");

    for (int steps = 0; table.match().session()->canRedo(); ++steps) {
        const int before = table.match().session()->match()->head().id;
        table.press(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
        QVERIFY2(table.match().session()->match()->head().id != before, "Redo is offered and does nothing.");
        QVERIFY(steps < 200);
    }
    QVERIFY2(table.match().session()->match()->head().id == last, "Redo didn't lead back to the last move.");
    QVERIFY(table.match().session()->match()->line() == line);
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->state() == table.match().session()->match()->state(), "The record on disk isn't the match.");
    QCOMPARE(table.warnings(), QStringList());
}

void UndoTest::namesWhatItTakesBack()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    QVERIFY(!table.match().session()->canUndo());
    std::mt19937 chance(4);
    for (int move = 0; move < 8; ++move) {
        const auto row = static_cast<int>(chance() % static_cast<unsigned>(table.match().view()->moves()->rowCount()));
        const QString name = table.match().view()->moves()->index(row, 0).data(MoveModel::TextRole).toString();
        table.match().view()->playMove(table.match().view()->moves()->index(row, 0).data(MoveModel::MoveRole).toInt());
        QCOMPARE(table.match().session()->undoText(), name);
        const QString menu = table.program().actions().at(command::undo)->text();
        QVERIFY2(menu.contains(name), qPrintable("The menu says “" + menu + "” for " + name));
        table.match().view()->undo();
        QCOMPARE(table.match().session()->redoText(), name);
        table.match().session()->redo();
        QCOMPARE(table.match().session()->undoText(), name);
    }
    QCOMPARE(table.warnings(), QStringList());
}

void UndoTest::letsGoOfASelectionFirst()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    for (QQuickItem *piece : table.legalPieces()) {
        table.match().view()->lift(piece->property("pieceId").toString());
        if (table.match().view()->selecting())
            break;
    }
    QVERIFY(table.match().view()->selecting());
    QVERIFY(table.program().actions().at(command::undo)->isEnabled());
    table.press(Qt::Key_Z, Qt::ControlModifier);
    QVERIFY(!table.match().view()->selecting());
    QCOMPARE(table.match().session()->match()->head().id, 0);
    QCOMPARE(table.warnings(), QStringList());
}

void UndoTest::stopsAtWhatWasRevealed()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 5});
    std::mt19937 chance(6);
    int revealing = 0, refused = 0;
    for (int move = 0; move < 60 && !table.match().session()->over(); ++move) {
        table.match().view()->liftCurtain();
        const auto row = static_cast<int>(chance() % static_cast<unsigned>(table.match().view()->moves()->rowCount()));
        const QString name = table.match().view()->moves()->index(row, 0).data(MoveModel::TextRole).toString();
        table.match().view()->playMove(row);
        table.match().view()->liftCurtain();
        const Node head = table.match().session()->match()->head();
        const bool reveals = !head.chance.empty();
        const bool passed = table.match().session()->toAct() != head.seat;
        table.press(Qt::Key_Z, Qt::ControlModifier);
        if (!reveals && !passed) {
            QVERIFY2(table.match().session()->match()->head().id == head.parent,
                     "A move that revealed nothing can't be taken back.");
            table.match().session()->redo();
            continue;
        }
        revealing += reveals;
        if (reveals)
            QVERIFY2(table.match().view()->refusal().contains(name),
                     qPrintable("For “" + name + "”: " + table.match().view()->refusal()));
        QVERIFY2(table.match().session()->match()->head().id == head.id,
                 "Undo takes back what the other one has seen.");
        if (!table.match().view()->refusal().isEmpty())
            ++refused;
        else
            QVERIFY2(!reveals, "Undo is refused without a word.");
    }
    QVERIFY(revealing > 0);
    QVERIFY2(refused > 0, "A refused undo never says why.");
    QVERIFY2(!table.match().view()->refusal().contains("can’t be taken back")
                 || !table.match().view()->refusal().contains('='),
             qPrintable("The sentence shows notation instead of words: " + table.match().view()->refusal()));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_undo_test, engawa::UndoTest)
#include "undo_test.moc"
