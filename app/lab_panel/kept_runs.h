#pragma once

#include <QAbstractTableModel>

#include "core/lab/kept_run.h"

namespace engawa {

class LabData;
class LabRunner;

// The runs in the folder, the newest first; those whose data have moved on are grey and say why.
class KeptRuns : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, StateColumn, MadeColumn };
    enum Role { PathRole = Qt::UserRole, MovedOnRole };

    KeptRuns(const LabRunner &runner, LabData &data, QObject *parent = nullptr);

    void read(); // the folder anew
    void retranslate();
    int rowOf(const QString &path) const; // -1: it is not here

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row
    {
        QString path;
        KeptHead head;
        QString movedOn;
    };
    QString stateOf(const Row &row) const;

    const LabRunner &m_runner;
    LabData &m_data;
    QList<Row> m_rows;
};

} // namespace engawa
