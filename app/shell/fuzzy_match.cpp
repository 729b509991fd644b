#include "app/shell/fuzzy_match.h"

#include <algorithm>
#include <vector>

namespace engawa {

namespace {

constexpr int found = 1, together = 9, wordStart = 8, textStart = 4, none = -1'000'000;

bool beginsWord(QStringView text, qsizetype at)
{
    if (at == 0)
        return true;
    const QChar before = text[at - 1];
    return !before.isLetterOrNumber() || (before.isLower() && text[at].isUpper());
}

int worth(QStringView text, qsizetype at)
{
    return found + (beginsWord(text, at) ? wordStart : 0) + (at == 0 ? textStart : 0);
}

} // namespace

// best[i][j]: the best score with letter i of the pattern on letter j of the text.
std::optional<FuzzyMatch> fuzzyMatch(QStringView spaced, QStringView text)
{
    QString pattern = spaced.toString();
    pattern.removeIf([](QChar letter) { return letter.isSpace(); });
    if (pattern.isEmpty())
        return FuzzyMatch{0, {}};
    const auto rows = static_cast<std::size_t>(pattern.size()), columns = static_cast<std::size_t>(text.size());
    if (rows > columns)
        return {};
    std::vector<std::vector<int>> best(rows, std::vector<int>(columns, none));
    std::vector<std::vector<std::size_t>> from(rows, std::vector<std::size_t>(columns, 0));
    for (std::size_t i = 0; i < rows; ++i) {
        int before = i == 0 ? 0 : none; // the best end of the letters so far, not just here
        std::size_t beforeAt = 0;
        for (std::size_t j = 0; j < columns; ++j) {
            const auto at = static_cast<qsizetype>(j);
            if (pattern[static_cast<qsizetype>(i)].toCaseFolded() == text[at].toCaseFolded()) {
                int score = before;
                from[i][j] = beforeAt;
                if (i > 0 && j > 0 && best[i - 1][j - 1] > none && best[i - 1][j - 1] + together >= score) {
                    score = best[i - 1][j - 1] + together;
                    from[i][j] = j - 1;
                }
                if (score > none)
                    best[i][j] = score + worth(text, at);
            }
            if (i > 0 && best[i - 1][j] > before) {
                before = best[i - 1][j];
                beforeAt = j;
            }
        }
    }
    const auto end = std::ranges::max_element(best.back());
    if (*end <= none)
        return {};
    FuzzyMatch match{*end, {}};
    auto at = static_cast<std::size_t>(end - best.back().begin());
    for (std::size_t i = rows; i-- > 0; at = from[i][at])
        match.places.prepend(static_cast<qsizetype>(at));
    return match;
}

} // namespace engawa
