#include "core/game/rulebook.h"

#include <algorithm>
#include <iostream>
#include <map>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/progress_bar.h"
#include "app/lab/setup_words.h"
#include "core/bots/bot.h"
#include "core/lab/simulate.h"

namespace engawa::lab {

namespace {

using Counts = std::map<std::string, std::vector<RuleCount>>; // by mode

std::vector<std::string> modesOf(const Game &game)
{
    std::vector<std::string> modes;
    for (const EntryPtr &mode : game.data().table("modes").entries())
        modes.push_back(mode->id);
    return modes;
}

// The rule as one mode tells it, with its numbers.
std::string modeToTell(const Game &game, RuleIndex rule, const std::vector<std::string> &modes)
{
    const auto holds =
        std::ranges::find_if(modes, [&](const std::string &mode) { return ruleHolds(game, rule, mode); });
    return holds == modes.end() ? modes.front() : *holds;
}

struct ToldRule
{
    RuleIndex index = noRule;
    std::string id;
    std::string section;
    std::vector<std::string> modes; // in which it holds, of those asked for
    std::string sentence;
    std::map<std::string, std::string> never; // by mode: why it can't fire there
};

std::vector<ToldRule> toldRules(const Game &game, const std::vector<std::string> &modes, const std::string &language)
{
    std::vector<ToldRule> told;
    for (std::size_t i = 0; i < game.rules().size(); ++i) {
        ToldRule rule;
        rule.index = static_cast<RuleIndex>(i);
        rule.id = game.rules()[i];
        for (const std::string &mode : modes) {
            if (!ruleHolds(game, rule.index, mode))
                continue;
            rule.modes.push_back(mode);
            if (const std::string reason = whyNever(game, rule.index, mode, language); !reason.empty())
                rule.never[mode] = reason;
        }
        if (rule.modes.empty())
            continue;
        const Json *entry = game.data().value("rulebook", rule.id);
        rule.section = entry ? entry->value("section", std::string()) : std::string();
        rule.sentence = ruleSentence(game, rule.index, modeToTell(game, rule.index, modes), language);
        told.push_back(std::move(rule));
    }
    return told;
}

void addCounts(std::vector<RuleCount> &sums, const std::vector<RuleCount> &counts)
{
    if (sums.empty())
        sums = counts;
    else
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i].fired += counts[i].fired;
}

// Who plays, and how many parts of the games are theirs.
struct Share
{
    std::vector<std::string> bots;
    int parts = 1;
};

// Random play is quick and comes to what nobody would choose; every bot that thinks gets a tenth as many games.
std::vector<Share> sharesToTry(const BotWords &words)
{
    if (!words.bots.empty())
        return {{words.bots}};
    std::vector<Share> parties;
    for (const std::string_view name : botNames())
        parties.push_back({{std::string(name)}, name == "random" ? 10 : 1});
    return parties;
}

// The setups of a mode: with and without all its modules and in each of its scenarios, unless the words choose.
std::vector<SetupWords> setupsToTry(const SetupWords &words, const std::string &mode, const Data &data)
{
    SetupWords first = words;
    first.mode = mode;
    std::vector<SetupWords> setups{first};
    if (const auto modules = modulesOf(mode, data); words.modules.empty() && !modules.empty()) {
        setups.push_back(first);
        setups.back().modules = modules;
    }
    std::vector<std::string> scenarios = words.scenario.empty() ? scenariosOf(mode, data) : std::vector{words.scenario};
    if (scenarios.empty())
        return setups;
    std::vector<SetupWords> all;
    for (const SetupWords &setup : setups)
        for (const std::string &scenario : scenarios) {
            all.push_back(setup);
            all.back().scenario = scenario;
        }
    return all;
}

// The games of a mode are shared out among its setups, the numbers of players that it allows and the parties.
std::vector<RuleCount> countRules(const NamedGames &named, const GamePtr &game, const RulesWords &words,
                                  const Levels &levels, const std::string &mode)
{
    const Json &entry = *game->data().value("modes", mode);
    const int first = words.setup.players > 0 ? words.setup.players : entry.value("min_players", 1);
    const int most = words.setup.players > 0 ? first : std::max(first, entry.value("max_players", first));
    const std::vector<Share> parties = sharesToTry(words.bots);
    const std::vector<SetupWords> setups = setupsToTry(words.setup, mode, game->data());
    std::int64_t parts = 0;
    for (const Share &share : parties)
        parts += share.parts * (most - first + 1) * std::ssize(setups);
    std::int64_t given = 0; // parts
    const auto gamesUpTo = [&](std::int64_t part) { return (words.coverage * part + parts - 1) / parts; };
    std::vector<RuleCount> sums;
    const auto count = [&](SetupWords setup, int players, const Share &share) {
        setup.players = players;
        Simulation simulation;
        simulation.setup = setupFrom(setup, nobody, game->data(), named.sentences());
        simulation.bots = botsFor(share.bots, players, levels, game->data());
        simulation.game = named.forBots(game, simulation.bots);
        simulation.games = gamesUpTo(given + share.parts) - gamesUpTo(given);
        given += share.parts;
        simulation.seed = words.bots.seed;
        simulation.threads = threadsFor(words.bots);
        simulation.coverage = true;
        simulation.levels = levels;
        ProgressBar bar(mode);
        addCounts(sums, engawa::simulate(simulation, bar.progress()).rules);
        bar.clear();
    };
    for (const SetupWords &setup : setups)
        for (int players = first; players <= most; ++players)
            for (const Share &share : parties)
                count(setup, players, share);
    return sums;
}

std::int64_t firedIn(const Counts &counts, const std::string &mode, const ToldRule &rule)
{
    return counts.at(mode)[static_cast<std::size_t>(rule.index)].fired;
}

// Rules that should have fired and did not, with no reason in the pack.
int unexplained(const std::vector<ToldRule> &rules, const Counts &counts)
{
    int count = 0;
    for (const auto &[mode, unused] : counts)
        for (const ToldRule &rule : rules)
            count += std::ranges::contains(rule.modes, mode) && firedIn(counts, mode, rule) == 0
                     && !rule.never.contains(mode);
    return count;
}

void printJson(const std::vector<ToldRule> &rules, const Counts &counts)
{
    Json list = Json::array();
    for (const ToldRule &rule : rules) {
        Json entry{{"id", rule.id}, {"section", rule.section}, {"modes", rule.modes}, {"sentence", rule.sentence}};
        if (!rule.never.empty())
            entry["never"] = rule.never;
        if (!counts.empty()) {
            entry["fired"] = Json::object();
            for (const std::string &mode : rule.modes)
                entry["fired"][mode] = firedIn(counts, mode, rule);
        }
        list.push_back(std::move(entry));
    }
    std::cout << laidOut(list);
}

void printSentences(const Game &game, const std::vector<ToldRule> &rules, const std::string &language)
{
    std::string section;
    for (const ToldRule &rule : rules) {
        if (rule.section != section) {
            std::cout << (section.empty() ? "" : "\n") << say(game, Message{"section." + rule.section, {}}, language)
                      << '\n';
            section = rule.section;
        }
        std::cout << "  " << rule.id << ": " << rule.sentence << '\n';
    }
}

// A line for each mode in which the rule holds and never fired.
void noteSilence(const ToldRule &rule, const Counts &counts, std::vector<std::string> &notes)
{
    for (const std::string &mode : rule.modes) {
        if (firedIn(counts, mode, rule) > 0)
            continue;
        const auto reason = rule.never.find(mode);
        notes.push_back(rule.id + " never fired in " + mode
                        + (reason == rule.never.end() ? ", and the pack does not say why." : ": " + reason->second));
    }
}

void printCounts(const std::vector<ToldRule> &rules, const std::vector<std::string> &modes, const Counts &counts)
{
    std::vector<std::vector<std::string>> rows{{"rule"}};
    rows.front().insert(rows.front().end(), modes.begin(), modes.end());
    std::vector<std::string> notes;
    for (const ToldRule &rule : rules) {
        rows.push_back({rule.id});
        for (const std::string &mode : modes) {
            const bool holds = std::ranges::contains(rule.modes, mode);
            const std::int64_t fired = holds ? firedIn(counts, mode, rule) : 0;
            rows.back().push_back(!holds                      ? ""
                                  : fired > 0                 ? std::to_string(fired)
                                  : rule.never.contains(mode) ? "never"
                                                              : "NEVER");
        }
        noteSilence(rule, counts, notes);
    }
    printTable(std::cout, rows);
    if (!notes.empty())
        std::cout << '\n';
    for (const std::string &note : notes)
        std::cout << note << '\n';
}

} // namespace

int rules(const Common &common, const RulesWords &words)
{
    const auto named = NamedGames::open(common);
    const GamePtr game = named ? named->game(words.game) : nullptr;
    if (!game)
        return Faulty;
    if (!words.setup.mode.empty())
        setupFrom(words.setup, nobody, game->data(), named->sentences());
    const std::vector<std::string> modes = words.setup.mode.empty() ? modesOf(*game) : std::vector{words.setup.mode};
    const std::vector<ToldRule> told = toldRules(*game, modes, common.language);
    const Levels levels = levelsFor(common);
    Counts counts;
    if (words.coverage > 0)
        for (const std::string &mode : modes)
            counts[mode] = countRules(*named, game, words, levels, mode);
    if (common.json)
        printJson(told, counts);
    else if (counts.empty())
        printSentences(*game, told, common.language);
    else
        printCounts(told, modes, counts);
    return unexplained(told, counts) == 0 ? Fine : Faulty;
}

} // namespace engawa::lab
