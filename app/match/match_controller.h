#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/match/bot_seats.h"
#include "app/match/match_advice.h"
#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/match/piece_facts.h"
#include "app/match/turning_points.h"

namespace engawa {

// The match at the table, put together from its parts.
class MatchController : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(engawa::MatchSession *session READ session CONSTANT)
    Q_PROPERTY(engawa::BotSeats *bots READ bots CONSTANT)
    Q_PROPERTY(engawa::MatchView *view READ view CONSTANT)
    Q_PROPERTY(engawa::PieceFacts *facts READ facts CONSTANT)
    Q_PROPERTY(engawa::MatchAdvice *advice READ advice CONSTANT)
    Q_PROPERTY(engawa::TurningPoints *turningPoints READ turningPoints CONSTANT)

public:
    MatchController(std::shared_ptr<FaceStore> faces, Settings &settings, MatchSession::RecordPath recordPath,
                    QObject *parent = nullptr);

    MatchSession *session() { return &m_session; }
    const MatchSession *session() const { return &m_session; }
    BotSeats *bots() { return &m_bots; }
    MatchView *view() { return &m_view; }
    const MatchView *view() const { return &m_view; }
    PieceFacts *facts() { return &m_facts; }
    MatchAdvice *advice() { return &m_advice; }
    TurningPoints *turningPoints() { return &m_turningPoints; }

private:
    MatchSession m_session;
    std::shared_ptr<FaceAddresses> m_faces;
    MatchView m_view;
    BotSeats m_bots; // after the view: it goes first
    PieceFacts m_facts;
    TurningPoints m_turningPoints;
    MatchAdvice m_advice;
};

} // namespace engawa
