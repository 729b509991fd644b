#include "core/game/words_of_moves.h"

namespace engawa {

std::vector<std::string> knownWords(const Game &game, std::string_view kind)
{
    const auto &[actions, tables] = game.moveWords();
    if (kind == "actions")
        return {actions.begin(), actions.end()};
    std::vector<std::string> words;
    if (kind == "components")
        for (const std::string_view table : tables) {
            words.emplace_back(table);
            for (const EntryPtr &entry : game.data().table(table).entries())
                words.push_back(std::string(table) + "/" + entry->id);
        }
    return words;
}

} // namespace engawa
