#include "tests/core/momiji/momiji_table.h"

#include "core/base/chance.h"
#include "tests/subject.h"

// What a click that leads nowhere is answered with: always a rule, and the one that fits the piece.
class RefusalTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPieceHasAnAnswerInEveryPhase_data();
    void everyPieceHasAnAnswerInEveryPhase();
    void theAnswerFitsThePiece_data();
    void theAnswerFitsThePiece();
    void ofEqualLandscapesOnlyTheFreeOneLeadsOn();

private:
    static QString answer(const MomijiTable &table, std::string_view id);
};

// The rule for a click on a piece of the seat to act, or what is wrong with the question.
QString RefusalTest::answer(const MomijiTable &table, std::string_view id)
{
    const Scene scene = table.game().scene(table.state(), table.game().toAct(table.state()));
    const auto found = std::ranges::find_if(scene.pieces, [&](const Piece &piece) { return piece.id.starts_with(id); });
    if (found == scene.pieces.end())
        return u"no such piece"_s;
    if (!found->moves.empty())
        return u"it leads on"_s;
    const RuleIndex rule = table.game().refusal(table.state(), *found);
    return rule == noRule ? u"no rule"_s
                          : QString::fromUtf8(table.game().rules()[static_cast<std::size_t>(rule)].data());
}

void RefusalTest::everyPieceHasAnAnswerInEveryPhase_data()
{
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<bool>("modules");
    QTest::addRow("first game") << 2 << "first_game" << "" << false;
    QTest::addRow("draft") << 3 << "standard" << "" << false;
    QTest::addRow("every module") << 4 << "standard" << "" << true;
    QTest::addRow("solo") << 1 << "solo" << "cold_breeze" << false;
}

void RefusalTest::everyPieceHasAnAnswerInEveryPhase()
{
    QFETCH(int, players);
    QFETCH(QString, mode);
    QFETCH(QString, scenario);
    QFETCH(bool, modules);
    const Game &game = *printedGame();
    Setup setup;
    setup.mode = mode.toStdString();
    setup.players = players;
    setup.scenario = scenario.toStdString();
    if (modules)
        setup.modules = {"squirrel", "golden_leaves", "ancient_garden"};
    setup = completed(setup, game.data());
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 25; ++seed) {
        State state = game.deal(setup, seed);
        for (std::uint64_t move = 0; game.toAct(state) != nobody && move < 2000; ++move) {
            for (const Piece &piece : game.scene(state, game.toAct(state)).pieces) {
                if (!piece.moves.empty())
                    continue;
                ++asked;
                const RuleIndex rule = game.refusal(state, piece);
                if (rule == noRule)
                    QFAIL(qPrintable(QString("No rule for %1 in %2.")
                                         .arg(piece.id.c_str(), game.position(state)["phase"].dump().c_str())));
                const std::string text = "rule." + std::string(game.rules()[static_cast<std::size_t>(rule)]);
                QVERIFY2(game.texts().has("en", text), text.c_str());
            }
            MoveList legal;
            game.legal(state, legal);
            game.apply(state, legal[static_cast<std::size_t>(draw(seed, 9, move) % legal.size())]);
        }
    }
    QVERIFY2(asked > 1000, "The games are too short to say anything.");
}

void RefusalTest::theAnswerFitsThePiece_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("rule");
    const QByteArray poor = R"({"columns": {"red": "red_0_l"}, "objectives": "zeros", "seats": [
        {"acorns": 0, "hand": "red_2", "piles": ["red_0_l red_1_l", "brown_0_l brown_1_l brown_2 brown_3"], "landscapes": "a b c"},
        {"hand": "green_1_l", "piles": ["green_0_l"], "objectives": "hand", "landscapes": "a b c"}]})";
    QTest::addRow("the deck, without acorns") << poor << "deck/" << "collect.refill-cost";
    QTest::addRow("an objective, without acorns") << poor << "objectives/zeros" << "objective.cost";
    QTest::addRow("another’s objective") << poor << "objectives/hand" << "objective.available";
    QTest::addRow("another’s hand") << poor << "hand.1/" << "turn.hand-card";
    QTest::addRow("another’s pile") << poor << "leaf_cards/green_0_l" << "play.pile-size";
    QTest::addRow("a closed pile") << poor << "leaf_cards/brown_3" << "play.closed";
    QTest::addRow("the Torii supply") << poor << "toriis/" << "play.torii";
    QTest::addRow("acorns") << poor << "acorns.0/" << "score.acorns";
    QTest::addRow("a landscape, without acorns") << poor << "landscapes/a" << "landscape.cost";
}

void RefusalTest::theAnswerFitsThePiece()
{
    QFETCH(QByteArray, position);
    QFETCH(QString, piece);
    QFETCH(QString, rule);
    const MomijiTable table(position.toStdString());
    QCOMPARE(answer(table, piece.toStdString()), rule);
}

void RefusalTest::ofEqualLandscapesOnlyTheFreeOneLeadsOn()
{
    const MomijiTable own(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "d:acorn d"}]})");
    QCOMPARE(answer(own, "landscapes/d"), u"landscape.once"_s);
    QCOMPARE(answer(own, "landscapes/d#2"), u"it leads on"_s);
    // With a golden leaf the spent one may be used, too.
    const MomijiTable leaf(R"({"columns": {"red": "red_0_l"}, "seats": [{"landscapes": "d:acorn d", "golden": 1}]})",
                           golden());
    QCOMPARE(answer(leaf, "landscapes/d"), u"it leads on"_s);
    QCOMPARE(answer(leaf, "landscapes/d#2"), u"it leads on"_s);
    const MomijiTable others(
        R"({"columns": {"red": "red_0_l"}, "seats": [{"golden": 1}, {"landscapes": "d:golden d"}]})", golden());
    QCOMPARE(answer(others, "landscapes/d"), u"golden.once"_s);
    QCOMPARE(answer(others, "landscapes/d#2"), u"it leads on"_s);
}

ENGAWA_SUBJECT(momiji_refusal_test, RefusalTest, QCoreApplication)
#include "refusal_test.moc"
