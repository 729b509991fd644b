#pragma once

#include <optional>

#include <QMap>
#include <QString>
#include <QStringList>

namespace engawa::bench {

// What a process told, by name, in the order in which it told it.
using Told = QMap<QString, QList<double>>;

// Runs a program that stands beside this one; nothing, with a sentence on standard error, if it fails.
std::optional<Told> runChild(const QString &program, const QStringList &words);

double median(QList<double> values);

} // namespace engawa::bench
