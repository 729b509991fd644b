#include "core/games/momiji/momiji.h"
#include "core/games/momiji/position_words.h"

namespace engawa::momiji {

namespace {

// Writes a position: whole, or as one seat sees it.
class Writing
{
public:
    Writing(const Rules &rules, const State &state, std::optional<Seat> seat)
        : m_rules(rules), m_state(state), m_seat(seat)
    {
    }

    Json position() const
    {
        Json json;
        if (!m_seat)
            json["seed"] = m_state.seed;
        json["turns"] = m_state.turns;
        json["starter"] = m_state.starter;
        json["seat"] = m_state.seat;
        json["phase"] = phaseWords[static_cast<std::size_t>(m_state.phase)];
        if (m_state.defeated)
            json["defeated"] = true;
        json["leaves"] = leaves(m_state.leaves);
        json["deck"] = m_seat ? Json(m_state.deck.size()) : drawOrder(m_state.deck);
        json["discard"] = names(m_state.discard);
        if (!m_state.box.empty() || has(m_state, Module::AncientGarden))
            json["box"] = m_seat ? Json(m_state.box.size()) : names(m_state.box);
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
        return json;
    }

private:
    template <class Copies>
    Json names(const Copies &copies) const
    {
        Json list = Json::array();
        for (const CopyIndex copy : copies)
            list.push_back(copyName(m_rules, copy));
        return list;
    }
    Json drawOrder(const Row<CopyIndex, maxCopies> &deck) const
    {
        Json list = Json::array();
        for (std::size_t i = deck.size(); i-- > 0;)
            list.push_back(copyName(m_rules, deck[i]));
        return list;
    }
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
                object[m_rules.leaves[i].id] = names(m_state.columns[i]);
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
                path.push_back(m_seat ? Json("hidden") : Json(m_rules.tokens[token - 1u].id));
        Json removed = Json::array(), trees = Json::object();
        for (const std::uint8_t kind : m_state.garden.removed)
            removed.push_back(m_rules.tokens[kind].id);
        for (std::size_t i = 0; i < m_rules.tokens.size(); ++i)
            if (m_rules.tokens[i].spaces > 0)
                trees[m_rules.tokens[i].id] = m_state.garden.trees[i];
        Json json{{"cards", names(m_state.garden.cards)}, {"path", std::move(path)}};
        json["removed"] = m_seat ? Json(m_state.garden.removed.size()) : std::move(removed);
        json["trees"] = std::move(trees);
        return json;
    }

    Json draft() const
    {
        Json shown = Json::array(), deck = Json::array();
        for (const TileIndex tile : m_state.tilesShown)
            shown.push_back(tileName(m_rules, tile));
        for (std::size_t i = m_state.tileDeck.size(); i-- > 0;)
            deck.push_back(tileName(m_rules, m_state.tileDeck[i]));
        const bool hidden = m_seat && m_state.phase == Phase::Draft;
        return {{"shown", std::move(shown)}, {"deck", hidden ? Json(m_state.tileDeck.size()) : std::move(deck)}};
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
            if (!m_seat) {
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
                if (set)
                    entry[word] = true;
            tiles.push_back(std::move(entry));
        }
        const bool seen = !m_seat || *m_seat == seat;
        Json json{{"hand", seen ? names(player.hand) : Json(player.hand.size())}};
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
        const auto flag = [&](const char *word, bool set) {
            if (set)
                json[word] = true;
        };
        const auto number = [&](const char *word, int value) {
            if (value)
                json[word] = value;
        };
        flag("main", turn.main);
        flag("refilled", turn.refilled);
        flag("traded", turn.traded);
        flag("gardened", turn.gardened);
        flag("landscape", turn.landscape);
        flag("bonus", turn.bonus);
        flag("stacked", turn.stacked);
        flag("single", turn.single);
        if (turn.action != Action::None)
            json["action"] = actionWords[static_cast<std::size_t>(turn.action)];
        flag("declared", turn.declared);
        if (turn.active)
            json["active"] = landscapeId(m_rules.landscapesInMatch[turn.active - 1u]);
        number("effect", turn.effect);
        number("count", turn.count);
        number("total", turn.total);
        if (turn.leaves)
            json["leaves"] = leaves(turn.leaves);
        number("skips", turn.skips);
        if (!m_state.drawn.empty()) {
            const bool seen = !m_seat || *m_seat == m_state.seat || m_state.phase == Phase::Place;
            json["drawn"] = seen ? names(m_state.drawn) : Json(m_state.drawn.size());
        }
        return json;
    }

    // Of a landscape that is on the table: its first tile's name serves for a retired one too.
    std::string landscapeId(std::size_t landscape) const { return tileName(m_rules, m_rules.firstTile[landscape]); }

    const Rules &m_rules;
    const State &m_state;
    std::optional<Seat> m_seat;
};

} // namespace

Json positionOf(const Rules &rules, const State &state, std::optional<Seat> seat)
{
    return Writing(rules, state, seat).position();
}

} // namespace engawa::momiji
