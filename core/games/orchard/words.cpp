#include <algorithm>

#include "core/game/about_writer.h"
#include "core/game/event_sentence.h"
#include "core/game/name_parts.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

constexpr auto sentences = std::to_array<EventSentence>({
    {"log.dealt", "nn", {"row", "deck"}},
    {"log.starter", "", {}},
    {"log.chose", "fn", {"fruit", "hand"}},
    {"log.planted", "fn", {"fruit", "bed"}},
    {"log.filled", "f", {"fruit"}},
    {"log.drew", "", {}},
    {"log.deck_empty", "", {}},
    {"log.last_round", "", {}},
    {"log.no_fruit", "", {}},
    {"log.fruits", "n", {"points"}},
    {"log.wishes", "n", {"points"}},
    {"log.tie_break", "", {}},
    {"log.won", "", {}},
    {"log.shared", "", {}},
});
static_assert(sentences.size() == static_cast<std::size_t>(EventKind::Shared) + 1);

const std::string &fruitId(const Rules &rules, int fruit)
{
    return rules.fruits[static_cast<std::size_t>(fruit)].entry->id;
}

TextKey fruitName(const Rules &rules, int fruit)
{
    return {"name." + fruitId(rules, fruit)};
}

class Describing : AboutWriter<Rule>
{
public:
    Describing(const Texts &texts, std::string_view table, std::string_view id) : AboutWriter(texts, table, id) {}

    About about(const Rules &rules)
    {
        if (m_table == "kinds")
            addKind({{"fruit", {Rule::ChooseFruit, Rule::DrawRow}}, {"spot", {Rule::PlantBed}}}, m_id);
        for (const Fruit &fruit : rules.fruits)
            if (m_table == "fruits" && fruit.entry->id == m_id && m_about.lines.empty()) {
                line("about.fruits.fruit").arguments = {{"fruit", ownName()}, {"points", std::int64_t{fruit.points}}};
                cite({Rule::ScoreFruits, Rule::PlantBed});
            }
        if (m_table == "modes" && std::ranges::contains(rules.modes, m_id, &Mode::id)) {
            line(has(ownKey()) ? ownKey() : "about.modes.mode");
            cite({Rule::ScoreWishes, Rule::EndFull});
        }
        return std::move(m_about);
    }
};

} // namespace

std::string copyName(const Rules &rules, CopyIndex copy)
{
    const int number = rules.copies[copy].number;
    return fruitId(rules, rules.copies[copy].fruit) + (number ? "#" + std::to_string(number + 1) : "");
}

CopyIndex copyNamed(const Rules &rules, std::string_view name)
{
    for (std::size_t i = 0; i < rules.copies.size(); ++i)
        if (copyName(rules, static_cast<CopyIndex>(i)) == name)
            return static_cast<CopyIndex>(i);
    return noCopy;
}

std::string notationOf(const Rules &rules, const State &, Move made)
{
    if (static_cast<Verb>(made.verb) == Verb::Plant)
        return "plant " + std::to_string(made.b + 1);
    return (made.a ? "hand " : "row ") + fruitId(rules, made.b);
}

std::optional<Move> parseMove(const Rules &rules, const State &, std::string_view notation)
{
    const std::string_view verb = before(notation, ' '), rest = after(notation, ' ');
    if (verb == "plant" && rest.size() == 1 && rest[0] >= '1' && rest[0] <= '0' + maxBeds)
        return Move{static_cast<std::uint8_t>(Verb::Plant), 0, static_cast<std::int16_t>(rest[0] - '1'), 0, 0};
    const auto fruit = std::ranges::find(rules.fruits, rest, [](const Fruit &each) { return each.entry->id; });
    if ((verb != "row" && verb != "hand") || fruit == rules.fruits.end())
        return std::nullopt;
    return Move{static_cast<std::uint8_t>(Verb::Choose), verb == "hand",
                static_cast<std::int16_t>(fruit - rules.fruits.begin()), 0, 0};
}

Message labelOf(const Rules &rules, const State &state, Move made)
{
    if (static_cast<Verb>(made.verb) == Verb::Choose)
        return {made.a ? "move.hand" : "move.row", {{"fruit", fruitName(rules, made.b)}}};
    return {"move.plant",
            {{"fruit", fruitName(rules, rules.copies[state.chosen.back()].fruit)}, {"bed", std::int64_t{made.b + 1}}}};
}

Message describeEvent(const Rules &rules, const Event &event)
{
    return messageFor(sentences[static_cast<std::size_t>(event.kind)], event,
                      [&](char letter, std::size_t i) -> Message::Argument {
                          if (letter == 'f')
                              return fruitName(rules, event.numbers[i]);
                          return std::int64_t{event.numbers[i]};
                      });
}

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(texts, table, id).about(rules);
}

} // namespace engawa::orchard
