#include <array>

#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

struct Sentence
{
    const char *key;
    const char
        *names; // one letter per number: p plot, o objective, c colour, i improvement, w weather, a action, k category
    std::array<const char *, 3> arguments;
};

// In the order of EventKind; n is a number.
constexpr std::array sentences{
    Sentence{"log.starter", "", {}},
    Sentence{"log.pond", "", {}},
    Sentence{"log.plots", "n", {"plots"}},
    Sentence{"log.reserve", "nn", {"channels", "tokens"}},
    Sentence{"log.dealt", "n", {"cards"}},
    Sentence{"log.weather_from", "n", {"round"}},
    Sentence{"log.weather", "w", {"weather"}},
    Sentence{"log.chose_weather", "w", {"weather"}},
    Sentence{"log.sun", "n", {"actions"}},
    Sentence{"log.wind", "", {}},
    Sentence{"log.no_effect", "w", {"weather"}},
    Sentence{"log.declined", "w", {"weather"}},
    Sentence{"log.clouds_empty", "", {}},
    Sentence{"log.chose", "a", {"action"}},
    Sentence{"log.no_action", "n", {"actions"}},
    Sentence{"log.drew_plots", "n", {"plots"}},
    Sentence{"log.few_plots", "n", {"plots"}},
    Sentence{"log.placed_plot", "pnn", {"plot", "q", "r"}},
    Sentence{"log.under", "n", {"plots"}},
    Sentence{"log.channel", "nns", {"q", "r", "side"}},
    Sentence{"log.stored_channel", "n", {"channels"}},
    Sentence{"log.laid_channel", "nns", {"q", "r", "side"}},
    Sentence{"log.irrigated", "nn", {"q", "r"}},
    Sentence{"log.first_shoot", "nn", {"q", "r"}},
    Sentence{"log.no_shoot", "nn", {"q", "r"}},
    Sentence{"log.gardener", "nn", {"q", "r"}},
    Sentence{"log.grew", "nnn", {"q", "r", "height"}},
    Sentence{"log.dry", "nn", {"q", "r"}},
    Sentence{"log.on_pond", "", {}},
    Sentence{"log.panda", "nn", {"q", "r"}},
    Sentence{"log.ate", "cnn", {"colour", "q", "r"}},
    Sentence{"log.nothing_to_eat", "nn", {"q", "r"}},
    Sentence{"log.protected", "nn", {"q", "r"}},
    Sentence{"log.tall", "nn", {"q", "r"}},
    Sentence{"log.no_sections", "c", {"colour"}},
    Sentence{"log.fertilized", "nnn", {"q", "r", "height"}},
    Sentence{"log.token", "inn", {"token", "q", "r"}},
    Sentence{"log.moved_token", "inn", {"token", "q", "r"}},
    Sentence{"log.stored_token", "i", {"token"}},
    Sentence{"log.watered", "inn", {"token", "q", "r"}},
    Sentence{"log.drew", "k", {"kind"}},
    Sentence{"log.completed", "on", {"objective", "points"}},
    Sentence{"log.gave_back", "n", {"sections"}},
    Sentence{"log.trigger", "n", {"objectives"}},
    Sentence{"log.emperor", "", {}},
    Sentence{"log.last_turn", "", {}},
    Sentence{"log.limit", "n", {"rounds"}},
    Sentence{"log.scored", "kn", {"kind", "points"}},
    Sentence{"log.scored_emperor", "n", {"points"}},
    Sentence{"log.unfinished", "n", {"cards"}},
    Sentence{"log.tie_break", "n", {"number"}},
    Sentence{"log.won", "n", {"points"}},
    Sentence{"log.shared", "", {}},
};
static_assert(sentences.size() == static_cast<std::size_t>(EventKind::Shared) + 1);

Message::Argument argument(const Rules &rules, char kind, int number)
{
    const auto index = static_cast<std::size_t>(number);
    switch (kind) {
    case 'p':
        return TextKey{"name." + rules.plotKinds[index].id};
    case 'o':
        return TextKey{"name." + rules.objectives[index].id};
    case 'c':
        return TextKey{"name." + rules.colours[index].id};
    case 'i':
        return TextKey{"name." + rules.improvementAt(number)->id};
    case 'w':
        return TextKey{"name." + rules.weather[index].id};
    case 'a':
        return TextKey{"name." + std::string(actionWords[index])};
    case 'k':
        return TextKey{"kind." + std::string(objectiveKinds[index])};
    case 's':
        return TextKey{"side." + std::to_string(number)};
    default:
        return std::int64_t{number};
    }
}

} // namespace

Message describeEvent(const Rules &rules, const Event &event)
{
    const Sentence &sentence = sentences[static_cast<std::size_t>(event.kind)];
    Message message{sentence.key, {}};
    if (event.seat != nobody)
        message.arguments.emplace_back("seat", TextKey{"name.seat_" + std::to_string(event.seat)});
    for (std::size_t i = 0; sentence.names[i]; ++i)
        message.arguments.emplace_back(sentence.arguments[i], argument(rules, sentence.names[i], event.numbers[i]));
    return message;
}

} // namespace engawa::takenoko
