#include "editor/tables/row_faults.h"

#include "core/pack/pointer.h"
#include "editor/places/problem_index.h"

namespace engawa {

RowFaults::RowFaults(const PackDocument &document)
{
    for (const Problem &problem : document.problems()) {
        const auto place = placeOf(document.data(), problem);
        const auto parts = place ? pointerParts(place->pointer) : std::nullopt;
        if (!parts || parts->empty())
            continue;
        const std::string &id = parts->front();
        m_files[place->file][id].push_back(
            {place->pointer.substr(pointerPart(id).size()), document.sentenceOf(problem), problem.level});
    }
}

const RowFaults::ById &RowFaults::of(const std::string &file) const
{
    static const ById none;
    const auto found = m_files.find(file);
    return found == m_files.end() ? none : found->second;
}

} // namespace engawa
