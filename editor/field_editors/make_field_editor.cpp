#include <algorithm>

#include "editor/field_editors/choice_editor.h"
#include "editor/field_editors/colour_editor.h"
#include "editor/field_editors/formula_editor.h"
#include "editor/field_editors/hex_pattern_editor.h"
#include "editor/field_editors/truth_editor.h"

namespace engawa {

namespace {

struct Picker
{
    QStringView name; // the schema's x-picker
    FieldEditor *(*make)(const Field &, PackDocument &, LiveGame *, QWidget *);
};

// Every picker has its line here; forms and tables then have it.
constexpr Picker pickers[] = {
    {u"colour",
     [](const Field &field, PackDocument &, LiveGame *, QWidget *parent) -> FieldEditor * {
         return new ColourEditor(field, parent);
     }},
    {u"hex_pattern",
     [](const Field &field, PackDocument &document, LiveGame *, QWidget *parent) -> FieldEditor * {
         return new HexPatternEditor(field, document, parent);
     }},
};

} // namespace

FieldEditor *makeFieldEditor(const Field &field, PackDocument &document, LiveGame *live, QWidget *parent)
{
    if (const auto *picker = std::ranges::find(pickers, field.picker, &Picker::name); picker != std::end(pickers))
        return picker->make(field, document, live, parent);
    switch (field.type) {
    case Field::Type::Truth:
        return new TruthEditor(field, parent);
    case Field::Type::Choice:
    case Field::Type::Reference:
    case Field::Type::Face:
        return new ChoiceEditor(field, document, parent);
    case Field::Type::Formula:
        return new FormulaEditor(field, document, live, parent);
    case Field::Type::Integer:
    case Field::Type::Text:
    case Field::Type::List:
    case Field::Type::Object:
        break;
    }
    return new LineEditor(field, parent);
}

} // namespace engawa
