#include "core/lab/wish_words.h"

#include <cctype>
#include <charconv>

namespace engawa {

namespace {

// Words, numbers and signs, one after the other.
std::vector<std::string> tokensOf(std::string_view text)
{
    const auto isWord = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '.' || c == '/' || c == '-';
    };
    std::vector<std::string> tokens;
    for (std::size_t i = 0; i < text.size();) {
        if (text[i] == ' ' || text[i] == '\t') {
            ++i;
            continue;
        }
        std::size_t end = i + 1;
        if (isWord(text[i]))
            while (end < text.size() && isWord(text[end]))
                ++end;
        else if ((text[i] == '<' || text[i] == '>') && end < text.size() && text[end] == '=')
            ++end;
        else
            while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xc0) == 0x80)
                ++end; // the rest of a letter
        tokens.emplace_back(text.substr(i, end - i));
        i = end;
    }
    return tokens;
}

// Thrown where the words are no wish.
struct Unread
{
    Argument expected;
};

class Reader
{
public:
    explicit Reader(std::string_view text) : m_tokens(tokensOf(text)) {}

    WishWords read()
    {
        if (take("worth")) {
            want("(");
            m_wish.form = WishWords::Form::Worth;
            m_wish.subject = word("expected.wish_components");
            want(")");
            range();
        } else if (take("every")) {
            m_wish.form = WishWords::Form::Every;
            m_wish.subject = word("expected.wish_components");
            becomes();
        } else if (take("rule")) {
            m_wish.form = WishWords::Form::Rule;
            m_wish.subject = word("expected.wish_rule");
            shareOfGames();
        } else {
            m_wish.subject = word("expected.wish");
            if (m_wish.subject.contains('/')) {
                m_wish.form = WishWords::Form::Every;
                becomes();
            } else {
                range();
            }
        }
        if (m_at < m_tokens.size())
            throw Unread{inWords("expected.wish_end")};
        return m_wish;
    }

    std::string here() const { return m_at < m_tokens.size() ? m_tokens[m_at] : std::string(); }

private:
    bool take(std::string_view token)
    {
        if (m_at >= m_tokens.size() || m_tokens[m_at] != token)
            return false;
        ++m_at;
        return true;
    }
    void want(const char *token)
    {
        if (!take(token))
            throw Unread{token};
    }
    std::string word(const char *expected)
    {
        if (m_at >= m_tokens.size() || !std::isalpha(static_cast<unsigned char>(m_tokens[m_at].front())))
            throw Unread{inWords(expected)};
        return m_tokens[m_at++];
    }
    double number()
    {
        double value = 0;
        if (m_at < m_tokens.size()) {
            const std::string &token = m_tokens[m_at];
            const auto [end, error] = std::from_chars(token.data(), token.data() + token.size(), value);
            if (error == std::errc{} && end == token.data() + token.size() && value > -1e9 && value < 1e9) {
                ++m_at;
                return value;
            }
        }
        throw Unread{inWords("kind.number")};
    }
    void range()
    {
        if (take("<=") || take("<")) {
            m_wish.most = number();
        } else if (take(">=") || take(">")) {
            m_wish.least = number();
        } else if (take("within")) {
            m_wish.most = number();
            m_wish.least = -*m_wish.most;
        } else if (take("between")) {
            m_wish.least = number();
            want("and");
            m_wish.most = number();
        } else {
            throw Unread{inWords("expected.wish_range")};
        }
        take("%");
    }
    void becomes()
    {
        m_wish.becomes = word("expected.wish_becomes");
        shareOfGames();
    }
    void shareOfGames()
    {
        want("in");
        bool most = false;
        if (take("at")) {
            most = take("most");
            if (!most)
                want("least");
        }
        (most ? m_wish.most : m_wish.least) = number();
        want("%");
        want("of");
        want("games");
    }

    std::vector<std::string> m_tokens;
    std::size_t m_at = 0;
    WishWords m_wish;
};

} // namespace

std::optional<WishWords> readWish(std::string_view text, Argument &expected, std::string &found)
{
    Reader reader(text);
    try {
        return reader.read();
    } catch (const Unread &unread) {
        expected = unread.expected;
        found = reader.here();
        return std::nullopt;
    }
}

} // namespace engawa
