#include <iostream>
#include <span>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "app/lab/opened_record.h"
#include "core/game/scene.h"

namespace engawa::lab {

namespace {

// What the last event of the record made happen.
std::vector<std::string> lastLog(const Match &match, const std::string &language)
{
    const Node &head = match.head();
    EventList events;
    if (head.parent >= 0 && head.move) {
        State state = match.node(head.parent).state;
        head.game->apply(state, *head.move, &events);
    }
    std::vector<std::string> lines;
    for (const Event &event : events)
        lines.push_back(say(*head.game, head.game->describe(event), language));
    return lines;
}

// Without what only bots count.
Json forPeople(Json position, std::span<const std::string_view> botKeys)
{
    if (!position.is_structured())
        return position;
    if (position.is_object())
        for (const std::string_view key : botKeys)
            position.erase(key);
    for (Json &part : position)
        part = forPeople(std::move(part), botKeys);
    return position;
}

void printPosition(const Common &common, const Match &match, std::optional<Seat> seat)
{
    const Game &game = match.game();
    const Setup &setup = match.opening().setup;
    const Json *pack = game.data().value("pack", "id");
    std::cout << nameOf(game, pack && pack->is_string() ? pack->get<std::string>() : "", common.language) << ", "
              << nameOf(game, setup.mode, common.language) << ", event " << match.line().size() - 1 << '\n';
    printValue(std::cout, forPeople(game.position(match.state(), seat), game.botKeys()));
    const std::string &notation = match.head().notation;
    if (!notation.empty())
        std::cout << "last move: " << notation << '\n';
    for (const std::string &line : lastLog(match, common.language))
        std::cout << "  " << line << '\n';
    const Seat toAct = game.toAct(match.state());
    const Scene scene = game.scene(match.state(), seat.value_or(toAct == nobody ? Seat(0) : toAct));
    std::cout << say(game, scene.prompt, common.language) << '\n';
}

std::vector<int> winnersOf(const Outcome &outcome)
{
    std::vector<int> winners;
    for (int seat = 0; seat < maxSeats; ++seat)
        if (outcome.winners >> seat & 1)
            winners.push_back(seat);
    return winners;
}

struct Score
{
    const Game &game;
    ScoreSheet sheet;
    Outcome outcome;
    std::vector<std::string> sides;
};

Score scoreOf(const Common &common, const Match &match)
{
    const Game &game = match.game();
    Score score{game, game.scores(match.state()), game.outcome(match.state()), {}};
    const auto &seats = match.opening().seats;
    for (std::size_t side = 0; side < score.sheet.sides.size(); ++side) {
        const bool named = side < seats.size() && !seats[side].name.empty();
        score.sides.push_back(named ? seats[side].name
                                    : say(game, Message{score.sheet.sides[side].key, {}}, common.language));
    }
    return score;
}

void printJson(const Common &common, const Score &score)
{
    Json lines = Json::array();
    for (const ScoreSheet::Line &line : score.sheet.lines)
        lines.push_back({{"item", line.key},
                         {"name", say(score.game, Message{line.key, {}}, common.language)},
                         {"points", line.points},
                         {"counts", line.counts}});
    Json totals = Json::array();
    for (const int points : score.outcome.points)
        totals.push_back(points);
    std::cout << laidOut({{"over", score.outcome.over},
                          {"by_rules", score.outcome.byRules},
                          {"contest", score.outcome.contest},
                          {"winners", winnersOf(score.outcome)},
                          {"sides", score.sides},
                          {"lines", lines},
                          {"totals", totals}});
}

void printSheet(const Common &common, const Score &score)
{
    std::vector<std::vector<std::string>> rows;
    rows.push_back({""});
    rows.back().insert(rows.back().end(), score.sides.begin(), score.sides.end());
    for (const ScoreSheet::Line &line : score.sheet.lines) {
        const std::string name = say(score.game, Message{line.key, {}}, common.language);
        rows.push_back({line.counts ? name : "(" + name + ")"});
        for (const int points : line.points)
            rows.back().push_back(line.counts ? std::to_string(points) : "(" + std::to_string(points) + ")");
    }
    rows.push_back({"Total"});
    for (const int points : score.outcome.points)
        rows.back().push_back(std::to_string(points));
    printTable(std::cout, rows);
    const char *nothingToWin = "; there is nothing to win but points.";
    if (!score.outcome.over) {
        std::cout << "The game goes on" << (score.outcome.contest ? "." : nothingToWin) << '\n';
        return;
    }
    const std::vector<int> winners = winnersOf(score.outcome);
    if (!score.outcome.contest)
        std::cout << "The game is over" << nothingToWin;
    else
        std::cout << (winners.empty() ? "Nobody wins." : winners.size() == 1 ? "Winner:" : "The win is shared:");
    for (std::size_t i = 0; i < winners.size(); ++i)
        std::cout << (i == 0 ? " " : ", ") << score.sides[static_cast<std::size_t>(winners[i])];
    std::cout << '\n';
    if (!score.outcome.byRules)
        std::cout << "A limit for bot play ended the game.\n";
}

} // namespace

int show(const Common &common, const ShowWords &words)
{
    const auto named = NamedGames::open(common);
    const auto opened = named ? openedRecord(*named, words.record) : std::nullopt;
    if (!opened)
        return Faulty;
    const int players = opened->match.opening().setup.players;
    if (words.seat && (*words.seat < 0 || *words.seat >= players))
        throw UsageError("there is no seat " + std::to_string(*words.seat) + ", expected 0 to "
                         + std::to_string(players - 1));
    const auto seat = words.seat ? std::optional(static_cast<Seat>(*words.seat)) : std::nullopt;
    if (common.json)
        std::cout << laidOut(opened->match.game().position(opened->match.state(), seat));
    else
        printPosition(common, opened->match, seat);
    return opened->sound ? Fine : Faulty;
}

int score(const Common &common, const std::string &record)
{
    const auto named = NamedGames::open(common);
    const auto opened = named ? openedRecord(*named, record) : std::nullopt;
    if (!opened)
        return Faulty;
    const Score score = scoreOf(common, opened->match);
    if (common.json)
        printJson(common, score);
    else
        printSheet(common, score);
    return opened->sound ? Fine : Faulty;
}

} // namespace engawa::lab
