#include "editor/places/read_pack.h"

namespace engawa {

const Schema *ReadPack::schemaOf(const std::string &file) const
{
    const Json *game = m_data.value("pack", "game");
    return m_schemas && game && game->is_string() ? m_schemas->find(game->get<std::string>(), file) : nullptr;
}

QString ReadPack::nameOf(const std::string &key) const
{
    return m_texts.has(m_language, "name." + key)
               ? QString::fromStdString(m_texts.format(m_language, Message{"name." + key, {}}))
               : QString::fromStdString(key);
}

const EntryPtr *ReadPack::entryAt(const std::string &file, const std::string &id) const
{
    const auto table = m_data.files.find(file);
    return table == m_data.files.end() ? nullptr : table->second->find(id);
}

} // namespace engawa
