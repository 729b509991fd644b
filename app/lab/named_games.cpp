#include "app/lab/named_games.h"

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
    Problems problems;
    const auto found = engawa::findResources(common.resources, common.program, problems);
    if (found)
        return found;
    for (const Problem &problem : problems)
        std::cerr << "engawa-lab: there are no packs and schemas in " << problem.file << '\n';
    std::cerr << "engawa-lab: expected a folder with “packs” and “schema” in it; --resources DIR says where it is\n";
    return std::nullopt;
}

std::vector<std::string> knownGames()
{
    std::vector<std::string> games;
    for (const GameType &type : gameTypes())
        games.emplace_back(type.id);
    return games;
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

Texts engineTextsFor(const Common &common)
{
    Problems problems; // codes and arguments are said instead
    const auto found = engawa::findResources(common.resources, common.program, problems);
    return found ? engineTexts(*found, problems) : Texts();
}

Levels levelsFor(const Common &common)
{
    Problems problems;
    const auto found = engawa::findResources(common.resources, common.program, problems);
    if (!found)
        return {};
    const Levels levels = readLevels(*found, problems);
    std::erase_if(problems, [](const Problem &problem) { return problem.code == "file-missing"; });
    if (!problems.empty())
        printProblems(std::cerr, problems, Sentences(engineTextsFor(common), common.language));
    return levels;
}

NamedGames::NamedGames(const fs::path &resources, Texts engine, std::string language)
    : m_compiler(std::make_unique<GameByGame>(resources / "schema")),
      m_shelf(resources, knownGames(),
              [&compiler = *m_compiler](Problems &problems) { return compiler.shared(problems); }),
      m_engine(std::move(engine)), m_language(std::move(language))
{
}

std::optional<NamedGames> NamedGames::open(const Common &common)
{
    const auto resources = findResources(common);
    if (!resources)
        return std::nullopt;
    Problems problems;
    Texts engine = engineTexts(*resources, problems);
    printProblems(std::cerr, problems, Sentences(engine, common.language));
    return NamedGames(*resources, std::move(engine), common.language);
}

fs::path NamedGames::packFolder(const std::string &word) const
{
    const std::vector<std::string> known = m_shelf.bundledIds();
    if (std::ranges::contains(known, word))
        return m_shelf.bundledFolder(word);
    std::error_code error;
    if (fs::is_directory(word, error))
        return word;
    throw UsageError("there is no game “" + word + "”, expected " + listed(known) + ", or the folder of a pack"
                     + suggestion(word, known));
}

std::optional<Variant> NamedGames::variant(const std::string &word, const std::string &base, Problems &problems) const
{
    std::error_code error;
    if (isPath(word) || fs::is_regular_file(word, error))
        return m_shelf.readVariantFile(word, problems);
    std::vector<std::string> known;
    for (const ShelvedVariant *shelved : m_shelf.variantsOf(base)) {
        if (shelved->key == word)
            return shelved->variant;
        known.push_back(shelved->key);
    }
    throw UsageError("there is no variant “" + word + "” of " + base + ", expected "
                     + (known.empty() ? "" : listed(known) + ", or ") + "the file of one" + suggestion(word, known));
}

std::vector<std::string> NamedGames::variantNames(const GameWords &words, const Data &data) const
{
    const auto base = data.value("pack", "id")->get<std::string>();
    std::vector<std::string> names;
    Problems told; // when the game was made
    for (const std::string &word : words.variants)
        if (const auto found = variant(word, base, told))
            names.push_back(found->name);
    return names;
}

std::optional<Data> NamedGames::withVariants(Data data, const std::vector<std::string> &variants,
                                             Problems &problems) const
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

std::optional<Data> NamedGames::data(const GameWords &words, Problems &problems) const
{
    return withVariants(readPack(packFolder(words.pack), problems), words.variants, problems);
}

GamePtr NamedGames::game(const GameWords &words) const
{
    Problems problems;
    const auto found = data(words, problems);
    const GamePtr game = found ? m_compiler->compile(*found, nullptr, problems) : nullptr;
    const Texts texts = found && !problems.empty() ? Texts(*found) : Texts();
    printProblems(std::cerr, problems, sentences(&texts));
    return game;
}

GamePtr NamedGames::forBots(const GamePtr &game, const std::vector<std::string> &bots) const
{
    Problems problems;
    const GamePtr limited =
        needRoundLimit(bots) ? m_compiler->compile(withRoundLimit(game->data()), game.get(), problems) : nullptr;
    return limited ? limited : game;
}

} // namespace engawa::lab
