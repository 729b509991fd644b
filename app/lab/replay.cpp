#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "core/game/receipt.h"
#include "core/pack/difference.h"

namespace engawa::lab {

namespace {

std::vector<std::string> linesOf(const Receipt &receipt, const Sentences &sentences)
{
    std::vector<std::string> lines;
    for (const Message &line : receipt.lines)
        lines.push_back(sentences.of(line));
    return lines;
}

// What came of re-applying a record.
struct Report
{
    std::vector<std::string> receipt;
    int moves = 0;  // that fit
    Json misfit;    // the first move that doesn't
    Json points;    // per side, at the end of what fits
};

int movesIn(const Match &match)
{
    int count = 0;
    for (const int id : match.line())
        count += match.node(id).move.has_value();
    return count;
}

Json pointsOf(const Match &match)
{
    Json points = Json::array();
    for (const int side : match.game().outcome(match.state()).points)
        points.push_back(side);
    return points;
}

// As it was played: with its edits and their receipts.
Report asPlayed(const NamedGames &named, const Match &match)
{
    Report report;
    for (const int id : match.line()) {
        const Node &node = match.node(id);
        for (std::string &line : linesOf(node.receipt, named.sentences(&node.game->texts())))
            report.receipt.push_back("event " + std::to_string(id) + ": " + std::move(line));
    }
    report.moves = movesIn(match);
    report.points = pointsOf(match);
    return report;
}

std::optional<Report> underVariants(const Common &common, const NamedGames &named, const Match &match,
                                    const std::vector<std::string> &under)
{
    Problems problems;
    Data played = match.game().data();
    played.retired.clear();
    const auto data = named.withVariants(played, under, problems);
    const GamePtr game = data ? named.compiler().compile(*data, nullptr, problems) : nullptr;
    const auto replay = game ? replayUnder(match, game, problems) : std::nullopt;
    printProblems(std::cerr, problems, named.sentences(game ? &game->texts() : nullptr));
    if (!replay)
        return std::nullopt;
    Report report;
    for (const Difference &difference : differences(played, *data))
        report.receipt.push_back(named.sentences(&game->texts()).of(receiptLine(difference)));
    report.moves = movesIn(replay->match);
    report.points = pointsOf(replay->match);
    if (replay->misfit) {
        report.misfit = {{"event", *replay->misfit}, {"move", match.node(*replay->misfit).notation}};
        if (replay->rule != noRule) {
            const CitedRule rule = cited(*game, replay->match.state(), replay->rule, common.language);
            report.misfit["rule"] = rule.id;
            report.misfit["sentence"] = rule.sentence;
        }
    }
    return report;
}

void print(const Report &report, const Match &match)
{
    for (const std::string &line : report.receipt)
        std::cout << line << '\n';
    if (!report.misfit.is_null()) {
        std::cout << "Event " << report.misfit["event"].dump() << " (" << report.misfit["move"].get<std::string>()
                  << ") no longer fits";
        if (report.misfit.contains("rule"))
            std::cout << ", by the rule " << report.misfit["rule"].get<std::string>() << ": "
                      << report.misfit["sentence"].get<std::string>() << '\n';
        else
            std::cout << ": it is not a move of the game under these data.\n";
    }
    const int all = movesIn(match);
    if (report.moves == all)
        std::cout << "All " << all << " moves fit.\n";
    else
        std::cout << report.moves << " of " << all << " moves fit.\n";
    std::cout << "Points: " << report.points.dump() << ", in the record " << pointsOf(match).dump() << ".\n";
}

} // namespace

int replay(const Common &common, const ReplayWords &words)
{
    const auto named = NamedGames::open(common);
    const auto opened = named ? openedRecord(*named, words.record) : std::nullopt;
    if (!opened)
        return Faulty;
    const Match &match = opened->match;
    const auto report = words.under.empty() ? std::optional(asPlayed(*named, match))
                                            : underVariants(common, *named, match, words.under);
    if (!report)
        return Faulty;
    if (common.json)
        std::cout << laidOut({{"receipt", report->receipt},
                              {"moves", movesIn(match)},
                              {"fitting", report->moves},
                              {"misfit", report->misfit},
                              {"points", report->points},
                              {"recorded_points", pointsOf(match)}});
    else
        print(*report, match);
    return report->misfit.is_null() && opened->sound ? Fine : Faulty;
}

} // namespace engawa::lab
