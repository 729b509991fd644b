#include "app/layout/round_walk.h"

#include <cmath>

namespace engawa {

void RoundWalk::setOut(int goal, bool takenBack)
{
    const int ahead = m_lap > 0 ? (goal - m_start + m_lap) % m_lap : 0;
    m_steps = takenBack && 2 * ahead > m_lap ? ahead - m_lap : ahead;
    emit changed();
    m_gone = 0;
    emit goneChanged();
}

double RoundWalk::whole() const
{
    return m_steps < 0 ? std::ceil(m_gone) : std::floor(m_gone);
}

int RoundWalk::stone(int step) const
{
    return m_lap > 0 ? ((m_start + step) % m_lap + m_lap) % m_lap : m_start;
}

int RoundWalk::last() const
{
    return stone(int(whole()));
}

int RoundWalk::next() const
{
    if (m_gone == whole())
        return last();
    return stone(int(whole()) + (m_steps < 0 ? -1 : 1));
}

int RoundWalk::goal() const
{
    return stone(m_steps);
}

QPointF RoundWalk::stray(QPointF last, QPointF next, QPointF goal) const
{
    return last + (next - last) * std::abs(m_gone - whole()) - goal;
}

} // namespace engawa
