#include "core/pack/variant.h"

#include <algorithm>

#include "core/pack/limits.h"
#include "core/pack/pointer.h"
#include "core/pack/read.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

bool leadsOutside(std::string_view name)
{
    return name.starts_with('/') || name.contains("..") || name.contains('\\') || name.contains(':');
}

std::string textOf(const Json &face)
{
    if (face.is_string())
        return face.get<std::string>();
    std::string text;
    for (const Json &line : face)
        text += line.get<std::string>() + "\n";
    return text;
}

Variant fromFrame(const Table &frame)
{
    const auto text = [&](std::string_view id) {
        const EntryPtr *entry = frame.find(id);
        return entry ? (*entry)->value.get<std::string>() : std::string();
    };
    Variant variant{.id = text("id"),
                    .base = text("base"),
                    .baseVersion = text("base_version"),
                    .name = text("name"),
                    .author = text("author"),
                    .description = text("description"),
                    .texts = {},
                    .changes = {},
                    .faces = {},
                    .file = {},
                    .lines = {}};
    if (const EntryPtr *texts = frame.find("texts"))
        for (const auto &[language, words] : (*texts)->value.items())
            variant.texts[language] = {words.value("name", std::string()), words.value("description", std::string())};
    if (const EntryPtr *changes = frame.find("changes"))
        for (const auto &[file, patch] : (*changes)->value.items())
            variant.changes[file] = patch;
    if (const EntryPtr *faces = frame.find("faces"))
        for (const auto &[file, svg] : (*faces)->value.items())
            variant.faces[file] = textOf(svg);
    return variant;
}

// A variant put on top of a pack, file by file.
class Change
{
public:
    Change(Data data, const Variant &variant, Problems &problems)
        : m_data(std::move(data)), m_variant(variant), m_problems(problems)
    {
    }

    Data run()
    {
        for (const auto &[file, patch] : m_variant.changes)
            changeFile(file, patch);
        for (const auto &[name, svg] : m_variant.faces) {
            m_data.faces["faces/" + name] = std::make_shared<const std::string>(svg);
            if (m_variant.lines)
                m_data.changed["faces/" + name].push_back(
                    {m_variant.file, m_variant.lines, "/faces" + pointerPart(name)});
        }
        return std::move(m_data);
    }

private:
    void add(const std::string &pointer, std::string code, Problem::Arguments arguments, Problem::Level level)
    {
        const auto line = m_variant.lines ? m_variant.lines->find(pointer) : Lines::const_iterator();
        const bool known = m_variant.lines && line != m_variant.lines->end();
        m_problems.push_back(
            {level, std::move(code), m_variant.file, known ? line->second : 0, pointer, std::move(arguments)});
    }

    void changeFile(const std::string &file, const Json &patch)
    {
        const std::string prefix = "/changes" + pointerPart(file);
        const auto found = m_data.files.find(file);
        if (found == m_data.files.end() && !file.starts_with("text/")) {
            std::vector<std::string> known;
            for (const auto &[name, table] : m_data.files)
                known.push_back(name);
            add(prefix, "unknown-file", {{"name", file}, {"suggestion", nearest(file, known)}}, Problem::Level::Error);
            return;
        }
        const TablePtr before = found == m_data.files.end() ? std::make_shared<const Table>() : found->second;
        std::vector<EntryPtr> entries = before->entries();
        for (const auto &[id, change] : patch.items())
            if (id != "$schema")
                changeEntry(*before, entries, file, id, change);
        std::erase(entries, nullptr);
        if (entries.size() > limits::entries) {
            add(prefix, "too-many-entries", {{"limit", std::to_string(limits::entries)}}, Problem::Level::Error);
            return;
        }
        m_data.files[file] = std::make_shared<const Table>(std::move(entries), before->schemaLink());
        m_data.origins.try_emplace(file, m_variant.file);
    }

    // A removed entry leaves an empty place, so that the table's index holds until the end.
    void changeEntry(const Table &table, std::vector<EntryPtr> &entries, const std::string &file, const std::string &id,
                     const Json &change)
    {
        const int index = table.indexOf(id);
        if (index < 0 && change.is_null()) {
            std::vector<std::string> known;
            for (const EntryPtr &entry : table.entries())
                known.push_back(entry->id);
            add("/changes" + pointerPart(file) + pointerPart(id), "unknown-entry",
                {{"id", id}, {"suggestion", nearest(id, known)}}, Problem::Level::Warning);
            return;
        }
        const auto sign = [&] {
            if (m_variant.lines)
                m_data.changed[file + pointerPart(id)].push_back(
                    {m_variant.file, m_variant.lines, "/changes" + pointerPart(file)});
        };
        if (change.is_null()) {
            entries[static_cast<std::size_t>(index)] = nullptr;
            sign();
            return;
        }
        auto entry = std::make_shared<Entry>();
        entry->id = id;
        if (index >= 0)
            entry->value = entries[static_cast<std::size_t>(index)]->value;
        entry->value.merge_patch(change);
        if (index < 0)
            entries.push_back(std::move(entry));
        else if (entry->value != entries[static_cast<std::size_t>(index)]->value)
            entries[static_cast<std::size_t>(index)] = std::move(entry);
        else
            return;
        sign();
    }

    Data m_data;
    const Variant &m_variant;
    Problems &m_problems;
};

// A merge patch can't tell in which order an object's members stand: it makes no difference.
bool same(const Json &from, const Json &to)
{
    if (!from.is_object() || !to.is_object())
        return from == to;
    return from.size() == to.size() && std::ranges::all_of(from.items(), [&to](const auto &member) {
               const auto other = to.find(member.key);
               return other != to.end() && same(member.value, *other);
           });
}

Json patchOf(const Json &from, const Json &to)
{
    if (!from.is_object() || !to.is_object())
        return to;
    Json patch = Json::object();
    for (const auto &[key, value] : from.items())
        if (!to.contains(key))
            patch[key] = nullptr;
    for (const auto &[key, value] : to.items()) {
        const auto before = from.find(key);
        if (before == from.end())
            patch[key] = value;
        else if (!same(*before, value))
            patch[key] = patchOf(*before, value);
    }
    return patch;
}

} // namespace

VariantWords Variant::wordsIn(const std::string &language) const
{
    const auto found = texts.find(language);
    VariantWords words = found == texts.end() ? VariantWords() : found->second;
    if (words.name.empty())
        words.name = name;
    if (words.description.empty())
        words.description = description;
    return words;
}

std::optional<Variant> readVariant(std::string_view text, const std::string &file, const Schemas &schemas,
                                   Problems &problems)
{
    const std::size_t before = problems.size();
    std::optional<Document> document = readDocument(text, file, problems);
    if (!document)
        return std::nullopt;
    const std::string name = "variant.json";
    const auto lines = std::make_shared<const Lines>(std::move(document->lines));
    Data data;
    data.files[name] = std::make_shared<const Table>(std::move(document->members));
    data.lines[name] = lines;
    data.origins[name] = file;

    const Table &frame = *data.files.at(name);
    const Schema *schema = schemas.find("", name);
    schema->checkTable(data, name, frame, problems);
    for (const EntryPtr &entry : frame.entries()) {
        bool outside = false;
        if ((entry->id == "changes" || entry->id == "faces") && entry->value.is_object()) {
            for (const auto &[target, value] : entry->value.items()) {
                if (!leadsOutside(target))
                    continue;
                outside = true;
                problems.push_back(at(data, name, pointerPart(entry->id) + pointerPart(target), "outside-folder",
                                      {{"name", inQuotes(target)}}));
            }
        }
        if (!outside) // else the schema would only say the same less clearly
            schema->checkEntry(data, name, *entry, problems);
    }
    if (std::any_of(problems.begin() + static_cast<std::ptrdiff_t>(before), problems.end(),
                    [](const Problem &problem) { return problem.level == Problem::Level::Error; }))
        return std::nullopt;
    Variant variant = fromFrame(frame);
    variant.file = file;
    variant.lines = lines;
    return variant;
}

Data withVariant(const Data &data, const Variant &variant, Problems &problems)
{
    const auto frame = [&](const char *id) {
        const Json *value = data.value("pack", id);
        return value && value->is_string() ? value->get<std::string>() : std::string();
    };
    const auto line = [&](const std::string &pointer) {
        return variant.lines && variant.lines->contains(pointer) ? variant.lines->at(pointer) : 0;
    };
    if (variant.base != frame("id")) {
        problems.push_back({Problem::Level::Error,
                            "variant-base",
                            variant.file,
                            line("/base"),
                            "/base",
                            {{"base", variant.base}, {"pack", frame("id")}}});
        return data;
    }
    if (variant.baseVersion != frame("version"))
        problems.push_back({Problem::Level::Warning,
                            "variant-version",
                            variant.file,
                            line("/base_version"),
                            "/base_version",
                            {{"expected", variant.baseVersion}, {"found", frame("version")}}});
    return Change(data, variant, problems).run();
}

Json mergePatch(const Table &from, const Table &to)
{
    Json patch = Json::object();
    for (const EntryPtr &entry : from.entries())
        if (!to.find(entry->id))
            patch[entry->id] = nullptr;
    for (const EntryPtr &entry : to.entries()) {
        const EntryPtr *before = from.find(entry->id);
        if (!before)
            patch[entry->id] = entry->value;
        else if (*before != entry && !same((*before)->value, entry->value))
            patch[entry->id] = patchOf((*before)->value, entry->value);
    }
    return patch.empty() ? Json() : patch;
}

} // namespace engawa
