#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/pack/data.h"

namespace engawa {

// A piece's name as a person wrote it, for a sentence that puts it in quotes; cut when long.
std::string asWritten(const Json &name);

// Reads the fields of a position written by hand. A field of the wrong form, and a field that nobody asked for, become
// problems with their pointers; a field left out is left out.
class PositionReader
{
public:
    PositionReader(const Json &object, std::string pointer, Problems &problems);

    std::optional<int> integer(const char *field, int least, int most);
    std::optional<std::uint64_t> number64(const char *field);
    std::optional<bool> truth(const char *field);
    std::optional<std::string> text(const char *field);
    std::optional<int> oneOf(const char *field, std::span<const std::string_view> words); // index of the word
    const Json *array(const char *field);
    const Json *object(const char *field);
    bool has(const char *field) const { return m_object.contains(field); }

    void refuseOthers(); // call last: fields that nobody asked for
    void problem(std::string code, const std::string &below, Problem::Arguments arguments);
    // A warning: it can be played, but play would not have come to it.
    void unusual(const std::string &below, std::string value, std::string_view rule);
    std::string at(std::string_view below) const { return m_pointer + std::string(below); }
    bool ok() const { return m_ok; }

private:
    const Json *find(const char *field, Json::value_t type, const char *expected);

    const Json &m_object;
    std::string m_pointer;
    Problems &m_problems;
    std::vector<std::string> m_asked;
    bool m_ok = true;
};

} // namespace engawa
