#pragma once

#include <QObject>
#include <QStringList>

namespace engawa {

// What the designer has in hand: entries of one file, and a field of them. Panels and table share it.
class Selection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    QString file() const { return m_file; }   // "leaf_cards.json"; empty: nothing
    QStringList ids() const { return m_ids; }
    QString current() const { return m_ids.value(0); }
    QString field() const { return m_field; } // "/value"; empty: the whole entry

    void select(const QString &file, const QStringList &ids, const QString &field = {});
    void clear() { select({}, {}); }
    // Selects a place and asks the panel that shows it to come to the front, with its cursor there.
    void goTo(const QString &file, const QString &pointer);

signals:
    void changed();
    void wanted(const QString &file, const QString &id, const QString &field);

private:
    QString m_file;
    QStringList m_ids;
    QString m_field;
};

} // namespace engawa
