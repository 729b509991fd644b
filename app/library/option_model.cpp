#include "app/library/option_model.h"

#include <algorithm>

namespace engawa {

void OptionModel::show(QList<Option> options)
{
    if (!std::ranges::equal(options, m_options, {}, &Option::id, &Option::id)) {
        const bool otherCount = options.size() != m_options.size();
        beginResetModel();
        m_options = std::move(options);
        endResetModel();
        if (otherCount)
            emit countChanged();
        return;
    }
    for (int row = 0; row < count(); ++row) {
        if (m_options[row] == options[row])
            continue;
        m_options[row] = std::move(options[row]);
        emit dataChanged(index(row), index(row));
    }
}

int OptionModel::rowOf(const QString &id) const
{
    const auto found = std::ranges::find(m_options, id, &Option::id);
    return found == m_options.end() ? -1 : static_cast<int>(found - m_options.begin());
}

int OptionModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : count();
}

QVariant OptionModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Option &option = m_options[index.row()];
    switch (role) {
    case IdRole:
        return option.id;
    case Qt::DisplayRole:
    case NameRole:
        return option.name;
    case AboutRole:
        return option.about;
    case DetailRole:
        return option.detail;
    case CheckedRole:
        return option.checked;
    case GroupRole:
        return option.group;
    default:
        return {};
    }
}

QHash<int, QByteArray> OptionModel::roleNames() const
{
    return {{IdRole, "optionId"},   {NameRole, "name"},       {AboutRole, "about"},
            {DetailRole, "detail"}, {CheckedRole, "checked"}, {GroupRole, "group"}};
}

} // namespace engawa
