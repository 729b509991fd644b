#include "app/match/match_controller.h"

#include <utility>

namespace engawa {

void MatchController::setGuest(TableGuest *guest)
{
    if (guest && !m_match)
        return;
    m_guest = guest;
    m_shown = -1;
    m_bots.forget();
    m_pace.stop();
    m_botMove.reset();
    clearRefusal();
    if (m_match)
        refresh();
}

void MatchController::showGuest()
{
    if (m_guest)
        refresh();
}

void MatchController::dismissGuest()
{
    if (TableGuest *guest = std::exchange(m_guest, nullptr))
        guest->dismissed();
}

void MatchController::remove(const QString &piece)
{
    if (m_guest)
        m_guest->remove(piece);
}

void MatchController::stopArranging()
{
    if (m_guest)
        m_guest->leave();
}

void MatchController::refuseGuest(const QString &piece, const QString &sentence)
{
    if (m_guest)
        refuse(piece, sentence);
}

} // namespace engawa
