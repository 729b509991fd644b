#include "core/game/seat_names.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/where.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

// A place by the plot that lies there and where it is.
void addPlace(const Rules &rules, const State &state, Message &message, int place, const std::string &suffix = {})
{
    const Plot &plot = state.garden[static_cast<std::size_t>(place)];
    message.arguments.emplace_back("plot" + suffix,
                                   place == pond ? nameOf("pond") : nameOf(rules.kindOf(plot.plot).id));
    addWhere(message, plot.q, plot.r, suffix);
}

Message atPlace(const Rules &rules, const State &state, const char *key, int place)
{
    Message message{key, {}};
    addPlace(rules, state, message, place);
    return message;
}

Message atBorder(const Rules &rules, const State &state, const char *key, Move made)
{
    Message message = atPlace(rules, state, key, made.b);
    const Plot &plot = state.garden[static_cast<std::size_t>(made.b)];
    addPlace(rules, state, message, plot.beside[static_cast<std::size_t>(made.c)], "2");
    return message;
}

} // namespace

Message labelOf(const Rules &rules, const State &state, Move made)
{
    const auto token = [&](int improvement) { return nameOf(rules.improvementAt(improvement)->id); };
    switch (static_cast<Verb>(made.verb)) {
    case Verb::Weather:
        return {"move.weather", {{"weather", nameOf(rules.weather[static_cast<std::size_t>(made.b)].id)}}};
    case Verb::Rain:
        return atPlace(rules, state, "move.rain", made.b);
    case Verb::Storm:
        return atPlace(rules, state, "move.storm", made.b);
    case Verb::Improve:
    case Verb::PlaceStored: {
        const bool stored = static_cast<Verb>(made.verb) == Verb::PlaceStored;
        Message message = atPlace(rules, state, stored ? "move.place_stored" : "move.improve", made.c);
        message.arguments.emplace_back("token", token(made.b));
        return message;
    }
    case Verb::MoveToken: {
        Message message = atPlace(rules, state, "move.move", made.c);
        addPlace(rules, state, message, made.b, "2"); // from there
        message.arguments.emplace_back("token", token(state.garden[static_cast<std::size_t>(made.b)].improvement));
        return message;
    }
    case Verb::StoreToken:
        return {"move.store_token", {{"token", token(made.b)}}};
    case Verb::Skip:
        return {state.phase == Phase::Choose ? "move.skip.choose" : "move.skip", {}};
    case Verb::Choose:
        return {"move.choose", {{"action", nameOf(std::string(actionWords[static_cast<std::size_t>(made.b)]))}}};
    case Verb::Plots:
        return {"move.plots", {{"plots", std::int64_t{rules.parameters.plotsDrawn}}}};
    case Verb::PlacePlot: {
        Message message{"move.place", {{"plot", nameOf(rules.plotKinds[static_cast<std::size_t>(made.b)].id)}}};
        addWhere(message, made.c, made.d);
        return message;
    }
    case Verb::Under:
        return {"move.under", {{"plot", nameOf(rules.plotKinds[static_cast<std::size_t>(made.b)].id)}}};
    case Verb::Channel:
        return atBorder(rules, state, "move.channel", made);
    case Verb::Lay:
        return atBorder(rules, state, "move.lay", made);
    case Verb::StoreChannel:
        return {"move.store_channel", {}};
    case Verb::Gardener:
        return atPlace(rules, state, "move.gardener", made.b);
    case Verb::Panda:
        return atPlace(rules, state, "move.panda", made.b);
    case Verb::Draw:
        return {"move.draw",
                {{"kind", TextKey{"kind." + std::string(objectiveKinds[static_cast<std::size_t>(made.b)])}}}};
    case Verb::Complete: {
        const Objective &objective = rules.objectives[static_cast<std::size_t>(made.b)];
        return {"move.complete", {{"objective", nameOf(objective.id)}, {"points", std::int64_t{objective.points}}}};
    }
    case Verb::End:
        return {"move.end", {}};
    }
    return {};
}

} // namespace engawa::takenoko
