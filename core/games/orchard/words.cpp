#include "core/game/about_writer.h"
#include "core/game/event_sentence.h"
#include "core/game/notation_words.h"
#include "core/games/orchard/orchard.h"

namespace engawa::orchard {

namespace {

// In the order of EventKind. Letters: f fruit, n number.
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

class Describing : public AboutWriter<Rules, Rule>
{
public:
    using AboutWriter::AboutWriter;

    About about()
    {
        tellKinds({{"fruit", {Rule::ChooseFruit, Rule::DrawRow}}, {"spot", {Rule::PlantBed}}});
        tell("fruits", m_rules.copies.entries(), [&](const Fruit &fruit) {
            line("about.fruits.fruit", {{"fruit", ownName()}, {"points", std::int64_t{fruit.points}}});
            cite({Rule::ScoreFruits, Rule::PlantBed});
        });
        tell("modes", m_rules.modes, [&](const Mode &) {
            line(has(ownKey()) ? ownKey() : "about.modes.mode");
            cite({Rule::ScoreWishes, Rule::EndFull});
        });
        return std::move(m_about);
    }
};

} // namespace

std::string notationOf(const Rules &rules, const State &, Move made)
{
    if (static_cast<Verb>(made.verb) == Verb::Plant)
        return "plant " + std::to_string(made.b + 1);
    return (made.c ? "hand " : "row ") + rules.copies.idOf(made.b);
}

std::optional<Move> parseMove(const Rules &rules, const State &, std::string_view notation)
{
    const NotationWords words(notation);
    if (words.are("plant", 2)) {
        if (const auto bed = wholeNumber(words[1]))
            return move(Verb::Plant, *bed - 1);
    } else if (words.are("row", 2) || words.are("hand", 2)) {
        if (const auto fruit = entryCalled(words[1], rules.copies.entries()))
            return move(Verb::Choose, *fruit, words[0] == "hand");
    }
    return std::nullopt;
}

Message labelOf(const Rules &rules, const State &state, Move made)
{
    if (static_cast<Verb>(made.verb) == Verb::Choose)
        return {made.c ? "move.hand" : "move.row", {{"fruit", nameOf(rules.copies.idOf(made.b))}}};
    return {"move.plant", {{"fruit", nameOf(rules.copies[state.chosen.back()].id)}, {"bed", std::int64_t{made.b + 1}}}};
}

Message describeEvent(const Rules &rules, const Event &event)
{
    return messageFor(sentences[static_cast<std::size_t>(event.kind)], event, [&](char letter, std::size_t i) {
        const int number = event.numbers[i];
        return letter == 'f' ? Message::Argument(nameOf(rules.copies.idOf(number))) : std::int64_t{number};
    });
}

About aboutComponent(const Rules &rules, const Texts &texts, std::string_view table, std::string_view id)
{
    return Describing(rules, texts, table, id).about();
}

MoveWords wordsOfMoves(const Rules &)
{
    static constexpr std::array<std::string_view, 3> actions{"row", "hand", "plant"};
    static constexpr std::array<std::string_view, 1> tables{"fruits"};
    return {actions, tables};
}

MoveNames namesOfMove(const Rules &rules, const State &state, Move made)
{
    MoveNames names;
    const bool plants = static_cast<Verb>(made.verb) == Verb::Plant;
    names.action = plants ? 2 : made.c;
    names.add("fruits", rules.copies.idOf(plants ? rules.copies.entryOf(state.chosen.back()) : made.b));
    return names;
}

} // namespace engawa::orchard
