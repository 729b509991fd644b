#include "core/pack/read.h"

#include <algorithm>
#include <charconv>

#include "core/pack/pointer.h"
#include "core/pack/words.h"

namespace engawa {
namespace {

std::optional<std::size_t> elementOf(const Json &array, const std::string &part)
{
    if (part == "-")
        return array.size();
    std::size_t index = 0;
    const char *end = part.data() + part.size();
    const auto [rest, error] = std::from_chars(part.data(), end, index);
    const bool plain = error == std::errc{} && rest == end && (part.size() == 1 || part.front() != '0');
    return plain && index <= array.size() ? std::optional(index) : std::nullopt;
}

// Sets one member or element, or takes it away; false when there is no such place.
bool set(Json &container, const std::string &part, const Json &value)
{
    if (container.is_object()) {
        if (!value.is_null())
            container[part] = value;
        else if (container.erase(part) == 0)
            return false;
        return true;
    }
    if (!container.is_array())
        return false;
    const std::optional<std::size_t> index = elementOf(container, part);
    if (!index || (value.is_null() && *index == container.size()))
        return false;
    if (value.is_null())
        container.erase(*index);
    else if (*index == container.size())
        container.push_back(value);
    else
        container[*index] = value;
    return true;
}

Json *childOf(Json &container, const std::string &part)
{
    if (container.is_object()) {
        const auto found = container.find(part);
        return found == container.end() ? nullptr : &*found;
    }
    if (!container.is_array())
        return nullptr;
    const std::optional<std::size_t> index = elementOf(container, part);
    return index && *index < container.size() ? &container[*index] : nullptr;
}

// The entry with one field changed; nothing when the pointer leads nowhere.
EntryPtr withField(const Entry &entry, const std::vector<std::string> &parts, const Json &value)
{
    auto changed = std::make_shared<Entry>(entry);
    Json *place = &changed->value;
    for (std::size_t i = 1; place && i + 1 < parts.size(); ++i)
        place = childOf(*place, parts[i]);
    return place && set(*place, parts.back(), value) ? changed : nullptr;
}

std::optional<std::vector<EntryPtr>> withEdit(const Table &table, const std::vector<std::string> &parts,
                                              const Json &value)
{
    std::vector<EntryPtr> entries = table.entries();
    const int index = table.indexOf(parts.front());
    const bool whole = parts.size() == 1;
    if (index < 0) {
        if (!whole || value.is_null())
            return std::nullopt;
        entries.push_back(std::make_shared<const Entry>(parts.front(), value));
    } else if (whole && value.is_null()) {
        entries.erase(entries.begin() + index);
    } else {
        EntryPtr &entry = entries[static_cast<std::size_t>(index)];
        entry = whole ? std::make_shared<const Entry>(parts.front(), value) : withField(*entry, parts, value);
        if (!entry)
            return std::nullopt;
    }
    return entries;
}

bool isPackFile(const std::string &name)
{
    return name.ends_with(".json") && !name.contains("..") && !name.starts_with('/') && !name.contains('\\')
           && std::ranges::count(name, '/') == (name.starts_with("text/") ? 1 : 0);
}

} // namespace

std::optional<Data> edited(const Data &data, const std::string &file, const std::string &pointer, const Json &value,
                           Problems &problems)
{
    const auto found = data.files.find(file);
    const bool newText = found == data.files.end() && file.starts_with("text/") && isPackFile(file);
    if (found == data.files.end() && !newText) {
        problems.push_back(at(data, file, pointer, "unknown-file", {{"name", file}}));
        return std::nullopt;
    }
    const Table empty;
    const Table &table = newText ? empty : *found->second;
    const std::optional<std::vector<std::string>> parts = pointerParts(pointer);
    std::optional<std::vector<EntryPtr>> entries;
    if (parts && !parts->empty())
        entries = withEdit(table, *parts, value);
    if (!entries) {
        problems.push_back(at(data, file, pointer, "no-such-place", {{"pointer", inQuotes(pointer)}}));
        return std::nullopt;
    }
    Data result = data;
    result.files[file] = std::make_shared<const Table>(std::move(*entries), table.schemaLink());
    return result;
}

Data dataFromJson(const Json &files, const std::string &file, Problems &problems)
{
    const auto refuse = [&](std::string code, const std::string &pointer, Problem::Arguments arguments) {
        problems.push_back({Problem::Level::Error, std::move(code), file, 0, pointer, std::move(arguments)});
    };
    Data data;
    data.facesLeftOut = true;
    if (!files.is_object()) {
        refuse("type", "", {{"found", kindOf(files)}, {"expected", inWords("kind.object")}});
        return data;
    }
    for (const auto &[name, members] : files.items()) {
        if (!isPackFile(name)) {
            refuse("unknown-file", pointerPart(name), {{"name", name}});
        } else if (!members.is_object()) {
            refuse("type", pointerPart(name), {{"found", kindOf(members)}, {"expected", inWords("kind.object")}});
        } else {
            std::vector<EntryPtr> entries;
            for (const auto &[id, value] : members.items())
                if (id != "$schema")
                    entries.push_back(std::make_shared<const Entry>(id, value));
            data.files[name] = std::make_shared<const Table>(std::move(entries));
            data.origins[name] = file + "/" + name;
        }
    }
    return data;
}

} // namespace engawa
