#pragma once

#include <QSyntaxHighlighter>

#include "editor/formulas/formula_check.h"

namespace engawa {

// Colours the words of a formula by what they are, and underlines its faults at their place.
class FormulaHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    using QSyntaxHighlighter::QSyntaxHighlighter;

    // Kept by whoever has the game; nothing: only words of the language.
    void setVocabulary(const Vocabulary *vocabulary);
    void setFaults(std::vector<FormulaFault> faults);
    void setDark(bool dark);

protected:
    void highlightBlock(const QString &text) override;

private:
    QTextCharFormat formatOf(std::string_view name, bool called) const;

    const Vocabulary *m_vocabulary = nullptr;
    std::vector<FormulaFault> m_faults;
    bool m_dark = false;
};

} // namespace engawa
