#pragma once

#include <optional>
#include <vector>

#include "editor/fields/field.h"

namespace engawa {

// One row of an entry's form: a value, or the heading of an object or a list whose rows follow it.
struct FormRow
{
    enum class Sort { Value, Object, List };

    Sort sort = Sort::Value;
    Field field;
    int depth = 0;
    bool present = true;              // an object or list that the entry leaves out can be added
    int item = -1;                    // its number in a list; -1: no item
    int items = 0;                    // of the list that it is an item of, or that it is
    std::vector<Field> addable = {};       // of an object: members that it leaves out
    std::optional<QStringList> keys = {}; // of an object with keys of the designer's own: the tables whose ids they are

    bool operator==(const FormRow &) const = default;
};

// The form of an entry, objects and lists laid out one below the other. The entry itself shows every field that it may
// have; an object inside it only those that it has or must have.
std::vector<FormRow> formRows(const FieldSchema &schema, const Entry &entry);

// The rows that all entries have in common.
std::vector<FormRow> commonRows(const FieldSchema &schema, const std::vector<EntryPtr> &entries);

} // namespace engawa
