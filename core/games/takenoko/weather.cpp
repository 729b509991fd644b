#include "core/games/takenoko/weather.h"

#include "core/base/chance.h"
#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/streams.h"

namespace engawa::takenoko {

namespace {

template <class Check>
bool anyPlace(const Rules &rules, const State &state, Check &&check)
{
    for (int place = 1; place < static_cast<int>(state.garden.size()); ++place)
        if (check(rules, state, place) == noRule)
            return true;
    return false;
}

bool anyToken(const State &state)
{
    for (const Plot &plot : state.garden)
        if (plot.token)
            return true;
    return false;
}

// Each face of the die is as likely as any other.
int rolled(const Rules &rules, const State &state)
{
    const std::uint64_t drawn = draw(state.seed, static_cast<std::uint64_t>(Stream::Weather), state.turns);
    return rules.die[below(drawn, static_cast<std::uint32_t>(rules.die.size()))];
}

bool anyWeather(const Rules &rules, const State &state)
{
    for (int i = 0; i < static_cast<int>(rules.weather.size()); ++i)
        if (checkWeather(rules, state, i) == noRule)
            return true;
    return false;
}

} // namespace

RuleIndex checkWeather(const Rules &rules, const State &state, int weather)
{
    if (weather < 0 || weather >= static_cast<int>(rules.weather.size()))
        return refused(Rule::WeatherAny);
    const Effect effect = rules.weather[static_cast<std::size_t>(weather)].effect;
    if (effect == Effect::Choose)
        return refused(Rule::WeatherAny);
    const bool empty = effect == Effect::Improve && rules.parameters.emptyCloudsChoose && reserveEmpty(state);
    return empty ? refused(Rule::WeatherCloudsEmpty) : noRule;
}

bool anyRain(const Rules &rules, const State &state)
{
    return anyPlace(rules, state, checkRain);
}

bool anyStorm(const Rules &rules, const State &state)
{
    return anyPlace(rules, state, checkStorm);
}

bool anyClouds(const Rules &rules, const State &state)
{
    if (reserveEmpty(state))
        return !rules.parameters.emptyCloudsChoose && anyToken(state) && anyPlace(rules, state, checkTokenPlace);
    return rules.parameters.storeTokens || anyPlace(rules, state, checkTokenPlace);
}

void bring(const Rules &rules, State &state, int weather, EventList *events)
{
    const Log log(events, state.seat);
    state.turn.weather = static_cast<std::uint8_t>(weather + 1);
    const auto begin = [&](Phase phase, bool possible) {
        state.phase = phase;
        if (possible)
            return;
        log(EventKind::NoEffect, Rule::WeatherNothing, weather);
        beginActions(rules, state);
    };
    switch (rules.weather[static_cast<std::size_t>(weather)].effect) {
    case Effect::MoreActions:
        state.turn.extra = static_cast<std::uint8_t>(rules.parameters.sunActions);
        log(EventKind::Sun, Rule::WeatherSun, rules.parameters.sunActions);
        beginActions(rules, state);
        break;
    case Effect::SameActions:
        state.turn.wind = true;
        log(EventKind::Wind, Rule::WeatherWind);
        beginActions(rules, state);
        break;
    case Effect::Grow:
        begin(Phase::Rain, anyRain(rules, state) || canLay(state) || canPlaceStored(rules, state));
        break;
    case Effect::Panda:
        begin(Phase::Storm, anyStorm(rules, state));
        break;
    case Effect::Improve:
        if (reserveEmpty(state))
            log(EventKind::CloudsEmpty, Rule::WeatherCloudsEmpty);
        if (reserveEmpty(state) && rules.parameters.emptyCloudsChoose)
            begin(Phase::Weather, anyWeather(rules, state));
        else
            begin(Phase::Clouds, anyClouds(rules, state));
        break;
    case Effect::Choose:
        begin(Phase::Weather, anyWeather(rules, state));
        break;
    }
}

void beginTurn(const Rules &rules, State &state, EventList *events)
{
    state.turn = {};
    if (!modeOf(rules, state).weather || roundOf(state) < rules.parameters.weatherRound) {
        beginActions(rules, state);
        return;
    }
    const int weather = rolled(rules, state);
    Log(events, state.seat).revealed(EventKind::Weather, Rule::WeatherRoll, weather);
    bring(rules, state, weather, events);
}

void beginActions(const Rules &rules, State &state)
{
    state.phase = rules.parameters.fixActions ? Phase::Choose : Phase::Turn;
}

} // namespace engawa::takenoko
