#include <algorithm>
#include <format>
#include <functional>
#include <iostream>

#include "app/lab/junit.h"
#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/progress_bar.h"
#include "app/lab/setup_words.h"
#include "core/lab/lab_run.h"
#include "core/lab/lab_words.h"
#include "core/lab/told_results.h"
#include "core/lab/wishes.h"
#include "core/lab/written_file.h"

namespace engawa::lab {

namespace {

using Stand = Granted::Stand;

struct Answered
{
    Wish wish;
    Granted granted;
    std::int64_t deals = 0;
};

// Wishes about games of one sort, which are played once for all of them.
struct Group
{
    Setup setup;
    std::vector<std::string> bots;
    std::vector<Answered> wishes;
};

std::vector<Group> grouped(std::vector<Wish> wishes)
{
    std::vector<Group> groups;
    for (Wish &wish : wishes) {
        const auto same = [&](const Group &group) { return group.setup == wish.setup && group.bots == wish.bots; };
        auto group = std::ranges::find_if(groups, same);
        if (group == groups.end())
            group = groups.insert(groups.end(), {wish.setup, wish.bots, {}});
        group->wishes.push_back({std::move(wish), {}, 0});
    }
    return groups;
}

// Plays until every wish has its answer, at most so many deals. It is looked at after 256, 512, 1,024 … deals, so that
// the answers are the same on every machine.
void play(Group &group, const LabSide &side, const Levels &levels, std::int64_t most, int threads,
          const std::function<void(std::int64_t, std::int64_t)> &show)
{
    LabPlan plan;
    plan.side = side;
    plan.side.bots = group.bots;
    plan.setup = group.setup;
    plan.levels = levels;
    plan.question.stops = false;
    plan.deals = std::min<std::int64_t>(256, most);
    LabResults results = emptyResults(plan);
    for (;; plan.deals = std::min(plan.deals * 2, most)) {
        LabRun run(plan, results);
        run.setReport([&] {
            if (show)
                show(run.progress().deals, most);
        });
        run.start(threads, LabRun::Priority::Normal);
        run.wait();
        results = *run.results();
        bool open = false;
        for (Answered &each : group.wishes) {
            if (each.granted.stand != Stand::NotYet)
                continue;
            each.granted = judged(each.wish, results.figures);
            each.deals = results.deals;
            open = open || each.granted.stand == Stand::NotYet;
        }
        if (!open || plan.deals >= most)
            return;
    }
}

const char *nameOf(Stand stand)
{
    return stand == Stand::Holds ? "holds" : stand == Stand::Broken ? "broken" : "not_yet";
}

std::string sentence(const Answered &answered, const Sentences &sentences, const LabWords &words)
{
    const Granted &granted = answered.granted;
    const auto number = [](double value) { return std::format("{:.1f}", value); };
    std::string about;
    if (const auto slash = granted.about.find('/'); slash != std::string::npos)
        about = words.component(granted.about.substr(0, slash), granted.about.substr(slash + 1));
    return sentences.of(Message{granted.stand == Stand::Holds    ? "lab.wish_holds"
                                : granted.stand == Stand::Broken ? "lab.wish_broken"
                                                                 : "lab.wish_open",
                                {{"wish", answered.wish.text},
                                 {"about", about.empty() ? std::string("none") : about},
                                 {"value", number(granted.value.value)},
                                 {"low", number(granted.value.low)},
                                 {"high", number(granted.value.high)},
                                 {"deals", answered.deals}}});
}

Json json(const Answered &answered, const std::string &said)
{
    return {{"id", answered.wish.id},           {"wish", answered.wish.text},
            {"mode", answered.wish.setup.mode}, {"players", answered.wish.setup.players},
            {"bots", answered.wish.bots},       {"stand", nameOf(answered.granted.stand)},
            {"about", answered.granted.about},  {"value", toJson(answered.granted.value)},
            {"deals", answered.deals},          {"sentence", said}};
}

} // namespace

int check(const Common &common, const CheckWords &words)
{
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    const Levels levels = levelsFor(common);
    const Sentences sentences = named->sentences(&game->texts());
    const LabWords labWords(sentences, *game);
    Problems problems;
    std::vector<Group> groups = grouped(wishesOf(*game, levels, problems));
    const bool readable = problems.empty();

    ProgressBar bar("playing");
    for (Group &group : groups) {
        LabSide side;
        side.game = named->forBots(game, group.bots);
        side.seed = words.seed;
        play(group, side, levels, words.deals, threadsFor({{}, 1, words.threads}), bar.progress());
    }
    bar.clear();

    JUnit report(words.game.pack);
    for (const Problem &problem : problems)
        report.broken(problem.pointer, sentences.whole(problem), sentences.line(problem));
    Json list = Json::array();
    std::vector<std::string> lines;
    std::size_t broken = 0;
    for (const Group &group : groups)
        for (const Answered &each : group.wishes) {
            const std::string said = sentence(each, sentences, labWords);
            list.push_back(json(each, said));
            lines.push_back(said);
            if (each.granted.stand == Stand::Broken) {
                problems.push_back(brokenWish(*game, each.wish, each.granted));
                report.broken(each.wish.id, said, sentences.line(problems.back()));
                ++broken;
            } else if (each.granted.stand == Stand::NotYet) {
                report.skipped(each.wish.id, said);
            } else {
                report.passed(each.wish.id);
            }
        }
    printProblems(std::cerr, problems, sentences);
    if (common.json)
        std::cout << laidOut(list);
    else
        for (const std::string &line : lines)
            std::cout << line << '\n';
    if (!common.json && lines.empty() && readable)
        std::cout << sentences.of(Message{"lab.no_wishes", {{"game", words.game.pack}}}) << '\n';
    bool written = true;
    if (!words.junit.empty()) {
        Problems faults;
        written = writeWhole(words.junit, report.text(), faults);
        printProblems(std::cerr, faults, sentences);
    }
    return readable && broken == 0 && written ? Fine : Faulty;
}

} // namespace engawa::lab
