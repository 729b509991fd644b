#pragma once

#include <initializer_list>

#include <QSize>
#include <QTest>

#include "app/settings/settings.h"

namespace engawa {

// How a window looks on a picture.
struct Look
{
    const char *name;
    QSize size{1280, 800};
    int textScale = 100;
    bool dark = false;
    const char *language = "en";
};

// The rows of a test that makes the same pictures in each of these.
inline void addRows(std::initializer_list<Look> looks)
{
    QTest::addColumn<Look>("look");
    for (const Look &look : looks)
        QTest::newRow(look.name) << look;
}

inline void wear(const Look &look, Settings &settings)
{
    settings.setLanguage(look.language);
    settings.setTextScale(look.textScale);
    settings.setTheme(look.dark ? Settings::Theme::Dark : Settings::Theme::Light);
}

} // namespace engawa
