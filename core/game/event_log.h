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
    void operator()(Kind kind, Rule rule, int a = 0, int b = 0, int c = 0, int d = 0) const
    {
        write(false, kind, rule, {a, b, c, d});
    }
    void revealed(Kind kind, Rule rule, int a = 0, int b = 0, int c = 0) const
    {
        write(true, kind, rule, {a, b, c, 0});
    }
    EventLog by(int seat) const { return EventLog(m_events, seat); }

private:
    void write(bool chance, Kind kind, Rule rule, std::array<int, 4> numbers) const
    {
        if (!m_events || m_events->full())
            return;
        Event event{static_cast<std::int16_t>(kind), refused(rule), m_seat, chance, {}};
        for (std::size_t i = 0; i < numbers.size(); ++i)
            event.numbers[i] = static_cast<std::int16_t>(numbers[i]);
        m_events->push(event);
    }

    EventList *m_events;
    Seat m_seat;
};

} // namespace engawa
