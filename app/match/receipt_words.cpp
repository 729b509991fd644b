#include "app/match/receipt_words.h"

#include <algorithm>
#include <array>

#include <QCoreApplication>

#include "core/game/receipt.h"
#include "editor/places/place_words.h"
#include "editor/places/read_pack.h"

namespace engawa {

namespace {

struct Pattern
{
    std::string_view key;
    const char *text;
};

// What is not here tells of the data themselves.
constexpr std::array patterns{
    Pattern{"receipt.turn_back", QT_TRANSLATE_NOOP("Receipt", "The open turn goes back to its beginning.")},
    Pattern{"receipt.entered_deck",
            QT_TRANSLATE_NOOP("Receipt", "A copy of {component} enters the draw pile at its place.")},
    Pattern{"receipt.left_deck", QT_TRANSLATE_NOOP("Receipt", "A copy of {component} leaves the draw pile.")},
    Pattern{"receipt.left_discard", QT_TRANSLATE_NOOP("Receipt", "A copy of {component} leaves the discard pile.")},
    Pattern{
        "receipt.stays_retired",
        QT_TRANSLATE_NOOP("Receipt", "A copy of {component} is no longer in the data and stays until it leaves play.")},
    Pattern{"receipt.token_lost",
            QT_TRANSLATE_NOOP("Receipt", "The token beside {component} is of a kind that is gone; it leaves play.")},
    Pattern{"receipt.left_path", QT_TRANSLATE_NOOP("Receipt", "The token on space {space} of the path leaves play.")},
    Pattern{
        "receipt.mark_lost",
        QT_TRANSLATE_NOOP("Receipt", "{component} is no longer on the sheet; what {seat} had drawn there is gone.")},
    Pattern{"receipt.cut_off",
            QT_TRANSLATE_N_NOOP("Receipt", "%n more lines of {seat} hung on what is gone, and go with it.")},
    Pattern{"receipt.next_match", QT_TRANSLATE_NOOP("Receipt", "{parameter} holds from the next match on.")},
};

QString lineWords(const Message &line, const char *pattern, const Game &game, const MatchWords &words)
{
    Problem::Arguments named;
    int count = -1;
    for (const auto &[name, argument] : line.arguments) {
        if (const auto *key = std::get_if<TextKey>(&argument))
            named.emplace_back(name, words.say(game, key->key).toStdString());
        else if (const auto *number = std::get_if<std::int64_t>(&argument); number && name == "count")
            count = static_cast<int>(*number);
        else if (number)
            named.emplace_back(name, std::to_string(*number));
        else
            named.emplace_back(name, std::get<std::string>(argument));
    }
    return QString::fromStdString(
        fillPattern(QCoreApplication::translate("Receipt", pattern, nullptr, count).toStdString(), named));
}

} // namespace

QStringList receiptWords(const Node &node, const MatchWords &words)
{
    QStringList lines;
    const ReadPack pack(node.game->data(), node.game->texts(), words.schemas(), words.language());
    const PlaceWords places(pack);
    for (const Difference &difference : node.edit)
        lines += places.change(difference);
    for (const Message &line : node.receipt.lines)
        if (const auto found = std::ranges::find(patterns, line.key, &Pattern::key); found != patterns.end())
            lines += lineWords(line, found->text, *node.game, words);
    return lines;
}

} // namespace engawa
