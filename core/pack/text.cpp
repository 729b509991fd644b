#include "core/pack/text.h"

#include <charconv>

#include <unicode/messagepattern.h>
#include <unicode/msgfmt.h>
#include <unicode/uchar.h>

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

const char *reasonOf(UErrorCode error)
{
    switch (error) {
    case U_UNMATCHED_BRACES:
        return "reason.message_braces";
    case U_DEFAULT_KEYWORD_MISSING:
        return "reason.message_other";
    case U_PATTERN_SYNTAX_ERROR:
        return "reason.message_form";
    case U_ILLEGAL_ARGUMENT_ERROR:
        return "reason.message_kind";
    default:
        return nullptr;
    }
}

// The arguments that a plural or an ordinal counts.
std::set<std::string> countedIn(std::string_view pattern)
{
    std::set<std::string> names;
    if (!pattern.contains("plural") && !pattern.contains("selectordinal"))
        return names;
    UErrorCode error = U_ZERO_ERROR;
    UParseError place{};
    const icu::UnicodeString text = toIcu(pattern);
    const icu::MessagePattern parts(text, &place, error);
    for (std::int32_t i = 0; U_SUCCESS(error) && i + 1 < parts.countParts(); ++i) {
        const icu::MessagePattern::Part part = parts.getPart(i);
        if (part.getType() == UMSGPAT_PART_TYPE_ARG_START && UMSGPAT_ARG_TYPE_HAS_PLURAL_STYLE(part.getArgType()))
            names.insert(fromIcu(parts.getSubstring(parts.getPart(i + 1))));
    }
    return names;
}

std::optional<std::int64_t> wholeNumber(std::string_view text)
{
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<MessageForm> formOf(std::string_view pattern, std::string_view language, Argument &reason)
{
    UErrorCode error = U_ZERO_ERROR;
    const icu::MessageFormat format = messageFormat(pattern, language, error);
    UParseError place{};
    const icu::UnicodeString text = toIcu(pattern);
    const icu::MessagePattern parts(text, &place, error);
    if (U_FAILURE(error)) {
        const char *known = reasonOf(error);
        reason = known ? inWords(known) : Argument(u_errorName(error));
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

std::optional<std::string> filledMessage(std::string_view pattern, std::string_view language,
                                         std::span<const MessageValue> values)
{
    if (pattern.find_first_of("{}'") == std::string::npos)
        return std::string(pattern);
    std::vector<icu::UnicodeString> names;
    std::vector<icu::Formattable> shown;
    for (const auto &[name, value] : values) {
        names.push_back(toIcu(name));
        if (const auto *number = std::get_if<std::int64_t>(&value)) {
            shown.emplace_back(*number);
            continue;
        }
        const auto &word = std::get<std::string>(value);
        const auto number = wholeNumber(word);
        if (number && countedIn(pattern).contains(name))
            shown.emplace_back(*number);
        else
            shown.emplace_back(toIcu(word));
    }
    UErrorCode error = U_ZERO_ERROR;
    const icu::MessageFormat formatter = messageFormat(pattern, language, error);
    icu::UnicodeString result;
    formatter.format(names.data(), shown.data(), static_cast<std::int32_t>(names.size()), result, error);
    return U_FAILURE(error) ? std::nullopt : std::optional(fromIcu(result));
}

std::string withCapital(std::string_view pattern)
{
    icu::UnicodeString text = toIcu(pattern);
    if (!text.isEmpty())
        text.replace(0, text.moveIndex32(0, 1), icu::UnicodeString(u_toupper(text.char32At(0))));
    return fromIcu(text);
}

Texts::Texts(const Data &data)
{
    const Json *languages = data.value("pack", "languages");
    if (languages && languages->is_array())
        for (const Json &language : *languages)
            if (language.is_string())
                m_languages.push_back(language.get<std::string>());
    for (const std::string &language : m_languages)
        if (const auto file = data.files.find("text/" + language + ".json"); file != data.files.end())
            take(language, file->second);
}

Texts::Texts(const std::vector<std::pair<std::string, TablePtr>> &tables)
{
    for (const auto &[language, table] : tables) {
        m_languages.push_back(language);
        take(language, table);
    }
}

void Texts::take(const std::string &language, const TablePtr &table)
{
    m_tables[language] = table;
    for (const EntryPtr &section : table->entries())
        if (section->value.is_object())
            for (const auto &[key, text] : section->value.items())
                if (text.is_string())
                    m_patterns[language].emplace(section->id + "." + key, &text.get_ref<const std::string &>());
}

const std::string *Texts::pattern(std::string_view language, std::string_view key) const
{
    const auto patterns = m_patterns.find(language);
    if (patterns == m_patterns.end())
        return nullptr;
    const auto found = patterns->second.find(std::string(key));
    return found == patterns->second.end() ? nullptr : found->second;
}

bool Texts::has(std::string_view language, std::string_view key) const
{
    return pattern(language, key) != nullptr;
}

std::string Texts::format(std::string_view language, const Message &message) const
{
    const std::string *found = pattern(language, message.key);
    if (!found && !m_languages.empty()) {
        language = m_languages.front();
        found = pattern(language, message.key);
    }
    if (!found)
        return message.key;

    std::vector<MessageValue> values;
    for (const auto &[name, argument] : message.arguments) {
        if (const auto *number = std::get_if<std::int64_t>(&argument))
            values.emplace_back(name, *number);
        else if (const auto *key = std::get_if<TextKey>(&argument))
            values.emplace_back(name, format(language, Message{key->key, {}}));
        else
            values.emplace_back(name, std::get<std::string>(argument));
    }
    return filledMessage(*found, language, values).value_or(message.key);
}

} // namespace engawa
