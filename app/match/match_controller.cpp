#include "app/match/match_controller.h"

#include "app/settings/settings.h"

namespace engawa {

MatchController::MatchController(std::shared_ptr<FaceStore> faces, Settings &settings,
                                 MatchSession::RecordPath recordPath, QObject *parent)
    : QObject(parent), m_session(std::move(recordPath)), m_faces(std::make_shared<FaceAddresses>(std::move(faces))),
      m_view(m_session, m_faces, settings), m_bots(m_session, settings), m_facts(m_session, m_view, m_faces),
      m_turningPoints(m_session), m_advice(m_session, m_view, m_turningPoints)
{
    connect(&m_bots, &BotSeats::thought, &m_advice, &MatchAdvice::remember);
    connect(&m_view, &MatchView::arrangingChanged, &m_bots, [this] { m_bots.setHeld(m_view.arranging()); });
}

} // namespace engawa
