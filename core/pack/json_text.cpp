#include <nlohmann/json.hpp> // slow to compile: where text is read, and nowhere else

#include "core/pack/json.h"
#include "core/pack/syntax.h"

namespace engawa {
namespace {

// Builds a value from the parser's events. The names of the events are nlohmann's.
class Builder
{
public:
    Json root;
    std::string fault;

    bool null() { return add(nullptr); }
    bool boolean(bool value) { return add(value); }
    bool number_integer(std::int64_t value) { return add(value); }
    bool number_unsigned(std::uint64_t value) { return add(value); }
    bool number_float(double value, const std::string &) { return add(value); }
    bool string(std::string &value) { return add(std::move(value)); }
    bool binary(nlohmann::json::binary_t &) { return false; }
    bool key(std::string &name)
    {
        m_open.back().key = std::move(name);
        return true;
    }
    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }
    bool parse_error(std::size_t, const std::string &, const std::exception &error)
    {
        fault = error.what();
        return false;
    }

private:
    struct Open
    {
        Json value;
        std::string key; // of the value that comes
    };

    bool open(Json empty)
    {
        m_open.push_back({std::move(empty), {}});
        return true;
    }

    bool close()
    {
        Json value = std::move(m_open.back().value);
        m_open.pop_back();
        return add(std::move(value));
    }

    bool add(Json value)
    {
        if (m_open.empty())
            root = std::move(value);
        else if (m_open.back().value.is_array())
            m_open.back().value.push_back(std::move(value));
        else
            m_open.back().value[m_open.back().key] = std::move(value);
        return true;
    }

    std::vector<Open> m_open;
};

// Does the text stand between quotes just as it is?
bool isPlain(std::string_view text)
{
    for (const char c : text)
        if (static_cast<unsigned char>(c) < 0x20 || c == '"' || c == '\\' || c == 0x7f)
            return false;
    return illFormedUtf8(text) == std::string_view::npos;
}

class Writer
{
public:
    explicit Writer(int indent) : m_indent(indent) {}

    void write(const Json &value, int depth)
    {
        switch (value.type()) {
        case Json::value_t::null:
            text += "null";
            break;
        case Json::value_t::boolean:
            text += value.get<bool>() ? "true" : "false";
            break;
        case Json::value_t::number_integer:
            text += std::to_string(value.get<std::int64_t>());
            break;
        case Json::value_t::number_unsigned:
            text += std::to_string(value.get<std::uint64_t>());
            break;
        case Json::value_t::number_float:
            text += nlohmann::json(value.get<double>()).dump();
            break;
        case Json::value_t::string:
            quote(value.get_ref<const std::string &>());
            break;
        case Json::value_t::array:
            list('[', ']', value.get_ref<const Json::array_t &>(), depth,
                 [&](const Json &item) { write(item, depth + 1); });
            break;
        case Json::value_t::object:
            list('{', '}', value.get_ref<const Json::object_t &>(), depth, [&](const JsonMember &member) {
                quote(member.key);
                text += m_indent < 0 ? ":" : ": ";
                write(member.value, depth + 1);
            });
            break;
        }
    }

    std::string text;

private:
    void list(char opening, char closing, const auto &members, int depth, const auto &one)
    {
        text += opening;
        for (bool first = true; const auto &member : members) {
            if (!std::exchange(first, false))
                text += ',';
            newLine(depth + 1);
            one(member);
        }
        if (!members.empty())
            newLine(depth);
        text += closing;
    }

    void newLine(int depth)
    {
        if (m_indent >= 0)
            text.append("\n").append(static_cast<std::size_t>(m_indent) * static_cast<std::size_t>(depth), ' ');
    }

    void quote(const std::string &words)
    {
        if (isPlain(words))
            text.append("\"").append(words).append("\"");
        else
            text += nlohmann::json(words).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
    }

    int m_indent;
};

} // namespace

Json Json::parse(std::string_view text)
{
    Builder builder;
    if (!nlohmann::json::sax_parse(text, &builder))
        throw exception(builder.fault);
    return std::move(builder.root);
}

std::optional<Json> Json::parsed(std::string_view text)
{
    Builder builder;
    if (!nlohmann::json::sax_parse(text, &builder))
        return std::nullopt;
    return std::move(builder.root);
}

bool Json::accept(std::string_view text)
{
    return nlohmann::json::accept(text);
}

std::string Json::dump(int indent) const
{
    Writer writer(indent);
    writer.write(*this, 0);
    return std::move(writer.text);
}

} // namespace engawa
