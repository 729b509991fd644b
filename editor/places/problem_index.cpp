#include "editor/places/problem_index.h"

#include <algorithm>
#include <iterator>

#include "core/pack/pointer.h"

namespace engawa {

namespace {

std::string joined(auto first, auto last)
{
    std::string pointer;
    for (auto part = first; part != last; ++part)
        pointer += pointerPart(*part);
    return pointer;
}

} // namespace

std::optional<DataPlace> placeOf(const Data &data, const Problem &problem)
{
    if (data.files.contains(problem.file) || data.faces.contains(problem.file))
        return DataPlace{problem.file, problem.pointer};
    for (const auto &[file, path] : data.origins)
        if (path == problem.file)
            return DataPlace{file, problem.pointer};
    const auto parts = pointerParts(problem.pointer);
    if (!parts || parts->size() < 2)
        return std::nullopt;
    if (parts->front() == "changes")
        return DataPlace{(*parts)[1], joined(parts->begin() + 2, parts->end())};
    if (parts->front() == "faces")
        return DataPlace{"faces/" + (*parts)[1], {}};
    return std::nullopt;
}

ProblemIndex::ProblemIndex(const Data &data, const Problems &problems)
{
    for (const Problem &problem : problems)
        if (auto place = placeOf(data, problem))
            m_problems[std::move(*place)].push_back(problem);
}

const Problems &ProblemIndex::at(const std::string &file, const std::string &pointer) const
{
    static const Problems none;
    const auto found = m_problems.find({file, pointer});
    return found == m_problems.end() ? none : found->second;
}

Problems ProblemIndex::within(const std::string &file, const std::string &pointer) const
{
    Problems found = at(file, pointer);
    const std::string below = pointer + '/';
    for (auto place = m_problems.lower_bound({file, below});
         place != m_problems.end() && place->first.file == file && place->first.pointer.starts_with(below); ++place)
        std::ranges::copy(place->second, std::back_inserter(found));
    return found;
}

} // namespace engawa
