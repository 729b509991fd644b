#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace engawa {

// The variants and packs that were open last, newest first.
class RecentFiles : public QObject
{
    Q_OBJECT

public:
    static constexpr int most = 10;

    // Without a file: the user's own settings.
    explicit RecentFiles(const QString &settings = {}, QObject *parent = nullptr);

    QStringList paths() const { return m_paths; }
    QStringList present() const; // without those that are no longer on the disk
    void add(const QString &path);
    void remove(const QString &path);
    void clear();

signals:
    void changed();

private:
    void keep(const QStringList &paths);

    std::unique_ptr<QSettings> m_settings;
    QStringList m_paths;
};

} // namespace engawa
