#include "core/games/momiji/position_read.h"
#include "core/games/momiji/shuffle.h"

#include <algorithm>

#include "core/games/momiji/position_words.h"

namespace engawa::momiji {

namespace {

// Reads a position onto a freshly dealt state: what the file names goes where it says, everything else is dealt in the
// order of the seed.
class Reading
{
public:
    Reading(const Rules &rules, State &state, const Json &position, const Setup &setup, Problems &problems)
        : m_rules(rules), m_state(state), m_setup(setup), m_reader(position, "", problems), m_problems(problems),
          m_pieces(rules, problems)
    {
    }

    bool read()
    {
        const std::uint64_t dealtSeed = m_state.seed;
        readStarter();
        readSeats();
        readGarden();
        const bool columns = readColumns();
        readTurn();
        if (const Json *discard = m_reader.array("discard"))
            m_pieces.cards(*discard, m_state.discard, "/discard");
        else
            m_state.discard.clear();
        if (const Json *box = m_reader.array("box")) {
            m_pieces.cards(*box, m_state.box, "/box");
            m_boxGiven = true;
        }
        const Json *deck = m_reader.array("deck");
        if (deck) {
            m_pieces.cards(*deck, m_state.deck, "/deck");
            std::reverse(m_state.deck.begin(), m_state.deck.end()); // written in the order of drawing
        }
        readLeaves();
        readObjectives();
        readDraft();
        fill(dealtSeed, columns, deck != nullptr);
        readNumbers();
        m_state.seed = m_reader.number64("seed").value_or(m_state.seed);
        m_reader.refuseOthers();
        if (!m_reader.ok() || !m_pieces.ok())
            return false;
        if (!consistent())
            return false;
        sayUnusual();
        return true;
    }

private:
    bool has(Module module) const { return momiji::has(m_state, module); }

    // Whoever begins has the acorns of the first player.
    void readStarter()
    {
        const auto starter = m_reader.integer("starter", 0, m_state.seats - 1);
        if (!starter)
            return;
        if (m_setup.starter != nobody && *starter != m_setup.starter)
            m_pieces.warn("position-starter", "/starter", {{"value", *starter}, {"expected", m_setup.starter}});
        m_state.starter = m_state.seat = static_cast<std::int8_t>(*starter);
        dealAcorns(m_rules, m_state, {nullptr, nobody});
    }

    void readSeats()
    {
        const Json *seats = m_reader.array("seats");
        if (!seats)
            return;
        if (seats->size() != m_state.seats) {
            m_pieces.unexpected("/seats", inWords("found.seats", {{"count", seats->size()}}), m_state.seats);
            return;
        }
        for (std::size_t i = 0; i < seats->size(); ++i)
            readSeat(m_rules, m_state, static_cast<int>(i), (*seats)[i], "/seats/" + std::to_string(i), m_pieces);
        freeTiles(m_rules, m_state, m_pieces);
    }

    void readGarden()
    {
        const Json *json = has(Module::AncientGarden) ? m_reader.object("garden") : nullptr;
        if (!json)
            return;
        PositionReader reader(*json, "/garden", m_problems);
        Garden &garden = m_state.garden;
        if (const Json *cards = reader.array("cards")) {
            m_pieces.cards(*cards, garden.cards, "/garden/cards");
            m_gardenGiven = true;
        }
        if (const Json *path = reader.array("path")) {
            garden.path.fill(0);
            if (m_pieces.isList(*path, "/garden/path", m_rules.parameters.gardenPath.size()))
                for (std::size_t i = 0; i < path->size(); ++i)
                    if (!(*path)[i].is_null())
                        if (const auto token = m_pieces.token((*path)[i], "/garden/path/" + std::to_string(i)))
                            garden.path[i] = static_cast<std::uint8_t>(*token + 1);
        }
        if (const Json *removed = reader.array("removed")) {
            garden.removed.clear();
            if (m_pieces.isList(*removed, "/garden/removed", maxPath))
                m_pieces.each(*removed, "/garden/removed", [&](const Json &name, const std::string &at) {
                    if (const auto token = m_pieces.token(name, at))
                        garden.removed.push(static_cast<std::uint8_t>(*token));
                });
        }
        if (const Json *trees = reader.object("trees")) {
            PositionReader tree(*trees, "/garden/trees", m_problems);
            for (std::size_t i = 0; i < m_rules.tokens.size(); ++i)
                if (const auto count = tree.integer(m_rules.tokens[i].id.c_str(), 0, maxPath))
                    garden.trees[i] = static_cast<std::uint8_t>(*count);
            tree.refuseOthers();
            m_pieces.take(tree);
        }
        reader.refuseOthers();
        m_pieces.take(reader);
    }

    bool readColumns()
    {
        const Json *columns = m_reader.object("columns");
        if (!columns)
            return false;
        for (Column &column : m_state.columns)
            column.clear();
        for (const auto &member : columns->items()) {
            const std::string pointer = "/columns/" + member.key;
            const auto leaf = m_pieces.leaf(member.key, pointer);
            if (!leaf)
                continue;
            Column &column = m_state.columns[static_cast<std::size_t>(*leaf)];
            m_pieces.cards(member.value, column, pointer);
            for (std::size_t i = 0; i < column.size(); ++i)
                if (m_rules.faceOf(column[i]).leaf != *leaf)
                    m_pieces.unexpected(pointer + "/" + std::to_string(i), copyName(m_rules, column[i]),
                                        inWords("expected.card_of_leaf"));
            if (static_cast<int>(column.size()) > m_rules.parameters.columnCap)
                m_pieces.unusual(pointer, inWords("found.cards", {{"count", column.size()}}),
                                 ruleIds[static_cast<std::size_t>(Rule::CollectColumnCap)]);
        }
        return true;
    }

    void readLeaves()
    {
        if (const Json *leaves = m_reader.array("leaves")) {
            m_state.leaves = 0;
            m_pieces.each(*leaves, "/leaves", [&](const Json &name, const std::string &at) {
                if (const auto leaf = m_pieces.leaf(name, at))
                    m_state.leaves |= bitOf(*leaf);
            });
            return;
        }
        // Types that the position names are in play; as many of the dealt ones make room.
        const std::uint8_t namedLeaves = m_pieces.leavesNamed();
        const int wanted = std::popcount(m_state.leaves);
        m_state.leaves |= namedLeaves;
        for (int leaf = maxLeaves - 1; leaf >= 0 && std::popcount(m_state.leaves) > wanted; --leaf)
            if (!(namedLeaves >> leaf & 1))
                m_state.leaves &= static_cast<std::uint8_t>(~bitOf(leaf));
    }

    void readObjectives()
    {
        if (const Json *objectives = m_reader.array("objectives")) {
            m_state.available = 0;
            m_pieces.each(*objectives, "/objectives", [&](const Json &name, const std::string &at) {
                m_state.available |= m_pieces.objective(name, at);
            });
            return;
        }
        m_state.available &= ~m_pieces.objectives();
        for (std::size_t i = 0; i < m_rules.objectives.size(); ++i)
            if (!leavesInPlay(m_rules, m_state.leaves, m_rules.objectives[i]))
                m_state.available &= ~(1u << i);
    }

    void readDraft()
    {
        const auto tiles = [&](const Json *names, auto &list, const std::string &pointer) {
            list.clear();
            if (names && m_pieces.isList(*names, pointer, list.capacity()))
                m_pieces.each(*names, pointer, [&](const Json &name, const std::string &at) {
                    if (const auto tile = m_pieces.tile(name, at))
                        list.push(*tile);
                });
        };
        if (const Json *draft = m_reader.object("draft")) {
            PositionReader reader(*draft, "/draft", m_problems);
            tiles(reader.array("shown"), m_state.tilesShown, "/draft/shown");
            tiles(reader.array("deck"), m_state.tileDeck, "/draft/deck");
            std::reverse(m_state.tileDeck.begin(), m_state.tileDeck.end());
            reader.refuseOthers();
            m_pieces.take(reader);
            return;
        }
        const auto dropUsed = [&](auto &list) {
            for (std::size_t i = list.size(); i-- > 0;)
                if (m_pieces.hasTile(list[i]))
                    list.erase(i);
        };
        dropUsed(m_state.tileDeck);
        dropUsed(m_state.tilesShown);
        if (m_state.phase == Phase::Draft)
            return;
        for (const TileIndex tile : m_state.tilesShown)
            m_state.tileDeck.push(tile);
        m_state.tilesShown.clear();
        sortRow(m_state.tileDeck);
    }

    // Deals what the position leaves out.
    void fill(std::uint64_t dealtSeed, bool columns, bool deck)
    {
        State rest;
        rest.seed = dealtSeed;
        for (std::size_t i = 0; i < m_rules.copies.size(); ++i) {
            const Card &card = m_rules.cards[m_rules.copies[i].card];
            const auto copy = static_cast<CopyIndex>(i);
            if (!card.retired && (m_state.leaves >> card.leaf & 1) && !m_pieces.has(copy))
                rest.deck.push(copy);
        }
        sortDeck(m_rules, rest);
        const Scenario *scenario = scenarioOf(m_rules, m_state);
        if (has(Module::AncientGarden) && !m_gardenGiven)
            fillGarden(rest.deck);
        if (has(Module::AncientGarden) && !m_boxGiven) {
            m_state.box.clear();
            for (int i = 0; i < m_rules.parameters.gardenBoxCards && !rest.deck.empty(); ++i)
                m_state.box.push(rest.deck.pop());
        }
        sortRow(m_state.box);
        for (int seat = 0; seat < m_state.seats; ++seat) {
            if (m_pieces.handsGiven >> seat & 1)
                continue;
            playerOf(m_state, seat).hand.clear();
            const int cards = scenario ? scenario->hand : m_rules.parameters.handStart;
            for (int i = 0; i < cards && !rest.deck.empty(); ++i)
                addToHand(m_state, seat, rest.deck.pop(), false);
        }
        if (!columns) {
            for (Column &column : m_state.columns)
                column.clear();
            for (int i = 0; i < m_rules.parameters.displayStart && !rest.deck.empty(); ++i) {
                const CopyIndex copy = rest.deck.pop();
                Column &column = m_state.columns[m_rules.cardOf(copy).leaf];
                if (static_cast<int>(column.size()) < m_rules.parameters.columnCap)
                    column.push(copy);
                else
                    m_state.discard.push(copy);
            }
        }
        if (!deck)
            m_state.deck = rest.deck;
    }

    void fillGarden(Row<CopyIndex, maxCopies> &rest)
    {
        m_state.garden.cards.clear();
        for (std::size_t i = rest.size(); i-- > 0;)
            if (static_cast<int>(m_state.garden.cards.size()) < m_rules.parameters.gardenAreas
                && m_rules.cardOf(rest[i]).value <= m_rules.parameters.gardenStartMax) {
                m_state.garden.cards.push(rest[i]);
                rest.erase(i);
            }
    }

    void readNumbers()
    {
        if (const auto toriis = modeOf(m_rules, m_state).solo ? std::nullopt : m_reader.integer("toriis", 0, 99))
            m_state.toriis = static_cast<std::uint8_t>(*toriis);
        m_reader.set(m_state.turns, "turns", 0, 9999);
        m_reader.set(m_state.turnsLeft, "turns_left", 0, 9);
        m_state.defeated = m_reader.truth("defeated").value_or(false);
        if (has(Module::Squirrel)) {
            m_state.squirrel = nobody;
            m_reader.set(m_state.squirrel, "squirrel", 0, m_state.seats - 1);
        }
        if (has(Module::GoldenLeaves))
            m_reader.set(m_state.goldenSupply, "golden_supply", 0, 99);
    }

    void readTurn()
    {
        const int last = m_state.seats - 1;
        m_reader.set(m_state.seat, "seat", 0, last);
        if (m_pieces.tilesGiven)
            m_state.phase = Phase::Turn;
        if (const auto phase = m_reader.oneOf("phase", phaseWords))
            m_state.phase = static_cast<Phase>(*phase);
        const Json *json = m_reader.object("turn");
        if (!json)
            return;
        PositionReader reader(*json, "/turn", m_problems);
        Turn &turn = m_state.turn;
        const auto flag = [&](const char *word) { return reader.truth(word).value_or(false); };
        const auto number = [&](const char *word) {
            return static_cast<std::uint8_t>(reader.integer(word, 0, 255).value_or(0));
        };
        turn.main = flag("main");
        turn.refilled = flag("refilled");
        turn.traded = flag("traded");
        turn.gardened = flag("gardened");
        turn.landscape = flag("landscape");
        turn.bonus = flag("bonus");
        turn.stacked = flag("stacked");
        turn.single = flag("single");
        turn.action = static_cast<Action>(reader.oneOf("action", actionWords).value_or(0));
        turn.declared = flag("declared");
        if (const auto word = reader.text("active")) {
            const auto tile = tileNamed(m_rules, *word);
            if (tile)
                turn.active = static_cast<std::uint8_t>(m_rules.landscapeOf(*tile).place + 1);
            else
                m_pieces.unexpected("/turn/active", *word, inWords("expected.landscape"));
        }
        turn.effect = number("effect");
        turn.count = number("count");
        turn.total = number("total");
        turn.skips = number("skips");
        if (const Json *leaves = reader.array("leaves"))
            m_pieces.each(*leaves, "/turn/leaves", [&](const Json &name, const std::string &at) {
                if (const auto leaf = m_pieces.leaf(name, at))
                    turn.leaves |= bitOf(*leaf);
            });
        if (const Json *drawn = reader.array("drawn")) {
            m_pieces.cards(*drawn, m_state.drawn, "/turn/drawn");
            sortRow(m_state.drawn);
        }
        reader.refuseOthers();
        m_pieces.take(reader);
    }

    // What play can't bring about, but can go on from.
    void sayUnusual()
    {
        for (int seat = 0; seat < m_state.seats; ++seat)
            if (const int pile = impossiblePile(m_rules, m_state, seat); pile >= 0)
                m_pieces.unusual("/seats/" + std::to_string(seat) + "/piles/" + std::to_string(pile),
                                 copyName(m_rules, playerOf(m_state, seat).piles[static_cast<std::size_t>(pile)].top),
                                 ruleIds[static_cast<std::size_t>(Rule::PlayNoGap)]);
    }

    bool consistent()
    {
        const auto word = std::string(phaseWords[static_cast<std::size_t>(m_state.phase)]);
        MoveList moves;
        const bool fits = phaseFits(m_rules, m_state);
        if (fits)
            listLegal(m_rules, m_state, moves);
        if (!fits || (m_state.phase != Phase::Over && moves.empty())) {
            m_pieces.unexpected("/phase", word, inWords("expected.fitting_phase"));
            return false;
        }
        return true;
    }

    const Rules &m_rules;
    State &m_state;
    const Setup &m_setup;
    PositionReader m_reader;
    Problems &m_problems;
    Pieces m_pieces;
    bool m_boxGiven = false;
    bool m_gardenGiven = false;
};

} // namespace

bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    dealInto(rules, state, setup, seed, nullptr);
    return Reading(rules, state, position, setup, problems).read();
}

} // namespace engawa::momiji
