#include <algorithm>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/position_read.h"

namespace engawa::takenoko {

namespace {

class GardenReading
{
public:
    GardenReading(const Rules &rules, State &state, Pieces &pieces) : m_rules(rules), m_state(state), m_pieces(pieces)
    {
    }

    void readPlots(const Json &plots)
    {
        m_state.garden.clear();
        m_state.garden.push({}); // the pond
        std::vector<std::optional<bool>> sprouted{std::nullopt};
        for (std::size_t i = 0; i < plots.size() && !m_state.garden.full(); ++i)
            readPlot(plots[i], "/garden/" + std::to_string(i), sprouted);
        m_sprouted = std::move(sprouted);
        if (!reachesAll())
            m_pieces.unexpected("/garden", inWords("found.lone_plot"), inWords("expected.plots_side_by_side"));
        else if (const Place alone = neverPlaced(); alone != nothing)
            m_pieces.unusual("/garden/" + std::to_string(alone - 1), nameAt(alone), Rule::PlotsBeside);
    }

    void readChannels(const Json &channels)
    {
        for (std::size_t i = 0; i < channels.size(); ++i) {
            const std::string pointer = "/channels/" + std::to_string(i);
            const auto border = channels[i].is_string()
                                    ? parseMove(m_rules, m_state, "lay " + channels[i].get_ref<const std::string &>())
                                    : std::nullopt;
            const RuleIndex rule = border ? checkBorder(m_rules, m_state, border->b, border->c) : noRule;
            // Channels are written in any order: that each has its way to the pond is looked at when all are there.
            const bool apart = rule == refused(Rule::IrrigationNetwork) || rule == refused(Rule::ImprovementSource);
            if (border && (rule == noRule || apart))
                addChannel(m_state, {static_cast<Place>(border->b), border->c});
            else
                m_pieces.unexpectedValue(pointer, channels[i], inWords("expected.each_border_once"));
        }
        if (!flowsEverywhere())
            m_pieces.unexpected("/channels", inWords("found.dry_channel"), inWords("expected.channels_with_water"));
    }

    void settleWater()
    {
        for (std::size_t i = 1; i < m_state.garden.size(); ++i) {
            Plot &plot = m_state.garden[i];
            updateWater(m_rules, plot);
            plot.sprouted =
                (i < m_sprouted.size() ? m_sprouted[i] : std::nullopt).value_or(plot.irrigated() || plot.height > 0);
        }
    }

    Place figure(const std::string &text, const std::string &pointer)
    {
        const auto at = coordinates(text);
        const Place place = at ? placeAt(m_state, at->first, at->second) : nothing;
        if (place == nothing)
            m_pieces.unexpected(pointer, text, inWords("expected.place"));
        return place == nothing ? pond : place;
    }

private:
    void readPlot(const Json &json, const std::string &pointer, std::vector<std::optional<bool>> &sprouted)
    {
        PositionReader reader(json, pointer, m_pieces.problems());
        const auto name = reader.text("plot");
        const auto q = reader.integer("q", -maxPlots, maxPlots), r = reader.integer("r", -maxPlots, maxPlots);
        const auto height = reader.integer("height", 0, 8);
        const auto token = reader.text("token");
        const auto shoot = reader.truth("sprouted");
        reader.refuseOthers();
        m_pieces.take(reader);
        const auto plot = m_pieces.plot(name ? Json(*name) : Json(), pointer + "/plot");
        if (!plot || !q || !r || placeAt(m_state, *q, *r) != nothing) {
            m_pieces.unexpectedValue(pointer, json, inWords("expected.plot_and_place"));
            return;
        }
        const Place place = addPlot(m_rules, m_state, *plot, *q, *r);
        Plot &added = m_state.garden[place];
        added.height = static_cast<std::uint8_t>(height.value_or(0));
        if (added.height > m_rules.parameters.maxHeight)
            m_pieces.unusual(pointer + "/height", added.height, Rule::BambooLimit);
        sprouted.push_back(shoot);
        if (!token)
            return;
        const auto improvement = m_pieces.improvement(*token, pointer + "/token");
        if (added.improvement)
            m_pieces.unexpected(pointer + "/token", *token, inWords("expected.plot_without_own"));
        else if (improvement) {
            added.improvement = static_cast<std::uint8_t>(*improvement);
            added.token = true;
        }
    }

    std::string nameAt(Place place) const { return plotName(m_rules, m_state.garden[place].plot); }

    // A plot for which there is no order of placing that comes to it; `nothing` if all could be placed.
    Place neverPlaced() const
    {
        std::vector<bool> placed(m_state.garden.size());
        placed[pond] = true;
        for (bool more = true; more;) {
            more = false;
            for (std::size_t i = 1; i < m_state.garden.size(); ++i) {
                int neighbours = 0;
                for (const Place beside : m_state.garden[i].beside)
                    neighbours += beside != nothing && placed[beside];
                const bool fits = m_state.garden[i].rim || neighbours >= m_rules.parameters.plotNeighbours;
                more |= fits && !placed[i];
                placed[i] = placed[i] || fits;
            }
        }
        const auto left = std::ranges::find(placed, false);
        return left == placed.end() ? nothing : static_cast<Place>(left - placed.begin());
    }

    bool reachesAll() const
    {
        std::vector<bool> reached(m_state.garden.size());
        std::vector<Place> open{pond};
        reached[pond] = true;
        std::size_t count = 1;
        while (!open.empty()) {
            const Place place = open.back();
            open.pop_back();
            for (const Place beside : m_state.garden[place].beside)
                if (beside != nothing && !reached[beside]) {
                    reached[beside] = true;
                    open.push_back(beside);
                    ++count;
                }
        }
        return count == m_state.garden.size();
    }

    // Lets water run from the pond along the channels: does it come to all of them?
    bool flowsEverywhere() const
    {
        State flowing = m_state;
        for (Plot &plot : flowing.garden)
            plot.channels = 0;
        for (bool flows = true; flows;) {
            flows = false;
            eachBorder(flowing, [&](Border border) {
                if (!flows && (m_state.garden[border.place].channels >> border.side & 1)) {
                    addChannel(flowing, border);
                    flows = true;
                }
            });
        }
        return std::ranges::equal(flowing.garden, m_state.garden, {}, &Plot::channels, &Plot::channels);
    }

    const Rules &m_rules;
    State &m_state;
    Pieces &m_pieces;
    std::vector<std::optional<bool>> m_sprouted;
};

} // namespace

void readGarden(const Rules &rules, State &state, PositionReader &reader, Pieces &pieces)
{
    GardenReading reading(rules, state, pieces);
    if (const Json *plots = reader.array("garden"))
        reading.readPlots(*plots);
    if (const Json *channels = reader.array("channels"))
        reading.readChannels(*channels);
    reading.settleWater();
    findPatterns(rules, state);
    if (const auto gardener = reader.text("gardener"))
        state.gardener = reading.figure(*gardener, "/gardener");
    if (const auto panda = reader.text("panda"))
        state.panda = reading.figure(*panda, "/panda");
}

} // namespace engawa::takenoko
