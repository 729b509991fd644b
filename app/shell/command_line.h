#pragma once

#include <QSize>
#include <QString>
#include <QStringList>
#include <expected>
#include <optional>

#include "app/settings/settings.h"

namespace engawa {

// What the program was started for.
struct StartOptions
{
    enum class Opens { Nothing, Record, Variant, Pack };

    Opens opens = Opens::Nothing;
    QString path; // absolute, of what it opens
    QString newGame; // the id of a game, or ""
    std::optional<quint64> seed;
    QString screenshot; // the picture to write, then leave
    QSize size; // of the window; empty: as it was left
    Settings::ForThisRun settings;
};

// The program ends with this: a text for standard output (0) or standard error (2).
struct EndsWith
{
    QString text;
    int code;
};

// Reads the words after the program's name. Needs no application object, so that it answers without a display. Words
// for Qt itself (-platform, -style …) are passed over.
std::expected<StartOptions, EndsWith> readCommandLine(const QStringList &words, const QStringList &languages);

} // namespace engawa
