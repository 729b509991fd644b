#pragma once

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/library/compiler_cache.h"
#include "core/pack/variant.h"

namespace engawa {

// A pack at hand: read, and compiled when somebody first asks for its game.
struct ShelvedPack
{
    std::string id;
    std::string game; // the game that it is a pack of
    Data data;
    Texts texts;
    Problems problems; // of reading it
    std::filesystem::path folder;
    bool bundled = true;
};

// A variant at hand. The key is the id of a bundled one and the file of one that the user opened.
struct ShelvedVariant
{
    std::string key;
    Variant variant;
    bool bundled = true;
};

// The packs and variants of a resources folder, and those that the user opened besides.
class PackShelf
{
public:
    // Nothing, with the places in `problems`, when none has packs and schemas in it.
    static std::optional<std::filesystem::path>
    findResources(const std::filesystem::path &named, const std::filesystem::path &programFolder, Problems &problems);
    // Only packs of these games are taken from the folder.
    static std::unique_ptr<PackShelf> open(const std::filesystem::path &resources,
                                           const std::vector<std::string> &games, Problems &problems);

    const std::filesystem::path &resources() const { return m_resources; }
    const std::vector<ShelvedPack> &packs() const { return m_packs; }
    const ShelvedPack *pack(const std::string &id) const;
    const ShelvedVariant *variant(const std::string &key) const;
    std::vector<const ShelvedVariant *> variantsOf(const std::string &pack) const;
    // In this language, of one that a record calls so; the same name if it isn't here.
    std::string nameOfVariant(const std::string &pack, const std::string &name, const std::string &language) const;

    // Adds what the user opened, or takes it anew if it is here already. Nothing, and the problems, if it can't be read.
    const ShelvedPack *addPack(const std::filesystem::path &folder, Problems &problems);
    const ShelvedVariant *addVariant(const std::filesystem::path &file, Problems &problems);

    // The pack with these variants on top, in the order of the shelf; unknown keys are left out.
    Data withVariants(const ShelvedPack &pack, const std::vector<std::string> &keys, Problems &problems) const;
    GamePtr compile(const Data &data, Problems &problems) const { return m_games.compile(data, nullptr, problems); }
    const CompilerCache &games() const { return m_games; }

private:
    PackShelf(std::filesystem::path resources, std::vector<std::string> games, Schemas schemas)
        : m_resources(std::move(resources)), m_known(std::move(games)), m_games(std::move(schemas))
    {
    }
    const ShelvedPack *shelve(ShelvedPack pack);
    void takePacks();
    void takeVariants();
    std::optional<Variant> readVariantFile(const std::filesystem::path &file, Problems &problems) const;

    std::filesystem::path m_resources;
    std::vector<std::string> m_known;
    CompilerCache m_games;
    std::vector<ShelvedPack> m_packs;
    std::vector<ShelvedVariant> m_variants;
};

} // namespace engawa
