#include <algorithm>
#include <iostream>
#include <tuple>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "core/lab/wishes.h"
#include "core/pack/read.h"
#include "core/pack/words.h"

namespace engawa::lab {

namespace fs = std::filesystem;

namespace {

// Everything that is wrong with the data, also where a file of the pack could not be read. The data's own texts say it.
Texts compileInto(const NamedGames &named, const Levels &levels, const Data &data, Problems &problems)
{
    if (!data.files.contains("pack.json"))
        return Texts();
    Problems found;
    if (const GamePtr game = named.compiler().compile(data, nullptr, found))
        wishesOf(*game, levels, found);
    problems.insert(problems.end(), found.begin(), found.end());
    return Texts(data);
}

Texts checkPack(const NamedGames &named, const Levels &levels, const fs::path &folder, Problems &problems)
{
    return compileInto(named, levels, readPack(folder, problems), problems);
}

Texts checkVariant(const NamedGames &named, const Levels &levels, const fs::path &file, const std::string &text,
                   const std::string &pack, Problems &problems)
{
    const Schemas *schemas = named.compiler().shared(problems);
    const auto variant = schemas ? readVariant(text, file.generic_string(), *schemas, problems) : std::nullopt;
    if (!variant)
        return Texts();
    const std::vector<std::string> known = named.shelf().bundledIds();
    if (pack.empty() && !std::ranges::contains(known, variant->base)) {
        const auto line = variant->lines ? variant->lines->find("/base") : Lines::const_iterator();
        const bool found = variant->lines && line != variant->lines->end();
        problems.push_back({Problem::Level::Error,
                            "variant-pack",
                            file.generic_string(),
                            found ? line->second : 0,
                            "/base",
                            {{"base", variant->base},
                             {"expected", inWords("expected.or_pack_option", {{"packs", oneOf(known)}})},
                             {"suggestion", nearest(variant->base, known)}}});
        return Texts();
    }
    Problems ofPack;
    const Data base = readPack(named.packFolder(pack.empty() ? variant->base : pack), ofPack);
    problems.insert(problems.end(), ofPack.begin(), ofPack.end());
    return hasError(ofPack) ? Texts() : compileInto(named, levels, withVariant(base, *variant, problems), problems);
}

Json json(const Problem &problem, const Sentences &sentences)
{
    return {{"level", problem.level == Problem::Level::Error ? "error" : "warning"},
            {"code", problem.code},
            {"file", problem.file},
            {"line", problem.line},
            {"pointer", problem.pointer},
            {"sentence", sentences.of(problem)}};
}

} // namespace

int validate(const Common &common, const ValidateWords &words)
{
    const auto named = NamedGames::open(common);
    if (!named)
        return Faulty;
    const Levels levels = levelsFor(common);
    std::error_code error;
    const fs::path path = words.path;
    Problems problems;
    Texts texts;
    bool isPack = true;
    if (fs::is_directory(path, error)) {
        texts = checkPack(*named, levels, path, problems);
    } else if (path.filename() == "pack.json") {
        texts = checkPack(*named, levels, path.has_parent_path() ? path.parent_path() : fs::path("."), problems);
    } else if (!fs::exists(path, error) && std::ranges::contains(named->shelf().bundledIds(), words.path)) {
        texts = checkPack(*named, levels, named->packFolder(words.path), problems);
    } else {
        isPack = false;
        if (const auto text = readText(path, problems))
            texts = checkVariant(*named, levels, path, *text, words.pack, problems);
    }
    std::ranges::stable_sort(problems, {}, [](const Problem &problem) { return std::tie(problem.file, problem.line); });
    const Sentences sentences = named->sentences(&texts);
    if (common.json) {
        Json list = Json::array();
        for (const Problem &problem : problems)
            list.push_back(json(problem, sentences));
        std::cout << laidOut(list);
    } else if (problems.empty()) {
        std::cout << words.path << ": no problems in this " << (isPack ? "pack" : "variant") << '\n';
    } else {
        printProblems(std::cout, problems, sentences);
    }
    return hasError(problems) ? Faulty : Fine;
}

} // namespace engawa::lab
