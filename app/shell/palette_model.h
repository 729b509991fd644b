#pragma once

#include <QAbstractListModel>
#include <QPointer>

#include "app/shell/action_list.h"

namespace engawa {

// The commands that can be given now and match what was typed, best first.
class PaletteModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { CategoryRole = Qt::UserRole, KeysRole, PlacesRole };

    PaletteModel(const ActionList &actions, QString except, QObject *parent = nullptr);

    void show(const QString &pattern);
    QAction *action(int row) const { return m_hits.value(row).action; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Hit
    {
        QPointer<QAction> action;
        QString text, category;
        QList<qsizetype> places;
        int score = 0;
    };

    const ActionList &m_actions;
    QString m_except; // the command that opens the palette
    QList<Hit> m_hits;
};

} // namespace engawa
