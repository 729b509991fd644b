#include "editor/changes/settled_clashes.h"

#include <QCryptographicHash>

namespace engawa {

namespace {

constexpr qsizetype most = 500; // for one variant; the oldest are asked again

QString keyOf(const QString &variant)
{
    const QByteArray name = QCryptographicHash::hash(variant.toUtf8(), QCryptographicHash::Sha1).toHex();
    return QStringLiteral("workbench/settled/") + QString::fromLatin1(name);
}

} // namespace

SettledClashes::SettledClashes(const QString &settingsFile)
    : m_settings(settingsFile.isEmpty() ? std::make_unique<QSettings>()
                                        : std::make_unique<QSettings>(settingsFile, QSettings::IniFormat))
{
}

QStringList SettledClashes::of(const QString &variant) const
{
    return m_settings->value(keyOf(variant)).toStringList();
}

void SettledClashes::add(const QString &variant, const QString &decision)
{
    QStringList decisions = of(variant);
    if (decisions.contains(decision))
        return;
    decisions.append(decision);
    m_settings->setValue(keyOf(variant), decisions.last(std::min(most, decisions.size())));
}

} // namespace engawa
