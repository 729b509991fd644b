#include "core/game/receipt.h"

#include <algorithm>
#include <array>

namespace engawa {

namespace {

struct Pattern
{
    std::string_view key;
    std::string_view pattern;
};

constexpr std::array patterns{
    Pattern{"receipt.changed", "{file} {pointer}: {before} becomes {after}."},
    Pattern{"receipt.added", "{file} {pointer}: new, {after}."},
    Pattern{"receipt.removed", "{file} {pointer}: removed, was {before}."},
    Pattern{"receipt.reordered", "{file}: the entries have another order."},
    Pattern{"receipt.turn_back", "The open turn goes back to its beginning."},
    Pattern{"receipt.entered_deck", "A copy of {component} enters the draw pile at its place."},
    Pattern{"receipt.left_deck", "A copy of {component} leaves the draw pile."},
    Pattern{"receipt.left_discard", "A copy of {component} leaves the discard pile."},
    Pattern{"receipt.stays_retired", "A copy of {component} is no longer in the data and stays until it leaves play."},
    Pattern{"receipt.token_lost", "The token beside {component} is of a kind that is gone; it leaves play."},
    Pattern{"receipt.left_path", "The token on space {space} of the path leaves play."},
    Pattern{"receipt.mark_lost", "{component} is no longer on the sheet; what {seat} had drawn there is gone."},
    Pattern{"receipt.cut_off", "{count} more lines of {seat} hung on what is gone, and go with it."},
    Pattern{"receipt.next_match", "{parameter} holds from the next match on."},
};

std::string shortened(const Json &value)
{
    std::string text = value.dump();
    if (text.size() > 80)
        text = text.substr(0, 77) + "...";
    return text;
}

} // namespace

std::string_view receiptPattern(std::string_view key)
{
    const auto found = std::ranges::find(patterns, key, &Pattern::key);
    return found == patterns.end() ? std::string_view{} : found->pattern;
}

std::string receiptSentence(const Message &line, const Texts &texts, std::string_view language)
{
    Problem::Arguments words;
    for (const auto &[name, argument] : line.arguments) {
        if (const auto *key = std::get_if<TextKey>(&argument))
            words.emplace_back(name, texts.format(language, Message{key->key, {}}));
        else if (const auto *number = std::get_if<std::int64_t>(&argument))
            words.emplace_back(name, std::to_string(*number));
        else
            words.emplace_back(name, std::get<std::string>(argument));
    }
    return fillPattern(receiptPattern(line.key), words);
}

Message receiptLine(const Difference &difference)
{
    if (difference.pointer.empty() && difference.after.is_array())
        return {"receipt.reordered", {{"file", difference.file}}};
    Message line{difference.before.is_null()  ? "receipt.added"
                 : difference.after.is_null() ? "receipt.removed"
                                              : "receipt.changed",
                 {{"file", difference.file}, {"pointer", difference.pointer}}};
    if (!difference.before.is_null())
        line.arguments.emplace_back("before", shortened(difference.before));
    if (!difference.after.is_null())
        line.arguments.emplace_back("after", shortened(difference.after));
    return line;
}

} // namespace engawa
