#include <algorithm>

#include "core/game/notation_words.h"
#include "core/games/momiji/arranging.h"

namespace engawa::momiji {

Json *Arranging::tokenAt(std::string_view piece)
{
    const auto [table, name] = tableAndName(piece);
    if (!m_json.contains("garden") || (table != "path" && table != "removed"))
        return nullptr;
    Json &list = m_json["garden"][std::string(table)];
    const int index = wholeNumber(name).value_or(-1) - (table == "path" ? 1 : 0); // spaces of the path count from 1
    if (index < 0 || index >= static_cast<int>(list.size()) || list[static_cast<std::size_t>(index)].is_null())
        return nullptr;
    return &list[static_cast<std::size_t>(index)];
}

bool Arranging::putToken(std::string_view piece, std::string_view zone, int x)
{
    Json *token = tokenAt(piece);
    if (!token)
        return unknown(piece);
    Json &path = m_json["garden"]["path"], &removed = m_json["garden"]["removed"];
    const Json kind = *token;
    const bool fromPath = piece.starts_with("path/");
    const bool free =
        zone == "path" && x >= 0 && x < static_cast<int>(path.size()) && path[static_cast<std::size_t>(x)].is_null();
    if (zone != "removed" && !free)
        return misplaced(piece, "expected.path_or_removed");
    if (fromPath)
        *token = nullptr;
    else
        removed.erase(removed.begin() + (token - &removed[0]));
    if (zone == "removed")
        removed.push_back(kind);
    else
        path[static_cast<std::size_t>(x)] = kind;
    return true;
}

bool Arranging::putAnimal(std::string_view seatName, std::string_view zone, int x)
{
    const int index = wholeNumber(seatName).value_or(-1);
    if (!isSeat(index) || !m_json.contains("garden"))
        return unknown("animal/" + std::string(seatName));
    const int spaces = static_cast<int>(m_rules.parameters.gardenPath.size());
    if (zone != "path" || x < -1 || x >= spaces)
        return misplaced("animal/" + std::string(seatName), "expected.path_space");
    seat(index)["path"] = x + 1;
    return true;
}

// As many of a kind as there are, with those still on the path or out.
bool Arranging::setTree(std::string_view kind, int value)
{
    const auto token = std::ranges::find(m_rules.tokens, kind, &Token::id);
    if (token == m_rules.tokens.end() || token->spaces == 0)
        return unknown("trees/" + std::string(kind));
    m_json["garden"]["trees"][std::string(kind)] = value;
    return number(value, 0, mostOnTree(m_rules, m_state, static_cast<int>(token - m_rules.tokens.begin())));
}

int mostOnTree(const Rules &rules, const State &state, int kind)
{
    const Token &token = rules.tokens[static_cast<std::size_t>(kind)];
    const auto elsewhere =
        std::ranges::count(state.garden.path, kind + 1) + std::ranges::count(state.garden.removed, kind);
    return std::max<int>(state.garden.trees[static_cast<std::size_t>(kind)],
                         std::min(token.spaces, token.count - static_cast<int>(elsewhere)));
}

} // namespace engawa::momiji
