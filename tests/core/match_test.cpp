#include "core/match/match.h"

#include <map>

#include <QTest>

#include "core/match/record.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

// A match whose journal is kept as text.
struct Written
{
    explicit Written(const Setting &setting, std::uint64_t seed = 5, std::vector<SeatInfo> seats = {})
        : match(begun(setting, seed, std::move(seats)))
    {
        text = match.header() + "\n";
        match.setWrite([this](const std::string &line) {
            text += line + "\n";
            ++lines;
        });
    }
    Written(const Written &) = delete;

    static Match begun(const Setting &setting, std::uint64_t seed, std::vector<SeatInfo> seats)
    {
        Problems problems;
        auto match = Match::begin(setting.game, {setting.setup, seed, std::nullopt, std::move(seats)}, problems);
        if (!match)
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        return std::move(*match);
    }

    // Makes one of the legal moves; false at the end.
    bool play(std::size_t choice)
    {
        MoveList moves;
        match.game().legal(match.state(), moves);
        return !moves.empty() && match.play(moves[choice % moves.size()]) == noRule;
    }

    Match reopened() const
    {
        Problems problems;
        auto opened = openRecord(text, "record", compiler(), problems);
        if (!opened || !problems.empty())
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        return std::move(*opened);
    }

    QByteArrayList lastLines(int count) const
    {
        QByteArrayList all = QByteArray::fromStdString(text).split('\n');
        all.removeLast();
        return all.mid(all.size() - count);
    }

    Match match;
    std::string text;
    int lines = 0;
};

// What the journal must say, kept in the plainest way.
struct Model
{
    std::map<int, int> parents;
    std::map<int, State> states;
    std::map<int, int> lastChild; // the child last at the head
    std::map<int, int> notes;     // id to the node it is pinned to
    int head = 0;

    void setHead(int id)
    {
        head = id;
        for (int child = id; child != 0; child = parents.at(child))
            lastChild[parents.at(child)] = child;
    }
};

void compare(const Match &match, const Model &model)
{
    RC_ASSERT(match.head().id == model.head);
    RC_ASSERT(match.nodes().size() == model.states.size());
    for (const auto &[id, state] : model.states) {
        RC_ASSERT(match.node(id).id == id);
        RC_ASSERT((match.node(id).state == state));
        RC_ASSERT(match.node(id).parent == (id == 0 ? -1 : model.parents.at(id)));
    }
    std::vector<int> line{model.head};
    while (line.front() != 0)
        line.insert(line.begin(), model.parents.at(line.front()));
    RC_ASSERT(match.line() == line);
    RC_ASSERT(match.notes().size() == model.notes.size());
    for (const Note &note : match.notes())
        RC_ASSERT(model.notes.at(note.id) == note.parent);
}

} // namespace

class MatchTest : public QObject
{
    Q_OBJECT

private slots:
    void itBeginsWithTheDeal();
    void aSetupThatThePackDoesNotHaveIsRefused_data();
    void aSetupThatThePackDoesNotHaveIsRefused();
    void aMoveIsOneLineWithIdParentSeatAndHash();
    void aRefusedMoveChangesAndWritesNothing();
    void undoWritesAHeadLineAndKeepsTheMove();
    void redoGoesToTheChildLastAtTheHead();
    void aMoveAfterUndoOpensABranch();
    void aMatchWaitsWhileAnotherWayIsTried();
    void goToAnUnknownNodeDoesNothing();
    void aNoteIsPinnedToTheHead();
    void whoPlaysASeatIsChangedByALineAndNothingElse();
    void whoPlaysStaysWhateverIsUndone();
    void nobodyIsSeatedWhereThereIsNoSeat();
    void everyMoveKnowsWhoMadeIt();
    void aRecordThatSaysNothingOfItsSeatsTakesPlayers();
    void theHeaderHoldsSeatsSeedAndData();
    void theLogNamesWhatWasRevealed();
    void everyNodeKeepsWhatHappened_data() { addSettingRows(); }
    void everyNodeKeepsWhatHappened();
    void anyWayThroughTheTreeReopensTheSame_data() { addSettingRows(); }
    void anyWayThroughTheTreeReopensTheSame();
};

void MatchTest::itBeginsWithTheDeal()
{
    Problems problems;
    const auto match = Match::begin(kimono().game, {{}, 9, std::nullopt, {}}, problems);
    QVERIFY(match);
    QCOMPARE(match->opening().setup.mode, kimono().game->data().table("modes").entries().front()->id);
    QVERIFY(match->state() == kimono().game->deal(match->opening().setup, 9));
    QCOMPARE(match->head().id, 0);
    QCOMPARE(match->head().parent, -1);
    QCOMPARE(match->line(), std::vector<int>{0});
}

void MatchTest::aSetupThatThePackDoesNotHaveIsRefused_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<int>("players");
    QTest::addColumn<QString>("module");
    QTest::addColumn<QString>("scenario");
    QTest::addColumn<int>("starter");
    QTest::addColumn<QString>("code");
    const QString mode = QString::fromStdString(kimono().setup.mode);
    const int players = kimono().setup.players;
    QTest::newRow("mode") << "no_such_mode" << players << "" << "" << -1 << "setup-mode";
    QTest::newRow("too many players") << mode << 99 << "" << "" << -1 << "setup-players";
    QTest::newRow("negative players") << mode << -1 << "" << "" << -1 << "setup-players";
    QTest::newRow("module") << mode << players << "no_such_module" << "" << -1 << "setup-module";
    QTest::newRow("scenario") << mode << players << "" << "no_such_scenario" << -1 << "setup-scenario";
    QTest::newRow("starter") << mode << players << "" << "" << players << "setup-starter";
    QTest::newRow("negative starter") << mode << players << "" << "" << -2 << "setup-starter";
}

void MatchTest::aSetupThatThePackDoesNotHaveIsRefused()
{
    QFETCH(QString, mode);
    QFETCH(int, players);
    QFETCH(QString, module);
    QFETCH(QString, scenario);
    QFETCH(int, starter);
    QFETCH(QString, code);
    Setup setup{mode.toStdString(), players, {}, scenario.toStdString(), static_cast<Seat>(starter)};
    if (!module.isEmpty())
        setup.modules = {module.toStdString()};
    Problems problems;
    QVERIFY(!Match::begin(kimono().game, {setup, 1, std::nullopt, {}}, problems));
    QCOMPARE(problems.size(), 1u);
    QCOMPARE(QString::fromStdString(problems.front().code), code);
    QVERIFY(!english(problems.front()).empty());
}

void MatchTest::aMoveIsOneLineWithIdParentSeatAndHash()
{
    Written written(kimono());
    const Seat seat = written.match.game().toAct(written.match.state());
    QVERIFY(written.play(0));
    QCOMPARE(written.lines, 1);
    const Json line = Json::parse(written.lastLines(1).front().toStdString());
    QCOMPARE(line["id"], Json(1));
    QCOMPARE(line["parent"], Json(0));
    QCOMPARE(line["seat"], Json(seat));
    QCOMPARE(line["move"], Json(written.match.head().notation));
    QCOMPARE(line["hash"].get<std::string>().size(), 16u);
}

void MatchTest::aRefusedMoveChangesAndWritesNothing()
{
    Written written(kimono());
    const State before = written.match.state();
    MoveList attempts;
    written.match.game().attempts(before, attempts);
    int refused = 0;
    for (const Move move : attempts) {
        const RuleIndex rule = written.match.game().check(before, move);
        if (rule == noRule)
            continue;
        QCOMPARE(written.match.play(move), rule);
        ++refused;
    }
    QVERIFY(refused > 0);
    QVERIFY(written.match.state() == before);
    QCOMPARE(written.match.nodes().size(), 1u);
    QCOMPARE(written.lines, 0);
}

void MatchTest::undoWritesAHeadLineAndKeepsTheMove()
{
    Written written(kimono());
    const State before = written.match.state();
    written.play(0);
    QVERIFY(written.match.undo());
    QVERIFY(written.match.state() == before);
    QCOMPARE(written.match.nodes().size(), 2u);
    QCOMPARE(written.lastLines(1).front(), QByteArray(R"({"head":0})"));
    QVERIFY(!written.match.undo());
    QCOMPARE(written.lines, 2);
}

void MatchTest::redoGoesToTheChildLastAtTheHead()
{
    Written written(kimono());
    QVERIFY(!written.match.redo());
    written.play(0);
    written.match.undo();
    written.play(1);
    QCOMPARE(written.match.head().id, 2);
    written.match.undo();
    QVERIFY(written.match.redo());
    QCOMPARE(written.match.head().id, 2);
    written.match.goTo(1);
    written.match.undo();
    QVERIFY(written.match.redo());
    QCOMPARE(written.match.head().id, 1);
    QVERIFY(!written.match.redo());
}

void MatchTest::aMoveAfterUndoOpensABranch()
{
    Written written(kimono());
    written.play(0);
    written.play(0);
    const State first = written.match.state();
    written.match.goTo(0);
    written.play(1);
    written.play(0);
    QCOMPARE(written.match.line(), (std::vector<int>{0, 3, 4}));
    QVERIFY(written.match.node(2).state == first);
    QVERIFY(written.match.goTo(2));
    QVERIFY(written.match.state() == first);
    QCOMPARE(written.match.line(), (std::vector<int>{0, 1, 2}));
}

void MatchTest::aMatchWaitsWhileAnotherWayIsTried()
{
    Written written(kimono());
    written.play(0);
    written.play(0);
    QVERIFY(!written.match.waiting());
    QVERIFY(written.match.branch(0));
    QCOMPARE(written.lastLines(1).front(), QByteArray(R"({"head":0,"waits":2})"));
    written.play(1);
    QVERIFY(written.match.branch(0)); // a branch of the branch
    written.play(2);
    QCOMPARE(written.match.waiting(), std::optional(2));
    written.match.undo();
    QCOMPARE(written.reopened().waiting(), std::optional(2));
    QVERIFY(written.match.goTo(2));
    QVERIFY(!written.match.waiting());
    QVERIFY(!written.reopened().waiting());
    QVERIFY(written.match.branch(2)); // from where it stands: that is no branch
    QVERIFY(!written.match.waiting());
    QVERIFY(!written.match.branch(1000));
}

void MatchTest::goToAnUnknownNodeDoesNothing()
{
    Written written(kimono());
    written.play(0);
    written.match.note("a remark"); // has the id 2, and is no position
    for (const int id : {-1, 2, 3, 1000})
        QVERIFY(!written.match.goTo(id));
    QCOMPARE(written.match.head().id, 1);
    QCOMPARE(written.lines, 2);
}

void MatchTest::aNoteIsPinnedToTheHead()
{
    Written written(kimono());
    written.play(0);
    const Note &note = written.match.note({{"text", "Too strong? \u3082\u307f\u3058"}, {"rating", 3}});
    QCOMPARE(note.parent, 1);
    QCOMPARE(written.match.head().id, 1);
    written.play(0);
    const Match opened = written.reopened();
    QCOMPARE(opened.notes().size(), 1u);
    QCOMPARE(opened.notes().front().parent, 1);
    QCOMPARE(opened.notes().front().content["text"], Json("Too strong? \u3082\u307f\u3058"));
    QCOMPARE(opened.head().id, written.match.head().id);
}

void MatchTest::whoPlaysASeatIsChangedByALineAndNothingElse()
{
    Written written(kimono(), 5, {{"Aki", "human"}, {"Bo", "greedy"}});
    written.play(0);
    const State before = written.match.state();
    QVERIFY(written.match.setPlayer(1, "strong"));
    QCOMPARE(written.lastLines(1).front(), QByteArray(R"({"id":2,"parent":1,"player":"strong","seat":1})"));
    QVERIFY(written.match.state() == before);
    QCOMPARE(written.match.head().id, 1);
    QCOMPARE(written.match.nodes().size(), 2u);
    QCOMPARE(written.match.seats(), (std::vector<SeatInfo>{{"Aki", "human"}, {"Bo", "strong"}}));
    QCOMPARE(written.match.opening().seats[1].player, std::string("greedy"));
    written.play(0);
    QCOMPARE(written.match.head().id, 3);
    const Match opened = written.reopened();
    QCOMPARE(opened.seats(), written.match.seats());
    QCOMPARE(opened.opening().seats[1].player, std::string("greedy"));
    QCOMPARE(opened.seatChanges().size(), 1u);
    QCOMPARE(opened.seatChanges().front().parent, 1);
    QVERIFY(opened.state() == written.match.state());
}

void MatchTest::whoPlaysStaysWhateverIsUndone()
{
    Written written(kimono(), 5, {{"Aki", "human"}, {"Bo", "easy"}});
    written.play(0);
    written.play(0);
    written.match.setPlayer(0, "master");
    written.match.undo();
    written.match.undo();
    QCOMPARE(written.match.seats()[0].player, std::string("master"));
    written.match.branch(1);
    written.play(1);
    written.match.setPlayer(0, "human");
    written.match.goTo(*written.match.waiting());
    QCOMPARE(written.match.seats()[0].player, std::string("human"));
    QCOMPARE(written.reopened().seats(), written.match.seats());
}

void MatchTest::nobodyIsSeatedWhereThereIsNoSeat()
{
    Written written(kimono(), 5, {{"Aki", "human"}, {"Bo", "easy"}});
    for (const int seat : {-2, -1, 2, 100})
        QVERIFY(!written.match.setPlayer(static_cast<Seat>(seat), "strong"));
    QVERIFY(!written.match.setPlayer(1, "easy")); // who plays it already
    QVERIFY(!written.match.setPlayer(1, ""));
    QVERIFY(!written.match.setPlayer(1, std::string(SeatInfo::mostPlayerBytes + 1, 'x')));
    QVERIFY(written.match.setPlayer(1, std::string(SeatInfo::mostPlayerBytes, 'x')));
    QCOMPARE(written.lines, 1);
    QCOMPARE(written.reopened().seats(), written.match.seats());
}

void MatchTest::everyMoveKnowsWhoMadeIt()
{
    Written written(kimono(), 5, {{"Aki", "human"}, {"Bo", "easy"}});
    written.play(0);
    written.match.setPlayer(0, "strong"); // 2
    written.play(0);
    written.match.setPlayer(1, "human"); // 4
    written.match.setPlayer(0, "master"); // 5
    written.play(0);
    for (const Match &match : {written.match, written.reopened()}) {
        QCOMPARE(match.playerAt(1, 0), std::string("human"));
        QCOMPARE(match.playerAt(3, 0), std::string("strong"));
        QCOMPARE(match.playerAt(3, 1), std::string("easy"));
        QCOMPARE(match.playerAt(6, 0), std::string("master"));
        QCOMPARE(match.playerAt(6, 1), std::string("human"));
    }
}

void MatchTest::aRecordThatSaysNothingOfItsSeatsTakesPlayers()
{
    Written written(kimono());
    QCOMPARE(written.match.seats(), std::vector<SeatInfo>(2));
    QCOMPARE(written.match.playerAt(0, 1), std::string());
    QVERIFY(written.match.setPlayer(1, "normal"));
    const Match opened = written.reopened();
    QVERIFY(opened.opening().seats.empty());
    QCOMPARE(opened.seats()[1].player, std::string("normal"));
}

void MatchTest::theHeaderHoldsSeatsSeedAndData()
{
    Written written(kimono(), 0xfedc'ba98'7654'3210, {{"Aki \"the Fox\"", "human"}, {"", "greedy"}});
    const Match opened = written.reopened();
    QCOMPARE(opened.opening().seats.size(), 2u);
    QCOMPARE(opened.opening().seats[0].name, std::string("Aki \"the Fox\""));
    QCOMPARE(opened.opening().seats[1].player, std::string("greedy"));
    QCOMPARE(opened.opening().seed, 0xfedc'ba98'7654'3210);
    QVERIFY(opened.opening().setup == written.match.opening().setup);
    QCOMPARE(dataHash(opened.game().data()), dataHash(written.match.game().data()));
    QCOMPARE(opened.header(), written.match.header());
}

void MatchTest::theLogNamesWhatWasRevealed()
{
    Written written(kimono());
    for (int i = 0; i < 40; ++i)
        written.play(0);
    int revealed = 0;
    for (const Node &node : written.match.nodes())
        revealed += static_cast<int>(node.chance.size());
    QVERIFY(revealed > 0);
    const Match opened = written.reopened();
    for (const Node &node : written.match.nodes())
        QVERIFY(opened.node(node.id).chance == node.chance);
}

void MatchTest::everyNodeKeepsWhatHappened()
{
    Written written(rowSetting());
    for (std::size_t move = 0; move < 40 && written.play(move * 7); ++move)
        continue;
    const Match &match = written.match;
    const Match reopened = written.reopened();
    QCOMPARE(reopened.nodes().size(), match.nodes().size());
    std::size_t any = 0;
    for (const Node &node : match.nodes()) {
        EventList events;
        if (node.move) {
            State state = match.node(node.parent).state;
            node.game->apply(state, *node.move, &events);
        } else {
            node.game->deal(match.opening().setup, match.opening().seed, &events);
        }
        QVERIFY(std::ranges::equal(node.events, events));
        QVERIFY2(reopened.node(node.id).events == node.events, "A record that is read tells something else.");
        any += node.events.size();
    }
    QVERIFY(any > 0);
}

void MatchTest::anyWayThroughTheTreeReopensTheSame()
{
    const Setting &setting = rowSetting();
    holds(casesOf(300), [&] {
        Written written(setting, *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>()));
        Model model;
        model.states[0] = written.match.state();
        const auto steps =
            *rc::gen::resize(60, rc::gen::arbitrary<std::vector<std::pair<std::uint8_t, std::uint8_t>>>());
        for (const auto &[what, which] : steps) {
            const int lines = written.lines;
            const int before = model.head;
            switch (what % 8) {
            default:
                if (!written.play(which))
                    continue;
                model.states[written.match.head().id] = written.match.state();
                model.parents[written.match.head().id] = before;
                model.setHead(written.match.head().id);
                break;
            case 5:
                if (!written.match.undo()) {
                    RC_ASSERT(model.head == 0);
                    continue;
                }
                model.setHead(model.parents.at(model.head));
                break;
            case 6:
                if (!written.match.redo()) {
                    RC_ASSERT(!model.lastChild.contains(model.head));
                    continue;
                }
                model.setHead(model.lastChild.at(model.head));
                break;
            case 7:
                if (which % 2) {
                    const Note &note = written.match.note({{"text", std::to_string(which)}});
                    model.notes[note.id] = model.head;
                } else {
                    const int id = std::next(model.states.begin(), which % std::ssize(model.states))->first;
                    RC_ASSERT(written.match.goTo(id));
                    model.setHead(id);
                }
            }
            RC_ASSERT(written.lines == lines + 1);
            compare(written.match, model);
        }
        Match opened = written.reopened();
        compare(opened, model);
        const auto child = model.lastChild.find(model.head);
        RC_ASSERT(opened.redo() == (child != model.lastChild.end()));
        if (child != model.lastChild.end())
            RC_ASSERT(opened.head().id == child->second);
    });
}

ENGAWA_SOAK_SUBJECT(match_test, MatchTest)
#include "match_test.moc"
