#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include <QString>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// Which entries of which files have problems, and at which field.
class RowFaults
{
public:
    struct Fault
    {
        std::string field; // "/value"; "" for the entry as a whole
        QString sentence;
        Problem::Level level;

        bool operator==(const Fault &) const = default;
    };
    using Faults = std::vector<Fault>;
    using ById = std::unordered_map<std::string, Faults>;

    RowFaults() = default;
    RowFaults(const Data &data, const Problems &problems);

    const ById &of(const std::string &file) const;

private:
    std::unordered_map<std::string, ById> m_files;
};

} // namespace engawa
