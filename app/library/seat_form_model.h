#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// A seat as it is being set up.
struct SeatForm
{
    QString name;      // as typed; empty: the suggested one
    QString suggested;
    QString player;    // "human", a level or a persona
    QString words;     // that in words
    QString level;     // at which a persona plays; empty: it is none

    bool operator==(const SeatForm &) const = default;
};

class SeatFormModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by SetupForm")

public:
    enum Role { SeatRole = Qt::UserRole, NameRole, SuggestedRole, PlayerRole, WordsRole, LevelRole };

    using QAbstractListModel::QAbstractListModel;

    void show(QList<SeatForm> seats); // adds and takes away at the end, touches only the changed rows

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

private:
    QList<SeatForm> m_seats;
};

} // namespace engawa
