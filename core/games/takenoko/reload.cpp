#include <algorithm>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/shuffle.h"
#include "core/games/takenoko/takenoko.h"
#include "core/games/takenoko/words.h"
#include "core/game/receipt.h"

namespace engawa::takenoko {

namespace {

template <class List>
int indexById(const List &list, const std::string &id)
{
    const auto found = std::ranges::find_if(list, [&](const auto &each) { return each.id == id; });
    return found == list.end() ? -1 : static_cast<int>(found - list.begin());
}

// Moves a position from the old data's numbering to the new one's.
class Migration
{
public:
    Migration(const Rules &rules, const Rules &oldRules, Receipt &receipt)
        : m_rules(rules), m_old(oldRules), m_receipt(receipt)
    {
    }

    void run(State &state, const State &old)
    {
        state.seed = old.seed;
        state.mode = static_cast<std::uint8_t>(indexById(m_rules.modes, modeOf(m_old, old).id));
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
        sayRetired(state);
        sayLater();
    }

private:
    // -1: the new data have no such copy.
    int carriedPlot(PlotIndex plot) const
    {
        for (std::size_t i = 0; i < m_rules.plots.size(); ++i)
            if (m_rules.plots[i].number == m_old.plots[plot].number
                && m_rules.kindOf(static_cast<PlotIndex>(i)).idHash == m_old.kindOf(plot).idHash)
                return static_cast<int>(i);
        return -1;
    }
    int carriedCard(CardIndex card) const
    {
        const Objective &before = m_old.objectiveOf(card);
        for (std::size_t i = 0; i < m_rules.cards.size(); ++i) {
            const Objective &now = m_rules.objectiveOf(static_cast<CardIndex>(i));
            if (m_rules.cards[i].number == m_old.cards[card].number && now.idHash == before.idHash
                && now.category == before.category)
                return static_cast<int>(i);
        }
        return -1;
    }
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
            const int plot = carriedPlot(before.plot); // those in the garden stay, as retired if they must
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
            if (const int now = carriedPlot(old.drawn[i]); now >= 0) {
                state.drawn.push(static_cast<PlotIndex>(now));
                state.drawnKnown.push(old.drawnKnown[i]);
            }
        for (std::size_t i = 0; i < old.stack.size(); ++i) {
            const int now = carriedPlot(old.stack[i]);
            if (now < 0 || m_rules.kindOf(static_cast<PlotIndex>(now)).retired) {
                say("receipt.left_deck", m_old.kindOf(old.stack[i]).id);
                continue;
            }
            state.stack.push(static_cast<PlotIndex>(now));
            state.known.push(old.known[i]);
        }
        for (std::size_t i = 0; i < m_rules.plots.size(); ++i)
            if (isNew(m_rules.plots[i].number, m_rules.kindOf(static_cast<PlotIndex>(i)), m_old.plots, m_old.plotKinds,
                      &PlotCopy::kind)
                && !state.stack.full())
                insertPlot(state, static_cast<PlotIndex>(i));
    }

    // The new data's copy was not there before, in the deck or anywhere else.
    template <class Kind, class Copies, class Kinds, class Member>
    static bool isNew(int number, const Kind &kind, const Copies &copies, const Kinds &kinds, Member entry)
    {
        return !kind.retired && std::ranges::none_of(copies, [&](const auto &copy) {
            return copy.number == number && kinds[copy.*entry].idHash == kind.idHash;
        });
    }

    // New copies come into the draw pile at their stable place, above the plots that players put back.
    void insertPlot(State &state, PlotIndex plot)
    {
        std::size_t at = 0;
        while (at < state.stack.size() && state.known[at])
            ++at;
        const std::uint64_t place = placeOf(m_rules, state.seed, plot);
        while (at < state.stack.size() && placeOf(m_rules, state.seed, state.stack[at]) < place)
            ++at;
        state.stack.insert(at, plot);
        state.known.insert(at, 0);
        say("receipt.entered_deck", m_rules.kindOf(plot).id);
    }

    template <class List>
    void carryCards(List &list, const List &old)
    {
        for (const CardIndex card : old)
            if (const int now = carriedCard(card); now >= 0)
                list.push(static_cast<CardIndex>(now));
    }

    void carryPlayer(Player &player, const Player &old)
    {
        carryCards(player.hand, old.hand);
        std::ranges::sort(player.hand);
        carryCards(player.completed, old.completed);
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
        for (const CardIndex card : old.decks[category]) {
            const int now = carriedCard(card);
            if (now >= 0 && !m_rules.objectiveOf(static_cast<CardIndex>(now)).retired)
                deck.push(static_cast<CardIndex>(now));
            else
                say("receipt.left_deck", m_old.objectiveOf(card).id);
        }
        for (std::size_t i = 0; i < m_rules.cards.size(); ++i) {
            const auto card = static_cast<CardIndex>(i);
            const Objective &objective = m_rules.objectiveOf(card);
            const bool fits =
                objective.category == static_cast<Category>(category) && !objective.retired && !deck.full();
            if (!fits || knownBefore(m_rules.cards[i].number, objective))
                continue;
            const std::uint64_t place = cardPlaceOf(m_rules, state.seed, card);
            std::size_t at = 0;
            while (at < deck.size() && cardPlaceOf(m_rules, state.seed, deck[at]) < place)
                ++at;
            deck.insert(at, card);
            say("receipt.entered_deck", objective.id);
        }
    }

    bool knownBefore(int number, const Objective &objective) const
    {
        return std::ranges::any_of(m_old.cards, [&](const Card &card) {
            const Objective &before = m_old.objectives[card.objective];
            return card.number == number && before.idHash == objective.idHash && before.category == objective.category;
        });
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

    void sayRetired(const State &state)
    {
        std::vector<PlacedCopy> placed;
        listPieces(m_rules, state, placed);
        for (const PlacedCopy &piece : placed) {
            const auto entry = static_cast<std::size_t>(piece.entry);
            const bool retired = piece.table == "plots"          ? m_rules.plotKinds[entry].retired
                                 : piece.table == "colours"      ? m_rules.colours[entry].retired
                                 : piece.table == "improvements" ? m_rules.improvements[entry].retired
                                                                 : m_rules.objectives[entry].retired;
            if (retired && piece.held)
                say("receipt.stays_retired", std::string(piece.id));
        }
    }

    void sayLater()
    {
        if (m_rules.parameters.dealtEach != m_old.parameters.dealtEach)
            m_receipt.lines.push_back({"receipt.next_match", {{"parameter", TextKey{"parameter.dealt_each"}}}});
    }

    void say(const char *key, const std::string &id)
    {
        m_receipt.lines.push_back({key, {{"component", TextKey{"name." + id}}}});
    }

    const Rules &m_rules;
    const Rules &m_old;
    Receipt &m_receipt;
};

} // namespace

void listPieces(const Rules &rules, const State &state, std::vector<PlacedCopy> &copies)
{
    std::uint32_t colours = 0, improvements = 0; // in use, a bit each
    const auto addPlots = [&](const auto &plots, std::string_view zone, bool held) {
        for (const PlotIndex plot : plots)
            copies.push_back(
                {"plots", rules.kindOf(plot).id, rules.plots[plot].kind, rules.plots[plot].number, zone, held});
    };
    const auto addCards = [&](const auto &cards, std::string_view zone, bool held) {
        for (const CardIndex card : cards) {
            const Objective &objective = rules.objectiveOf(card);
            copies.push_back({objectiveTables[static_cast<std::size_t>(objective.category)], objective.id,
                              rules.cards[card].objective, rules.cards[card].number, zone, held});
        }
    };
    for (std::size_t i = 0; i < state.stack.size(); ++i) // what somebody put back lies where they put it
        addPlots(std::array{state.stack[i]}, state.known[i] ? "under" : "deck", false);
    addPlots(state.drawn, "drawn", true);
    for (std::size_t i = 1; i < state.garden.size(); ++i) {
        const Plot &plot = state.garden[i];
        addPlots(std::array{plot.plot}, "garden", true);
        colours |= 1u << plot.colour;
        improvements |= plot.token ? 1u << (plot.improvement - 1) : 0;
    }
    for (const auto &deck : state.decks)
        addCards(deck, "deck", false);
    for (int seat = 0; seat < state.seats; ++seat) {
        const Player &player = playerOf(state, seat);
        addCards(player.hand, "hand", true);
        addCards(player.completed, "completed", true);
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
