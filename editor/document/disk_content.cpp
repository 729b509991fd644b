#include "editor/document/disk_content.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#include "core/pack/read.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

struct DiskWords
{
    Q_DECLARE_TR_FUNCTIONS(DiskWords)
};

void addText(std::map<std::string, std::string> &texts, const std::string &name, const QString &path)
{
    Problems ignored; // whoever reads the content is told
    if (auto text = readText(path.toStdU16String(), ignored))
        texts[name] = std::move(*text);
}

QString shown(const QString &path)
{
    return QDir::toNativeSeparators(path);
}

} // namespace

std::map<std::string, std::string> textsAt(const QString &path)
{
    std::map<std::string, std::string> texts;
    if (!QFileInfo(path).isDir()) {
        addText(texts, "", path);
        return texts;
    }
    const std::pair<QString, QString> parts[] = {
        {u""_s, u"*.json"_s}, {u"text/"_s, u"*.json"_s}, {u"faces/"_s, u"*.svg"_s}};
    for (const auto &[part, kind] : parts) {
        const QStringList names = QDir(path + u'/' + part).entryList({kind}, QDir::Files);
        for (const QString &name : names)
            addText(texts, (part + name).toStdString(), path + u'/' + part + name);
    }
    return texts;
}

DiskContent readDisk(const QString &path, const Schemas &schemas)
{
    DiskContent disk;
    disk.texts = textsAt(path);
    if (QFileInfo(path).isDir()) {
        disk.pack = readPack(path.toStdU16String(), disk.problems);
        disk.settled = textsAt(path) == disk.texts;
        return disk;
    }
    const auto text = readText(path.toStdU16String(), disk.problems);
    if (text)
        disk.variant = readVariant(*text, path.toStdString(), schemas, disk.problems);
    disk.settled = !text || (disk.texts.contains("") && disk.texts.at("") == *text);
    return disk;
}

std::optional<QString> writeFile(const QString &path, const std::string &bytes)
{
    const QFileInfo file(path);
    if (file.isDir())
        return DiskWords::tr("“%1” can’t be saved: there is a folder of that name now. Save it under another name.")
            .arg(shown(path));
    if (!file.dir().exists())
        return DiskWords::tr("“%1” can’t be saved: its folder is no longer there. Save it in another folder.")
            .arg(shown(path));
    QSaveFile out(path);
    const auto size = static_cast<qint64>(bytes.size());
    if (out.open(QIODevice::WriteOnly) && out.write(bytes.data(), size) == size && out.commit())
        return std::nullopt;
    return DiskWords::tr(
               "“%1” can’t be saved: %2. Nothing is lost, the changes are still open here; make room or save them in "
               "another folder.")
        .arg(shown(path), out.errorString());
}

std::optional<QString> removeFile(const QString &path)
{
    QFile file(path);
    if (!file.exists() || file.remove())
        return std::nullopt;
    return DiskWords::tr("“%1” can’t be removed: %2. Remove it by hand, or save again.")
        .arg(shown(path), file.errorString());
}

} // namespace engawa
