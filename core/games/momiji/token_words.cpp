#include "core/games/momiji/token_words.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace engawa::momiji {

namespace {

constexpr std::string_view nameLetters = "abcdefghijklmnopqrstuvwxyz_0123456789";

// Longer signs first: ">=" is not ">".
constexpr std::array<std::pair<std::string_view, std::string_view>, 17> signs{{{">=", "at_least"},
                                                                               {"<=", "at_most"},
                                                                               {"==", "is"},
                                                                               {"!=", "is_not"},
                                                                               {"&&", "and"},
                                                                               {"||", "or"},
                                                                               {">", "over"},
                                                                               {"<", "under"},
                                                                               {"!", "not"},
                                                                               {"+", "plus"},
                                                                               {"-", "minus"},
                                                                               {"*", "times"},
                                                                               {"/", "by"},
                                                                               {"%", "rest_by"},
                                                                               {"?", "then"},
                                                                               {":", "else"},
                                                                               {",", "also"}}};

class Form
{
public:
    Form(const Rules &rules, std::string_view formula) : m_rules(rules)
    {
        while (!formula.empty()) {
            const std::size_t letters = std::min(formula.find_first_not_of(nameLetters), formula.size());
            if (letters > 0)
                addWord(formula.substr(0, letters));
            formula.remove_prefix(letters > 0 ? letters : addSign(formula));
        }
    }

    const std::string &key() const { return m_key; }
    const std::vector<std::pair<std::string, Message::Argument>> &arguments() const { return m_arguments; }

private:
    void add(std::string_view word)
    {
        m_key += m_key.empty() ? std::string(word) : "_" + std::string(word);
        m_name = false;
    }

    void addWord(std::string_view word)
    {
        std::int64_t number = 0;
        const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
        if (error == std::errc{} && end == word.data() + word.size()) {
            m_arguments.emplace_back("n" + std::to_string(++m_numbers), number);
            add("n");
        } else if (std::ranges::contains(m_rules.leaves, word, &Leaf::id)) {
            m_arguments.emplace_back("leaf" + std::to_string(++m_leaves), TextKey{"name." + std::string(word)});
            add("leaf");
        } else {
            add(word);
            m_name = true;
        }
    }

    std::size_t addSign(std::string_view rest) // how much of it was read
    {
        if (rest.front() == '(') {
            m_open.push_back(m_name);
            add(m_name ? "of" : "open");
            return 1;
        }
        if (rest.front() == ')') { // of a call it goes without saying
            const bool call = !m_open.empty() && m_open.back();
            if (!m_open.empty())
                m_open.pop_back();
            if (!call)
                add("close");
            return 1;
        }
        for (const auto &[sign, word] : signs)
            if (rest.starts_with(sign)) {
                add(word);
                return sign.size();
            }
        return 1; // a blank
    }

    const Rules &m_rules;
    std::string m_key;
    std::vector<std::pair<std::string, Message::Argument>> m_arguments;
    std::vector<bool> m_open; // brackets; true: of a call
    int m_numbers = 0;
    int m_leaves = 0;
    bool m_name = false; // the last word was a name
};

Message told(const Rules &rules, const Texts &texts, const char *section, const Json &written, const TextKey &token)
{
    const auto formula = written.is_string() ? written.get<std::string>() : written.dump();
    const Form form(rules, formula);
    Message message{std::string(section) + "." + form.key(), form.arguments()};
    if (texts.languages().empty() || !texts.has(texts.languages().front(), message.key))
        message = {std::string("about.tokens.") + section, {{"formula", formula}}};
    message.arguments.emplace_back("token", token);
    return message;
}

} // namespace

std::string formOf(const Rules &rules, std::string_view formula)
{
    return Form(rules, formula).key();
}

std::vector<Message> wordsOfToken(const Rules &rules, const Texts &texts, const Scenario &scenario,
                                  std::string_view objective)
{
    const Json &tokens = scenario.entry->value.at("tokens");
    const std::string id(objective);
    if (!tokens.contains(id))
        return {};
    const TextKey name{"name." + id};
    return {told(rules, texts, "requires", tokens.at(id).at("requires"), name),
            told(rules, texts, "price", tokens.at(id).at("cost"), name)};
}

} // namespace engawa::momiji
