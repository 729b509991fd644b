#pragma once

#include <QObject>
#include <QString>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// A language as a person looks for it: in its own script.
struct LanguageName
{
    Q_GADGET
    QML_VALUE_TYPE(languageName)
    Q_PROPERTY(QString code MEMBER code CONSTANT)
    Q_PROPERTY(QString name MEMBER name CONSTANT)

public:
    QString code;
    QString name;

    friend bool operator==(const LanguageName &, const LanguageName &) = default;
};

} // namespace engawa
