#include "core/pack/pack_shelf.h"

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

// In the place of the pack with the same id, if there is one.
ShelvedPack &shelve(std::vector<ShelvedPack> &packs, ShelvedPack pack)
{
    const auto found = std::ranges::find(packs, pack.id, &ShelvedPack::id);
    if (found == packs.end())
        return packs.emplace_back(std::move(pack));
    return *found = std::move(pack);
}

} // namespace

PackShelf::PackShelf(fs::path resources, std::vector<std::string> games, GetSchemas schemas)
    : m_resources(std::move(resources)), m_games(std::move(games)), m_schemas(std::move(schemas))
{
}

std::vector<std::string> PackShelf::bundledIds() const
{
    std::vector<std::string> ids;
    for (const fs::path &folder : packFolders(m_resources))
        ids.push_back(folder.filename().string());
    return ids;
}

fs::path PackShelf::bundledFolder(const std::string &id) const
{
    return m_resources / "packs" / id;
}

std::vector<ShelvedPack> &PackShelf::readPacks() const
{
    if (m_packs)
        return *m_packs;
    m_packs.emplace();
    for (const fs::path &folder : packFolders(m_resources))
        if (std::ranges::contains(m_games, gameOf(folder)))
            shelve(*m_packs, readShelved(folder));
    return *m_packs;
}

std::vector<ShelvedVariant> &PackShelf::readVariants() const
{
    if (m_variants)
        return *m_variants;
    m_variants.emplace();
    Problems ignored; // without schemas no game can be compiled, and that tells
    if (const Schemas *schemas = m_schemas(ignored))
        for (Variant &variant : bundledVariants(m_resources, *schemas)) {
            std::string key = variant.id;
            m_variants->push_back({std::move(key), std::move(variant), true});
        }
    return *m_variants;
}

const std::vector<ShelvedPack> &PackShelf::packs() const
{
    return readPacks();
}

const std::vector<ShelvedVariant> &PackShelf::variants() const
{
    return readVariants();
}

std::optional<Variant> PackShelf::readVariantFile(const fs::path &file, Problems &problems) const
{
    const auto text = readText(file, problems);
    const Schemas *schemas = text ? m_schemas(problems) : nullptr;
    return schemas ? readVariant(*text, file.generic_string(), *schemas, problems) : std::nullopt;
}

const ShelvedPack *PackShelf::pack(const std::string &id) const
{
    const auto found = std::ranges::find(packs(), id, &ShelvedPack::id);
    return found == packs().end() ? nullptr : &*found;
}

const ShelvedVariant *PackShelf::variant(const std::string &key) const
{
    const auto found = std::ranges::find(variants(), key, &ShelvedVariant::key);
    return found == variants().end() ? nullptr : &*found;
}

std::vector<const ShelvedVariant *> PackShelf::variantsOf(const std::string &pack) const
{
    std::vector<const ShelvedVariant *> found;
    for (const ShelvedVariant &shelved : variants())
        if (shelved.variant.base == pack)
            found.push_back(&shelved);
    return found;
}

std::string PackShelf::nameOfVariant(const std::string &pack, const std::string &name,
                                     const std::string &language) const
{
    const auto known = variantsOf(pack);
    const auto found =
        std::ranges::find(known, name, [](const ShelvedVariant *shelved) { return shelved->variant.name; });
    return found == known.end() ? name : (*found)->variant.wordsIn(language).name;
}

const ShelvedPack *PackShelf::addPack(const fs::path &folder, Problems &problems)
{
    ShelvedPack read = readShelved(folder);
    read.bundled = false;
    problems.insert(problems.end(), read.problems.begin(), read.problems.end());
    if (hasError(read.problems))
        return nullptr;
    if (!std::ranges::contains(m_games, read.game)) {
        problems.push_back(at(read.data, "pack.json", "/game", "game-unknown", {{"game", read.game}}));
        return nullptr;
    }
    return &shelve(readPacks(), std::move(read));
}

const ShelvedVariant *PackShelf::addVariant(const fs::path &file, Problems &problems)
{
    auto variant = readVariantFile(file, problems);
    if (!variant)
        return nullptr;
    if (!pack(variant->base)) {
        std::string expected;
        for (const ShelvedPack &known : packs())
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
    std::vector<ShelvedVariant> &shelved = readVariants();
    const auto found = std::ranges::find(shelved, key, &ShelvedVariant::key);
    if (found == shelved.end())
        return &shelved.emplace_back(ShelvedVariant{key, std::move(*variant), false});
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
