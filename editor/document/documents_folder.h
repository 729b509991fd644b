#pragma once

#include <QDir>
#include <QStandardPaths>

namespace engawa {

// What a dialogue proposes for a new file: a name in a folder of the user's, at home where that folder is missing. A folder
// that is missing would be taken for the one in which the program was started.
inline QString inFolder(const QString &folder, const QString &name)
{
    return (!folder.isEmpty() && QDir(folder).exists() ? QDir(folder) : QDir::home()).filePath(name);
}

inline QString inDocuments(const QString &name)
{
    return inFolder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation), name);
}

} // namespace engawa
