#pragma once

#include <vector>

#include <QAbstractTableModel>

namespace engawa {

// Every copy of every component, and where it is.
struct PieceEntry
{
    QString id;
    QString name;
    QString place;
    bool operator==(const PieceEntry &) const = default;
};

class PieceListModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, PlaceColumn, ColumnCount };
    enum Role { IdRole = Qt::UserRole };
    static constexpr const char *mimeType = "application/x-engawa-piece"; // a piece dragged onto the table

    using QAbstractTableModel::QAbstractTableModel;

    // The same pieces in the same order change in place; anything else begins anew.
    void show(std::vector<PieceEntry> entries);
    int rowOf(const QString &id) const; // -1: not here
    void retranslate() { emit headerDataChanged(Qt::Horizontal, 0, ColumnCount - 1); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override { return {QString::fromLatin1(mimeType)}; }
    QMimeData *mimeData(const QModelIndexList &indexes) const override;

private:
    std::vector<PieceEntry> m_entries;
};

} // namespace engawa
