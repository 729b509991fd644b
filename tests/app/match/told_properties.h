#pragma once

#include <map>

#include <QMetaProperty>
#include <QObject>

namespace engawa {

// Listens to an object: which of its properties told that they are others, and whether they were.
class ToldProperties : public QObject
{
    Q_OBJECT

public:
    explicit ToldProperties(QObject &object) : m_object(object)
    {
        const QMetaObject &meta = *object.metaObject();
        const QMetaMethod heard = metaObject()->method(metaObject()->indexOfSlot("hear()"));
        for (int i = meta.propertyOffset(); i < meta.propertyCount(); ++i)
            if (const QMetaProperty property = meta.property(i); property.hasNotifySignal()) {
                m_values[property.name()] = property.read(&object);
                connect(&object, property.notifySignal(), this, heard);
            }
    }

    QStringList properties() const // that can change
    {
        QStringList names;
        for (const auto &[name, value] : m_values)
            names.append(name);
        return names;
    }
    QStringList taken() { return std::exchange(m_told, {}); }  // that told something, by their notify signals
    int inVain() const { return m_inVain; }                    // how often nothing was another

    // Those that are others than they said.
    QStringList silent() const
    {
        QStringList names;
        for (const auto &[name, value] : m_values)
            if (m_object.property(name.constData()) != value)
                names.append(name);
        return names;
    }

private slots:
    void hear()
    {
        const QMetaObject &meta = *m_object.metaObject();
        bool any = false;
        for (auto &[name, value] : m_values) {
            const QMetaProperty property = meta.property(meta.indexOfProperty(name.constData()));
            if (property.notifySignalIndex() != senderSignalIndex())
                continue;
            const QVariant now = property.read(&m_object);
            any = any || now != value;
            if (now != value)
                m_told.append(name);
            value = now;
        }
        m_inVain += !any;
    }

private:
    QObject &m_object;
    std::map<QByteArray, QVariant> m_values;
    QStringList m_told;
    int m_inVain = 0;
};

} // namespace engawa
