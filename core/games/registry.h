#pragma once

#include <span>
#include <string_view>

#include "core/game/compile.h"
#include "core/game/game.h"

namespace engawa {

// A game that Engawa knows: the one line a new game adds.
struct GameType
{
    std::string_view id;
    Vocabularies (*vocabularies)(const Data &data);
    GamePtr (*make)(std::shared_ptr<const Data> data, FormulaBook formulas, const Game *previous, Problems &problems);
    bool shipped = true; // false: the template of games to come, for tests and for whoever asks for its pack
};

std::span<const GameType> gameTypes();

// Checks a pack completely and compiles it for the game that its pack.json names.
class GameCompiler final : public Compiler
{
public:
    explicit GameCompiler(Schemas schemas) : m_schemas(std::move(schemas)) {}

    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override;
    const Schemas &schemas() const { return m_schemas; }

private:
    Schemas m_schemas;
};

} // namespace engawa
