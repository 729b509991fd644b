#pragma once

#include <QDialog>

#include "app/languages/languages.h"
#include "app/shell/action_list.h"

class QDialogButtonBox;
class QListWidget;
class QStackedWidget;

namespace engawa {

class SettingsPage;

// Pages on the left, the chosen one on the right. What is changed holds at once, so there is nothing to confirm.
class SettingsDialog : public QDialog
{
    Q_OBJECT

public:
    SettingsDialog(Settings &settings, const Languages &languages, ActionList &actions, QWidget *parent = nullptr);

    void showPage(int page);

protected:
    void changeEvent(QEvent *event) override;

private:
    void add(SettingsPage *page);
    void retranslate();
    void fit();

    QListWidget *m_names;
    QStackedWidget *m_pages;
    QDialogButtonBox *m_buttons;
    QList<SettingsPage *> m_all;
};

} // namespace engawa
