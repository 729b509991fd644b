#include "core/games/takenoko/values.h"

#include <algorithm>

#include "core/games/takenoko/objectives.h"
#include "core/games/takenoko/scoring.h"

namespace engawa::takenoko {

namespace {

template <class Counted>
int countPlots(const State &state, Counted &&counted)
{
    return static_cast<int>(std::count_if(state.garden.begin() + 1, state.garden.end(), counted));
}

struct Named
{
    const char *name;
    Value value;
};

constexpr std::array numbers{
    Named{"score", Value::Score},
    Named{"best_other", Value::BestOther},
    Named{"completed", Value::Completed},
    Named{"to_go", Value::ToGo},
    Named{"most_completed", Value::MostCompleted},
    Named{"plot_points", Value::PlotPoints},
    Named{"gardener_points", Value::GardenerPoints},
    Named{"panda_points", Value::PandaPoints},
    Named{"hand_cards", Value::HandCards},
    Named{"plot_cards", Value::PlotCards},
    Named{"gardener_cards", Value::GardenerCards},
    Named{"panda_cards", Value::PandaCards},
    Named{"hand_points", Value::HandPoints},
    Named{"ready", Value::Ready},
    Named{"ready_points", Value::ReadyPoints},
    Named{"promise", Value::Promise},
    Named{"bamboo_held", Value::BambooHeld},
    Named{"useful_bamboo", Value::UsefulBamboo},
    Named{"plots", Value::Plots},
    Named{"irrigated_plots", Value::IrrigatedPlots},
    Named{"sections", Value::Sections},
    Named{"stack_plots", Value::StackPlots},
    Named{"deck_cards", Value::DeckCards},
    Named{"channels_left", Value::ChannelsLeft},
    Named{"stored_channels", Value::StoredChannels},
    Named{"stored_tokens", Value::StoredTokens},
    Named{"tokens_left", Value::TokensLeft},
    Named{"actions_left", Value::ActionsLeft},
    Named{"round", Value::Round},
    Named{"players", Value::Players},
};

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
    int sum = 0;
    for (const CardIndex card : left.hand) {
        const Objective &objective = m_rules.objectiveOf(card);
        if (!objective.possible)
            continue;
        const Progress progress = progressOf(m_rules, m_state, objective, left);
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
    const auto mostOf = [&](auto &&points) {
        int most = 0;
        for (int seat = 0; seat < m_state.seats; ++seat)
            if (seat != m_seat)
                most = std::max<int>(most, points(seat));
        return most;
    };
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
    for (const Named &each : numbers)
        seat.addValue(each.name, Kind::Number, static_cast<int>(each.value));
    seat.addValue("last_round", Kind::Truth, static_cast<int>(Value::LastRound));
    seat.addValue("has_emperor", Kind::Truth, static_cast<int>(Value::HasEmperor));
    const auto function = [&](const char *name, std::vector<Kind> arguments, Function of) {
        seat.addFunction(name, std::move(arguments), Kind::Number, static_cast<int>(of));
    };
    function("bamboo", {colour}, Function::Bamboo);
    function("plots_of", {colour}, Function::PlotsOf);
    function("irrigated_of", {colour}, Function::IrrigatedOf);
    function("shoots", {colour, Kind::Number}, Function::Shoots);
    function("sections_of", {colour}, Function::SectionsOf);
    int index = 0;
    for (const EntryPtr &entry : data.table("colours").entries())
        if (index < maxColours)
            seat.addConstant(entry->id, colour, index++);
    Vocabularies all;
    all.emplace("seat", std::move(seat));
    return all;
}

} // namespace engawa::takenoko
