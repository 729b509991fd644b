#pragma once

#include <functional>

#include <kddockwidgets/qtwidgets/views/MainWindow.h>

#include "app/languages/languages.h"
#include "app/settings/settings.h"
#include "app/shell/action_list.h"
#include "app/shell/layout_file.h"
#include "app/shell/panels.h"
#include "app/shell/workspaces.h"

class QToolBar;

namespace engawa {

class CommandPalette;
class SettingsDialog;
class StatusLine;

// The window: the table in the middle, panels around it, menus, toolbar and status line.
class MainWindow : public KDDockWidgets::QtWidgets::MainWindow
{
    Q_OBJECT

public:
    // The list holds addCommands(). Without a layout file nothing is remembered.
    MainWindow(Settings &settings, const Languages &languages, ActionList &actions, QWidget *table,
               QString layoutFile = layoutFileName());
    ~MainWindow() override;

    QAction *addPanel(const QString &id, const CommandSpec::Text &title, QWidget *widget, Side side,
                      const QKeySequence &keys = {});
    Panels &panels() { return m_panels; }
    StatusLine &statusLine() { return *m_statusLine; }

    // Shows the window as it was left, or as new. Call it when all panels are there.
    void open(const QSize &size = {});

    Workspace workspace() const { return m_workspace; }
    void setWorkspace(Workspace workspace);
    void resetLayout();

    // Asked before the window closes; false keeps it open.
    void setMayClose(std::function<bool()> ask) { m_mayClose = std::move(ask); }

    void showPalette();
    void showSettings();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void changeEvent(QEvent *event) override;
    void closeEvent(QCloseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void connectCommands();
    void arrange(Workspace workspace);
    void showToolBar(bool show);
    void rememberWorkspace();
    void saveLayout();
    void placeOnScreen(const QSize &size);
    void setFullScreen(bool full);
    bool tableIsSeen() const;
    void showAbout();
    void retranslate();

    Settings &m_settings;
    const Languages &m_languages;
    ActionList &m_actions;
    QWidget *m_table;
    Panels m_panels;
    QToolBar *m_toolBar;
    StatusLine *m_statusLine;
    CommandPalette *m_palette = nullptr;
    SettingsDialog *m_settingsDialog = nullptr;
    QString m_layoutFile;
    SavedLayout m_saved;
    Workspace m_workspace = Workspace::Play;
    std::function<bool()> m_mayClose;
    bool m_open = false;
    bool m_growing = false; // from its normal size to the screen's, once, after it was opened
};

} // namespace engawa
