#include <algorithm>
#include <functional>

#include "core/games/momiji/arranging.h"

namespace engawa::momiji {

// ---------------------------------------------------------------- landscapes

bool Arranging::isTile(std::string_view name)
{
    const auto tile = tileNamed(m_rules, name);
    return tile && (m_tiles.find(name) || !m_rules.landscapeOf(*tile).retired);
}

void Arranging::clear(const PieceLists::Place &tile)
{
    if (!tile.entry().is_object())
        return;
    if (tile.entry().contains("golden"))
        golden() = golden().get<int>() + 1;
    tile.entry() = Json{{"tile", tile.entry()["tile"]}};
}

// After a draft its deck is the box, in the order of the data; tiles that never were in it are just away.
void Arranging::toBox(std::string_view name)
{
    PieceLists::List *box = m_tiles.list("box");
    const TileIndex tile = *tileNamed(m_rules, name);
    if (box && m_rules.tiles[tile].number < m_rules.landscapeOf(tile).draft && !m_tiles.find(name))
        m_tiles.put(*box, std::string(name), 0);
}

void Arranging::sortBox()
{
    const auto index = [&](const Json &tile) { return *tileNamed(m_rules, tile.get_ref<const std::string &>()); };
    if (PieceLists::List *box = m_tiles.list("box"))
        std::ranges::sort(box->names->get_ref<Json::array_t &>(), std::greater(), index);
}

bool Arranging::putTile(std::string_view name, std::string_view zone, int x)
{
    if (!isTile(name))
        return unknown("landscapes/" + std::string(name));
    PieceLists::List *to = m_tiles.list(zone);
    const bool drafting = m_state.phase == Phase::Draft;
    if ((!to && zone != "box") || (zone == "draft" && !drafting) || (zone == "box" && drafting))
        return misplaced("landscapes/" + std::string(name), "expected.landscape_place");
    if (const auto from = m_tiles.find(name)) {
        clear(*from);
        m_tiles.take(*from);
    }
    if (zone == "box")
        toBox(name);
    else if (zone.starts_with("landscapes."))
        m_tiles.put(*to, Json{{"tile", std::string(name)}}, x);
    else
        m_tiles.put(*to, std::string(name), x);
    sortBox();
    return true;
}

bool Arranging::swapTiles(std::string_view one, std::string_view other)
{
    if (!isTile(one) || !isTile(other))
        return unknown("landscapes/" + std::string(isTile(one) ? other : one));
    auto here = m_tiles.find(one), there = m_tiles.find(other);
    if (!here && !there)
        return misplaced("landscapes/" + std::string(one), "expected.landscape_to_swap");
    for (const auto &place : {here, there})
        if (place)
            clear(*place);
    if (here && there)
        m_tiles.exchange(*here, *there);
    else
        m_tiles.nameAt(here ? *here : *there) = std::string(here ? other : one);
    toBox(here ? one : other);
    sortBox();
    return true;
}

// Nothing on it, acorns, a golden leaf, both; a golden leaf comes from the supply.
bool Arranging::turnTile(std::string_view name)
{
    const auto place = m_tiles.find(name);
    if (!place || !place->list->zone.starts_with("landscapes."))
        return refuse("arrange-side", {{"piece", "landscapes/" + std::string(name)}});
    int side = (place->entry().contains("acorn") ? 1 : 0) + (place->entry().contains("golden") ? 2 : 0);
    clear(*place);
    const bool leaves = has(m_state, Module::GoldenLeaves) && golden().get<int>() > 0;
    side = side + 1 >= (leaves ? 4 : 2) ? 0 : side + 1;
    if (side & 1)
        place->entry()["acorn"] = true;
    if (side & 2) {
        place->entry()["golden"] = true;
        golden() = golden().get<int>() - 1;
    }
    if (side)
        place->entry()["owner_used"] = true;
    return true;
}

// ---------------------------------------------------------------- objectives

bool Arranging::mayBeInPlay(std::string_view objective)
{
    const auto found = std::ranges::find(m_rules.objectives, objective, &Objective::id);
    const std::string piece = "objectives/" + std::string(objective);
    if (found == m_rules.objectives.end())
        return unknown(piece);
    if (m_objectives.find(objective))
        return true;
    const Scenario *scenario = scenarioOf(m_rules, m_state);
    const bool priced = !scenario || (scenario->tokens >> (found - m_rules.objectives.begin()) & 1);
    if (found->retired || !priced)
        return misplaced(piece, "expected.scenario_objective");
    return leavesInPlay(m_rules, m_state.leaves, *found) || misplaced(piece, "expected.objective_in_play");
}

bool Arranging::putObjective(std::string_view name, std::string_view zone)
{
    if (!mayBeInPlay(name))
        return false;
    PieceLists::List *to = m_objectives.list(zone);
    if (!to && zone != "box")
        return misplaced("objectives/" + std::string(name), "expected.objective_place");
    if (const auto from = m_objectives.find(name))
        m_objectives.take(*from);
    if (to)
        m_objectives.put(*to, std::string(name), 0);
    return true;
}

bool Arranging::swapObjectives(std::string_view one, std::string_view other)
{
    if (!mayBeInPlay(one) || !mayBeInPlay(other))
        return false;
    const auto here = m_objectives.find(one), there = m_objectives.find(other);
    if (here && there)
        m_objectives.exchange(*here, *there);
    else if (here || there)
        (here ? *here : *there).entry() = std::string(here ? other : one);
    else
        return misplaced("objectives/" + std::string(one), "expected.objective_to_swap");
    return true;
}

} // namespace engawa::momiji
