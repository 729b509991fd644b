#include "app/lab/setup_words.h"

#include <algorithm>
#include <thread>

#include "core/bots/bot.h"
#include "core/bots/persona.h"
#include "core/pack/words.h"

namespace engawa::lab {

Setup setupFrom(const SetupWords &words, int starter, const Data &data, const Sentences &sentences)
{
    Setup setup =
        completed({words.mode, words.players, words.modules, words.scenario, static_cast<Seat>(starter)}, data);
    if (setup.modules == std::vector<std::string>{"all"})
        setup.modules = modulesOf(setup.mode, data);
    Problems problems;
    checkSetup(setup, data, problems);
    if (problems.empty())
        return setup;
    std::string said;
    for (const Problem &problem : problems)
        said += (said.empty() ? "" : "; ") + sentences.of(problem);
    throw UsageError(said);
}

void checkBots(const std::vector<std::string> &words, const Levels &levels, const Data &data)
{
    const std::vector<std::string> known = botNames(levels, data), levelNames = botNames(levels),
                                   personas = personasOf(data);
    for (const std::string &word : words) {
        if (isBot(word, levels, data))
            continue;
        const BotName name(word, levels);
        const bool levelled = word.contains('@') && std::ranges::contains(personas, name.persona);
        const std::string meant = levelled ? nearest(name.level, levelNames) : nearest(word, known);
        throw UsageError((levelled ? "there is no level “" + std::string(name.level)
                                         + "” for a persona to play at, expected " + listed(levelNames)
                                   : "there is no bot “" + word + "”, expected " + listed(known)
                                         + (personas.empty() ? ""
                                                             : "; a persona may name its level, as in “"
                                                                   + personas.front() + "@" + levelNames.back() + "”"))
                         + (meant.empty() ? "" : "; did you mean “" + meant + "”?"));
    }
}

std::vector<std::string> botsFor(const std::vector<std::string> &words, int seats, const Levels &levels,
                                 const Data &data)
{
    checkBots(words, levels, data);
    if (words.empty())
        return std::vector<std::string>(static_cast<std::size_t>(seats), botNames().front());
    if (words.size() == 1)
        return std::vector<std::string>(static_cast<std::size_t>(seats), words.front());
    if (std::ssize(words) != seats)
        throw UsageError("there are " + std::to_string(words.size()) + " bots, expected one, or one for each of "
                         + std::to_string(seats) + " seats");
    return words;
}

int threadsFor(const BotWords &words)
{
    return words.threads > 0 ? words.threads
                             : static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 128u));
}

} // namespace engawa::lab
