#include <algorithm>
#include <set>

#include "core/games/takenoko/objectives.h"

namespace engawa::takenoko {

namespace {

Cell turnedOnce(Cell cell)
{
    return {-cell.r, cell.q + cell.r, cell.colour};
}

Cell mirrored(Cell cell)
{
    return {cell.r, cell.q, cell.colour};
}

// The same cells, sorted and moved so that the first is at 0,0: two orientations are the same if these are.
std::vector<Cell> atOrigin(std::vector<Cell> cells)
{
    std::ranges::sort(cells);
    const Cell first = cells.front();
    for (Cell &cell : cells) {
        cell.q -= first.q;
        cell.r -= first.r;
    }
    return cells;
}

} // namespace

Orientation orientationOf(const std::vector<Cell> &cells)
{
    Orientation orientation;
    std::vector<Cell> reached{cells.front()};
    orientation.steps[0].colour = cells.front().colour;
    orientation.cells = 1;
    for (bool found = true; found;) {
        found = false;
        for (const Cell &cell : cells) {
            if (std::ranges::contains(reached, cell))
                continue;
            for (std::size_t from = 0; from < reached.size(); ++from)
                if (const int side = sideTowards(cell.q - reached[from].q, cell.r - reached[from].r); side >= 0) {
                    orientation.steps[orientation.cells++] = {static_cast<std::uint8_t>(from),
                                                              static_cast<std::uint8_t>(side), cell.colour,
                                                              static_cast<std::int8_t>(cell.q - cells.front().q),
                                                              static_cast<std::int8_t>(cell.r - cells.front().r)};
                    reached.push_back(cell);
                    found = true;
                    break;
                }
        }
    }
    return orientation;
}

bool connected(const std::vector<Cell> &cells)
{
    return !cells.empty() && orientationOf(cells).cells == cells.size();
}

std::vector<Orientation> orientationsOf(const std::vector<Cell> &cells, bool mirror)
{
    std::set<std::vector<Cell>> seen;
    std::vector<Orientation> orientations;
    std::vector<Cell> turning = cells;
    for (int flip = 0; flip < (mirror ? 2 : 1); ++flip) {
        for (int turn = 0; turn < sides; ++turn) {
            if (const std::vector<Cell> lying = atOrigin(turning); seen.insert(lying).second)
                orientations.push_back(orientationOf(lying));
            std::ranges::transform(turning, turning.begin(), turnedOnce);
        }
        std::ranges::transform(turning, turning.begin(), mirrored);
    }
    return orientations;
}

Way wayAround(std::uint8_t pattern, const Orientation &orientation, std::size_t cell)
{
    std::vector<Cell> cells;
    for (std::size_t i = 0; i < orientation.cells; ++i)
        cells.push_back({orientation.steps[i].q, orientation.steps[i].r, orientation.steps[i].colour});
    std::swap(cells.front(), cells[cell]);
    Way way{pattern, 0, orientationOf(cells)};
    for (std::size_t i = 1; i < orientation.cells; ++i)
        if (const Orientation::Step &step = way.orientation.steps[i];
            step.from == 0 && step.colour == cells.front().colour)
            way.alike |= bit(step.side);
    return way;
}

} // namespace engawa::takenoko
