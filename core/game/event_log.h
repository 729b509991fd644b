#pragma once

#include "core/game/event.h"

namespace engawa {

// Writes a game's events where somebody listens: what happened (Kind), under which rule, and its numbers.
template <class Kind, class Rule>
class EventLog
{
public:
    EventLog(EventList *events, int seat) : m_events(events), m_seat(static_cast<Seat>(seat)) {}

    bool on() const { return m_events != nullptr; }
    void operator()(Kind kind, Rule rule, int a = 0, int b = 0, int c = 0) const { write(false, kind, rule, a, b, c); }
    void revealed(Kind kind, Rule rule, int a = 0, int b = 0, int c = 0) const { write(true, kind, rule, a, b, c); }
    EventLog by(int seat) const { return EventLog(m_events, seat); }

private:
    void write(bool chance, Kind kind, Rule rule, int a, int b, int c) const
    {
        if (m_events && !m_events->full())
            m_events->push(
                {static_cast<std::int16_t>(kind),
                 static_cast<RuleIndex>(rule),
                 m_seat,
                 chance,
                 {static_cast<std::int16_t>(a), static_cast<std::int16_t>(b), static_cast<std::int16_t>(c), 0}});
    }

    EventList *m_events;
    Seat m_seat;
};

} // namespace engawa
