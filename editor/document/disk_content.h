#pragma once

#include <map>
#include <optional>
#include <string>

#include <QString>

#include "core/pack/variant.h"

namespace engawa {

// What lies at a path: a variant's file, or a pack's folder.
struct DiskContent
{
    // The bytes by name: "" for a variant's file, else as in Data ("cards.json", "faces/card.svg").
    std::map<std::string, std::string> texts;
    std::optional<Variant> variant;
    std::optional<Data> pack;
    Problems problems; // of reading; something that is neither variant nor pack has an error
    bool settled = true; // nobody wrote while it was read

    bool whole() const { return settled && !hasError(problems); } // every file could be read
};

std::map<std::string, std::string> textsAt(const QString &path);
DiskContent readDisk(const QString &path, const Schemas &schemas);

// Writes a whole file or nothing: the old one stays until the new one is on the disk. A sentence when it can't be done.
std::optional<QString> writeFile(const QString &path, const std::string &bytes);
std::optional<QString> removeFile(const QString &path);

} // namespace engawa
