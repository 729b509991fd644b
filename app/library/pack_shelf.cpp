#include "app/library/pack_shelf.h"

#include <algorithm>

#include "core/pack/read.h"
#include "core/pack/resources.h"

namespace engawa {

namespace fs = std::filesystem;

namespace {

std::string wordIn(const Data &data, const char *field)
{
    const Json *value = data.value("pack", field);
    return value && value->is_string() ? value->get<std::string>() : std::string();
}

// The game that a pack's folder is for, without reading the rest of it.
std::string gameOf(const fs::path &folder)
{
    Problems ignored; // the whole pack is read next, and tells
    const auto text = readText(folder / "pack.json", ignored);
    const auto json = text ? readValue(*text, "pack.json", nullptr, ignored) : std::nullopt;
    const bool says = json && json->is_object() && json->contains("game") && (*json)["game"].is_string();
    return says ? (*json)["game"].get<std::string>() : std::string();
}

ShelvedPack readShelved(const fs::path &folder)
{
    Problems problems;
    Data data = readPack(folder, problems);
    Texts texts(data);
    return {.id = wordIn(data, "id"),
            .game = wordIn(data, "game"),
            .data = std::move(data),
            .texts = std::move(texts),
            .problems = std::move(problems),
            .folder = folder};
}

} // namespace

std::optional<fs::path> PackShelf::findResources(const fs::path &named, const fs::path &programFolder,
                                                 Problems &problems)
{
    const std::vector<fs::path> places = resourcePlaces(named, programFolder);
    if (const auto found = std::ranges::find_if(places, isResources); found != places.end())
        return *found;
    for (const fs::path &place : places)
        problems.push_back({Problem::Level::Error, "folder-missing", place.string(), 0, {}, {}});
    return std::nullopt;
}

std::unique_ptr<PackShelf> PackShelf::open(const fs::path &resources, const std::vector<std::string> &games,
                                           Problems &problems)
{
    auto schemas = Schemas::load(resources / "schema", problems);
    if (!schemas)
        return nullptr;
    std::unique_ptr<PackShelf> shelf(new PackShelf(resources, games, std::move(*schemas)));
    shelf->takePacks();
    shelf->takeVariants();
    return shelf;
}

void PackShelf::takePacks()
{
    for (const fs::path &folder : packFolders(m_resources))
        if (std::ranges::contains(m_known, gameOf(folder)))
            shelve(readShelved(folder));
}

void PackShelf::takeVariants()
{
    for (Variant &variant : bundledVariants(m_resources, m_games.schemas())) {
        std::string key = variant.id;
        m_variants.push_back({std::move(key), std::move(variant), true});
    }
}

std::optional<Variant> PackShelf::readVariantFile(const fs::path &file, Problems &problems) const
{
    const auto text = readText(file, problems);
    return text ? readVariant(*text, file.generic_string(), m_games.schemas(), problems) : std::nullopt;
}

const ShelvedPack *PackShelf::pack(const std::string &id) const
{
    const auto found = std::ranges::find(m_packs, id, &ShelvedPack::id);
    return found == m_packs.end() ? nullptr : &*found;
}

const ShelvedVariant *PackShelf::variant(const std::string &key) const
{
    const auto found = std::ranges::find(m_variants, key, &ShelvedVariant::key);
    return found == m_variants.end() ? nullptr : &*found;
}

std::vector<const ShelvedVariant *> PackShelf::variantsOf(const std::string &pack) const
{
    std::vector<const ShelvedVariant *> variants;
    for (const ShelvedVariant &shelved : m_variants)
        if (shelved.variant.base == pack)
            variants.push_back(&shelved);
    return variants;
}

std::string PackShelf::nameOfVariant(const std::string &pack, const std::string &name,
                                     const std::string &language) const
{
    const auto variants = variantsOf(pack);
    const auto found =
        std::ranges::find(variants, name, [](const ShelvedVariant *shelved) { return shelved->variant.name; });
    return found == variants.end() ? name : (*found)->variant.wordsIn(language).name;
}

const ShelvedPack *PackShelf::addPack(const fs::path &folder, Problems &problems)
{
    ShelvedPack read = readShelved(folder);
    read.bundled = false;
    problems.insert(problems.end(), read.problems.begin(), read.problems.end());
    if (hasError(read.problems))
        return nullptr;
    if (!std::ranges::contains(m_known, read.game)) {
        problems.push_back(at(read.data, "pack.json", "/game", "game-unknown", {{"game", read.game}}));
        return nullptr;
    }
    return shelve(std::move(read));
}

const ShelvedPack *PackShelf::shelve(ShelvedPack pack)
{
    m_games.keepFaces(pack.id, pack.data);
    const auto found = std::ranges::find(m_packs, pack.id, &ShelvedPack::id);
    if (found == m_packs.end())
        return &m_packs.emplace_back(std::move(pack));
    *found = std::move(pack);
    return &*found;
}

const ShelvedVariant *PackShelf::addVariant(const fs::path &file, Problems &problems)
{
    auto variant = readVariantFile(file, problems);
    if (!variant)
        return nullptr;
    if (!pack(variant->base)) {
        std::string expected;
        for (const ShelvedPack &known : m_packs)
            expected += (expected.empty() ? "" : ", ") + known.id;
        problems.push_back({Problem::Level::Error,
                            "variant-pack",
                            variant->file,
                            0,
                            "/base",
                            {{"base", variant->base}, {"expected", expected}, {"suggestion", ""}}});
        return nullptr;
    }
    const std::string key = variant->file;
    const auto found = std::ranges::find(m_variants, key, &ShelvedVariant::key);
    if (found == m_variants.end())
        return &m_variants.emplace_back(ShelvedVariant{key, std::move(*variant), false});
    found->variant = std::move(*variant);
    return &*found;
}

Data PackShelf::withVariants(const ShelvedPack &pack, const std::vector<std::string> &keys, Problems &problems) const
{
    Data data = pack.data;
    for (const ShelvedVariant *shelved : variantsOf(pack.id))
        if (std::ranges::contains(keys, shelved->key))
            data = withVariant(data, shelved->variant, problems);
    return data;
}

} // namespace engawa
