#include "core/pack/read.h"

#include <algorithm>
#include <cstddef>
#include <iterator>

#include <nlohmann/json.hpp> // slow to compile: where text is read, and nowhere else

#include "core/pack/limits.h"
#include "core/pack/pointer.h"
#include "core/pack/syntax.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

// How far the parser has read. The parser looks one character ahead after a number: a line break in that place is not
// counted before the next character is taken.
struct Progress
{
    int line = 1; // of the last consumed character
    bool newline = false;
};

// What the parser reads from: it counts lines as it goes, because nlohmann's events don't tell their place.
class Characters
{
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char *;
    using reference = const char &;

    Characters(const char *position, Progress *progress) : m_position(position), m_progress(progress) {}

    reference operator*() const { return *m_position; }
    Characters &operator++()
    {
        if (m_progress->newline)
            ++m_progress->line;
        m_progress->newline = *m_position == '\n';
        ++m_position;
        return *this;
    }
    Characters operator++(int)
    {
        Characters before = *this;
        ++*this;
        return before;
    }
    bool operator==(const Characters &other) const { return m_position == other.m_position; }

private:
    const char *m_position;
    Progress *m_progress;
};

// Builds a value from the parser's events within the limits. The names of the events are nlohmann's.
class Builder
{
public:
    Builder(std::string_view text, const std::string &file, Problems &problems)
        : m_text(text), m_file(file), m_problems(problems)
    {
    }

    bool run()
    {
        const std::size_t bad = illFormedUtf8(m_text);
        if (bad != std::string_view::npos) {
            const TextPlace place = placeOf(m_text, bad);
            addAt(place.line, "encoding", {{"column", std::to_string(place.column)}});
            return false;
        }
        const Characters begin(m_text.data(), &m_progress);
        const Characters end(m_text.data() + m_text.size(), &m_progress);
        return nlohmann::json::sax_parse(begin, end, this);
    }

    Json &root() { return m_root; }
    Lines &lines() { return m_lines; }

    bool null() { return add(Json(nullptr)); }
    bool boolean(bool value) { return add(Json(value)); }
    bool number_integer(std::int64_t value) { return add(Json(value)); }
    bool number_unsigned(std::uint64_t value) { return add(Json(value)); }
    bool number_float(double value, const std::string &) { return add(Json(value)); }
    bool binary(nlohmann::json::binary_t &) { return false; }

    bool string(std::string &value)
    {
        if (!beginValue())
            return false;
        if (value.size() > limits::stringBytes && !skipping()
            && !report(m_lines.at(m_pointer), "too-long", {{"limit", std::to_string(limits::stringBytes)}}))
            return false;
        return place(Json(startOf(value, limits::stringBytes)));
    }

    bool key(std::string &name)
    {
        m_pointer.resize(m_open.back().pointerSize);
        m_key = startOf(name, limits::keyBytes);
        m_pointer += pointerPart(m_key);
        if (m_skipped > 0)
            return true;
        if (name.size() > limits::keyBytes && !report("too-long", {{"limit", std::to_string(limits::keyBytes)}}))
            return false;
        if (m_open.back().value.size() >= limits::entries)
            return tooManyMembers();
        m_pointerBytes += m_pointer.size();
        if (m_pointerBytes > limits::pointerBytes)
            return stop("too-many-values", {{"limit", std::to_string(limits::values)}});
        if (m_lines.try_emplace(m_pointer, m_progress.line).second)
            return true;
        m_skipNext = true;
        return report("duplicate-key", {{"key", m_key}});
    }

    bool start_object(std::size_t) { return open(Json::object()); }
    bool start_array(std::size_t) { return open(Json::array()); }
    bool end_object() { return close(); }
    bool end_array() { return close(); }

    bool parse_error(std::size_t read, const std::string &token, const nlohmann::detail::exception &error)
    {
        const std::string_view message = error.what();
        // A word in the wrong place is told where it starts, a word that is wrong in itself where it goes wrong.
        const bool misplaced = message.contains("- unexpected");
        const TextPlace place =
            placeOf(m_text, misplaced ? startOfWord(read, token) : read - std::min<std::size_t>(1, read));
        addAt(place.line, "syntax",
              {{"column", std::to_string(place.column)}, {"expected", inWords(std::string(expectedSyntax(message)))}});
        return false;
    }

private:
    struct Open
    {
        Json value;
        std::string key; // of this value in its parent
        std::size_t pointerSize = 0; // of this value's own pointer
        bool full = false; // the limit of members has been reported
    };

    // nlohmann's token holds what was read since the last text or number began.
    std::size_t startOfWord(std::size_t end, const std::string &token) const
    {
        end = std::min(end, m_text.size());
        if (token.starts_with('"') && token.ends_with('"') && token.size() <= end)
            return end - token.size();
        std::size_t start = end - std::min<std::size_t>(1, end);
        const auto inWord = [](char c) {
            return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
        };
        while (start > 0 && inWord(m_text[start]) && inWord(m_text[start - 1]))
            --start;
        return start;
    }

    bool skipping() const { return m_skipped > 0 || m_skipNext; }

    // Counts a value, names its pointer if it is an element of an array, and notes its line.
    bool beginValue()
    {
        if (++m_values > limits::values)
            return stop("too-many-values", {{"limit", std::to_string(limits::values)}});
        if (m_open.empty()) {
            m_lines.emplace("", m_progress.line);
            return true;
        }
        if (!m_open.back().value.is_array() || m_skipped > 0)
            return true;
        m_pointer.resize(m_open.back().pointerSize);
        m_pointer += '/' + std::to_string(m_open.back().value.size());
        if (m_open.back().value.size() >= limits::entries)
            return tooManyMembers();
        m_pointerBytes += m_pointer.size();
        if (m_pointerBytes > limits::pointerBytes)
            return stop("too-many-values", {{"limit", std::to_string(limits::values)}});
        m_lines.try_emplace(m_pointer, m_progress.line);
        return true;
    }

    bool add(Json value) { return beginValue() && place(std::move(value)); }

    bool place(Json value)
    {
        if (skipping())
            m_skipNext = false;
        else if (m_open.empty())
            m_root = std::move(value);
        else if (m_open.back().value.is_array())
            m_open.back().value.push_back(std::move(value));
        else
            m_open.back().value.append(m_key, std::move(value));
        return true;
    }

    bool open(Json empty)
    {
        if (!beginValue())
            return false;
        if (std::ssize(m_open) >= limits::depth)
            return stop("too-deep", {{"limit", std::to_string(limits::depth)}});
        if (skipping())
            ++m_skipped;
        m_skipNext = false;
        m_open.push_back({std::move(empty), m_key, m_pointer.size(), false});
        return true;
    }

    bool close()
    {
        Open closed = std::move(m_open.back());
        m_open.pop_back();
        m_pointer.resize(closed.pointerSize);
        if (m_skipped > 0) {
            --m_skipped;
            return true;
        }
        m_key = std::move(closed.key);
        return place(std::move(closed.value));
    }

    bool tooManyMembers()
    {
        m_skipNext = true;
        if (m_open.back().full)
            return true;
        m_open.back().full = true;
        return report("too-many-entries", {{"limit", std::to_string(limits::entries)}});
    }

    bool report(std::string code, Problem::Arguments arguments)
    {
        return report(m_progress.line, std::move(code), std::move(arguments));
    }

    bool report(int line, std::string code, Problem::Arguments arguments)
    {
        addAt(line, std::move(code), std::move(arguments), m_pointer);
        if (++m_reported < limits::problems)
            return true;
        return stop("too-many-problems", {{"limit", std::to_string(limits::problems)}});
    }

    bool stop(std::string code, Problem::Arguments arguments)
    {
        addAt(m_progress.line, std::move(code), std::move(arguments), m_pointer);
        return false;
    }

    void addAt(int line, std::string code, Problem::Arguments arguments, std::string pointer = {})
    {
        m_problems.push_back(
            {Problem::Level::Error, std::move(code), m_file, line, std::move(pointer), std::move(arguments)});
    }

    std::string_view m_text;
    const std::string &m_file;
    Problems &m_problems;

    Progress m_progress;
    Json m_root;
    Lines m_lines;
    std::vector<Open> m_open;
    std::string m_pointer; // of the value being read
    std::string m_key;
    std::size_t m_values = 0;
    std::size_t m_pointerBytes = 0;
    int m_skipped = 0; // open containers that are read but not kept
    bool m_skipNext = false; // the next value is read but not kept
    int m_reported = 0;
};

bool checkSize(std::string_view text, const std::string &file, Problems &problems)
{
    if (text.size() <= limits::fileBytes)
        return true;
    problems.push_back(
        {Problem::Level::Error, "file-large", file, 0, "", {{"limit", std::to_string(limits::fileBytes)}}});
    return false;
}

} // namespace

std::optional<Json> readValue(std::string_view text, const std::string &file, Lines *lines, Problems &problems)
{
    if (!checkSize(text, file, problems))
        return std::nullopt;
    Builder builder(text, file, problems);
    if (!builder.run())
        return std::nullopt;
    if (lines)
        *lines = std::move(builder.lines());
    return std::move(builder.root());
}

std::optional<Document> readDocument(std::string_view text, const std::string &file, Problems &problems)
{
    Document document;
    std::optional<Json> root = readValue(text, file, &document.lines, problems);
    if (!root)
        return std::nullopt;
    if (!root->is_object()) {
        problems.push_back({Problem::Level::Error,
                            "type",
                            file,
                            document.lines.at(""),
                            "",
                            {{"found", kindOf(*root)}, {"expected", inWords("kind.object")}}});
        return std::nullopt;
    }
    for (auto &[id, value] : root->get_ref<Json::object_t &>()) {
        if (id != "$schema")
            document.members.push_back(std::make_shared<const Entry>(id, std::move(value)));
        else if (value.is_string())
            document.schemaLink = value.get<std::string>();
    }
    return document;
}

} // namespace engawa
