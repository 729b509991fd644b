#pragma once

#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/pack/text.h"
#include "core/pack/variant.h"

namespace engawa {

// A pack at hand.
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

// The packs and variants of a resources folder, and those that the user opened besides. The folder's own are read when
// somebody first asks for them. For one thread.
class PackShelf
{
public:
    // What variants are checked with, asked for when one is first read; nothing, and the problems, if they can't be had.
    using GetSchemas = std::function<const Schemas *(Problems &problems)>;

    // Only packs of these games are taken.
    PackShelf(std::filesystem::path resources, std::vector<std::string> games, GetSchemas schemas);

    const std::filesystem::path &resources() const { return m_resources; }
    std::vector<std::string> bundledIds() const; // of the folder's packs, whatever their game; reads none
    std::filesystem::path bundledFolder(const std::string &id) const; // of one of them

    const std::vector<ShelvedPack> &packs() const;
    const ShelvedPack *pack(const std::string &id) const;
    const std::vector<ShelvedVariant> &variants() const;
    const ShelvedVariant *variant(const std::string &key) const;
    std::vector<const ShelvedVariant *> variantsOf(const std::string &pack) const;
    // In this language, of one that a record calls so; the same name if it isn't here.
    std::string nameOfVariant(const std::string &pack, const std::string &name, const std::string &language) const;

    // Adds what the user opened, or takes it anew if it is here already. Nothing, and the problems, if it can't be read.
    const ShelvedPack *addPack(const std::filesystem::path &folder, Problems &problems);
    const ShelvedVariant *addVariant(const std::filesystem::path &file, Problems &problems);
    // Reads a variant's file, which stays off the shelf.
    std::optional<Variant> readVariantFile(const std::filesystem::path &file, Problems &problems) const;

    // The pack with these variants on top, in the order of the shelf; unknown keys are left out.
    Data withVariants(const ShelvedPack &pack, const std::vector<std::string> &keys, Problems &problems) const;

private:
    std::vector<ShelvedPack> &readPacks() const;
    std::vector<ShelvedVariant> &readVariants() const;

    std::filesystem::path m_resources;
    std::vector<std::string> m_games;
    GetSchemas m_schemas;
    mutable std::optional<std::vector<ShelvedPack>> m_packs; // nothing: not read yet
    mutable std::optional<std::vector<ShelvedVariant>> m_variants;
};

} // namespace engawa
