#include "core/bots/persona.h"

#include <map>

#include <QTest>

#include "core/bots/bot.h"
#include "core/bots/evaluation.h"
#include "core/bots/level_bot.h"
#include "core/bots/persona_bot.h"
#include "core/bots/persona_game.h"
#include "core/lab/playout.h"
#include "core/lab/tournament.h"
#include "core/pack/read.h"
#include "tests/core/conformance.h"
#include "tests/core/every_game.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

const Levels &shippedLevels()
{
    static const Levels levels = [] {
        Problems problems;
        return readLevels(ENGAWA_RESOURCES, problems);
    }();
    return levels;
}

// The shipped pack of the game, one setting for each of its modes; with two players where the mode allows it.
std::vector<const Setting *> settingsOf(const std::string &pack)
{
    std::vector<const Setting *> settings;
    for (const Setting &setting : everySetting()) {
        const int most = (*setting.game->data().value("modes", setting.setup.mode)).value("max_players", 1);
        const bool known =
            std::ranges::contains(settings, setting.setup.mode, [](const Setting *other) { return other->setup.mode; });
        if (setting.name.starts_with(pack + ": ") && setting.setup.players >= std::min(2, most) && !known)
            settings.push_back(&setting);
    }
    return settings;
}

const std::vector<std::string> &packs()
{
    static const std::vector<std::string> names{"momiji", "takenoko", "kimono", "leafus", "orchard"};
    return names;
}

// The pack of a setting with these personas.
GamePtr withPersonas(const Game &game, std::string_view personas)
{
    Problems problems;
    Data data = game.data();
    auto document = readDocument(personas, "personas.json", problems);
    if (!document)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    data.files["personas.json"] = std::make_shared<const Table>(std::move(document->members));
    data.lines["personas.json"] = std::make_shared<const Lines>(std::move(document->lines));
    return compiled(data);
}

// What compiling the pack of Orchard with these personas says, in English.
QStringList problemsWith(const std::string &personas)
{
    Problems problems;
    Data data = bundled(ENGAWA_RESOURCES "/templates/orchard");
    auto document = readDocument(personas, "personas.json", problems);
    data.files["personas.json"] = std::make_shared<const Table>(std::move(document->members));
    data.lines["personas.json"] = std::make_shared<const Lines>(std::move(document->lines));
    data.origins["personas.json"] = "personas.json";
    compiler().compile(data, nullptr, problems);
    std::erase_if(problems, [](const Problem &problem) { return problem.code == "persona-unsaid"; });
    const Texts texts(data);
    return linesOf(problems, &texts);
}

// How often each action is taken in games of the bot at every seat, whenever it had a choice.
struct Taken
{
    std::map<std::string, int> actions, components;
    int choices = 0;
};
Taken takenBy(Bot &bot, const Game &game, const Setup &setup, int games)
{
    Taken taken;
    MoveList moves;
    for (int n = 0; n < games; ++n) {
        State state = game.deal(setup, static_cast<std::uint64_t>(n) + 1);
        std::uint64_t decision = 0;
        for (Seat seat; (seat = game.toAct(state)) != nobody && decision < 3000; ++decision) {
            game.legal(state, moves);
            const Move move = bot.choose(game, state, seat, decision);
            const MoveNames names = game.namesIn(state, move);
            ++taken.actions[std::string(game.moveWords().actions[static_cast<std::size_t>(names.action)])];
            for (const auto &[table, id] : names.components) {
                ++taken.components[std::string(table)];
                ++taken.components[std::string(table) + "/" + std::string(id)];
            }
            taken.choices += moves.size() > 1;
            game.apply(state, move);
        }
    }
    return taken;
}

std::unique_ptr<Bot> shipped(const std::string &name, const Game &game)
{
    return makeBot(name, shippedLevels(), game.data());
}

const Setting &settingOf(const std::string &pack, const std::string &mode)
{
    for (const Setting *setting : settingsOf(pack))
        if (setting->setup.mode == mode)
            return *setting;
    qFatal("%s has no mode %s", pack.c_str(), mode.c_str());
}

} // namespace

class PersonaTest : public QObject
{
    Q_OBJECT

private slots:
    // What a pack says
    void everyGameHasPersonasWithNameAndSentence();
    void everyMoveIsNamedAsItIsWritten_data() { addSettingRows(); }
    void everyMoveIsNamedAsItIsWritten();
    void whatIsWrongIsToldAtItsPlace_data();
    void whatIsWrongIsToldAtItsPlace();
    void aPersonaWithoutTextsIsToldOnce();

    // Names
    void everyPersonaMakesABotAtEveryLevel();
    void whatNoBotIsCalledMakesNone();
    void aLostPersonaIsToldAndPlaysItsLevel();

    // Play
    void everyPersonaPlaysWholeGamesAndDiffersFromItsLevel_data();
    void everyPersonaPlaysWholeGamesAndDiffersFromItsLevel();
    void whatAPersonaNeverDoesItDoesOnlyWhenForced_data();
    void whatAPersonaNeverDoesItDoesOnlyWhenForced();
    void aBeginningThatLeadsNowhereElseIsForbiddenToo();
    void weightsShiftWhatIsChosen_data();
    void weightsShiftWhatIsChosen();
    void aFormulaShiftsWhatIsChosen();
    void whatNamesNoMoveYetChangesNothing();
    void aRuleIsWeighedOnlyForTheOneWhoActs();
    void onlyTheSeatOfThePersonaThinksSo();
    void aChoiceIsTheSameHoweverTheHiddenCardsLie();
    void aUsedPersonaChoosesLikeAFreshOne();
    void everyNumberOfThreadsFindsTheSame();
    void anEditHoldsFromTheNextDecisionOn();
};

void PersonaTest::everyGameHasPersonasWithNameAndSentence()
{
    for (const std::string &pack : packs()) {
        const Game &game = *settingsOf(pack).front()->game;
        const std::vector<std::string> personas = personasOf(game.data());
        QVERIFY2(personas.size() >= (pack == "orchard" ? 1u : 4u), pack.c_str());
        for (const std::string &persona : personas)
            for (const std::string &language : game.texts().languages())
                for (const std::string &key : {"name." + persona, "persona." + persona})
                    QVERIFY2(game.texts().has(language, key), (pack + " " + language + " " + key).c_str());
    }
}

// The action is the first word of the notation, every further word that is an entry's id is among the components, and
// all come from the tables that the game says it names.
void PersonaTest::everyMoveIsNamedAsItIsWritten()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    const auto &[actions, tables] = game.moveWords();
    holds(casesOf(100), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            if (game.toAct(state) == nobody)
                return;
            MoveList moves;
            game.legal(state, moves);
            for (const Move move : moves) {
                const std::string notation = game.notation(state, move);
                const MoveNames names = game.namesIn(state, move);
                RC_LOG() << notation << "\n";
                RC_ASSERT(names.action >= 0 && names.action < std::ssize(actions));
                std::string rest = notation + " ";
                RC_ASSERT(rest.starts_with(std::string(actions[static_cast<std::size_t>(names.action)]) + " "));
                for (const auto &[table, id] : names.components) {
                    RC_ASSERT(std::ranges::contains(tables, table));
                    RC_ASSERT(id.empty() || game.data().table(table).find(id));
                }
                for (rest = rest.substr(rest.find(' ') + 1); !rest.empty(); rest = rest.substr(rest.find(' ') + 1)) {
                    const std::string word = rest.substr(0, rest.find(' '));
                    const bool entry = std::ranges::any_of(
                        tables, [&](std::string_view table) { return game.data().table(table).find(word); });
                    if (!entry)
                        continue;
                    const bool named = std::ranges::any_of(names.components, [&](const ComponentName &component) {
                        return component.id == word || component.table.starts_with(word);
                    });
                    RC_ASSERT(named);
                }
            }
        });
    });
}

void PersonaTest::whatIsWrongIsToldAtItsPlace_data()
{
    QTest::addColumn<QString>("persona");
    QTest::addColumn<QString>("expected");
    const auto row = [](const char *name, const char *persona, const char *expected) {
        QTest::newRow(name) << persona << expected;
    };
    row("rule", R"({"never": [{"rule": "choose.friut"}]})",
        "/p/never/0/rule: error[unknown-reference]: there is no “choose.friut” in rulebook.json; did you mean "
        "“choose.fruit”?");
    row("action", R"({"weights": [{"action": "hnad", "weight": 3}]})",
        "/p/weights/0/action: error[unknown-action]: no move of this game begins with “hnad”; did you mean “hand”?");
    row("component", R"({"never": [{"action": "row"}, {"component": "fruits/quinse"}]})",
        "/p/never/1/component: error[unknown-component]: “fruits/quinse” is not something that a move of this game can "
        "name; did you mean “fruits/quince”?");
    row("level", R"({"level": "storng"})",
        "/p/level: error[enum]: “storng” is not one of the choices, expected greedy, beginner, easy, normal, strong "
        "or "
        "master; did you mean “strong”?");
    row("formula", R"({"formula": "2 * treez"})",
        "/p/formula: error[formula-name]: character 5: treez is not a name that formulas may use here; did you mean "
        "“trees”?");
    row("no move", R"({"weights": [{"weight": 3}]})",
        "/p/weights/0: warning[persona-no-move]: this fits no move yet, expected a rule, an action or a component");
    row("no weight", R"({"weights": [{"action": "row"}]})",
        "/p/weights/0: error[missing-field]: the field “weight” is missing");
    row("a level's name", "",
        "/strong: error[bad-id]: “strong” is not a name for an entry here, expected a small letter, "
        "then small letters, digits and _; not human, random, greedy or the name of a level");
}

void PersonaTest::whatIsWrongIsToldAtItsPlace()
{
    QFETCH(QString, persona);
    QFETCH(QString, expected);
    const QStringList found =
        persona.isEmpty() ? problemsWith(R"({"strong": {}})") : problemsWith("{\"p\": " + persona.toStdString() + "}");
    QCOMPARE(found, QStringList("personas.json:1: " + expected));
}

void PersonaTest::aPersonaWithoutTextsIsToldOnce()
{
    Problems problems;
    Data data = bundled(ENGAWA_RESOURCES "/templates/orchard");
    auto document = readDocument(R"({"ghost": {}})", "personas.json", problems);
    data.files["personas.json"] = std::make_shared<const Table>(std::move(document->members));
    QVERIFY(compiler().compile(data, nullptr, problems));
    for (const Problem &problem : problems) {
        QCOMPARE(problem.code, "persona-unsaid");
        QCOMPARE(problem.pointer, "/ghost");
        QVERIFY(problem.level == Problem::Level::Warning);
    }
    const QStringList lines = linesOf(problems);
    QCOMPARE(lines.size(), 2);
    QVERIFY(lines[0].contains("“name.ghost”") && lines[1].contains("“persona.ghost”"));
}

void PersonaTest::everyPersonaMakesABotAtEveryLevel()
{
    for (const std::string &pack : packs()) {
        const Data &data = settingsOf(pack).front()->game->data();
        const std::vector<std::string> levels = botNames(shippedLevels()), names = botNames(shippedLevels(), data);
        const std::vector<std::string> personas = personasOf(data);
        QCOMPARE(names.size(), levels.size() + personas.size());
        for (const std::string &name : names)
            QVERIFY(isBot(name, shippedLevels(), data) && makeBot(name, shippedLevels(), data));
        for (const std::string &persona : personas)
            for (const std::string &level : levels)
                QVERIFY(makeBot(persona + "@" + level, shippedLevels(), data));
    }
}

void PersonaTest::whatNoBotIsCalledMakesNone()
{
    const Data &data = settingsOf("momiji").front()->game->data();
    for (const char *name : {"", "@", "hermit@", "@strong", "hermit@nobody", "ghost", "ghost@strong", "strong@hermit",
                             "hermit@hoarder", "hermit@strong@strong", "human"}) {
        QVERIFY2(!isBot(name, shippedLevels(), data), name);
        QVERIFY2(!makeBot(name, shippedLevels(), data), name);
    }
    QVERIFY(!makeBot("hermit", shippedLevels()));
}

void PersonaTest::aLostPersonaIsToldAndPlaysItsLevel()
{
    const Data &data = settingsOf("momiji").front()->game->data();
    QCOMPARE(playableBot("hermit@easy", shippedLevels(), data), "hermit@easy");
    QCOMPARE(playableBot("ghost@strong", shippedLevels(), data), "strong");
    QCOMPARE(playableBot("ghost", shippedLevels(), data), "normal");
    QCOMPARE(playableBot("ghost@nothing", Levels(), data), "greedy");
    const Problems lost =
        lostPersonas(std::vector<std::string>{"human", "", "hermit", "hremit@strong", "easy"}, shippedLevels(), data);
    QCOMPARE(lost.size(), std::size_t(1));
    QCOMPARE(lost.front().code, "persona-lost");
    QCOMPARE(Sentences(shippedEngineTexts(), "en").of(lost.front()),
             "the pack has no persona “hremit” any more; the bot plays at the level “strong” without it; did you mean "
             "“hermit”?");

    const Setting setting = settingOf("kimono", "basic");
    const GamePtr without = withPersonas(*setting.game, "{}");
    const State state = without->deal(setting.setup, 3);
    PersonaBot ghost("ghost", "easy", shippedLevels());
    const auto easy = makeBot("easy", shippedLevels());
    QVERIFY(ghost.choose(*without, state, without->toAct(state), 9, {})
            == easy->choose(*without, state, without->toAct(state), 9));
}

void PersonaTest::everyPersonaPlaysWholeGamesAndDiffersFromItsLevel_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("persona");
    for (const std::string &pack : packs())
        for (const std::string &persona : personasOf(settingsOf(pack).front()->game->data()))
            QTest::newRow((pack + " " + persona).c_str()) << pack.c_str() << persona.c_str();
}

void PersonaTest::everyPersonaPlaysWholeGamesAndDiffersFromItsLevel()
{
    QFETCH(QString, pack);
    QFETCH(QString, persona);
    int different = 0;
    const auto play = [&](const Setting &setting, std::uint64_t deal) {
        const Game &game = *setting.game;
        for (const char *level : {"greedy", "beginner"}) {
            const auto bot = shipped(persona.toStdString() + "@" + level, game), plain = shipped(level, game);
            State state = game.deal(setting.setup, deal);
            std::uint64_t decision = 0;
            for (Seat seat; (seat = game.toAct(state)) != nobody; ++decision) {
                QVERIFY(decision < 3000);
                const Move move = bot->choose(game, state, seat, decision);
                QCOMPARE(game.check(state, move), noRule);
                different += move != plain->choose(game, state, seat, decision);
                game.apply(state, move);
            }
            QVERIFY(game.outcome(state).over);
        }
    };
    // What it likes may be out of one deal.
    for (std::uint64_t deal = 5 + 10 * soakRound(), last = deal + 3; deal <= last && different == 0; ++deal)
        for (const Setting *setting : settingsOf(pack.toStdString())) {
            play(*setting, deal);
            if (QTest::currentTestFailed())
                return;
        }
    QVERIFY(different > 0);
}

void PersonaTest::whatAPersonaNeverDoesItDoesOnlyWhenForced_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("persona");
    QTest::addColumn<QString>("action");
    QTest::newRow("objectives") << "momiji" << "hermit" << "objective";
    QTest::newRow("landscapes") << "momiji" << "homebody" << "use";
    QTest::newRow("channels") << "takenoko" << "rain_waiter" << "channel";
    QTest::newRow("the hand") << "orchard" << "row_picker" << "hand";
}

void PersonaTest::whatAPersonaNeverDoesItDoesOnlyWhenForced()
{
    QFETCH(QString, pack);
    QFETCH(QString, persona);
    QFETCH(QString, action);
    const Setting &setting = *settingsOf(pack.toStdString()).front();
    const Game &game = *setting.game;
    const auto action_ = static_cast<int>(std::ranges::find(game.moveWords().actions, action.toStdString())
                                          - game.moveWords().actions.begin());
    for (const char *level : {"greedy", "easy", "random"}) {
        const auto bot = shipped(persona.toStdString() + "@" + level, game);
        MoveList moves;
        int couldHave = 0;
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            State state = game.deal(setting.setup, seed);
            for (std::uint64_t decision = 0; game.toAct(state) != nobody && decision < 1500; ++decision) {
                game.legal(state, moves);
                const auto does = [&](Move move) { return game.namesIn(state, move).action == action_; };
                const Move move = bot->choose(game, state, game.toAct(state), decision);
                const bool forced = std::ranges::all_of(moves, does);
                QVERIFY(forced || !does(move));
                couldHave += !forced && std::ranges::any_of(moves, does);
                game.apply(state, move);
            }
        }
        QVERIFY2(couldHave > 0, level);
    }
}

// Orchard's turn is two decisions: whoever never plants a quince must not choose one.
void PersonaTest::aBeginningThatLeadsNowhereElseIsForbiddenToo()
{
    const Setting setting = settingOf("orchard", "standard");
    const GamePtr game = withPersonas(
        *setting.game, R"({"p": {"level": "easy", "never": [{"action": "plant", "component": "fruits/quince"}]}})");
    for (const char *name : {"p", "p@greedy", "p@random"}) {
        const auto bot = makeBot(name, shippedLevels(), game->data());
        const Taken taken = takenBy(*bot, *game, setting.setup, 4);
        QVERIFY(taken.choices > 20);
        QVERIFY2(!taken.components.contains("fruits/quince"), name);
    }
}

void PersonaTest::weightsShiftWhatIsChosen_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("persona");
    QTest::addColumn<QString>("what");
    QTest::newRow("red leaves") << "momiji" << "red_poet" << "leaves/red";
    QTest::newRow("the panda") << "takenoko" << "panda_friend" << "panda";
    QTest::newRow("the gardener") << "takenoko" << "head_gardener" << "gardener";
    QTest::newRow("props") << "kimono" << "prop_hunter" << "objects";
    QTest::newRow("roots") << "leafus" << "root_digger" << "actions/roots";
}

void PersonaTest::weightsShiftWhatIsChosen()
{
    QFETCH(QString, pack);
    QFETCH(QString, persona);
    QFETCH(QString, what);
    const Setting &setting = *settingsOf(pack.toStdString()).front();
    for (const char *level : {"greedy", "easy"}) {
        const auto share = [&](const std::string &name) {
            const Taken taken = takenBy(*shipped(name, *setting.game), *setting.game, setting.setup, 3);
            const auto &counts = what.contains('/') || what == "objects" ? taken.components : taken.actions;
            const auto found = counts.find(what.toStdString());
            return found == counts.end() ? 0.0 : static_cast<double>(found->second) / std::max(1, taken.choices);
        };
        const double liked = share(persona.toStdString() + "@" + level), plain = share(level);
        QVERIFY2(liked > plain, qPrintable(QString("%1: %2 and %3").arg(level).arg(liked).arg(plain)));
    }
}

void PersonaTest::aFormulaShiftsWhatIsChosen()
{
    const Setting setting = settingOf("momiji", "first_game");
    const Game &game = *setting.game;
    const auto acorns = game.formulas().find("seat", Kind::Number, personaOf(game, "hoarder")->formula->text());
    QVERIFY(acorns);
    const auto held = [&](const std::string &name) {
        const auto bot = shipped(name, game);
        std::int64_t sum = 0;
        for (std::uint64_t seed = 1; seed <= 4; ++seed) {
            State state = game.deal(setting.setup, seed);
            for (std::uint64_t n = 0; game.toAct(state) != nobody; ++n) {
                game.apply(state, bot->choose(game, state, game.toAct(state), n));
                sum += game.evaluate(*acorns, state, 0);
            }
        }
        return sum;
    };
    QVERIFY(held("hoarder@greedy") > held("greedy"));
}

void PersonaTest::whatNamesNoMoveYetChangesNothing()
{
    const Setting setting = settingOf("orchard", "standard");
    const GamePtr game =
        withPersonas(*setting.game, R"({"p": {"level": "easy", "weights": [{"weight": 900}], "never": [{}]}})");
    const auto bot = makeBot("p", shippedLevels(), game->data()), easy = makeBot("easy", shippedLevels());
    State state = game->deal(setting.setup, 5);
    for (std::uint64_t n = 0; game->toAct(state) != nobody; ++n) {
        const Move move = bot->choose(*game, state, game->toAct(state), n);
        QVERIFY(move == easy->choose(*game, state, game->toAct(state), n));
        game->apply(state, move);
    }
}

// What an event tells of another seat does not count.
void PersonaTest::aRuleIsWeighedOnlyForTheOneWhoActs()
{
    const Setting setting = settingOf("orchard", "standard");
    const GamePtr game = withPersonas(
        *setting.game,
        R"({"p": {"weights": [{"rule": "draw.hand", "weight": 7}, {"rule": "plant.bed", "action": "plant", "weight": 2}]}})");
    const State dealt = game->deal(setting.setup, 1);
    const auto judged = botFormula(*game, dealt, "greedy");
    PersonaGame seen(*game, *personaOf(*game, "p"), judged.get());
    seen.sit(game->toAct(dealt));
    MoveList moves;
    game->legal(dealt, moves);
    bool fromHand = false;
    for (const Move move : moves) {
        State state = seen.fresh(dealt), plain = dealt;
        seen.apply(state, move, nullptr);
        game->apply(plain, move);
        const bool hand =
            game->moveWords().actions[static_cast<std::size_t>(game->namesIn(dealt, move).action)] == "hand";
        fromHand |= hand;
        const Seat own = game->toAct(dealt), other = static_cast<Seat>(1 - own);
        QCOMPARE(seen.evaluate(*judged, state, own, nullptr) - game->evaluate(*judged, plain, own), hand ? 7 : 0);
        QCOMPARE(seen.evaluate(*judged, state, other, nullptr), game->evaluate(*judged, plain, other));
        MoveList beds;
        game->legal(plain, beds);
        seen.apply(state, beds[0], nullptr);
        game->apply(plain, beds[0]);
        QCOMPARE(seen.evaluate(*judged, state, own, nullptr) - game->evaluate(*judged, plain, own), hand ? 9 : 2);
        // The other one's moves are worth nothing to the persona.
        game->legal(plain, moves);
        seen.apply(state, moves[0], nullptr);
        game->apply(plain, moves[0]);
        QCOMPARE(seen.evaluate(*judged, state, own, nullptr) - game->evaluate(*judged, plain, own), hand ? 9 : 2);
        game->legal(dealt, moves);
    }
    QVERIFY(fromHand);
}

void PersonaTest::onlyTheSeatOfThePersonaThinksSo()
{
    const Setting setting = settingOf("takenoko", "standard");
    const Game &game = *setting.game;
    PersonaGame seen(game, *personaOf(game, "rain_waiter"), nullptr);
    MoveList all, kept;
    int fewer = 0;
    follow(setting, Course{4, {}}, [&](const State &state, std::size_t) {
        const Seat acting = game.toAct(state);
        if (acting == nobody)
            return;
        game.legal(state, all);
        seen.sit(static_cast<Seat>(1 - acting));
        seen.legal(state, kept);
        QVERIFY(std::ranges::equal(all, kept));
        seen.sit(acting);
        seen.legal(state, kept);
        QVERIFY(!kept.empty());
        fewer += kept.size() < all.size();
    });
    QVERIFY(fewer > 0);
}

void PersonaTest::aChoiceIsTheSameHoweverTheHiddenCardsLie()
{
    for (const std::string &pack : packs())
        for (const Setting *setting : settingsOf(pack)) {
            const Game &game = *setting->game;
            for (const std::string &persona : personasOf(game.data())) {
                const auto bot = shipped(persona + "@greedy", game), searching = shipped(persona + "@easy", game);
                MoveList moves;
                follow(*setting, Course{6 + soakRound(), {}}, [&](const State &state, std::size_t n) {
                    const Seat seat = game.toAct(state);
                    if (seat == nobody || n % (isSoaking() ? 5 : 31) != 3)
                        return;
                    const State other = game.redeal(state, seat, 17);
                    QVERIFY(bot->choose(game, state, seat, n) == bot->choose(game, other, seat, n));
                    if (n % 62 == 3)
                        QVERIFY(searching->choose(game, state, seat, n) == searching->choose(game, other, seat, n));
                });
            }
        }
}

void PersonaTest::aUsedPersonaChoosesLikeAFreshOne()
{
    for (const std::string &pack : packs()) {
        const Setting &setting = *settingsOf(pack).front();
        const Game &game = *setting.game;
        for (const std::string &persona : personasOf(game.data())) {
            const auto used = shipped(persona + "@easy", game);
            follow(setting, Course{2, {}}, [&](const State &state, std::size_t n) {
                const Seat seat = game.toAct(state);
                if (seat == nobody || n % 41 != 7)
                    return;
                const State before = state;
                QVERIFY(used->choose(game, state, seat, n)
                        == shipped(persona + "@easy", game)->choose(game, state, seat, n));
                QVERIFY(state == before);
            });
        }
    }
}

void PersonaTest::everyNumberOfThreadsFindsTheSame()
{
    for (const std::string &pack : packs()) {
        const Setting &setting = *settingsOf(pack).front();
        const Game &game = *setting.game;
        for (const std::string &persona : personasOf(game.data())) {
            LevelBot one({.name = "one", .iterations = 40}, Pace::Counted, 1),
                four({.name = "four", .iterations = 40}, Pace::Counted, 4);
            follow(setting, Course{8, {}}, [&](const State &state, std::size_t n) {
                const Seat seat = game.toAct(state);
                if (seat == nobody || n % 67 != 9)
                    return;
                const auto judged = botFormula(game, state, "greedy");
                PersonaGame seen(game, *personaOf(game, persona), judged.get());
                seen.sit(seat);
                const State root = seen.fresh(state);
                QVERIFY(one.choose(seen, root, seat, n, {}) == four.choose(seen, root, seat, n, {}));
            });
        }
    }
}

void PersonaTest::anEditHoldsFromTheNextDecisionOn()
{
    const Setting setting = settingOf("orchard", "standard");
    const GamePtr open = withPersonas(*setting.game, R"({"p": {"level": "easy", "never": [{"action": "hand"}]}})"),
                  closed = withPersonas(*setting.game, R"({"p": {"level": "greedy", "never": [{"action": "row"}]}})"),
                  lost = withPersonas(*setting.game, "{}");
    const auto bot = makeBot("p", shippedLevels(), open->data());
    const State state = open->deal(setting.setup, 2);
    const Seat seat = open->toAct(state);
    const auto action = [&](const Game &game) {
        const MoveNames names = game.namesIn(state, bot->choose(game, state, seat, 4));
        return std::string(game.moveWords().actions[static_cast<std::size_t>(names.action)]);
    };
    QCOMPARE(action(*open), "row");
    QCOMPARE(action(*closed), "hand");
    QVERIFY(bot->choose(*lost, state, seat, 4) == makeBot("normal", shippedLevels())->choose(*lost, state, seat, 4));
    QCOMPARE(action(*open), "row");
}

ENGAWA_SOAK_SUBJECT(persona_test, PersonaTest)
#include "persona_test.moc"
