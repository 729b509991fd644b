#include "editor/rules/rule_sentences.h"

#include <algorithm>

#include "core/game/parameters.h"
#include "core/pack/message.h"

namespace engawa {

const EntryPtr *RuleSentences::sentencesIn(const Data &data)
{
    const Json *languages = data.value("pack", "languages");
    if (!languages || !languages->is_array() || languages->empty() || !languages->front().is_string())
        return nullptr;
    return data.table("text/" + languages->front().get<std::string>()).find("rule");
}

bool RuleSentences::areOf(const Data &data) const
{
    const EntryPtr *sentences = sentencesIn(data);
    const auto rulebook = data.files.find("rulebook.json");
    return (sentences ? *sentences : nullptr) == m_read
           && (rulebook == data.files.end() ? nullptr : rulebook->second) == m_rulebook;
}

RuleSentences::RuleSentences(const Data &data)
{
    if (const auto rulebook = data.files.find("rulebook.json"); rulebook != data.files.end())
        m_rulebook = rulebook->second;
    const EntryPtr *sentences = sentencesIn(data);
    if (!sentences)
        return;
    m_read = *sentences;
    if (!m_read->value.is_object())
        return;
    const std::string first = data.value("pack", "languages")->front().get<std::string>();
    const Table &rulebook = data.table("rulebook");
    for (const auto &[rule, text] : m_read->value.get_ref<const Json::object_t &>()) {
        Argument reason("");
        const auto form = text.is_string() ? formOf(text.get_ref<const std::string &>(), first, reason) : std::nullopt;
        if (!form)
            continue;
        if (const EntryPtr *entry = rulebook.find(rule); entry && (*entry)->value.is_object())
            m_sections[rule] = (*entry)->value.value("section", "");
        for (const std::string &argument : form->arguments)
            m_rules[argument].push_back(rule);
    }
    for (auto &[parameter, rules] : m_rules)
        std::ranges::stable_sort(rules, {}, [&](const std::string &rule) {
            const int index = rulebook.indexOf(rule);
            return index < 0 ? static_cast<int>(rulebook.size()) : index;
        });
}

const std::vector<std::string> &RuleSentences::rulesOf(const std::string &parameter) const
{
    static const std::vector<std::string> none;
    const auto found = m_rules.find(parameter);
    return found == m_rules.end() ? none : found->second;
}

std::string RuleSentences::sectionOf(const std::string &parameter) const
{
    for (const std::string &rule : rulesOf(parameter))
        if (const auto section = m_sections.find(rule); section != m_sections.end() && !section->second.empty())
            return section->second;
    return {};
}

QStringList RuleSentences::sentences(const Game &game, const Data &data, const std::string &parameter,
                                     const Json &value, const QString &language) const
{
    QStringList sentences;
    for (const std::string &rule : rulesOf(parameter)) {
        Message message{"rule." + rule, {}};
        addArgument(message, parameter, value); // the first of a name counts
        for (const EntryPtr &entry : data.table("rules").entries())
            if (entry->id != parameter)
                addArgument(message, entry->id, entry->value);
        sentences += QString::fromStdString(game.texts().format(language.toStdString(), message));
    }
    return sentences;
}

} // namespace engawa
