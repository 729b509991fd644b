#include <array>
#include <string_view>

#include "core/game/event_sentence.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/where.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

// In the order of EventKind. Letters: p plot, o objective, c colour, i improvement, w weather, a action, k category,
// s side, n number; d and y are a place: how far from the pond, and which way.
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
    {"log.placed_plot", "pdy", {"plot", "steps", "way"}},
    {"log.under", "n", {"plots"}},
    {"log.channel", "dys", {"steps", "way", "side"}},
    {"log.stored_channel", "n", {"channels"}},
    {"log.laid_channel", "dys", {"steps", "way", "side"}},
    {"log.irrigated", "dy", {"steps", "way"}},
    {"log.first_shoot", "dy", {"steps", "way"}},
    {"log.no_shoot", "dy", {"steps", "way"}},
    {"log.gardener", "dy", {"steps", "way"}},
    {"log.grew", "dyn", {"steps", "way", "height"}},
    {"log.dry", "dy", {"steps", "way"}},
    {"log.on_pond", "", {}},
    {"log.panda", "dy", {"steps", "way"}},
    {"log.ate", "cdy", {"colour", "steps", "way"}},
    {"log.nothing_to_eat", "dy", {"steps", "way"}},
    {"log.protected", "dy", {"steps", "way"}},
    {"log.tall", "dy", {"steps", "way"}},
    {"log.no_sections", "c", {"colour"}},
    {"log.fertilized", "dyn", {"steps", "way", "height"}},
    {"log.token", "idy", {"token", "steps", "way"}},
    {"log.moved_token", "idy", {"token", "steps", "way"}},
    {"log.stored_token", "i", {"token"}},
    {"log.watered", "idy", {"token", "steps", "way"}},
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
        return nameOf(rules.plotKinds[index].id);
    case 'o':
        return nameOf(rules.objectives[index].id);
    case 'c':
        return nameOf(rules.colours[index].id);
    case 'i':
        return nameOf(rules.improvementAt(number)->id);
    case 'w':
        return nameOf(rules.weather[index].id);
    case 'a':
        return nameOf(actionWords[index]);
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
    const auto told = [&](char letter, std::size_t i) -> Message::Argument {
        if (letter == 'd')
            return std::int64_t{whereIs(event.numbers[i], event.numbers[i + 1]).steps};
        if (letter == 'y')
            return TextKey{"way." + std::to_string(whereIs(event.numbers[i - 1], event.numbers[i]).way)};
        return argument(rules, letter, event.numbers[i]);
    };
    const EventSentence &sentence = sentences[static_cast<std::size_t>(event.kind)];
    Message message = messageFor(sentence, event, told);
    // Records and variants with sentences of their own may tell the place by its coordinates.
    if (const auto at = std::string_view(sentence.letters).find('d'); at != std::string_view::npos) {
        message.arguments.emplace_back("q", std::int64_t{event.numbers[at]});
        message.arguments.emplace_back("r", std::int64_t{event.numbers[at + 1]});
    }
    return message;
}

} // namespace engawa::takenoko
