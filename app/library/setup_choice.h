#pragma once

#include <QSettings>
#include <QStringList>

#include "core/bots/levels.h"
#include "core/game/setup.h"

namespace engawa {

// What a user wishes in a form, whether or not the present mode grants it. Remembered for each game.
struct SetupChoice
{
    QString mode;
    int players = 0; // 0: two if possible
    QStringList modules;
    QString scenario;
    QStringList variants;
    QStringList seatPlayers; // "human" or a bot's name; "" or a missing one: as suggested
    QStringList seatNames;   // "" or a missing one: as suggested
    int starter = nobody;

    bool operator==(const SetupChoice &) const = default;
};

SetupChoice readChoice(QSettings &settings, const QString &gameId);
void writeChoice(QSettings &settings, const QString &gameId, const SetupChoice &choice); // without the seats' names

// The wish as far as the data's modes grant it.
Setup granted(const SetupChoice &choice, const Data &data);

// Who sits there: as wished, else a person in the first seat and the usual bot in the others.
QString playerOf(const SetupChoice &choice, int seat, const Levels &levels, const Data &data);

// A seed is a whole number of 64 bits, in the digits of any script.
std::optional<std::uint64_t> seedFrom(const QString &text);

} // namespace engawa
