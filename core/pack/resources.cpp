#include "core/pack/resources.h"

#include <algorithm>
#include <cstdlib>

#include "core/pack/read.h"

namespace engawa {

namespace fs = std::filesystem;

namespace {

std::vector<fs::path> sortedEntries(const fs::path &folder)
{
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator item(folder, error), end; !error && item != end; item.increment(error))
        entries.push_back(item->path());
    std::ranges::sort(entries);
    return entries;
}

std::vector<fs::path> resourcePlaces(const fs::path &named, const fs::path &programFolder)
{
    const char *variable = std::getenv("ENGAWA_RESOURCES");
    std::vector<fs::path> places;
    if (!named.empty())
        places = {named};
    else if (variable && *variable)
        places = {variable};
    else
        places = {programFolder / ENGAWA_INSTALLED_RESOURCES, programFolder / ENGAWA_SOURCE_RESOURCES};
    for (fs::path &place : places)
        place = place.lexically_normal();
    return places;
}

bool isResources(const fs::path &folder)
{
    std::error_code error;
    return fs::is_directory(folder / "packs", error) && fs::is_directory(folder / "schema", error);
}

} // namespace

std::optional<fs::path> findResources(const fs::path &named, const fs::path &programFolder, Problems &problems)
{
    const std::vector<fs::path> places = resourcePlaces(named, programFolder);
    if (const auto found = std::ranges::find_if(places, isResources); found != places.end())
        return *found;
    for (const fs::path &place : places)
        problems.push_back({Problem::Level::Error, "folder-missing", place.string(), 0, {}, {}});
    return std::nullopt;
}

std::vector<fs::path> packFolders(const fs::path &resources)
{
    std::vector<fs::path> folders = sortedEntries(resources / "packs");
    std::erase_if(folders, [](const fs::path &folder) {
        std::error_code error;
        return !fs::exists(folder / "pack.json", error);
    });
    return folders;
}

std::vector<Variant> bundledVariants(const fs::path &resources, const Schemas &schemas)
{
    std::vector<Variant> variants;
    for (const fs::path &file : sortedEntries(resources / "variants")) {
        Problems ignored;
        if (file.extension() != ".json")
            continue;
        const auto text = readText(file, ignored);
        if (auto variant = text ? readVariant(*text, file.generic_string(), schemas, ignored) : std::nullopt)
            variants.push_back(std::move(*variant));
    }
    return variants;
}

} // namespace engawa
