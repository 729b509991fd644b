#include <algorithm>
#include <iostream>

#include "app/lab/advising.h"
#include "app/lab/layout.h"
#include "app/lab/setup_words.h"
#include "core/lab/playout.h"

namespace engawa::lab {

namespace {

// The move that is asked about, or why there is none.
std::optional<PlayedMove> askedMove(const Advising &advising, const WhyBotWords &words, Message &reason)
{
    std::vector<PlayedMove> moves = advising.moves();
    const auto byBot = [&](const PlayedMove &move) {
        return !words.level.empty() || isBot(advising.player(move), advising.levels(), move.game->data());
    };
    if (moves.empty()) {
        reason = {"advice.nobody_moved", {}};
        return std::nullopt;
    }
    if (!words.move) {
        const auto last = std::ranges::find_last_if(moves, byBot);
        if (!last.empty())
            return std::move(*last.begin());
        reason = {"advice.no_bot_moved", {}};
        return std::nullopt;
    }
    const auto count = static_cast<std::int64_t>(moves.size());
    if (*words.move > count) {
        reason = {"advice.no_such_move", {{"number", std::int64_t{*words.move}}, {"count", count}}};
        return std::nullopt;
    }
    PlayedMove &move = moves[static_cast<std::size_t>(*words.move - 1)];
    if (byBot(move))
        return std::move(move);
    reason = {"advice.not_a_bot", {{"number", std::int64_t{*words.move}}, {"name", advising.name(move.seat)}}};
    return std::nullopt;
}

void print(const Advising &advising, const PlayedMove &move, const std::string &bot, const Advice &advice)
{
    const AdviceWords words = advising.words(*move.game);
    std::cout << advising.engine({"advice.made",
                                  {{"number", std::int64_t{move.number}},
                                   {"name", advising.name(move.seat)},
                                   {"bot", advising.botText(bot)},
                                   {"move", advising.moveText(move)}}})
              << '\n';
    if (advice.choices.empty()) {
        std::cout << advising.engine({"advice.made_alone", {}}) << '\n';
        return;
    }
    const bool first = advice.choices.front().move == move.move;
    std::cout << advising.engine({bot == "random" ? "advice.no_thoughts"
                                  : first         ? "advice.made_first"
                                                  : "advice.made_other",
                                  {}})
              << '\n';
    int number = 0;
    for (const Advice::Choice &choice : advice.choices)
        std::cout << ++number << ". " << words.sentence(choice) << '\n';
    if (const std::string line = words.answers(advice.choices.front().outlook); !line.empty())
        std::cout << advising.engine({"advice.feared", {{"line", line}}}) << '\n';
    std::cout << advising.engine({"advice.scale", {}}) << '\n';
}

} // namespace

int whyBot(const Common &common, const WhyBotWords &words)
{
    const auto advising = Advising::open(common, words.record);
    if (!advising)
        return Faulty;
    if (!words.level.empty())
        advising->level(words.level);
    Message reason;
    const auto move = askedMove(*advising, words, reason);
    if (!move)
        return advising->refuse(reason);
    const std::string bot = words.level.empty() ? advising->player(*move) : words.level;
    const Level level = thinkingLevel(advising->levels(), bot);
    const auto player =
        makeBot(playableBot(bot, advising->levels(), move->game->data()), advising->levels(), move->game->data());
    const Advice advice = Adviser().reasons({*move->game, move->state, move->seat, level,
                                             botSeed(advising->match().opening().seed, move->seat, move->number - 1)},
                                            *player);
    if (common.json) {
        Json choices = Json::array();
        for (const Advice::Choice &choice : advice.choices)
            choices.push_back(advising->toJson(*move->game, move->state, choice));
        std::cout << laidOut({{"number", move->number},
                              {"seat", move->seat},
                              {"bot", bot},
                              {"level", level.name},
                              {"move", move->game->notation(move->state, move->move)},
                              {"words", advising->moveText(*move)},
                              {"first_choice", !advice.choices.empty() && advice.choices.front().move == move->move},
                              {"choices", std::move(choices)}});
    } else {
        print(*advising, *move, bot, advice);
    }
    return advising->sound() ? Fine : Faulty;
}

} // namespace engawa::lab
