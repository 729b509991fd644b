#include "editor/fields/field_text.h"

#include <algorithm>

namespace engawa {

namespace {

bool isWord(const Json &value)
{
    return value.is_string() || value.is_number() || value.is_boolean();
}

QString wordOf(const Json &value)
{
    return value.is_string() ? QString::fromStdString(value.get<std::string>()) : QString::fromStdString(value.dump());
}

Json parsed(const QString &text)
{
    return Json::parsed(text.toStdString()).value_or(text.toStdString());
}

Json wholeNumber(const QString &text)
{
    bool whole = false;
    const qint64 number = text.toLongLong(&whole);
    return whole ? Json(number) : Json(text.toStdString());
}

} // namespace

QString textOf(const Json &value, const Field &field)
{
    if (value.is_null())
        return {};
    if (field.type == Field::Type::List && value.is_array() && std::ranges::all_of(value, [](const Json &item) {
            return isWord(item) && !(item.is_string() && item.get_ref<const std::string &>().contains(','));
        })) {
        QStringList words;
        for (const Json &item : value)
            words += wordOf(item);
        return words.join(QStringLiteral(", "));
    }
    return isWord(value) ? wordOf(value) : QString::fromStdString(value.dump());
}

Json valueOf(const QString &text, const Field &field)
{
    const QString plain = text.trimmed();
    if (plain.isEmpty())
        return nullptr;
    switch (field.type) {
    case Field::Type::Integer:
        return wholeNumber(plain);
    case Field::Type::Truth:
        if (plain.compare(u"true", Qt::CaseInsensitive) == 0 || plain == u"1")
            return true;
        if (plain.compare(u"false", Qt::CaseInsensitive) == 0 || plain == u"0")
            return false;
        return plain.toStdString();
    case Field::Type::List: {
        if (plain.startsWith(u'['))
            return parsed(plain);
        Json list = Json::array();
        const QStringList parts = plain.split(u',');
        for (const QString &part : parts) {
            const Json number = wholeNumber(part.trimmed());
            list.push_back(number);
        }
        return list;
    }
    case Field::Type::Object:
        return parsed(plain);
    case Field::Type::Text:
        return text.toStdString();
    case Field::Type::Choice:
    case Field::Type::Reference:
    case Field::Type::Formula:
    case Field::Type::Face:
        break;
    }
    return plain.toStdString();
}

} // namespace engawa
