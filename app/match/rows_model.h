#pragma once

#include <algorithm>
#include <vector>

#include <QAbstractListModel>

namespace engawa {

// A list model over plain rows. `show` turns the rows that are there into the wanted ones by the fewest steps: a row keeps
// its delegate as long as its key stays. Row has key(), operator== and value(int role).
template <class Row>
class RowsModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
    }
    QVariant data(const QModelIndex &index, int role) const override
    {
        if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
            return {};
        return m_rows[static_cast<std::size_t>(index.row())].value(role == Qt::DisplayRole ? Qt::UserRole : role);
    }

    const std::vector<Row> &rows() const { return m_rows; }
    const Row *find(const auto &key) const
    {
        const auto found = std::ranges::find(m_rows, key, &Row::key);
        return found == m_rows.end() ? nullptr : &*found;
    }

    void show(std::vector<Row> wanted)
    {
        for (int i = rowCount() - 1; i >= 0; --i)
            if (std::ranges::find(wanted, at(i).key(), &Row::key) == wanted.end())
                removeAt(i);
        for (int i = 0; i < static_cast<int>(wanted.size()); ++i)
            put(i, wanted[static_cast<std::size_t>(i)]);
        while (rowCount() > static_cast<int>(wanted.size())) // keys that stand twice
            removeAt(rowCount() - 1);
    }

private:
    Row &at(int i) { return m_rows[static_cast<std::size_t>(i)]; }

    void put(int i, const Row &row)
    {
        int from = i;
        while (from < rowCount() && !(at(from).key() == row.key()))
            ++from;
        if (from == rowCount()) {
            beginInsertRows({}, i, i);
            m_rows.insert(m_rows.begin() + i, row);
            endInsertRows();
            return;
        }
        if (from != i) {
            beginMoveRows({}, from, from, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + from, m_rows.begin() + from + 1);
            endMoveRows();
        }
        if (!(at(i) == row)) {
            at(i) = row;
            emit dataChanged(index(i), index(i));
        }
    }
    void removeAt(int i)
    {
        beginRemoveRows({}, i, i);
        m_rows.erase(m_rows.begin() + i);
        endRemoveRows();
    }

    std::vector<Row> m_rows;
};

} // namespace engawa
