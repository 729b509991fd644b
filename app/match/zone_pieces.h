#pragma once

#include <QList>
#include <QObject>
#include <QPointer>
#include <QRect>
#include <QString>
#include <QtQml/qqmlregistration.h>

#include "app/match/match_view.h"
#include "app/match/table_values.h"

namespace engawa {

// What lies in a zone. It is told only when it is other than before, not with every scene.
class ZonePieces : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(engawa::MatchView *view READ view WRITE setView NOTIFY viewChanged REQUIRED)
    Q_PROPERTY(QString zone READ zone WRITE setZone NOTIFY zoneChanged REQUIRED)
    Q_PROPERTY(QList<engawa::PieceInfo> pieces READ pieces NOTIFY piecesChanged)
    Q_PROPERTY(QRect reach READ reach NOTIFY piecesChanged)

public:
    using QObject::QObject;

    MatchView *view() const { return m_view; }
    void setView(MatchView *view);
    const QString &zone() const { return m_zone; }
    void setZone(const QString &zone);

    const QList<PieceInfo> &pieces() const { return m_pieces; }
    QRect reach() const; // from the least place to the greatest; empty where nothing lies

signals:
    void viewChanged();
    void zoneChanged();
    void piecesChanged();

private:
    void look();

    QPointer<MatchView> m_view;
    QString m_zone;
    QList<PieceInfo> m_pieces;
};

} // namespace engawa
