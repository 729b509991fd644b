#pragma once

#include <algorithm>
#include <vector>

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// What a RowsModel shows.
class RowSource
{
public:
    virtual int size() const = 0;
    virtual QVariant valueAt(int row, int role) const = 0;

protected:
    ~RowSource() = default;
};

// A list model over plain rows, without their type: what QML knows of it.
class RowsModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : m_rows.size(); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        return m_rows.valueAt(index.row(), role == Qt::DisplayRole ? Qt::UserRole : role);
    }

protected:
    explicit RowsModel(const RowSource &rows, QObject *parent) : QAbstractListModel(parent), m_rows(rows) {}

private:
    template <class Row>
    friend class Rows;

    const RowSource &m_rows;
};

// The rows of a model that also derives from RowsModel. `show` turns the rows that are there into the wanted ones by the
// fewest steps: a row keeps its delegate as long as its key stays. Row has key(), operator== and value(int role).
template <class Row>
class Rows : public RowSource
{
public:
    int size() const final { return static_cast<int>(m_rows.size()); }
    QVariant valueAt(int row, int role) const final { return m_rows[static_cast<std::size_t>(row)].value(role); }

    const std::vector<Row> &rows() const { return m_rows; }
    const Row *find(const auto &key) const
    {
        const auto found = std::ranges::find(m_rows, key, &Row::key);
        return found == m_rows.end() ? nullptr : &*found;
    }

    void show(std::vector<Row> wanted)
    {
        for (int i = size() - 1; i >= 0; --i)
            if (std::ranges::find(wanted, at(i).key(), &Row::key) == wanted.end())
                removeAt(i);
        for (int i = 0; i < static_cast<int>(wanted.size()); ++i)
            put(i, wanted[static_cast<std::size_t>(i)]);
        while (size() > static_cast<int>(wanted.size())) // keys that stand twice
            removeAt(size() - 1);
    }

protected:
    explicit Rows(RowsModel *model) : m_model(*model) {}
    ~Rows() = default;

private:
    Row &at(int i) { return m_rows[static_cast<std::size_t>(i)]; }

    void put(int i, const Row &row)
    {
        int from = i;
        while (from < size() && !(at(from).key() == row.key()))
            ++from;
        if (from == size()) {
            m_model.beginInsertRows({}, i, i);
            m_rows.insert(m_rows.begin() + i, row);
            m_model.endInsertRows();
            return;
        }
        if (from != i) {
            m_model.beginMoveRows({}, from, from, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + from, m_rows.begin() + from + 1);
            m_model.endMoveRows();
        }
        if (!(at(i) == row)) {
            at(i) = row;
            emit m_model.dataChanged(m_model.index(i), m_model.index(i));
        }
    }
    void removeAt(int i)
    {
        m_model.beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        m_model.endRemoveRows();
    }

    RowsModel &m_model;
    std::vector<Row> m_rows;
};

} // namespace engawa
