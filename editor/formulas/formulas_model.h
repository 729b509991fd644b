#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "editor/document/live_game.h"
#include "editor/document/pack_document.h"
#include "editor/places/field_schemas.h"

namespace engawa {

// Every formula of the pack, where it stands and what it is worth to each seat of the running match.
class FormulasModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WhereColumn, TextColumn, FirstSeatColumn };

    struct Row
    {
        std::string file;
        EntryPtr entry;
        std::string pointer; // inside the entry
        std::string text;
        std::string scope;
        bool truth = false;
    };

    FormulasModel(PackDocument &document, LiveGame &live, QObject *parent = nullptr);

    const Row *row(int row) const;
    int find(const QString &file, const QString &id, const QString &field) const; // -1: no such formula
    QString where(const Row &row) const;
    bool setText(int row, const QString &text); // one step

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    void retranslate();

private:
    std::vector<Row> collect() const;
    void reset();
    void follow();
    void showProblems();
    void showValues();
    void showValue(int row);
    QString value(const Row &row, int seat) const;

    PackDocument &m_document;
    LiveGame &m_live;
    FieldSchemas m_schemas;
    std::vector<Row> m_rows;
    std::vector<QStringList> m_values; // by row and seat
    QStringList m_seats;
};

} // namespace engawa
