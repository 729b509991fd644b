#pragma once

#include <algorithm>
#include <iterator>
#include <unordered_set>
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

    // All that a row can tell.
    virtual QList<int> tellingRoles() const { return roleNames().keys(); }

private:
    template <class Row>
    friend class Rows;

    const RowSource &m_rows;
};

// The rows of a model that also derives from RowsModel. `show` turns the rows that are there into the wanted ones by the
// fewest steps: a row keeps its delegate as long as its key stays, and what changes in it is told by its roles. Row has
// key(), operator== and value(int role).
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
        std::unordered_set<std::decay_t<decltype(wanted.front().key())>> keys;
        for (const Row &row : wanted)
            keys.insert(row.key());
        for (int i = size() - 1; i >= 0; --i)
            if (!keys.contains(at(i).key()))
                removeFrom(i, i + 1);
        for (int i = 0; i < static_cast<int>(wanted.size()); ++i)
            put(i, std::move(wanted[static_cast<std::size_t>(i)]));
        removeFrom(static_cast<int>(wanted.size()), size()); // keys that stand twice
    }

    // The rows from `first` on are others now; for rows whose key is their place.
    void showFrom(int first, std::vector<Row> tail)
    {
        const int both = std::min(size() - first, static_cast<int>(tail.size()));
        for (int i = 0; i < both; ++i)
            replace(first + i, std::move(tail[static_cast<std::size_t>(i)]));
        removeFrom(first + static_cast<int>(tail.size()), size());
        if (static_cast<int>(tail.size()) == both)
            return;
        m_model.beginInsertRows({}, size(), first + static_cast<int>(tail.size()) - 1);
        m_rows.insert(m_rows.end(), std::make_move_iterator(tail.begin() + both), std::make_move_iterator(tail.end()));
        m_model.endInsertRows();
    }

    // Lets `edit` change each row before `end`.
    void alterUpTo(int end, const auto &edit)
    {
        for (int i = 0; i < end; ++i) {
            Row row = at(i);
            edit(row);
            replace(i, std::move(row));
        }
    }

protected:
    explicit Rows(RowsModel *model) : m_model(*model) {}
    ~Rows() = default;

private:
    Row &at(int i) { return m_rows[static_cast<std::size_t>(i)]; }

    void put(int i, Row row)
    {
        int from = i;
        while (from < size() && !(at(from).key() == row.key()))
            ++from;
        if (from == size()) {
            m_model.beginInsertRows({}, i, i);
            m_rows.insert(m_rows.begin() + i, std::move(row));
            m_model.endInsertRows();
            return;
        }
        if (from != i) {
            m_model.beginMoveRows({}, from, from, {}, i);
            std::rotate(m_rows.begin() + i, m_rows.begin() + from, m_rows.begin() + from + 1);
            m_model.endMoveRows();
        }
        replace(i, std::move(row));
    }

    void replace(int i, Row row)
    {
        if (at(i) == row)
            return;
        std::swap(at(i), row);
        QList<int> roles;
        for (const int role : m_model.tellingRoles())
            if (at(i).value(role) != row.value(role))
                roles.append(role);
        if (roles.contains(Qt::UserRole))
            roles.append(Qt::DisplayRole);
        if (!roles.isEmpty())
            emit m_model.dataChanged(m_model.index(i), m_model.index(i), roles);
    }

    void removeFrom(int first, int end)
    {
        if (first >= end)
            return;
        m_model.beginRemoveRows({}, first, end - 1);
        m_rows.erase(m_rows.begin() + first, m_rows.begin() + end);
        m_model.endRemoveRows();
    }

    RowsModel &m_model;
    std::vector<Row> m_rows;
};

} // namespace engawa
