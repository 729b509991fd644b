#include "core/game/receipt.h"
#include "core/match/reload.h"
#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// A running game under changed data; and what a click that leads nowhere is answered with.
class ReloadTest : public QObject
{
    Q_OBJECT

private slots:
    void aChangedPatternIsWhatTheHandAsksForNow();
    void aRemovedObjectiveStaysInTheHand();
    void aRemovedPlotStaysInTheGarden();
    void aRemovedColourStaysWhereItGrows();
    void aRemovedImprovementTakesItsTokenOut();
    void reservesKeepWhatIsInPlay();
    void actionsAreFixedFromNowOn();

    void everyPieceHasAnAnswerInEveryPhase_data();
    void everyPieceHasAnAnswerInEveryPhase();
    void theAnswerFitsThePiece_data();
    void theAnswerFitsThePiece();

private:
    static QString answer(const TakenokoTable &table, std::string_view id);
};

namespace {

struct Reloaded
{
    GamePtr game;
    State state;
    Receipt receipt;

    Json position() const { return game->position(state); }
    std::vector<std::string> legal() const
    {
        MoveList moves;
        game->legal(state, moves);
        std::vector<std::string> words;
        for (const Move move : moves)
            words.push_back(game->notation(state, move));
        return words;
    }
    int lines(std::string_view key) const
    {
        return static_cast<int>(std::ranges::count(receipt.lines, key, &Message::key));
    }
};

Reloaded reloaded(const TakenokoTable &table, std::initializer_list<std::tuple<const char *, const char *, Json>> edits)
{
    Problems problems;
    Data data = table.game().data();
    for (const auto &[file, pointer, value] : edits)
        data = edited(data, file, pointer, value, problems).value_or(data);
    auto result = reload(compiler(), table.game(), table.state(), data, problems);
    if (!result)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return {result->game, result->state, result->receipt};
}

} // namespace

void ReloadTest::aChangedPatternIsWhatTheHandAsksForNow()
{
    const TakenokoTable table(R"({"garden": ["green 1,0", "green 0,1"], "players": [{"hand": ["green_line"]}]})");
    QVERIFY(!table.legal().contains(u"complete green_line"_s));
    const Json pair = Json::parse(R"([{"q": 0, "r": 0, "colour": "green"}, {"q": 1, "r": 0, "colour": "green"}])");
    const Reloaded after = reloaded(table, {{"plot_objectives.json", "/green_line/pattern", pair}});
    QVERIFY(std::ranges::contains(after.legal(), "complete green_line"));
    const Scene scene = after.game->scene(after.state, 0);
    const auto card = std::ranges::find(scene.pieces, "plot_objectives/green_line", &Piece::id);
    QVERIFY(card != scene.pieces.end());
    QCOMPARE(card->badge, std::string("done"));
}

void ReloadTest::aRemovedObjectiveStaysInTheHand()
{
    const TakenokoTable table(
        R"({"garden": ["green 1,0"], "players": [{"hand": ["green_meal#2", "pink_meal"], "bamboo": {"green": 2}}]})");
    const Reloaded after = reloaded(table, {{"panda_objectives.json", "/green_meal/count", 1}});
    QVERIFY(after.position()["players"][0]["hand"] == Json::parse(R"(["pink_meal", "green_meal#2"])"));
    QCOMPARE(after.lines("receipt.stays_retired"), 1);
    QCOMPARE(after.lines("receipt.left_deck"), 3); // copies 3 to 5
    QVERIFY(std::ranges::contains(after.legal(), "complete green_meal#2")); // it keeps what it was
}

void ReloadTest::aRemovedPlotStaysInTheGarden()
{
    const TakenokoTable table(R"({"garden": ["pink_watershed 1,0 2"]})");
    const Reloaded after = reloaded(table, {{"plots.json", "/pink_watershed_plot", nullptr}});
    QVERIFY(after.position()["garden"] == table.position()["garden"]);
    QCOMPARE(after.lines("receipt.stays_retired"), 1);
}

void ReloadTest::aRemovedColourStaysWhereItGrows()
{
    GamePtr game =
        change("colours.json", "/blue", Json::parse(R"({"hue": "#4466aa", "shape": "star", "sections": 20})"));
    game = change("plots.json", "/blue_plot", Json::parse(R"({"colour": "blue", "count": 3})"), game);
    TakenokoTable table(R"({"garden": ["blue 1,0 2"], "players": [{"bamboo": {"blue": 1}}]})", game);
    Reloaded after = reloaded(table, {{"plots.json", "/blue_plot", nullptr}, {"colours.json", "/blue", nullptr}});
    QVERIFY(after.position()["garden"][0]["height"] == 2);
    QVERIFY(after.position()["players"][0]["bamboo"]["blue"] == 1);
    const auto move = after.game->parse(after.state, "panda 1,0");
    QVERIFY(move && after.game->check(after.state, *move) == noRule);
    after.game->apply(after.state, *move);
    QVERIFY(after.position()["players"][0]["bamboo"]["blue"] == 2);
}

void ReloadTest::aRemovedImprovementTakesItsTokenOut()
{
    GamePtr game = change("improvements.json", "/shrine",
                          Json::parse(R"({"irrigates": true, "protects": true, "growth": 1, "tokens": 2})"));
    const TakenokoTable table(R"({"garden": ["green 1,0 2 shrine", "pink 0,1"]})", game);
    QCOMPARE(table.reserve("shrine"), 1);
    const Reloaded after = reloaded(table, {{"improvements.json", "/shrine", nullptr}});
    QVERIFY(after.position()["garden"][0]["token"] == "shrine"); // as retired, until it leaves play
    QCOMPARE(after.lines("receipt.stays_retired"), 1);
    QVERIFY(after.position()["reserve"]["shrine"] == 0);
}

void ReloadTest::reservesKeepWhatIsInPlay()
{
    const TakenokoTable table(R"({"garden": ["green 1,0 enclosure", "pink 1,-1"], "channels": ["1,0 1,-1"]})");
    const Reloaded after =
        reloaded(table, {{"rules.json", "/channels", 12}, {"improvements.json", "/enclosure/tokens", 5}});
    QVERIFY(after.position()["channels_left"] == 11);
    QVERIFY(after.position()["reserve"]["enclosure"] == 4);
}

void ReloadTest::actionsAreFixedFromNowOn()
{
    const TakenokoTable table(R"({"garden": ["green 1,0"]})");
    const Reloaded after = reloaded(table, {{"rules.json", "/fix_actions", true}});
    QVERIFY(after.position()["phase"] == "choose");
    QVERIFY(std::ranges::contains(after.legal(), "choose move_panda"));
}

// The rule for a click on a piece of the seat to act, or what is wrong with the question.
QString ReloadTest::answer(const TakenokoTable &table, std::string_view id)
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

void ReloadTest::everyPieceHasAnAnswerInEveryPhase_data()
{
    QTest::addColumn<bool>("first");
    QTest::newRow("printed") << false;
    QTest::newRow("first edition") << true;
}

void ReloadTest::everyPieceHasAnAnswerInEveryPhase()
{
    QFETCH(bool, first);
    const GamePtr game = first ? variant("first_edition") : printedGame();
    int asked = 0;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        TakenokoTable table = TakenokoTable::dealt(3, seed, nobody, game);
        for (std::uint64_t n = 0; n < 250 && !table.isOver(); ++n) {
            for (const Piece &piece : game->scene(table.state(), static_cast<Seat>(table.toAct())).pieces) {
                if (!piece.moves.empty())
                    continue;
                ++asked;
                if (game->refusal(table.state(), piece) == noRule)
                    QFAIL(qPrintable(u"No rule for %1 in %2."_s.arg(QString::fromStdString(piece.id), table.phase())));
            }
            table.playOneMove(seed, n);
        }
    }
    QVERIFY2(asked > 1000, "The games are too short to say anything.");
}

void ReloadTest::theAnswerFitsThePiece_data()
{
    QTest::addColumn<QByteArray>("position");
    QTest::addColumn<QString>("piece");
    QTest::addColumn<QString>("rule");
    const QByteArray full = R"({"stack": [], "channels_left": 0, "garden": ["green 1,0", "green 2,-1", "pink 1,-1"],
        "taken": {"move_panda": 1}, "players": [{"hand": ["pink_line", "tall_green_plain", "green_meal", "mixed_meal", "green_line"]}]})";
    QTest::addRow("the channels, none left") << full << "channel_stock/" << "irrigation.reserve";
    QTest::addRow("a deck with a full hand") << full << "deck.plot/" << "objective.limit";
    QTest::addRow("the panda after its action") << full << "panda" << "turn.different";
    QTest::addRow("a plot off the line") << full << "plots/green_plot#2" << "move.straight";
    QTest::addRow("a card whose pattern is not there") << full << "plot_objectives/pink_line" << "objective.pattern";
    QTest::addRow("a card without its shoots") << full << "gardener_objectives/" << "objective.shoots";
    QTest::addRow("a card without its bamboo") << full << "panda_objectives/green_meal" << "objective.bamboo";
    QTest::addRow("a token of the reserve") << full << "improvements/enclosure" << "weather.clouds";
    QTest::addRow("the Emperor") << full << "emperor" << "end.emperor";
    QTest::addRow("somebody else's card")
        << QByteArray(R"({"players": [{}, {"hand": ["pink_line"]}]})") << "hand.1/" << "objective.own";
    const QByteArray rain =
        R"({"phase": "rain", "weather": "rain", "garden": ["green 1,0 1", "green 2,-1", "pink 1,-1 4"]})";
    QTest::addRow("a dry plot in the rain") << rain << "plots/green_plot#2" << "weather.rain-plot";
    QTest::addRow("tall bamboo in the rain") << rain << "bamboo/1_-1/1" << "bamboo.limit";
    QTest::addRow("the decks in the rain") << rain << "deck.plot/" << "weather.rain";
    const QByteArray clouds =
        R"({"phase": "clouds", "weather": "clouds", "garden": ["green_watershed 1,0 1", "green 0,1"]})";
    QTest::addRow("an improved plot under clouds") << clouds << "plots/green_watershed_plot" << "improvement.one";
    QTest::addRow("the pond under clouds") << clouds << "pond" << "improvement.pond";
}

void ReloadTest::theAnswerFitsThePiece()
{
    QFETCH(QByteArray, position);
    QFETCH(QString, piece);
    QFETCH(QString, rule);
    QCOMPARE(answer(TakenokoTable(position.toStdString()), piece.toStdString()), rule);
}

ENGAWA_APPLESS_SUBJECT(takenoko_reload_test, ReloadTest)
#include "reload_test.moc"
