#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <variant>
#include <vector>

#include "core/pack/data.h"

namespace engawa {

// A sentence to be said in the reader's language: a key of the pack's texts ("rule.take.crossing", "log.took") and its
// arguments; an argument is a number or the key of another text (a card's name).
struct TextKey
{
    std::string key;
    bool operator==(const TextKey &) const = default;
};
struct Message
{
    using Argument = std::variant<std::int64_t, TextKey, std::string>;
    std::string key;
    std::vector<std::pair<std::string, Argument>> arguments;
    bool operator==(const Message &) const = default;
};

// The pack's texts. text/<language>.json has sections ("name", "rule", "log", …) of key to ICU message; the key
// "rule.take.crossing" is "take.crossing" in the section "rule". A language falls back to the pack's first one, a missing
// text to its key. Immutable: threads may share one.
class Texts
{
public:
    Texts() = default;
    explicit Texts(const Data &data);
    explicit Texts(const std::vector<std::pair<std::string, TablePtr>> &tables); // by language, the first one first

    const std::vector<std::string> &languages() const { return m_languages; }
    bool has(std::string_view language, std::string_view key) const;
    const std::string *pattern(std::string_view language, std::string_view key) const; // as written; nothing: none
    std::string format(std::string_view language, const Message &message) const;

private:
    void take(const std::string &language, const TablePtr &table);

    using Patterns = std::unordered_map<std::string, const std::string *>; // by whole key; they live in the tables
    std::vector<std::string> m_languages; // in the order of pack.json
    std::map<std::string, TablePtr, std::less<>> m_tables;
    std::map<std::string, Patterns, std::less<>> m_patterns;
};

} // namespace engawa
