#include "tests/bench/large_pack.h"

namespace engawa::bench {

namespace {

bool hasCount(const EntryPtr &entry)
{
    return entry->value.is_object() && entry->value.contains("count");
}

// Every language gets a name for each of the ids.
void addNames(Data &data, const std::vector<std::string> &ids)
{
    for (auto &[file, table] : data.files) {
        const EntryPtr *names = file.starts_with("text/") ? table->find("name") : nullptr;
        if (!names)
            continue;
        auto longer = std::make_shared<Entry>(**names);
        for (const std::string &id : ids)
            longer->value.append(id, id);
        std::vector<EntryPtr> entries = table->entries();
        entries[static_cast<std::size_t>(table->indexOf("name"))] = longer;
        table = std::make_shared<const Table>(std::move(entries));
    }
}

} // namespace

std::string largeFile(const Data &data)
{
    std::string largest;
    for (const auto &[file, table] : data.files)
        if (table->size() > 0 && hasCount(table->entries().front())
            && (largest.empty() || table->size() > data.files.at(largest)->size()))
            largest = file;
    return largest.empty() ? "drawings.json" : largest;
}

Number editedNumber(const Data &data)
{
    const std::string file = largeFile(data);
    for (const EntryPtr &entry : data.files.at(file)->entries()) {
        const std::string field = hasCount(entry) ? "count" : "width";
        if (const int value = entry->value[field]; value > 0)
            return {file, "/" + entry->id + "/" + field, value};
    }
    return {file, {}, 0};
}

Data enlarged(Data data, const std::string &file, std::size_t entries)
{
    TablePtr &table = data.files.at(file);
    const Entry model = *table->entries().front();
    std::vector<EntryPtr> all;
    std::vector<std::string> ids;
    while (all.size() + table->size() < entries) {
        auto entry = std::make_shared<Entry>(model);
        entry->id = model.id + "_more_" + std::to_string(all.size());
        if (hasCount(entry))
            entry->value["count"] = 0;
        ids.push_back(entry->id);
        all.push_back(std::move(entry));
    }
    all.insert(all.end(), table->entries().begin(), table->entries().end());
    table = std::make_shared<const Table>(std::move(all));
    addNames(data, ids);
    return data;
}

} // namespace engawa::bench
