#include "app/shell/paper_look.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QIcon>
#include <QRegularExpression>
#include <QStyleFactory>
#include <QToolTip>

#include "app/languages/bundled_fonts.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int normalFont = 13; // pixels at 100 %

int scaled(int pixels, int textScale)
{
    return qMax(1, qRound(pixels * textScale / 100.0));
}

} // namespace

PaperColours PaperColours::of(bool dark)
{
    if (dark)
        return {.desk = 0x211E1A,
                .panel = 0x2B2723,
                .shade = 0x363029,
                .well = 0x1C1916,
                .ink = 0xEFE6D6,
                .quiet = 0xB5A992,
                .line = 0x51483D,
                .edge = 0x8F8068,
                .accent = 0xE3B94A,
                .hit = 0x5A4917,
                .gold = 0xE3B94A,
                .warning = 0xF0937F};
    return {.desk = 0xF1E9D8,
            .panel = 0xFBF6EA,
            .shade = 0xEFE6D2,
            .well = 0xFFFDF7,
            .ink = 0x2B2A28,
            .quiet = 0x665F53,
            .line = 0xD8CBAF,
            .edge = 0x8C7F69,
            .accent = 0xA63A26,
            .hit = 0xF6DE96,
            .gold = 0xC9A227,
            .warning = 0xA63A26};
}

QPalette paperPalette(const PaperColours &colours)
{
    QPalette palette;
    palette.setColor(QPalette::Window, colours.desk);
    palette.setColor(QPalette::WindowText, colours.ink);
    palette.setColor(QPalette::Base, colours.well);
    palette.setColor(QPalette::AlternateBase, colours.panel);
    palette.setColor(QPalette::ToolTipBase, colours.panel);
    palette.setColor(QPalette::ToolTipText, colours.ink);
    palette.setColor(QPalette::Text, colours.ink);
    palette.setColor(QPalette::PlaceholderText, colours.quiet);
    palette.setColor(QPalette::Button, colours.panel);
    palette.setColor(QPalette::ButtonText, colours.ink);
    palette.setColor(QPalette::BrightText, colours.accent);
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.quiet);
    palette.setColor(QPalette::Highlight, colours.hit);
    palette.setColor(QPalette::HighlightedText, colours.ink);
    palette.setColor(QPalette::Accent, colours.accent);
    palette.setColor(QPalette::Light, colours.well);
    palette.setColor(QPalette::Midlight, colours.panel);
    palette.setColor(QPalette::Mid, colours.line);
    palette.setColor(QPalette::Dark, colours.line);
    palette.setColor(QPalette::Shadow, colours.line);
    QColor faint = colours.quiet;
    faint.setAlphaF(0.6f);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::HighlightedText})
        palette.setColor(QPalette::Disabled, role, faint);
    return palette;
}

QString paperSheet(bool dark, int textScale)
{
    const PaperColours colours = PaperColours::of(dark);
    QFile file(u":/engawa/paper.qss"_s);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QHash<QString, QColor> named{
        {u"desk"_s, colours.desk}, {u"panel"_s, colours.panel},     {u"shade"_s, colours.shade},
        {u"well"_s, colours.well}, {u"ink"_s, colours.ink},         {u"quiet"_s, colours.quiet},
        {u"line"_s, colours.line}, {u"edge"_s, colours.edge},       {u"accent"_s, colours.accent},
        {u"hit"_s, colours.hit},   {u"warning"_s, colours.warning}, {u"gold"_s, colours.gold}};
    // @ink is a colour, @12 a length in pixels at 100 %.
    static const QRegularExpression word(u"@([a-z]+|\\d+)"_s);
    const QString sheet = QString::fromUtf8(file.readAll()).replace(u"@theme"_s, dark ? u"dark"_s : u"light"_s);
    QString filled;
    qsizetype from = 0;
    for (const QRegularExpressionMatch &match : word.globalMatch(sheet)) {
        filled += QStringView(sheet).mid(from, match.capturedStart() - from);
        const QString name = match.captured(1);
        filled +=
            named.contains(name) ? named[name].name() : QString::number(scaled(name.toInt(), textScale)) + "px"_L1;
        from = match.capturedEnd();
    }
    return filled + QStringView(sheet).mid(from);
}

PaperLook::PaperLook(const Settings &settings, const Languages &languages, QObject *parent)
    : QObject(parent), m_settings(settings), m_languages(languages)
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QIcon::setThemeSearchPaths(
        {u":/icons"_s}); // the desktop’s icons don’t match, and are thousands of files to look for
    connect(&settings, &Settings::darkChanged, this, &PaperLook::draw);
    connect(&settings, &Settings::textScaleChanged, this, [this] {
        write();
        draw();
    });
    connect(&languages, &Languages::changed, this, &PaperLook::write);
    write();
    draw();
}

void PaperLook::draw()
{
    const QPalette palette = paperPalette(PaperColours::of(m_settings.dark()));
    QApplication::setPalette(palette);
    QToolTip::setPalette(palette);
    qApp->setStyleSheet(paperSheet(m_settings.dark(), m_settings.textScale()));
}

void PaperLook::write()
{
    QFont font = QApplication::font();
    font.setFamilies(sansFamilies(m_languages.current()));
    font.setPixelSize(scaled(normalFont, m_settings.textScale()));
    QApplication::setFont(font);
    QToolTip::setFont(font);
}

} // namespace engawa
