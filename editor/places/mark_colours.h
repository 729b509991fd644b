#pragma once

#include <QColor>
#include <QGuiApplication>
#include <QPalette>

namespace engawa {

// The ink of cells that something is wrong with, readable on the paper of the present theme.
inline bool onDarkPaper()
{
    return QGuiApplication::palette().color(QPalette::Base).lightness() < 128;
}
inline QColor faultInk()
{
    return onDarkPaper() ? QColor(0xF0937F) : QColor(0xA63A26);
}
inline QColor cautionInk()
{
    return onDarkPaper() ? QColor(0xE3B94A) : QColor(0x8A5A00);
}
inline QColor quietInk()
{
    return QGuiApplication::palette().color(QPalette::PlaceholderText);
}

} // namespace engawa
