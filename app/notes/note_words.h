#pragma once

#include <QString>

#include "app/match/match_words.h"
#include "core/match/note_content.h"

namespace engawa {

// A moment of a match: "Start", "Move 12: Collect the red column", "After a change of the data".
QString momentText(const Match &match, int node, const MatchWords &words);

// The name of what a note is about, or its id if the game no longer has it; empty for nothing.
QString componentText(const Game &game, const std::string &component, const MatchWords &words);

// What was answered after the end: "Fun 4, Length 3". Empty without answers.
QString answersText(const NoteContent &content);
QString questionName(const std::string &question); // "Fun"; an unknown one as it is written

// Who writes it and when, for a new note at a node.
NoteContent newNote(const Match &match, int node, const QString &by);

} // namespace engawa
