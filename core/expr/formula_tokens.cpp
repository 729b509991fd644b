#include "core/expr/formula_tokens.h"

#include <algorithm>
#include <array>
#include <format>

#include "core/pack/words.h"

namespace engawa {

namespace {

using Sort = FormulaToken::Sort;

// Longer ones first.
constexpr std::array<std::string_view, 19> symbols{"<=", ">=", "==", "!=", "&&", "||", "<", ">", "+", "-",
                                                   "*",  "/",  "%",  "!",  "?",  ":",  "(", ")", ","};

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}
bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}
bool startsName(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}
bool continuesName(char c)
{
    return startsName(c) || isDigit(c);
}
bool continuesNumber(char c)
{
    return continuesName(c) || c == '.';
}
bool isContinuationByte(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

// Bytes of the UTF-8 character at the start of the text; 0 if there is none.
std::size_t utf8Length(std::string_view text)
{
    const auto first = static_cast<unsigned char>(text.front());
    const std::size_t length = first >= 0xC2 && first < 0xE0   ? 2
                               : first >= 0xE0 && first < 0xF0 ? 3
                               : first >= 0xF0 && first < 0xF5 ? 4
                                                               : 0;
    if (length == 0 || text.size() < length || !std::ranges::all_of(text.substr(1, length - 1), isContinuationByte))
        return 0;
    const auto second = static_cast<unsigned char>(text[1]);
    const bool overlongOrSurrogate = (first == 0xE0 && second < 0xA0) || (first == 0xED && second > 0x9F)
                                     || (first == 0xF0 && second < 0x90) || (first == 0xF4 && second > 0x8F);
    return overlongOrSurrogate ? 0 : length;
}

template <class Predicate>
std::size_t run(std::string_view text, Predicate predicate)
{
    return static_cast<std::size_t>(std::ranges::find_if_not(text, predicate) - text.begin());
}

struct Word
{
    Sort sort;
    std::size_t length;
};

Word firstWord(std::string_view text)
{
    if (startsName(text.front()))
        return {Sort::Name, run(text, continuesName)};
    if (isDigit(text.front())) {
        const std::size_t length = run(text, continuesNumber);
        return {run(text, isDigit) == length ? Sort::Number : Sort::Unknown, length};
    }
    for (const std::string_view symbol : symbols)
        if (text.starts_with(symbol))
            return {Sort::Symbol, symbol.size()};
    return {Sort::Unknown, std::max<std::size_t>(1, utf8Length(text))};
}

} // namespace

std::vector<FormulaToken> formulaTokens(std::string_view text)
{
    std::vector<FormulaToken> tokens;
    std::size_t position = 0;
    while (true) {
        position += run(text.substr(position), isSpace);
        const std::string_view rest = text.substr(position);
        if (rest.empty())
            break;
        const Word word = firstWord(rest);
        tokens.push_back({word.sort, rest.substr(0, word.length), static_cast<int>(position)});
        position += word.length;
    }
    tokens.push_back({Sort::End, {}, static_cast<int>(text.size())});
    return tokens;
}

Argument shown(const FormulaToken &token)
{
    if (token.sort == Sort::End)
        return inWords("found.formula_end");
    if (token.sort == Sort::Unknown && token.text.size() == 1) {
        const auto byte = static_cast<unsigned char>(token.text.front());
        if (byte < 0x20 || byte >= 0x7F)
            return inQuotes(std::format("\\x{:02x}", byte));
    }
    return inQuotes(token.text);
}

} // namespace engawa
