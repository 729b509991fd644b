#include <array>

#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"
#include "core/match/event_sentence.h"

namespace engawa::takenoko {

namespace {

// In the order of EventKind. Letters: p plot, o objective, c colour, i improvement, w weather, a action, k category,
// s side, n number.
constexpr auto sentences = std::to_array<EventSentence>({
    {"log.starter", "", {}},
    {"log.pond", "", {}},
    {"log.plots", "n", {"plots"}},
    {"log.reserve", "nn", {"channels", "tokens"}},
    {"log.dealt", "n", {"cards"}},
    {"log.weather_from", "n", {"round"}},
    {"log.weather", "w", {"weather"}},
    {"log.chose_weather", "w", {"weather"}},
    {"log.sun", "n", {"actions"}},
    {"log.wind", "", {}},
    {"log.no_effect", "w", {"weather"}},
    {"log.declined", "w", {"weather"}},
    {"log.clouds_empty", "", {}},
    {"log.chose", "a", {"action"}},
    {"log.no_action", "n", {"actions"}},
    {"log.drew_plots", "n", {"plots"}},
    {"log.few_plots", "n", {"plots"}},
    {"log.placed_plot", "pnn", {"plot", "q", "r"}},
    {"log.under", "n", {"plots"}},
    {"log.channel", "nns", {"q", "r", "side"}},
    {"log.stored_channel", "n", {"channels"}},
    {"log.laid_channel", "nns", {"q", "r", "side"}},
    {"log.irrigated", "nn", {"q", "r"}},
    {"log.first_shoot", "nn", {"q", "r"}},
    {"log.no_shoot", "nn", {"q", "r"}},
    {"log.gardener", "nn", {"q", "r"}},
    {"log.grew", "nnn", {"q", "r", "height"}},
    {"log.dry", "nn", {"q", "r"}},
    {"log.on_pond", "", {}},
    {"log.panda", "nn", {"q", "r"}},
    {"log.ate", "cnn", {"colour", "q", "r"}},
    {"log.nothing_to_eat", "nn", {"q", "r"}},
    {"log.protected", "nn", {"q", "r"}},
    {"log.tall", "nn", {"q", "r"}},
    {"log.no_sections", "c", {"colour"}},
    {"log.fertilized", "nnn", {"q", "r", "height"}},
    {"log.token", "inn", {"token", "q", "r"}},
    {"log.moved_token", "inn", {"token", "q", "r"}},
    {"log.stored_token", "i", {"token"}},
    {"log.watered", "inn", {"token", "q", "r"}},
    {"log.drew", "k", {"kind"}},
    {"log.completed", "on", {"objective", "points"}},
    {"log.gave_back", "n", {"sections"}},
    {"log.trigger", "n", {"objectives"}},
    {"log.emperor", "", {}},
    {"log.last_turn", "", {}},
    {"log.limit", "n", {"rounds"}},
    {"log.scored", "kn", {"kind", "points"}},
    {"log.scored_emperor", "n", {"points"}},
    {"log.unfinished", "n", {"cards"}},
    {"log.tie_break", "n", {"number"}},
    {"log.won", "n", {"points"}},
    {"log.shared", "", {}},
});
static_assert(sentences.size() == static_cast<std::size_t>(EventKind::Shared) + 1);

Message::Argument argument(const Rules &rules, char letter, int number)
{
    const auto index = static_cast<std::size_t>(number);
    switch (letter) {
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
    return messageFor(sentences[static_cast<std::size_t>(event.kind)], event,
                      [&](char letter, std::size_t i) { return argument(rules, letter, event.numbers[i]); });
}

} // namespace engawa::takenoko
