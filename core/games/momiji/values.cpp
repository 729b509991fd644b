#include "core/games/momiji/values.h"

#include <algorithm>

#include "core/game/decision.h"
#include "core/game/formula_names.h"
#include "core/games/momiji/play.h"
#include "core/games/momiji/scoring.h"

namespace engawa::momiji {

namespace {

template <class Wanted>
int cardsWhere(const Rules &rules, const State &state, const Player &player, Wanted &&wanted)
{
    int count = 0;
    for (const Pile &pile : player.piles)
        eachCard(state, pile, [&](CopyIndex copy) { count += wanted(rules.faceOf(copy)); });
    return count;
}

bool isLeaf(int leaf)
{
    return leaf >= 0 && leaf < maxLeaves;
}

} // namespace

const Outlook &AreaValues::outlook() const
{
    return m_outlook ? *m_outlook : m_outlook.emplace(m_rules, m_state, m_seat);
}

const ObjectivePoints &AreaValues::objectives() const
{
    return m_objectives ? *m_objectives : m_objectives.emplace(m_rules, m_state);
}

int AreaValues::objectivePoints(int seat) const
{
    return modeOf(m_rules, m_state).solo ? 0 : objectives().all()[static_cast<std::size_t>(seat)];
}

int AreaValues::of(Value value) const
{
    const auto &piles = player().piles;
    const auto sum = [&](auto &&each) {
        int total = 0;
        for (const Pile &pile : piles)
            total += each(pile);
        return total;
    };
    const auto least = [&](auto &&each) {
        int found = piles.empty() ? 0 : each(piles[0]);
        for (const Pile &pile : piles)
            found = std::min(found, each(pile));
        return found;
    };
    const auto most = [&](auto &&each) {
        int found = 0;
        for (const Pile &pile : piles)
            found = std::max(found, each(pile));
        return found;
    };
    const auto size = [](const Pile &pile) { return int{pile.size}; };
    const auto top = [&](const Pile &pile) { return topOf(pile); };
    const auto points = [&](const Pile &pile) { return pointsOf(pile); };
    // Together, of the tokens that nobody has yet.
    const auto eachPrice = [&](auto &&each) {
        int total = 0;
        if (const Scenario *scenario = scenarioOf(m_rules, m_state))
            for (std::uint32_t left = m_state.available; left; left &= left - 1)
                total += each(scenario->prices[static_cast<std::size_t>(std::countr_zero(left))]);
        return total;
    };
    // Together, of the leaves in play.
    const auto eachLeaf = [&](auto &&each) {
        int total = 0;
        const Outlook &ahead = outlook();
        for (std::uint32_t left = m_state.leaves; left; left &= left - 1)
            total += each(ahead, std::countr_zero(left));
        return total;
    };
    const auto count = [](const auto &list) { return static_cast<int>(list.size()); };
    switch (value) {
    case Value::Piles:
        return count(piles);
    case Value::AreaCards:
        return sum(size);
    case Value::MaxPile:
        return most(size);
    case Value::MinPile:
        return least(size);
    case Value::TopSum:
        return sum(top);
    case Value::MinTop:
        return least(top);
    case Value::Toriis:
        return sum([&](const Pile &pile) { return int{topOf(pile) >= m_rules.parameters.toriiValue}; });
    case Value::PilePoints:
        return pilePoints(m_rules, player());
    case Value::MinPilePoints:
        return least(points);
    case Value::MaxPilePoints:
        return most(points);
    case Value::CentreIsLargest: {
        if (count(piles) < 3 || count(piles) % 2 == 0)
            return 0;
        const std::size_t centre = piles.size() / 2;
        for (std::size_t i = 0; i < piles.size(); ++i)
            if (i != centre && piles[i].size >= piles[centre].size)
                return 0;
        return 1;
    }
    case Value::AcornPairs:
        return matchingPairs(m_rules, player());
    case Value::Acorns:
        return player().acorns;
    case Value::HandCards:
        return count(player().hand);
    case Value::HandLimit:
        return m_rules.parameters.handLimit;
    case Value::Landscapes:
        return count(player().tiles);
    case Value::UnusedLandscapes:
        return static_cast<int>(std::ranges::count(player().tiles, false, &OwnTile::ownerUsed));
    case Value::LandscapeWorth: {
        int worth = 0;
        for (const OwnTile &own : player().tiles)
            worth += own.ownerUsed ? 0 : m_rules.landscapes[m_rules.tiles[own.tile].landscape].worth;
        return worth;
    }
    case Value::Tokens:
        return std::popcount(player().objectives);
    case Value::GoldenLeaves:
        return player().golden;
    case Value::Squirrel:
        return hasSquirrel(m_state, m_seat);
    case Value::Path:
        return player().path;
    case Value::PathPoints:
        return pathPoints(m_rules, player());
    case Value::LeafTypes:
        return std::popcount(m_state.leaves);
    case Value::Players:
        return m_state.seats;
    case Value::DeckCards:
        return count(m_state.deck);
    case Value::DisplayCards: {
        int cards = 0;
        for (const Column &column : m_state.columns)
            cards += count(column);
        return cards;
    }
    case Value::ToriisLeft:
        return m_state.toriis;
    case Value::LastRound:
        return m_state.turnsLeft > 0 || m_state.phase == Phase::Over;
    case Value::TurnsToCome:
        return (m_state.turnsLeft + m_state.seats - 1 - (m_seat - m_state.seat + m_state.seats) % m_state.seats)
               / m_state.seats;
    case Value::ReachCards:
        return eachLeaf([](const Outlook &ahead, int leaf) { return ahead.reach(leaf); });
    case Value::ReachPoints:
        return eachLeaf([](const Outlook &ahead, int leaf) { return ahead.promise(leaf); });
    case Value::MissingCards:
        return eachLeaf([](const Outlook &ahead, int leaf) { return ahead.missing(leaf); });
    case Value::ScarceCards:
        return eachLeaf([](const Outlook &ahead, int leaf) { return ahead.scarce(leaf); });
    case Value::ReadyLeaves:
        return eachLeaf([](const Outlook &ahead, int leaf) { return ahead.ready(leaf); });
    case Value::UsefulCards:
        return eachLeaf([](const Outlook &ahead, int leaf) { return ahead.useful(leaf); });
    case Value::ObjectivePoints:
        return objectivePoints(m_seat);
    case Value::GardenPoints:
        return gardenLeafPoints(m_rules, m_state, m_seat);
    case Value::Score:
        return seatScore(m_rules, m_state, m_seat, objectivePoints(m_seat));
    case Value::BestOther:
        return mostOfOthers(m_state.seats, m_seat,
                            [&](int seat) { return seatScore(m_rules, m_state, seat, objectivePoints(seat)); });
    case Value::ConditionsMet: {
        int met = 0;
        if (const Scenario *scenario = scenarioOf(m_rules, m_state))
            for (const Scenario::Condition &condition : scenario->victory)
                met += isMet(condition, *this);
        return met;
    }
    case Value::TokensOpen:
        return eachPrice(
            [&](const auto &price) { return price.requirement && price.requirement->evaluate(*this) != 0; });
    case Value::TokenCosts:
        return eachPrice([&](const auto &price) { return price.cost ? std::max(0, price.cost->evaluate(*this)) : 0; });
    }
    return 0;
}

int AreaValues::call(int index, std::span<const int> arguments) const
{
    const int leaf = arguments[0];
    const auto ofPile = [&](auto &&each) { // 0 without one
        const Pile pile = isLeaf(leaf) ? m_pileOf[static_cast<std::size_t>(leaf)] : Pile{};
        return pile.size > 0 ? each(pile) : 0;
    };
    switch (static_cast<Function>(index)) {
    case Function::Cards:
        return cardsWhere(m_rules, m_state, player(), [&](const Face &card) { return card.leaf == leaf; });
    case Function::Pile:
        return ofPile([](const Pile &pile) { return int{pile.size}; });
    case Function::Top:
        return ofPile([&](const Pile &pile) { return topOf(pile); });
    case Function::Points:
        return ofPile([&](const Pile &pile) { return pointsOf(pile); });
    case Function::InHand:
        return static_cast<int>(
            std::ranges::count_if(player().hand, [&](CopyIndex copy) { return m_rules.faceOf(copy).leaf == leaf; }));
    case Function::Token:
        for (std::size_t i = 0; i < m_rules.objectives.size(); ++i)
            if (m_rules.objectives[i].leaf == leaf && (player().objectives >> i & 1))
                return 1;
        return 0;
    case Function::ColumnCards:
        return isLeaf(leaf) ? static_cast<int>(m_state.columns[static_cast<std::size_t>(leaf)].size()) : 0;
    case Function::Reach:
        return isLeaf(leaf) ? outlook().reach(leaf) : 0;
    case Function::Promise:
        return isLeaf(leaf) ? outlook().promise(leaf) : 0;
    case Function::Missing:
        return isLeaf(leaf) ? outlook().missing(leaf) : 0;
    case Function::Lacking:
        return isLeaf(leaf) ? outlook().lacking(leaf, arguments[1]) : 0;
    case Function::Valued:
        return cardsWhere(m_rules, m_state, player(), [&](const Face &card) { return card.value == arguments[0]; });
    case Function::ValuedOnTop:
        return static_cast<int>(
            std::ranges::count_if(player().piles, [&](const Pile &pile) { return topOf(pile) == arguments[0]; }));
    case Function::ValuedInHand:
        return static_cast<int>(std::ranges::count_if(
            player().hand, [&](CopyIndex copy) { return m_rules.faceOf(copy).value == arguments[0]; }));
    case Function::CardsShort: {
        int cards = 0;
        for (std::uint32_t left = m_state.leaves; left; left &= left - 1)
            cards += std::min(outlook().lacking(std::countr_zero(left), arguments[0]), arguments[1]);
        return cards;
    }
    case Function::PointsUpTo: {
        int points = 0;
        for (const Pile &pile : player().piles)
            points += std::min(pointsOf(pile), arguments[0]);
        return points;
    }
    case Function::LeadPoints:
        return modeOf(m_rules, m_state).solo ? 0 : objectives().ahead(m_seat, arguments[0]);
    }
    return 0;
}

Vocabularies vocabularies(const Data &data)
{
    Vocabulary area;
    addValues<Value>(area, {{"piles", Value::Piles},
                            {"area_cards", Value::AreaCards},
                            {"max_pile", Value::MaxPile},
                            {"min_pile", Value::MinPile},
                            {"top_sum", Value::TopSum},
                            {"min_top", Value::MinTop},
                            {"toriis", Value::Toriis},
                            {"pile_points", Value::PilePoints},
                            {"min_pile_points", Value::MinPilePoints},
                            {"max_pile_points", Value::MaxPilePoints},
                            {"centre_is_largest", Value::CentreIsLargest, Kind::Truth},
                            {"acorn_pairs", Value::AcornPairs},
                            {"acorns", Value::Acorns},
                            {"hand_cards", Value::HandCards},
                            {"hand_limit", Value::HandLimit},
                            {"landscapes", Value::Landscapes},
                            {"unused_landscapes", Value::UnusedLandscapes},
                            {"landscape_worth", Value::LandscapeWorth},
                            {"tokens", Value::Tokens},
                            {"golden", Value::GoldenLeaves},
                            {"has_squirrel", Value::Squirrel, Kind::Truth},
                            {"path", Value::Path},
                            {"path_points", Value::PathPoints},
                            {"leaf_types", Value::LeafTypes},
                            {"players", Value::Players},
                            {"deck_cards", Value::DeckCards},
                            {"display_cards", Value::DisplayCards},
                            {"toriis_left", Value::ToriisLeft},
                            {"last_round", Value::LastRound, Kind::Truth},
                            {"turns_to_come", Value::TurnsToCome},
                            {"reach_cards", Value::ReachCards},
                            {"reach_points", Value::ReachPoints},
                            {"missing_cards", Value::MissingCards},
                            {"scarce_cards", Value::ScarceCards},
                            {"ready_leaves", Value::ReadyLeaves},
                            {"useful_cards", Value::UsefulCards}});
    const Kind leaf = area.addKind("leaf");
    addFunctions<Function>(area, {leaf},
                           {{"cards", Function::Cards},
                            {"pile", Function::Pile},
                            {"top", Function::Top},
                            {"points", Function::Points},
                            {"in_hand", Function::InHand},
                            {"token", Function::Token, Kind::Truth},
                            {"column", Function::ColumnCards},
                            {"reach", Function::Reach},
                            {"promise", Function::Promise},
                            {"missing", Function::Missing}});
    addFunctions<Function>(area, {leaf, Kind::Number}, {{"lacking", Function::Lacking}});
    addFunctions<Function>(area, {Kind::Number},
                           {{"valued", Function::Valued},
                            {"valued_on_top", Function::ValuedOnTop},
                            {"valued_in_hand", Function::ValuedInHand},
                            {"points_up_to", Function::PointsUpTo}});
    addFunctions<Function>(area, {Kind::Number, Kind::Number}, {{"cards_short", Function::CardsShort}});
    addEntries(area, leaf, data.table("leaves"));

    Vocabulary seat = area;
    addValues<Value>(seat, {{"objective_points", Value::ObjectivePoints}});
    addFunctions<Function>(seat, {Kind::Number}, {{"lead_points", Function::LeadPoints}});
    addValues<Value>(seat, {{"garden_points", Value::GardenPoints},
                            {"score", Value::Score},
                            {"best_other", Value::BestOther},
                            {"conditions_met", Value::ConditionsMet},
                            {"tokens_open", Value::TokensOpen},
                            {"token_costs", Value::TokenCosts}});
    return {{"area", std::move(area)}, {"seat", std::move(seat)}};
}

} // namespace engawa::momiji
