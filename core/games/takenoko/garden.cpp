#include "core/games/takenoko/garden.h"

#include "core/games/takenoko/objectives.h"

namespace engawa::takenoko {

Place placeAt(const State &state, int q, int r)
{
    for (std::size_t i = 0; i < state.garden.size(); ++i)
        if (state.garden[i].q == q && state.garden[i].r == r)
            return static_cast<Place>(i);
    return nothing;
}

Place addPlot(const Rules &rules, State &state, PlotIndex plot, int q, int r)
{
    const auto place = static_cast<Place>(state.garden.size());
    Plot added;
    added.q = static_cast<std::int8_t>(q);
    added.r = static_cast<std::int8_t>(r);
    added.plot = plot;
    added.colour = rules.kindOf(plot).colour;
    added.improvement = rules.kindOf(plot).improvement;
    for (std::size_t i = 0; i < place; ++i) {
        Plot &other = state.garden[i];
        const int side = sideTowards(other.q - q, other.r - r);
        if (side < 0)
            continue;
        added.beside[static_cast<std::size_t>(side)] = static_cast<Place>(i);
        other.beside[static_cast<std::size_t>(opposite(side))] = place;
        other.land |= bit(opposite(side));
        (i == pond ? added.rim : added.land) |= bit(side);
    }
    updateWater(rules, added);
    state.garden.push(added);
    return place;
}

void updateWater(const Rules &rules, Plot &plot)
{
    const Improvement *improvement = rules.improvementAt(plot.improvement);
    const bool wet = plot.rim || plot.channels || (improvement && improvement->irrigates);
    plot.wet = wet ? plot.colour : noColour;
}

void irrigate(const Rules &rules, State &state, Place place, const Log &log)
{
    Plot &plot = state.garden[place];
    const bool before = plot.irrigated();
    updateWater(rules, plot);
    if (!plot.irrigated() || (before && plot.sprouted))
        return;
    findPatternsWith(rules, state, place);
    log(EventKind::Irrigated, Rule::WaterIrrigated, plot.q, plot.r);
    if (const Improvement *improvement = rules.improvementAt(plot.improvement); improvement && improvement->irrigates)
        log(EventKind::Watered, Rule::ImprovementWatershed, plot.improvement, plot.q, plot.r);
    if (plot.sprouted) {
        log(EventKind::NoShoot, Rule::WaterOnce, plot.q, plot.r);
        return;
    }
    plot.sprouted = true;
    log(EventKind::FirstShoot, Rule::WaterFirstShoot, plot.q, plot.r);
    grow(rules, state, place, log);
}

bool grow(const Rules &rules, State &state, Place place, const Log &log)
{
    Plot &plot = state.garden[place];
    const Improvement *improvement = rules.improvementAt(plot.improvement);
    const int wanted = std::max(rules.parameters.growth, improvement ? improvement->growth : 0);
    int added = std::min(wanted, rules.parameters.maxHeight - plot.height);
    if (added <= 0) {
        log(EventKind::Tall, Rule::BambooLimit, plot.q, plot.r);
        return false;
    }
    std::uint16_t &used = state.used[plot.colour];
    if (rules.parameters.bambooLimited && used + added > rules.colours[plot.colour].sections) {
        added = std::max(rules.colours[plot.colour].sections - used, 0);
        log(EventKind::NoSections, Rule::BambooSupply, plot.colour);
        if (added == 0)
            return false;
    }
    plot.height = static_cast<std::uint8_t>(plot.height + added);
    used = static_cast<std::uint16_t>(used + added);
    if (improvement && improvement->growth > rules.parameters.growth)
        log(EventKind::Fertilized, Rule::ImprovementFertilizer, plot.q, plot.r, plot.height);
    return true;
}

bool eat(const Rules &rules, State &state, const Log &log)
{
    Plot &plot = state.garden[state.panda];
    if (plot.height == 0) {
        log(EventKind::NothingToEat, Rule::PandaNothing, plot.q, plot.r);
        return false;
    }
    if (const Improvement *improvement = rules.improvementAt(plot.improvement); improvement && improvement->protects) {
        log(EventKind::Protected, Rule::ImprovementEnclosure, plot.q, plot.r);
        return false;
    }
    --plot.height;
    ++active(state).bamboo[plot.colour];
    log(EventKind::Ate, Rule::PandaEat, plot.colour, plot.q, plot.r);
    return true;
}

bool anySpot(const Rules &rules, const State &state)
{
    bool any = false;
    eachSpot(rules, state, [&](auto &&...) { any = true; });
    return any;
}

RuleIndex checkSpot(const Rules &rules, const State &state, int q, int r)
{
    if (placeAt(state, q, r) != nothing)
        return refused(Rule::PlotsFree);
    int neighbours = 0;
    for (std::size_t side = 0; side < sides; ++side) {
        const Place other = placeAt(state, q + sideQ[side], r + sideR[side]);
        if (other == pond)
            return noRule;
        neighbours += other != nothing;
    }
    return neighbours >= rules.parameters.plotNeighbours ? noRule : refused(Rule::PlotsBeside);
}

RuleIndex checkBorder(const Rules &rules, const State &state, int place, int side)
{
    if (place < 0 || place >= static_cast<int>(state.garden.size()) || side < 0 || side >= 3)
        return refused(Rule::IrrigationBorder);
    const Plot &plot = state.garden[static_cast<std::size_t>(place)];
    const Place other = plot.beside[static_cast<std::size_t>(side)];
    if (place == pond || other == pond)
        return refused(other == nothing ? Rule::IrrigationBorder : Rule::IrrigationRim);
    if (other == nothing)
        return refused(Rule::IrrigationBorder);
    if (plot.channels >> side & 1)
        return refused(Rule::IrrigationOne);
    if (openSides(plot) >> side & 1 || openSides(state.garden[other]) >> opposite(side) & 1)
        return noRule;
    for (const Plot *each : {&plot, &state.garden[other]})
        if (const Improvement *improvement = rules.improvementAt(each->improvement);
            improvement && improvement->irrigates)
            return refused(Rule::ImprovementSource);
    return refused(Rule::IrrigationNetwork);
}

void addChannel(State &state, Border border)
{
    Plot &plot = state.garden[border.place];
    plot.channels |= bit(border.side);
    state.garden[plot.beside[static_cast<std::size_t>(border.side)]].channels |= bit(opposite(border.side));
}

// Channel by channel: those that could follow share a corner with what could be laid before.
std::array<std::uint8_t, maxPlots + 1> channelsTo(const State &state)
{
    std::array<std::uint8_t, maxPlots + 1> needed{}, laid{}, next{};
    const std::size_t places = state.garden.size();
    int dry = 0; // places that no channel has come to
    for (std::size_t i = 0; i < places; ++i) {
        laid[i] = static_cast<std::uint8_t>(state.garden[i].channels | state.garden[i].rim);
        needed[i] = i == pond || state.garden[i].irrigated() ? 0 : far;
        dry += needed[i] == far;
    }
    const int most = std::min<int>(state.channels + active(state).channels, far - 1);
    for (int channel = 1; channel <= most && dry > 0; ++channel) {
        next = laid;
        for (std::size_t i = 1; i < places; ++i) {
            const Plot &plot = state.garden[i];
            for (unsigned open = plot.land & ~laid[i] & turned(laid[i]); open; open &= open - 1) {
                const int side = std::countr_zero(open);
                const Place other = plot.beside[static_cast<std::size_t>(side)];
                next[i] |= bit(side);
                next[other] |= bit(opposite(side));
                for (const std::size_t reached : {i, std::size_t{other}})
                    if (needed[reached] == far) {
                        needed[reached] = static_cast<std::uint8_t>(channel);
                        --dry;
                    }
            }
        }
        laid = next;
    }
    return needed;
}

RuleIndex checkLine(const State &state, Place from, int to)
{
    if (to < 0 || to >= static_cast<int>(state.garden.size()))
        return refused(Rule::MoveGap);
    if (to == from)
        return refused(Rule::MoveStep);
    const Plot &begin = state.garden[from], &end = state.garden[static_cast<std::size_t>(to)];
    const int dq = end.q - begin.q, dr = end.r - begin.r;
    if (dq != 0 && dr != 0 && dq + dr != 0)
        return refused(Rule::MoveStraight);
    for (std::size_t side = 0; side < sides; ++side) {
        const int steps = std::max(std::abs(dq), std::abs(dr));
        if (sideQ[side] * steps != dq || sideR[side] * steps != dr)
            continue;
        Place at = from;
        for (int i = 0; i < steps && at != nothing; ++i)
            at = state.garden[at].beside[side];
        return at == to ? noRule : refused(Rule::MoveGap);
    }
    return refused(Rule::MoveStraight);
}

} // namespace engawa::takenoko
