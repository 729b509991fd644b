#pragma once

#include <vector>

#include <QString>
#include <QStringList>

namespace engawa {

// What a filter box says: words that must all be found in a row. A bare word is looked for in every column, `column:word`
// in one, `column>3` compares as numbers; "two words" belong together.
class RowFilter
{
public:
    RowFilter() = default;
    // `columns` are the names by which columns may be called, by column; what names none of them is a bare word.
    RowFilter(const QString &text, const std::vector<QStringList> &columns);

    bool isEmpty() const { return m_terms.empty(); }

    template <class TextOf> // QString textOf(int column)
    bool accepts(int columns, TextOf &&textOf) const
    {
        for (const Term &term : m_terms)
            if (!fits(term, columns, textOf))
                return false;
        return true;
    }

private:
    enum class Sort { Contains, Equal, Unequal, Less, LessOrEqual, More, MoreOrEqual };
    struct Term
    {
        int column = -1; // any
        Sort sort = Sort::Contains;
        QString text;
    };

    template <class TextOf>
    static bool fits(const Term &term, int columns, TextOf &&textOf)
    {
        if (term.column >= 0)
            return holds(term, textOf(term.column));
        for (int column = 0; column < columns; ++column)
            if (holds(term, textOf(column)))
                return true;
        return false;
    }
    static bool holds(const Term &term, const QString &cell);
    Term parsed(const QString &word, const std::vector<QStringList> &columns) const;

    std::vector<Term> m_terms;
};

} // namespace engawa
