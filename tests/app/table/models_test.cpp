#include <random>

#include <QAbstractItemModelTester>

#include "app/match/rulebook_model.h"
#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// Every model of the match keeps the rules of item models, whatever happens at the table.
class ModelsTest : public QObject
{
    Q_OBJECT

private slots:
    void wholeGame_data();
    void wholeGame();
};

void ModelsTest::wholeGame_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<QStringList>("modules");
    QTest::addColumn<QString>("scenario");
    QTest::addRow("solo") << "solo" << QStringList{"human"} << QStringList() << "equinox";
    QTest::addRow("three, every module") << "standard" << QStringList{"human", "human", "human"}
                                         << QStringList{"squirrel", "golden_leaves", "ancient_garden"} << QString();
}

void ModelsTest::wholeGame()
{
    QFETCH(QString, mode);
    QFETCH(QStringList, players);
    QFETCH(QStringList, modules);
    QFETCH(QString, scenario);
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    RulebookModel *rulebook = table.root()->property("rulebook").value<RulebookModel *>();
    QVERIFY(rulebook);
    const std::array<QAbstractItemModel *, 10> models{
        match.view()->seatModel(), match.view()->pieces(),   match.view()->choices(), match.view()->moves(),
        match.view()->log(),       match.view()->recap(),    match.view()->scores(),  rulebook,
        table.library().games(),   table.library().records()};
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
    for (QAbstractItemModel *model : models)
        testers.push_back(
            std::make_unique<QAbstractItemModelTester>(model, QAbstractItemModelTester::FailureReportingMode::Fatal));
    table.deal({.mode = mode, .players = players, .seed = 40, .modules = modules, .scenario = scenario});

    std::mt19937 chance(41);
    for (int move = 0; !match.session()->over(); ++move) {
        QVERIFY2(move < 2000, "The game has no end.");
        match.view()->liftCurtain();
        const auto moves = static_cast<unsigned>(match.view()->moves()->rowCount());
        QVERIFY2(moves > 0, qPrintable("Nothing can be played: " + match.view()->prompt()));
        const QList<QQuickItem *> legal = move % 5 == 0 ? table.legalPieces() : QList<QQuickItem *>();
        if (!legal.isEmpty())
            match.view()->click(legal[static_cast<qsizetype>(chance() % static_cast<unsigned>(legal.size()))]
                                    ->property("pieceId")
                                    .toString());
        else
            match.view()->playMove(static_cast<int>(chance() % moves));
        if (move % 7 == 3)
            match.view()->undo();
        if (move % 11 == 5) {
            match.session()->showMove(
                static_cast<int>(chance() % static_cast<unsigned>(match.session()->replayLength() + 1)));
            QVERIFY(match.view()->choices()->rowCount() == 0);
            if (move % 33 == 5 && match.session()->replayPosition() > match.session()->replayLength() / 2)
                match.session()->branchHere();
            else
                match.session()->leaveReplay();
            QVERIFY(!match.session()->replaying());
        }
        if (move % 20 == 19)
            table.settings().setLanguage(move % 40 == 19 ? "ja" : "en");
    }
    rulebook->setSearch("a");
    rulebook->setEveryMode(true);
    rulebook->setSearch({});
    match.session()->sameSeed();
    QVERIFY(!match.session()->over());
    QCOMPARE(match.session()->match()->nodes().size(), std::size_t{1});
    match.session()->close();
    QCOMPARE(match.view()->pieces()->rowCount(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_models_test, engawa::ModelsTest)
#include "models_test.moc"
