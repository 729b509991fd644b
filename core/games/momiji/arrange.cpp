#include "core/games/momiji/arranging.h"

namespace engawa::momiji {

Arranging::Arranging(const Rules &rules, const State &state, Problems &problems)
    : ArrangingFrame(rules, state, problems)
{
    for (std::size_t i = 0; i < rules.leaves.size(); ++i)
        if (Json &columns = m_json["columns"]; (state.leaves >> i & 1) && !columns.contains(rules.leaves[i].id))
            columns[rules.leaves[i].id] = Json::array();

    m_cards.add("deck", m_json["deck"], true);
    m_cards.add("discard", m_json["discard"]);
    for (auto &[leaf, column] : m_json["columns"].items())
        m_cards.add("column." + leaf, column);
    if (m_json.contains("box"))
        m_cards.add("box", m_json["box"]);
    if (m_json.contains("garden"))
        m_cards.add("garden", m_json["garden"]["cards"]);
    m_objectives.add("objectives", m_json["objectives"]);
    if (m_json.contains("draft")) {
        m_tiles.add("draft", m_json["draft"]["shown"]);
        m_tiles.add(state.phase == Phase::Draft ? "draft_deck" : "box", m_json["draft"]["deck"], true);
    }
    for (int i = 0; i < state.seats; ++i) {
        const std::string n = "." + std::to_string(i);
        m_cards.add("hand" + n, seat(i)["hand"]);
        for (Json &pile : seat(i)["piles"])
            m_cards.add("pile" + n + "." + pile["leaf"].get<std::string>(), pile["cards"]);
        m_tiles.add("landscapes" + n, seat(i)["landscapes"]);
        m_objectives.add("objectives" + n, seat(i)["objectives"]);
    }
}

// Also between two actions of a turn.
bool Arranging::isTime() const
{
    return m_state.phase == Phase::Turn || atWholeDecision(m_rules, m_state);
}

bool Arranging::apply(const PutPiece &put)
{
    const auto [table, name] = tableAndName(put.piece);
    if (table == "leaf_cards")
        return put.zone.starts_with("area.") ? putOnArea(name, put.zone, put.x) : putCard(name, put.zone, put.x);
    if (table == "landscapes")
        return putTile(name, put.zone, put.x);
    if (table == "objectives")
        return putObjective(name, put.zone);
    if (table == "animal")
        return putAnimal(name, put.zone, put.x);
    if (table == "path" || table == "removed")
        return putToken(put.piece, put.zone, put.x);
    if (put.piece != "squirrel" || !has(m_state, Module::Squirrel))
        return unknown(put.piece);
    if (put.zone != "squirrel" && !(put.zone.starts_with("squirrel.") && isSeat(seatOfZone(put.zone))))
        return misplaced(put.piece, "expected.player_or_middle");
    m_json.erase("squirrel");
    if (put.zone != "squirrel")
        m_json["squirrel"] = seatOfZone(put.zone);
    return true;
}

bool Arranging::apply(const SwapPieces &swap)
{
    const auto [table, name] = tableAndName(swap.one);
    const auto [otherTable, otherName] = tableAndName(swap.other);
    Json *token = tokenAt(swap.one), *otherToken = tokenAt(swap.other);
    if (token && otherToken) {
        std::swap(*token, *otherToken);
        return true;
    }
    if (table == "animal" && otherTable == "path" && otherToken)
        return putAnimal(name, "path", static_cast<int>(otherToken - &m_json["garden"]["path"][0]));
    if (table != otherTable)
        return misplaced(swap.one, "expected.own_kind");
    return table == "leaf_cards"   ? swapCards(name, otherName)
           : table == "landscapes" ? swapTiles(name, otherName)
           : table == "objectives" ? swapObjectives(name, otherName)
                                   : misplaced(swap.one, "expected.place_of_its_own");
}

bool Arranging::apply(const RemovePiece &removed)
{
    const auto [table, name] = tableAndName(removed.piece);
    if (table == "leaf_cards") // the last to be drawn
        return putCard(name, "deck", 0);
    if (table == "landscapes")
        return putTile(name, m_state.phase == Phase::Draft ? "draft_deck" : "box", 0);
    if (table == "objectives")
        return putObjective(name, "box");
    if (removed.piece == "squirrel")
        return apply(PutPiece{removed.piece, "squirrel"});
    if (table == "animal")
        return putAnimal(name, "path", -1);
    return putToken(removed.piece, "removed", 0);
}

bool Arranging::apply(const TurnPiece &turned)
{
    const auto [table, name] = tableAndName(turned.piece);
    if (table == "leaf_cards")
        return turnCard(name);
    if (table == "landscapes")
        return turnTile(name);
    return refuse("arrange-side", {{"piece", turned.piece}});
}

bool Arranging::apply(const SetCounter &set)
{
    const int owner = seatOfZone(set.counter);
    if (set.counter.starts_with("acorns.") && isSeat(owner)) {
        seat(owner)["acorns"] = set.value;
        return number(set.value, 0, maxAcorns);
    }
    if (set.counter.starts_with("golden.") && isSeat(owner) && has(m_state, Module::GoldenLeaves)) {
        const int had = playerOf(m_state, owner).golden;
        seat(owner)["golden"] = set.value;
        golden() = m_state.goldenSupply + had - set.value;
        return number(set.value, 0, m_state.goldenSupply + had);
    }
    if (set.counter == "toriis" && !modeOf(m_rules, m_state).solo) {
        m_json["toriis"] = set.value;
        if (set.value > 0 && !m_state.deck.empty()) // then it is not the last round
            m_json["turns_left"] = 0;
        return number(set.value, 0, dealtToriis(m_rules, m_state));
    }
    if (set.counter.starts_with("trees/") && has(m_state, Module::AncientGarden))
        return setTree(set.counter.substr(6), set.value);
    return unknown(set.counter);
}

bool Arranging::apply(const SetToAct &set)
{
    if (!isSeat(set.seat))
        return refuse(
            "arrange-number",
            {{"value", std::to_string(set.seat)}, {"least", "0"}, {"most", std::to_string(m_state.seats - 1)}});
    m_json["seat"] = set.seat;
    if (set.seat != m_state.seat) // who begins a turn has done nothing in it
        m_json.erase("turn");
    if (m_state.phase == Phase::Over) { // then it goes on
        m_json["phase"] = "turn";
        m_json.erase("defeated");
    }
    return true;
}

std::optional<Json> arrangedPosition(const Rules &rules, const State &state, const Arrangement &arrangement,
                                     Problems &problems)
{
    return Arranging(rules, state, problems).make(arrangement);
}

} // namespace engawa::momiji
