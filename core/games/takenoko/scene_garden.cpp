#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/staging.h"

// The garden: zones that share its coordinates, and the channels on its borders.
namespace engawa::takenoko {

namespace {

std::string underscored(const Plot &plot)
{
    return std::to_string(plot.q) + "_" + std::to_string(plot.r);
}

} // namespace

Staging::MoveIndices Staging::movesTo(int place) const
{
    return movesWhere([&](Verb verb, const Move &move) {
        switch (verb) {
        case Verb::Rain:
        case Verb::Storm:
        case Verb::Gardener:
        case Verb::Panda:
            return move.b == place;
        case Verb::Improve:
        case Verb::PlaceStored:
        case Verb::MoveToken:
            return move.c == place;
        default:
            return false;
        }
    });
}

void Staging::addGarden()
{
    for (const char *zone : {"garden", "channels", "bamboo", "improvements_placed", "figures"})
        addZone(zone, Zone::Form::Grid);
    addPiece("pond", "pond", "", "garden").moves = movesTo(pond);
    for (std::size_t i = 1; i < m_state.garden.size(); ++i) {
        const Plot &plot = m_state.garden[i];
        Piece &piece = addPlot(plot.plot, "garden", plot.q, plot.r);
        piece.badge = std::string(plot.irrigated() ? "wet " : "dry ") + std::to_string(plot.height);
        piece.moves = movesTo(static_cast<int>(i));
        addBamboo(i);
        if (!plot.token)
            continue;
        Piece &token = addPiece("improvement/" + underscored(plot), "improvement",
                                "improvements/" + m_rules.improvementAt(plot.improvement)->id, "improvements_placed",
                                plot.q, plot.r);
        token.moves = movesWhere(
            [&](Verb verb, const Move &move) { return verb == Verb::MoveToken && move.b == static_cast<int>(i); });
        if (token.moves.empty())
            token.moves = movesTo(static_cast<int>(i));
    }
    std::vector<std::pair<int, int>> spots;
    for (const Move &move : m_moves)
        if (const std::pair<int, int> spot{move.c, move.d};
            static_cast<Verb>(move.verb) == Verb::PlacePlot && !std::ranges::contains(spots, spot))
            spots.push_back(spot);
    for (const auto &[q, r] : spots)
        addPiece("spot/" + std::to_string(q) + "," + std::to_string(r), "spot", "", "garden", q, r).moves = movesWhere(
            [&](Verb verb, const Move &move) { return verb == Verb::PlacePlot && move.c == q && move.d == r; });
    addChannels();
    addFigure("gardener", m_state.gardener, movesOf(Action::Gardener));
    MoveIndices panda = movesOf(Action::Panda);
    if (m_state.phase == Phase::Storm)
        panda = movesOf(Verb::Storm);
    addFigure("panda", m_state.panda, std::move(panda));
}

// One piece for each section, so that each can grow by itself.
void Staging::addBamboo(std::size_t place)
{
    const Plot &plot = m_state.garden[place];
    for (int section = 1; section <= plot.height; ++section) {
        const std::string number = std::to_string(section);
        Piece &piece = addPiece("bamboo/" + underscored(plot) + "/" + number, "bamboo",
                                "colours/" + m_rules.colours[plot.colour].id, "bamboo", plot.q, plot.r);
        piece.badge = number;
        piece.moves = movesTo(static_cast<int>(place));
    }
}

void Staging::addFigure(const char *kind, Place place, MoveIndices moves)
{
    const Plot &plot = m_state.garden[place];
    addPiece(kind, kind, "", "figures", plot.q, plot.r).moves = moves.empty() ? movesTo(place) : std::move(moves);
}

void Staging::addChannels()
{
    for (const Plot &plot : m_state.garden)
        for (int side = 0; side < 3; ++side)
            if (plot.channels >> side & 1)
                addChannel(plot, side, "channel", {});
    std::vector<std::pair<int, int>> borders;
    for (const Move &move : m_moves)
        if (const auto verb = static_cast<Verb>(move.verb); verb == Verb::Channel || verb == Verb::Lay)
            if (const std::pair<int, int> border{move.b, move.c}; !std::ranges::contains(borders, border))
                borders.push_back(border);
    for (const auto &border : borders)
        addChannel(m_state.garden[static_cast<std::size_t>(border.first)], border.second, "spot",
                   movesWhere([&](Verb verb, const Move &move) {
                       return (verb == Verb::Channel || verb == Verb::Lay)
                              && std::pair<int, int>(move.b, move.c) == border;
                   }));
}

void Staging::addChannel(const Plot &plot, int side, const char *kind, MoveIndices moves)
{
    const int x = 2 * plot.q + sideQ[static_cast<std::size_t>(side)];
    const int y = 2 * plot.r + sideR[static_cast<std::size_t>(side)];
    const std::string at = "channel/" + std::to_string(x) + "_" + std::to_string(y);
    addPiece(std::string_view(kind) == "spot" ? "spot/" + at : at, kind, "", "channels", x, y).moves = std::move(moves);
}

} // namespace engawa::takenoko
