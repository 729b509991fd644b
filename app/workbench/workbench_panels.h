#pragma once

#include <map>

#include <QObject>

#include "app/shell/lazy_panel.h"
#include "app/shell/main_window.h"
#include "app/workbench/workbench.h"
#include "editor/changes/settled_clashes.h"
#include "editor/inspector/inspector_panel.h"

namespace engawa {

class ComponentsPanel;
class ProblemsPanel;

// The editor's panels around the table. Each is made when it is first seen.
class WorkbenchPanels : public QObject
{
    Q_OBJECT

public:
    WorkbenchPanels(Workbench &workbench, MainWindow &window, PaintFace paint,
                    const QString &settingsFile = {}); // empty: the user's own

    ComponentsPanel &components(); // in front
    bool haveFocus() const;        // the keyboard is in one of them

private:
    void add(const QString &id, const CommandSpec::Text &title, Side side, LazyPanel::Make make);
    void showPlace(const QString &file, const QString &id, const QString &field);
    QString panelFor(const QString &file) const;
    Problems moreProblems() const; // beside those of the data
    void countProblems();

    Workbench &m_workbench;
    MainWindow &m_window;
    PaintFace m_paint;
    SettledClashes m_settled;
    std::map<QString, LazyPanel *> m_panels;
};

} // namespace engawa
