#include "core/game/formula_words.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <functional>

#include "core/expr/formula_tokens.h"

namespace engawa {

namespace {

using Sort = FormulaToken::Sort;

struct Sign
{
    std::string_view symbol;
    std::string_view word;    // in a shape
    std::string_view written; // by people
};
constexpr std::array<Sign, 8> signs{{{"*", "times", " × "},
                                     {"+", "plus", " + "},
                                     {"-", "minus", " − "},
                                     {"/", "by", " ÷ "},
                                     {"%", "modulo", " % "},
                                     {"(", "of", "("},
                                     {")", "end", ")"},
                                     {",", "and", ", "}}};

const Sign *signOf(const FormulaToken &token)
{
    const auto found = std::ranges::find(signs, token.text, &Sign::symbol);
    return token.sort == Sort::Symbol && found != signs.end() ? &*found : nullptr;
}

bool isCalled(const std::vector<FormulaToken> &tokens, std::size_t name)
{
    return tokens[name].sort == Sort::Name && tokens[name + 1].is("(");
}

// “objects(fan)”, “mons(1)”: a call with a single name or number.
bool isPlainCall(const std::vector<FormulaToken> &tokens, std::size_t name)
{
    return isCalled(tokens, name) && (tokens[name + 2].sort == Sort::Name || tokens[name + 2].sort == Sort::Number)
           && tokens[name + 3].is(")");
}

std::string firstLanguage(const Texts &texts)
{
    return texts.languages().empty() ? std::string() : texts.languages().front();
}

std::string spaced(std::string_view name)
{
    std::string text(name);
    std::ranges::replace(text, '_', ' ');
    return text;
}

Message::Argument nameArgument(std::string_view name, const Texts &texts)
{
    for (const char *section : {"term.", "name."})
        if (const std::string key = section + std::string(name); texts.has(firstLanguage(texts), key))
            return TextKey{key};
    return spaced(name);
}

// Its words one after the other; `say` tells those that aren't signs, and how many tokens it told.
using Say = std::function<std::string(const std::vector<FormulaToken> &tokens, std::size_t &at)>;

std::string written(std::string_view formula, const Say &say)
{
    const std::vector<FormulaToken> tokens = formulaTokens(formula);
    std::string text;
    for (std::size_t at = 0; tokens[at].sort != Sort::End; ++at) {
        const Sign *sign = signOf(tokens[at]);
        text += sign                              ? std::string(sign->written)
                : tokens[at].sort == Sort::Symbol ? " " + std::string(tokens[at].text) + " "
                                                  : say(tokens, at);
    }
    return text;
}

} // namespace

FormulaParts formulaParts(std::string_view formula)
{
    const std::vector<FormulaToken> tokens = formulaTokens(formula);
    FormulaParts parts;
    bool told = true;
    for (std::size_t at = 0; tokens[at].sort != Sort::End; ++at) {
        const FormulaToken &token = tokens[at];
        const Sign *sign = signOf(token);
        std::string_view word = sign ? sign->word : std::string_view();
        if (token.sort == Sort::Number) {
            std::int64_t number = 0;
            std::from_chars(token.text.data(), token.text.data() + token.text.size(), number);
            parts.numbers.push_back(number);
            word = "n";
        } else if (token.sort == Sort::Name) {
            if (!isCalled(tokens, at))
                parts.names.emplace_back(token.text);
            word = isCalled(tokens, at) ? token.text : "x";
        }
        told = told && !word.empty();
        parts.shape += (parts.shape.empty() ? "" : ".") + std::string(word);
    }
    if (!told)
        parts.shape.clear();
    return parts;
}

std::string formulaKey(std::string_view formula)
{
    std::string key;
    for (const FormulaToken &token : formulaTokens(formula)) {
        const Sign *sign = signOf(token);
        const std::string_view word = sign ? sign->word : token.sort == Sort::Symbol ? "sign" : token.text;
        key += (key.empty() || word.empty() ? "" : "_") + std::string(word);
    }
    return key;
}

Message formulaMessage(std::string_view formula, const Texts &texts)
{
    const FormulaParts parts = formulaParts(formula);
    Message message{"formula." + parts.shape, {}};
    if (parts.shape.empty() || !texts.has(firstLanguage(texts), message.key)) {
        const auto asItIs = [](const std::vector<FormulaToken> &tokens, std::size_t &at) {
            return spaced(tokens[at].text);
        };
        return {"formula.other", {{"formula", written(formula, asItIs)}}};
    }
    for (std::size_t i = 0; i < parts.numbers.size(); ++i)
        message.arguments.emplace_back("n" + std::to_string(i + 1), parts.numbers[i]);
    for (std::size_t i = 0; i < parts.names.size(); ++i)
        message.arguments.emplace_back("x" + std::to_string(i + 1), nameArgument(parts.names[i], texts));
    return message;
}

std::string formulaWords(std::string_view formula, const Texts &texts, std::string_view language)
{
    if (const Message message = formulaMessage(formula, texts); message.key != "formula.other")
        return texts.format(language, message);
    const auto say = [&](std::string_view name, Message::Argument of) {
        const Message::Argument told = nameArgument(name, texts);
        const TextKey *key = std::get_if<TextKey>(&told);
        return key ? texts.format(language, {key->key, {{"of", std::move(of)}}}) : std::get<std::string>(told);
    };
    return written(formula, [&](const std::vector<FormulaToken> &tokens, std::size_t &at) {
        const std::string_view name = tokens[at].text;
        if (tokens[at].sort != Sort::Name)
            return std::string(name);
        if (!isPlainCall(tokens, at))
            return say(name, std::string());
        const Message::Argument of = nameArgument(tokens[at + 2].text, texts);
        at += 3;
        return say(name, of);
    });
}

} // namespace engawa
