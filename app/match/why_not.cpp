#include "app/match/why_not.h"

#include <algorithm>
#include <string_view>

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

} // namespace engawa
