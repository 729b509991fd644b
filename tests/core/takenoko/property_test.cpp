#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/takenoko.h"
#include "tests/core/conformance.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

using takenoko::Place;
using takenoko::Plot;
using takenoko::sides;

const takenoko::Rules &rulesOf(const Setting &setting)
{
    return static_cast<const takenoko::Takenoko &>(*setting.game).compiled();
}

// Every setting of the game: printed, switched, variants.
void addTakenokoRows()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < everySetting().size(); ++i)
        if (everySetting()[i].name.starts_with("takenoko"))
            QTest::newRow(everySetting()[i].name.c_str()) << static_cast<int>(i);
}

template <class Check>
void throughout(int cases, Check &&check)
{
    const Setting &setting = rowSetting();
    holds(cases, [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t decision) {
            if (decision % 5 == 0)
                check(rulesOf(setting), state.as<takenoko::State>());
        });
    });
}

} // namespace

// What is true of every garden, whatever is played.
class PropertyTest : public QObject
{
    Q_OBJECT

private slots:
    void channelsAreConnectedToThePond_data() { addTakenokoRows(); }
    void channelsAreConnectedToThePond();
    void aPlotIsIrrigatedByPondChannelOrWatershed_data() { addTakenokoRows(); }
    void aPlotIsIrrigatedByPondChannelOrWatershed();
    void neighboursKnowEachOther_data() { addTakenokoRows(); }
    void neighboursKnowEachOther();
    void heightsStayWithinTheLimit_data() { addTakenokoRows(); }
    void heightsStayWithinTheLimit();
    void sectionsAreConserved_data() { addTakenokoRows(); }
    void sectionsAreConserved();
    void channelsAndTokensAreConserved_data() { addTakenokoRows(); }
    void channelsAndTokensAreConserved();
    void freePlacesAndBordersAreWhatTheChecksSay_data() { addTakenokoRows(); }
    void freePlacesAndBordersAreWhatTheChecksSay();
    void whatIsKnownToBeMetIsMet_data() { addTakenokoRows(); }
    void whatIsKnownToBeMetIsMet();
    void patternsLieInEveryRotationOnce_data();
    void patternsLieInEveryRotationOnce();
    void aRotatedPatternHasTheSameOrientations();
};

void PropertyTest::channelsAreConnectedToThePond()
{
    throughout(8, [](const takenoko::Rules &, const takenoko::State &state) {
        // Corners are named by the three places that meet there; water spreads from the pond's corners along channels.
        const auto corner = [&](const Plot &plot, int side) {
            std::array<int, 6> name{};
            const int next = (side + 1) % sides;
            const std::array<std::pair<int, int>, 3> cells{
                std::pair{plot.q, plot.r},
                std::pair{plot.q + takenoko::sideQ[static_cast<std::size_t>(side)],
                          plot.r + takenoko::sideR[static_cast<std::size_t>(side)]},
                std::pair{plot.q + takenoko::sideQ[static_cast<std::size_t>(next)],
                          plot.r + takenoko::sideR[static_cast<std::size_t>(next)]}};
            auto sorted = cells;
            std::ranges::sort(sorted);
            for (std::size_t i = 0; i < 3; ++i) {
                name[2 * i] = sorted[i].first;
                name[2 * i + 1] = sorted[i].second;
            }
            return name;
        };
        std::set<std::array<int, 6>> wet;
        for (int side = 0; side < sides; ++side)
            wet.insert(corner(state.garden[takenoko::pond], side));
        std::vector<std::pair<std::array<int, 6>, std::array<int, 6>>> channels;
        for (std::size_t i = 1; i < state.garden.size(); ++i)
            for (int side = 0; side < sides; ++side)
                if (state.garden[i].channels >> side & 1) {
                    const Place other = state.garden[i].beside[static_cast<std::size_t>(side)];
                    RC_ASSERT(other != takenoko::nothing
                              && other != takenoko::pond); // between two plots, never on the rim
                    RC_ASSERT((state.garden[other].channels >> takenoko::opposite(side) & 1) == 1);
                    channels.emplace_back(corner(state.garden[i], side), corner(state.garden[i], (side + 5) % sides));
                }
        for (bool flows = true; flows;) {
            flows = false;
            for (const auto &[one, other] : channels)
                if (wet.contains(one) != wet.contains(other)) {
                    wet.insert(one);
                    wet.insert(other);
                    flows = true;
                }
        }
        for (const auto &[one, other] : channels)
            RC_ASSERT(wet.contains(one));
    });
}

void PropertyTest::aPlotIsIrrigatedByPondChannelOrWatershed()
{
    throughout(8, [](const takenoko::Rules &rules, const takenoko::State &state) {
        for (std::size_t i = 1; i < state.garden.size(); ++i) {
            const Plot &plot = state.garden[i];
            const bool atPond = std::ranges::contains(plot.beside, takenoko::pond);
            const bool watershed = plot.improvement && rules.improvements[plot.improvement - 1u].irrigates;
            const bool wet = atPond || plot.channels != 0 || watershed;
            RC_ASSERT(plot.irrigated() == wet);
            RC_ASSERT(!wet || plot.wet == rules.kindOf(plot.plot).colour);
            RC_ASSERT(!wet || plot.sprouted);
            RC_ASSERT(plot.token || plot.improvement == rules.kindOf(plot.plot).improvement);
        }
    });
}

void PropertyTest::neighboursKnowEachOther()
{
    throughout(8, [](const takenoko::Rules &, const takenoko::State &state) {
        for (std::size_t i = 0; i < state.garden.size(); ++i)
            for (int side = 0; side < sides; ++side) {
                const Plot &plot = state.garden[i];
                const auto s = static_cast<std::size_t>(side);
                const Place there = takenoko::placeAt(state, plot.q + takenoko::sideQ[s], plot.r + takenoko::sideR[s]);
                RC_ASSERT(plot.beside[s] == there);
                RC_ASSERT((plot.rim >> side & 1) == (there == takenoko::pond && i != takenoko::pond));
                RC_ASSERT((plot.land >> side & 1) == (there != takenoko::nothing && there != takenoko::pond));
            }
    });
}

void PropertyTest::heightsStayWithinTheLimit()
{
    throughout(8, [](const takenoko::Rules &rules, const takenoko::State &state) {
        RC_ASSERT(state.garden[takenoko::pond].height == 0);
        for (const Plot &plot : state.garden)
            RC_ASSERT(plot.height <= rules.parameters.maxHeight);
    });
}

void PropertyTest::sectionsAreConserved()
{
    throughout(8, [](const takenoko::Rules &rules, const takenoko::State &state) {
        std::array<int, takenoko::maxColours> used{};
        for (std::size_t i = 1; i < state.garden.size(); ++i)
            used[state.garden[i].colour] += state.garden[i].height;
        for (int seat = 0; seat < state.seats; ++seat)
            for (std::size_t i = 0; i < used.size(); ++i)
                used[i] += playerOf(state, seat).bamboo[i];
        for (std::size_t i = 0; i < rules.colours.size(); ++i) {
            RC_ASSERT(used[i] == state.used[i]);
            RC_ASSERT(!rules.parameters.bambooLimited || used[i] <= rules.colours[i].sections);
        }
    });
}

void PropertyTest::channelsAndTokensAreConserved()
{
    throughout(8, [](const takenoko::Rules &rules, const takenoko::State &state) {
        int channels = state.channels;
        std::array<int, takenoko::maxImprovements> tokens{};
        for (std::size_t i = 0; i < tokens.size(); ++i)
            tokens[i] = state.reserve[i];
        for (const Plot &plot : state.garden) {
            channels += std::popcount(static_cast<unsigned>(plot.channels & 7));
            if (plot.token)
                ++tokens[plot.improvement - 1u];
        }
        for (int seat = 0; seat < state.seats; ++seat) {
            const takenoko::Player &player = playerOf(state, seat);
            channels += player.channels;
            for (std::size_t i = 0; i < tokens.size(); ++i)
                tokens[i] += player.tokens[i];
            RC_ASSERT(rules.parameters.storeChannels || player.channels == 0);
        }
        RC_ASSERT(channels == rules.parameters.channels);
        for (std::size_t i = 0; i < rules.improvements.size(); ++i)
            RC_ASSERT(tokens[i] == rules.improvements[i].tokens);
    });
}

void PropertyTest::freePlacesAndBordersAreWhatTheChecksSay()
{
    throughout(8, [](const takenoko::Rules &rules, const takenoko::State &state) {
        std::set<std::pair<int, int>> free;
        takenoko::eachSpot(rules, state, [&](int q, int r) { RC_ASSERT(free.insert({q, r}).second); });
        for (int q = -12; q <= 12; ++q)
            for (int r = -12; r <= 12; ++r)
                RC_ASSERT(free.contains({q, r}) == (takenoko::checkSpot(rules, state, q, r) == noRule));
        std::set<std::pair<int, int>> borders;
        takenoko::eachBorder(
            state, [&](takenoko::Border border) { RC_ASSERT(borders.insert({border.place, border.side}).second); });
        for (int place = 0; place < static_cast<int>(state.garden.size()); ++place)
            for (int side = 0; side < 3; ++side)
                RC_ASSERT(borders.contains({place, side})
                          == (takenoko::checkBorder(rules, state, place, side) == noRule));
        std::set<int> reached;
        takenoko::eachReached(state, state.panda, [&](Place place) { RC_ASSERT(reached.insert(place).second); });
        for (int place = 0; place < static_cast<int>(state.garden.size()); ++place)
            RC_ASSERT(reached.contains(place) == (takenoko::checkLine(state, state.panda, place) == noRule));
    });
}

void PropertyTest::whatIsKnownToBeMetIsMet()
{
    throughout(8, [](const takenoko::Rules &rules, const takenoko::State &state) {
        for (int seat = 0; seat < state.seats; ++seat)
            for (std::size_t i = 0; i < rules.objectives.size(); ++i) {
                const takenoko::Player &player = playerOf(state, seat);
                const bool met = takenoko::checkMet(rules, state, rules.objectives[i], player) == noRule;
                RC_ASSERT(takenoko::isMet(rules, state, static_cast<int>(i), player) == met);
            }
    });
}

void PropertyTest::patternsLieInEveryRotationOnce_data()
{
    QTest::addColumn<std::size_t>("rotations");
    QTest::addColumn<std::size_t>("withMirror");
    QTest::newRow("triangle") << std::size_t(2) << std::size_t(2);
    QTest::newRow("line") << std::size_t(3) << std::size_t(3);
    QTest::newRow("curve") << std::size_t(6) << std::size_t(6);
    QTest::newRow("diamond") << std::size_t(3) << std::size_t(3);
    QTest::newRow("yellow_diamond") << std::size_t(6) << std::size_t(12); // green_yellow_diamond
}

void PropertyTest::patternsLieInEveryRotationOnce()
{
    QFETCH(std::size_t, rotations);
    QFETCH(std::size_t, withMirror);
    const Data data = bundled(ENGAWA_RESOURCES "/packs/takenoko");
    const Json &pattern = (*data.value("plot_objectives", std::string("green_") + QTest::currentDataTag()))["pattern"];
    std::vector<takenoko::Cell> cells;
    for (const Json &cell : pattern)
        cells.push_back({cell["q"], cell["r"], static_cast<std::uint8_t>(cell["colour"] == "green" ? 0 : 1)});
    QCOMPARE(takenoko::orientationsOf(cells, false).size(), rotations);
    QCOMPARE(takenoko::orientationsOf(cells, true).size(), withMirror);
}

void PropertyTest::aRotatedPatternHasTheSameOrientations()
{
    holds(100, [] {
        std::vector<takenoko::Cell> cells{{0, 0, 0}};
        const int count = *rc::gen::inRange(0, 6);
        for (int n = 0; n < count; ++n) {
            const takenoko::Cell &from = cells[*rc::gen::inRange<std::size_t>(0, cells.size())];
            const std::size_t side = *rc::gen::inRange<std::size_t>(0, sides);
            const takenoko::Cell next{from.q + takenoko::sideQ[side], from.r + takenoko::sideR[side],
                                      static_cast<std::uint8_t>(*rc::gen::inRange(0, 3))};
            if (std::ranges::none_of(cells, [&](const auto &cell) { return cell.q == next.q && cell.r == next.r; }))
                cells.push_back(next);
        }
        RC_ASSERT(takenoko::connected(cells));
        std::vector<takenoko::Cell> turned;
        for (const takenoko::Cell &cell : cells)
            turned.push_back({-cell.r, cell.q + cell.r, cell.colour});
        const auto orientations = takenoko::orientationsOf(cells, false),
                   others = takenoko::orientationsOf(turned, false);
        RC_ASSERT(orientations.size() == others.size());
        RC_ASSERT(6 % orientations.size() == 0);
        for (const takenoko::Orientation &orientation : orientations)
            RC_ASSERT(std::ranges::contains(others, orientation));
    });
}

ENGAWA_SOAK_SUBJECT(takenoko_property_test, PropertyTest)
#include "property_test.moc"
