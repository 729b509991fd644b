#pragma once

#include <vector>

#include <QtQml/qqmlregistration.h>

#include "app/match/advice_thinker.h"
#include "app/match/rows_model.h"
#include "core/lab/played_moves.h"

namespace engawa {

class MatchSession;

// A move of a person that lost much.
struct TurningPointRow
{
    int node = 0;
    int number = 0; // of the move
    int seat = 0;
    QString text; // the move …
    QString lost; // … and what it lost
    QString better; // what would have been better

    int key() const { return node; }
    QVariant value(int role) const;
    bool operator==(const TurningPointRow &) const = default;
};

// Where people's moves lost most, found in the background once a match is over; what lost most comes first.
class TurningPoints : public RowsModel, public Rows<TurningPointRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchController")
    Q_PROPERTY(bool searching READ searching NOTIFY changed)
    Q_PROPERTY(QString state READ state NOTIFY changed)
    Q_PROPERTY(int count READ size NOTIFY changed)

public:
    enum Role { NodeRole = Qt::UserRole, NumberRole, SeatRole, TextRole, LostRole, BetterRole };
    explicit TurningPoints(MatchSession &session, QObject *parent = nullptr);
    QHash<int, QByteArray> roleNames() const override;

    Q_INVOKABLE void find(); // of the match that is over; where it is known, nothing is done again
    Q_INVOKABLE void stop();
    bool searching() const { return m_thinker.thinking(); }
    QString state() const; // how far it is, or what came of it
    const TurningPoint *at(int row) const;

signals:
    void changed();

private:
    void forget();
    void next();
    void showRows();

    MatchSession &m_session;
    AdviceThinker m_thinker;
    int m_head = -1; // of the match, when the moves were taken; -1: they were not
    std::vector<PlayedMove> m_moves; // that are looked at
    std::size_t m_done = 0;
    std::vector<TurningPoint> m_found;
};

} // namespace engawa
