#include "editor/document/recent_files.h"

#include <QFileInfo>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

const QString key = u"workbench/recent"_s;

QString wholePath(const QString &path)
{
    return QFileInfo(path).absoluteFilePath();
}

} // namespace

RecentFiles::RecentFiles(const QString &settings, QObject *parent)
    : QObject(parent), m_settings(settings.isEmpty() ? std::make_unique<QSettings>()
                                                     : std::make_unique<QSettings>(settings, QSettings::IniFormat))
{
    const QStringList read = m_settings->value(key).toStringList();
    for (const QString &path : read)
        if (!path.isEmpty() && !m_paths.contains(path) && m_paths.size() < most)
            m_paths += path;
}

QStringList RecentFiles::present() const
{
    QStringList there;
    for (const QString &path : m_paths)
        if (QFileInfo::exists(path))
            there += path;
    return there;
}

void RecentFiles::add(const QString &path)
{
    QStringList paths = m_paths;
    paths.removeAll(wholePath(path));
    paths.prepend(wholePath(path));
    keep(paths.mid(0, most));
}

void RecentFiles::remove(const QString &path)
{
    QStringList paths = m_paths;
    paths.removeAll(wholePath(path));
    keep(paths);
}

void RecentFiles::clear()
{
    keep({});
}

void RecentFiles::keep(const QStringList &paths)
{
    if (paths == m_paths)
        return;
    m_paths = paths;
    m_settings->setValue(key, paths);
    m_settings->sync();
    emit changed();
}

} // namespace engawa
