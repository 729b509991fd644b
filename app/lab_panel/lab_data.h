#pragma once

#include <optional>

#include <QCoreApplication>
#include <QHash>
#include <QList>
#include <QStringList>

#include "app/players/player_words.h"
#include "core/game/compile.h"
#include "core/lab/lab_plan.h"
#include "core/pack/sentences.h"

namespace engawa {

class Library;
class MatchSession;
class Workbench;
struct KeptHead;

// What somebody chose to run.
struct LabChoice
{
    QString source; // which data play: see LabData
    QString against; // … and against which they are compared; empty: none
    Setup setup;
    QStringList bots; // one for each seat
    qint64 deals = 2000;
    quint64 seed = 1;
};

// The data that the lab can play with: those on the table, as "table"; the same without the changes of the workbench, as
// "base"; packs and variants of the shelf, as "pack:momiji" and "variant:short_autumn".
class LabData
{
    Q_DECLARE_TR_FUNCTIONS(engawa::LabData)

public:
    LabData(Library &library, MatchSession &session, Workbench &workbench);

    QList<Option> sources() const; // those of the game at the table first; groups are packs
    QString packOfTable() const; // by its id; empty: nothing is on the table
    QString nameOf(const QString &source) const; // of what plays: "Momiji + Short autumn"
    GamePtr game(const QString &source, Problems &problems) const;
    bool isChanged() const; // what is on the workbench differs from what it began with

    Setup setupOfMatch(const Data &data) const; // as far as the data have it
    QStringList botsOfMatch(int seats) const; // quick ones for people
    static QStringList quickBots() { return {QStringLiteral("greedy"), QStringLiteral("random")}; }

    // Nothing, and the problems, for what can't be run.
    std::optional<LabPlan> plan(const LabChoice &choice, Problems &problems) const;
    QString nameOf(const LabPlan &plan) const; // of a run of it

    void lookAgain() { m_fresh.clear(); } // at the data that may have been edited
    // Whether the data of a kept run are still at hand; else why not, in words.
    QString movedOn(const KeptHead &head) const;

    PlayerWords playerWords(const Game &game) const;
    Sentences sentences(const Game *game) const;
    QString sentence(const Problems &problems, const Game *game = nullptr) const; // the first one
    QString language() const;
    const Compiler &compiler() const;
    const Levels &levels() const;

private:
    const QStringList &hashesOf(const QString &source) const; // with and without the limit that random bots need
    std::optional<Data> dataOf(const QString &source) const;

    Library &m_library;
    MatchSession &m_session;
    Workbench &m_workbench;
    mutable QHash<QString, QStringList> m_bundled; // of what does not change while the program runs
    mutable QHash<QString, QStringList> m_fresh; // of what may, until it is looked at again
};

} // namespace engawa
