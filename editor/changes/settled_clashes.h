#pragma once

#include <memory>

#include <QSettings>
#include <QStringList>

namespace engawa {

// Which clashes with the variants below were decided, for each variant by its file: a question is asked once.
class SettledClashes
{
public:
    explicit SettledClashes(const QString &settingsFile = {}); // empty: the user's own

    QStringList of(const QString &variant) const;
    void add(const QString &variant, const QString &decision);

private:
    std::unique_ptr<QSettings> m_settings;
};

} // namespace engawa
