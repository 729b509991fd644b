#pragma once

#include <QString>

#include "editor/fields/field.h"

namespace engawa {

// "0 to 9", "at least 1 item"; empty for a field without bounds.
QString rangeText(const Field &field);

// What a person should know before writing into the field: its description, range, unit, choices and example.
QString fieldHelp(const Field &field);

// A value in a few words for a cell that has no room for JSON: "do gain_acorns, acorns 2 · do skip_value".
QString summaryOf(const Json &value, const Field &field);

} // namespace engawa
