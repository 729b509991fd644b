#include "core/pack/sentences.h"

#include <algorithm>
#include <array>

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

std::optional<std::string> Sentences::said(const Problem &problem, Begin begin) const
{
    return said("problem." + problem.code, valuesOf(problem.arguments), begin);
}

std::string Sentences::of(const Problem &problem) const
{
    return said(problem).value_or(bareSentence(problem));
}

std::string Sentences::whole(const Problem &problem) const
{
    auto sentence = said(problem, Begin::WithCapital);
    return sentence ? withStop(std::move(*sentence)) : bareSentence(problem);
}

std::string Sentences::closed(const Problem &problem) const
{
    auto sentence = said(problem);
    return sentence ? withStop(std::move(*sentence)) : bareSentence(problem);
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
    return said(message.key, values).value_or(bare(words));
}

// In the language if anybody says it there, else in the engine's or the pack's first one.
std::optional<std::string> Sentences::said(const std::string &key, std::span<const MessageValue> values,
                                           Begin begin) const
{
    for (const bool own : {true, false})
        for (const Texts *texts : {&m_engine, m_pack}) {
            if (!texts || texts->languages().empty())
                continue;
            const std::string &language = own ? m_language : texts->languages().front();
            const std::string *pattern = texts->pattern(language, key);
            auto text = pattern ? filledMessage(begin == Begin::WithCapital ? withCapital(*pattern) : *pattern,
                                                language, values)
                                : std::nullopt;
            if (text && !text->empty())
                return text;
        }
    return std::nullopt;
}

std::string Sentences::say(const Argument &argument) const
{
    switch (argument.sort) {
    case Argument::Sort::Value:
        return argument.text;
    case Argument::Sort::Words:
        return said(argument.text, valuesOf(argument.parts)).value_or(bare(argument));
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

std::vector<MessageValue> Sentences::valuesOf(const Argument::List &arguments) const
{
    std::vector<MessageValue> values;
    for (const auto &[name, argument] : arguments) {
        std::string word = say(argument);
        if (name == "suggestion" && !word.empty())
            word = say(inWords("sentence.suggestion", {{"word", std::move(word)}}));
        values.emplace_back(name, std::move(word));
    }
    if (!std::ranges::contains(values, "suggestion", &MessageValue::first))
        values.emplace_back("suggestion", std::string());
    return values;
}

} // namespace engawa
