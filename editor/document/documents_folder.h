#pragma once

#include <QDir>
#include <QStandardPaths>

namespace engawa {

// What a dialogue proposes for a new file: a name among the user's documents, not where the program was started.
inline QString inDocuments(const QString &name)
{
    const QDir documents(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return (documents.exists() ? documents : QDir::home()).filePath(name);
}

} // namespace engawa
