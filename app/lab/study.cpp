#include "app/lab/study.h"

#include <chrono>
#include <csignal>
#include <format>
#include <iostream>
#include <thread>

#include "app/lab/layout.h"
#include "app/lab/progress_bar.h"
#include "app/lab/setup_words.h"
#include "core/lab/lab_run.h"
#include "core/lab/lab_words.h"
#include "core/lab/tidy_csv.h"
#include "core/lab/told_results.h"

namespace engawa::lab {

namespace {

using Clock = std::chrono::steady_clock;

volatile std::sig_atomic_t interrupted = 0;

// Ctrl+C ends the run, not the program: what was found is still told and kept.
class Interruptible
{
public:
    Interruptible()
    {
        interrupted = 0;
        for (const int signal : {SIGINT, SIGTERM})
            std::signal(signal, [](int) { interrupted = 1; });
    }
    ~Interruptible()
    {
        for (const int signal : {SIGINT, SIGTERM})
            std::signal(signal, SIG_DFL);
    }
};

void printLines(const std::vector<std::string> &lines)
{
    for (const std::string &line : lines)
        std::cout << line << '\n';
}

void printFigures(const LabWords &words, const Figures &figures)
{
    std::vector<std::vector<std::string>> rows{{"figure", "mean (interval)", "least", "most", "what it is"}};
    for (const Figure &figure : figures.figures)
        rows.push_back({figure.measure.id, words.estimate(figure.measure.unit, figure.estimate(figures.deals)),
                        words.value(figure.measure.unit, figure.least()),
                        words.value(figure.measure.unit, figure.most()), words.measure(figure.measure)});
    std::cout << '\n';
    printTable(std::cout, rows);
}

void printComponents(const Figures &figures)
{
    std::vector<std::vector<std::string>> rows{
        {"component", "there", "dealt", "drawn", "taken", "used", "scored", "worth by chance", "(use goes with)"}};
    for (const RankedComponent &each : ranked(figures.components, figures.deals)) {
        const ComponentFigures &component = *each.component;
        const auto worth = [&](const Worth &of) {
            return of.known ? std::format("{:+.1f} ({:+.1f} to {:+.1f})", 100 * of.share.value, 100 * of.share.low,
                                          100 * of.share.high)
                            : std::string();
        };
        rows.push_back({component.table + "/" + component.id + (each.standsOut ? " !" : ""),
                        std::to_string(component.there.games), std::to_string(component.dealt.times),
                        std::to_string(component.drawn.times), std::to_string(component.taken.times),
                        std::to_string(component.used.times), std::to_string(component.scored.times), worth(each.worth),
                        each.use.known ? "(" + worth(each.use) + ")" : ""});
    }
    if (rows.size() < 2)
        return;
    std::cout << '\n';
    printTable(std::cout, rows);
}

void printContrasts(const LabWords &words, const LabPlan &plan, const LabResults &results)
{
    std::vector<std::vector<std::string>> rows{{"figure", "here", "against", "difference (interval)", "verdict"}};
    for (const Contrast &each : contrastsOf(plan, results)) {
        const Unit unit = each.measure.unit;
        rows.push_back(
            {each.measure.id + (each.asked ? " ?" : ""), words.value(unit, each.one), words.value(unit, each.other),
             words.difference(unit, each.difference.value)
                 + std::format(" ({:+.2f} to {:+.2f})", (unit == Unit::Share ? 100 : 1) * each.difference.low,
                               (unit == Unit::Share ? 100 : 1) * each.difference.high),
             nameOf(each.verdict)});
    }
    std::cout << '\n';
    printTable(std::cout, rows);
}

std::string gameId(const Game &game)
{
    const Json *id = game.data().value("pack", "id");
    return id && id->is_string() ? id->get<std::string>() : std::string();
}

void print(const NamedGames &named, const LabPlan &plan, const LabResults &results, bool settled)
{
    const Game &game = *plan.side.game;
    const Sentences sentences = named.sentences(&game.texts());
    const LabWords words(sentences, game);
    std::cout << sentences.of(
        Message{"lab.run",
                {{"game", gameId(game)},
                 {"mode", TextKey{"name." + plan.setup.mode}},
                 {"players", std::int64_t{plan.setup.players}},
                 {"deals", results.deals},
                 {"games", results.figures.games + (results.against ? results.against->games : 0)}}})
              << '\n';
    if (plan.against) {
        std::cout << sentences.of(Message{"lab.sides", {{"one", plan.side.name}, {"other", plan.against->name}}})
                  << '\n';
        printLines(words.comparison(plan, results));
        if (settled)
            std::cout << sentences.of(Message{"lab.settled", {{"deals", results.deals}}}) << '\n';
        printContrasts(words, plan, results);
        return;
    }
    printLines(words.all(results.figures));
    const std::vector<std::string> never = neverFired(game, plan.setup.mode, results.figures);
    if (!never.empty()) {
        std::string list;
        for (const std::string &rule : never)
            list += (list.empty() ? "" : ", ") + rule;
        std::cout << sentences.of(
            Message{"lab.never_fired", {{"count", static_cast<std::int64_t>(never.size())}, {"list", std::move(list)}}})
                  << '\n';
    }
    printFigures(words, results.figures);
    printComponents(results.figures);
}

} // namespace

int study(const Common &common, const NamedGames &named, KeptRun kept, const StudyWords &words)
{
    constexpr auto betweenKeeping = std::chrono::seconds(20);
    const int threads = threadsFor({{}, 1, words.threads});
    const Sentences sentences = named.sentences(&kept.plan.side.game->texts());
    bool sound = true;
    const auto keepIt = [&](const LabRun &run) {
        if (words.keep.empty())
            return;
        kept.results = *run.results();
        Problems problems;
        sound = keep(kept, words.keep, problems);
        printProblems(std::cerr, problems, sentences);
    };

    const auto start = Clock::now();
    const std::int64_t before = kept.results.deals;
    const Interruptible interruptible;
    LabRun run(kept.plan, kept.results);
    ProgressBar bar("playing");
    const Progress show = bar.progress();
    run.start(threads, LabRun::Priority::Normal);
    auto keptAt = start;
    while (run.stage() == LabRun::Stage::Running && !interrupted) {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        const LabProgress progress = run.progress();
        if (show)
            show(progress.deals, progress.of);
        if (Clock::now() - keptAt > betweenKeeping) {
            keepIt(run);
            keptAt = Clock::now();
        }
    }
    run.pause();
    bar.clear();
    keepIt(run);
    const std::chrono::duration<double> seconds = Clock::now() - start;
    const auto results = run.results();
    if (!words.csv.empty()) {
        Problems problems;
        sound = writeTidy(run.plan(), *results, words.csv, {words.csvGames}, problems) && sound;
        printProblems(std::cerr, problems, sentences);
    }
    if (common.json)
        std::cout << laidOut(toldResults(run.plan(), *results));
    else
        print(named, run.plan(), *results, run.settled());
    const std::int64_t games = results->figures.games + (results->against ? results->against->games : 0);
    std::cerr << std::format("{} deals, {} games in all; {} deals in {:.2f} s on {} {}\n", results->deals, games,
                             results->deals - before, seconds.count(), threads, threads == 1 ? "thread" : "threads");
    if (run.stage() != LabRun::Stage::Done)
        std::cerr << "engawa-lab: "
                  << sentences.of(
                         Message{words.keep.empty() ? "lab.stopped" : "lab.stopped_kept", {{"file", words.keep}}})
                  << '\n';
    return sound ? Fine : Faulty;
}

} // namespace engawa::lab
