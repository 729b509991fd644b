#pragma once

#include <QKeySequence>
#include <QObject>
#include <QPointer>
#include <kddockwidgets/qtwidgets/views/DockWidget.h>
#include <kddockwidgets/qtwidgets/views/MainWindow.h>
#include <map>

#include "app/shell/action_list.h"
#include "app/shell/layout_file.h"
#include "app/shell/workspaces.h"

namespace engawa {

enum class Side { Left, Right, Bottom };

// The panels around the table. Each has a stable name and a command that shows and hides it.
class Panels : public QObject
{
    Q_OBJECT

public:
    Panels(KDDockWidgets::QtWidgets::MainWindow &window, ActionList &actions);
    ~Panels() override; // a closed panel belongs to no window

    // The panel takes the widget; it starts closed and opens on its side unless a layout says otherwise.
    QAction *add(const QString &id, const CommandSpec::Text &title, QWidget *widget, Side side,
                 const QKeySequence &keys = {});
    QStringList ids() const;

    bool isOpen(const QString &id) const;
    void open(const QString &id); // and in front of its neighbours
    void close(const QString &id);
    void setCount(const QString &id, int count); // in the title; 0: none
    void closeAll();
    void floatAt(const QString &id, const QRect &place);
    QRect placeOf(const QString &id) const; // on the screen

    void arrange(const PanelOrder &arrangement);
    void setRightLines(int lines) { m_rightLines = lines; } // as PanelOrder says; for what is opened next

    SavedDocks save() const;
    // False if the library refuses it; the panels are then in no order worth keeping.
    bool restore(const SavedDocks &saved);

    void retranslate();

private:
    struct Panel
    {
        CommandSpec::Text title;
        QPointer<KDDockWidgets::QtWidgets::DockWidget> dock;
        QAction *action;
        Side side;
        int count = 0; // of what it has to tell
    };

    static QString titleOf(const Panel &panel);

    void dock(const Panel &panel);
    QSize sizeAt(Side side) const;
    void bringBackStrays();

    KDDockWidgets::QtWidgets::MainWindow &m_window;
    ActionList &m_actions;
    std::map<QString, Panel> m_panels;
    int m_rightLines = PanelOrder().rightLines;
};

} // namespace engawa
