#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>

#include "app/languages/languages.h"
#include "app/settings/settings.h"

namespace engawa {

// The workbench's paper: the same colours as Theme.qml gives to panels.
struct PaperColours
{
    QColor desk, panel, shade, well, ink, quiet, line, edge, accent, hit, gold, warning;

    static PaperColours of(bool dark);
};

QPalette paperPalette(const PaperColours &colours);
QString paperSheet(bool dark, int textScale);

// Keeps the application's style, palette and font as the settings and the language want them.
class PaperLook : public QObject
{
    Q_OBJECT

public:
    PaperLook(const Settings &settings, const Languages &languages, QObject *parent = nullptr);

private:
    void draw();
    void write();

    const Settings &m_settings;
    const Languages &m_languages;
};

} // namespace engawa
