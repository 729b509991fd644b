#include "core/games/momiji/momiji.h"

#include "core/game/scene_writer.h"
#include "core/games/momiji/open_values.h"

namespace engawa::momiji {

namespace {

// Builds the table as a seat sees it: no hidden card, no order of the deck, no size of a pile.
class Staging : SceneWriter<Rules, State, Verb>
{
public:
    using SceneWriter::SceneWriter;

    Scene scene()
    {
        addDisplay();
        addObjectives();
        for (int seat = 0; seat < m_state.seats; ++seat)
            addSeat(seat);
        addModules();
        addDraft();
        addPrompt();
        if (const Scenario *scenario = scenarioOf(m_rules, m_state))
            for (const Scenario::Condition &condition : scenario->victory)
                m_scene.goals.push_back(goalState(m_rules, m_state, condition));
        return std::move(m_scene);
    }

private:
    Piece &addCard(CopyIndex copy, const std::string &zone, int x, int y = 0)
    {
        return addPiece("leaf_cards/" + copyName(m_rules, copy), "card", "leaf_cards/" + m_rules.cardOf(copy).entry->id,
                        zone, x, y);
    }
    void addDisplay()
    {
        addZone("deck", Zone::Form::Pile);
        addBacks("deck", m_state.deck.size(), "card");
        if (!m_state.deck.empty())
            m_scene.pieces.back().moves = movesOf(Verb::Refill);
        addZone("discard", Zone::Form::Pile);
        for (std::size_t i = 0; i < m_state.discard.size(); ++i) {
            const int card = m_rules.copies[m_state.discard[i]].card;
            addCard(m_state.discard[i], "discard", static_cast<int>(i)).moves =
                movesWhere([&](Verb verb, const Move &move) { return verb == Verb::Take && move.b == card; });
        }
        if (m_state.phase == Phase::Turn) // where a card goes that is traded instead of played
            addSpot("spot/discard", "discard", static_cast<int>(m_state.discard.size()), 0, movesOf(Verb::Trade));
        for (std::size_t leaf = 0; leaf < m_rules.leaves.size(); ++leaf) {
            const Column &column = m_state.columns[leaf];
            if (!(m_state.leaves >> leaf & 1) && column.empty()) // an edit may bring a card of a leaf that is out
                continue;
            const std::string zone = "column." + m_rules.leaves[leaf].id;
            addZone(zone, Zone::Form::Row);
            for (std::size_t i = 0; i < column.size(); ++i)
                addCard(column[i], zone, static_cast<int>(i)).moves = movesWhere([&](Verb verb, const Move &move) {
                    const bool top = i + 1 == column.size() && verb == Verb::Top;
                    return (verb == Verb::Collect || top) && move.b == static_cast<int>(leaf);
                });
        }
    }

    void addObjective(int objective, const std::string &zone, int x)
    {
        const std::string id = "objectives/" + m_rules.objectives[static_cast<std::size_t>(objective)].id;
        addPiece(id, "objective", id, zone, x, 0).moves = movesWhere([&](Verb verb, const Move &move) {
            return (verb == Verb::Objective && move.b == objective)
                   || (verb == Verb::Swap && (move.b == objective || move.c == objective));
        });
    }
    void addObjectives()
    {
        addZone("objectives", Zone::Form::Row);
        int x = 0;
        for (std::uint32_t left = m_state.available; left; left &= left - 1)
            addObjective(std::countr_zero(left), "objectives", x++);
        if (!modeOf(m_rules, m_state).solo)
            addCounter("toriis", "torii", nobody, m_state.toriis, dealtToriis(m_rules, m_state));
    }

    MoveIndices movesWithCard(int card) const
    {
        return movesWhere([&](Verb verb, const Move &move) {
            const bool withCard = verb == Verb::Play || verb == Verb::Trade || verb == Verb::Discard
                                  || verb == Verb::Tuck || verb == Verb::Exchange;
            return withCard && move.b == card;
        });
    }

    // Known cards first: the place of a hidden one says nothing.
    void addHand(int seat, const std::string &zone)
    {
        const Hand &hand = playerOf(m_state, seat).hand;
        int x = 0;
        std::size_t hidden = 0;
        for (const CopyIndex copy : hand) {
            if (seat != m_seat && !isOpen(m_state, copy)) {
                ++hidden;
                continue;
            }
            Piece &piece = addCard(copy, zone, x++);
            if (seat == m_seat && m_state.phase != Phase::Drawn)
                piece.moves = movesWithCard(m_rules.copies[copy].card);
        }
        addBacks(zone, hidden, "card", x);
    }

    void addSeat(int seat)
    {
        const std::string n = "." + std::to_string(seat);
        const Player &player = playerOf(m_state, seat);
        addZone("hand" + n, Zone::Form::Fan, seat);
        addHand(seat, "hand" + n);
        addArea(seat, "area" + n);
        addZone("landscapes" + n, Zone::Form::Row, seat);
        for (std::size_t i = 0; i < player.tiles.size(); ++i)
            addTile(seat, player.tiles[i], "landscapes" + n, static_cast<int>(i));
        addZone("objectives" + n, Zone::Form::Row, seat);
        int x = 0;
        for (std::uint32_t left = player.objectives; left; left &= left - 1)
            addObjective(std::countr_zero(left), "objectives" + n, x++);
        addCounter("acorns" + n, "acorns", seat, player.acorns);
        if (has(m_state, Module::GoldenLeaves))
            addCounter("golden" + n, "golden", seat, player.golden);
    }

    void addArea(int seat, const std::string &zone)
    {
        addZone(zone, Zone::Form::Row, seat);
        const Player &player = playerOf(m_state, seat);
        const bool sizes = m_rules.parameters.pileSizesShown || m_state.phase == Phase::Over;
        for (std::size_t i = 0; i < player.piles.size(); ++i) {
            const Pile &pile = player.piles[i];
            Piece &piece = addCard(pile.top, zone, static_cast<int>(i));
            if (sizes)
                piece.badge = std::to_string(pile.size);
            if (seat == m_state.seat)
                piece.moves = movesWhere([&](Verb verb, const Move &move) {
                    const bool onto = verb == Verb::Play && move.c == 0
                                      && m_rules.cards[static_cast<std::size_t>(move.b)].leaf == pile.leaf;
                    return onto || (verb == Verb::Tuck && move.c == pile.leaf)
                           || (verb == Verb::Order && move.b == pile.leaf);
                });
        }
        if (seat != m_seat)
            return;
        addSpot("spot/left", zone, -1, 0, movesBeside(Side::Left));
        addSpot("spot/right", zone, static_cast<int>(player.piles.size()), 0, movesBeside(Side::Right));
    }
    MoveIndices movesBeside(Side side) const
    {
        return movesWhere([&](Verb verb, const Move &move) {
            const bool first = active(m_state).piles.empty() && move.c == 0 && side == Side::Left;
            return (verb == Verb::Play || verb == Verb::Place) && (move.c == static_cast<int>(side) || first);
        });
    }

    void addTile(int seat, const OwnTile &tile, const std::string &zone, int x)
    {
        const int landscape = m_rules.tiles[tile.tile].landscape;
        Piece &piece = addPiece("landscapes/" + tileName(m_rules, tile.tile), "landscape",
                                "landscapes/" + m_rules.landscapeOf(tile.tile).id, zone, x, 0);
        piece.badge = tile.acorn && tile.golden ? "acorn golden" : tile.acorn ? "acorn" : tile.golden ? "golden" : "";
        piece.moves = movesWhere([&](Verb verb, const Move &move) { // of two equal tiles one may be spent
            const bool spent = move.c ? tile.golden : tile.acorn;
            return verb == Verb::Use && move.b == landscape && move.d == seat && !spent;
        });
    }

    void addModules()
    {
        if (has(m_state, Module::Squirrel)) {
            const bool owned = m_state.squirrel != nobody;
            const std::string zone = owned ? zoneOf("squirrel", m_state.squirrel) : "squirrel";
            addZone(zone, Zone::Form::Row, m_state.squirrel);
            addPiece("squirrel", "squirrel", "", zone);
        }
        if (has(m_state, Module::GoldenLeaves))
            addCounter("golden", "golden", nobody, m_state.goldenSupply);
        if (has(m_state, Module::AncientGarden))
            addGarden();
        if (!m_state.drawn.empty()) {
            const bool seen = m_state.phase == Phase::Place || m_state.seat == m_seat;
            addZone("drawn", Zone::Form::Row, m_state.seat);
            if (!seen)
                addBacks("drawn", m_state.drawn.size(), "card");
            else
                for (std::size_t i = 0; i < m_state.drawn.size(); ++i)
                    addCard(m_state.drawn[i], "drawn", static_cast<int>(i)).moves =
                        m_state.phase == Phase::Place ? movesOf(Verb::Place)
                                                      : movesWithCard(m_rules.copies[m_state.drawn[i]].card);
        }
        addButton("done", Verb::Done);
        addButton("end", Verb::End);
        addButton("pass", Verb::Pass);
    }

    void addGarden()
    {
        addZone("garden", Zone::Form::Row);
        for (std::size_t i = 0; i < m_state.garden.cards.size(); ++i) {
            const int card = m_rules.copies[m_state.garden.cards[i]].card;
            addCard(m_state.garden.cards[i], "garden", static_cast<int>(i)).moves =
                movesWhere([&](Verb verb, const Move &move) { return verb == Verb::Exchange && move.c == card; });
        }
        addZone("path", Zone::Form::Track, nobody, static_cast<int>(m_rules.parameters.gardenPath.size()));
        const int next = nextPathSpace(m_state);
        for (std::size_t i = 0; i < m_state.garden.path.size(); ++i)
            if (m_state.garden.path[i]) {
                Piece &token = addPiece("path/" + std::to_string(i + 1), "token", "", "path", static_cast<int>(i), 0);
                token.faceUp = false;
                if (static_cast<int>(i) == next)
                    token.moves = movesOf(Verb::Garden);
            }
        for (int seat = 0; seat < m_state.seats; ++seat)
            addPiece("animal/" + std::to_string(seat), "animal", "", "path", playerOf(m_state, seat).path - 1, seat + 1)
                .seat = static_cast<Seat>(seat);
        addZone("trees", Zone::Form::Row);
        int place = 0;
        for (std::size_t i = 0; i < m_rules.tokens.size(); ++i)
            if (const Token &token = m_rules.tokens[i]; token.spaces > 0)
                addPiece("trees/" + token.id, "tree", "garden/" + token.id, "trees", place++, 0).badge =
                    std::to_string(m_state.garden.trees[i]) + "/" + std::to_string(token.spaces);
    }

    void addDraft()
    {
        if (m_state.phase != Phase::Draft)
            return;
        addZone("draft", Zone::Form::Row);
        for (std::size_t i = 0; i < m_state.tilesShown.size(); ++i) {
            const TileIndex tile = m_state.tilesShown[i];
            addPiece("landscapes/" + tileName(m_rules, tile), "landscape", "landscapes/" + m_rules.landscapeOf(tile).id,
                     "draft", static_cast<int>(i), 0)
                .moves = movesWhere([&](Verb verb, const Move &move) {
                return verb == Verb::Draft && move.b == m_rules.tiles[tile].landscape;
            });
        }
        addZone("draft_deck", Zone::Form::Pile);
        addBacks("draft_deck", m_state.tileDeck.size(), "landscape");
    }

    // How many cards the step under way still wants discarded.
    int cardsAsked() const
    {
        const auto hand = static_cast<int>(active(m_state).hand.size());
        if (m_state.phase == Phase::HandLimit)
            return hand - m_rules.parameters.handLimit;
        if (m_state.phase == Phase::PlayDiscard)
            return std::min(m_rules.parameters.soloPlayDiscards - m_state.turn.count, hand);
        const Effect *effect = m_state.phase == Phase::Drawn ? effectUnderWay(m_rules, m_state) : nullptr;
        return effect ? effect->discard - m_state.turn.count : 0;
    }

    void addPrompt()
    {
        constexpr std::array keys{"prompt.draft", "prompt.turn",     "prompt.trade",        "prompt.columns",
                                  "prompt.tops",  "prompt.drawn",    "prompt.play",         "prompt.objective",
                                  "prompt.order", "prompt.take",     "prompt.discard",      "prompt.tuck",
                                  "prompt.place", "prompt.exchange", "prompt.play_discard", "prompt.hand_limit",
                                  "prompt.over"};
        static_assert(keys.size() == static_cast<std::size_t>(Phase::Over) + 1);
        const bool after = m_state.phase == Phase::Turn && m_state.turn.main;
        prompt(after ? "prompt.after" : keys[static_cast<std::size_t>(m_state.phase)], m_state.seat);
        sayTruth("objective", can(Verb::Objective));
        sayTruth("swap", can(Verb::Swap));
        sayTruth("trade", can(Verb::Trade));
        sayTruth("use", can(Verb::Use));
        sayTruth("garden", can(Verb::Garden));
        sayTruth("done", can(Verb::Done));
        sayTruth("solo", modeOf(m_rules, m_state).solo);
        sayNumber("limit", m_rules.parameters.handLimit);
        sayNumber("cards", cardsAsked());
        const auto letter = [&](Verb verb, const char *written) { return std::string(can(verb) ? written : ""); };
        say("main", letter(Verb::Collect, "c") + letter(Verb::Play, "p") + letter(Verb::Objective, "o"));
        sayTruth("options", can(Verb::Trade, Verb::Use, Verb::Garden));
    }
};

} // namespace

Scene sceneFor(const Rules &rules, const State &state, Seat seat)
{
    return Staging(rules, state, seat).scene();
}

} // namespace engawa::momiji
