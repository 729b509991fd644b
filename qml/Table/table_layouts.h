#pragma once

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// Which layout shows a game: "momiji" has its own in Engawa/Games/Momiji/MomijiTable.qml; a game without one has the plain
// table.
class TableLayouts : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    Q_INVOKABLE QUrl of(const QString &game) const;
    Q_INVOKABLE QUrl plain() const;
    Q_INVOKABLE QUrl existing(const QUrl &file) const; // nothing for a picture that a game has not
};

} // namespace engawa
