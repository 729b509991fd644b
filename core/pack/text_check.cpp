#include "core/pack/text_check.h"

#include <algorithm>

#include "core/pack/limits.h"
#include "core/pack/message.h"
#include "core/pack/pointer.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

// The languages that the pack names and has.
std::vector<std::string> languagesOf(const Data &data, Problems &problems)
{
    std::vector<std::string> languages;
    const Json *named = data.value("pack", "languages");
    if (!named || !named->is_array())
        return languages;
    for (std::size_t i = 0; i < named->size(); ++i) {
        if (!(*named)[i].is_string())
            continue;
        const std::string file = "text/" + (*named)[i].get<std::string>() + ".json";
        if (data.files.contains(file))
            languages.push_back((*named)[i].get<std::string>());
        else if (!data.origins.contains(file)) // else it is there, but can't be read, which has been said
            problems.push_back(
                at(data, "pack.json", "/languages/" + std::to_string(i), "missing-language", {{"name", file}}));
    }
    for (const auto &[file, table] : data.files)
        if (file.starts_with("text/") && !std::ranges::contains(languages, file.substr(5, file.size() - 10)))
            problems.push_back(at(data, file, "", "unnamed-language", {}, Problem::Level::Warning));
    return languages;
}

Argument listOf(const std::set<std::string> &names)
{
    std::string list;
    for (const std::string &name : names)
        list += (list.empty() ? "{" : ", {") + name + "}";
    return list.empty() ? inWords("found.no_names") : Argument(list);
}

const EntryPtr *sectionOf(const Data *data, const std::string &file, const std::string &id)
{
    const auto found = data ? data->files.find(file) : std::map<std::string, TablePtr>::const_iterator();
    return data && found != data->files.end() ? found->second->find(id) : nullptr;
}

using TextsByKey = std::map<std::string_view, const std::string *>;

// The texts of a section by key; looking in the section itself would be slow for a thousand texts.
TextsByKey textsOf(const EntryPtr *section)
{
    TextsByKey texts;
    if (section && (*section)->value.is_object())
        for (const auto &[key, text] : (*section)->value.get_ref<const Json::object_t &>())
            if (text.is_string())
                texts.emplace(key, text.get_ptr());
    return texts;
}

class LanguageCheck
{
public:
    LanguageCheck(const Data &data, std::string language, std::string first, Problems &problems)
        : m_data(data), m_language(std::move(language)), m_first(std::move(first)), m_problems(problems),
          m_file("text/" + m_language + ".json"), m_firstFile("text/" + m_first + ".json")
    {
    }

    void run(const Data *previous)
    {
        for (const EntryPtr &section : m_data.files.at(m_file)->entries()) {
            const EntryPtr *first = sectionOf(&m_data, m_firstFile, section->id);
            const EntryPtr *before = sectionOf(previous, m_file, section->id);
            const EntryPtr *firstBefore = sectionOf(previous, m_firstFile, section->id);
            const bool shared = before && *before == section && first && firstBefore && *first == *firstBefore;
            const TextsByKey texts = textsOf(&section);
            const TextsByKey originals = textsOf(first);
            if (!shared)
                checkMessages(section->id, texts, originals);
            checkUnused(section->id, texts, originals);
        }
        for (const EntryPtr &section : m_data.files.at(m_firstFile)->entries())
            checkMissing(section->id, textsOf(sectionOf(&m_data, m_file, section->id)), textsOf(&section));
    }

private:
    bool full() const { return std::ssize(m_problems) >= limits::problems; }

    void add(const std::string &pointer, std::string code, Problem::Arguments arguments,
             Problem::Level level = Problem::Level::Error)
    {
        if (!full())
            m_problems.push_back(at(m_data, m_file, pointer, std::move(code), std::move(arguments), level));
    }

    void checkMessages(const std::string &section, const TextsByKey &texts, const TextsByKey &originals)
    {
        for (const auto &[key, text] : texts) {
            const std::string pointer = pointerPart(section) + pointerPart(key);
            if (text->contains("'{") || text->contains("'}"))
                add(pointer, "message-quote", {});
            Argument reason("");
            const std::optional<MessageForm> form = formOf(*text, m_language, reason);
            if (!form)
                add(pointer, "message", {{"reason", reason}});
            const auto original = originals.find(key);
            const std::optional<MessageForm> expected =
                original == originals.end() ? std::nullopt : formOf(*original->second, m_first, reason);
            if (form && expected && form->arguments != expected->arguments)
                add(pointer, "message-arguments",
                    {{"found", listOf(form->arguments)},
                     {"expected", listOf(expected->arguments)},
                     {"language", m_first}});
        }
    }

    void checkUnused(const std::string &section, const TextsByKey &texts, const TextsByKey &originals)
    {
        for (const auto &[key, text] : texts) {
            if (originals.contains(key) || full())
                continue;
            std::vector<std::string> known;
            for (const auto &[name, original] : originals)
                known.emplace_back(name);
            add(pointerPart(section) + pointerPart(key), "unused-text",
                {{"key", section + "." + std::string(key)}, {"language", m_first}, {"suggestion", nearest(key, known)}},
                Problem::Level::Warning);
        }
    }

    void checkMissing(const std::string &section, const TextsByKey &texts, const TextsByKey &originals)
    {
        for (const auto &[key, original] : originals)
            if (!texts.contains(key))
                add(pointerPart(section), "missing-text",
                    {{"key", section + "." + std::string(key)}, {"language", m_first}}, Problem::Level::Warning);
    }

    const Data &m_data;
    std::string m_language;
    std::string m_first;
    Problems &m_problems;
    std::string m_file;
    std::string m_firstFile;
};

} // namespace

void checkTexts(const Data &data, const Data *previous, Problems &problems)
{
    const std::vector<std::string> languages = languagesOf(data, problems);
    for (const std::string &language : languages) {
        Problems found;
        LanguageCheck(data, language, languages.front(), found).run(previous);
        problems.insert(problems.end(), found.begin(), found.end());
        if (std::ssize(found) >= limits::problems)
            problems.push_back(at(data, "text/" + language + ".json", "", "too-many-problems",
                                  {{"limit", std::to_string(limits::problems)}}, Problem::Level::Warning));
    }
}

} // namespace engawa
