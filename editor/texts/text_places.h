#pragma once

#include <vector>

#include <QString>
#include <QStringList>

#include "editor/document/pack_document.h"

namespace engawa {

// A text of the pack, whatever the language: "take.crossing" in the section "rule".
struct TextPlace
{
    std::string section;
    std::string key;

    std::string whole() const { return section + "." + key; }
    auto operator<=>(const TextPlace &) const = default;
};

// The languages of pack.json, then those that only have a file.
QStringList textLanguages(const Data &data);
std::string textFile(const QString &language); // "text/en.json"
QString languageName(const QString &code);     // "日本語"

// Nothing: the language lacks it.
const std::string *textAt(const Data &data, const QString &language, const TextPlace &place);

// All texts that any language has, in the order of the first one.
std::vector<TextPlace> textPlaces(const Data &data);

// Sets a text or, when it is empty, takes it away; the section is made where the language lacks it.
Edit textEdit(const Data &data, const QString &language, const TextPlace &place, const QString &text);

// A language with a file of its own, named in pack.json.
std::vector<Edit> languageEdits(const Data &data, const QString &language);

} // namespace engawa
