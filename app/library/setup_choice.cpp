#include "app/library/setup_choice.h"

#include <algorithm>

#include "app/players/player_words.h"

namespace engawa {

SetupChoice readChoice(QSettings &settings, const QString &gameId)
{
    SetupChoice choice;
    settings.beginGroup(QStringLiteral("setup/") + gameId);
    choice.mode = settings.value("mode").toString();
    choice.players = settings.value("players").toInt();
    choice.modules = settings.value("modules").toStringList();
    choice.scenario = settings.value("scenario").toString();
    choice.variants = settings.value("variants").toStringList();
    choice.seatPlayers = settings.value("seats").toStringList();
    choice.starter = settings.value("starter", nobody).toInt();
    settings.endGroup();
    return choice;
}

void writeChoice(QSettings &settings, const QString &gameId, const SetupChoice &choice)
{
    settings.beginGroup(QStringLiteral("setup/") + gameId);
    settings.setValue("mode", choice.mode);
    settings.setValue("players", choice.players);
    settings.setValue("modules", choice.modules);
    settings.setValue("scenario", choice.scenario);
    settings.setValue("variants", choice.variants);
    settings.setValue("seats", choice.seatPlayers);
    settings.setValue("starter", choice.starter);
    settings.endGroup();
}

Setup granted(const SetupChoice &choice, const Data &data)
{
    Setup setup;
    const std::string mode = choice.mode.toStdString();
    setup.mode = data.table("modes").find(mode) ? mode : std::string();
    setup = completed(std::move(setup), data);
    const EntryPtr *entry = data.table("modes").find(setup.mode);
    if (!entry)
        return setup;
    const int least = (*entry)->value.value("min_players", 1);
    const int most = std::max(least, (*entry)->value.value("max_players", maxSeats));
    setup.players = std::clamp(choice.players > 0 ? choice.players : 2, least, most);
    for (const std::string &module : modulesOf(setup.mode, data))
        if (choice.modules.contains(QString::fromStdString(module)))
            setup.modules.push_back(module);
    if (std::ranges::contains(scenariosOf(setup.mode, data), choice.scenario.toStdString()))
        setup.scenario = choice.scenario.toStdString();
    if (choice.starter >= 0 && choice.starter < setup.players)
        setup.starter = static_cast<Seat>(choice.starter);
    return setup;
}

QString playerOf(const SetupChoice &choice, int seat, const Levels &levels, const Data &data)
{
    const QString wished = choice.seatPlayers.value(seat);
    if (isPlayer(wished, levels, data))
        return wished;
    return seat == 0 ? person : usualBot(levels);
}

std::optional<std::uint64_t> seedFrom(const QString &text)
{
    QString digits;
    for (const QChar character : text.trimmed()) {
        if (!character.isDigit())
            return std::nullopt;
        digits += QChar(u'0' + character.digitValue());
    }
    bool fits = false;
    const std::uint64_t seed = digits.toULongLong(&fits);
    return fits ? std::optional(seed) : std::nullopt;
}

} // namespace engawa
