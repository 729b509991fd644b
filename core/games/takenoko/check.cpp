#include "core/games/takenoko/actions.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/weather.h"

namespace engawa::takenoko {

namespace {

RuleIndex first(std::initializer_list<RuleIndex> rules)
{
    for (const RuleIndex rule : rules)
        if (rule != noRule)
            return rule;
    return noRule;
}

// Numbers that the verb has no use for are zero.
bool isPlain(Move tried)
{
    const auto verb = static_cast<Verb>(tried.verb);
    const int numbers = verb == Verb::PlacePlot ? 3
                        : verb == Verb::Improve || verb == Verb::PlaceStored || verb == Verb::MoveToken
                                || verb == Verb::Channel || verb == Verb::Lay
                            ? 2
                        : verb == Verb::Skip || verb == Verb::Plots || verb == Verb::StoreChannel || verb == Verb::End
                            ? 0
                            : 1;
    return tried.verb < verbCount && tried.a == 0 && (numbers > 0 || tried.b == 0) && (numbers > 1 || tried.c == 0)
           && (numbers > 2 || tried.d == 0);
}

// In which phases a move has its time. Completing, and placing what is kept on the board, always has.
bool isTimely(Phase phase, Verb verb)
{
    switch (verb) {
    case Verb::Weather:
        return phase == Phase::Weather;
    case Verb::Rain:
        return phase == Phase::Rain;
    case Verb::Storm:
        return phase == Phase::Storm;
    case Verb::Improve:
    case Verb::MoveToken:
    case Verb::StoreToken:
        return phase == Phase::Clouds;
    case Verb::Skip:
        return phase == Phase::Rain || phase == Phase::Storm || phase == Phase::Clouds || phase == Phase::Choose;
    case Verb::Choose:
        return phase == Phase::Choose || phase == Phase::Turn;
    case Verb::PlacePlot:
        return phase == Phase::Plot;
    case Verb::Under:
        return phase == Phase::Under;
    case Verb::Complete:
    case Verb::Lay:
    case Verb::PlaceStored:
        return true;
    default:
        return phase == Phase::Turn;
    }
}

// Why the verb has no time now: something else is to be finished first, or, in a free turn, what would ask for it is
// missing, or actions are to be chosen beforehand.
RuleIndex untimely(Phase phase, Verb verb)
{
    if (phase != Phase::Turn && phase != Phase::Choose)
        return refused(Rule::TurnOrder);
    switch (verb) {
    case Verb::Weather:
        return refused(Rule::WeatherAny);
    case Verb::Rain:
        return refused(Rule::WeatherRain);
    case Verb::Storm:
        return refused(Rule::WeatherStorm);
    case Verb::Improve:
    case Verb::MoveToken:
    case Verb::StoreToken:
        return refused(Rule::WeatherClouds);
    case Verb::Skip:
        return refused(Rule::WeatherOptional);
    case Verb::PlacePlot:
        return refused(Rule::PlotsDraw);
    case Verb::Under:
        return refused(Rule::PlotsUnder);
    default:
        return refused(Rule::TurnFixed);
    }
}

RuleIndex checkAction(const Rules &rules, const State &state, Action action)
{
    return first({checkAllowed(rules, state, action), checkPossible(rules, state, action)});
}

bool isDrawn(const Rules &rules, const State &state, int kind)
{
    for (const PlotIndex plot : state.drawn)
        if (rules.plots[plot].kind == kind)
            return true;
    return false;
}

template <class Tokens>
bool hasToken(const Rules &rules, const Tokens &tokens, int improvement)
{
    return improvement >= 1 && improvement <= static_cast<int>(rules.improvements.size())
           && tokens[static_cast<std::size_t>(improvement - 1)] > 0;
}

RuleIndex checkImprove(const Rules &rules, const State &state, int improvement, int place)
{
    return hasToken(rules, state.reserve, improvement) ? checkTokenPlace(rules, state, place)
                                                       : refused(Rule::ImprovementReserve);
}

RuleIndex checkPlaceStored(const Rules &rules, const State &state, int improvement, int place)
{
    return hasToken(rules, active(state).tokens, improvement) ? checkTokenPlace(rules, state, place)
                                                              : refused(Rule::ImprovementStore);
}

RuleIndex checkMoveToken(const Rules &rules, const State &state, int from, int to)
{
    const bool token =
        from >= 0 && from < static_cast<int>(state.garden.size()) && state.garden[static_cast<std::size_t>(from)].token;
    if (!reserveEmpty(state) || !token || rules.parameters.emptyCloudsChoose)
        return refused(Rule::ImprovementMove);
    return checkTokenPlace(rules, state, to);
}

RuleIndex checkStoreToken(const Rules &rules, const State &state, int improvement)
{
    if (!rules.parameters.storeTokens)
        return refused(Rule::ImprovementStore);
    return hasToken(rules, state.reserve, improvement) ? noRule : refused(Rule::ImprovementReserve);
}

RuleIndex checkDraw(const Rules &rules, const State &state, int category)
{
    const RuleIndex rule = checkAction(rules, state, Action::Objective);
    if (rule != noRule)
        return rule;
    const bool there =
        category >= 0 && category < categoryCount && !state.decks[static_cast<std::size_t>(category)].empty();
    return there ? noRule : refused(Rule::ObjectiveDeck);
}

RuleIndex checkSkip(const Rules &rules, const State &state)
{
    if (state.phase != Phase::Choose)
        return noRule;
    int chosen = 0;
    bool more = false;
    for (int i = 0; i < actionCount; ++i) {
        chosen += state.turn.chosen[static_cast<std::size_t>(i)];
        more |= checkChoose(rules, state, static_cast<Action>(i)) == noRule;
    }
    return chosen >= rules.parameters.actions || !more ? noRule : refused(Rule::TurnMustAct);
}

} // namespace

RuleIndex checkMove(const Rules &rules, const State &state, Move tried)
{
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    const auto verb = static_cast<Verb>(tried.verb);
    if (!isPlain(tried))
        return refused(Rule::TurnOrder);
    if (!isTimely(state.phase, verb))
        return untimely(state.phase, verb);
    switch (verb) {
    case Verb::Weather:
        return checkWeather(rules, state, tried.b);
    case Verb::Rain:
        return checkRain(rules, state, tried.b);
    case Verb::Storm:
        return checkStorm(rules, state, tried.b);
    case Verb::Improve:
        return checkImprove(rules, state, tried.b, tried.c);
    case Verb::PlaceStored:
        return checkPlaceStored(rules, state, tried.b, tried.c);
    case Verb::MoveToken:
        return checkMoveToken(rules, state, tried.b, tried.c);
    case Verb::StoreToken:
        return checkStoreToken(rules, state, tried.b);
    case Verb::Skip:
        return checkSkip(rules, state);
    case Verb::Choose:
        return tried.b >= 0 && tried.b < actionCount ? checkChoose(rules, state, static_cast<Action>(tried.b))
                                                     : refused(Rule::TurnFixed);
    case Verb::Plots:
        return checkAction(rules, state, Action::Plots);
    case Verb::PlacePlot:
        return isDrawn(rules, state, tried.b) ? checkSpot(rules, state, tried.c, tried.d) : refused(Rule::PlotsChoose);
    case Verb::Under:
        return isDrawn(rules, state, tried.b) ? noRule : refused(Rule::PlotsUnder);
    case Verb::Channel:
        return first({checkAllowed(rules, state, Action::Irrigation),
                      state.channels == 0 ? refused(Rule::IrrigationReserve) : noRule,
                      checkBorder(rules, state, tried.b, tried.c)});
    case Verb::Lay:
        return active(state).channels == 0 ? refused(Rule::IrrigationStored)
                                           : checkBorder(rules, state, tried.b, tried.c);
    case Verb::StoreChannel:
        return first({rules.parameters.storeChannels ? noRule : refused(Rule::IrrigationStore),
                      checkAction(rules, state, Action::Irrigation)});
    case Verb::Gardener:
        return first({checkAllowed(rules, state, Action::Gardener), checkLine(state, state.gardener, tried.b)});
    case Verb::Panda:
        return first({checkAllowed(rules, state, Action::Panda), checkLine(state, state.panda, tried.b)});
    case Verb::Draw:
        return checkDraw(rules, state, tried.b);
    case Verb::Complete:
        return tried.b >= 0 && tried.b < static_cast<int>(rules.objectives.size())
                   ? checkComplete(rules, state, tried.b)
                   : refused(Rule::ObjectiveOwn);
    case Verb::End:
        return checkEnd(rules, state);
    }
    return refused(Rule::TurnOrder);
}

} // namespace engawa::takenoko
