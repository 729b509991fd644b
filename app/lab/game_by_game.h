#pragma once

#include <filesystem>
#include <map>
#include <memory>

#include "core/games/registry.h"

namespace engawa::lab {

// Compiles each game with its own schemas only, which are read when data of that game come by first. For one thread.
class GameByGame final : public Compiler
{
public:
    explicit GameByGame(std::filesystem::path schemas) : m_folder(std::move(schemas)) {}

    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override;
    // What all games share; nothing, and the problems, if it can't be read.
    const Schemas *shared(Problems &problems) const;

private:
    const GameCompiler *of(const std::string &game, Problems &problems) const;

    std::filesystem::path m_folder;
    mutable std::map<std::string, std::unique_ptr<const GameCompiler>> m_compilers;
};

} // namespace engawa::lab
