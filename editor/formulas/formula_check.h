#pragma once

#include <memory>
#include <vector>

#include <QString>

#include "editor/document/pack_document.h"

namespace engawa {

// What is wrong with a formula: a stretch of its text (in UTF-16 units, as widgets count) and a whole sentence.
struct FormulaFault
{
    int start = 0;
    int length = 0;
    QString sentence;

    bool operator==(const FormulaFault &) const = default;
};

struct CheckedFormula
{
    std::shared_ptr<const Formula> formula; // nothing: it has a fault
    std::vector<FormulaFault> faults;
};

// The document says what is wrong, in its language.
CheckedFormula checkFormulaText(const PackDocument &document, const QString &text, const Game &game,
                                const std::string &scope, bool truth);

// What a formula is worth to one seat.
struct SeatValue
{
    int value = 0;
    QString fault; // of computing: a division by zero; empty: none
};

// Can formulas of the scope be asked per seat? Those whose names all mean the same to a seat.
bool hasSeatValues(const Game &game, const std::string &scope);

// One for each seat of the match; empty for a scope that says nothing about seats.
std::vector<SeatValue> seatValues(const PackDocument &document, const Game &game, const State &state,
                                  const Formula &formula, const std::string &scope);

QString shownValue(const SeatValue &value, bool truth); // "12", "yes"

} // namespace engawa
