#pragma once

#include <QAbstractListModel>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// A game on the shelf.
struct GameBox
{
    QString gameId;  // of its pack
    QString name;
    QString tagline; // may be empty
    QString players;
    QUrl source;     // the drawing on the box; may be empty

    bool operator==(const GameBox &) const = default;
};

class GameBoxModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by Library")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { GameIdRole = Qt::UserRole, NameRole, TaglineRole, PlayersRole, BoxSourceRole };

    using QAbstractListModel::QAbstractListModel;

    void show(QList<GameBox> boxes); // resets only when other games are there, else touches the changed rows
    int count() const { return static_cast<int>(m_boxes.size()); }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    QList<GameBox> m_boxes;
};

} // namespace engawa
