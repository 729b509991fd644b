#pragma once

#include <map>
#include <string>
#include <vector>

#include <QString>
#include <QStringList>

#include "editor/document/pack_document.h"

namespace engawa {

// Which sentences of the rulebook speak of a parameter.
class RuleSentences
{
public:
    explicit RuleSentences(const Data &data);
    bool areOf(const Data &data) const; // the data share the sentences with those that these were read from

    const std::vector<std::string> &rulesOf(const std::string &parameter) const; // in the rulebook's order
    std::string sectionOf(const std::string &parameter) const; // of the first of them; empty: none speaks of it

    // The sentences with all parameters of the data filled in, and this one as if it were `value`.
    QStringList sentences(const Game &game, const Data &data, const std::string &parameter, const Json &value,
                          const QString &language) const;

private:
    static const EntryPtr *sentencesIn(const Data &data);

    EntryPtr m_read;
    TablePtr m_rulebook;
    std::map<std::string, std::vector<std::string>> m_rules; // by parameter
    std::map<std::string, std::string> m_sections;           // by rule
};

} // namespace engawa
