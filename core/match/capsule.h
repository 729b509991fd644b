#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/match/note_content.h"

namespace engawa {

// A capsule is what a playtester sends back: a record (see record.h), and after it lines of its own, each with "capsule"
// as its kind. A record is a capsule without a report, and a capsule opens as a record, which passes over these lines;
// lines of a kind that is unknown here are passed over too.
//
//     {"capsule": "variant", "file": "short_autumn.json", "content": {…the whole file…}}
//     {"capsule": "position", "node": 12, "position": {…as Game::position gives it…}}
//     {"capsule": "workbench", …what the program keeps in the records of its own user, never in a report…}
//     {"capsule": "report", "node": 12, "note": 31, "engine": "0.1.0", "data_hash": "…", "by": "Hana", "date": "…"}

inline constexpr std::size_t capsuleVariants = 50; // that a capsule may hold

struct CapsuleVariant
{
    std::string file; // its name, without a folder
    Json content;

    bool operator==(const CapsuleVariant &) const = default;
};

// What somebody reports: a moment, and the note that says why.
struct Report
{
    int node = 0;
    std::optional<int> note; // its first line's id
    std::string by;
    std::string date; // ISO 8601, UTC

    bool operator==(const Report &) const = default;
};

// A match as a record: header, events and notes by their ids, and the head.
std::string recordText(const Match &match);

// `report.node` is one of the match's.
std::string capsuleText(const Match &match, const Report &report, const std::vector<CapsuleVariant> &variants);

struct Capsule
{
    Match match; // up to its last whole, legal event
    std::vector<StandingNote> notes;
    std::vector<CapsuleVariant> variants;
    std::optional<Report> report; // nothing: a plain record
    std::optional<Json> position; // of the reported moment
    std::string engine; // the version of the program that wrote it
    std::string dataHash; // of the data at the reported moment, or of the opening; 16 hexadecimal digits
};

// Nothing if the header itself can't be read; otherwise all that could be, and the problems of the rest.
std::optional<Capsule> readCapsule(std::string_view text, const std::string &file, const Compiler &compiler,
                                   Problems &problems);

} // namespace engawa
