#pragma once

#include <QList>
#include <QMap>
#include <QObject>
#include <QSettings>
#include <QStringList>
#include <QtQml/qqmlregistration.h>
#include <optional>

#include "app/settings/language_name.h"

namespace engawa {

// What the user chose. Every change is written at once; a value out of range, set or read, becomes the nearest good one.
class Settings : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(int textScale READ textScale WRITE setTextScale NOTIFY textScaleChanged)
    Q_PROPERTY(double speed READ speed WRITE setSpeed NOTIFY speedChanged)
    Q_PROPERTY(bool reducedMotion READ reducedMotion WRITE setReducedMotion NOTIFY reducedMotionChanged)
    Q_PROPERTY(engawa::Settings::Theme theme READ theme WRITE setTheme NOTIFY themeChanged)
    Q_PROPERTY(bool dark READ dark NOTIFY darkChanged)
    Q_PROPERTY(double botPace READ botPace WRITE setBotPace NOTIFY botPaceChanged)
    Q_PROPERTY(bool showCurtain READ showCurtain WRITE setShowCurtain NOTIFY showCurtainChanged)
    Q_PROPERTY(bool changeMarks READ changeMarks WRITE setChangeMarks NOTIFY changeMarksChanged)
    Q_PROPERTY(QStringList seatNames READ seatNames WRITE setSeatNames NOTIFY seatNamesChanged)
    Q_PROPERTY(QList<engawa::LanguageName> languages READ languages NOTIFY languagesChanged)
    Q_PROPERTY(QString saveProblem READ saveProblem NOTIFY saveProblemChanged)

public:
    enum class Theme { System, Light, Dark };
    Q_ENUM(Theme)

    // Wishes of one start (from the command line): they hold until changed, and are never written.
    struct ForThisRun
    {
        std::optional<QString> language;
        std::optional<int> textScale;
        std::optional<Theme> theme;
    };

    static constexpr int minTextScale = 80, maxTextScale = 200; // per cent
    static constexpr double minSpeed = 0.25, maxSpeed = 4; // 1 is normal
    static constexpr double minBotPace = 0.2, maxBotPace = 4; // seconds a bot's move
    static constexpr int mostSeatNames = 8, longestSeatName = 40;

    // Without a file: the user's own.
    explicit Settings(const QString &file = {}, QObject *parent = nullptr);

    QString language() const { return m_language; } // "" follows the system
    void setLanguage(const QString &code);
    int textScale() const { return m_textScale; }
    void setTextScale(int percent);
    double speed() const { return m_speed; }
    void setSpeed(double speed);
    bool reducedMotion() const { return m_reducedMotion; }
    void setReducedMotion(bool reduced);
    Theme theme() const { return m_theme; }
    void setTheme(Theme theme);
    bool dark() const { return m_dark; }
    double botPace() const { return m_botPace; }
    void setBotPace(double seconds);
    bool showCurtain() const { return m_showCurtain; }
    void setShowCurtain(bool show);
    bool changeMarks() const { return m_changeMarks; } // on pieces that a variant made other than shipped
    void setChangeMarks(bool show);
    QStringList seatNames() const { return m_seatNames; }
    void setSeatNames(const QStringList &names);

    QList<LanguageName> languages() const { return m_languages; }
    void setLanguages(const QList<LanguageName> &languages);

    // Changed shortcuts by command, in portable text; an empty text is a shortcut taken away.
    QMap<QString, QString> shortcuts() const { return m_shortcuts; }
    void setShortcut(const QString &command, const std::optional<QString> &keys); // nothing: as shipped

    void apply(const ForThisRun &wishes);

    // "" or a sentence: the file can't be written.
    QString saveProblem() const { return m_saveProblem; }

signals:
    void languageChanged();
    void textScaleChanged();
    void speedChanged();
    void reducedMotionChanged();
    void themeChanged();
    void darkChanged();
    void botPaceChanged();
    void showCurtainChanged();
    void changeMarksChanged();
    void seatNamesChanged();
    void languagesChanged();
    void shortcutsChanged();
    void saveProblemChanged();

private:
    void read();
    void save(const QString &key, const QVariant &value);
    void sync();
    void resolveDark();

    QSettings m_file;
    QString m_language;
    int m_textScale = 100;
    double m_speed = 1;
    bool m_reducedMotion = false;
    Theme m_theme = Theme::System;
    bool m_dark = false;
    double m_botPace = 1.2;
    bool m_showCurtain = true;
    bool m_changeMarks = true;
    QStringList m_seatNames;
    QList<LanguageName> m_languages;
    QMap<QString, QString> m_shortcuts;
    QString m_saveProblem;
};

} // namespace engawa
