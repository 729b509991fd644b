#include <iostream>

#include "app/lab/layout.h"
#include "app/lab/shelf.h"

namespace engawa::lab {

namespace {

Json modesOf(const Game &game, const std::string &language)
{
    Json modes = Json::array();
    for (const EntryPtr &mode : game.data().table("modes").entries())
        modes.push_back({{"id", mode->id},
                         {"name", nameOf(game, mode->id, language)},
                         {"min_players", mode->value.value("min_players", 1)},
                         {"max_players", mode->value.value("max_players", maxSeats)}});
    return modes;
}

Json idsIn(const Table &table)
{
    Json ids = Json::array();
    for (const EntryPtr &entry : table.entries())
        ids.push_back(entry->id);
    return ids;
}

Json described(const Shelf &shelf, const std::string &id, const Game &game, const std::string &language)
{
    Json pack{{"id", id},
              {"name", nameOf(game, id, language)},
              {"version", *game.data().value("pack", "version")},
              {"game", *game.data().value("pack", "game")},
              {"languages", *game.data().value("pack", "languages")},
              {"modes", modesOf(game, language)},
              {"modules", idsIn(game.data().table("modules"))},
              {"scenarios", idsIn(game.data().table("scenarios"))}};
    pack["variants"] = Json::array();
    for (const Variant &variant : shelf.variants())
        if (variant.base == id)
            pack["variants"].push_back({{"id", variant.id}, {"name", variant.wordsIn(language).name}});
    return pack;
}

void print(const Json &pack)
{
    const auto text = [](const Json &value) { return value.get<std::string>(); };
    std::cout << text(pack["id"]) << "  " << text(pack["name"]) << ", version " << text(pack["version"]) << '\n';
    for (const Json &mode : pack["modes"]) {
        const int least = mode["min_players"], most = mode["max_players"];
        std::cout << "  mode " << text(mode["id"]) << "  " << text(mode["name"]) << ", " << least;
        if (most > least)
            std::cout << " to " << most;
        std::cout << (most == 1 ? " player\n" : " players\n");
    }
    for (const Json &module : pack["modules"])
        std::cout << "  module " << text(module) << '\n';
    for (const Json &scenario : pack["scenarios"])
        std::cout << "  scenario " << text(scenario) << '\n';
    for (const Json &variant : pack["variants"])
        std::cout << "  variant " << text(variant["id"]) << "  " << text(variant["name"]) << '\n';
}

} // namespace

int games(const Common &common)
{
    const auto shelf = Shelf::open(common);
    if (!shelf)
        return Faulty;
    Json packs = Json::array();
    bool allFine = true;
    for (const std::string &id : shelf->packs()) {
        if (const GamePtr game = shelf->game({id, {}}))
            packs.push_back(described(*shelf, id, *game, common.language));
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
