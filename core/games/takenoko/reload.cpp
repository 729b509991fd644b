#include <algorithm>

#include "core/game/migration_frame.h"
#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/shuffle.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

namespace {

PlacedCopy plotOf(const Rules &rules, PlotIndex plot)
{
    return {"plots", rules.kindOf(plot).id, rules.plots[plot].kind, rules.plots[plot].number, {}};
}

PlacedCopy cardOf(const Rules &rules, CardIndex card)
{
    const Objective &objective = rules.objectiveOf(card);
    return {objectiveTables[static_cast<std::size_t>(objective.category)],
            objective.id,
            rules.cards[card].objective,
            rules.cards[card].number,
            {}};
}

class Migration : MigrationFrame<Rules>
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : MigrationFrame(rules, oldRules, receipt), m_plots(oldRules, rules, &Rules::plots, plotOf),
          m_cards(oldRules, rules, &Rules::cards, cardOf)
    {
    }

    void run(State &state, const State &old)
    {
        state.seed = old.seed;
        state.mode = carriedMode(m_rules, m_old, old);
        state.seats = old.seats;
        state.seat = old.seat;
        state.starter = old.starter;
        state.turns = old.turns;
        state.emperor = old.emperor;
        state.phase = old.phase;
        state.stalled = old.stalled;
        carryGarden(state, old);
        carryStack(state, old);
        for (int seat = 0; seat < old.seats; ++seat)
            carryPlayer(playerOf(state, seat), playerOf(old, seat));
        for (std::size_t i = 0; i < categoryCount; ++i)
            carryDeck(state, old, i);
        carryStocks(state, old);
        carryTurn(state, old);
        sayRetired(state, [&](const PlacedCopy &piece) { return piece.held && isRetired(piece); });
        sayLater(m_rules.parameters.dealtEach != m_old.parameters.dealtEach, "dealt_each");
    }

private:
    int carriedImprovement(int number) const // both counted from 1; 0: gone
    {
        return number ? indexById(m_rules.improvements, m_old.improvementAt(number)->id) + 1 : 0;
    }

    void carryGarden(State &state, const State &old)
    {
        std::array<Place, maxPlots + 1> placeNow{};
        state.garden.push({}); // the pond
        for (std::size_t i = 1; i < old.garden.size(); ++i) {
            const Plot &before = old.garden[i];
            const int plot = m_plots.now(before.plot); // those in the garden stay, as retired if they must
            const Place place = addPlot(m_rules, state, static_cast<PlotIndex>(std::max(plot, 0)), before.q, before.r);
            placeNow[i] = place;
            Plot &now = state.garden[place];
            now.height = before.height;
            now.sprouted = before.sprouted;
            now.channels = before.channels;
            const int token = before.token ? carriedImprovement(before.improvement) : 0;
            if (token && !now.improvement) {
                now.improvement = static_cast<std::uint8_t>(token);
                now.token = true;
            } else if (before.token) {
                say("receipt.token_lost", m_rules.kindOf(now.plot).id);
            }
        }
        for (Plot &plot : state.garden)
            updateWater(m_rules, plot);
        state.garden[pond].wet = noColour;
        findPatterns(m_rules, state);
        state.gardener = placeNow[old.gardener];
        state.panda = placeNow[old.panda];
    }

    void carryStack(State &state, const State &old)
    {
        for (std::size_t i = 0; i < old.drawn.size(); ++i)
            if (const int now = m_plots.now(old.drawn[i]); now >= 0) {
                state.drawn.push(static_cast<PlotIndex>(now));
                state.drawnKnown.push(old.drawnKnown[i]);
            }
        for (std::size_t i = 0; i < old.stack.size(); ++i) {
            const int now = m_plots.now(old.stack[i]);
            if (now < 0 || m_rules.kindOf(static_cast<PlotIndex>(now)).retired) {
                say("receipt.left_deck", m_old.kindOf(old.stack[i]).id);
                continue;
            }
            state.stack.push(static_cast<PlotIndex>(now));
            state.known.push(old.known[i]);
        }
        const auto enters = [&](PlotIndex plot) { return !m_rules.kindOf(plot).retired && m_plots.before(plot) < 0; };
        addNewCopies(m_plots, state.stack, enters, [&](PlotIndex plot) { insertPlot(state, plot); });
    }

    // New copies come into the draw pile at their stable place, above the plots that players put back.
    void insertPlot(State &state, PlotIndex plot)
    {
        std::size_t under = 0;
        while (under < state.stack.size() && state.known[under])
            ++under;
        const auto place = [&](PlotIndex each) { return placeOf(m_rules, state.seed, each); };
        const std::size_t at = indexByPlace(state.stack, plot, place, under);
        state.stack.insert(at, plot);
        state.known.insert(at, 0);
    }

    void carryPlayer(Player &player, const Player &old)
    {
        m_cards.carry(player.hand, old.hand);
        std::ranges::sort(player.hand);
        m_cards.carry(player.completed, old.completed);
        player.channels = old.channels;
        for (std::size_t i = 0; i < m_old.colours.size(); ++i)
            if (const int now = indexById(m_rules.colours, m_old.colours[i].id); now >= 0)
                player.bamboo[static_cast<std::size_t>(now)] = old.bamboo[i];
        for (std::size_t i = 0; i < m_old.improvements.size(); ++i)
            if (const int now = carriedImprovement(static_cast<int>(i) + 1); now > 0)
                player.tokens[static_cast<std::size_t>(now - 1)] = old.tokens[i];
    }

    void carryDeck(State &state, const State &old, std::size_t category)
    {
        auto &deck = state.decks[category];
        carryPile(m_cards, deck, old.decks[category], "receipt.left_deck",
                  [&](CardIndex card) { return !m_rules.objectiveOf(card).retired; });
        const auto enters = [&](CardIndex card) {
            const Objective &objective = m_rules.objectiveOf(card);
            return objective.category == static_cast<Category>(category) && !objective.retired
                   && m_cards.before(card) < 0;
        };
        const auto place = [&](CardIndex each) { return cardPlaceOf(m_rules, state.seed, each); };
        addNewCopies(m_cards, deck, enters, [&](CardIndex card) { insertByPlace(deck, card, place); });
    }

    // Reserves whose size was changed keep what is in play.
    void carryStocks(State &state, const State &old)
    {
        const auto left = [](int before, int change) {
            return static_cast<std::uint8_t>(std::clamp(before + change, 0, 200));
        };
        state.channels = left(old.channels, m_rules.parameters.channels - m_old.parameters.channels);
        for (std::size_t i = 0; i < m_rules.improvements.size(); ++i) {
            const int before = indexById(m_old.improvements, m_rules.improvements[i].id);
            const auto b = static_cast<std::size_t>(std::max(before, 0));
            state.reserve[i] =
                before < 0 ? left(0, m_rules.improvements[i].tokens)
                           : left(old.reserve[b], m_rules.improvements[i].tokens - m_old.improvements[b].tokens);
        }
        for (const Plot &plot : state.garden)
            if (plot.height)
                state.used[plot.colour] = static_cast<std::uint16_t>(state.used[plot.colour] + plot.height);
        for (int seat = 0; seat < state.seats; ++seat)
            for (std::size_t i = 0; i < maxColours; ++i)
                state.used[i] = static_cast<std::uint16_t>(state.used[i] + playerOf(state, seat).bamboo[i]);
    }

    void carryTurn(State &state, const State &old)
    {
        state.turn = old.turn;
        if (const Weather *weather = weatherOf(m_old, old))
            state.turn.weather = static_cast<std::uint8_t>(indexById(m_rules.weather, weather->id) + 1);
        if (m_rules.parameters.fixActions == m_old.parameters.fixActions)
            return;
        state.turn.chosen.fill(0); // what is left of the turn goes by the new rule
        if (state.phase == Phase::Choose || state.phase == Phase::Turn)
            beginActions(m_rules, state);
        if (state.phase == Phase::Choose && actionsLeft(m_rules, state) <= 0)
            state.phase = Phase::Turn;
    }

    bool isRetired(const PlacedCopy &piece) const
    {
        const auto entry = static_cast<std::size_t>(piece.entry);
        return piece.table == "plots"          ? m_rules.plotKinds[entry].retired
               : piece.table == "colours"      ? m_rules.colours[entry].retired
               : piece.table == "improvements" ? m_rules.improvements[entry].retired
                                               : m_rules.objectives[entry].retired;
    }

    CarriedCopies<PlotIndex> m_plots;
    CarriedCopies<CardIndex> m_cards;
};

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    std::uint32_t colours = 0, improvements = 0; // in use, a bit each
    const auto addPlot = [&](PlotIndex plot, std::string_view zone, bool held, int seat = nobody,
                             Sight sight = Sight::All) {
        addPlaced(copies, plotOf(rules, plot), zone, held, seat, sight);
    };
    const auto addCards = [&](const auto &cards, std::string_view zone, bool held, int seat, Sight sight) {
        for (const CardIndex card : cards)
            addPlaced(copies, cardOf(rules, card), zone, held, seat, sight);
    };
    for (std::size_t i = 0; i < state.stack.size(); ++i) // what somebody put back lies where they put it
        if (state.known[i])
            addPlot(state.stack[i], "under", false, nobody, Sight::Owner);
        else
            addPlot(state.stack[i], "deck", false, nobody, Sight::Nobody);
    for (const PlotIndex plot : state.drawn)
        addPlot(plot, "drawn", true, state.seat, Sight::Owner);
    for (std::size_t i = 1; i < state.garden.size(); ++i) {
        const Plot &plot = state.garden[i];
        addPlot(plot.plot, "garden", true);
        colours |= 1u << plot.colour;
        improvements |= plot.token ? 1u << (plot.improvement - 1) : 0;
    }
    for (const auto &deck : state.decks)
        addCards(deck, "deck", false, nobody, Sight::Nobody);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player &player = playerOf(state, seat);
        addCards(player.hand, "hand", true, seat, Sight::Owner);
        addCards(player.completed, "completed", true, seat, Sight::All);
        for (std::size_t i = 0; i < maxColours; ++i)
            colours |= player.bamboo[i] ? 1u << i : 0;
        for (std::size_t i = 0; i < maxImprovements; ++i)
            improvements |= player.tokens[i] ? 1u << i : 0;
    }
    for (const PlotIndex plot : state.drawn)
        colours |= 1u << rules.kindOf(plot).colour;
    for (std::size_t i = 0; i < rules.colours.size(); ++i)
        copies.push_back({"colours", rules.colours[i].id, static_cast<int>(i), 0, "box", (colours >> i & 1) != 0});
    for (std::size_t i = 0; i < rules.improvements.size(); ++i)
        copies.push_back(
            {"improvements", rules.improvements[i].id, static_cast<int>(i), 0, "box", (improvements >> i & 1) != 0});
}

void migrateInto(const Rules &rules, State &state, const Rules &oldRules, const State &old, Receipt &receipt)
{
    Migration(rules, oldRules, receipt).run(state, old);
}

} // namespace engawa::takenoko
