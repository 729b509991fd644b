#pragma once

#include <QFrame>
#include <QPointer>

class QLabel;
class QLineEdit;
class QListView;

namespace engawa {

class ActionList;
class PaletteModel;

// Every command by its name: type some of its letters, Enter gives it. Lies over the top of its window.
class CommandPalette : public QFrame
{
    Q_OBJECT

public:
    CommandPalette(const ActionList &actions, QWidget *window);

    void open();
    void place(); // again after the window changed its size

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void filter();
    void announce();
    void run();
    void leave();
    void retranslate();

    PaletteModel *m_model;
    QLineEdit *m_field;
    QListView *m_list;
    QLabel *m_count;
    QPointer<QWidget> m_focusBefore;
};

} // namespace engawa
