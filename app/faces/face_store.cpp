#include "app/faces/face_store.h"

#include <charconv>
#include <format>
#include <ranges>

#include <QRandomGenerator>

#include "core/base/chance.h"

namespace engawa {

namespace {

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

using Named = std::map<std::string, EntryPtr, std::less<>>;

// The entries whose ids a value holds, whatever their table.
void gatherNamed(const Json &value, const Data &data, Named &named)
{
    if (value.is_structured()) {
        for (const Json &member : value)
            gatherNamed(member, data, named);
    } else if (value.is_string()) {
        const std::string &id = value.get_ref<const std::string &>();
        for (const auto &[file, table] : data.files)
            if (const EntryPtr *entry = file.contains('/') ? nullptr : table->find(id); entry && (*entry)->value.is_object())
                named.try_emplace(id, *entry);
    }
}

// "points", "pattern.0.q"; and through an id to the entry that has it: "colour.hue".
std::optional<std::string> memberOf(const Json &value, std::string_view name, const Named &named)
{
    if (value.is_string()) {
        const auto entry = named.find(value.get_ref<const std::string &>());
        return entry == named.end() ? std::nullopt : memberOf(entry->second->value, name, {});
    }
    const std::size_t dot = name.find('.');
    const std::string key(name.substr(0, dot));
    std::size_t item = 0;
    const bool counted = std::from_chars(key.data(), key.data() + key.size(), item).ec == std::errc{};
    const Json *member = value.is_object() && value.contains(key)              ? &value[key]
                         : value.is_array() && counted && item < value.size() ? &value[item]
                                                                               : nullptr;
    if (!member)
        return std::nullopt;
    return dot == name.npos ? wordOf(*member) : memberOf(*member, name.substr(dot + 1), named);
}

} // namespace

FaceStore::FaceStore() : m_mark(QRandomGenerator::global()->generate64()) {}

QString FaceStore::address(const Game &game, const Subject &subject, const std::string &language)
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
        return {};

    Face face{file, svg->second, entry && subject.faceUp ? *entry : nullptr, nullptr, {}, {}};
    if (face.entry)
        gatherNamed(face.entry->value, game.data(), face.named);
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
    std::string shown = *face.svg;
    for (const auto &[name, value] : face.fields)
        shown += '\n' + name + '=' + value;
    if (face.entry)
        shown += face.entry->value.dump();
    for (const auto &[named, other] : face.named)
        shown += '\n' + named + other->value.dump();
    if (face.rules && face.svg->contains("rules."))
        for (const EntryPtr &rule : face.rules->entries())
            shown += rule->value.dump();
    const std::string address = std::format("{:x}/{}/{:016x}", m_mark, subject.kind, hashText(shown));
    const std::scoped_lock lock(m_mutex);
    m_faces.try_emplace(address, std::move(face));
    return QString::fromStdString("image://face/" + address);
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
            return face.entry ? memberOf(face.entry->value, field, face.named) : std::nullopt;
        },
        problems);
}

} // namespace engawa
