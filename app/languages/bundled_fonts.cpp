#include "app/languages/bundled_fonts.h"

#include <QDir>
#include <QFontDatabase>
#include <QLoggingCategory>

using namespace Qt::StringLiterals;

Q_LOGGING_CATEGORY(fontLog, "engawa.fonts")

namespace engawa {

void registerBundledFonts(const QString &folder)
{
    const QDir fonts(folder);
    const QStringList files = fonts.entryList({u"engawa-*.otf"_s, u"engawa-*.ttf"_s}, QDir::Files, QDir::Name);
    if (files.isEmpty())
        qCWarning(fontLog, "There are no fonts in %ls; the system's are used.", qUtf16Printable(folder));
    for (const QString &file : files)
        if (QFontDatabase::addApplicationFont(fonts.filePath(file)) < 0)
            qCWarning(fontLog, "The font %ls can't be read.", qUtf16Printable(fonts.filePath(file)));
}

QStringList sansFamilies(const QString &language)
{
    if (language == "ja"_L1)
        return {u"Engawa Sans"_s,   u"Noto Sans CJK JP"_s, u"Noto Sans JP"_s,
                u"Hiragino Sans"_s, u"Yu Gothic UI"_s,     u"sans-serif"_s};
    return {u"Engawa Sans"_s, u"Noto Sans"_s, u"DejaVu Sans"_s, u"sans-serif"_s};
}

} // namespace engawa
