#include "editor/fields/field_help.h"

#include <algorithm>

#include <QCoreApplication>

#include "editor/fields/field_text.h"

namespace engawa {

namespace {

struct FieldHelp
{
    Q_DECLARE_TR_FUNCTIONS(FieldHelp)
};

QString inWords(const Json &value)
{
    QStringList words;
    if (value.is_object())
        for (const auto &[key, member] : value.items())
            words += QString::fromStdString(key) + u' ' + inWords(member);
    else if (value.is_array())
        for (const Json &item : value)
            words += inWords(item);
    else
        return textOf(value, {});
    const bool nested =
        value.is_array() && std::ranges::any_of(value, [](const Json &item) { return item.is_structured(); });
    return words.join(nested ? QStringLiteral(" · ") : QStringLiteral(", "));
}

// A choice by its name, and the word to type.
QStringList choicesToRead(const Field &field)
{
    QStringList words;
    for (const QString &word : field.choices) {
        const QString name = field.nameOfChoice(word);
        words += name == word ? word : QStringLiteral("%1 (%2)").arg(name, word);
    }
    return words;
}

} // namespace

QString rangeText(const Field &field)
{
    if (!field.minimum && !field.maximum)
        return {};
    const QString low = QString::number(field.minimum.value_or(0)), high = QString::number(field.maximum.value_or(0));
    const bool both = field.minimum && field.maximum;
    switch (field.type) {
    case Field::Type::Integer:
        return both            ? FieldHelp::tr("%1 to %2").arg(low, high)
               : field.minimum ? FieldHelp::tr("%1 or more").arg(low)
                               : FieldHelp::tr("%1 or less").arg(high);
    case Field::Type::List:
        return both            ? FieldHelp::tr("%1 to %n items", nullptr, static_cast<int>(*field.maximum)).arg(low)
               : field.minimum ? FieldHelp::tr("%n items or more", nullptr, static_cast<int>(*field.minimum))
                               : FieldHelp::tr("%n items or fewer", nullptr, static_cast<int>(*field.maximum));
    case Field::Type::Text:
        return both ? FieldHelp::tr("%1 to %n characters", nullptr, static_cast<int>(*field.maximum)).arg(low)
               : field.minimum ? FieldHelp::tr("%n characters or more", nullptr, static_cast<int>(*field.minimum))
                               : FieldHelp::tr("%n characters or fewer", nullptr, static_cast<int>(*field.maximum));
    default:
        return {};
    }
}

QString fieldHelp(const Field &field)
{
    QStringList lines{field.description.isEmpty() ? field.title : field.description};
    if (const QString range = rangeText(field); !range.isEmpty())
        lines += FieldHelp::tr("Range: %1").arg(field.unit.isEmpty() ? range : range + u' ' + field.unit);
    else if (!field.unit.isEmpty())
        lines += FieldHelp::tr("Unit: %1").arg(field.unit);
    if (!field.choices.isEmpty())
        lines += FieldHelp::tr("One of: %1").arg(choicesToRead(field).join(QStringLiteral(", ")));
    if (!field.references.isEmpty())
        lines += FieldHelp::tr("An id of: %1").arg(field.references.join(QStringLiteral(", ")));
    if (!field.examples.isEmpty())
        lines += FieldHelp::tr("Example: %1").arg(field.examples.front());
    if (!field.declared)
        lines += FieldHelp::tr("The schema knows no such field.");
    else if (!field.required)
        lines += FieldHelp::tr("May be left out.");
    return lines.join(u'\n');
}

QString summaryOf(const Json &value, const Field &field)
{
    return value.is_structured() ? inWords(value) : textOf(value, field);
}

} // namespace engawa
