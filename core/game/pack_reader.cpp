#include "core/game/pack_reader.h"

namespace engawa {

std::shared_ptr<const Formula> PackReader::formula(std::string_view scope, Kind kind, const Json &text) const
{
    return m_formulas.find(scope, kind, text.get_ref<const std::string &>());
}

TieBreak PackReader::tieBreak(std::string_view scope, const Json &text) const
{
    return {formula(scope, Kind::Number, text), tieBreakKey(m_data, text.get_ref<const std::string &>())};
}

std::vector<TieBreak> PackReader::tieBreaks(const Json &mode) const
{
    std::vector<TieBreak> all;
    for (const Json &text : mode["tie_breaks"])
        all.push_back(tieBreak("seat", text));
    return all;
}

} // namespace engawa
