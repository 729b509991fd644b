#pragma once

#include <QAbstractTableModel>

#include "core/pack/variant.h"
#include "editor/document/pack_document.h"
#include "editor/places/place_words.h"

namespace engawa {

// What differs from the base, one row a field: where, what it was, what it is. Rows that clash with a variant below, or
// no longer fit the base, say so.
class ChangesModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { PlaceColumn, BeforeColumn, NowColumn, columns };

    struct Row
    {
        Difference difference;
        bool kept = false; // the base has no place for it: it is only kept in the file
        QString place; // "Red 3 › Value", "New: Objectives › …"
        QString before;
        QString now;
        QString clash; // a sentence: a variant below writes here too
        QString below; // its value
        QString trouble; // a sentence: it no longer fits

        bool operator==(const Row &) const = default;
    };

    explicit ChangesModel(const PackDocument &document, QObject *parent = nullptr);

    // The variants under this one, the lowest first.
    void setLower(std::vector<Variant> lower);
    void settle(const Row &row); // the clash is decided: this variant's value stays
    void setSettled(const QStringList &decisions); // those of before
    const std::vector<Row> &rows() const { return m_rows; }
    int clashes() const;
    int troubles() const;
    void retranslate() { show(); }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void shown(); // after the rows follow the document
    void settled(const QString &decision);

private:
    void show();
    Row rowOf(const Difference &difference) const;
    void addClash(Row &row) const;
    std::vector<Row> keptRows() const;

    const PackDocument &m_document;
    PlaceWords m_words;
    std::vector<Variant> m_lower;
    QStringList m_settled;
    std::vector<Row> m_rows;
};

} // namespace engawa
