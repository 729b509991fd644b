#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/game/position_faults.h"

namespace engawa {

// Reads the fields of a position written by hand. A field of the wrong form, and a field that nobody asked for, become
// problems with their pointers; a field left out is left out.
class PositionReader : public PositionFaults
{
public:
    PositionReader(const Json &object, std::string pointer, Problems &problems);

    std::optional<int> integer(const char *field, int least, int most);
    template <class Number> // which stays as it is where the field is left out
    void set(Number &number, const char *field, int least, int most)
    {
        number = static_cast<Number>(integer(field, least, most).value_or(number));
    }
    std::optional<std::uint64_t> number64(const char *field);
    std::optional<bool> truth(const char *field);
    std::optional<std::string> text(const char *field);
    std::optional<int> oneOf(const char *field, std::span<const std::string_view> words); // index of the word
    const Json *array(const char *field);
    const Json *object(const char *field);
    bool has(const char *field) const { return m_object.contains(field); }

    void refuseOthers(); // call last: fields that nobody asked for

private:
    const Json *find(const char *field, Json::value_t type, const Argument &expected);

    const Json &m_object;
    std::vector<std::string> m_asked;
};

} // namespace engawa
