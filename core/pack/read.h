#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// A JSON object as read: members in file order and the line of every pointer.
struct Document
{
    std::vector<EntryPtr> members; // without "$schema"
    std::string schemaLink;
    Lines lines;
};

// Reads bounded JSON whose root is an object; limits and duplicate keys become problems. Nothing for text that is not
// JSON at all; after other faults reading goes on, so that all problems come in one pass.
std::optional<Document> readDocument(std::string_view text, const std::string &file, Problems &problems);

// The same for a small JSON value of any form (a record's line, a position).
std::optional<Json> readValue(std::string_view text, const std::string &file, Lines *lines, Problems &problems);

// The text of a file no longer than limits::fileBytes.
std::optional<std::string> readText(const std::filesystem::path &path, Problems &problems);

// All files of a pack's folder: *.json, text/*.json, faces/*.svg. Nothing outside the folder is read: a link that leads
// out of it is a problem.
Data readPack(const std::filesystem::path &folder, Problems &problems);

// The pack inside a record's header (see toJson(Data)).
Data dataFromJson(const Json &files, const std::string &file, Problems &problems);

// One entry or one field of an entry set to a value (null takes it away), everything else shared. `file` is a name as
// in Data::files, `pointer` a JSON pointer whose first part is the entry's id.
std::optional<Data> edited(const Data &data, const std::string &file, const std::string &pointer, const Json &value,
                           Problems &problems);

} // namespace engawa
