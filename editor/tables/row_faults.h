#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include <QString>

#include "editor/document/pack_document.h"

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
    explicit RowFaults(const PackDocument &document);

    const ById &of(const std::string &file) const;

private:
    std::unordered_map<std::string, ById> m_files;
};

} // namespace engawa
