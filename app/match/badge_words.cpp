#include "app/match/badge_words.h"

namespace engawa {

QString badgeWords(const Game &game, const MatchWords &words, const std::string &kind, const std::string &badge)
{
    if (words.knows(game, "badge." + badge))
        return words.say(game, "badge." + badge);
    Message message{"badge." + kind, {}};
    if (!words.knows(game, message.key)) {
        const std::string first = "badge." + badge.substr(0, badge.find(' '));
        return words.knows(game, first) ? words.say(game, first) : QString::fromStdString(badge);
    }
    for (const QString &word : QString::fromStdString(badge).split(u' ')) {
        bool isNumber = false;
        const qlonglong number = word.toLongLong(&isNumber);
        message.arguments.emplace_back("w" + std::to_string(message.arguments.size() + 1),
                                       isNumber ? Message::Argument(std::int64_t{number})
                                                : Message::Argument(word.toStdString()));
    }
    return words.say(game, message);
}

} // namespace engawa
