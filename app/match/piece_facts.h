#pragma once

#include <memory>

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include "app/faces/face_addresses.h"
#include "app/match/table_values.h"

namespace engawa {

class MatchSession;
class MatchView;

// What the pieces on the table are and do, what they look like and what they say, in words. What a piece does is another
// thing when MatchView::sceneNumber is another.
class PieceFacts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchController")
    // Itself. Asked through it, a binding asks again when data or language are others.
    Q_PROPERTY(engawa::PieceFacts *current READ current NOTIFY changed)

public:
    PieceFacts(const MatchSession &session, const MatchView &view, std::shared_ptr<FaceAddresses> faces,
               QObject *parent = nullptr);

    PieceFacts *current() { return this; }
    Q_INVOKABLE engawa::AboutPiece about(const QString &piece) const;
    Q_INVOKABLE engawa::AboutPiece aboutComponent(const QString &component) const;
    QString kindOf(const QString &component) const; // of a piece on the table that shows its like
    Q_INVOKABLE QString backOf(const QString &kind) const; // address of the back
    Q_INVOKABLE QString faceOf(const QString &kind, const QString &component,
                               const QString &badge = {}) const; // … and of a face that is no piece's
    Q_INVOKABLE QString wordOf(const QString &piece,
                               const QString &field) const; // of what it shows; empty: it has none

signals:
    void changed();

private:
    void tell();
    const Game &game() const;
    QString address(const FaceStore::Subject &subject) const;
    AboutPiece aboutThing(const FaceStore::Subject &subject) const;
    QStringList helpOf(int move) const; // which cards of the viewer's hand it would bring on

    const MatchSession &m_session;
    const MatchView &m_view;
    std::shared_ptr<FaceAddresses> m_faces;
    GamePtr m_game; // as last told
    std::string m_language;
};

} // namespace engawa
