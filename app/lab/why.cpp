#include <algorithm>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "app/lab/playing.h"

namespace engawa::lab {

namespace {

// Why a move is legal or not.
struct Explained
{
    std::string move;
    bool legal = false;
    bool chance = false; // something happens that nobody can know yet; it is not told
    Json rules = Json::array();
    std::vector<std::string> log = {};
};

Explained explained(const Match &match, Move move, const std::string &word, const std::string &language)
{
    const Game &game = match.game();
    const RuleIndex refused = game.check(match.state(), move);
    Explained found{.move = word, .legal = refused == noRule};
    const auto cite = [&](RuleIndex rule) {
        const CitedRule citedRule = cited(game, match.state(), rule, language);
        Json entry{{"id", citedRule.id}, {"sentence", citedRule.sentence}};
        if (!std::ranges::contains(found.rules, entry))
            found.rules.push_back(std::move(entry));
    };
    if (!found.legal) {
        cite(refused);
        return found;
    }
    found.move = game.notation(match.state(), move);
    EventList events;
    State state = match.state();
    game.apply(state, move, &events);
    // What follows a chance event may depend on it.
    const auto unknown = std::ranges::find_if(events, &Event::chance);
    found.chance = unknown != events.end();
    for (auto event = events.begin(); event != unknown; ++event) {
        if (event->rule != noRule)
            cite(event->rule);
        found.log.push_back(say(game, game.describe(*event), language));
    }
    return found;
}

void print(const Explained &found)
{
    std::cout << found.move << (found.legal ? " is legal" : " is not legal. By this rule:\n");
    if (found.legal)
        std::cout << (found.rules.empty() ? ".\n" : ". By these rules:\n");
    for (const Json &rule : found.rules)
        std::cout << "  " << rule["id"].get<std::string>() << ": " << rule["sentence"].get<std::string>() << '\n';
    for (const std::string &line : found.log)
        std::cout << "  > " << line << '\n';
    if (found.chance)
        std::cout << "  > Then chance decides; what it shows is not told.\n";
}

} // namespace

int why(const Common &common, const MoveWords &words)
{
    const std::vector<std::string> moves = separated(words.moves);
    if (moves.size() != 1)
        throw UsageError("there are " + std::to_string(moves.size()) + " moves, expected one");
    const auto named = NamedGames::open(common);
    const auto opened = named ? openedRecord(*named, words.record) : std::nullopt;
    if (!opened)
        return Faulty;
    const auto move = opened->match.game().parse(opened->match.state(), moves.front());
    if (!move) {
        std::cerr << "engawa-lab: " << unreadable(opened->match, moves.front()) << '\n';
        return Faulty;
    }
    const Explained found = explained(opened->match, *move, moves.front(), common.language);
    if (common.json)
        std::cout << laidOut({{"move", found.move},
                              {"legal", found.legal},
                              {"chance", found.chance},
                              {"rules", found.rules},
                              {"log", found.log}});
    else
        print(found);
    return found.legal && opened->sound ? Fine : Faulty;
}

} // namespace engawa::lab
