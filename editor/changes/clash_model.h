#pragma once

#include <QAbstractTableModel>

#include "editor/document/merge.h"
#include "editor/document/pack_document.h"
#include "editor/places/place_words.h"

namespace engawa {

// Fields that were changed here and outside: a tick chooses whose value stays.
class ClashModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PlaceColumn, MineColumn, TheirsColumn, columns };

    ClashModel(const PackDocument &document, Merge merge, QObject *parent = nullptr);

    const Merge &merge() const { return m_merge; } // as decided so far
    void keepAll(bool mine);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    PlaceWords m_words;
    Merge m_merge;
};

} // namespace engawa
