#include "table_layouts.h"

#include <QFile>

namespace engawa {

QUrl TableLayouts::of(const QString &game) const
{
    const QString name = game.left(1).toUpper() + game.mid(1);
    const QString own = QStringLiteral(":/qt/qml/Engawa/Games/%1/%1Table.qml").arg(name);
    return QFile::exists(own) ? QUrl(QStringLiteral("qrc") + own) : plain();
}

QUrl TableLayouts::plain() const
{
    return QUrl(QStringLiteral("qrc:/qt/qml/Engawa/Table/PlainTable.qml"));
}

QUrl TableLayouts::existing(const QUrl &file) const
{
    return QFile::exists(file.toLocalFile()) ? file : QUrl();
}

} // namespace engawa
