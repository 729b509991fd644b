#pragma once

#include <QTest>

#include "core/expr/formula.h"
#include "tests/core/formula_tree.h"

// Formulas and what is said about them, in words that a failed test can show.

namespace engawa::orchard {

using namespace Qt::StringLiterals;

// "formula-kind@4 formula-name@9": what is wrong with a formula, in the order of the report.
inline QString faultsOf(std::string_view text, Kind kind = Kind::Number)
{
    Problems problems;
    const auto formula = Formula::compile(text, seatVocabulary(), kind, {}, problems);
    QStringList faults;
    for (const Problem &problem : problems)
        for (const auto &[name, value] : problem.arguments)
            if (name == "position")
                faults << QString::fromStdString(problem.code + "@" + value.text);
    if ((formula != nullptr) != problems.empty())
        faults << u"both a formula and problems, or neither"_s;
    return faults.join(u' ');
}

inline std::shared_ptr<const Formula> compiled(std::string_view text, Kind kind = Kind::Number)
{
    Problems problems;
    auto formula = Formula::compile(text, seatVocabulary(), kind, {}, problems);
    if (!formula)
        qFatal("%s", qPrintable(faultsOf(text, kind)));
    return formula;
}

inline int worth(std::string_view text, const Values &values, Kind kind = Kind::Number)
{
    std::optional<Fault> fault;
    const int result = compiled(text, kind)->evaluate(values, &fault);
    return fault ? -99'999'999 : result;
}

// "0 formula-zero@7"
inline QString outcome(std::string_view text, const Values &values, Kind kind = Kind::Number)
{
    std::optional<Fault> fault;
    const int result = compiled(text, kind)->evaluate(values, &fault);
    QString said = QString::number(result);
    if (fault)
        said += u" %1@%2"_s.arg(QString::fromUtf8(fault->code.data(), std::ssize(fault->code))).arg(fault->position);
    return said;
}

} // namespace engawa::orchard
