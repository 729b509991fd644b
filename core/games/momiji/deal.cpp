#include "core/game/setup_deal.h"
#include "core/games/momiji/play.h"
#include "core/games/momiji/shuffle.h"

namespace engawa::momiji {

namespace {

std::uint64_t placeOfCopy(const Rules &rules, std::uint64_t seed, Stream stream, CopyIndex copy)
{
    return placeOf(seed, stream, rules.cardOf(copy).idHash, rules.copies[copy].number);
}

// Deals a new match, in the order of the rulebook.
class Dealing
{
public:
    Dealing(const Rules &rules, State &state, const Setup &setup, EventList *events)
        : m_rules(rules), m_state(state), m_setup(setup), m_log(events, nobody)
    {
    }

    void deal(std::uint64_t seed)
    {
        m_state.seed = seed;
        m_state.mode = modeNumber(m_rules.modes, m_setup);
        m_state.seats = static_cast<std::uint8_t>(m_setup.players);
        for (const auto &[id, module] : {std::pair{"squirrel", Module::Squirrel},
                                         {"golden_leaves", Module::GoldenLeaves},
                                         {"ancient_garden", Module::AncientGarden}})
            if (std::ranges::contains(m_setup.modules, id))
                m_state.modules |= static_cast<std::uint8_t>(module);
        const auto scenario = std::ranges::find(m_rules.scenarios, m_setup.scenario, &Scenario::id);
        if (modeOf(m_rules, m_state).solo && scenario != m_rules.scenarios.end())
            m_state.scenario = static_cast<std::uint8_t>(scenario - m_rules.scenarios.begin() + 1);
        chooseStarter();
        chooseLeaves();
        gatherDeck();
        if (has(m_state, Module::AncientGarden))
            dealGarden();
        dealCards();
        dealObjectives();
        dealAcorns(m_rules, m_state, m_log);
        dealLandscapes();
        if (has(m_state, Module::GoldenLeaves))
            m_state.goldenSupply = static_cast<std::uint8_t>(m_rules.parameters.goldenSupply);
    }

private:
    const Mode &mode() const { return modeOf(m_rules, m_state); }
    const Scenario *scenario() const { return scenarioOf(m_rules, m_state); }

    void chooseStarter()
    {
        if (mode().solo) {
            if (scenario())
                m_log(EventKind::Scenario, Rule::SoloSetup, m_state.scenario - 1);
            return;
        }
        m_state.starter = starterOf(m_setup, m_state.seats, m_state.seed, static_cast<std::uint64_t>(Stream::Starter));
        m_state.seat = m_state.starter;
        m_log.by(m_state.seat)(EventKind::Starter, Rule::SetupStarter);
    }

    void chooseLeaves()
    {
        Row<std::uint8_t, maxLeaves> leaves;
        for (std::size_t i = 0; i < m_rules.leaves.size(); ++i)
            if (!m_rules.leaves[i].retired)
                leaves.push(static_cast<std::uint8_t>(i));
        if (scenario()) {
            m_state.leaves = scenario()->leaves;
            return;
        }
        sortByPlace(leaves, [&](std::uint8_t leaf) {
            return placeOf(m_state.seed, Stream::Leaves, m_rules.leaves[leaf].idHash, 0);
        });
        const auto wanted = static_cast<std::size_t>(m_rules.parameters.leafTypes[m_state.seats]);
        for (std::size_t i = 0; i < leaves.size(); ++i)
            if (i < wanted)
                m_state.leaves |= bitOf(leaves[i]);
            else
                m_log(EventKind::LeafOut, Rule::SetupLeaves, leaves[i]);
        m_log(EventKind::LeavesIn, Rule::SetupLeaves, std::popcount(m_state.leaves));
    }

    void gatherDeck()
    {
        for (std::size_t i = 0; i < m_rules.copies.size(); ++i) {
            const Card &card = m_rules.cards[m_rules.copies[i].card];
            if (!card.retired && (m_state.leaves >> card.leaf & 1))
                m_state.deck.push(static_cast<CopyIndex>(i));
        }
        sortDeck(m_rules, m_state);
    }

    // The garden's cards are drawn in an order of their own, so that the deck is as well shuffled without them.
    void dealGarden()
    {
        Row<CopyIndex, maxCopies> candidates;
        for (const CopyIndex copy : m_state.deck)
            if (m_rules.cardOf(copy).value <= m_rules.parameters.gardenStartMax)
                candidates.push(copy);
        sortByPlace(candidates,
                    [&](CopyIndex copy) { return placeOfCopy(m_rules, m_state.seed, Stream::Garden, copy); });
        for (int i = 0; i < m_rules.parameters.gardenAreas && !candidates.empty(); ++i) {
            const CopyIndex copy = candidates.pop();
            m_state.garden.cards.push(copy);
            m_state.deck.erase(static_cast<std::size_t>(std::ranges::find(m_state.deck, copy) - m_state.deck.begin()));
            m_log.revealed(EventKind::GardenCard, Rule::GardenSetup, m_rules.copies[copy].card);
        }
        for (int i = 0; i < m_rules.parameters.gardenBoxCards && !m_state.deck.empty(); ++i)
            m_state.box.push(m_state.deck.pop());
        sortRow(m_state.box);
        m_log(EventKind::Boxed, Rule::GardenBox, static_cast<int>(m_state.box.size()));
        layPath();
    }

    void layPath()
    {
        struct Piece
        {
            std::uint8_t kind, number;
            auto operator<=>(const Piece &) const = default;
        };
        Row<Piece, maxTokens * maxPath> tokens;
        for (std::size_t kind = 0; kind < m_rules.tokens.size(); ++kind)
            for (int i = 0; i < m_rules.tokens[kind].count; ++i)
                tokens.push({static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(i)});
        sortByPlace(tokens, [&](Piece piece) {
            return placeOf(m_state.seed, Stream::Path, m_rules.tokens[piece.kind].idHash, piece.number);
        });
        const std::size_t spaces = m_rules.parameters.gardenPath.size();
        const std::size_t out = m_state.seats == 2 ? static_cast<std::size_t>(m_rules.parameters.gardenRemoved2) : 0;
        while (!tokens.empty() && (m_state.garden.removed.size() < out || tokens.size() > spaces))
            m_state.garden.removed.push(tokens.pop().kind);
        for (std::size_t i = 0; i < tokens.size(); ++i)
            m_state.garden.path[spaces - tokens.size() + i] = static_cast<std::uint8_t>(tokens[i].kind + 1);
        m_log(EventKind::Path, Rule::GardenSetup, static_cast<int>(tokens.size()));
    }

    void dealCards()
    {
        const int cards = scenario() ? scenario()->hand : m_rules.parameters.handStart;
        for (int seat = 0; seat < m_state.seats; ++seat)
            for (int i = 0; i < cards && !m_state.deck.empty(); ++i)
                addToHand(m_state, seat, m_state.deck.pop(), false);
        m_log(EventKind::Dealt, mode().solo ? Rule::SoloSetup : Rule::SetupHand, cards,
              static_cast<int>(m_state.deck.size()));
        reveal(m_rules, m_state, m_rules.parameters.displayStart, Rule::SetupDisplay, m_log);
    }

    void dealObjectives()
    {
        if (scenario()) {
            m_state.available = scenario()->tokens;
            return;
        }
        Row<std::uint8_t, maxObjectives> objectives;
        for (std::size_t i = 0; i < m_rules.objectives.size(); ++i) {
            const Objective &objective = m_rules.objectives[i];
            if (objective.retired)
                continue;
            if (leavesInPlay(m_rules, m_state.leaves, objective))
                objectives.push(static_cast<std::uint8_t>(i));
            else
                m_log(EventKind::TokenOut, Rule::SetupLeafTokens, static_cast<int>(i));
        }
        sortByPlace(objectives, [&](std::uint8_t objective) {
            return placeOf(m_state.seed, Stream::Objectives, m_rules.objectives[objective].idHash, 0);
        });
        for (int i = 0; i < m_state.seats + m_rules.parameters.objectivesExtra && !objectives.empty(); ++i) {
            const int objective = objectives.pop();
            m_state.available |= 1u << objective;
            m_log.revealed(EventKind::Objective, Rule::SetupObjectives, objective);
        }
        m_state.toriis = static_cast<std::uint8_t>(dealtToriis(m_rules, m_state));
        m_log(EventKind::Toriis, Rule::SetupToriis, m_state.toriis);
    }

    void dealLandscapes()
    {
        if (mode().landscapes == LandscapeDeal::Draft && m_rules.parameters.landscapesEach > 0) {
            for (std::size_t i = 0; i < m_rules.tiles.size(); ++i) {
                const Landscape &landscape = m_rules.landscapes[m_rules.tiles[i].landscape];
                if (!landscape.retired && m_rules.tiles[i].number < landscape.draft)
                    m_state.tileDeck.push(static_cast<TileIndex>(i));
            }
            sortTileDeck(m_rules, m_state);
            m_state.phase = Phase::Draft;
            for (int i = 0; i < m_rules.parameters.draftShown && !m_state.tileDeck.empty(); ++i)
                show();
            return;
        }
        const auto &series = scenario() ? scenario()->landscapes : mode().series;
        std::array<std::uint8_t, maxTiles> given{}; // by place in the match
        for (int seat = 0; seat < m_state.seats; ++seat)
            for (const std::uint16_t landscape : series) {
                const int before = given[m_rules.landscapes[landscape].place]++;
                const auto tile = static_cast<TileIndex>(m_rules.firstTile[landscape] + before);
                playerOf(m_state, seat).tiles.push({tile, false, false, false});
                m_log.by(seat)(EventKind::Landscape, mode().solo ? Rule::SoloSetup : Rule::SetupLandscapes, landscape);
            }
    }

    void show()
    {
        const TileIndex tile = m_state.tileDeck.pop();
        m_state.tilesShown.push(tile);
        m_log.revealed(EventKind::TileShown, Rule::DraftShown, m_rules.tiles[tile].landscape);
    }

    const Rules &m_rules;
    State &m_state;
    const Setup &m_setup;
    Log m_log;
};

} // namespace

void dealAcorns(const Rules &rules, State &state, const Log &log)
{
    const bool solo = modeOf(rules, state).solo;
    for (int seat = 0; seat < state.seats; ++seat) {
        const int acorns = solo                    ? rules.parameters.soloAcorns
                           : seat == state.starter ? rules.parameters.acornsFirst
                                                   : rules.parameters.acornsOthers;
        playerOf(state, seat).acorns = static_cast<std::int16_t>(acorns);
        log.by(seat)(EventKind::Acorns, solo ? Rule::SoloSetup : Rule::SetupAcorns, acorns);
    }
}

void sortDeck(const Rules &rules, State &state)
{
    sortByPlace(state.deck, [&](CopyIndex copy) { return placeOfCopy(rules, state.seed, Stream::Deck, copy); });
}

void sortTileDeck(const Rules &rules, State &state)
{
    sortByPlace(state.tileDeck, [&](TileIndex tile) {
        return placeOf(state.seed, Stream::Landscapes, rules.landscapeOf(tile).idHash, rules.tiles[tile].number);
    });
}

void insertAtPlace(const Rules &rules, State &state, CopyIndex copy)
{
    const auto place = [&](CopyIndex each) { return placeOfCopy(rules, state.seed, Stream::Deck, each); };
    insertByPlace(state.deck, copy, place);
}

void dealInto(const Rules &rules, State &state, const Setup &setup, std::uint64_t seed, EventList *events)
{
    Dealing(rules, state, setup, events).deal(seed);
}

void pickTile(const Rules &rules, State &state, int landscape, EventList *events)
{
    const Log log(events, state.seat);
    for (std::size_t i = 0; i < state.tilesShown.size(); ++i) {
        const TileIndex tile = state.tilesShown[i];
        if (rules.tiles[tile].landscape != landscape)
            continue;
        active(state).tiles.push({tile, false, false, false});
        state.tilesShown.erase(i);
        break;
    }
    log(EventKind::Drafted, Rule::DraftPick, landscape);
    if (!state.tileDeck.empty()) {
        state.tilesShown.push(state.tileDeck.pop());
        log.by(nobody).revealed(EventKind::TileShown, Rule::DraftShown, rules.tiles[state.tilesShown.back()].landscape);
    }
    state.seat = static_cast<std::int8_t>(state.seat + 1 == state.seats ? 0 : state.seat + 1);
    const bool over = static_cast<int>(active(state).tiles.size()) >= rules.parameters.landscapesEach;
    if (!over && !state.tilesShown.empty())
        return;
    for (const TileIndex tile : state.tilesShown)
        state.tileDeck.push(tile);
    state.tilesShown.clear();
    sortRow(state.tileDeck); // the rest goes to the box
    state.seat = state.starter;
    state.phase = Phase::Turn;
}

} // namespace engawa::momiji
