#include "core/pack/schema.h"

#include <algorithm>

#include "core/pack/read.h"
#include "core/pack/schema_file.h"

namespace engawa {

namespace fs = std::filesystem;

std::optional<Schemas> Schemas::load(const fs::path &folder, Problems &problems)
{
    return read(folder, std::nullopt, problems);
}

std::optional<Schemas> Schemas::loadFor(const std::string &game, const fs::path &folder, Problems &problems)
{
    return read(folder, game, problems);
}

std::optional<Schemas> Schemas::read(const fs::path &folder, const std::optional<std::string> &game, Problems &problems)
{
    constexpr std::string_view ending = ".schema.json";
    std::error_code error;
    Schemas schemas;
    const std::size_t before = problems.size();
    for (fs::recursive_directory_iterator item(folder, error), end; !error && item != end; item.increment(error)) {
        if (game && item->is_directory(error) && item->path().filename() != *game)
            item.disable_recursion_pending();
        const std::string path = item->path().generic_string();
        if (!path.ends_with(ending))
            continue;
        const std::optional<std::string> text = readText(item->path(), problems);
        const std::optional<Json> root = text ? readValue(*text, path, nullptr, problems) : std::nullopt;
        const std::shared_ptr<const Schema> schema = root ? makeSchema(*root, path, problems) : nullptr;
        const std::string name = item->path().lexically_relative(folder).generic_string();
        if (schema)
            schemas.m_schemas[name.substr(0, name.size() - ending.size())] = schema;
    }
    if (error || (schemas.m_schemas.empty() && problems.size() == before))
        problems.push_back({Problem::Level::Error, "folder-missing", folder.generic_string(), 0, "", {}});
    if (problems.size() > before)
        return std::nullopt;
    return schemas;
}

const Schema *Schemas::find(const std::string &game, const std::string &file) const
{
    const std::string name = file.substr(0, file.rfind(".json"));
    auto found = m_schemas.find(game + "/" + name);
    if (found == m_schemas.end()) {
        const bool another = !game.empty() && (name == "variant" || name == "text"); // no files of a pack
        found = m_schemas.find(file.starts_with("text/") ? "text" : another ? "" : name);
    }
    return found == m_schemas.end() ? nullptr : found->second.get();
}

std::vector<std::string> Schemas::filesOf(const std::string &game) const
{
    std::vector<std::string> files;
    const std::string prefix = game + "/";
    for (auto schema = m_schemas.lower_bound(prefix); schema != m_schemas.end(); ++schema) {
        if (!schema->first.starts_with(prefix))
            break;
        files.push_back(schema->first.substr(prefix.size()) + ".json");
    }
    return files;
}

} // namespace engawa
