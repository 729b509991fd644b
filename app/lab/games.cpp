#include <algorithm>
#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/named_games.h"
#include "core/bots/persona.h"

namespace engawa::lab {

namespace {

Json modesOf(const Game &game, const std::string &language)
{
    Json modes = Json::array();
    for (const EntryPtr &mode : game.data().table("modes").entries())
        modes.push_back({{"id", mode->id},
                         {"name", nameOf(game, mode->id, language)},
                         {"min_players", mode->value.value("min_players", 1)},
                         {"max_players", mode->value.value("max_players", maxSeats)},
                         {"modules", modulesOf(mode->id, game.data())},
                         {"scenarios", scenariosOf(mode->id, game.data())}});
    return modes;
}

Json idsIn(const Table &table)
{
    Json ids = Json::array();
    for (const EntryPtr &entry : table.entries())
        ids.push_back(entry->id);
    return ids;
}

Json described(const NamedGames &named, const std::string &id, const Game &game, const std::string &language)
{
    Json pack{{"id", id},
              {"name", nameOf(game, id, language)},
              {"version", *game.data().value("pack", "version")},
              {"game", *game.data().value("pack", "game")},
              {"languages", *game.data().value("pack", "languages")},
              {"modes", modesOf(game, language)},
              {"modules", idsIn(game.data().table("modules"))},
              {"scenarios", idsIn(game.data().table("scenarios"))}};
    pack["personas"] = Json::array();
    for (const std::string &persona : personasOf(game.data()))
        pack["personas"].push_back({{"id", persona},
                                    {"name", nameOf(game, persona, language)},
                                    {"sentence", say(game, Message{"persona." + persona, {}}, language)}});
    pack["variants"] = Json::array();
    for (const ShelvedVariant *shelved : named.shelf().variantsOf(id))
        pack["variants"].push_back({{"id", shelved->key}, {"name", shelved->variant.wordsIn(language).name}});
    return pack;
}

std::string text(const Json &value)
{
    return value.get<std::string>();
}

// The modules or scenarios, each with the modes that it belongs to.
void printParts(const Json &pack, const char *table, const char *label)
{
    for (const Json &part : pack[table]) {
        std::cout << "  " << label << ' ' << text(part);
        bool first = true;
        for (const Json &mode : pack["modes"])
            if (std::ranges::contains(mode[table], part)) {
                std::cout << (first ? "  in the mode " : ", ") << text(mode["id"]);
                first = false;
            }
        std::cout << '\n';
    }
}

void print(const Json &pack)
{
    std::cout << text(pack["id"]) << "  " << text(pack["name"]) << ", version " << text(pack["version"]) << '\n';
    for (const Json &mode : pack["modes"]) {
        const int least = mode["min_players"], most = mode["max_players"];
        std::cout << "  mode " << text(mode["id"]) << "  " << text(mode["name"]) << ", " << least;
        if (most > least)
            std::cout << " to " << most;
        std::cout << (most == 1 ? " player\n" : " players\n");
    }
    printParts(pack, "modules", "module");
    printParts(pack, "scenarios", "scenario");
    for (const Json &persona : pack["personas"])
        std::cout << "  persona " << text(persona["id"]) << "  " << text(persona["name"]) << ": "
                  << text(persona["sentence"]) << '\n';
    for (const Json &variant : pack["variants"])
        std::cout << "  variant " << text(variant["id"]) << "  " << text(variant["name"]) << '\n';
}

} // namespace

int games(const Common &common)
{
    const auto named = NamedGames::open(common);
    if (!named)
        return Faulty;
    Json packs = Json::array();
    bool allFine = true;
    for (const std::string &id : named->shelf().bundledIds()) {
        if (const GamePtr game = named->game({id, {}}))
            packs.push_back(described(*named, id, *game, common.language));
        else
            allFine = false;
    }
    if (common.json)
        std::cout << laidOut(packs);
    else
        for (const Json &pack : packs)
            print(pack);
    return allFine ? Fine : Faulty;
}

} // namespace engawa::lab
