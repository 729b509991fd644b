#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// The same number between nought and one for the same word.
double scatter(QStringView word);

// … for QML.
class Scatter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_SINGLETON

public:
    using QObject::QObject;

    Q_INVOKABLE static double of(const QString &word) { return scatter(word); }
};

} // namespace engawa
