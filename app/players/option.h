#pragma once

#include <QString>

namespace engawa {

// Something that can be chosen in a form.
struct Option
{
    QString id;
    QString name;
    QString about;  // a sentence or two; may be empty
    QString detail; // a few words beside the name; may be empty
    bool checked = false;
    QString group = {}; // under which it stands; may be empty

    bool operator==(const Option &) const = default;
};

} // namespace engawa
