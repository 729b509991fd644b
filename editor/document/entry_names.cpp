#include "editor/document/entry_names.h"

#include <algorithm>

namespace engawa {

namespace {

TablePtr tableOf(const Data &data, const std::string &file)
{
    const auto found = data.files.find(file);
    return found == data.files.end() ? nullptr : found->second;
}

std::string firstLanguage(const Data &data)
{
    const Json *languages = data.value("pack", "languages");
    return languages && languages->is_array() && !languages->empty() && languages->front().is_string()
               ? languages->front().get<std::string>()
               : std::string("en");
}

} // namespace

std::string EntryNames::fileOf(const PackDocument &document)
{
    const std::string own = "text/" + document.language().toStdString() + ".json";
    return document.data().files.contains(own) ? own : "text/" + firstLanguage(document.data()) + ".json";
}

std::vector<std::string> EntryNames::filesOf(const Data &data)
{
    std::vector<std::string> files;
    for (const auto &[file, table] : data.files)
        if (file.starts_with("text/"))
            files.push_back(file);
    return files;
}

EntryNames::Texts EntryNames::read(const Table *table)
{
    Texts texts;
    const EntryPtr *names = table ? table->find("name") : nullptr;
    if (names && (*names)->value.is_object())
        for (const auto &[key, text] : (*names)->value.get_ref<const Json::object_t &>())
            if (text.is_string())
                texts.emplace(key, QString::fromStdString(text.get_ref<const std::string &>()));
    return texts;
}

bool EntryNames::refresh()
{
    const Data &data = m_document->data();
    const TablePtr own = tableOf(data, fileOf(*m_document));
    const TablePtr first = tableOf(data, "text/" + firstLanguage(data) + ".json");
    if (own == m_tables[0] && first == m_tables[1])
        return false;
    m_tables[0] = own;
    m_tables[1] = first;
    m_own = read(own.get());
    m_first = own == first ? Texts() : read(first.get());
    return true;
}

QString EntryNames::of(const std::string &id) const
{
    auto found = m_own.find(id);
    if (found == m_own.end()) {
        found = m_first.find(id);
        if (found == m_first.end())
            return QString::fromStdString(id);
    }
    const bool message = found->second.contains(u'{') || found->second.contains(u'\'');
    return message ? m_document->nameOf(id) : found->second;
}

QString EntryNames::text(const std::string &id) const
{
    const auto found = m_own.find(id);
    return found == m_own.end() ? QString() : found->second;
}

bool EntryNames::has(const std::string &id) const
{
    return m_own.contains(id) || m_first.contains(id);
}

bool EntryNames::belongTo(const Table &table) const
{
    return table.size() == 0
           || std::ranges::any_of(table.entries(), [this](const EntryPtr &entry) { return has(entry->id); });
}

} // namespace engawa
