#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// A place of a pack: "cards.json" and "/pink_0/left".
struct DataPlace
{
    std::string file;
    std::string pointer;

    auto operator<=>(const DataPlace &) const = default;
};

// Where in the data a problem is. A problem itself names what a person wrote: a path on the disk, or a place inside a
// variant ("/changes/cards.json/pink_0"). Nothing for one that is about no file of the pack.
std::optional<DataPlace> placeOf(const Data &data, const Problem &problem);

// Problems by their places.
class ProblemIndex
{
public:
    ProblemIndex() = default;
    ProblemIndex(const Data &data, const Problems &problems);

    const Problems &at(const std::string &file, const std::string &pointer) const; // exactly there
    Problems within(const std::string &file, const std::string &pointer) const;    // there and below

private:
    std::map<DataPlace, Problems> m_problems;
};

} // namespace engawa
