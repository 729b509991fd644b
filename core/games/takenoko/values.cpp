#include "core/games/takenoko/values.h"

#include <algorithm>

#include "core/game/decision.h"
#include "core/game/formula_names.h"
#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/progress.h"
#include "core/games/takenoko/scoring.h"

namespace engawa::takenoko {

namespace {

template <class Counted>
int countPlots(const State &state, Counted &&counted)
{
    return static_cast<int>(std::count_if(state.garden.begin() + 1, state.garden.end(), counted));
}

int sumOf(const auto &tokens)
{
    int sum = 0;
    for (const auto each : tokens)
        sum += each;
    return sum;
}

} // namespace

bool SeatValues::isReady(CardIndex card) const
{
    return isMet(m_rules, m_state, m_rules.cards[card].objective, player());
}

int SeatValues::cardsOf(Category category) const
{
    return static_cast<int>(std::ranges::count_if(
        player().hand, [&](CardIndex card) { return m_rules.objectiveOf(card).category == category; }));
}

// Bamboo is promised to one card at a time, the dearest first; the gardener's place counts as half a section.
int SeatValues::promise() const
{
    Player left = player();
    std::ranges::sort(left.hand, std::ranges::greater(),
                      [&](CardIndex card) { return std::pair(m_rules.objectiveOf(card).points, card); });
    Progresses progresses(m_rules, m_state);
    int sum = 0;
    for (const CardIndex card : left.hand) {
        const Objective &objective = m_rules.objectiveOf(card);
        if (!objective.possible)
            continue;
        const Progress progress = progresses.of(objective, left);
        int have = progress.closeness, need = Progress::part * progress.need;
        if (objective.category == Category::Gardener) {
            need += Progress::part / 2;
            have += progress.have == progress.need && isReady(card) ? Progress::part / 2 : 0;
        }
        for (std::size_t i = 0; i < maxColours; ++i)
            left.bamboo[i] =
                static_cast<std::uint16_t>(left.bamboo[i] - std::min<int>(left.bamboo[i], objective.bamboo[i]));
        sum += 100 * objective.points * have / std::max(need, 1);
    }
    return sum;
}

int SeatValues::usefulBamboo() const
{
    std::array<int, maxColours> wanted{};
    for (const CardIndex card : player().hand)
        for (std::size_t i = 0; i < maxColours; ++i)
            wanted[i] += m_rules.objectiveOf(card).bamboo[i];
    int useful = 0;
    for (std::size_t i = 0; i < maxColours; ++i)
        useful += std::min<int>(player().bamboo[i], wanted[i]);
    return useful;
}

int SeatValues::of(Value value) const
{
    const auto each = [&](auto &&points) {
        int sum = 0;
        for (const CardIndex card : player().hand)
            sum += points(card);
        return sum;
    };
    const auto mostOf = [&](auto &&points) { return mostOfOthers(m_state.seats, m_seat, points); };
    switch (value) {
    case Value::Score:
        return scoreOf(m_rules, m_state, m_seat);
    case Value::BestOther:
        return mostOf([&](int seat) { return scoreOf(m_rules, m_state, seat); });
    case Value::Completed:
        return static_cast<int>(player().completed.size());
    case Value::ToGo:
        return std::max(m_rules.parameters.objectives[m_state.seats] - static_cast<int>(player().completed.size()), 0);
    case Value::MostCompleted:
        return mostOf([&](int seat) { return static_cast<int>(playerOf(m_state, seat).completed.size()); });
    case Value::PlotPoints:
        return pointsOf(m_rules, player(), Category::Plot);
    case Value::GardenerPoints:
        return pointsOf(m_rules, player(), Category::Gardener);
    case Value::PandaPoints:
        return pointsOf(m_rules, player(), Category::Panda);
    case Value::HandCards:
        return static_cast<int>(player().hand.size());
    case Value::PlotCards:
        return cardsOf(Category::Plot);
    case Value::GardenerCards:
        return cardsOf(Category::Gardener);
    case Value::PandaCards:
        return cardsOf(Category::Panda);
    case Value::HandPoints:
        return each([&](CardIndex card) { return m_rules.objectiveOf(card).points; });
    case Value::Ready:
        return each([&](CardIndex card) { return isReady(card) ? 1 : 0; });
    case Value::ReadyPoints:
        return each([&](CardIndex card) { return isReady(card) ? m_rules.objectiveOf(card).points : 0; });
    case Value::Promise:
        return promise();
    case Value::BambooHeld:
        return sumOf(player().bamboo);
    case Value::UsefulBamboo:
        return usefulBamboo();
    case Value::Plots:
        return static_cast<int>(m_state.garden.size()) - 1;
    case Value::IrrigatedPlots:
        return countPlots(m_state, [](const Plot &plot) { return plot.irrigated(); });
    case Value::Sections: {
        int sections = 0;
        for (const Plot &plot : m_state.garden)
            sections += plot.height;
        return sections;
    }
    case Value::StackPlots:
        return static_cast<int>(m_state.stack.size());
    case Value::DeckCards: {
        std::size_t cards = 0;
        for (const auto &deck : m_state.decks)
            cards += deck.size();
        return static_cast<int>(cards);
    }
    case Value::ChannelsLeft:
        return m_state.channels;
    case Value::StoredChannels:
        return player().channels;
    case Value::StoredTokens:
        return sumOf(player().tokens);
    case Value::TokensLeft:
        return sumOf(m_state.reserve);
    case Value::ActionsLeft:
        return m_state.seat == m_seat && m_state.phase != Phase::Over ? actionsLeft(m_rules, m_state) : 0;
    case Value::Round:
        return roundOf(m_state);
    case Value::Players:
        return m_state.seats;
    case Value::LastRound:
        return m_state.emperor != nobody || m_state.phase == Phase::Over;
    case Value::HasEmperor:
        return m_state.emperor == m_seat;
    }
    return 0;
}

int SeatValues::call(int index, std::span<const int> arguments) const
{
    const int colour = arguments[0];
    switch (static_cast<Function>(index)) {
    case Function::Bamboo:
        return player().bamboo[static_cast<std::size_t>(colour)];
    case Function::PlotsOf:
        return countPlots(m_state, [&](const Plot &plot) { return plot.colour == colour; });
    case Function::IrrigatedOf:
        return countPlots(m_state, [&](const Plot &plot) { return plot.wet == colour; });
    case Function::Shoots:
        return countPlots(m_state,
                          [&](const Plot &plot) { return plot.colour == colour && plot.height == arguments[1]; });
    case Function::SectionsOf: {
        int sections = 0;
        for (const Plot &plot : m_state.garden)
            sections += plot.colour == colour ? plot.height : 0;
        return sections;
    }
    }
    return 0;
}

Vocabularies vocabularies(const Data &data)
{
    Vocabulary seat;
    const Kind colour = seat.addKind("colour");
    addValues<Value>(seat, {{"score", Value::Score},
                            {"best_other", Value::BestOther},
                            {"completed", Value::Completed},
                            {"to_go", Value::ToGo},
                            {"most_completed", Value::MostCompleted},
                            {"plot_points", Value::PlotPoints},
                            {"gardener_points", Value::GardenerPoints},
                            {"panda_points", Value::PandaPoints},
                            {"hand_cards", Value::HandCards},
                            {"plot_cards", Value::PlotCards},
                            {"gardener_cards", Value::GardenerCards},
                            {"panda_cards", Value::PandaCards},
                            {"hand_points", Value::HandPoints},
                            {"ready", Value::Ready},
                            {"ready_points", Value::ReadyPoints},
                            {"promise", Value::Promise},
                            {"bamboo_held", Value::BambooHeld},
                            {"useful_bamboo", Value::UsefulBamboo},
                            {"plots", Value::Plots},
                            {"irrigated_plots", Value::IrrigatedPlots},
                            {"sections", Value::Sections},
                            {"stack_plots", Value::StackPlots},
                            {"deck_cards", Value::DeckCards},
                            {"channels_left", Value::ChannelsLeft},
                            {"stored_channels", Value::StoredChannels},
                            {"stored_tokens", Value::StoredTokens},
                            {"tokens_left", Value::TokensLeft},
                            {"actions_left", Value::ActionsLeft},
                            {"round", Value::Round},
                            {"players", Value::Players},
                            {"last_round", Value::LastRound, Kind::Truth},
                            {"has_emperor", Value::HasEmperor, Kind::Truth}});
    addFunctions<Function>(
        seat, {colour},
        {{"bamboo", Function::Bamboo}, {"plots_of", Function::PlotsOf}, {"irrigated_of", Function::IrrigatedOf}});
    addFunctions<Function>(seat, {colour, Kind::Number}, {{"shoots", Function::Shoots}});
    addFunctions<Function>(seat, {colour}, {{"sections_of", Function::SectionsOf}});
    addEntries(seat, colour, data.table("colours"), maxColours);
    return {{"seat", std::move(seat)}};
}

} // namespace engawa::takenoko
