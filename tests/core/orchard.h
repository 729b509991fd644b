#pragma once

#include "core/pack/check.h"
#include "core/pack/read.h"
#include "tests/core/pack_folder.h"

inline engawa::Schemas loaded(const std::filesystem::path &folder)
{
    engawa::Problems problems;
    std::optional<engawa::Schemas> schemas = engawa::Schemas::load(folder, problems);
    if (!schemas)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return std::move(*schemas);
}

// The tests' own game, tests/packs/orchard: fruits grow on trees. A copy of its pack, whole and without a fault until a
// test writes one.
class Orchard
{
public:
    Orchard()
    {
        namespace fs = std::filesystem;
        for (const char *schema : {"pack", "text", "variant"})
            fs::copy(fs::path(ENGAWA_RESOURCES "/schema") / (std::string(schema) + ".schema.json"), m_schemas.path());
        fs::copy(ENGAWA_TESTS "/packs/orchard/schema", m_schemas.path(), fs::copy_options::recursive);
        fs::copy(ENGAWA_TESTS "/packs/orchard/pack", pack.path(), fs::copy_options::recursive);
    }

    engawa::Schemas schemas() const { return loaded(m_schemas.path()); }

    engawa::Data read(engawa::Problems &problems) const { return engawa::readPack(pack.path(), problems); }

    QStringList problems() const
    {
        engawa::Problems found;
        const engawa::Data data = read(found);
        engawa::check(data, "orchard", schemas(), nullptr, found);
        return pack.linesOf(found);
    }

    QStringList problemsIn(const std::string &file, std::string_view text) const
    {
        pack.write(file, text);
        return problems();
    }

    PackFolder pack;

private:
    PackFolder m_schemas;
};
