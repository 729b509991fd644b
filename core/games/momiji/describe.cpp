#include <array>

#include "core/game/event_sentence.h"
#include "core/games/momiji/momiji.h"

namespace engawa::momiji {

namespace {

// In the order of EventKind. Letters: c card, l leaf, o objective, t landscape, g garden token, x scenario, s seat,
// i item, b tie-break (and its mode), n number.
constexpr auto sentences = std::to_array<EventSentence>({
    {"log.starter", "", {}},
    {"log.leaf_out", "l", {"leaf"}},
    {"log.leaves_in", "n", {"types"}},
    {"log.token_out", "o", {"objective"}},
    {"log.dealt", "nn", {"hand", "deck"}},
    {"log.revealed", "c", {"card"}},
    {"log.objective", "o", {"objective"}},
    {"log.toriis", "n", {"toriis"}},
    {"log.acorns", "n", {"acorns"}},
    {"log.landscape", "t", {"landscape"}},
    {"log.tile_shown", "t", {"landscape"}},
    {"log.drafted", "t", {"landscape"}},
    {"log.garden_card", "c", {"card"}},
    {"log.path", "n", {"tokens"}},
    {"log.boxed", "n", {"cards"}},
    {"log.scenario", "x", {"scenario"}},
    {"log.refilled", "n", {"acorns"}},
    {"log.capped", "c", {"card"}},
    {"log.deck_short", "n", {"cards"}},
    {"log.collected", "ln", {"leaf", "cards"}},
    {"log.took_top", "c", {"card"}},
    {"log.took_column", "ln", {"leaf", "cards"}},
    {"log.drew", "n", {"cards"}},
    {"log.played", "c", {"card"}},
    {"log.began", "l", {"leaf"}},
    {"log.skipped", "c", {"card"}},
    {"log.torii", "ln", {"leaf", "toriis"}},
    {"log.no_torii", "l", {"leaf"}},
    {"log.spread", "n", {"types"}},
    {"log.stacked", "n", {"cards"}},
    {"log.no_bonus", "n", {"pairs"}},
    {"log.bonus", "nn", {"pairs", "acorns"}},
    {"log.took_objective", "on", {"objective", "acorns"}},
    {"log.swapped", "oo", {"given", "taken"}},
    {"log.used", "tn", {"landscape", "acorns"}},
    {"log.used_golden", "tsn", {"landscape", "owner", "acorns"}},
    {"log.ability", "t", {"landscape"}},
    {"log.no_effect", "t", {"landscape"}},
    {"log.ordered", "ln", {"leaf", "place"}},
    {"log.gained", "n", {"acorns"}},
    {"log.took_discard", "c", {"card"}},
    {"log.discarded", "c", {"card"}},
    {"log.tucked", "cl", {"card", "leaf"}},
    {"log.onto", "c", {"card"}},
    {"log.traded", "n", {"acorns"}},
    {"log.squirrel", "n", {"acorns"}},
    {"log.kept_squirrel", "", {}},
    {"log.share", "n", {"acorns"}},
    {"log.blocked", "n", {"golden"}},
    {"log.golden", "n", {"left"}},
    {"log.no_golden", "", {}},
    {"log.animal", "n", {"space"}},
    {"log.token", "g", {"token"}},
    {"log.no_tree", "g", {"token"}},
    {"log.full", "g", {"token"}},
    {"log.surcharge", "n", {"acorns"}},
    {"log.exchanged", "ccn", {"given", "taken", "acorns"}},
    {"log.passed", "", {}},
    {"log.solo_reveal", "n", {"cards"}},
    {"log.short_reveal", "n", {"cards"}},
    {"log.no_reveal", "", {}},
    {"log.tax", "n", {"acorns"}},
    {"log.ending", "", {}},
    {"log.last_round", "n", {"turns"}},
    {"log.scored", "in", {"item", "points"}},
    {"log.scored_token", "on", {"objective", "points"}},
    {"log.garden_leaf", "ln", {"leaf", "points"}},
    {"log.garden_tie", "", {}},
    {"log.tie_break", "b", {"criterion"}},
    {"log.won", "", {}},
    {"log.shared", "", {}},
    {"log.lost", "", {}},
    {"log.defeated", "", {}},
});
static_assert(sentences.size() == static_cast<std::size_t>(EventKind::Defeated) + 1);

constexpr std::array items{"score.piles",  "score.acorns", "score.objectives", "score.squirrel",
                           "score.golden", "score.path",   "score.garden"};

Message::Argument argument(const Rules &rules, char letter, const Event &event, std::size_t i)
{
    const int number = event.numbers[i];
    const auto index = static_cast<std::size_t>(number);
    switch (letter) {
    case 'c':
        return nameOf(rules.cards[index].entry->id);
    case 'l':
        return nameOf(rules.leaves[index].id);
    case 'o':
        return nameOf(rules.objectives[index].id);
    case 't':
        return nameOf(rules.landscapes[index].id);
    case 'g':
        return nameOf(rules.tokens[index].id);
    case 'x':
        return nameOf(rules.scenarios[index].id);
    case 's':
        return seatName(number);
    case 'i':
        return TextKey{items[index]};
    case 'b':
        return TextKey{rules.modes[static_cast<std::size_t>(event.numbers[i + 1])].tieBreaks[index].key};
    default:
        return std::int64_t{number};
    }
}

} // namespace

Message describeEvent(const Rules &rules, const Event &event)
{
    Message message = messageFor(sentences[static_cast<std::size_t>(event.kind)], event,
                                 [&](char letter, std::size_t i) { return argument(rules, letter, event, i); });
    if (static_cast<EventKind>(event.kind) == EventKind::UsedGolden && event.numbers[1] != event.seat)
        message.key = "log.used_other";
    if (static_cast<EventKind>(event.kind) == EventKind::TookObjective && event.rule == refused(Rule::SoloCost))
        message.key = "log.took_token"; // alone
    return message;
}

} // namespace engawa::momiji
