#pragma once

#include <QByteArray>
#include <QMap>
#include <QRect>
#include <QString>
#include <QStringList>

namespace engawa {

// One workspace as it was left: KDDockWidgets' own text, and the panels it knew.
struct SavedDocks
{
    QByteArray docks;
    QStringList panels;
    bool toolBar = false;

    friend bool operator==(const SavedDocks &, const SavedDocks &) = default;
};

// The window as it was left.
struct SavedLayout
{
    QString workspace;
    QRect place; // when neither maximised nor full screen, without its frame
    bool maximised = false;
    QMap<QString, SavedDocks> workspaces;

    friend bool operator==(const SavedLayout &, const SavedLayout &) = default;
};

// What can be read of it: a missing, broken or foreign file gives an empty layout, a damaged workspace is left out.
SavedLayout readLayout(const QString &file);
// Whole or not at all. False, with a logged sentence, if the file can't be written.
bool writeLayout(const QString &file, const SavedLayout &layout);

// Of the user's state folder.
QString layoutFileName();

} // namespace engawa
