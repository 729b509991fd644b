#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "core/game/game.h"

namespace engawa {

// A name that a formula may use, as people read it. Sentences are the pack's own ("value.max_pile"); a constant is told
// by its name ("name.red").
struct FormulaWord
{
    enum class Sort { Value, Function, Constant };

    QString name;
    Sort sort = Sort::Value;
    QString kind; // "number", "truth", "leaf"
    QStringList arguments; // kinds
    bool more = false; // takes more arguments than it lists
    QString sentence;

    QString signature() const; // "cards(leaf)", "max(number, number, …)", "piles"
};

class FormulaWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::FormulaWords)

public:
    // Functions and values first, in the game's order, then what every game has, then constants.
    static std::vector<FormulaWord> of(const Game &game, const std::string &scope, const QString &language);

    static QString kindName(const Vocabulary &vocabulary, Kind kind);
};

} // namespace engawa
