#pragma once

#include <QString>

#include "editor/fields/field.h"

namespace engawa {

// What a cell shows for a value: "3", "true", "red, orange" for a list of words, JSON for the rest. An absent value (null)
// is empty.
QString textOf(const Json &value, const Field &field);

// What a person meant by a text. Text that doesn't fit the field is kept as text: the check then says what is wrong with
// it, at its place. An empty text takes the value away (null).
Json valueOf(const QString &text, const Field &field);

} // namespace engawa
