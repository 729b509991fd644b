#pragma once

#include <QObject>
#include <QString>
#include <QTranslator>

#include "app/settings/settings.h"

class QQmlEngine;

namespace engawa {

// Keeps the program in the language of the settings: translations, reading direction, fonts, and the QML engine.
class Languages : public QObject
{
    Q_OBJECT

public:
    explicit Languages(Settings &settings, QObject *parent = nullptr);
    ~Languages() override;

    // Every language the program speaks, English first, the rest by name.
    static QList<LanguageName> available();
    // The nearest language of these for the person at this computer.
    static QString nearest(const QStringList &wanted, const QList<LanguageName> &spoken);

    // What "" stands for now.
    QString systemLanguage() const;
    QString current() const { return m_current; }

    // From now on its texts follow.
    void follow(QQmlEngine &engine);
    // Tells the part its language, now and whenever it changes.
    template <class Part>
    void applyTo(Part &part)
    {
        part.setLanguage(m_current);
        connect(this, &Languages::changed, &part, [this, &part] { part.setLanguage(m_current); });
    }

signals:
    // After all texts of the new language are in place.
    void changed();

private:
    void choose();
    void install(const QString &language);

    Settings &m_settings;
    QTranslator m_translator;
    QString m_current;
};

} // namespace engawa
