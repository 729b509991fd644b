#pragma once

#include <filesystem>
#include <optional>
#include <utility>

#include <QTest>

#include "core/games/registry.h"
#include "tests/core/pack_folder.h"

// The folder of the game's own pack: one that is shipped, or the template's.
inline std::filesystem::path packOf(const engawa::GameType &type)
{
    return std::filesystem::path(ENGAWA_RESOURCES) / (type.shipped ? "packs" : "templates") / type.id;
}

// Compiles packs under the schemas that are shipped.
inline const engawa::GameCompiler &compiler()
{
    static const engawa::GameCompiler shared = [] {
        engawa::Problems problems;
        std::optional<engawa::Schemas> schemas = engawa::Schemas::load(ENGAWA_RESOURCES "/schema", problems);
        if (!schemas)
            qFatal("%s", qPrintable(linesOf(problems).join('\n')));
        return engawa::GameCompiler(std::move(*schemas));
    }();
    return shared;
}
