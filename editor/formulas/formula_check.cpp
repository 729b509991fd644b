#include "editor/formulas/formula_check.h"

#include <algorithm>

#include <QCoreApplication>

#include "core/expr/formula_tokens.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

int argument(const Problem &problem, const char *name)
{
    for (const auto &[key, value] : problem.arguments)
        if (key == name)
            return QString::fromStdString(value.text).toInt();
    return 0;
}

// The place of a fault is a byte; the word that begins there is what is wrong.
FormulaFault placed(const Problem &problem, std::string_view text, const PackDocument &document)
{
    const int position = std::clamp(argument(problem, "position"), 0, static_cast<int>(text.size()));
    int end = position;
    for (const FormulaToken &token : formulaTokens(text))
        if (token.position == position)
            end = std::max(end, token.end());
    const auto units = [text](int from, int to) {
        return static_cast<int>(
            QString::fromUtf8(text.substr(static_cast<std::size_t>(from), static_cast<std::size_t>(to - from))).size());
    };
    return {units(0, position), units(position, end), document.sentenceOf(problem)};
}

} // namespace

CheckedFormula checkFormulaText(const PackDocument &document, const QString &text, const Game &game,
                                const std::string &scope, bool truth)
{
    CheckedFormula checked;
    const auto vocabulary = game.formulas().vocabularies().find(scope);
    if (vocabulary == game.formulas().vocabularies().end())
        return checked;
    const std::string bytes = text.toStdString();
    Problems problems;
    checked.formula =
        Formula::compile(bytes, vocabulary->second, truth ? Kind::Truth : Kind::Number, Problem{}, problems);
    for (const Problem &problem : problems)
        checked.faults.push_back(placed(problem, bytes, document));
    return checked;
}

bool hasSeatValues(const Game &game, const std::string &scope)
{
    const Vocabularies &all = game.formulas().vocabularies();
    const auto asked = all.find(scope);
    const auto seat = all.find("seat");
    if (asked == all.end() || seat == all.end())
        return false;
    return std::ranges::all_of(asked->second.names(), [&](const Vocabulary::Name &name) {
        const Vocabulary::Name *same = seat->second.find(name.name);
        return same && *same == name;
    });
}

std::vector<SeatValue> seatValues(const PackDocument &document, const Game &game, const State &state,
                                  const Formula &formula, const std::string &scope)
{
    std::vector<SeatValue> values;
    if (!hasSeatValues(game, scope))
        return values;
    for (int seat = 0; seat < game.seats(state); ++seat) {
        std::optional<Fault> fault;
        SeatValue value;
        value.value = game.evaluate(formula, state, static_cast<Seat>(seat), &fault);
        if (fault) {
            Problem problem;
            problem.code = std::string(fault->code);
            problem.arguments = {{"position", fault->position}, {"column", fault->position + 1}};
            value.fault = document.sentenceOf(problem);
        }
        values.push_back(std::move(value));
    }
    return values;
}

QString shownValue(const SeatValue &value, bool truth)
{
    QString shown = !truth             ? QString::number(value.value)
                    : value.value != 0 ? QCoreApplication::translate("engawa::FormulaWords", "yes")
                                       : QCoreApplication::translate("engawa::FormulaWords", "no");
    if (!value.fault.isEmpty())
        shown += u" ⚠"_s;
    return shown;
}

} // namespace engawa
