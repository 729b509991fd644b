#include "app/match/why_not.h"

#include <algorithm>
#include <string_view>

#include "core/game/name_parts.h"

namespace engawa {

namespace {

bool hasWord(std::string_view notation, std::string_view word)
{
    if (word.empty())
        return false;
    for (std::size_t begin = 0; begin < notation.size();) {
        const std::size_t end = std::min(notation.find(' ', begin), notation.size());
        if (notation.substr(begin, end - begin) == word)
            return true;
        begin = end + 1;
    }
    return false;
}

// "leaf_cards/red_0" and "pond" by the word that notations have for them.
std::string_view nameOf(std::string_view id)
{
    return id.contains('/') ? after(id, '/') : id;
}

// A place on a field as notations write it.
std::string coordinates(const Piece &piece)
{
    return std::to_string(piece.x) + "," + std::to_string(piece.y);
}

} // namespace

RuleIndex whyNot(const Game &game, const State &state, const Piece &piece)
{
    if (const RuleIndex rule = game.refusal(state, piece); rule != noRule)
        return rule;
    const std::string_view component = piece.component;
    const std::string_view zone = piece.zone;
    const std::string_view words[] = {component.substr(std::min(component.find('/') + 1, component.size())),
                                      zone.substr(std::min(zone.find('.') + 1, zone.size())), piece.kind, zone};
    MoveList attempts;
    game.attempts(state, attempts);
    for (const std::string_view word : words)
        for (const Move &move : attempts)
            if (hasWord(game.notation(state, move), word))
                if (const RuleIndex rule = game.check(state, move); rule != noRule)
                    return rule;
    const std::size_t slash = component.find('/');
    const About about = slash == component.npos ? game.about("kinds", piece.kind)
                                                : game.about(component.substr(0, slash), component.substr(slash + 1));
    return about.rules.empty() ? noRule : about.rules.front();
}

RuleIndex whyNotThere(const Game &game, const State &state, const Scene &scene, const Piece &piece, const Piece &onto)
{
    const auto isDoneNow = [&](std::string_view verb) {
        return std::ranges::any_of(scene.moves, [&](const std::string &each) { return before(each, ' ') == verb; });
    };
    const auto isForOnto = [&](std::string_view verb) {
        return std::ranges::any_of(
            onto.moves, [&](int move) { return before(scene.moves[static_cast<std::size_t>(move)], ' ') == verb; });
    };
    RuleIndex likely = noRule; // the place is not named, but it is what the place is for
    MoveList attempts;
    game.attempts(state, attempts);
    for (const Move &move : attempts) {
        const std::string notation = game.notation(state, move);
        const std::string_view verb = before(notation, ' ');
        if ((verb != piece.kind && !hasWord(notation, nameOf(piece.component))) || !isDoneNow(verb))
            continue;
        const bool there = hasWord(notation, nameOf(onto.component)) || hasWord(notation, nameOf(onto.id))
                           || hasWord(notation, coordinates(onto));
        if (!there && (likely != noRule || !isForOnto(verb)))
            continue;
        const RuleIndex rule = game.check(state, move);
        if (there && rule != noRule)
            return rule;
        if (!there)
            likely = rule;
    }
    return likely;
}

} // namespace engawa
