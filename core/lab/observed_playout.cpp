#include "core/lab/observed_playout.h"

#include <algorithm>
#include <array>
#include <bit>

#include "core/lab/component_watch.h"
#include "core/lab/course_watch.h"
#include "core/lab/figure_list.h"
#include "core/lab/playout.h"

namespace engawa {

namespace {

// Whoever plays alone is measured against what one game brought, so that scores stay small.
double pointsAlone(const LabPlan &plan, const LabSide &side)
{
    if (plan.setup.players > 1)
        return 0;
    const Outcome outcome = Playout(*side.game, plan.setup, side.bots, plan.levels).play(dealSeed(side, 0)).outcome;
    return outcome.points.size() == 1 ? outcome.points[0] : 0;
}

} // namespace

class ObservedPlayout::Watcher final : public PlayoutWatcher
{
public:
    Watcher(const LabPlan &plan, int index)
        : m_side(plan.sideAt(index)), m_index(index), m_game(*m_side.game), m_list(plan, index),
          m_lineups(lineupsOf(m_side, plan.rotates)), m_components(m_game, plan.setup), m_course(m_game),
          m_values(m_list.figures.size()), m_fired(m_game.rules().size()), m_pointsAlone(pointsAlone(plan, m_side))
    {
        for (const Lineup &lineup : m_lineups) {
            std::vector<std::string> names;
            for (const std::size_t bot : lineup)
                names.push_back(m_side.bots[bot]);
            auto &numbers = m_botAt.emplace_back();
            for (const std::string &name : names)
                numbers.push_back(static_cast<std::size_t>(std::ranges::find(m_list.bots, name) - m_list.bots.begin()));
            m_playouts.emplace_back(m_game, plan.setup, names, plan.levels);
        }
    }

    bool play(std::int64_t deal, Figures &figures, const std::stop_token &stop)
    {
        m_figures = &figures;
        std::ranges::fill(m_values, 0);
        for (std::size_t i = 0; i < m_lineups.size(); ++i) {
            m_lineup = i;
            m_moment = {deal, static_cast<std::int16_t>(m_index), static_cast<std::int16_t>(i), 0};
            const Played played = m_playouts[i].watch(dealSeed(m_side, deal), *this, stop);
            if (stop.stop_requested())
                return false;
            count(played);
        }
        for (std::size_t i = 0; i < m_values.size(); ++i)
            figures.figures[i].sums.add(m_values[i]);
        m_components.endDeal(figures.components);
        ++figures.deals;
        return true;
    }

    const std::vector<std::int64_t> &values() const { return m_values; }

private:
    void dealt(const State &state, const EventList &events) override
    {
        std::ranges::fill(m_fired, 0);
        const Seat starter = m_game.starter(state);
        m_starter = starter != nobody ? starter : std::max<Seat>(m_game.toAct(state), 0);
        m_components.begin(state, m_moment, m_figures->components);
        m_course.begin(state, events);
        fire(events, 0);
    }
    void chosen(const State &state, Seat seat, Move move, int decision) override
    {
        m_components.chosen(state, seat, move, decision);
        m_course.chosen(state);
        if (m_moment.deal < Figures::refusalDeals)
            refuse(state);
    }
    void made(const State &state, const EventList &events, int decision) override
    {
        m_components.made(state, decision);
        m_course.made(state, events, decision);
        fire(events, decision);
        if (m_moment.deal < Figures::refusalDeals && m_game.toAct(state) == nobody)
            refuse(state); // the last position refuses as well
    }

    void refuse(const State &state)
    {
        m_game.attempts(state, m_attempts);
        for (const Move move : m_attempts)
            if (const RuleIndex rule = m_game.check(state, move); rule != noRule)
                ++m_figures->rules[static_cast<std::size_t>(rule)].refused;
    }

    void fire(const EventList &events, int decision)
    {
        for (const Event &event : events) {
            if (event.rule == noRule)
                continue;
            const auto rule = static_cast<std::size_t>(event.rule);
            Happened &fired = m_figures->rules[rule].fired;
            ++fired.times;
            if (!std::exchange(m_fired[rule], 1)) {
                ++fired.games;
                fired.moments.add(momentAt(decision));
            }
        }
    }

    GameMoment momentAt(int decision) const
    {
        GameMoment moment = m_moment;
        moment.decision = decision;
        return moment;
    }

    void add(std::size_t figure, std::int64_t value, int decision)
    {
        if (figure == FigureList::none)
            return;
        m_values[figure] += value;
        m_figures->figures[figure].games.add(value, momentAt(decision));
    }

    void count(const Played &played)
    {
        const Outcome &outcome = played.outcome;
        const auto seats = m_side.bots.size();
        const auto sides = outcome.points.size();
        const int end = played.decisions;
        const int winners = std::popcount(outcome.winners);
        std::array<double, maxSeats> shares{}, ahead{};
        std::int64_t all = 0;
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const std::size_t place = (seat + seats - static_cast<std::size_t>(m_starter)) % seats;
            const std::size_t bot = m_botAt[m_lineup][seat];
            const std::int64_t share = outcome.winners >> seat & 1 ? wholeWin / winners : 0;
            const std::int64_t points = seat < sides ? outcome.points[seat] : 0;
            add(m_list.shareOfPlace[place], share, end);
            add(m_list.shareOfSeat[seat], share, end);
            add(m_list.pointsOfPlace[place], points, end);
            if (!m_list.shareOfBot.empty()) {
                add(m_list.shareOfBot[bot], share, end);
                add(m_list.pointsOfBot[bot], points, end);
            }
            all += points;
            shares[seat] =
                static_cast<double>(share) / wholeWin - 1.0 / static_cast<double>(std::max<std::size_t>(seats, 2));
            ahead[seat] = static_cast<double>(points) - mostOfOthers(outcome, seat);
        }
        add(m_list.nobodyWon, outcome.contest && outcome.winners == 0, end);
        add(m_list.points, all, end);
        add(m_list.best, *std::ranges::max_element(outcome.points), end);
        add(m_list.turns, m_course.turns(), end);
        add(m_list.decisions, end, end);
        add(m_list.byRules, played.byRules, end);
        const std::int64_t decisions = std::max(end, 1);
        add(m_list.forced, m_course.forced() * FigureList::fine / decisions, end);
        add(m_list.choices, m_course.choices() * FigureList::hundredths / decisions, end);
        if (seats > 1)
            countLead(outcome);
        countEnding();
        ++m_figures->games;
        m_components.end(shares, ahead, end);
    }

    double mostOfOthers(const Outcome &outcome, std::size_t seat) const
    {
        if (outcome.points.size() < 2)
            return m_pointsAlone;
        std::optional<std::int32_t> most;
        for (std::size_t side = 0; side < outcome.points.size(); ++side)
            if (side != seat)
                most = std::max(most.value_or(outcome.points[side]), outcome.points[side]);
        return *most;
    }

    void countLead(const Outcome &outcome)
    {
        const int end = m_course.decisions();
        const auto wins = [&](int side) { return side < maxSeats && (outcome.winners >> side & 1); };
        const int winner = std::popcount(outcome.winners) == 1 ? std::countr_zero(outcome.winners) : maxSeats;
        const int decided = m_course.decided(winner);
        const int half = end / 2;
        const CourseWatch::Moment &middle = m_course.moment(half);
        add(m_list.margin, m_course.moment(end).lead, end);
        add(m_list.changes, m_course.leadChanges(), end);
        add(m_list.decided, std::min(decided, end) * FigureList::fine / std::max(end, 1), std::min(decided, end));
        add(m_list.comeback, middle.leader != CourseWatch::noLeader && !wins(middle.leader), half);
        for (std::size_t tenth = 0; tenth < Figures::tenths; ++tenth) {
            const int decision = static_cast<int>(static_cast<std::int64_t>(end) * static_cast<std::int64_t>(tenth)
                                                  / (Figures::tenths - 1));
            const CourseWatch::Moment &moment = m_course.moment(decision);
            LeadFigures &lead = m_figures->leads[tenth];
            lead.lead.add(moment.lead);
            if (moment.leader == CourseWatch::noLeader)
                continue;
            ++lead.led;
            if (!wins(moment.leader)) {
                ++lead.lost;
                lead.turned.add(momentAt(decision));
            }
        }
    }

    void countEnding()
    {
        const auto &rules = m_course.endingRules();
        const auto ending = static_cast<std::size_t>(std::ranges::find(rules, m_course.ending()) - rules.begin());
        const bool cited = ending < rules.size();
        ++m_figures->endings[ending].games;
        m_figures->endings[ending].moments.add(momentAt(cited ? m_course.endingDecision() : m_course.decisions()));
        LengthFigures &length = m_figures->lengths[m_course.turns()];
        length.games.resize(m_figures->endings.size());
        ++length.games[ending];
        length.moments.add(momentAt(m_course.decisions()));
    }

    const LabSide &m_side;
    const int m_index;
    const Game &m_game;
    const FigureList m_list;
    const std::vector<Lineup> m_lineups;
    std::vector<std::vector<std::size_t>> m_botAt; // of each lineup and seat: the bot's number in the list
    std::vector<Playout> m_playouts;
    ComponentWatch m_components;
    CourseWatch m_course;
    MoveList m_attempts;

    Figures *m_figures = nullptr;
    std::vector<std::int64_t> m_values; // of the deal
    std::vector<std::uint8_t> m_fired; // in this game
    const double m_pointsAlone;
    GameMoment m_moment;
    std::size_t m_lineup = 0;
    Seat m_starter = 0;
};

ObservedPlayout::ObservedPlayout(const LabPlan &plan, int side) : m_watcher(std::make_unique<Watcher>(plan, side)) {}
ObservedPlayout::~ObservedPlayout() = default;
ObservedPlayout::ObservedPlayout(ObservedPlayout &&) noexcept = default;

const std::vector<std::int64_t> *ObservedPlayout::play(std::int64_t deal, Figures &figures, const std::stop_token &stop)
{
    return m_watcher->play(deal, figures, stop) ? &m_watcher->values() : nullptr;
}

Figures emptyFigures(const LabPlan &plan, int side)
{
    const Game &game = *plan.sideAt(side).game;
    Figures figures;
    figures.figures = FigureList(plan, side).figures;
    for (const RuleIndex rule : CourseWatch(game).endingRules())
        figures.endings.push_back({std::string(game.rules()[static_cast<std::size_t>(rule)]), 0, {}});
    figures.endings.emplace_back();
    figures.components = ComponentList(game, plan.setup).figures();
    for (const std::string_view rule : game.rules())
        figures.rules.push_back({std::string(rule), {}});
    return figures;
}

} // namespace engawa
