#include "core/pack/json_slices.h"

#include "core/pack/data.h"

namespace engawa {
namespace {

constexpr std::string_view spaces = " \t\r\n";

// Reads on in a text that is known to be JSON.
class Scanner
{
public:
    explicit Scanner(std::string_view text) : m_text(text) {}

    std::string_view until(std::size_t end)
    {
        const std::string_view part = m_text.substr(m_at, end - m_at);
        m_at = end;
        return part;
    }
    std::string_view space() { return until(std::min(m_text.find_first_not_of(spaces, m_at), m_text.size())); }
    std::string_view rest() { return until(m_text.size()); }
    char next() const { return m_text[m_at]; }
    void skip() { ++m_at; }

    std::string_view value()
    {
        const std::size_t begin = m_at;
        if (next() == '"') {
            string();
        } else if (next() == '{' || next() == '[') {
            brackets();
        } else {
            m_at = std::min(m_text.find_first_of(",]} \t\r\n", m_at), m_text.size());
        }
        return m_text.substr(begin, m_at - begin);
    }

private:
    void string()
    {
        for (++m_at; next() != '"'; ++m_at)
            if (next() == '\\')
                ++m_at;
        ++m_at;
    }

    void brackets()
    {
        int depth = 0;
        do {
            if (next() == '"') {
                string();
                continue;
            }
            depth += next() == '{' || next() == '[' ? 1 : next() == '}' || next() == ']' ? -1 : 0;
            ++m_at;
        } while (depth > 0);
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

} // namespace

ObjectSlices slicesOf(std::string_view text)
{
    ObjectSlices slices;
    Scanner scanner(text);
    slices.before = scanner.until(text.find('{'));
    scanner.skip();
    slices.space = scanner.space();
    while (scanner.next() != '}') {
        ObjectSlices::Member member;
        member.space = slices.space;
        const std::string_view key = scanner.value();
        member.key = Json::parse(key).get<std::string>();
        const std::string_view beforeColon = scanner.space();
        scanner.skip();
        const std::string_view afterColon = scanner.space();
        member.name = std::string_view(key.data(), key.size() + beforeColon.size() + 1 + afterColon.size());
        member.value = scanner.value();
        slices.members.push_back(std::move(member));
        slices.space = scanner.space();
        if (scanner.next() == ',') {
            const std::string_view before = slices.space;
            scanner.skip();
            slices.space = std::string_view(before.data(), before.size() + 1 + scanner.space().size());
        }
    }
    scanner.skip();
    slices.after = scanner.rest();
    return slices;
}

} // namespace engawa
