#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/lab/game_by_game.h"
#include "app/lab/verbs.h"
#include "core/bots/levels.h"
#include "core/pack/pack_shelf.h"
#include "core/pack/sentences.h"

namespace engawa::lab {

// The engine's texts, for a verb that needs nothing else of the resources; none where there are none.
Texts engineTextsFor(const Common &common);
// The levels of bots; none where the resources have none. Prints what is wrong with them.
Levels levelsFor(const Common &common);

// The games and variants that the words of a command line name: bundled ones by their ids, any others by their paths.
class NamedGames
{
public:
    // Looks where --resources says, else where ENGAWA_RESOURCES says, else beside the installed program, else in the
    // source tree of a build. Prints what is wrong when there is nothing.
    static std::optional<NamedGames> open(const Common &common);

    const GameByGame &compiler() const { return *m_compiler; }
    const PackShelf &shelf() const { return m_shelf; } // what is bundled
    // What is said in the language that was asked for; with a pack's texts, its game's own words too.
    Sentences sentences(const Texts *pack = nullptr) const { return Sentences(m_engine, m_language, pack); }

    // The folder of a bundled pack, or of one anywhere. Throws UsageError.
    std::filesystem::path packFolder(const std::string &word) const;
    std::optional<Variant> variant(const std::string &word, const std::string &base, Problems &problems) const;

    // For the header of a record; `data` are those of the game that was made of the words.
    std::vector<std::string> variantNames(const GameWords &words, const Data &data) const;

    // A pack with its variants on top. Throws UsageError for a game or variant that isn't there.
    std::optional<Data> data(const GameWords &words, Problems &problems) const;
    std::optional<Data> withVariants(Data data, const std::vector<std::string> &variants, Problems &problems) const;
    // The same compiled; prints the problems.
    GamePtr game(const GameWords &words) const;
    // The game as these bots play it: with a round limit, if one of them may go on for ever.
    GamePtr forBots(const GamePtr &game, const std::vector<std::string> &bots) const;

private:
    NamedGames(const std::filesystem::path &resources, Texts engine, std::string language);

    std::unique_ptr<GameByGame> m_compiler; // at one address: the shelf asks it for schemas
    PackShelf m_shelf;
    Texts m_engine;
    std::string m_language;
};

} // namespace engawa::lab
