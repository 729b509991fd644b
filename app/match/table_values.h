#pragma once

#include <QList>
#include <QPoint>
#include <QString>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// A style of play at a level.
struct PlayerLevel
{
    Q_GADGET
    QML_VALUE_TYPE(playerLevel)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString name MEMBER name)

public:
    QString player;
    QString name; // of the level

    bool operator==(const PlayerLevel &) const = default;
};

// Somebody who may play a seat.
struct PlayerChoice
{
    Q_GADGET
    QML_VALUE_TYPE(playerChoice)
    Q_PROPERTY(QString player MEMBER player)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString about MEMBER about)
    Q_PROPERTY(QString group MEMBER group)
    Q_PROPERTY(bool playing MEMBER playing)
    Q_PROPERTY(QList<engawa::PlayerLevel> levels MEMBER levels)
    Q_PROPERTY(int level MEMBER level)

public:
    QString player;
    QString name;
    QString about;
    QString group; // under which it stands; may be empty
    bool playing = false; // there, now
    QList<PlayerLevel> levels; // a persona may play at; nobody else has any
    int level = -1; // of these, at which it plays or would play

    bool operator==(const PlayerChoice &) const = default;
};

// A place on the table that holds pieces.
struct ZoneInfo
{
    Q_GADGET
    QML_VALUE_TYPE(zoneInfo)
    Q_PROPERTY(QString zone MEMBER zone)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString form MEMBER form)
    Q_PROPERTY(int owner MEMBER owner)
    Q_PROPERTY(int columns MEMBER columns)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int choices MEMBER choices)
    Q_PROPERTY(QList<QPoint> places MEMBER places)
    Q_PROPERTY(int least MEMBER least)
    Q_PROPERTY(int most MEMBER most)
    Q_PROPERTY(int rows MEMBER rows)

public:
    QString zone;
    QString name; // in the reader's language; empty where the pack has none
    QString form;
    int owner = -1;
    int columns = 0;
    int count = 0;   // pieces that lie there; a free place is none
    int choices = 0; // how many of them take part in a move
    QList<QPoint> places = {}; // of a grid: where something lies or could be put, each once
    int least = 0;   // how far they reach: the first and the last place, and how many rows
    int most = 0;
    int rows = 0;

    bool operator==(const ZoneInfo &) const = default;
};

// What lies in a zone.
struct PieceInfo
{
    Q_GADGET
    QML_VALUE_TYPE(pieceInfo)
    Q_PROPERTY(QString pieceId MEMBER pieceId)
    Q_PROPERTY(QString kind MEMBER kind)
    Q_PROPERTY(QString component MEMBER component)
    Q_PROPERTY(int x MEMBER x)
    Q_PROPERTY(int y MEMBER y)
    Q_PROPERTY(QString badge MEMBER badge)

public:
    QString pieceId;
    QString kind;
    QString component;
    int x = 0;
    int y = 0;
    QString badge;

    bool operator==(const PieceInfo &) const = default;
};

// What a solo scenario asks for.
struct Goal
{
    Q_GADGET
    QML_VALUE_TYPE(goal)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(bool met MEMBER met)
    Q_PROPERTY(bool unseen MEMBER unseen)

public:
    QString text;
    bool met = false;
    bool unseen = false; // counted when the game ends

    bool operator==(const Goal &) const = default;
};

// A rule to be opened in the rulebook.
struct RuleLink
{
    Q_GADGET
    QML_VALUE_TYPE(ruleLink)
    Q_PROPERTY(QString ruleId MEMBER ruleId)
    Q_PROPERTY(QString sentence MEMBER sentence)

public:
    QString ruleId;
    QString sentence;

    bool operator==(const RuleLink &) const = default;
};

// What a piece is and does.
struct AboutPiece
{
    Q_GADGET
    QML_VALUE_TYPE(aboutPiece)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString source MEMBER source)
    Q_PROPERTY(QStringList lines MEMBER lines)
    Q_PROPERTY(QList<engawa::RuleLink> rules MEMBER rules)

public:
    QString title;
    QString source; // address of its face
    QStringList lines;
    QList<RuleLink> rules;
};

} // namespace engawa
