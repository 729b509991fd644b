#pragma once

#include <functional>

#include <QObject>

#include "app/library/library.h"
#include "app/match/match_session.h"

namespace engawa {

class Pages;
class Workbench;
struct KeptVariant;
struct StartOptions;

// Brings a match to the table: one that is dealt, or one that a record holds. What can't be is said.
class MatchOpener : public QObject
{
    Q_OBJECT

public:
    // The workbench may be nothing.
    MatchOpener(Library &library, MatchSession &session, Workbench *workbench, Pages &pages);

    // Asked before another match takes the table; false keeps the one that is there.
    void setMayLeave(std::function<bool()> ask) { m_mayLeave = std::move(ask); }

    // What was asked for, else the match that was left, else `game`, already dealt.
    void openFirst(const StartOptions &options, const QString &game);
    void deal(const std::optional<Prepared> &prepared, const Problems &problems); // the problems of preparing it
    void dealTrial(const GamePtr &game, const Opening &opening); // the match waits meanwhile
    void openRecord(const QString &path) { openRecord(path, path); }
    // What happens in the match goes on in the file `record`; empty: it is not kept.
    void openRecord(const QString &path, const QString &record);

private:
    decltype(Data::faces) facesOf(const KeptVariant &kept) const;
    QString first(const Problems &problems, const GamePtr &game) const; // a sentence; empty: none
    void sayRefused(const Problems &problems, const GamePtr &game);

    Library &m_library;
    MatchSession &m_session;
    Workbench *m_workbench;
    Pages &m_pages;
    std::function<bool()> m_mayLeave = [] { return true; };
};

} // namespace engawa
