#include "editor/formulas/formula_highlighter.h"

#include <algorithm>

#include "core/expr/formula_tokens.h"

namespace engawa {

namespace {

struct InkColours
{
    QColor value, function, constant, number, sign, unknown;
};

InkColours inkOf(bool dark)
{
    if (dark)
        return {0x8FC3E8, 0xE3B94A, 0xA9CF8E, 0xE9A98C, 0xB5A992, 0xF0937F};
    return {0x1F5A86, 0x7A5600, 0x3F6A28, 0x8A3F14, 0x665F53, 0xA63A26};
}

} // namespace

void FormulaHighlighter::setVocabulary(const Vocabulary *vocabulary)
{
    m_vocabulary = vocabulary;
    rehighlight();
}

void FormulaHighlighter::setFaults(std::vector<FormulaFault> faults)
{
    if (faults == m_faults)
        return;
    m_faults = std::move(faults);
    rehighlight();
}

void FormulaHighlighter::setDark(bool dark)
{
    m_dark = dark;
    rehighlight();
}

QTextCharFormat FormulaHighlighter::formatOf(std::string_view name, bool called) const
{
    const InkColours ink = inkOf(m_dark);
    QTextCharFormat format;
    const Vocabulary::Name *known = m_vocabulary ? m_vocabulary->find(name) : nullptr;
    const bool builtIn = name == "min" || name == "max" || name == "abs";
    if (known && known->constant) {
        format.setForeground(ink.constant);
        format.setFontItalic(true);
    } else if ((known && known->function) || (builtIn && (called || !known))) {
        format.setForeground(ink.function);
        format.setFontWeight(QFont::DemiBold);
    } else {
        format.setForeground(known || !m_vocabulary ? ink.value : ink.unknown);
    }
    return format;
}

void FormulaHighlighter::highlightBlock(const QString &text)
{
    const std::string bytes = text.toStdString();
    const InkColours ink = inkOf(m_dark);
    const std::vector<FormulaToken> tokens = formulaTokens(bytes);
    for (std::size_t i = 0; i < tokens.size(); ++i) {
        const FormulaToken &token = tokens[i];
        QTextCharFormat format;
        switch (token.sort) {
        case FormulaToken::Sort::Number:
            format.setForeground(ink.number);
            break;
        case FormulaToken::Sort::Symbol:
            format.setForeground(ink.sign);
            break;
        case FormulaToken::Sort::Unknown:
            format.setForeground(ink.unknown);
            break;
        case FormulaToken::Sort::Name:
            format = formatOf(token.text, i + 1 < tokens.size() && tokens[i + 1].is("("));
            break;
        case FormulaToken::Sort::End:
            continue;
        }
        const auto before = std::string_view(bytes).substr(0, static_cast<std::size_t>(token.position));
        setFormat(static_cast<int>(QString::fromUtf8(before).size()),
                  static_cast<int>(QString::fromUtf8(token.text).size()), format);
    }
    const int start = currentBlock().position();
    for (const FormulaFault &fault : m_faults) {
        if (fault.start < start || fault.start > start + text.size())
            continue;
        // A fault at the end of the text has no word of its own: its last character is underlined.
        const int from = std::clamp(fault.start - start, 0, std::max(0, static_cast<int>(text.size()) - 1));
        const int to = std::min(static_cast<int>(text.size()), std::max(from + 1, fault.start - start + fault.length));
        for (int i = from; i < to; ++i) {
            QTextCharFormat format = this->format(i);
            format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
            format.setUnderlineColor(ink.unknown);
            setFormat(i, 1, format);
        }
    }
}

} // namespace engawa
