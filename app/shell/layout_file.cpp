#include "app/shell/layout_file.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int version = 1;
constexpr qint64 mostBytes = 4 * 1024 * 1024;

// The docking library trusts its own text; only what it wrote goes back to it.
QString seal(const QByteArray &docks)
{
    return QString::fromLatin1(QCryptographicHash::hash(docks, QCryptographicHash::Sha256).toHex());
}

QJsonObject json(const QRect &place)
{
    return {{u"x"_s, place.x()}, {u"y"_s, place.y()}, {u"width"_s, place.width()}, {u"height"_s, place.height()}};
}

QRect placeFrom(const QJsonObject &json)
{
    static constexpr int far = 1'000'000;
    const auto number = [&json](const QString &key) { return qBound(-far, json[key].toInt(), far); };
    return {number(u"x"_s), number(u"y"_s), number(u"width"_s), number(u"height"_s)};
}

QJsonObject json(const SavedDocks &saved)
{
    return {{u"toolbar"_s, saved.toolBar},
            {u"panels"_s, QJsonArray::fromStringList(saved.panels)},
            {u"docks"_s, QString::fromUtf8(saved.docks)},
            {u"seal"_s, seal(saved.docks)}};
}

SavedDocks docksFrom(const QJsonObject &json)
{
    SavedDocks saved;
    saved.docks = json[u"docks"].toString().toUtf8();
    saved.toolBar = json[u"toolbar"].toBool();
    for (const QJsonValue &panel : json[u"panels"].toArray())
        saved.panels += panel.toString();
    if (seal(saved.docks) != json[u"seal"].toString())
        return {};
    return saved;
}

} // namespace

SavedLayout readLayout(const QString &name)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return {};
    const QJsonObject json = QJsonDocument::fromJson(file.read(mostBytes)).object();
    if (json[u"version"].toInt() != version)
        return {};
    SavedLayout layout;
    layout.workspace = json[u"workspace"].toString();
    layout.place = placeFrom(json[u"window"].toObject());
    layout.maximised = json[u"maximised"].toBool();
    const QJsonObject workspaces = json[u"workspaces"].toObject();
    for (auto workspace = workspaces.begin(); workspace != workspaces.end(); ++workspace)
        if (SavedDocks saved = docksFrom(workspace->toObject()); !saved.docks.isEmpty())
            layout.workspaces.insert(workspace.key(), saved);
    return layout;
}

bool writeLayout(const QString &name, const SavedLayout &layout)
{
    QJsonObject workspaces;
    for (const auto &[workspace, saved] : layout.workspaces.asKeyValueRange())
        workspaces.insert(workspace, json(saved));
    const QJsonObject whole{{u"version"_s, version},
                            {u"workspace"_s, layout.workspace},
                            {u"window"_s, json(layout.place)},
                            {u"maximised"_s, layout.maximised},
                            {u"workspaces"_s, workspaces}};
    QDir().mkpath(QFileInfo(name).absolutePath());
    QSaveFile file(name);
    const bool written =
        file.open(QIODevice::WriteOnly) && file.write(QJsonDocument(whole).toJson()) > 0 && file.commit();
    if (!written)
        qWarning("The layout of the window can't be saved in %ls: %ls", qUtf16Printable(name),
                 qUtf16Printable(file.errorString()));
    return written;
}

QString layoutFileName()
{
    return QStandardPaths::writableLocation(QStandardPaths::StateLocation) + "/layout.json"_L1;
}

} // namespace engawa
