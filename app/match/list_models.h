#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include "app/match/rows_model.h"

namespace engawa {

// A line of points.
struct PointsLine
{
    Q_GADGET
    QML_VALUE_TYPE(pointsLine)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int points MEMBER points)

public:
    QString text;
    int points = 0;
    bool operator==(const PointsLine &) const = default;
};

// A seat at the table.
struct SeatRow
{
    int seat = 0;
    QString name;
    bool bot = false;
    QString level; // of the bot, in words
    bool acting = false;
    bool viewing = false;
    bool winner = false;
    int points = 0; // what everybody can count
    QList<PointsLine> lines;

    int key() const { return seat; }
    QVariant value(int role) const;
    bool operator==(const SeatRow &) const = default;
};

class SeatModel : public RowsModel, public Rows<SeatRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchView")

public:
    enum Role {
        SeatRole = Qt::UserRole,
        NameRole,
        BotRole,
        LevelRole,
        ActingRole,
        ViewingRole,
        WinnerRole,
        PointsRole,
        LinesRole
    };
    explicit SeatModel(QObject *parent = nullptr) : RowsModel(*this, parent), Rows(this) {}
    QHash<int, QByteArray> roleNames() const override;
};

// A move in words.
struct MoveRow
{
    int move = -1; // of the scene
    QString text;
    QString notation;
    QString shortcut; // empty: none
    bool primary = false;

    QString key() const { return notation; }
    QVariant value(int role) const;
    bool operator==(const MoveRow &) const = default;
};

class MoveModel : public RowsModel, public Rows<MoveRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchView")

public:
    enum Role { TextRole = Qt::UserRole, NotationRole, MoveRole, KeyRole, PrimaryRole };
    explicit MoveModel(QObject *parent = nullptr) : RowsModel(*this, parent), Rows(this) {}
    QHash<int, QByteArray> roleNames() const override;
};

// Something that happened.
struct LogRow
{
    int number = 0; // of the line, from the opening on
    int node = 0;
    QString text;
    int seat = -1;          // whom it tells of; nobody: all, or what the rules do
    QString component;
    int turnSeat = -1;      // whose turn begins with this line; nobody: the turn goes on
    QString turn;           // … and their name
    bool current = false;   // the position on the table is the one after this
    bool standing = false;  // the match stands after this
    int depth = 0;          // 0: on the line that is shown; 1: another way that was tried after the row above

    int key() const { return number; }
    QVariant value(int role) const;
    bool operator==(const LogRow &) const = default;
};

class LogModel : public RowsModel, public Rows<LogRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchView")

public:
    enum Role {
        TextRole = Qt::UserRole,
        NodeRole,
        SeatRole,
        ComponentRole,
        TurnSeatRole,
        TurnRole,
        CurrentRole,
        StandingRole,
        DepthRole
    };
    explicit LogModel(QObject *parent = nullptr) : RowsModel(*this, parent), Rows(this) {}
    QHash<int, QByteArray> roleNames() const override;
};

// A line of the score sheet.
struct ScoreRow
{
    QString text;
    QList<int> points; // per side
    bool counts = true;

    const QString &key() const { return text; }
    QVariant value(int role) const;
    bool operator==(const ScoreRow &) const = default;
};

class ScoreModel : public RowsModel, public Rows<ScoreRow>
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by MatchView")
    Q_PROPERTY(QStringList sides READ sides NOTIFY sidesChanged)
    Q_PROPERTY(QList<int> totals READ totals NOTIFY sidesChanged)

public:
    enum Role { TextRole = Qt::UserRole, PointsRole, CountsRole };
    explicit ScoreModel(QObject *parent = nullptr) : RowsModel(*this, parent), Rows(this) {}
    QHash<int, QByteArray> roleNames() const override;

    const QStringList &sides() const { return m_sides; }
    const QList<int> &totals() const { return m_totals; } // per side
    void setSides(const QStringList &sides, const QList<int> &totals);

signals:
    void sidesChanged();

private:
    QStringList m_sides;
    QList<int> m_totals;
};

} // namespace engawa
