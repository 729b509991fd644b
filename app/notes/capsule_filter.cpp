#include "app/notes/capsule_filter.h"

#include <algorithm>
#include <map>

namespace engawa {

CapsuleFilter::CapsuleFilter(CapsuleModel &model, QObject *parent) : QSortFilterProxyModel(parent), m_model(model)
{
    setSortRole(CapsuleModel::SortRole);
    setSortLocaleAware(true);
    setSortCaseSensitivity(Qt::CaseInsensitive);
    setSourceModel(&model);
}

void CapsuleFilter::setText(const QString &text)
{
    m_text = text;
    invalidate();
}

void CapsuleFilter::setComponent(const std::optional<QString> &component)
{
    m_component = component;
    invalidate();
}

void CapsuleFilter::setVersion(const std::optional<QString> &version)
{
    m_version = version;
    invalidate();
}

bool CapsuleFilter::filterAcceptsRow(int row, const QModelIndex &) const
{
    const CapsuleRow &note = m_model.rows()[static_cast<std::size_t>(row)];
    if ((m_component && (note.component != *m_component || note.unreadable))
        || (m_version && note.version != *m_version))
        return false;
    const auto has = [this](const QString &text) { return text.contains(m_text, Qt::CaseInsensitive); };
    return m_text.isEmpty() || has(note.text) || has(note.componentName) || has(note.by) || has(note.file)
           || has(note.version);
}

bool CapsuleFilter::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    const bool lostLeft = left.data(CapsuleModel::UnreadableRole).toBool();
    if (lostLeft != right.data(CapsuleModel::UnreadableRole).toBool())
        return lostLeft == (sortOrder() == Qt::DescendingOrder);
    return QSortFilterProxyModel::lessThan(left, right);
}

std::vector<ComponentRating> CapsuleFilter::ratings() const
{
    std::map<QString, ComponentRating> sums;
    for (int row = 0; row < rowCount(); ++row) {
        const CapsuleRow &note = m_model.rows()[static_cast<std::size_t>(mapToSource(index(row, 0)).row())];
        if (note.rating == 0)
            continue;
        ComponentRating &sum = sums[note.component];
        sum.component = note.component;
        sum.name = note.componentName;
        sum.ratings += 1;
        sum.average += note.rating;
    }
    std::vector<ComponentRating> ratings;
    for (auto &[component, sum] : sums) {
        sum.average /= sum.ratings;
        ratings.push_back(std::move(sum));
    }
    std::ranges::stable_sort(ratings, {}, &ComponentRating::average);
    return ratings;
}

} // namespace engawa
