#pragma once

#include "core/pack/text.h"
#include "editor/fields/named_pack.h"

namespace engawa {

// A pack as it was read or is played, for words about it. What it is made of must outlive it.
class ReadPack : public NamedPack
{
public:
    // Without schemas fields are called by their ids.
    ReadPack(const Data &data, const Texts &texts, const Schemas *schemas, std::string language)
        : m_data(data), m_texts(texts), m_schemas(schemas), m_language(std::move(language))
    {
    }

    QString language() const override { return QString::fromStdString(m_language); }
    const Schema *schemaOf(const std::string &file) const override;
    QString nameOf(const std::string &key) const override;
    const EntryPtr *entryAt(const std::string &file, const std::string &id) const override;

private:
    const Data &m_data;
    const Texts &m_texts;
    const Schemas *m_schemas;
    std::string m_language;
};

} // namespace engawa
