#include "app/shell/main_window.h"

#include <algorithm>

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QKeyEvent>
#include <QMenuBar>
#include <QMessageBox>
#include <QScreen>
#include <QToolBar>

#include "app/shell/command_palette.h"
#include "app/shell/commands.h"
#include "app/shell/menus.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/status_line.h"
#include "app/shell/window_place.h"

namespace engawa {

namespace kddw = KDDockWidgets;

namespace {

constexpr int textStep = 10; // per cent
constexpr QMargins frame(8, 32, 8, 8); // room for what the window manager draws around a window

QLatin1StringView commandOf(Workspace workspace)
{
    switch (workspace) {
    case Workspace::Play:
        return command::playWorkspace;
    case Workspace::Test:
        return command::testWorkspace;
    case Workspace::Design:
        return command::designWorkspace;
    }
    Q_UNREACHABLE_RETURN({});
}

} // namespace

MainWindow::MainWindow(Settings &settings, const Languages &languages, ActionList &actions, QWidget *table,
                       QString layoutFile)
    : kddw::QtWidgets::MainWindow(QStringLiteral("main"), {kddw::MainWindowOption_HasCentralWidget,
                                                           kddw::MainWindowOption_CentralWidgetGetsAllExtraSpace}),
      m_settings(settings), m_languages(languages), m_actions(actions), m_table(table), m_panels(*this, actions),
      m_statusLine(new StatusLine(this)), m_layoutFile(std::move(layoutFile))
{
    setWindowTitle(QStringLiteral("Engawa"));
    setMinimumSize(QSize(640, 480));
    qApp->installEventFilter(this);
    setCenterWidgetMargins({});
    setPersistentCentralWidget(table);
    fillMenus(menuBar(), actions);
    m_toolBar = makeToolBar(this, actions);
    setStatusBar(m_statusLine);
    for (QAction *action : actions.all())
        addAction(action); // its keys hold while no menu bar is seen
    connect(&actions, &ActionList::added, this, [this](QAction *action) { addAction(action); });
    connectCommands();
    retranslate();
}

MainWindow::~MainWindow() = default;

QAction *MainWindow::addPanel(const QString &id, const CommandSpec::Text &title, QWidget *widget, Side side,
                              const QKeySequence &keys)
{
    return m_panels.add(id, title, widget, side, keys);
}

void MainWindow::connectCommands()
{
    const auto on = [this](QAnyStringView id, auto &&doIt) {
        connect(m_actions.at(id), &QAction::triggered, this, doIt);
    };
    auto *group = new QActionGroup(this);
    for (const Workspace workspace : workspaces) {
        group->addAction(m_actions.at(commandOf(workspace)));
        on(commandOf(workspace), [this, workspace] { setWorkspace(workspace); });
    }
    on(command::resetLayout, [this] { resetLayout(); });
    on(command::toolBar, [this](bool show) { m_toolBar->setVisible(show); });
    on(command::fullScreen, [this](bool full) { setFullScreen(full); });
    on(command::larger, [this] { m_settings.setTextScale(m_settings.textScale() + textStep); });
    on(command::smaller, [this] { m_settings.setTextScale(m_settings.textScale() - textStep); });
    on(command::normalSize, [this] { m_settings.setTextScale(100); });
    on(command::darkTheme,
       [this](bool dark) { m_settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light); });
    on(command::palette, [this] { showPalette(); });
    on(command::settings, [this] { showSettings(); });
    on(command::about, [this] { showAbout(); });
    on(command::aboutQt, [this] { QMessageBox::aboutQt(this); });
    on(command::quit, [this] { close(); });

    const auto showSettingsState = [this] {
        m_actions.at(command::darkTheme)->setChecked(m_settings.dark());
        m_actions.at(command::larger)->setEnabled(m_settings.textScale() < Settings::maxTextScale);
        m_actions.at(command::smaller)->setEnabled(m_settings.textScale() > Settings::minTextScale);
        m_statusLine->setSettingsProblem(m_settings.saveProblem());
        const int icon = qRound(18 * m_settings.textScale() / 100.0);
        m_toolBar->setIconSize({icon, icon});
    };
    connect(&m_settings, &Settings::darkChanged, this, showSettingsState);
    connect(&m_settings, &Settings::textScaleChanged, this, showSettingsState);
    connect(&m_settings, &Settings::saveProblemChanged, this, showSettingsState);
    showSettingsState();
}

void MainWindow::open(const QSize &size)
{
    if (!m_layoutFile.isEmpty())
        m_saved = readLayout(m_layoutFile);
    placeOnScreen(size);
    m_growing = m_saved.maximised && size.isEmpty();
    // First the window, then its panels: in a window that was never shown nothing has its size yet, and a saved layout
    // would seem to leave no room for the table.
    if (m_growing)
        showMaximized();
    else
        show();
    arrange(workspaceFrom(m_saved.workspace));
    m_open = true;
    m_table->setFocus();
}

void MainWindow::placeOnScreen(const QSize &size)
{
    QList<QRect> screens;
    for (const QScreen *one : QGuiApplication::screens())
        screens.append(one->availableGeometry());
    const auto holds = [this](const QRect &one) { return one.contains(m_saved.place); };
    if (std::ranges::none_of(screens, holds)) // it is moved: with its frame, so that the title can be reached
        for (QRect &one : screens)
            one = one.marginsRemoved(frame);
    const QRect first = firstPlace(QGuiApplication::primaryScreen()->availableGeometry());
    QRect place = usablePlace(m_saved.place, screens).value_or(first);
    if (!size.isEmpty()) {
        place.setSize(size);
        if (!screen()->availableGeometry().contains(place))
            place.moveTopLeft(screen()->availableGeometry().marginsRemoved(frame).topLeft());
    }
    setGeometry(place);
}

void MainWindow::setWorkspace(Workspace workspace)
{
    if (m_open)
        rememberWorkspace();
    arrange(workspace);
    if (m_open)
        saveLayout();
}

void MainWindow::resetLayout()
{
    m_saved.workspaces.remove(wordOf(m_workspace));
    arrange(m_workspace);
    saveLayout();
}

// As it was left; as designed if that can't be had or would hide the table.
void MainWindow::arrange(Workspace workspace)
{
    m_workspace = workspace;
    m_actions.at(commandOf(workspace))->setChecked(true);
    const PanelOrder designed = panelOrderOf(workspace);
    m_panels.setRightLines(designed.rightLines);
    if (const auto saved = m_saved.workspaces.constFind(wordOf(workspace)); saved != m_saved.workspaces.constEnd()) {
        showToolBar(saved->toolBar);
        if (m_panels.restore(*saved) && tableIsSeen())
            return;
    }
    showToolBar(designed.toolBar);
    m_panels.arrange(designed);
}

// Before the panels are arranged: it takes its room from them.
void MainWindow::showToolBar(bool show)
{
    m_actions.at(command::toolBar)->setChecked(show);
    m_toolBar->setVisible(show && !isFullScreen());
    layout()->activate();
}

bool MainWindow::tableIsSeen() const
{
    return m_table->isVisibleTo(this) && isAncestorOf(m_table) && m_table->width() >= 200 && m_table->height() >= 150;
}

void MainWindow::rememberWorkspace()
{
    SavedDocks docks = m_panels.save();
    docks.toolBar = m_actions.at(command::toolBar)->isChecked();
    m_saved.workspaces.insert(wordOf(m_workspace), docks);
}

void MainWindow::saveLayout()
{
    m_saved.workspace = wordOf(m_workspace);
    const bool filled = isMaximized() || isFullScreen();
    // Without its frame, which is nobody's but the window manager's: with it the window would climb at every start.
    m_saved.place = filled && normalGeometry().isValid() ? normalGeometry() : QWidget::geometry();
    m_saved.maximised = isMaximized();
    if (!m_layoutFile.isEmpty())
        writeLayout(m_layoutFile, m_saved);
}

void MainWindow::setFullScreen(bool full)
{
    setWindowState(full ? windowState() | Qt::WindowFullScreen : windowState() & ~Qt::WindowFullScreen);
    menuBar()->setVisible(!full);
    m_statusLine->setVisible(!full);
    m_toolBar->setVisible(!full && m_actions.at(command::toolBar)->isChecked());
}

void MainWindow::showPalette()
{
    if (!m_palette)
        m_palette = new CommandPalette(m_actions, this);
    m_palette->open();
}

void MainWindow::showSettings()
{
    if (!m_settingsDialog)
        m_settingsDialog = new SettingsDialog(m_settings, m_languages, m_actions, this);
    m_settingsDialog->show();
    m_settingsDialog->raise();
    m_settingsDialog->activateWindow();
}

void MainWindow::showAbout()
{
    QMessageBox::about(this, tr("About Engawa"),
                       tr("<h3>Engawa %1</h3><p>A table for complete board games, with their rules on the workbench "
                          "beside it.</p><p>Free software under the GNU General Public License, version 3.</p>")
                           .arg(QCoreApplication::applicationVersion()));
}

void MainWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::WindowStateChange)
        m_actions.at(command::fullScreen)->setChecked(isFullScreen());
    kddw::QtWidgets::MainWindow::changeEvent(event);
}

// A letter alone is a command at the table; in a panel it is something that is typed.
bool MainWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const QWidget *focus = QApplication::focusWidget();
        const bool letter = !key->text().isEmpty() && key->text().front().isPrint()
                            && !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (letter && focus && focus != m_table && !m_table->isAncestorOf(focus)) {
            event->accept();
            return true;
        }
    }
    return kddw::QtWidgets::MainWindow::eventFilter(watched, event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_mayClose && !m_mayClose())
        return event->ignore();
    rememberWorkspace();
    saveLayout();
    kddw::QtWidgets::MainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    kddw::QtWidgets::MainWindow::resizeEvent(event);
    if (m_open && m_growing && isMaximized()) { // the panels were saved in a window of this size
        m_growing = false;
        QMetaObject::invokeMethod(this, [this] { arrange(m_workspace); }, Qt::QueuedConnection);
    }
    if (m_palette && m_palette->isVisible())
        m_palette->place();
}

void MainWindow::retranslate()
{
    m_toolBar->setWindowTitle(tr("Toolbar"));
    m_actions.retranslate();
    m_panels.retranslate();
    retitleMenus(menuBar());
}

} // namespace engawa
