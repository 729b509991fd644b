#include "core/lab/figures.h"

#include <cmath>
#include <numeric>

#include <QTest>

#include "core/lab/lab_words.h"
#include "core/lab/replayed_game.h"
#include "core/lab/simulate.h"
#include "tests/core/lab/lab_plans.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

constexpr std::int64_t deals = 40;

double meanOf(const Figures &figures, std::string_view id)
{
    const Figure *figure = figures.find(id);
    return figure ? figure->estimate(figures.deals).value : std::nan("");
}

bool near(double a, double b)
{
    return std::abs(a - b) < 1e-9;
}

const LabPlan &planOfRow(std::vector<std::string> bots = {"random"})
{
    static LabPlan plan;
    plan = planOf(rowSetting(), std::move(bots), deals);
    return plan;
}

} // namespace

class FiguresTest : public QObject
{
    Q_OBJECT

private slots:
    void theyAreThoseOfTheGames_data() { addShippedRows(); }
    void theyAreThoseOfTheGames();
    void everyGameHasItsLengthAndItsEnding_data() { addShippedRows(); }
    void everyGameHasItsLengthAndItsEnding();
    void copiesComeFromSomewhereAndEndSomewhere_data() { addShippedRows(); }
    void copiesComeFromSomewhereAndEndSomewhere();
    void surplusesOfADrawCancelOut();
    void aPlaceAtTheTableIsCountedFromTheStarter();
    void botsTakeEverySeatInTurn();
    void theGapIsBetweenTheBestAndTheWorstPlace();
    void addingPartsInAnyOrderGivesTheSame();
    void aMarkOpensTheGameBehindItAtItsMoment();
    void everySentenceIsSaidInEveryLanguage();

private:
    static void addShippedRows();
};

// Every game and mode once.
void FiguresTest::addShippedRows()
{
    QTest::addColumn<int>("index");
    std::set<std::string> known;
    for (std::size_t i = 0; i < everySetting().size(); ++i) {
        const Setting &setting = everySetting()[i];
        const std::string name = setting.name.substr(0, setting.name.find(','));
        if (!name.substr(0, name.find(':')).contains(' ') && known.insert(name).second)
            QTest::newRow(setting.name.c_str()) << static_cast<int>(i);
    }
}

void FiguresTest::theyAreThoseOfTheGames()
{
    const LabPlan &plan = planOfRow();
    const Figures figures = played(plan).figures;
    const Simulation same{plan.side.game, plan.setup, plan.side.bots, deals, plan.side.seed, {}, 1, false, {}};
    const Results counted = simulate(same);
    QCOMPARE(figures.deals, deals);
    QCOMPARE(figures.games, deals);
    QVERIFY(near(meanOf(figures, "length.decisions") * deals, static_cast<double>(counted.decisions)));
    QVERIFY(near(meanOf(figures, "ended.by_rules") * deals, static_cast<double>(counted.endedByRules)));
    QVERIFY(near(meanOf(figures, "nobody") * deals, static_cast<double>(counted.nobodyWon)));
    double shares = 0, places = 0;
    std::int64_t points = 0;
    for (std::size_t seat = 0; seat < plan.side.bots.size(); ++seat) {
        shares += meanOf(figures, "share.seat." + std::to_string(seat + 1));
        places += meanOf(figures, "share.place." + std::to_string(seat + 1));
        points += counted.sides[seat].sum;
    }
    QVERIFY(near(shares, places));
    QVERIFY(near(meanOf(figures, "points") * static_cast<double>(deals * std::ssize(plan.side.bots)),
                 static_cast<double>(points)));
    for (std::size_t i = 0; i < figures.rules.size(); ++i)
        QCOMPARE(figures.rules[i].fired.times, counted.rules[i].fired);
}

void FiguresTest::everyGameHasItsLengthAndItsEnding()
{
    const Figures figures = played(planOfRow()).figures;
    std::int64_t ended = 0, lengths = 0, turns = 0;
    for (const EndingFigures &ending : figures.endings)
        ended += ending.games;
    for (const auto &[length, games] : figures.lengths) {
        QVERIFY(length > 0);
        lengths += games.all();
        turns += length * games.all();
    }
    QCOMPARE(ended, figures.games);
    QCOMPARE(lengths, figures.games);
    QVERIFY(near(meanOf(figures, "length.turns") * deals, static_cast<double>(turns)));
    QCOMPARE(figures.endings.back().rule, "");
    QVERIFY(meanOf(figures, "choice.width") >= 1 && meanOf(figures, "choice.forced") <= 1);
    for (const LeadFigures &lead : figures.leads)
        QVERIFY(lead.lost <= lead.led && lead.led <= figures.games);
    if (const Figure *decided = figures.find("lead.decided"))
        QVERIFY(decided->least() >= 0 && decided->most() <= 1);
}

void FiguresTest::copiesComeFromSomewhereAndEndSomewhere()
{
    const Figures figures = played(planOfRow({"greedy"})).figures;
    std::int64_t used = 0;
    for (const ComponentFigures &component : figures.components) {
        for (const Happened *each : {&component.there, &component.dealt, &component.drawn, &component.taken,
                                     &component.used, &component.scored}) {
            QVERIFY(each->games <= figures.games && each->games <= each->times);
            QCOMPARE(each->moments.empty(), each->games == 0);
        }
        used += component.used.times;
        std::int64_t ended = 0;
        for (const auto &[zone, happened] : component.ended)
            ended += happened.times;
        QVERIFY(component.scored.times <= ended);
        QVERIFY(component.worth.weight >= 0);
    }
    QVERIFY(used > 0);
}

// What one draws more of a component, another one less: over all components of a draw the scores are 0.
void FiguresTest::surplusesOfADrawCancelOut()
{
    const Figures figures = played(planOf(quickSetting(), {"greedy"}, 60)).figures;
    std::int64_t scores = 0, largest = 0;
    for (const ComponentFigures &component : figures.components) {
        scores += component.worth.share;
        largest = std::max(largest, std::abs(component.worth.share));
    }
    QVERIFY(largest > 1000);
    QVERIFY(std::abs(scores) < 60 * std::ssize(figures.components)); // what rounding leaves
}

void FiguresTest::aPlaceAtTheTableIsCountedFromTheStarter()
{
    for (const Seat starter : {0, 1}) {
        LabPlan plan = planOf(quickSetting(), {"random"}, 30);
        plan.setup.starter = starter;
        const Figures figures = played(plan).figures;
        QVERIFY(
            near(meanOf(figures, "share.place.1"), meanOf(figures, starter == 0 ? "share.seat.1" : "share.seat.2")));
        QVERIFY(near(meanOf(figures, "points.place.2") * 30, std::round(meanOf(figures, "points.place.2") * 30)));
    }
}

void FiguresTest::botsTakeEverySeatInTurn()
{
    const LabPlan plan = planOf(settingNamed("orchard: standard, 3 players"), {"greedy", "random", "random"}, 50);
    QCOMPARE(lineupsOf(plan.side, true).size(), 3u);
    QCOMPARE(lineupsOf(plan.side, false).size(), 1u);
    const Figures figures = played(plan).figures;
    QCOMPARE(figures.games, 150);
    QVERIFY(meanOf(figures, "share.bot.1") > meanOf(figures, "share.bot.2"));
    QVERIFY(near(meanOf(figures, "share.bot.1") + 2 * meanOf(figures, "share.bot.2"), 1));
    const LabPlan alike = planOf(settingNamed("orchard: standard, 3 players"), {"random"}, 10);
    QCOMPARE(lineupsOf(alike.side, true).size(), 1u);
    QVERIFY(!played(alike).figures.find("share.bot.1"));
}

void FiguresTest::theGapIsBetweenTheBestAndTheWorstPlace()
{
    const Figures figures = played(planOf(quickSetting(), {"random"}, 200)).figures;
    const auto gap = seatGap(figures);
    QVERIFY(gap);
    QVERIFY(near(gap->value, std::abs(meanOf(figures, "share.place.1") - meanOf(figures, "share.place.2"))));
    QVERIFY(gap->low >= 0 && gap->low <= gap->value && gap->value < gap->high);
    QVERIFY(!seatGap(played(planOf(settingNamed("kimono: solo"), {"random"}, 10)).figures));
}

void FiguresTest::addingPartsInAnyOrderGivesTheSame()
{
    LabPlan plan = planOf(quickSetting(), {"random"}, 64);
    std::vector<Figures> parts;
    for (const std::uint64_t seed : {1, 2, 3}) {
        plan.side.seed = seed;
        parts.push_back(played(plan).figures);
    }
    Figures one = emptyResults(plan).figures, other = one;
    for (const Figures &part : parts)
        one.add(part);
    for (std::size_t i = parts.size(); i-- > 0;)
        other.add(parts[i]);
    QVERIFY(one == other);
    QCOMPARE(one.games, 192);
}

void FiguresTest::aMarkOpensTheGameBehindItAtItsMoment()
{
    const LabPlan plan = planOf(settingNamed("kimono: expert"), {"greedy", "random"}, 64);
    const Figures figures = played(plan).figures;
    const Figure *length = figures.find("length.decisions");
    QVERIFY(length && length->least() < length->most());
    for (const bool most : {false, true}) {
        Problems problems;
        const auto match = replayedGame(plan, most ? length->games.mostIn : length->games.leastIn, problems);
        QVERIFY(match);
        QCOMPARE(static_cast<double>(match->nodes().size() - 1), most ? length->most() : length->least());
        QVERIFY(match->game().toAct(match->state()) == nobody); // it speaks of the end
    }
    for (const RuleFigures &rule : figures.rules) {
        if (rule.fired.moments.empty())
            continue;
        const GameMoment &moment = *rule.fired.moments.begin();
        Problems problems;
        const auto match = replayedGame(plan, moment, problems);
        QVERIFY(match);
        QCOMPARE(std::ssize(match->line()) - 1, std::ptrdiff_t{moment.decision});
        const Node &cited = match->node(match->next().value_or(0)); // the decision that comes next cites the rule
        const bool dealt = std::ranges::any_of(match->node(0).events, [&](const Event &event) {
            return event.rule >= 0 && plan.side.game->rules()[static_cast<std::size_t>(event.rule)] == rule.id;
        });
        const bool made = std::ranges::any_of(cited.events, [&](const Event &event) {
            return event.rule >= 0 && plan.side.game->rules()[static_cast<std::size_t>(event.rule)] == rule.id;
        });
        QVERIFY2(dealt || made, rule.id.c_str());
    }
    Problems problems;
    QVERIFY(!replayedGame(plan, {64, 0, 0, 0}, problems));
    QVERIFY(!replayedGame(plan, {0, 1, 0, 0}, problems));
    QVERIFY(!replayedGame(plan, {0, 0, 2, 0}, problems));
    QCOMPARE(problems.size(), 3u);
}

void FiguresTest::everySentenceIsSaidInEveryLanguage()
{
    const LabPlan plan = planOf(settingNamed("takenoko: "), {"greedy"}, 20);
    const Figures figures = played(plan).figures;
    const Texts &pack = plan.side.game->texts();
    for (const char *language : {"en", "ja"}) {
        const Sentences sentences(shippedEngineTexts(), language, &pack);
        const LabWords words(sentences, *plan.side.game);
        for (const std::string &sentence : words.all(figures))
            QVERIFY2(!sentence.contains("lab.") && !sentence.contains("figure.") && !sentence.contains('{'),
                     sentence.c_str());
        for (const Figure &figure : figures.figures)
            QVERIFY2(shippedEngineTexts().has(language, "figure." + figure.measure.kind), figure.measure.kind.c_str());
    }
}

ENGAWA_APPLESS_SUBJECT(figures_test, FiguresTest)
#include "figures_test.moc"
