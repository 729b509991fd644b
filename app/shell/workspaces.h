#pragma once

#include <QList>
#include <QString>
#include <QStringList>
#include <array>

namespace engawa {

// What the window is arranged for. It only arranges panels; nothing is locked.
enum class Workspace { Play, Test, Design };
inline constexpr std::array workspaces{Workspace::Play, Workspace::Test, Workspace::Design};

// Panels beside the table: each group is one place, its panels its tabs. A panel that isn't there is passed over.
struct PanelOrder
{
    QList<QStringList> right; // from top to bottom
    QList<QStringList> bottom; // from left to right
    bool toolBar = false;
    int rightLines = 18; // how wide the right side is, in heights of a line: sentences need less than forms
};

PanelOrder panelOrderOf(Workspace workspace);

QString wordOf(Workspace workspace); // in the saved layout
Workspace workspaceFrom(const QString &word); // Play for an unknown one

} // namespace engawa
