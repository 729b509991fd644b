#pragma once

#include <QPointer>
#include <QQuickItem>
#include <QtQml/qqmlregistration.h>

namespace engawa {

// What the program and the pages in the middle of its window (qml/Shell/Main.qml) ask of each other.
class Pages : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by the program")
    Q_PROPERTY(QQuickItem *table READ table WRITE setTable NOTIFY tableChanged)

public:
    using QObject::QObject;

    QQuickItem *table() const { return m_table; } // without what lies over it; nothing while there are no pages
    void setTable(QQuickItem *table);

    void showHome() { emit homeRequested(); }
    void showTable() { emit tableRequested(); }
    void showMoves() { emit movesRequested(); } // by name, over the table
    void showSeats() { emit seatsRequested(); } // who plays which, over the table
    void showRules() { emit rulesRequested(); } // at the rule of the last refusal
    void say(const QString &sentence) { emit said(sentence); } // to the person, over the page

signals:
    void tableChanged();

    // The pages answer these.
    void homeRequested();
    void tableRequested();
    void movesRequested();
    void seatsRequested();
    void rulesRequested();
    void said(const QString &sentence);

    // The program answers these.
    void fileRequested();
    void workspaceRequested(const QString &name);

private:
    QPointer<QQuickItem> m_table;
};

} // namespace engawa
