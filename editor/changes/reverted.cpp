#include "editor/changes/reverted.h"

#include <algorithm>

#include "core/match/reload.h"
#include "core/pack/pointer.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

// Behind the nearest entry that comes before it in the base.
void restore(std::vector<EntryPtr> &entries, const Table &base, int index)
{
    const EntryPtr &entry = base.entries()[static_cast<std::size_t>(index)];
    for (int i = index - 1; i >= 0; --i) {
        const auto found = std::ranges::find(entries, base.entries()[static_cast<std::size_t>(i)]->id, &Entry::id);
        if (found == entries.end())
            continue;
        entries.insert(found + 1, entry);
        return;
    }
    entries.insert(entries.begin(), entry);
}

void putTable(Data &data, const std::string &file, std::vector<EntryPtr> entries)
{
    const auto found = data.files.find(file);
    std::string link = found == data.files.end() ? std::string() : found->second->schemaLink();
    data.files[file] = std::make_shared<const Table>(std::move(entries), std::move(link));
}

Data withFace(Data data, const Data &base, const std::string &file)
{
    const auto face = base.faces.find(file);
    if (face == base.faces.end())
        data.faces.erase(file);
    else
        data.faces[file] = face->second;
    return data;
}

bool differs(const Entry &one, const Entry &other)
{
    Data from, to;
    from.files["a.json"] = std::make_shared<const Table>(std::vector{std::make_shared<const Entry>(one)});
    to.files["a.json"] = std::make_shared<const Table>(std::vector{std::make_shared<const Entry>(other)});
    return !differences(from, to).empty();
}

} // namespace

Data reverted(const Data &data, const Data &base, const Difference &difference)
{
    const std::string &file = difference.file;
    if (file.starts_with("faces/"))
        return withFace(data, base, file);
    Problems ignored; // a place that is gone is as the base has it
    if (difference.pointer.empty())
        return withDifferences(data, {{file, "", difference.after, difference.before}}, ignored).value_or(data);
    const std::string id = pointerParts(difference.pointer).value().front();
    const auto baseTable = base.files.find(file);
    const int inBase = baseTable == base.files.end() ? -1 : baseTable->second->indexOf(id);
    const auto table = data.files.find(file);
    if (inBase >= 0 && (table == data.files.end() || !table->second->find(id))) {
        Data result = data;
        std::vector<EntryPtr> entries = table == data.files.end() ? std::vector<EntryPtr>() : table->second->entries();
        restore(entries, *baseTable->second, inBase);
        putTable(result, file, std::move(entries));
        return result;
    }
    auto result = edited(data, file, difference.pointer, difference.before, ignored);
    if (!result || inBase < 0) {
        if (result && result->files[file]->size() == 0 && baseTable == base.files.end())
            result->files.erase(file);
        return result.value_or(data);
    }
    std::vector<EntryPtr> entries = result->files[file]->entries();
    EntryPtr &entry = *std::ranges::find(entries, id, &Entry::id);
    const EntryPtr &before = baseTable->second->entries()[static_cast<std::size_t>(inBase)];
    if (!differs(*before, *entry)) {
        entry = before;
        putTable(*result, file, std::move(entries));
    }
    return std::move(*result);
}

const Json *writtenAt(const Json &patch, const std::string &pointer)
{
    const Json *place = &patch;
    for (const std::string &part : pointerParts(pointer).value_or(std::vector<std::string>())) {
        if (!place->is_object())
            return place;
        const auto found = place->find(part);
        if (found == place->end())
            return nullptr;
        place = &*found;
    }
    return place;
}

} // namespace engawa
