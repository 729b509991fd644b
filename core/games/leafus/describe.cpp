#include <array>

#include "core/game/event_sentence.h"
#include "core/games/leafus/leafus.h"

namespace engawa::leafus {

namespace {

// In the order of EventKind. Letters: a action, p node, d dice (two numbers), i item, k rank, b tie-break (and its
// mode), n number.
constexpr auto sentences = std::to_array<EventSentence>({
    {"log.sheet", "nn", {"leaves", "crosses"}},
    {"log.starter", "", {}},
    {"log.rolled", "d", {"dice"}},
    {"log.dummy_rolled", "d", {"dice"}},
    {"log.no_dummy", "", {}},
    {"log.assigned", "na", {"face", "action"}},
    {"log.wished", "nna", {"one", "other", "action"}},
    {"log.took_back", "an", {"action", "dice"}},
    {"log.unused", "n", {"dice"}},
    {"log.reserved", "nn", {"dice", "charges"}},
    {"log.passed", "", {}},
    {"log.not_asked", "n", {"charges"}},
    {"log.resolving", "n", {"dice"}},
    {"log.wind", "", {}},
    {"log.wished_wind", "", {}},
    {"log.empty_wind", "", {}},
    {"log.yellow", "n", {"leaves"}},
    {"log.roots", "n", {"lines"}},
    {"log.began", "pp", {"from", "to"}},
    {"log.prolonged", "pp", {"from", "to"}},
    {"log.reached", "pn", {"node", "points"}},
    {"log.spare_lines", "n", {"lines"}},
    {"log.charges", "n", {"charges"}},
    {"log.charges_lost", "n", {"charges"}},
    {"log.late_charges", "", {}},
    {"log.heap", "nn", {"dice", "leaves"}},
    {"log.one_heap", "n", {"leaves"}},
    {"log.hex", "n", {"lines"}},
    {"log.later_lines", "n", {"lines"}},
    {"log.no_effect", "a", {"action"}},
    {"log.cross", "nn", {"cross", "crosses"}},
    {"log.all_crosses", "n", {"crosses"}},
    {"log.scored", "in", {"item", "points"}},
    {"log.rank", "k", {"rank"}},
    {"log.tie_break", "b", {"criterion"}},
    {"log.won", "", {}},
    {"log.shared", "", {}},
});
static_assert(sentences.size() == static_cast<std::size_t>(EventKind::Shared) + 1);

constexpr std::array items{"score.heaps", "score.nodes"};

// "3 1 4 1 5" from 3141 and 5.
std::string facesOf(int first, int second)
{
    std::string faces;
    for (const int digits : {first, second})
        for (const char digit : digits > 0 ? std::to_string(digits) : std::string())
            faces += faces.empty() ? std::string(1, digit) : std::string(" ") + digit;
    return faces;
}

Message::Argument argument(const Rules &rules, char letter, const Event &event, std::size_t i)
{
    const int number = event.numbers[i];
    const auto index = static_cast<std::size_t>(number);
    switch (letter) {
    case 'a':
        return nameOf(actionIds[index]);
    case 'p':
        return nameOf(rules.nodes[index].id);
    case 'd':
        return facesOf(number, event.numbers[i + 1]);
    case 'i':
        return TextKey{items[index]};
    case 'b':
        return TextKey{rules.modes[static_cast<std::size_t>(event.numbers[i + 1])].tieBreaks[index].key};
    case 'k':
        return TextKey{"rank." + std::to_string(number)};
    default:
        return std::int64_t{number};
    }
}

} // namespace

Message describeEvent(const Rules &rules, const Event &event)
{
    return messageFor(sentences[static_cast<std::size_t>(event.kind)], event,
                      [&](char letter, std::size_t i) { return argument(rules, letter, event, i); });
}

} // namespace engawa::leafus
