#include "app/shell/palette_model.h"

#include <algorithm>

#include "app/shell/fuzzy_match.h"

namespace engawa {

PaletteModel::PaletteModel(const ActionList &actions, QString except, QObject *parent)
    : QAbstractListModel(parent), m_actions(actions), m_except(std::move(except))
{
}

void PaletteModel::show(const QString &pattern)
{
    beginResetModel();
    m_hits.clear();
    for (QAction *action : m_actions.all()) {
        if (!action->isEnabled() || !action->isVisible() || m_actions.id(action) == m_except)
            continue;
        Hit hit{action, ActionList::plainText(action), ActionList::name(m_actions.category(action)), {}, 0};
        if (const auto match = fuzzyMatch(pattern, hit.text)) {
            hit.places = match->places;
            hit.score = 2 * match->score - static_cast<int>(hit.text.size()) / 8;
        } else if (const auto wider = fuzzyMatch(pattern, hit.category + u' ' + hit.text)) {
            hit.score = wider->score;
        } else {
            continue;
        }
        m_hits.append(hit);
    }
    if (!pattern.trimmed().isEmpty())
        std::ranges::stable_sort(m_hits, std::greater(), &Hit::score);
    endResetModel();
}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Hit &hit = m_hits[index.row()];
    const QString keys = hit.action ? hit.action->shortcut().toString(QKeySequence::NativeText) : QString();
    switch (role) {
    case Qt::DisplayRole:
        return hit.text;
    case Qt::AccessibleTextRole:
        return keys.isEmpty() ? tr("%1, %2", "command, its menu").arg(hit.text, hit.category)
                              : tr("%1, %2, %3", "command, its menu, its keys").arg(hit.text, hit.category, keys);
    case CategoryRole:
        return hit.category;
    case KeysRole:
        return keys;
    case PlacesRole:
        return QVariant::fromValue(hit.places);
    default:
        return {};
    }
}

} // namespace engawa
