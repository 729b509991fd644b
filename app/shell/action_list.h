#pragma once

#include <QAction>
#include <QKeySequence>
#include <QObject>
#include <functional>
#include <vector>

#include "app/settings/settings.h"

namespace engawa {

// What a command is, before it is an action. Texts are asked for again in every language.
struct CommandSpec
{
    enum class Category { Game, Edit, Design, View, Window, Help };
    using Text = std::function<QString()>;

    QString id; // stable: shortcuts are saved under it
    Category category;
    Text text;
    QKeySequence keys = {};
    QKeySequence moreKeys = {}; // for another habit, as long as nothing else has them
    QString icon = {}; // of resources :/engawa/icons
    bool checkable = false;
    Text textWith = {}; // with %1 for what it acts on: “Undo: %1”
    Text tip = {};
    Text shortText = {}; // on a button beside its like
};

// Every command of the program, once: menus, toolbar, palette and shortcut page read this list.
class ActionList : public QObject
{
    Q_OBJECT

public:
    using Category = CommandSpec::Category;

    explicit ActionList(Settings &settings, QObject *parent = nullptr);

    QAction *add(CommandSpec spec);

    QAction *at(QAnyStringView id) const; // one that is there
    QAction *find(QAnyStringView id) const; // or nothing
    QList<QAction *> all() const;

    Category category(const QAction *action) const;
    static QString name(Category category);
    QString id(const QAction *action) const;
    static QString plainText(const QAction *action); // without the mark for its menu key
    QString commandName(const QAction *action) const; // the same, whatever it acts on now

    // What the command acts on now (the move that undo takes back), "" for nothing special.
    void setSubject(QAnyStringView id, const QString &subject);

    QKeySequence shippedKeys(const QAction *action) const;
    // The other command that has these keys, or whose keys begin or go on with them.
    QAction *otherWith(const QKeySequence &keys, const QAction *action) const;
    void setKeys(QAction *action, const QKeySequence &keys); // saved
    void resetKeys(QAction *action);
    void resetAllKeys();

    void retranslate();

signals:
    void added(QAction *action);
    void keysChanged();

private:
    struct Row
    {
        CommandSpec spec;
        QString subject;
        QAction *action;
    };

    const Row &row(const QAction *action) const;
    void translate(const Row &row);
    static void describe(const Row &row);
    void readKeys();

    Settings &m_settings;
    std::vector<Row> m_rows;
};

} // namespace engawa
