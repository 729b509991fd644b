#include "core/game/position_writer.h"
#include "core/games/momiji/momiji.h"
#include "core/games/momiji/position_words.h"

namespace engawa::momiji {

namespace {

class Writing : PositionWriter<Rules, State>
{
public:
    using PositionWriter::PositionWriter;

    Json position()
    {
        Json &json = m_json;
        addTurn();
        json["phase"] = phaseWords[static_cast<std::size_t>(m_state.phase)];
        flag(json, "defeated", m_state.defeated);
        json["leaves"] = leaves(m_state.leaves);
        json["deck"] = isWhole() ? drawOrder(m_state.deck, copyName) : Json(m_state.deck.size());
        json["discard"] = names(m_state.discard, copyName);
        if (!m_state.box.empty() || has(m_state, Module::AncientGarden))
            json["box"] = isWhole() ? names(m_state.box, copyName) : Json(m_state.box.size());
        json["columns"] = columns();
        json["objectives"] = objectives(m_state.available);
        if (!modeOf(m_rules, m_state).solo)
            json["toriis"] = m_state.toriis;
        json["turns_left"] = m_state.turnsLeft;
        addModules(json);
        if (modeOf(m_rules, m_state).landscapes == LandscapeDeal::Draft || !m_state.tileDeck.empty()
            || !m_state.tilesShown.empty())
            json["draft"] = draft();
        Json seats = Json::array();
        for (int seat = 0; seat < m_state.seats; ++seat)
            seats.push_back(player(seat));
        json["seats"] = std::move(seats);
        if (!(m_state.turn == Turn{}) || !m_state.drawn.empty())
            json["turn"] = turn();
        return std::move(json);
    }

private:
    Json leaves(std::uint8_t bits) const
    {
        Json list = Json::array();
        for (std::size_t i = 0; i < m_rules.leaves.size(); ++i)
            if (bits >> i & 1)
                list.push_back(m_rules.leaves[i].id);
        return list;
    }
    Json objectives(std::uint32_t bits) const
    {
        Json list = Json::array();
        for (; bits; bits &= bits - 1)
            list.push_back(m_rules.objectives[static_cast<std::size_t>(std::countr_zero(bits))].id);
        return list;
    }
    Json columns() const
    {
        Json object = Json::object();
        for (std::size_t i = 0; i < m_rules.leaves.size(); ++i)
            if (!m_state.columns[i].empty())
                object[m_rules.leaves[i].id] = names(m_state.columns[i], copyName);
        return object;
    }

    void addModules(Json &json) const
    {
        if (has(m_state, Module::Squirrel) && m_state.squirrel != nobody)
            json["squirrel"] = m_state.squirrel;
        if (has(m_state, Module::GoldenLeaves))
            json["golden_supply"] = m_state.goldenSupply;
        if (has(m_state, Module::AncientGarden))
            json["garden"] = garden();
    }

    Json garden() const
    {
        Json path = Json::array();
        for (std::size_t i = 0; i < m_rules.parameters.gardenPath.size(); ++i)
            if (const std::uint8_t token = m_state.garden.path[i]; !token)
                path.push_back(nullptr);
            else
                path.push_back(Json(isWhole() ? m_rules.tokens[token - 1u].id : "hidden"));
        Json removed = Json::array(), trees = Json::object();
        for (const std::uint8_t kind : m_state.garden.removed)
            removed.push_back(m_rules.tokens[kind].id);
        for (std::size_t i = 0; i < m_rules.tokens.size(); ++i)
            if (m_rules.tokens[i].spaces > 0)
                trees[m_rules.tokens[i].id] = m_state.garden.trees[i];
        Json json{{"cards", names(m_state.garden.cards, copyName)}, {"path", std::move(path)}};
        json["removed"] = isWhole() ? std::move(removed) : Json(m_state.garden.removed.size());
        json["trees"] = std::move(trees);
        return json;
    }

    Json draft() const
    {
        const bool hidden = !isWhole() && m_state.phase == Phase::Draft;
        return {{"shown", names(m_state.tilesShown, tileName)},
                {"deck", hidden ? Json(m_state.tileDeck.size()) : drawOrder(m_state.tileDeck, tileName)}};
    }

    Json player(int seat) const
    {
        const Player &player = playerOf(m_state, seat);
        const bool sizes = m_rules.parameters.pileSizesShown || m_state.phase == Phase::Over;
        Json open = Json::array(), piles = Json::array(), tiles = Json::array();
        for (const CopyIndex copy : player.hand)
            if (isOpen(m_state, copy))
                open.push_back(copyName(m_rules, copy));
        for (const Pile &pile : player.piles) {
            Json entry{{"leaf", m_rules.leaves[pile.leaf].id}};
            if (isWhole()) {
                Json cards = Json::array();
                eachCard(m_state, pile, [&](CopyIndex copy) { cards.insert(cards.begin(), copyName(m_rules, copy)); });
                entry["cards"] = std::move(cards);
            } else {
                entry["top"] = copyName(m_rules, pile.top);
                if (sizes)
                    entry["size"] = pile.size;
            }
            piles.push_back(std::move(entry));
        }
        for (const OwnTile &tile : player.tiles) {
            Json entry{{"tile", tileName(m_rules, tile.tile)}};
            for (const auto &[word, set] :
                 {std::pair{"acorn", tile.acorn}, {"golden", tile.golden}, {"owner_used", tile.ownerUsed}})
                flag(entry, word, set);
            tiles.push_back(std::move(entry));
        }
        Json json{{"hand", sees(seat) ? names(player.hand, copyName) : Json(player.hand.size())}};
        json["open"] = std::move(open);
        json["piles"] = std::move(piles);
        json["acorns"] = player.acorns;
        json["landscapes"] = std::move(tiles);
        json["objectives"] = objectives(player.objectives);
        if (has(m_state, Module::GoldenLeaves))
            json["golden"] = player.golden;
        if (has(m_state, Module::AncientGarden))
            json["path"] = player.path;
        return json;
    }

    Json turn() const
    {
        const Turn &turn = m_state.turn;
        Json json = Json::object();
        const auto number = [&](const char *word, int value) {
            if (value)
                json[word] = value;
        };
        flag(json, "main", turn.main);
        flag(json, "refilled", turn.refilled);
        flag(json, "traded", turn.traded);
        flag(json, "gardened", turn.gardened);
        flag(json, "landscape", turn.landscape);
        flag(json, "bonus", turn.bonus);
        flag(json, "stacked", turn.stacked);
        flag(json, "single", turn.single);
        if (turn.action != Action::None)
            json["action"] = actionWords[static_cast<std::size_t>(turn.action)];
        flag(json, "declared", turn.declared);
        if (turn.active)
            json["active"] = landscapeId(m_rules.landscapesInMatch[turn.active - 1u]);
        number("effect", turn.effect);
        number("count", turn.count);
        number("total", turn.total);
        if (turn.leaves)
            json["leaves"] = leaves(turn.leaves);
        number("skips", turn.skips);
        if (!m_state.drawn.empty()) {
            const bool seen = sees(m_state.seat) || m_state.phase == Phase::Place;
            json["drawn"] = seen ? names(m_state.drawn, copyName) : Json(m_state.drawn.size());
        }
        return json;
    }

    // Of a landscape that is on the table: its first tile's name serves for a retired one too.
    std::string landscapeId(std::size_t landscape) const { return tileName(m_rules, m_rules.firstTile[landscape]); }
};

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    return Writing(rules, state, seat).position();
}

} // namespace engawa::momiji
