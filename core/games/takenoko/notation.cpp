#include <algorithm>

#include "core/game/notation_words.h"
#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

template <class Copies, class Holds>
std::string entryName(const std::string &id, bool retired, const Copies &copies, Holds &&holds)
{
    if (!retired)
        return id;
    const auto found = std::ranges::find_if(copies, holds);
    return nameOfRetired(id, found == copies.end() ? 0 : found->number);
}

std::string objectiveName(const Rules &rules, int objective)
{
    const Objective &named = rules.objectives[static_cast<std::size_t>(objective)];
    return entryName(named.id, named.retired, rules.cards,
                     [&](const Card &card) { return card.objective == objective; });
}

std::optional<int> improvementNamed(const Rules &rules, std::string_view name) // counted from 1
{
    const auto found = entryCalled(name, rules.improvements);
    return found ? std::optional(*found + 1) : std::nullopt;
}

// Where no plot lies is a place as well: a rule refuses it.
constexpr int nowhere = 30000;

std::optional<int> placeNamed(const State &state, std::string_view text)
{
    const auto at = coordinates(text);
    if (!at)
        return std::nullopt;
    const Place place = placeAt(state, at->first, at->second);
    return place == nothing ? nowhere : place;
}

std::optional<Move> parseBorder(const State &state, Verb verb, std::string_view one, std::string_view other)
{
    const auto a = coordinates(one), b = coordinates(other);
    if (!a || !b)
        return std::nullopt;
    for (int side = 0; side < sides; ++side) {
        const auto s = static_cast<std::size_t>(side);
        if (a->first + sideQ[s] != b->first || a->second + sideR[s] != b->second)
            continue;
        const auto &from = side < 3 ? *a : *b;
        const Place place = placeAt(state, from.first, from.second);
        return move(verb, place == nothing ? nowhere : place, side < 3 ? side : opposite(side));
    }
    return move(verb, nowhere, 0);
}

std::string borderName(const State &state, int place, int side)
{
    if (place >= static_cast<int>(state.garden.size()))
        return "nowhere";
    const Plot &plot = state.garden[static_cast<std::size_t>(place)];
    const auto s = static_cast<std::size_t>(side);
    return std::to_string(plot.q) + "," + std::to_string(plot.r) + " " + std::to_string(plot.q + sideQ[s]) + ","
           + std::to_string(plot.r + sideR[s]);
}

std::optional<Move> withNumber(Verb verb, std::optional<int> number)
{
    return number ? std::optional(move(verb, *number)) : std::nullopt;
}

std::optional<Move> withTwo(Verb verb, std::optional<int> b, std::optional<int> c)
{
    return b && c ? std::optional(move(verb, *b, *c)) : std::nullopt;
}

std::optional<int> kindNamed(const Rules &rules, std::string_view name)
{
    return firstCalled(name, rules.plotKinds.size(),
                       [&](std::size_t i) { return kindName(rules, static_cast<int>(i)); });
}

// Moves of one word after the verb.
std::optional<Move> parseOne(const Rules &rules, const State &state, std::string_view verb, std::string_view word)
{
    if (verb == "weather")
        return withNumber(Verb::Weather, entryCalled(word, rules.weather));
    if (verb == "rain")
        return withNumber(Verb::Rain, placeNamed(state, word));
    if (verb == "storm")
        return withNumber(Verb::Storm, placeNamed(state, word));
    if (verb == "store")
        return word == "channel" ? std::optional(move(Verb::StoreChannel))
                                 : withNumber(Verb::StoreToken, improvementNamed(rules, word));
    if (verb == "choose")
        return withNumber(Verb::Choose, wordIndex(word, actionWords));
    if (verb == "under")
        return withNumber(Verb::Under, kindNamed(rules, word));
    if (verb == "gardener")
        return withNumber(Verb::Gardener, placeNamed(state, word));
    if (verb == "panda")
        return withNumber(Verb::Panda, placeNamed(state, word));
    if (verb == "draw")
        return withNumber(Verb::Draw, wordIndex(word, categoryWords));
    if (verb == "complete")
        return withNumber(Verb::Complete, firstCalled(word, rules.objectives.size(), [&](std::size_t i) {
                              return objectiveName(rules, static_cast<int>(i));
                          }));
    return std::nullopt;
}

std::optional<Move> parseTwo(const Rules &rules, const State &state, std::string_view verb, std::string_view one,
                             std::string_view two)
{
    if (verb == "improve" || verb == "stored") { // older records say "improve" of both
        const bool stored = verb == "stored" || state.phase != Phase::Clouds;
        return withTwo(stored ? Verb::PlaceStored : Verb::Improve, improvementNamed(rules, one),
                       placeNamed(state, two));
    }
    if (verb == "move")
        return withTwo(Verb::MoveToken, placeNamed(state, one), placeNamed(state, two));
    if (verb == "place") {
        const auto kind = kindNamed(rules, one);
        const auto at = coordinates(two);
        return kind && at ? std::optional(move(Verb::PlacePlot, *kind, at->first, at->second)) : std::nullopt;
    }
    if (verb == "channel")
        return parseBorder(state, Verb::Channel, one, two);
    if (verb == "lay")
        return parseBorder(state, Verb::Lay, one, two);
    return std::nullopt;
}

} // namespace

std::string plotName(const Rules &rules, PlotIndex plot)
{
    return nameOfCopy(rules.kindOf(plot).id, rules.plots[plot].number);
}

std::optional<PlotIndex> plotNamed(const Rules &rules, std::string_view name)
{
    return copyCalled<PlotIndex>(
        name, rules.plots, [&](const PlotCopy &copy) -> const std::string & { return rules.plotKinds[copy.kind].id; });
}

std::string kindName(const Rules &rules, int kind)
{
    const PlotKind &named = rules.plotKinds[static_cast<std::size_t>(kind)];
    return entryName(named.id, named.retired, rules.plots, [&](const PlotCopy &copy) { return copy.kind == kind; });
}

std::string cardName(const Rules &rules, CardIndex card)
{
    return nameOfCopy(rules.objectiveOf(card).id, rules.cards[card].number);
}

std::optional<CardIndex> cardNamed(const Rules &rules, std::string_view name)
{
    return copyCalled<CardIndex>(name, rules.cards, [&](const Card &card) -> const std::string & {
        return rules.objectives[card.objective].id;
    });
}

std::string placeName(const State &state, Place place)
{
    if (place >= state.garden.size())
        return "nowhere";
    return std::to_string(state.garden[place].q) + "," + std::to_string(state.garden[place].r);
}

std::optional<std::pair<int, int>> coordinates(std::string_view text)
{
    return twoNumbers(text);
}

std::string notationOf(const Rules &rules, const State &state, Move made)
{
    const auto place = [&](int at) { return placeName(state, static_cast<Place>(std::clamp(at, 0, 255))); };
    const auto token = [&](int improvement) { return rules.improvementAt(improvement)->id; };
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Weather:
        return "weather " + rules.weather[static_cast<std::size_t>(made.b)].id;
    case Verb::Rain:
        return "rain " + place(made.b);
    case Verb::Storm:
        return "storm " + place(made.b);
    case Verb::Improve:
        return "improve " + token(made.b) + " " + place(made.c);
    case Verb::PlaceStored:
        return "stored " + token(made.b) + " " + place(made.c);
    case Verb::MoveToken:
        return "move " + place(made.b) + " " + place(made.c);
    case Verb::StoreToken:
        return "store " + token(made.b);
    case Verb::Skip:
        return "skip";
    case Verb::Choose:
        return "choose " + std::string(actionWords[static_cast<std::size_t>(made.b)]);
    case Verb::Plots:
        return "plots";
    case Verb::PlacePlot:
        return "place " + kindName(rules, made.b) + " " + std::to_string(made.c) + "," + std::to_string(made.d);
    case Verb::Under:
        return "under " + kindName(rules, made.b);
    case Verb::Channel:
        return "channel " + borderName(state, made.b, made.c);
    case Verb::Lay:
        return "lay " + borderName(state, made.b, made.c);
    case Verb::StoreChannel:
        return "store channel";
    case Verb::Gardener:
        return "gardener " + place(made.b);
    case Verb::Panda:
        return "panda " + place(made.b);
    case Verb::Draw:
        return "draw " + std::string(categoryWords[static_cast<std::size_t>(made.b)]);
    case Verb::Complete:
        return "complete " + objectiveName(rules, made.b);
    case Verb::End:
        return "end";
    }
    return {};
}

std::optional<Move> parseMove(const Rules &rules, const State &state, std::string_view notation)
{
    const NotationWords words(notation);
    switch (words.size()) {
    case 1:
        return words[0] == "skip"    ? std::optional(move(Verb::Skip))
               : words[0] == "plots" ? std::optional(move(Verb::Plots))
               : words[0] == "end"   ? std::optional(move(Verb::End))
                                     : std::nullopt;
    case 2:
        return parseOne(rules, state, words[0], words[1]);
    case 3:
        return parseTwo(rules, state, words[0], words[1], words[2]);
    default:
        return std::nullopt;
    }
}

MoveWords wordsOfMoves(const Rules &)
{
    // In the order of Verb, but that tokens and channels are stored by one word.
    static constexpr std::array<std::string_view, verbCount - 1> actions{
        "weather", "rain",  "storm",   "improve", "stored",   "move",  "store", "skip",     "choose", "plots",
        "place",   "under", "channel", "lay",     "gardener", "panda", "draw",  "complete", "end"};
    static constexpr std::array<std::string_view, 8> tables{
        "weather",         "actions", "plots", "colours", "improvements", "plot_objectives", "gardener_objectives",
        "panda_objectives"};
    return {actions, tables};
}

MoveNames namesOfMove(const Rules &rules, const State &state, Move made)
{
    MoveNames names;
    const auto verb = static_cast<Verb>(made.verb);
    names.action = verb == Verb::StoreChannel ? static_cast<int>(Verb::StoreToken)
                                              : made.verb - (verb > Verb::StoreChannel ? 1 : 0);
    const auto action = [&](Action does) { names.add("actions", actionWords[static_cast<std::size_t>(does)]); };
    const auto kind = [&](int index) {
        const PlotKind &named = rules.plotKinds[static_cast<std::size_t>(index)];
        names.add("plots", named.id);
        if (named.colour != noColour)
            names.add("colours", rules.colours[named.colour].id);
    };
    const auto plot = [&](int place) {
        if (place != pond)
            kind(rules.plots[state.garden[static_cast<std::size_t>(place)].plot].kind);
    };
    switch (verb) {
    case Verb::Weather:
        names.add("weather", rules.weather[static_cast<std::size_t>(made.b)].id);
        break;
    case Verb::Rain:
    case Verb::Storm:
        plot(made.b);
        break;
    case Verb::Improve:
    case Verb::PlaceStored:
        names.add("improvements", rules.improvementAt(made.b)->id);
        plot(made.c);
        break;
    case Verb::MoveToken:
        plot(made.b);
        plot(made.c);
        break;
    case Verb::StoreToken:
        names.add("improvements", rules.improvementAt(made.b)->id);
        break;
    case Verb::Choose:
        action(static_cast<Action>(made.b));
        break;
    case Verb::Plots:
        action(Action::Plots);
        break;
    case Verb::PlacePlot:
    case Verb::Under:
        kind(made.b);
        break;
    case Verb::Channel:
    case Verb::StoreChannel:
        action(Action::Irrigation);
        break;
    case Verb::Gardener:
        action(Action::Gardener);
        plot(made.b);
        break;
    case Verb::Panda:
        action(Action::Panda);
        plot(made.b);
        break;
    case Verb::Draw:
        action(Action::Objective);
        names.add(objectiveTables[static_cast<std::size_t>(made.b)]);
        break;
    case Verb::Complete: {
        const Objective &objective = rules.objectives[static_cast<std::size_t>(made.b)];
        names.add(objectiveTables[static_cast<std::size_t>(objective.category)], objective.id);
        break;
    }
    case Verb::Lay:
    case Verb::Skip:
    case Verb::End:
        break;
    }
    return names;
}

} // namespace engawa::takenoko
