#include <QAbstractItemView>
#include <QComboBox>
#include <QMenuBar>
#include <QScreen>
#include <QToolBar>
#include <QtTest>

#include "app/shell/command_palette.h"
#include "app/shell/paper_look.h"
#include "app/shell/settings_dialog.h"
#include "app/shell/status_line.h"
#include "tests/app/shell/shell_parts.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class MainWindowTest : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;
    QString layoutFile() const { return m_folder->filePath(u"layout.json"_s); }
    void change(const std::function<void(SavedLayout &)> &edit) const
    {
        SavedLayout layout = readLayout(layoutFile());
        edit(layout);
        QVERIFY(writeLayout(layoutFile(), layout));
    }
    static bool usable(const ShellParts &parts)
    {
        return parts.window->isVisible() && parts.table->isVisible() && parts.table->width() >= 200
               && parts.table->height() >= 150
               && QGuiApplication::primaryScreen()->availableGeometry().contains(parts.window->geometry());
    }

private slots:
    void initTestCase() { initDocks(); }
    void init() { m_folder = std::make_unique<QTemporaryDir>(); }

    void theFirstStartShowsTheTableAlone();
    void everyCommandIsInAMenu();
    void quitIsTheLastOfItsMenu();
    void aListOfFewIsSeenWhole_data();
    void aListOfFewIsSeenWhole();
    void workspacesArrangeWhatIsThere();
    void theLayoutIsAsItWasLeft();
    void theWindowStaysWhereItIsFromStartToStart();
    void aMaximisedWindowIsSoAgainAndKnowsItsOtherPlace();
    void eachWorkspaceRemembersItself();
    void resetBringsTheDesignedLayoutBack();
    void aBrokenFileGivesTheFirstLayout_data();
    void aBrokenFileGivesTheFirstLayout();
    void aDamagedDockTextIsNotUsed();
    void aPlaceOffTheScreenIsNotUsed();
    void aPanelThatIsNewStaysClosed();
    void aPanelThatIsGoneDoesNotHarm();
    void aFloatingPanelOffTheScreenComesBack();
    void aLayoutThatCannotBeSavedIsLogged();
    void panelsOpenAndCloseByTheirCommand();
    void fullScreenHidesTheBars();
    void textSizeCommandsStopAtTheEnds();
    void theStatusLineNamesMatchAndTrouble();
    void languageChangeReachesMenusAndPanels();
    void paletteAndSettingsOpen();
};

void MainWindowTest::theFirstStartShowsTheTableAlone()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    QVERIFY(usable(parts));
    QCOMPARE(parts.window->workspace(), Workspace::Play);
    QVERIFY(!parts.window->panels().isOpen(u"log"_s));
    QVERIFY(parts.window->findChild<QToolBar *>()->isHidden());
}

void MainWindowTest::everyCommandIsInAMenu()
{
    ShellParts parts(m_folder->path());
    QSet<QAction *> inMenus;
    for (const QAction *entry : parts.window->menuBar()->actions())
        for (QAction *action : entry->menu()->actions())
            inMenus.insert(action);
    for (QAction *action : parts.actions.all())
        QVERIFY2(inMenus.contains(action), qPrintable(action->text()));
}

void MainWindowTest::quitIsTheLastOfItsMenu()
{
    ShellParts parts(m_folder->path());
    QAction *later = parts.actions.add(
        {.id = u"later"_s, .category = CommandSpec::Category::Game, .text = [] { return u"Later"_s; }});
    const QList<QAction *> menu = parts.window->menuBar()->actions().first()->menu()->actions();
    QCOMPARE(menu.last(), parts.actions.at(command::quit));
    QVERIFY(menu.contains(later));
    QVERIFY(menu.indexOf(later) < menu.indexOf(parts.actions.at(command::settings)));
    for (qsizetype i = 0; i + 1 < menu.size(); ++i)
        QVERIFY(!menu[i]->isSeparator() || !menu[i + 1]->isSeparator());
}

void MainWindowTest::aListOfFewIsSeenWhole_data()
{
    QTest::addColumn<int>("scale");
    QTest::addColumn<bool>("editable");
    for (const int scale : {100, 150, 200}) {
        QTest::addRow("%d", scale) << scale << false;
        QTest::addRow("%d, with a line to type in", scale) << scale << true;
    }
}

void MainWindowTest::aListOfFewIsSeenWhole()
{
    QFETCH(int, scale);
    QFETCH(bool, editable);
    ShellParts parts(m_folder->path());
    parts.settings.setTextScale(scale);
    const PaperLook look(parts.settings, parts.languages);
    for (const int words : {1, 2, 4, 8}) {
        QComboBox box;
        for (int i = 0; i < words; ++i)
            box.addItem(u"Word %1"_s.arg(i));
        box.setEditable(editable);
        box.show();
        QVERIFY(QTest::qWaitForWindowExposed(&box));
        box.showPopup();
        QTRY_VERIFY(box.view()->isVisible());
        const auto seen = [&box, words] {
            const QRect first = box.view()->visualRect(box.model()->index(0, 0));
            const QRect last = box.view()->visualRect(box.model()->index(words - 1, 0));
            return box.view()->viewport()->rect().contains(first.united(last));
        };
        QTRY_VERIFY2(seen(), qPrintable(QString::number(words)));
        box.hidePopup();
    }
    qApp->setStyleSheet({});
}

void MainWindowTest::workspacesArrangeWhatIsThere()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    parts.actions.at(command::testWorkspace)->trigger();
    QCOMPARE(parts.window->workspace(), Workspace::Test);
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    QVERIFY(parts.window->panels().isOpen(u"moves"_s));
    QVERIFY(!parts.window->panels().isOpen(u"notes"_s)); // named, not there
    QVERIFY(parts.window->findChild<QToolBar *>()->isVisible());
    QVERIFY(usable(parts));
    parts.actions.at(command::playWorkspace)->trigger();
    QVERIFY(!parts.window->panels().isOpen(u"log"_s));
    QVERIFY(usable(parts));
    parts.actions.at(command::designWorkspace)->trigger();
    QVERIFY(usable(parts));
}

void MainWindowTest::theLayoutIsAsItWasLeft()
{
    QRect place;
    {
        ShellParts parts(m_folder->path());
        parts.window->open();
        parts.window->setWorkspace(Workspace::Test);
        parts.window->panels().close(u"moves"_s);
        parts.window->resize(QSize(720, 520));
        parts.window->move(QPoint(20, 30));
        place = parts.window->geometry();
        parts.window->close();
    }
    ShellParts parts(m_folder->path());
    parts.window->open();
    QCOMPARE(parts.window->workspace(), Workspace::Test);
    QCOMPARE(parts.window->geometry(), place);
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    QVERIFY(!parts.window->panels().isOpen(u"moves"_s));
    QVERIFY(usable(parts));
}

void MainWindowTest::theWindowStaysWhereItIsFromStartToStart()
{
    const QRect place(40, 60, 700, 500);
    for (int start = 0; start < 3; ++start) {
        ShellParts parts(m_folder->path());
        parts.window->open();
        if (start == 0)
            parts.window->setGeometry(place);
        QCOMPARE(parts.window->geometry(), place);
        parts.window->close();
        QCOMPARE(readLayout(layoutFile()).place, place);
    }
}

void MainWindowTest::aMaximisedWindowIsSoAgainAndKnowsItsOtherPlace()
{
    const QRect place(40, 60, 700, 500);
    QRect log;
    {
        ShellParts parts(m_folder->path());
        parts.window->open();
        parts.window->setGeometry(place);
        parts.window->setWorkspace(Workspace::Test);
        parts.window->showMaximized();
        QTRY_VERIFY(parts.window->width() > place.width());
        log = parts.window->panels().placeOf(u"log"_s);
        parts.window->close();
    }
    ShellParts parts(m_folder->path());
    parts.window->open();
    QVERIFY(parts.window->isMaximized());
    QTRY_COMPARE(parts.window->panels().placeOf(u"log"_s), log);
    parts.window->close();
    QVERIFY(readLayout(layoutFile()).maximised);
    QCOMPARE(readLayout(layoutFile()).place, place);
}

void MainWindowTest::eachWorkspaceRemembersItself()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    parts.window->panels().open(u"log"_s);
    parts.window->setWorkspace(Workspace::Test);
    parts.window->panels().close(u"log"_s);
    parts.window->setWorkspace(Workspace::Play);
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    QVERIFY(!parts.window->panels().isOpen(u"moves"_s));
    parts.window->setWorkspace(Workspace::Test);
    QVERIFY(!parts.window->panels().isOpen(u"log"_s));
    QVERIFY(parts.window->panels().isOpen(u"moves"_s));
}

void MainWindowTest::resetBringsTheDesignedLayoutBack()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    parts.window->setWorkspace(Workspace::Test);
    parts.window->panels().close(u"log"_s);
    parts.actions.at(command::resetLayout)->trigger();
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    QVERIFY(usable(parts));
}

void MainWindowTest::aBrokenFileGivesTheFirstLayout_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("{\"version\": 1, \"work");
    QTest::newRow("no object") << QByteArray("[1, 2]");
    QTest::newRow("other version") << QByteArray("{\"version\": 99, \"workspace\": \"test\"}");
    QTest::newRow("wrong types") << QByteArray(
        "{\"version\": 1, \"workspace\": 7, \"window\": [], \"maximised\": \"x\", "
        "\"workspaces\": {\"play\": 3, \"test\": {\"docks\": {}}}}");
}

void MainWindowTest::aBrokenFileGivesTheFirstLayout()
{
    QFETCH(const QByteArray, text);
    QFile file(layoutFile());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    ShellParts parts(m_folder->path());
    parts.window->open();
    QVERIFY(usable(parts));
    QCOMPARE(parts.window->workspace(), Workspace::Play);
}

void MainWindowTest::aDamagedDockTextIsNotUsed()
{
    {
        ShellParts parts(m_folder->path());
        parts.window->open();
        parts.window->setWorkspace(Workspace::Test);
        parts.window->close();
    }
    QFile file(layoutFile());
    QVERIFY(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    QVERIFY(text.contains("main"));
    text.replace("main", "mian");
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    ShellParts parts(m_folder->path());
    parts.window->open();
    QVERIFY(usable(parts));
    QVERIFY(parts.window->panels().isOpen(u"log"_s)); // as designed
}

void MainWindowTest::aPlaceOffTheScreenIsNotUsed()
{
    {
        ShellParts parts(m_folder->path());
        parts.window->open();
        parts.window->close();
    }
    for (const QRect &place :
         {QRect(9000, 9000, 900, 700), QRect(-5000, 0, 900, 700), QRect(0, 0, 1, 1), QRect(0, 0, 90000, 90000)}) {
        change([place](SavedLayout &layout) { layout.place = place; });
        ShellParts parts(m_folder->path());
        parts.window->open();
        QVERIFY2(usable(parts), QTest::toString(parts.window->geometry()));
    }
}

void MainWindowTest::aPanelThatIsNewStaysClosed()
{
    {
        ShellParts parts(m_folder->path());
        parts.window->open();
        parts.window->setWorkspace(Workspace::Test);
        parts.window->close();
    }
    ShellParts parts(m_folder->path());
    parts.addPanel(u"notes"_s);
    parts.window->open();
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    QVERIFY(!parts.window->panels().isOpen(u"notes"_s));
    QVERIFY(usable(parts));
}

void MainWindowTest::aPanelThatIsGoneDoesNotHarm()
{
    {
        ShellParts parts(m_folder->path());
        parts.addPanel(u"notes"_s);
        parts.window->open();
        parts.window->setWorkspace(Workspace::Test);
        QVERIFY(parts.window->panels().isOpen(u"notes"_s));
        parts.window->close();
    }
    ShellParts parts(m_folder->path());
    parts.window->open();
    QVERIFY(usable(parts));
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
}

void MainWindowTest::aFloatingPanelOffTheScreenComesBack()
{
    {
        ShellParts parts(m_folder->path());
        parts.window->open();
        parts.window->setWorkspace(Workspace::Test);
        parts.window->panels().floatAt(u"log"_s, QRect(9000, 9000, 300, 300));
        parts.window->close();
    }
    ShellParts parts(m_folder->path());
    parts.window->open();
    QVERIFY(usable(parts));
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    const QRect log = parts.window->panels().placeOf(u"log"_s);
    QVERIFY(QGuiApplication::primaryScreen()->availableGeometry().intersects(log));
}

void MainWindowTest::aLayoutThatCannotBeSavedIsLogged()
{
    QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"The layout of the window can't be saved in"_s));
    QVERIFY(!writeLayout(u"/proc/nowhere/layout.json"_s, {}));
}

void MainWindowTest::panelsOpenAndCloseByTheirCommand()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    QAction *log = parts.actions.at(command::panel(u"log"_s));
    QVERIFY(!log->isChecked());
    log->trigger();
    QVERIFY(parts.window->panels().isOpen(u"log"_s));
    QVERIFY(log->isChecked());
    QVERIFY(parts.window->geometry().contains(parts.window->panels().placeOf(u"log"_s)));
    log->trigger();
    QVERIFY(!parts.window->panels().isOpen(u"log"_s));
    QVERIFY(!log->isChecked());
    QVERIFY(usable(parts));
}

void MainWindowTest::fullScreenHidesTheBars()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    QAction *full = parts.actions.at(command::fullScreen);
    full->trigger();
    QVERIFY(parts.window->isFullScreen());
    QVERIFY(parts.window->menuBar()->isHidden());
    full->trigger();
    QVERIFY(!parts.window->isFullScreen());
    QVERIFY(parts.window->menuBar()->isVisible());
    QVERIFY(parts.window->statusLine().isVisible());
}

void MainWindowTest::textSizeCommandsStopAtTheEnds()
{
    ShellParts parts(m_folder->path());
    for (int i = 0; i < 20; ++i)
        parts.actions.at(command::larger)->trigger();
    QCOMPARE(parts.settings.textScale(), Settings::maxTextScale);
    QVERIFY(!parts.actions.at(command::larger)->isEnabled());
    parts.actions.at(command::normalSize)->trigger();
    QCOMPARE(parts.settings.textScale(), 100);
    QVERIFY(parts.actions.at(command::larger)->isEnabled());
}

void MainWindowTest::theStatusLineNamesMatchAndTrouble()
{
    ShellParts parts(m_folder->path());
    StatusLine &line = parts.window->statusLine();
    QCOMPARE(line.problemText(), QString());
    line.setMatch(u"Orchard"_s, u"42"_s);
    QCOMPARE(line.matchText(), u"Orchard · seed 42"_s);
    QCOMPARE(line.problemText(), u"Match saved after every move"_s);
    line.setVariant(u"“Dry year” is not saved"_s);
    QCOMPARE(line.problemText(), u"“Dry year” is not saved"_s); // the match is, but who reads “saved” thinks of all
    line.setMatchProblem(u"The disk is full."_s);
    QCOMPARE(line.problemText(), u"The disk is full."_s);
    line.setMatchProblem({});
    line.setVariant({});
    QCOMPARE(line.problemText(), u"Match saved after every move"_s);
}

void MainWindowTest::languageChangeReachesMenusAndPanels()
{
    ShellParts parts(m_folder->path());
    int asked = 0;
    parts.window->addPanel(u"notes"_s, [&asked] { return ++asked, u"Notes"_s; }, new QLabel, Side::Right);
    const int before = asked;
    QEvent change(QEvent::LanguageChange);
    QCoreApplication::sendEvent(parts.window.get(), &change);
    QVERIFY(asked > before);
    QCOMPARE(parts.window->menuBar()->actions().first()->text(), u"&Game"_s);
}

void MainWindowTest::paletteAndSettingsOpen()
{
    ShellParts parts(m_folder->path());
    parts.window->open();
    parts.actions.at(command::palette)->trigger();
    QVERIFY(parts.window->findChild<CommandPalette *>()->isVisible());
    parts.actions.at(command::settings)->trigger();
    auto *dialog = parts.window->findChild<SettingsDialog *>();
    QVERIFY(dialog->isVisible());
    dialog->close();
    parts.window->close();
}

ENGAWA_SUBJECT(shell_main_window_test, MainWindowTest, QApplication)
#include "main_window_test.moc"
