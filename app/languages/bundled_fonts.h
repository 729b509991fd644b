#pragma once

#include <QString>
#include <QStringList>

namespace engawa {

// Makes the fonts of a folder (engawa-*.otf) known to the program, so that every language can be read on a machine
// without fonts for it. What is missing or broken is logged, and the system's fonts serve instead.
void registerBundledFonts(const QString &folder);

// Families for what is read, in the order to look for a letter. Han letters differ between languages: the order decides in
// whose hand they are drawn.
QStringList sansFamilies(const QString &language);

} // namespace engawa
