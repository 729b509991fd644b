#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include "app/players/option.h"

namespace engawa {

class OptionModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("owned by SetupForm")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role { IdRole = Qt::UserRole, NameRole, AboutRole, DetailRole, CheckedRole, GroupRole };

    using QAbstractListModel::QAbstractListModel;

    void show(QList<Option> options); // resets only when other things are on offer, else touches the changed rows
    const QList<Option> &options() const { return m_options; }
    int count() const { return static_cast<int>(m_options.size()); }
    Q_INVOKABLE int rowOf(const QString &id) const; // -1: not on offer

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

private:
    QList<Option> m_options;
};

} // namespace engawa
