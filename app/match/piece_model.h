#pragma once

#include <functional>

#include <QHash>
#include <QString>
#include <QStringList>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include "app/match/rows_model.h"

namespace engawa {

// A piece as the table shows it.
struct PieceRow
{
    QString id;
    QString kind;
    QString component;
    bool faceUp = true;
    QString zone;
    int place = 0;
    int row = 0;
    int count = 0; // pieces in its zone
    QString badge;
    QString source; // address of its face
    QString name;
    QString about; // its badge, place and owner, in words …
    QString description; // … and what a click on it plays
    QString leadsTo; // what a click on it plays, in words; empty: it doesn't yet
    int owner = -1;
    bool legal = false;    // a click on it leads on
    bool second = false;   // … but another piece comes first: it says where to, not what
    bool standIn = false;  // … or what it stands on has the same moves, and is meant by a click on it
    bool selected = false; // it was clicked, and a move with it is being chosen
    bool marked = false;   // looked up in the log or the editor
    bool altered = false;  // other than in the pack as shipped
    QString hint; // the numbers of the advised moves that it takes part in
    bool leaving = false;  // no longer in play; stays until what covers it has arrived
    QString origin; // the zone that it comes from, when it was not seen before; leaving: the one that counts it now

    const QString &key() const { return id; }
    QVariant value(int role) const;
    bool operator==(const PieceRow &) const = default;
};

// What a click on a piece means now, while a move is being chosen.
struct PieceChoice
{
    bool legal = false;
    bool selected = false;
    QString leadsTo;

    void applyTo(PieceRow &row) const;
};

// The pieces that the viewer sees, in the scene's order.
class PieceModel : public RowsModel, public Rows<PieceRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchView")

public:
    enum Role {
        IdRole = Qt::UserRole,
        KindRole,
        ComponentRole,
        FaceUpRole,
        ZoneRole,
        PlaceRole,
        RowRole,
        CountRole,
        BadgeRole,
        SourceRole,
        NameRole,
        DescriptionRole,
        LeadsToRole,
        OwnerRole,
        LegalRole,
        SecondRole,
        StandInRole,
        SelectedRole,
        MarkedRole,
        AlteredRole,
        LeavingRole,
        OriginRole,
        HintRole
    };

    explicit PieceModel(QObject *parent = nullptr);
    QHash<int, QByteArray> roleNames() const override;

    // The pieces of a new position; those that vanished stay as leaving until `linger` milliseconds are over.
    void change(std::vector<PieceRow> pieces, int linger);
    // The same pieces, in the same order.
    void changeChoices(const std::vector<PieceChoice> &choices);
    void changeMarks(const std::function<bool(const QString &component)> &isMarked,
                     const std::function<bool(const QString &component)> &isAltered);
    void changeHints(const QHash<QString, QString> &hints); // by the piece

    Q_INVOKABLE QStringList ids() const; // of those in play

private:
    void forgetLeaving();

    QTimer m_leave;
};

} // namespace engawa
