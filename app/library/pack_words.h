#pragma once

#include <QString>

#include "core/pack/sentences.h"
#include "core/pack/text.h"

namespace engawa {

// A text of the pack in a language or in the pack's first one; empty when it has none.
QString textIn(const Texts &texts, const std::string &key, const std::string &language);

// The text "name.<id>", or the id.
QString nameIn(const Texts &texts, const std::string &id, const std::string &language);

// How many play the pack, over all its modes: "2–4 players, or solo".
QString playersOf(const Data &data);

// The first error, or else the first warning, as a sentence with its file; empty without any.
QString firstSentence(const Problems &problems, const Sentences &sentences);
QString sentenceWithFile(const Problem &problem, const Sentences &sentences);

} // namespace engawa
