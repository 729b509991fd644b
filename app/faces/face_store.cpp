#include "app/faces/face_store.h"

#include <format>
#include <ranges>

#include <QRandomGenerator>

#include "core/base/chance.h"
#include "core/game/formula_words.h"

namespace engawa {

namespace {

constexpr QLatin1StringView scheme("image://face/");

// The face of a component is what its entry says, else the one of its kind; hidden pieces show the kind's back.
std::string fileFor(const FaceStore::Subject &subject, const Entry *entry)
{
    if (!subject.faceUp)
        return "faces/" + subject.kind + "_back.svg";
    if (entry && entry->value.is_object() && entry->value.contains("face"))
        return "faces/" + entry->value["face"].get<std::string>();
    return "faces/" + subject.kind + ".svg";
}

std::string wordOf(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : value.is_primitive() ? value.dump() : std::string();
}

using Fields = std::map<std::string, std::string, std::less<>>;

// Every value of an entry by its dotted name, "points", "pattern.0.q"; and, where one is the id of another entry, that
// entry's own: "colour.hue".
void gatherFields(const Json &value, const std::string &name, const Data &data, bool follow, Fields &fields)
{
    std::size_t item = 0;
    const std::string start = name.empty() ? name : name + ".";
    if (value.is_object())
        for (const auto &[key, member] : value.items())
            gatherFields(member, start + key, data, follow, fields);
    else if (value.is_array())
        for (const Json &member : value)
            gatherFields(member, start + std::to_string(item++), data, follow, fields);
    if (!name.empty())
        fields.try_emplace(name, wordOf(value));
    if (!follow || !value.is_string())
        return;
    for (const auto &[file, table] : data.files)
        if (const EntryPtr *entry = file.contains('/') ? nullptr : table->find(value.get_ref<const std::string &>());
            entry && (*entry)->value.is_object())
            gatherFields((*entry)->value, name, data, false, fields);
}

// Of every text that is a formula, by the name of its field: "formula.points.shape", its numbers and names
// "formula.points.n1", "formula.points.x1", and "formula.points.words".
void gatherFormulas(const Json &value, const Texts &texts, const std::string &language, Fields &fields)
{
    for (const auto &[key, member] : value.items()) {
        if (!member.is_string())
            continue;
        const auto &formula = member.get_ref<const std::string &>();
        const std::string start = "formula." + key + ".";
        const FormulaParts parts = formulaParts(formula);
        fields[start + "shape"] = parts.shape;
        fields[start + "words"] = formulaWords(formula, texts, language);
        for (std::size_t i = 0; i < parts.numbers.size(); ++i)
            fields[start + "n" + std::to_string(i + 1)] = std::to_string(parts.numbers[i]);
        for (std::size_t i = 0; i < parts.names.size(); ++i)
            fields[start + "x" + std::to_string(i + 1)] = parts.names[i];
    }
}

} // namespace

FaceStore::FaceStore() : m_mark(QRandomGenerator::global()->generate64()) {}

std::optional<FaceStore::Face> FaceStore::faceOf(const Game &game, const Subject &subject, const std::string &language)
{
    const std::size_t slash = subject.component.find('/');
    const EntryPtr *entry = nullptr;
    std::string id;
    if (slash != std::string::npos) {
        id = subject.component.substr(slash + 1);
        entry = game.data().table(subject.component.substr(0, slash)).find(id);
    }
    const std::string file = fileFor(subject, entry ? entry->get() : nullptr);
    const auto svg = game.data().faces.find(file);
    if (svg == game.data().faces.end())
        return std::nullopt;

    Face face{file, svg->second, entry && subject.faceUp ? *entry : nullptr, nullptr, {}};
    if (const auto rules = game.data().files.find("rules.json"); rules != game.data().files.end())
        face.rules = rules->second;
    if (subject.faceUp) {
        face.fields["id"] = id;
        face.fields["badge"] = subject.badge;
        for (const auto word : subject.badge | std::views::split(' '))
            face.fields["badge." + std::string(std::string_view(word))] = "1"; // data-if="badge.dry"
        face.fields["name"] = id.empty() ? std::string() : game.texts().format(language, {"name." + id, {}});
        if (subject.seat >= 0)
            face.fields["seat"] = std::to_string(subject.seat);
    }
    if (face.entry)
        gatherFields(face.entry->value, {}, game.data(), true, face.fields);
    if (face.entry && face.entry->value.is_object() && face.svg->contains("formula."))
        gatherFormulas(face.entry->value, game.texts(), language, face.fields);
    return face;
}

QString FaceStore::address(const Game &game, const Subject &subject, const std::string &language)
{
    std::optional<Face> face = faceOf(game, subject, language);
    if (!face)
        return {};
    std::string shown = *face->svg;
    for (const auto &[name, value] : face->fields)
        shown += '\n' + name + '=' + value;
    if (face->rules && face->svg->contains("rules."))
        for (const EntryPtr &rule : face->rules->entries())
            shown += rule->value.dump();
    const std::string address = std::format("{:x}/{}/{:016x}", m_mark, subject.kind, hashText(shown));
    const std::scoped_lock lock(m_mutex);
    m_faces.try_emplace(address, std::move(*face));
    return scheme + QString::fromStdString(address);
}

void FaceStore::letGo(const QString &address)
{
    const std::scoped_lock lock(m_mutex);
    m_faces.erase(address.sliced(address.startsWith(scheme) ? scheme.size() : 0).toStdString());
}

std::size_t FaceStore::size() const
{
    const std::scoped_lock lock(m_mutex);
    return m_faces.size();
}

std::optional<FilledFace> FaceStore::filled(const std::string &address) const
{
    Face face;
    {
        const std::scoped_lock lock(m_mutex);
        const auto found = m_faces.find(address);
        if (found == m_faces.end())
            return std::nullopt;
        face = found->second;
    }
    return fill(face);
}

std::optional<FilledFace> FaceStore::filled(const Game &game, const Subject &subject, const std::string &language) const
{
    const std::optional<Face> face = faceOf(game, subject, language);
    return face ? fill(*face) : std::nullopt;
}

std::optional<FilledFace> FaceStore::fill(const Face &face)
{
    Problems problems;
    return fillFace(
        *face.svg, face.file,
        [&](std::string_view field) -> std::optional<std::string> {
            if (const auto own = face.fields.find(field); own != face.fields.end())
                return own->second;
            constexpr std::string_view rules = "rules.";
            if (face.rules && field.starts_with(rules)) {
                const EntryPtr *rule = face.rules->find(field.substr(rules.size()));
                return rule ? std::optional(wordOf((*rule)->value)) : std::nullopt;
            }
            return std::nullopt;
        },
        problems);
}

} // namespace engawa
