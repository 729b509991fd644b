#pragma once

#include <cstdint>
#include <map>
#include <vector>

#include <QDateTime>
#include <QList>
#include <QString>

#include "app/match/match_words.h"
#include "core/match/capsule.h"

namespace engawa {

// A file of a folder of capsules, as read. What is said of it in a language is made later, see capsule_model.h.
struct CapsuleFile
{
    struct Remark
    {
        StandingNote note;
        std::uint64_t origin; // the match and the note's first line: the same in every report of that match
        GamePtr game;         // at its moment
        std::string dataHash; // of that game
    };

    QString path;
    QDateTime changed; // when it was last written
    qint64 size = 0;
    GamePtr game; // of the opening; nothing: the file can't be read, and `problem` says why
    Setup setup;
    std::vector<SeatInfo> seats;
    std::vector<std::string> variants; // names
    std::optional<Report> report;
    std::string dataHash; // of the opening, or of the reported moment
    std::vector<Remark> remarks;
    std::vector<std::uint64_t> origins; // of all notes, also of those that were deleted
    std::size_t lines = 0; // of the record: of two reports of a match the later has more
    std::optional<Problem> problem; // also of a file that was read in part

    bool sameFile(const CapsuleFile &other) const
    {
        return path == other.path && changed == other.changed && size == other.size;
    }
};

// The capsules and records of a folder (*.jsonl) by name, without reading them.
QList<CapsuleFile> capsulesIn(const QString &folder);

// Replays it; no matter how it is broken, there is something to show.
CapsuleFile readCapsuleFile(const CapsuleFile &file, const Compiler &compiler);

// The file that tells a note, by the note's origin: of several reports of one match the latest.
std::map<std::uint64_t, const CapsuleFile *> tellersOf(const QList<CapsuleFile> &files);

// All of a folder; what is known and has not changed since is not read again.
QList<CapsuleFile> readCapsules(const QString &folder, const Compiler &compiler, const QList<CapsuleFile> &known);

} // namespace engawa
