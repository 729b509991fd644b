#pragma once

#include <QList>
#include <QString>
#include <optional>

namespace engawa {

struct FuzzyMatch
{
    int score; // higher is better
    QList<qsizetype> places; // of the letters found
};

// Whether all letters of the pattern occur in the text, in order and whatever their case. Letters that follow each
// other or begin a word count more; an empty pattern matches all.
std::optional<FuzzyMatch> fuzzyMatch(QStringView pattern, QStringView text);

} // namespace engawa
