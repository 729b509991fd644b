#pragma once

#include "app/shell/action_list.h"
#include "app/shell/settings_page.h"

class QKeySequenceEdit;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace engawa {

// Every command with its keys. Keys that another command has are not taken from it without asking.
class ShortcutsPage : public SettingsPage
{
    Q_OBJECT

public:
    explicit ShortcutsPage(ActionList &actions, QWidget *parent = nullptr);

    QString title() const override { return tr("Shortcuts"); }

protected:
    void retranslate() override;

private:
    void fill();
    void filter();
    void writeRow(QTreeWidgetItem *row);
    QAction *current() const;
    void showCurrent();
    void tryKeys();
    void takeOver();

    ActionList &m_actions;
    QLineEdit *m_search;
    QTreeWidget *m_table;
    QLabel *m_editLabel;
    QKeySequenceEdit *m_edit;
    QPushButton *m_clear;
    QPushButton *m_reset;
    QPushButton *m_resetAll;
    QLabel *m_conflict;
    QPushButton *m_takeOver;
};

} // namespace engawa
