#include "app/library/record_summary.h"

#include <algorithm>

#include <QCoreApplication>
#include <QDir>
#include <QLocale>

#include "app/library/pack_words.h"
#include "core/match/record.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

struct RecordWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::RecordWords)
};

RecordSummary unread(const QFileInfo &file)
{
    RecordSummary record;
    record.path = file.absoluteFilePath();
    record.changed = file.lastModified();
    record.size = file.size();
    return record;
}

} // namespace

RecordSummary readRecordSummary(const QString &path, const Compiler &compiler, const QStringList &tables)
{
    const QFileInfo file(path);
    RecordSummary record = unread(file);
    Problems problems;
    const auto text = readText(file.filesystemFilePath(), problems);
    const auto match = text ? openRecord(*text, path.toStdString(), compiler, problems) : std::nullopt;
    if (match) {
        record.game = match->gamePtr();
        record.setup = match->opening().setup;
        record.seats = match->seats();
        record.finished = match->game().outcome(match->state()).over;
    }
    if (!problems.empty()) {
        const auto error = std::ranges::find(problems, Problem::Level::Error, &Problem::level);
        record.problem = error != problems.end() ? *error : problems.front();
    }
    const Json *game = record.game ? record.game->data().value("pack", "game") : nullptr;
    record.playable = game && tables.contains(QString::fromStdString(game->get<std::string>()));
    return record;
}

QString recordProblem(const RecordSummary &record, const Sentences &sentences)
{
    if (record.game && !record.playable)
        return RecordWords::tr("This version has no table for the game.");
    return record.problem
               ? sentenceWithFile(*record.problem, sentences.with(record.game ? &record.game->texts() : nullptr))
               : QString();
}

QList<RecordSummary> recordsIn(const QString &folder)
{
    QList<RecordSummary> records;
    const auto files = QDir(folder).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::NoSort);
    for (const QFileInfo &file : files)
        records.append(unread(file));
    std::ranges::sort(records, [](const RecordSummary &a, const RecordSummary &b) {
        return a.changed != b.changed ? a.changed > b.changed : a.path > b.path;
    });
    return records;
}

QString recordTitle(const RecordSummary &record, const std::string &language)
{
    if (!record.game)
        return QFileInfo(record.path).fileName();
    const Texts &texts = record.game->texts();
    const Json *id = record.game->data().value("pack", "id");
    const QString game = nameIn(texts, id && id->is_string() ? id->get<std::string>() : std::string(), language);
    const std::string &particular = record.setup.scenario.empty() ? record.setup.mode : record.setup.scenario;
    return RecordWords::tr("%1 – %2", "game, mode or scenario").arg(game, nameIn(texts, particular, language));
}

QString recordSeats(const RecordSummary &record, const Levels &levels, const Texts &engine, const std::string &language)
{
    const PlayerWords players(levels, engine, language, record.game->data(), record.game->texts());
    QStringList names;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat) {
        const QString name = QString::fromStdString(record.seats[seat].name);
        names.append(players.named(name.isEmpty() ? suggestedName(static_cast<int>(seat)) : name,
                                   QString::fromStdString(record.seats[seat].player)));
    }
    return QLocale(QString::fromStdString(language)).createSeparatedList(names);
}

QString recordTime(const RecordSummary &record, const std::string &language, const QDateTime &now)
{
    const QLocale locale(QString::fromStdString(language));
    const QDateTime when = record.changed.toLocalTime();
    const QString time = locale.toString(when.time(), QLocale::ShortFormat);
    const qint64 days = when.date().daysTo(now.toLocalTime().date());
    if (days == 0)
        return RecordWords::tr("today, %1").arg(time);
    if (days == 1)
        return RecordWords::tr("yesterday, %1").arg(time);
    return RecordWords::tr("%1, %2", "date, time").arg(locale.toString(when.date(), QLocale::ShortFormat), time);
}

} // namespace engawa
