#include "core/games/rulebook_check.h"

#include <algorithm>

namespace engawa {

void checkRulebook(const Game &game, Problems &problems)
{
    const Data &data = game.data();
    const Table &rulebook = data.table("rulebook");
    for (const EntryPtr &entry : rulebook.entries())
        if (!std::ranges::contains(game.rules(), std::string_view(entry->id)))
            problems.push_back(at(data, "rulebook.json", "/" + entry->id, "unknown-rule", {{"rule", entry->id}}));
    const std::string language = game.texts().languages().front();
    for (const std::string_view rule : game.rules()) {
        const std::string id(rule);
        if (!rulebook.find(rule))
            problems.push_back(at(data, "rulebook.json", "", "missing-rule", {{"rule", id}}));
        if (!game.texts().has(language, "rule." + id))
            problems.push_back(at(data, "text/" + language + ".json", "/rule", "rule-unsaid", {{"rule", id}}));
    }
}

} // namespace engawa
