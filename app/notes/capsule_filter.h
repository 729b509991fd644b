#pragma once

#include <optional>
#include <vector>

#include <QSortFilterProxyModel>

#include "app/notes/capsule_model.h"

namespace engawa {

// How a component was rated by the notes that are shown.
struct ComponentRating
{
    QString component; // table and id; empty: the match as a whole
    QString name;
    int ratings = 0;
    double average = 0;

    bool operator==(const ComponentRating &) const = default;
};

// The notes of capsules in the wanted order, of one component or version if asked. Files that can't be read come last in
// every order, and are hidden only while something else is asked for.
class CapsuleFilter : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CapsuleFilter(CapsuleModel &model, QObject *parent = nullptr);

    void setText(const QString &text);
    void setComponent(const std::optional<QString> &component);
    void setVersion(const std::optional<QString> &version);

    std::vector<ComponentRating> ratings() const; // of what is shown, the lowest first

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    CapsuleModel &m_model;
    QString m_text;
    std::optional<QString> m_component;
    std::optional<QString> m_version;
};

} // namespace engawa
