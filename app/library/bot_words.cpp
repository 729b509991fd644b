#include "app/library/bot_words.h"

#include <QCoreApplication>

#include "core/bots/bot.h"

namespace engawa {

namespace {

struct BotWords
{
    Q_DECLARE_TR_FUNCTIONS(engawa::BotWords)
};

QString aboutLevel(const QString &player)
{
    if (player == QLatin1StringView("human"))
        return BotWords::tr("Somebody at this screen");
    if (player == QLatin1StringView("random"))
        return BotWords::tr("A bot that plays any legal move");
    if (player == QLatin1StringView("greedy"))
        return BotWords::tr("A bot that takes what is best for the moment");
    return {};
}

} // namespace

QString levelName(const QString &player)
{
    if (player == QLatin1StringView("human"))
        return BotWords::tr("Person");
    if (player == QLatin1StringView("random"))
        return BotWords::tr("Bot, easy");
    if (player == QLatin1StringView("greedy"))
        return BotWords::tr("Bot, normal");
    return BotWords::tr("Bot, %1").arg(player);
}

QList<Option> levelOptions()
{
    const QString human = QStringLiteral("human");
    QList<Option> options{{human, levelName(human), aboutLevel(human), {}, false}};
    for (const std::string_view bot : botNames()) {
        const QString player = QString::fromUtf8(bot.data(), static_cast<qsizetype>(bot.size()));
        options.append({player, levelName(player), aboutLevel(player), {}, false});
    }
    return options;
}

QString suggestedName(int seat)
{
    switch (seat) {
    case 0:
        return BotWords::tr("Haruka", "a player’s name");
    case 1:
        return BotWords::tr("Kenji", "a player’s name");
    case 2:
        return BotWords::tr("Mio", "a player’s name");
    case 3:
        return BotWords::tr("Aoi", "a player’s name");
    case 4:
        return BotWords::tr("Ren", "a player’s name");
    default:
        return BotWords::tr("Player %1").arg(seat + 1);
    }
}

} // namespace engawa
