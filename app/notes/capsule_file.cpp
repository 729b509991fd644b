#include "app/notes/capsule_file.h"

#include <algorithm>
#include <array>
#include <format>

#include <QDir>

#include "core/base/chance.h"
#include "core/match/record.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

// A variant that the match doesn't name goes by the name in its file.
std::vector<std::string> variantNames(const Capsule &capsule)
{
    if (!capsule.match.opening().variants.empty())
        return capsule.match.opening().variants;
    std::vector<std::string> names;
    for (const CapsuleVariant &variant : capsule.variants) {
        const auto name = variant.content.find("name");
        names.push_back(name != variant.content.end() && name->is_string() ? name->get<std::string>() : variant.file);
    }
    return names;
}

// The first error, else the first warning.
std::optional<Problem> firstOf(const Problems &problems)
{
    const auto error = std::ranges::find(problems, Problem::Level::Error, &Problem::level);
    return error != problems.end() ? std::optional(*error)
           : problems.empty()      ? std::nullopt
                                   : std::optional(problems.front());
}

// By the id of a note's first line.
std::map<int, std::uint64_t> originsOf(const Match &match)
{
    const std::uint64_t header = hashText(match.header());
    std::map<int, std::uint64_t> origins;
    for (const Note &note : match.notes())
        origins[note.id] = hashNumbers(std::array{header, hashText(noteLine(note).dump())});
    return origins;
}

} // namespace

QList<CapsuleFile> capsulesIn(const QString &folder)
{
    QList<CapsuleFile> files;
    const QFileInfoList infos = QDir(folder).entryInfoList({QStringLiteral("*.jsonl")}, QDir::Files, QDir::Name);
    for (const QFileInfo &info : infos) {
        CapsuleFile file;
        file.path = info.absoluteFilePath();
        file.changed = info.lastModified();
        file.size = info.size();
        files.append(std::move(file));
    }
    return files;
}

CapsuleFile readCapsuleFile(const CapsuleFile &listed, const Compiler &compiler)
{
    CapsuleFile file = listed;
    Problems problems;
    const std::string path = file.path.toStdString();
    const std::optional<std::string> text = readText(QFileInfo(file.path).filesystemFilePath(), problems);
    const std::optional<Capsule> capsule = text ? readCapsule(*text, path, compiler, problems) : std::nullopt;
    file.problem = firstOf(problems);
    if (!capsule)
        return file;
    file.game = capsule->match.nodes().front().game;
    file.setup = capsule->match.opening().setup;
    file.seats = capsule->match.seats();
    file.variants = variantNames(*capsule);
    file.report = capsule->report;
    file.dataHash = capsule->dataHash;
    file.lines = capsule->match.nodes().size() + capsule->match.notes().size();
    const std::map<int, std::uint64_t> origins = originsOf(capsule->match);
    for (const auto &[id, origin] : origins)
        file.origins.push_back(origin);
    std::map<const Game *, std::string> hashes; // moments of one match share their game
    for (const StandingNote &note : capsule->notes) {
        const GamePtr &game = capsule->match.node(note.node).game;
        std::string &hash = hashes[game.get()];
        if (hash.empty())
            hash = std::format("{:016x}", dataHash(game->data()));
        file.remarks.push_back({note, origins.at(note.id), game, hash});
    }
    return file;
}

std::map<std::uint64_t, const CapsuleFile *> tellersOf(const QList<CapsuleFile> &files)
{
    std::map<std::uint64_t, const CapsuleFile *> tellers;
    for (const CapsuleFile &file : files)
        for (const std::uint64_t origin : file.origins) {
            const CapsuleFile *&teller = tellers[origin];
            if (!teller || file.lines > teller->lines)
                teller = &file;
        }
    return tellers;
}

QList<CapsuleFile> readCapsules(const QString &folder, const Compiler &compiler, const QList<CapsuleFile> &known)
{
    QList<CapsuleFile> files = capsulesIn(folder);
    for (CapsuleFile &file : files) {
        const auto same = std::ranges::find_if(known, [&](const CapsuleFile &k) { return k.sameFile(file); });
        file = same != known.end() ? *same : readCapsuleFile(file, compiler);
    }
    return files;
}

} // namespace engawa
