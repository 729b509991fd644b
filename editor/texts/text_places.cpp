#include "editor/texts/text_places.h"

#include <set>

#include <QLocale>

#include "core/pack/pointer.h"

namespace engawa {

namespace {

const Table *tableOf(const Data &data, const QString &language)
{
    const auto found = data.files.find(textFile(language));
    return found == data.files.end() ? nullptr : found->second.get();
}

} // namespace

QStringList textLanguages(const Data &data)
{
    QStringList languages;
    if (const Json *listed = data.value("pack", "languages"); listed && listed->is_array())
        for (const Json &language : *listed)
            if (language.is_string())
                languages += QString::fromStdString(language.get<std::string>());
    for (const auto &[file, table] : data.files)
        if (file.starts_with("text/"))
            languages += QString::fromStdString(file).section(u'/', 1).chopped(5);
    languages.removeDuplicates();
    return languages;
}

std::string textFile(const QString &language)
{
    return "text/" + language.toStdString() + ".json";
}

QString languageName(const QString &code)
{
    // Of the world rather than of the largest country: "English", not "American English".
    const QLocale world(code + QStringLiteral("_001"));
    const bool known = world.language() != QLocale::C && world.territory() == QLocale::World;
    const QLocale locale = known && !code.contains(u'-') ? world : QLocale(code);
    const QString name = locale.language() == QLocale::C ? QString() : locale.nativeLanguageName();
    return name.isEmpty() ? code : name;
}

const std::string *textAt(const Data &data, const QString &language, const TextPlace &place)
{
    const Table *table = tableOf(data, language);
    const EntryPtr *section = table ? table->find(place.section) : nullptr;
    if (!section || !(*section)->value.is_object())
        return nullptr;
    const auto text = (*section)->value.find(place.key);
    return text == (*section)->value.end() || !text->is_string() ? nullptr : text->get_ptr();
}

std::vector<TextPlace> textPlaces(const Data &data)
{
    std::vector<TextPlace> places;
    std::set<TextPlace> known;
    for (const QString &language : textLanguages(data))
        if (const Table *table = tableOf(data, language))
            for (const EntryPtr &section : table->entries())
                if (section->value.is_object())
                    for (const auto &[key, text] : section->value.get_ref<const Json::object_t &>())
                        if (known.insert({section->id, key}).second)
                            places.push_back({section->id, key});
    return places;
}

Edit textEdit(const Data &data, const QString &language, const TextPlace &place, const QString &text)
{
    const std::string file = textFile(language);
    const Json value = text.isEmpty() ? Json() : Json(text.toStdString());
    const Table *table = tableOf(data, language);
    if (table && table->find(place.section))
        return {file, pointerPart(place.section) + pointerPart(place.key), value};
    Json section = Json::object();
    section[place.key] = value;
    return {file, pointerPart(place.section), std::move(section)};
}

std::vector<Edit> languageEdits(const Data &data, const QString &language)
{
    Json languages = Json::array();
    for (const QString &code : textLanguages(data))
        languages.push_back(code.toStdString());
    languages.push_back(language.toStdString());
    return {{textFile(language), "/name", Json::object()}, {"pack.json", "/languages", std::move(languages)}};
}

} // namespace engawa
