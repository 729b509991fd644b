#pragma once

#include <QDateTime>
#include <QStringList>

#include "app/players/player_words.h"
#include "core/match/match.h"
#include "core/pack/sentences.h"

namespace engawa {

// What the list of records says about one of them.
struct RecordSummary
{
    QString path;
    QDateTime changed; // when it was last written
    qint64 size = 0;
    GamePtr game; // nothing: the record can't be read, and `problem` says why
    bool playable = false; // read, and of a game that has a table
    Setup setup;
    std::vector<SeatInfo> seats;
    bool finished = false;
    std::optional<Problem> problem; // also of a record that breaks off; what came before can be played

    bool sameFile(const RecordSummary &other) const
    {
        return path == other.path && changed == other.changed && size == other.size;
    }
};

// Replays the record to its head; no matter how it is broken, there is a summary. `tables`: the games that can be shown.
RecordSummary readRecordSummary(const QString &path, const Compiler &compiler, const QStringList &tables);

// The records of a folder, the last written first, without reading them.
QList<RecordSummary> recordsIn(const QString &folder);

// "Momiji – First game", and who plays; the file's name for a record that can't be read.
QString recordTitle(const RecordSummary &record, const std::string &language);
QString recordProblem(const RecordSummary &record, const Sentences &sentences); // empty: none
QString recordSeats(const RecordSummary &record, const Levels &levels, const Texts &engine,
                    const std::string &language); // of one that can be read
QString recordTime(const RecordSummary &record, const std::string &language, const QDateTime &now);

} // namespace engawa
