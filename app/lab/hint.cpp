#include <iostream>

#include "app/lab/advising.h"
#include "app/lab/layout.h"
#include "core/lab/playout.h"

namespace engawa::lab {

namespace {

// Why there is nothing to advise; nothing: there is.
std::optional<Message> nothingToDo(const Advising &advising, const std::optional<int> &seat)
{
    const Match &match = advising.match();
    const Game &game = match.game();
    const Seat toAct = game.toAct(match.state());
    if (toAct == nobody)
        return Message{"advice.over", {}};
    if (seat && *seat != toAct)
        return Message{"advice.not_to_act",
                       {{"name", advising.name(static_cast<Seat>(*seat))}, {"other", advising.name(toAct)}}};
    MoveList legal;
    game.legal(match.state(), legal);
    if (legal.empty())
        return Message{"advice.no_moves", {{"name", advising.name(toAct)}}};
    return std::nullopt;
}

void print(const Advising &advising, const Advice &advice)
{
    const AdviceWords words = advising.words(advising.match().game());
    const Seat seat = advising.match().game().toAct(advising.match().state());
    std::cout << advising.engine({"advice.hint", {{"name", advising.name(seat)}}}) << '\n';
    int number = 0;
    for (const Advice::Choice &choice : advice.choices)
        std::cout << ++number << ". " << words.sentence(choice) << '\n';
    if (const std::string line = words.answers(advice.choices.front().outlook); !line.empty())
        std::cout << advising.engine({"advice.follows", {{"line", line}}}) << '\n';
    std::cout << advising.engine({"advice.scale", {}}) << '\n';
}

} // namespace

int hint(const Common &common, const HintWords &words)
{
    const auto advising = Advising::open(common, words.record);
    if (!advising)
        return Faulty;
    const Level level = advising->level(words.level);
    if (words.seat)
        advising->checkSeat(*words.seat);
    if (const auto reason = nothingToDo(*advising, words.seat))
        return advising->refuse(*reason);
    const Match &match = advising->match();
    const Game &game = match.game();
    const Seat seat = game.toAct(match.state());
    MoveList legal;
    game.legal(match.state(), legal);
    const int made = static_cast<int>(advising->moves().size());
    const Advice advice =
        Adviser().advise({game, match.state(), seat, level, botSeed(match.opening().seed, seat, made)});
    Json choices = Json::array();
    for (const Advice::Choice &choice : advice.choices)
        choices.push_back(advising->toJson(game, match.state(), choice));
    if (common.json)
        std::cout << laidOut({{"seat", seat}, {"level", level.name}, {"choices", std::move(choices)}});
    else if (advice.choices.empty())
        std::cout << advising->engine(
            {"advice.single", {{"move", say(game, game.label(match.state(), legal[0]), common.language)}}})
                  << '\n';
    else
        print(*advising, advice);
    return advising->sound() ? Fine : Faulty;
}

} // namespace engawa::lab
