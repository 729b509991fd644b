#include "core/pack/sentences.h"

#include <algorithm>
#include <array>

#include "core/pack/message.h"
#include "core/pack/read.h"

namespace engawa {

namespace fs = std::filesystem;

namespace {

bool isEnded(std::string_view text)
{
    using namespace std::string_view_literals;
    return std::ranges::any_of(std::array{"."sv, "?"sv, "!"sv, "…"sv, "。"sv, "？"sv, "！"sv},
                               [text](std::string_view end) { return text.ends_with(end); });
}

} // namespace

Texts engineTexts(const fs::path &resources, Problems &problems)
{
    std::vector<fs::path> files;
    std::error_code error;
    for (fs::directory_iterator item(resources / "engine" / "text", error), end; !error && item != end;
         item.increment(error))
        if (item->path().extension() == ".json")
            files.push_back(item->path());
    if (files.empty())
        problems.push_back({Problem::Level::Warning,
                            "file-missing",
                            (resources / "engine" / "text" / "en.json").generic_string(),
                            0,
                            "",
                            {}});
    std::ranges::sort(files, {}, [](const fs::path &file) { return std::pair(file.stem() != "en", file); });
    std::vector<std::pair<std::string, TablePtr>> tables;
    for (const fs::path &file : files) {
        const auto text = readText(file, problems);
        auto document = text ? readDocument(*text, file.generic_string(), problems) : std::nullopt;
        if (document)
            tables.emplace_back(file.stem().string(), std::make_shared<const Table>(std::move(document->members)));
    }
    return Texts(tables);
}

std::string Sentences::of(const Problem &problem) const
{
    const Found found = find("problem." + problem.code);
    return found.pattern ? filled(*found.pattern, found.language, problem.arguments) : bareSentence(problem);
}

std::string Sentences::whole(const Problem &problem) const
{
    const Found found = find("problem." + problem.code);
    if (!found.pattern)
        return bareSentence(problem);
    return withStop(filled(withCapital(*found.pattern), found.language, problem.arguments));
}

std::string Sentences::closed(const Problem &problem) const
{
    return find("problem." + problem.code).pattern ? withStop(of(problem)) : bareSentence(problem);
}

std::string Sentences::withStop(std::string text) const
{
    return isEnded(text) ? text : text + say(inWords("sentence.stop"));
}

std::string Sentences::line(const Problem &problem) const
{
    return toLine(problem, of(problem));
}

std::string Sentences::of(const Message &message) const
{
    Argument words = inWords(message.key);
    std::vector<MessageValue> values;
    for (const auto &[name, argument] : message.arguments) {
        if (const auto *number = std::get_if<std::int64_t>(&argument)) {
            values.emplace_back(name, *number);
            words.parts.emplace_back(name, *number);
            continue;
        }
        const auto *key = std::get_if<TextKey>(&argument);
        std::string word = !key     ? std::get<std::string>(argument)
                           : m_pack ? m_pack->format(m_language, Message{key->key, {}})
                                    : key->key;
        words.parts.emplace_back(name, word);
        values.emplace_back(name, std::move(word));
    }
    const Found found = find(message.key);
    const auto said = found.pattern ? filledMessage(*found.pattern, found.language, values) : std::nullopt;
    return said ? *said : bare(words);
}

// In the language if anybody has it there, else in the engine's or the pack's first one.
Sentences::Found Sentences::find(const std::string &key) const
{
    for (const Texts *texts : {&m_engine, m_pack})
        if (const std::string *pattern = texts ? texts->pattern(m_language, key) : nullptr)
            return {pattern, m_language};
    for (const Texts *texts : {&m_engine, m_pack})
        if (texts && !texts->languages().empty())
            if (const std::string *pattern = texts->pattern(texts->languages().front(), key))
                return {pattern, texts->languages().front()};
    return {};
}

std::string Sentences::say(const Argument &argument) const
{
    switch (argument.sort) {
    case Argument::Sort::Value:
        return argument.text;
    case Argument::Sort::Words: {
        const Found found = find(argument.text);
        return found.pattern ? filled(*found.pattern, found.language, argument.parts) : bare(argument);
    }
    case Argument::Sort::OneOf: {
        std::string list;
        for (std::size_t i = 0; i < argument.parts.size(); ++i) {
            const std::string next = say(argument.parts[i].second);
            const char *join = i + 1 < argument.parts.size() ? "list.comma" : "list.or";
            list = i == 0 ? next : say(inWords(join, {{"before", list}, {"next", next}}));
        }
        return list;
    }
    case Argument::Sort::Translated: {
        const auto found = std::ranges::find(argument.parts, m_language, &Argument::List::value_type::first);
        return found != argument.parts.end() ? say(found->second) : bare(argument);
    }
    }
    return {};
}

std::string Sentences::filled(std::string_view pattern, std::string_view language,
                              const Argument::List &arguments) const
{
    std::vector<MessageValue> values;
    for (const auto &[name, argument] : arguments) {
        std::string word = say(argument);
        if (name == "suggestion" && !word.empty())
            word = say(inWords("sentence.suggestion", {{"word", std::move(word)}}));
        values.emplace_back(name, std::move(word));
    }
    if (pattern.contains("{suggestion}") && !std::ranges::contains(values, "suggestion", &MessageValue::first))
        values.emplace_back("suggestion", std::string());
    return filledMessage(pattern, language, values).value_or(std::string(pattern));
}

} // namespace engawa
