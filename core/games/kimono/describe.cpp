#include <array>
#include <cstdlib>

#include "core/game/event_sentence.h"
#include "core/games/kimono/kimono.h"

namespace engawa::kimono {

namespace {

// In the order of EventKind. Letters: c copy, p pattern, k kind of token, r Fanny's reason, i item, d the size of a
// number, n number.
constexpr auto sentences = std::to_array<EventSentence>({
    {"log.dealt", "nn", {"ring", "deck"}},
    {"log.rewards", "c", {"card"}},
    {"log.value", "pn", {"pattern", "value"}},
    {"log.departure", "c", {"card"}},
    {"log.starter", "", {}},
    {"log.took", "cn", {"card", "crossed"}},
    {"log.skipped", "n", {"places"}},
    {"log.rival_took", "c", {"card"}},
    {"log.placed", "c--", {"card"}},
    {"log.rival_placed", "c--r", {"card", "", "", "reason"}},
    {"log.token", "k", {"token"}},
    {"log.no_token", "k", {"token"}},
    {"log.stepped", "pd", {"pattern", "position"}},
    {"log.no_step", "p", {"pattern"}},
    {"log.refilled", "cn", {"card", "place"}},
    {"log.deck_empty", "n", {"place"}},
    {"log.last_cards", "n", {"cards"}},
    {"log.rival_last", "c", {"card"}},
    {"log.leftover", "c", {"card"}},
    {"log.track", "pn", {"pattern", "value"}},
    {"log.tile", "pn", {"pattern", "value"}},
    {"log.middle", "p", {"pattern"}},
    {"log.rewarded", "c", {"card"}},
    {"log.no_reward", "p", {"pattern"}},
    {"log.declined", "", {}},
    {"log.scored", "in", {"item", "points"}},
    {"log.covered", "c", {"card"}},
    {"log.tie_break", "n", {"number"}},
    {"log.won", "", {}},
    {"log.shared", "", {}},
    {"log.lost", "", {}},
});
static_assert(sentences.size() == static_cast<std::size_t>(EventKind::Lost) + 1);

constexpr std::array items{"score.markers", "score.cat_prize", "score.tiles", "score.cats", "score.props", "score.mon"};

Message::Argument argument(const Rules &rules, char letter, int number)
{
    switch (letter) {
    case 'c':
        return nameOf(rules.cardOf(static_cast<CopyIndex>(number)).entry->id);
    case 'p':
        return nameOf(rules.patterns[static_cast<std::size_t>(number)].id);
    case 'k':
        return nameOf(symbolName(rules, static_cast<Symbol>(number)));
    case 'r':
        return TextKey{number < 0 ? "log.no_reason" : "name." + rules.priorities[static_cast<std::size_t>(number)].id};
    case 'i':
        return TextKey{items[static_cast<std::size_t>(number)]};
    case 'd':
        return std::int64_t{std::abs(number)};
    default:
        return std::int64_t{number};
    }
}

// Whose side of its track a marker has come to, for the one it steps towards.
std::string sideWord(int position)
{
    return position > 0 ? "own" : position < 0 ? "other" : "middle";
}

// Every album begins at 0, so the sign of x tells the end of its base.
std::string placeWord(const Event &event)
{
    return event.numbers[2] > 0 ? ".upper" : event.numbers[1] < 0 ? ".left" : ".right";
}

} // namespace

Message describeEvent(const Rules &rules, const Event &event)
{
    const auto kind = static_cast<EventKind>(event.kind);
    if (kind == EventKind::NoToken && event.numbers[0] == blank)
        return {"log.no_match", {}};
    if (kind == EventKind::NoToken && event.rule == static_cast<RuleIndex>(Rule::SoloNoCatTokens))
        return {"log.no_cat_token", {}};
    if (kind == EventKind::NoStep && event.numbers[0] < 0)
        return {"log.no_pattern", {}};
    Message message = messageFor(sentences[static_cast<std::size_t>(event.kind)], event,
                                 [&](char letter, std::size_t i) { return argument(rules, letter, event.numbers[i]); });
    if (kind == EventKind::Placed || kind == EventKind::RivalPlaced)
        message.key += placeWord(event);
    if (kind == EventKind::Placed && event.numbers[2] > 0)
        message.arguments.emplace_back("layer", std::int64_t{event.numbers[2] + 1});
    if (kind == EventKind::Stepped)
        message.arguments.emplace_back("side", sideWord(event.numbers[1]));
    return message;
}

} // namespace engawa::kimono
