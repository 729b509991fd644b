#include "app/lab/shelf.h"

#include <algorithm>
#include <iostream>

#include "app/lab/layout.h"
#include "core/lab/round_limit.h"
#include "core/pack/read.h"
#include "core/pack/resources.h"
#include "core/pack/words.h"

namespace engawa::lab {

namespace fs = std::filesystem;

namespace {

std::optional<fs::path> findResources(const Common &common)
{
    const std::vector<fs::path> places = resourcePlaces(common.resources, common.program);
    if (const auto found = std::ranges::find_if(places, isResources); found != places.end())
        return *found;
    for (const fs::path &place : places)
        std::cerr << "engawa-lab: there are no packs and schemas in " << place.string() << '\n';
    std::cerr << "engawa-lab: expected a folder with “packs” and “schema” in it; --resources DIR says where it is\n";
    return std::nullopt;
}

bool isPath(const std::string &word)
{
    return word.contains('/') || word.ends_with(".json") || word == "." || word == "..";
}

std::string suggestion(const std::string &word, const std::vector<std::string> &known)
{
    const std::string meant = nearest(word, known);
    return meant.empty() ? "" : "; did you mean “" + meant + "”?";
}

} // namespace

std::optional<Shelf> Shelf::open(const Common &common)
{
    const auto resources = findResources(common);
    return resources ? std::optional(Shelf(*resources)) : std::nullopt;
}

std::vector<std::string> Shelf::packs() const
{
    std::vector<std::string> ids;
    for (const fs::path &folder : packFolders(m_resources))
        ids.push_back(folder.filename().string());
    return ids;
}

std::vector<Variant> Shelf::variants() const
{
    Problems problems;
    const Schemas *schemas = m_compiler.shared(problems);
    printProblems(std::cerr, problems);
    return schemas ? bundledVariants(m_resources, *schemas) : std::vector<Variant>();
}

fs::path Shelf::packFolder(const std::string &word) const
{
    const std::vector<std::string> known = packs();
    if (std::ranges::contains(known, word))
        return m_resources / "packs" / word;
    std::error_code error;
    if (fs::is_directory(word, error))
        return word;
    throw UsageError("there is no game “" + word + "”, expected " + listed(known) + ", or the folder of a pack"
                     + suggestion(word, known));
}

std::optional<Variant> Shelf::variant(const std::string &word, const std::string &base, Problems &problems) const
{
    std::error_code error;
    if (isPath(word) || fs::is_regular_file(word, error)) {
        const auto text = readText(word, problems);
        const Schemas *schemas = m_compiler.shared(problems);
        return text && schemas ? readVariant(*text, word, *schemas, problems) : std::nullopt;
    }
    std::vector<std::string> known;
    for (Variant &variant : variants()) {
        if (variant.base != base)
            continue;
        if (variant.id == word)
            return std::move(variant);
        known.push_back(variant.id);
    }
    throw UsageError("there is no variant “" + word + "” of " + base + ", expected "
                     + (known.empty() ? "" : listed(known) + ", or ") + "the file of one" + suggestion(word, known));
}

std::vector<std::string> Shelf::variantNames(const GameWords &words, const Data &data) const
{
    const auto base = data.value("pack", "id")->get<std::string>();
    std::vector<std::string> names;
    Problems told; // when the game was made
    for (const std::string &word : words.variants)
        if (const auto found = variant(word, base, told))
            names.push_back(found->name);
    return names;
}

std::optional<Data> Shelf::withVariants(Data data, const std::vector<std::string> &variants, Problems &problems) const
{
    const Json *id = data.value("pack", "id");
    const std::string base = id && id->is_string() ? id->get<std::string>() : std::string();
    for (const std::string &word : variants) {
        const auto found = variant(word, base, problems);
        if (!found)
            return std::nullopt;
        data = withVariant(data, *found, problems);
    }
    return data;
}

std::optional<Data> Shelf::data(const GameWords &words, Problems &problems) const
{
    return withVariants(readPack(packFolder(words.pack), problems), words.variants, problems);
}

GamePtr Shelf::game(const GameWords &words) const
{
    Problems problems;
    const auto found = data(words, problems);
    const GamePtr game = found ? m_compiler.compile(*found, nullptr, problems) : nullptr;
    printProblems(std::cerr, problems);
    return game;
}

GamePtr Shelf::forBots(const GamePtr &game, const std::vector<std::string> &bots) const
{
    Problems problems;
    const GamePtr limited =
        needRoundLimit(bots) ? m_compiler.compile(withRoundLimit(game->data()), game.get(), problems) : nullptr;
    return limited ? limited : game;
}

} // namespace engawa::lab
