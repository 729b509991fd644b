#include "core/games/leafus/play.h"
#include "core/games/leafus/scoring.h"

namespace engawa::leafus {

namespace {

// A turn from its first die to the next roll.
class Course
{
public:
    Course(const Rules &rules, State &state, EventList *events) : m_rules(rules), m_state(state), m_events(events) {}

    void make(Move made)
    {
        switch (static_cast<Verb>(made.verb)) {
        case Verb::Assign:
            return assign(made.b);
        case Verb::Wish:
            return wish(static_cast<Action>(made.b), made.c, made.d);
        case Verb::Return:
            return takeBack(static_cast<Action>(made.b));
        case Verb::Done:
            return done();
        case Verb::Line:
            return draw({made.b, made.c != 0});
        case Verb::Stop:
            return stop();
        }
    }

private:
    Log log() const { return Log(m_events, m_state.seat); }
    int allCrosses() const { return static_cast<int>(m_rules.crosses.size()); }

    void assign(int die)
    {
        const Action action = m_rules.actionOf(faceOf(m_state, die));
        m_state.uses.push({action, static_cast<std::uint8_t>(die), noDie});
        log()(EventKind::Assigned, Rule::AssignValue, faceOf(m_state, die), static_cast<int>(action));
    }

    void wish(Action action, int one, int other)
    {
        m_state.uses.push({action, static_cast<std::uint8_t>(one), static_cast<std::uint8_t>(other)});
        log()(EventKind::Wished, Rule::WishPair, faceOf(m_state, one), faceOf(m_state, other),
              static_cast<int>(action));
    }

    void takeBack(Action action)
    {
        int dice = 0;
        for (std::size_t i = m_state.uses.size(); i-- > 0 && dice == 0;)
            if (m_state.uses[i].action == action) {
                dice = m_state.uses[i].dice();
                m_state.uses.erase(i);
            }
        ++active(m_state).takenBack;
        ++active(m_state).needless;
        log()(EventKind::TookBack, Rule::AssignTakeBack, static_cast<int>(action), dice);
    }

    void done()
    {
        const Committed on = committed(m_state);
        Sheet &sheet = active(m_state);
        sheet.needless = static_cast<std::uint16_t>(sheet.needless + needlessUses(m_rules, m_state, on));
        if (isForeign(m_state)) {
            sheet.charges = static_cast<std::uint8_t>(sheet.charges - on.used);
            if (on.used == 0)
                log()(EventKind::Passed, Rule::ReservePass);
            else
                log()(EventKind::Reserved, Rule::ReserveDie, on.used, sheet.charges);
        } else if (const int unused = m_state.diceCount - on.used) {
            log()(EventKind::Unused, Rule::AssignFree, unused);
        }
        if (on.used > 0)
            log()(EventKind::Resolving, Rule::ResolveOrder, on.used);
        resolve(0);
    }

    // Carries out what lies on the actions, from one of them on, up to a decision about roots or the end.
    void resolve(int from)
    {
        const Committed on = committed(m_state);
        for (int i = from; i < actionCount; ++i) {
            const Action action = m_rules.order[static_cast<std::size_t>(i)];
            const int dice = on.on(action);
            if (dice == 0)
                continue;
            if (action == Action::Roots) {
                if (beginRoots(dice))
                    return;
                log()(EventKind::NoEffect, Rule::AssignEffect, static_cast<int>(action));
                continue;
            }
            sayBefore(action);
            if (!carryOut(m_rules, active(m_state), action, dice, log()))
                log()(EventKind::NoEffect, Rule::AssignEffect, static_cast<int>(action));
            sayAfter(on, action);
        }
        resolved();
    }

    void sayBefore(Action action) const
    {
        if (action != Action::Wind || !m_events)
            return;
        for (const Use &use : m_state.uses)
            if (use.action == action && use.dice() > 1)
                log()(EventKind::WishedWind, Rule::WindWished);
    }

    void sayAfter(const Committed &on, Action action) const
    {
        if (action == Action::Wind && on.on(Action::Yellow) == 0)
            log()(EventKind::EmptyWind, Rule::WindEmpty);
        if (action == Action::Reservation && !rollFollows(m_rules, m_state))
            log()(EventKind::LateCharges, Rule::ReservationLast, on.on(action));
        if (action == Action::Effectivity && on.on(Action::Roots) > 0
            && m_rules.of(Action::Roots).order < m_rules.of(action).order)
            log()(EventKind::LaterLines, Rule::EffectivityLater, linesOf(m_rules, active(m_state), 1));
    }

    bool beginRoots(int dice)
    {
        m_state.lines = static_cast<std::uint8_t>(linesOf(m_rules, active(m_state), dice));
        if (m_state.lines == 0 || !hasLine(active(m_state))) {
            m_state.lines = 0;
            return false;
        }
        log()(EventKind::Roots, Rule::RootsLines, m_state.lines);
        m_state.phase = Phase::Roots;
        return true;
    }

    void draw(Line line)
    {
        Sheet &sheet = active(m_state);
        const int begin = beginOf(m_rules, line), end = endOf(m_rules, line);
        if (m_events) {
            const bool prolongs = passing(m_rules, sheet, begin).in > 0;
            log()(prolongs ? EventKind::Prolonged : EventKind::Began, prolongs ? Rule::RootsProlong : Rule::RootsStart,
                  begin, end);
        }
        drawLine(m_rules, sheet, line);
        if (const int points = m_rules.nodes[static_cast<std::size_t>(end)].points)
            log()(EventKind::Reached, Rule::ScoreNodes, end, points);
        --m_state.lines;
        if (m_state.lines == 0 || !hasLine(sheet))
            stop();
    }

    void stop()
    {
        if (m_state.lines > 0)
            log()(EventKind::SpareLines, Rule::RootsFewer, m_state.lines);
        m_state.lines = 0;
        m_state.phase = Phase::Assign;
        resolve(m_rules.of(Action::Roots).order + 1);
    }

    void resolved()
    {
        const bool own = !isForeign(m_state);
        m_state.uses.clear();
        if (own) {
            Sheet &sheet = active(m_state);
            if (sheet.crosses < allCrosses())
                ++sheet.crosses;
            log()(EventKind::Cross, Rule::TurnCross, sheet.crosses, allCrosses());
            if (m_state.seats == 1 && rollDummy())
                return;
        }
        if (!m_state.dummy && askNext())
            return;
        nextTurn();
    }

    // Alone, a dummy rolls for the charges; true: there is something to decide about it.
    bool rollDummy()
    {
        const Sheet &sheet = active(m_state);
        if (sheet.charges == 0 || !modeOf(m_rules, m_state).dummy)
            return false;
        if (sheet.crosses >= allCrosses() && !m_rules.parameters.soloLastRoll) {
            log()(EventKind::NoDummy, Rule::SoloLast);
            return false;
        }
        roll(m_rules, m_state);
        m_state.dummy = true;
        sayRoll(m_state, EventKind::DummyRolled, sheet.crosses >= allCrosses() ? Rule::SoloLast : Rule::SoloRoll,
                log());
        return isAsked();
    }

    bool isAsked()
    {
        active(m_state).takenBack = 0;
        if (hasUse(m_rules, m_state))
            return true;
        log()(EventKind::NotAsked, Rule::ReserveUseful, active(m_state).charges);
        return false;
    }

    // Clockwise, whoever holds charges and could use one of the dice.
    bool askNext()
    {
        for (int seat = (m_state.seat + 1) % m_state.seats; seat != m_state.turn; seat = (seat + 1) % m_state.seats) {
            m_state.seat = static_cast<std::int8_t>(seat);
            if (active(m_state).charges > 0 && isAsked())
                return true;
        }
        return false;
    }

    void nextTurn()
    {
        m_state.dummy = false;
        for (int i = 0; i < m_state.seats; ++i) {
            m_state.turn = static_cast<std::int8_t>((m_state.turn + 1) % m_state.seats);
            m_state.seat = m_state.turn;
            if (active(m_state).crosses < allCrosses()) {
                active(m_state).takenBack = 0;
                roll(m_rules, m_state);
                sayRoll(m_state, EventKind::Rolled, Rule::TurnRoll, log());
                return;
            }
        }
        m_state.phase = Phase::Over;
        Log(m_events, nobody)(EventKind::AllCrosses, Rule::EndCrosses, allCrosses());
        announce(m_rules, m_state, m_events);
    }

    const Rules &m_rules;
    State &m_state;
    EventList *m_events;
};

} // namespace

void applyMove(const Rules &rules, State &state, Move made, EventList *events)
{
    Course(rules, state, events).make(made);
}

} // namespace engawa::leafus
