#pragma once

#include <optional>
#include <utility>

#include <QTest>

#include "core/games/registry.h"
#include "tests/core/pack_folder.h"

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
