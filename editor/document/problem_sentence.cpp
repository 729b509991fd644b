#include "editor/document/problem_sentence.h"

#include <QCoreApplication>
#include <algorithm>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

// What core says about values, inside its sentences. Listed for the translators' tool.
[[maybe_unused]] constexpr const char *words[] = {
    QT_TRANSLATE_NOOP("ProblemWord", "text"),
    QT_TRANSLATE_NOOP("ProblemWord", "true or false"),
    QT_TRANSLATE_NOOP("ProblemWord", "a whole number"),
    QT_TRANSLATE_NOOP("ProblemWord", "a decimal number"),
    QT_TRANSLATE_NOOP("ProblemWord", "an object"),
    QT_TRANSLATE_NOOP("ProblemWord", "a list"),
    QT_TRANSLATE_NOOP("ProblemWord", "it can't be opened as a plain file"),
};

QString filled(const Problem::Arguments &arguments, const QString &name)
{
    const auto found = std::ranges::find(arguments, name.toStdString(), &Problem::Arguments::value_type::first);
    const std::string value = found == arguments.end() ? std::string() : found->second;
    if (name == "suggestion"_L1)
        return value.empty()
                   ? QString()
                   : QCoreApplication::translate("Problem", "; did you mean “%1”?").arg(QString::fromStdString(value));
    if (found == arguments.end())
        return u'{' + name + u'}';
    const bool word = name == "found"_L1 || name == "expected"_L1 || name == "reason"_L1 || name == "what"_L1;
    return word ? QCoreApplication::translate("ProblemWord", value.c_str()) : QString::fromStdString(value);
}

QString withArguments(const QString &pattern, const Problem::Arguments &arguments)
{
    QString text;
    qsizetype at = 0;
    for (;;) {
        const qsizetype open = pattern.indexOf(u'{', at);
        const qsizetype close = open < 0 ? -1 : pattern.indexOf(u'}', open);
        if (close < 0)
            return text + pattern.sliced(at);
        text += pattern.sliced(at, open - at) + filled(arguments, pattern.sliced(open + 1, close - open - 1));
        at = close + 1;
    }
}

// A clause becomes a sentence of its own; what it quotes stays as it is.
QString asSentence(QString pattern, const Problem::Arguments &arguments)
{
    if (!pattern.isEmpty())
        pattern[0] = pattern[0].toUpper();
    const QString text = withArguments(pattern, arguments);
    const bool ended = !text.isEmpty() && u".?!。？！…"_s.contains(text.back());
    return ended ? text : text + QCoreApplication::translate("Problem", ".", "ends a sentence");
}

} // namespace

QString sentenceOf(const Problem &problem)
{
    const char *pattern = sentenceToTranslate(problem.code);
    return pattern ? asSentence(QCoreApplication::translate("Problem", pattern), problem.arguments)
                   : QString::fromStdString(sentence(problem));
}

} // namespace engawa
