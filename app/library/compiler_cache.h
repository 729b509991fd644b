#pragma once

#include <map>
#include <memory>
#include <mutex>

#include "core/games/registry.h"

namespace engawa {

// Compiles like the registry, and hands the same game out again for the same data while somebody still holds it. Data
// without faces, as in a record, get those of their pack. For several threads.
class CompilerCache final : public Compiler
{
public:
    explicit CompilerCache(Schemas schemas) : m_compiler(std::move(schemas)) {}

    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override;
    void keepFaces(const std::string &pack, const Data &data);
    const Schemas &schemas() const { return m_compiler.schemas(); }

private:
    Data withFaces(const Data &data) const;

    GameCompiler m_compiler;
    mutable std::mutex m_mutex;
    std::map<std::string, decltype(Data::faces)> m_faces; // by pack
    mutable std::map<std::uint64_t, std::weak_ptr<const Game>> m_games; // by the hash of their data
};

// The same compiler for a record whose match is played with faces of its own.
class DressedGames final : public Compiler
{
public:
    DressedGames(const Compiler &games, decltype(Data::faces) faces) : m_games(games), m_faces(std::move(faces)) {}

    GamePtr compile(const Data &data, const Game *previous, Problems &problems) const override;

private:
    const Compiler &m_games;
    decltype(Data::faces) m_faces;
};

} // namespace engawa
