#include "app/settings/settings.h"

#include <QDir>
#include <QGuiApplication>
#include <QMetaEnum>
#include <QStyleHints>
#include <algorithm>
#include <cmath>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr auto languageKey = "language"_L1;
constexpr auto textScaleKey = "reading/text_scale"_L1;
constexpr auto themeKey = "reading/theme"_L1;
constexpr auto speedKey = "motion/speed"_L1;
constexpr auto reducedMotionKey = "motion/reduced"_L1;
constexpr auto botPaceKey = "motion/bot_pace"_L1;
constexpr auto showCurtainKey = "seats/curtain"_L1;
constexpr auto changeMarksKey = "table/change_marks"_L1;
constexpr auto seatNamesKey = "seats/names"_L1;
constexpr auto shortcutsGroup = "shortcuts"_L1;

// The nearest good value; not-a-number has none.
double within(double value, double low, double high, double otherwise)
{
    return std::isnan(value) ? otherwise : std::clamp(value, low, high);
}

double numberAt(const QSettings &file, QAnyStringView key, double low, double high, double otherwise)
{
    bool isNumber = false;
    const double value = file.value(key).toDouble(&isNumber);
    return isNumber ? within(value, low, high, otherwise) : otherwise;
}

QStringList trimmedNames(const QStringList &names)
{
    QStringList trimmed;
    for (const QString &name : names.first(std::min(names.size(), qsizetype{Settings::mostSeatNames})))
        trimmed += name.simplified().left(Settings::longestSeatName);
    return trimmed;
}

QString themeWord(Settings::Theme theme)
{
    return QString::fromLatin1(QMetaEnum::fromType<Settings::Theme>().valueToKey(static_cast<int>(theme))).toLower();
}

Settings::Theme themeFrom(const QString &word)
{
    for (const auto theme : {Settings::Theme::Light, Settings::Theme::Dark})
        if (word.compare(themeWord(theme), Qt::CaseInsensitive) == 0)
            return theme;
    return Settings::Theme::System;
}

} // namespace

Settings::Settings(const QString &file, QObject *parent)
    : QObject(parent),
      m_file(file.isEmpty() ? QSettings(QSettings::IniFormat, QSettings::UserScope, u"Engawa"_s, u"engawa"_s).fileName()
                            : file,
             QSettings::IniFormat)
{
    read();
    if (qGuiApp) {
        resolveDark();
        connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Settings::resolveDark);
    }
}

void Settings::read()
{
    m_language = m_file.value(languageKey).toString();
    m_textScale = qRound(numberAt(m_file, textScaleKey, minTextScale, maxTextScale, m_textScale));
    m_speed = numberAt(m_file, speedKey, minSpeed, maxSpeed, m_speed);
    m_reducedMotion = m_file.value(reducedMotionKey, m_reducedMotion).toBool();
    m_theme = themeFrom(m_file.value(themeKey).toString());
    m_botPace = numberAt(m_file, botPaceKey, minBotPace, maxBotPace, m_botPace);
    m_showCurtain = m_file.value(showCurtainKey, m_showCurtain).toBool();
    m_changeMarks = m_file.value(changeMarksKey, m_changeMarks).toBool();
    m_seatNames = trimmedNames(m_file.value(seatNamesKey).toStringList());
    m_file.beginGroup(shortcutsGroup);
    for (const QString &command : m_file.childKeys())
        m_shortcuts.insert(command, m_file.value(command).toString());
    m_file.endGroup();
}

void Settings::save(const QString &key, const QVariant &value)
{
    m_file.setValue(key, value);
    sync();
}

void Settings::sync()
{
    m_file.sync();
    const QString problem =
        m_file.status() == QSettings::NoError
            ? QString()
            : tr("The settings could not be saved in %1.").arg(QDir::toNativeSeparators(m_file.fileName()));
    if (problem == m_saveProblem)
        return;
    m_saveProblem = problem;
    emit saveProblemChanged();
}

void Settings::resolveDark()
{
    const bool dark =
        m_theme == Theme::Dark
        || (m_theme == Theme::System && QGuiApplication::styleHints()->colorScheme() == Qt::ColorScheme::Dark);
    if (dark == m_dark)
        return;
    m_dark = dark;
    emit darkChanged();
}

void Settings::setLanguage(const QString &code)
{
    if (code == m_language)
        return;
    m_language = code;
    save(languageKey, code);
    emit languageChanged();
}

void Settings::setTextScale(int percent)
{
    percent = std::clamp(percent, minTextScale, maxTextScale);
    if (percent == m_textScale)
        return;
    m_textScale = percent;
    save(textScaleKey, percent);
    emit textScaleChanged();
}

void Settings::setSpeed(double speed)
{
    speed = within(speed, minSpeed, maxSpeed, m_speed);
    if (speed == m_speed)
        return;
    m_speed = speed;
    save(speedKey, speed);
    emit speedChanged();
}

void Settings::setReducedMotion(bool reduced)
{
    if (reduced == m_reducedMotion)
        return;
    m_reducedMotion = reduced;
    save(reducedMotionKey, reduced);
    emit reducedMotionChanged();
}

void Settings::setTheme(Theme theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    save(themeKey, themeWord(theme));
    emit themeChanged();
    resolveDark();
}

void Settings::setBotPace(double seconds)
{
    seconds = within(seconds, minBotPace, maxBotPace, m_botPace);
    if (seconds == m_botPace)
        return;
    m_botPace = seconds;
    save(botPaceKey, seconds);
    emit botPaceChanged();
}

void Settings::setShowCurtain(bool show)
{
    if (show == m_showCurtain)
        return;
    m_showCurtain = show;
    save(showCurtainKey, show);
    emit showCurtainChanged();
}

void Settings::setChangeMarks(bool show)
{
    if (show == m_changeMarks)
        return;
    m_changeMarks = show;
    save(changeMarksKey, show);
    emit changeMarksChanged();
}

void Settings::setSeatNames(const QStringList &names)
{
    const QStringList trimmed = trimmedNames(names);
    if (trimmed == m_seatNames)
        return;
    m_seatNames = trimmed;
    save(seatNamesKey, trimmed);
    emit seatNamesChanged();
}

void Settings::setLanguages(const QList<LanguageName> &languages)
{
    if (languages == m_languages)
        return;
    m_languages = languages;
    emit languagesChanged();
}

void Settings::setShortcut(const QString &command, const std::optional<QString> &keys)
{
    const auto known = m_shortcuts.constFind(command);
    if (keys ? known != m_shortcuts.constEnd() && *known == *keys : known == m_shortcuts.constEnd())
        return;
    const QString key = shortcutsGroup + u'/' + command;
    if (keys) {
        m_shortcuts.insert(command, *keys);
        m_file.setValue(key, *keys);
    } else {
        m_shortcuts.remove(command);
        m_file.remove(key);
    }
    sync();
    emit shortcutsChanged();
}

void Settings::apply(const ForThisRun &wishes)
{
    if (wishes.language && *wishes.language != m_language) {
        m_language = *wishes.language;
        emit languageChanged();
    }
    if (wishes.textScale && *wishes.textScale != m_textScale) {
        m_textScale = std::clamp(*wishes.textScale, minTextScale, maxTextScale);
        emit textScaleChanged();
    }
    if (wishes.theme && *wishes.theme != m_theme) {
        m_theme = *wishes.theme;
        emit themeChanged();
        resolveDark();
    }
}

} // namespace engawa
