#include "core/games/registry.h"

#include <algorithm>
#include <array>

#include "core/games/kimono/kimono.h"
#include "core/games/leafus/leafus.h"
#include "core/games/momiji/momiji.h"
#include "core/games/orchard/orchard.h"
#include "core/games/persona_check.h"
#include "core/games/rulebook_check.h"
#include "core/games/takenoko/takenoko.h"
#include "core/pack/check.h"

namespace engawa {

namespace {

// In the order in which players meet them.
constexpr std::array types{
    GameType{"momiji", momiji::vocabularies, momiji::Momiji::make},
    GameType{"takenoko", takenoko::vocabularies, takenoko::Takenoko::make},
    GameType{"kimono", kimono::vocabularies, kimono::Kimono::make},
    GameType{"leafus", leafus::vocabularies, leafus::Leafus::make},
    GameType{"orchard", orchard::vocabularies, orchard::Orchard::make, false},
};

const GameType *typeOf(const Data &data, Problems &problems)
{
    const Json *game = data.value("pack", "game");
    const std::string id = game && game->is_string() ? game->get<std::string>() : std::string();
    const auto found = std::ranges::find(types, id, &GameType::id);
    if (found != types.end())
        return &*found;
    problems.push_back(at(data, "pack.json", "/game", "game-unknown", {{"game", id}}));
    return nullptr;
}

} // namespace

std::span<const GameType> gameTypes()
{
    return types;
}

GamePtr GameCompiler::compile(const Data &data, const Game *previous, Problems &problems) const
{
    const GameType *type = typeOf(data, problems);
    if (!type)
        return nullptr;
    const std::string id(type->id);
    check(data, id, m_schemas, previous ? &previous->data() : nullptr, problems);
    // Formulas name the ids of tables: those of a pack that could not be read whole would only repeat that problem.
    const bool whole =
        std::ranges::all_of(m_schemas.filesOf(id), [&](const std::string &file) { return data.files.contains(file); });
    if (!whole)
        return nullptr;
    FormulaBook formulas = FormulaBook::compile(data, id, m_schemas, type->vocabularies(data),
                                                previous ? &previous->formulas() : nullptr, problems);
    if (hasError(problems))
        return nullptr;
    GamePtr game = type->make(std::make_shared<const Data>(data), std::move(formulas), previous, problems);
    if (game) {
        checkRulebook(*game, problems);
        checkPersonas(*game, problems);
    }
    return hasError(problems) ? nullptr : game;
}

} // namespace engawa
