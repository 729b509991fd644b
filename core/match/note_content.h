#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/match/match.h"

namespace engawa {

inline constexpr int mostRating = 5;                         // of a rating and of every answer; the least is 1
inline constexpr std::size_t noteTextBytes = 4000;           // of a note's text
inline constexpr std::size_t noteWordBytes = 200;            // of a component, a name, a date, a question
inline constexpr std::size_t noteQuestions = 20;             // answered in one note
inline constexpr std::size_t notesInRecord = 10'000;         // that are looked at; a record may hold more lines

// What a note says: the object that stands as "note" in its line of a record.
//
//     {"id": 31, "parent": 12, "note": {"text": "Too strong", "rating": 2, "component": "cards/pink_0", "seat": 0,
//                                       "by": "Hana", "date": "2026-11-16T18:30:00Z"}}
//
// Nothing in a record is ever removed. A note with "of" stands in place of the note whose line has that id: it holds the
// whole new content, and of several the last holds. With "deleted" it takes the note away, until a later one with the
// same "of" brings it back. "of" names the note's first line, never one that replaced it, and "parent" stays the node
// that the note is pinned to.
struct NoteContent
{
    std::string text;
    int rating = 0; // 1 to 5; 0: none
    std::string component; // "cards/pink_0": what it is about; empty: the moment
    Seat seat = nobody; // who was to act
    std::string by; // who wrote it
    std::string date; // ISO 8601, UTC
    std::map<std::string, int> questions; // asked after the end: "fun" to an answer of 1 to 5
    std::optional<int> of;
    bool deleted = false;
    Json others = Json::object(); // members that are unknown here, kept as they are

    bool empty() const { return text.empty() && rating == 0 && questions.empty(); }
    bool operator==(const NoteContent &) const = default;
};

// Whatever the value is, there is a content: what can't be used is left out and becomes a warning, a text that is too
// long is cut.
NoteContent noteContent(const Json &value, Problems &problems);

Json toJson(const NoteContent &content);

// A note as it stands after all that was said of it.
struct StandingNote
{
    int id = 0; // of its first line: what "of" names
    int node = 0; // that it is pinned to
    NoteContent content;

    bool operator==(const StandingNote &) const = default;
};

// The notes of a match that are not deleted, by their ids.
std::vector<StandingNote> standingNotes(const Match &match, Problems &problems);

} // namespace engawa
