#include "core/pack/text.h"

#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>

#include "core/pack/message.h"

namespace engawa {
namespace {

icu::UnicodeString toIcu(std::string_view text)
{
    return icu::UnicodeString::fromUTF8(icu::StringPiece(text.data(), static_cast<std::int32_t>(text.size())));
}

std::string fromIcu(const icu::UnicodeString &text)
{
    std::string utf8;
    text.toUTF8String(utf8);
    return utf8;
}

icu::MessageFormat messageFormat(std::string_view pattern, std::string_view language, UErrorCode &error)
{
    UParseError place{};
    return {toIcu(pattern), icu::Locale(std::string(language).c_str()), place, error};
}

std::string reasonOf(UErrorCode error)
{
    switch (error) {
    case U_UNMATCHED_BRACES:
        return "expected a } for every {";
    case U_DEFAULT_KEYWORD_MISSING:
        return "expected “other” among the cases of a plural or select";
    case U_PATTERN_SYNTAX_ERROR:
        return "expected {name} or {name, plural, …} in brackets";
    case U_ILLEGAL_ARGUMENT_ERROR:
        return "expected a known kind of argument: plural, select, number, …";
    default:
        return u_errorName(error);
    }
}

} // namespace

std::optional<MessageForm> formOf(std::string_view pattern, std::string_view language, std::string &reason)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::MessageFormat format = messageFormat(pattern, language, error);
    UParseError place{};
    const icu::UnicodeString text = toIcu(pattern);
    const icu::MessagePattern parts(text, &place, error);
    if (U_FAILURE(error)) {
        reason = reasonOf(error);
        return std::nullopt;
    }
    MessageForm form;
    for (std::int32_t i = 0; i < parts.countParts(); ++i) {
        const icu::MessagePattern::Part part = parts.getPart(i);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_NAME || part.getType() == UMSGPAT_PART_TYPE_ARG_NUMBER)
            form.arguments.insert(fromIcu(parts.getSubstring(part)));
    }
    return form;
}

Texts::Texts(const Data &data)
{
    const Json *languages = data.value("pack", "languages");
    if (languages && languages->is_array())
        for (const Json &language : *languages)
            if (language.is_string())
                m_languages.push_back(language.get<std::string>());
    for (const std::string &language : m_languages) {
        const auto file = data.files.find("text/" + language + ".json");
        if (file == data.files.end())
            continue;
        m_tables[language] = file->second;
        for (const EntryPtr &section : file->second->entries()) {
            if (!section->value.is_object())
                continue;
            for (const auto &[key, text] : section->value.items())
                if (text.is_string())
                    m_patterns[language].emplace(section->id + "." + key, &text.get_ref<const std::string &>());
        }
    }
}

const std::string *Texts::find(std::string_view language, std::string_view key) const
{
    const auto patterns = m_patterns.find(language);
    if (patterns == m_patterns.end())
        return nullptr;
    const auto found = patterns->second.find(std::string(key));
    return found == patterns->second.end() ? nullptr : found->second;
}

bool Texts::has(std::string_view language, std::string_view key) const
{
    return find(language, key) != nullptr;
}

std::string Texts::format(std::string_view language, const Message &message) const
{
    const std::string *pattern = find(language, message.key);
    if (!pattern && !m_languages.empty()) {
        language = m_languages.front();
        pattern = find(language, message.key);
    }
    if (!pattern)
        return message.key;
    if (pattern->find_first_of("{}'") == std::string::npos)
        return *pattern;

    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> values;
    for (const auto &[name, argument] : message.arguments) {
        names.push_back(toIcu(name));
        if (const auto *number = std::get_if<std::int64_t>(&argument))
            values.emplace_back(*number);
        else if (const auto *key = std::get_if<TextKey>(&argument))
            values.emplace_back(toIcu(format(language, Message{key->key, {}})));
        else
            values.emplace_back(toIcu(std::get<std::string>(argument)));
    }
    UErrorCode error = U_ZERO_ERROR;
    const icu::MessageFormat formatter = messageFormat(*pattern, language, error);
    icu::UnicodeString result;
    formatter.format(names.data(), values.data(), static_cast<std::int32_t>(names.size()), result, error);
    return U_FAILURE(error) ? message.key : fromIcu(result);
}

} // namespace engawa
