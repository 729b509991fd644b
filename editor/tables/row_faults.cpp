#include "editor/tables/row_faults.h"

#include "core/pack/pointer.h"
#include "editor/document/problem_sentence.h"
#include "editor/places/problem_index.h"

namespace engawa {

RowFaults::RowFaults(const Data &data, const Problems &problems)
{
    for (const Problem &problem : problems) {
        const auto place = placeOf(data, problem);
        const auto parts = place ? pointerParts(place->pointer) : std::nullopt;
        if (!parts || parts->empty())
            continue;
        const std::string &id = parts->front();
        m_files[place->file][id].push_back(
            {place->pointer.substr(pointerPart(id).size()), sentenceOf(problem), problem.level});
    }
}

const RowFaults::ById &RowFaults::of(const std::string &file) const
{
    static const ById none;
    const auto found = m_files.find(file);
    return found == m_files.end() ? none : found->second;
}

} // namespace engawa
