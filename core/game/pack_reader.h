#pragma once

#include <algorithm>
#include <memory>
#include <string_view>
#include <vector>

#include "core/expr/book.h"
#include "core/game/tie_break.h"
#include "core/pack/data.h"

namespace engawa {

// Reads data that have passed check() and whose formulas are in the book: the frame of every game's compile.cpp. References
// have been checked; one in a retired entry may lead nowhere.
class PackReader
{
public:
    PackReader(const Data &data, const FormulaBook &formulas) : m_data(data), m_formulas(formulas) {}

protected:
    const Json &parameter(std::string_view id) const { return *m_data.value("rules", id); }
    std::shared_ptr<const Formula> formula(std::string_view scope, Kind kind, const Json &text) const;
    TieBreak tieBreak(std::string_view scope, const Json &text) const;
    std::vector<TieBreak> tieBreaks(const Json &mode) const; // formulas of the scope "seat"

    // The place of a word in a list of words that a schema allows.
    template <class Words>
    static int indexOfWord(const Words &words, const Json &word)
    {
        return static_cast<int>(std::ranges::find(words, word.get_ref<const std::string &>()) - words.begin());
    }

    // Entries of a table, then its retired ones with the number of their copy: use(entry, retired, copy).
    template <class Use>
    void eachEntry(std::string_view table, Use &&use) const
    {
        for (const EntryPtr &entry : m_data.table(table).entries())
            use(entry, false, 0);
        for (const Retired &retired : m_data.retired)
            if (retired.table == table)
                use(retired.entry, true, retired.copy);
    }

    const Data &m_data;
    const FormulaBook &m_formulas;
};

} // namespace engawa
