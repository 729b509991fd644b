#include <algorithm>
#include <charconv>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number < -30000 || number > 30000)
        return std::nullopt;
    return number;
}

std::string numbered(const std::string &id, int number)
{
    return number == 0 ? id : id + "#" + std::to_string(number + 1);
}

// "green_plot#2" is the second copy of green_plot: its id and the number of the copy from 0.
std::optional<std::pair<std::string_view, int>> idAndNumber(std::string_view name)
{
    const auto mark = name.find('#');
    if (mark == std::string_view::npos)
        return std::pair(name, 0);
    const auto number = wholeNumber(name.substr(mark + 1));
    if (!number || *number < 2)
        return std::nullopt;
    return std::pair(name.substr(0, mark), *number - 1);
}

// A retired entry is one copy and is told apart from the entry that is in the data by its number.
template <class Copies, class Holds>
std::string entryName(const std::string &id, bool retired, const Copies &copies, Holds &&holds)
{
    if (!retired)
        return id;
    const auto found = std::ranges::find_if(copies, holds);
    return id + "#" + std::to_string(found == copies.end() ? 1 : found->number + 1);
}

std::string objectiveName(const Rules &rules, int objective)
{
    const Objective &named = rules.objectives[static_cast<std::size_t>(objective)];
    return entryName(named.id, named.retired, rules.cards,
                     [&](const Card &card) { return card.objective == objective; });
}

template <class List, class NameOf>
std::optional<int> indexOf(const List &list, std::string_view name, NameOf &&nameOf)
{
    for (int i = 0; i < static_cast<int>(list.size()); ++i)
        if (nameOf(i) == name)
            return i;
    return std::nullopt;
}

template <class Words>
std::optional<int> wordIndex(const Words &words, std::string_view word)
{
    const auto found = std::ranges::find(words, word);
    return found == words.end() ? std::nullopt : std::optional(static_cast<int>(found - words.begin()));
}

std::optional<int> improvementNamed(const Rules &rules, std::string_view name) // counted from 1
{
    const auto found = std::ranges::find(rules.improvements, name, &Improvement::id);
    return found == rules.improvements.end() ? std::nullopt
                                             : std::optional(static_cast<int>(found - rules.improvements.begin()) + 1);
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

std::pair<std::string_view, std::string_view> split(std::string_view text)
{
    const auto space = text.find(' ');
    return space == std::string_view::npos ? std::pair(text, std::string_view())
                                           : std::pair(text.substr(0, space), text.substr(space + 1));
}

std::optional<Move> parseBorder(const State &state, Verb verb, std::string_view text)
{
    const auto [one, other] = split(text);
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

} // namespace

std::string plotName(const Rules &rules, PlotIndex plot)
{
    return numbered(rules.kindOf(plot).id, rules.plots[plot].number);
}

std::optional<PlotIndex> plotNamed(const Rules &rules, std::string_view name)
{
    if (const auto wanted = idAndNumber(name))
        for (std::size_t i = 0; i < rules.plots.size(); ++i)
            if (rules.plots[i].number == wanted->second && rules.kindOf(static_cast<PlotIndex>(i)).id == wanted->first)
                return static_cast<PlotIndex>(i);
    return std::nullopt;
}

std::string kindName(const Rules &rules, int kind)
{
    const PlotKind &named = rules.plotKinds[static_cast<std::size_t>(kind)];
    return entryName(named.id, named.retired, rules.plots, [&](const PlotCopy &copy) { return copy.kind == kind; });
}

std::string cardName(const Rules &rules, CardIndex card)
{
    return numbered(rules.objectiveOf(card).id, rules.cards[card].number);
}

std::optional<CardIndex> cardNamed(const Rules &rules, std::string_view name)
{
    if (const auto wanted = idAndNumber(name))
        for (std::size_t i = 0; i < rules.cards.size(); ++i)
            if (rules.cards[i].number == wanted->second
                && rules.objectiveOf(static_cast<CardIndex>(i)).id == wanted->first)
                return static_cast<CardIndex>(i);
    return std::nullopt;
}

std::string placeName(const State &state, Place place)
{
    if (place >= state.garden.size())
        return "nowhere";
    return std::to_string(state.garden[place].q) + "," + std::to_string(state.garden[place].r);
}

std::optional<std::pair<int, int>> coordinates(std::string_view text)
{
    const auto comma = text.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    const auto q = wholeNumber(text.substr(0, comma)), r = wholeNumber(text.substr(comma + 1));
    return q && r ? std::optional(std::pair(*q, *r)) : std::nullopt;
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
    const auto [verb, rest] = split(notation);
    const auto [one, two] = split(rest);
    if (rest.empty())
        return verb == "skip"    ? std::optional(move(Verb::Skip))
               : verb == "plots" ? std::optional(move(Verb::Plots))
               : verb == "end"   ? std::optional(move(Verb::End))
                                 : std::nullopt;
    if (verb == "weather")
        return withNumber(Verb::Weather, indexOf(rules.weather, rest,
                                                 [&](int i) { return rules.weather[static_cast<std::size_t>(i)].id; }));
    if (verb == "rain")
        return withNumber(Verb::Rain, placeNamed(state, rest));
    if (verb == "storm")
        return withNumber(Verb::Storm, placeNamed(state, rest));
    if (verb == "improve" || verb == "stored") { // older records say "improve" of both
        const bool stored = verb == "stored" || state.phase != Phase::Clouds;
        return withTwo(stored ? Verb::PlaceStored : Verb::Improve, improvementNamed(rules, one),
                       placeNamed(state, two));
    }
    if (verb == "move")
        return withTwo(Verb::MoveToken, placeNamed(state, one), placeNamed(state, two));
    if (verb == "store")
        return rest == "channel" ? std::optional(move(Verb::StoreChannel))
                                 : withNumber(Verb::StoreToken, improvementNamed(rules, rest));
    if (verb == "choose")
        return withNumber(Verb::Choose, wordIndex(actionWords, rest));
    if (verb == "place") {
        const auto kind = indexOf(rules.plotKinds, one, [&](int i) { return kindName(rules, i); });
        const auto at = coordinates(two);
        return kind && at ? std::optional(move(Verb::PlacePlot, *kind, at->first, at->second)) : std::nullopt;
    }
    if (verb == "under")
        return withNumber(Verb::Under, indexOf(rules.plotKinds, rest, [&](int i) { return kindName(rules, i); }));
    if (verb == "channel")
        return parseBorder(state, Verb::Channel, rest);
    if (verb == "lay")
        return parseBorder(state, Verb::Lay, rest);
    if (verb == "gardener")
        return withNumber(Verb::Gardener, placeNamed(state, rest));
    if (verb == "panda")
        return withNumber(Verb::Panda, placeNamed(state, rest));
    if (verb == "draw")
        return withNumber(Verb::Draw, wordIndex(categoryWords, rest));
    if (verb == "complete")
        return withNumber(Verb::Complete,
                          indexOf(rules.objectives, rest, [&](int i) { return objectiveName(rules, i); }));
    return std::nullopt;
}

} // namespace engawa::takenoko
