#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/commands.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class ActionsTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    QString file() const { return m_folder.filePath(QString::fromLatin1(QTest::currentTestFunction()) + u".ini"_s); }

private slots:
    void everyCommandHasATextAndNoTwoShareKeys();
    void undoSaysWhatItTakesBack();
    void keysAreChangedSavedAndReset();
    void keysOfAnotherCommandAreAConflict();
    void aBeginningOfOtherKeysIsAConflictToo();
    void panelsJoinTheList();
    void plainTextHasNoMarks();
};

void ActionsTest::everyCommandHasATextAndNoTwoShareKeys()
{
    Settings settings(file());
    ActionList list(settings);
    addCommands(list);
    for (QAction *action : list.all()) {
        QVERIFY(!action->text().isEmpty());
        QVERIFY(!action->toolTip().isEmpty());
        const QAction *other = list.otherWith(action->shortcut(), action);
        QVERIFY2(!other, qPrintable(action->text()));
    }
}

void ActionsTest::undoSaysWhatItTakesBack()
{
    Settings settings(file());
    ActionList list(settings);
    addCommands(list);
    const QAction *undo = list.at(command::undo);
    QCOMPARE(ActionList::plainText(undo), u"Undo"_s);
    list.setSubject(command::undo, u"Collect the red & blue column"_s);
    QCOMPARE(ActionList::plainText(undo), u"Undo: Collect the red & blue column"_s);
    QCOMPARE(undo->toolTip(), u"Undo: Collect the red & blue column (Ctrl+Z)"_s);
    QCOMPARE(list.commandName(undo), u"Undo"_s);
    list.setSubject(command::undo, {});
    QCOMPARE(ActionList::plainText(undo), u"Undo"_s);
}

void ActionsTest::keysAreChangedSavedAndReset()
{
    {
        Settings settings(file());
        ActionList list(settings);
        addCommands(list);
        QSignalSpy changed(&list, &ActionList::keysChanged);
        list.setKeys(list.at(command::undo), QKeySequence(u"Ctrl+U"_s));
        list.setKeys(list.at(command::home), {});
        QCOMPARE(changed.size(), 2);
    }
    Settings settings(file());
    ActionList list(settings);
    addCommands(list);
    QAction *undo = list.at(command::undo);
    QCOMPARE(undo->shortcut(), QKeySequence(u"Ctrl+U"_s));
    QCOMPARE(list.at(command::home)->shortcut(), QKeySequence());
    list.resetKeys(undo);
    QCOMPARE(undo->shortcut(), QKeySequence(u"Ctrl+Z"_s));
    list.resetAllKeys();
    QCOMPARE(list.at(command::home)->shortcut(), list.shippedKeys(list.at(command::home)));
    QVERIFY(settings.shortcuts().isEmpty());
}

void ActionsTest::keysOfAnotherCommandAreAConflict()
{
    Settings settings(file());
    ActionList list(settings);
    addCommands(list);
    QAction *home = list.at(command::home);
    QCOMPARE(list.otherWith(QKeySequence(u"Ctrl+Z"_s), home), list.at(command::undo));
    QCOMPARE(list.otherWith(QKeySequence(u"Ctrl+Z"_s), list.at(command::undo)), nullptr);
    QCOMPARE(list.otherWith(QKeySequence(u"Ctrl+J"_s), home), nullptr);
    QCOMPARE(list.otherWith({}, home), nullptr);
}

void ActionsTest::aBeginningOfOtherKeysIsAConflictToo()
{
    Settings settings(file());
    ActionList list(settings);
    addCommands(list);
    list.setKeys(list.at(command::home), QKeySequence(u"Ctrl+K, Ctrl+H"_s));
    QCOMPARE(list.otherWith(QKeySequence(u"Ctrl+K"_s), list.at(command::undo)), list.at(command::home));
}

void ActionsTest::panelsJoinTheList()
{
    Settings settings(file());
    settings.setShortcut(u"panel_log"_s, u"Ctrl+G"_s);
    ActionList list(settings);
    addCommands(list);
    const QAction *log = list.add({.id = command::panel(u"log"_s),
                                   .category = ActionList::Category::Window,
                                   .text = [] { return u"Log"_s; },
                                   .keys = QKeySequence(u"Ctrl+L"_s)});
    QCOMPARE(log->shortcut(), QKeySequence(u"Ctrl+G"_s));
    QCOMPARE(list.find(u"panel_log"_s), log);
    QCOMPARE(list.find(u"panel_none"_s), nullptr);
}

void ActionsTest::plainTextHasNoMarks()
{
    QAction action;
    action.setText(u"&Save && leave"_s);
    QCOMPARE(ActionList::plainText(&action), u"Save & leave"_s);
    action.setText(u"元に戻す(&U)"_s);
    QCOMPARE(ActionList::plainText(&action), u"元に戻す"_s);
}

ENGAWA_SUBJECT(shell_actions_test, ActionsTest, QApplication)
#include "actions_test.moc"
