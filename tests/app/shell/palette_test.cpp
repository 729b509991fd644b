#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QTemporaryDir>
#include <QtTest>

#include "app/shell/command_palette.h"
#include "app/shell/commands.h"
#include "app/shell/fuzzy_match.h"
#include "app/shell/palette_model.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class PaletteTest : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Settings m_settings{m_folder.filePath(u"engawa.ini"_s)};
    ActionList m_actions{m_settings};

    QStringList found(const QString &pattern)
    {
        PaletteModel model(m_actions, command::palette);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.show(pattern);
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts += model.index(row, 0).data().toString();
        return texts;
    }

private slots:
    void initTestCase() { addCommands(m_actions); }
    void lettersMatchInOrderWhateverTheirCase();
    void beginningsOfWordsCountMore();
    void theBestCommandComesFirst();
    void aCategoryFindsItsCommands();
    void disabledCommandsAreLeftOut();
    void aLineTellsAllToAScreenReader();
    void typingAndEnterRunTheCommand();
    void arrowsGoRoundAndEscapeLeaves();
};

void PaletteTest::lettersMatchInOrderWhateverTheirCase()
{
    QVERIFY(fuzzyMatch(u"ng", u"New game…"));
    QVERIFY(fuzzyMatch(u"NEW", u"New game…"));
    QVERIFY(fuzzyMatch(u"new game", u"Newgame"));
    QVERIFY(!fuzzyMatch(u"gn", u"New game…"));
    QVERIFY(!fuzzyMatch(u"neww", u"New"));
    QVERIFY(fuzzyMatch(u"", u"anything"));
    QVERIFY(!fuzzyMatch(u"a", u""));
    QVERIFY(fuzzyMatch(u"戻す", u"元に戻す"));
    QCOMPARE(fuzzyMatch(u"ng", u"New game…")->places, (QList<qsizetype>{0, 4}));
}

void PaletteTest::beginningsOfWordsCountMore()
{
    QVERIFY(fuzzyMatch(u"sr", u"Save record")->score > fuzzyMatch(u"sr", u"Unsure")->score);
    QVERIFY(fuzzyMatch(u"und", u"Undo")->score > fuzzyMatch(u"und", u"Up, no, down")->score);
}

void PaletteTest::theBestCommandComesFirst()
{
    QCOMPARE(found(u"undo"_s).value(0), u"Undo"_s);
    QCOMPARE(found(u"fs"_s).value(0), u"Full screen"_s);
    QCOMPARE(found(u"larger"_s).value(0), u"Larger text"_s);
    QVERIFY(found(u"qqqq"_s).isEmpty());
}

void PaletteTest::aCategoryFindsItsCommands()
{
    QVERIFY(found(u"help about"_s).contains(u"About Engawa"_s));
    QVERIFY(found({}).size() > 20);
    QVERIFY(!found({}).contains(u"Commands…"_s));
}

void PaletteTest::disabledCommandsAreLeftOut()
{
    m_actions.at(command::undo)->setEnabled(false);
    QVERIFY(!found(u"undo"_s).contains(u"Undo"_s));
    m_actions.at(command::undo)->setEnabled(true);
    QVERIFY(found(u"undo"_s).contains(u"Undo"_s));
}

void PaletteTest::aLineTellsAllToAScreenReader()
{
    PaletteModel model(m_actions, command::palette);
    model.show(u"undo"_s);
    QCOMPARE(model.index(0, 0).data(Qt::AccessibleTextRole).toString(), u"Undo, Edit, Ctrl+Z"_s);
}

void PaletteTest::typingAndEnterRunTheCommand()
{
    QWidget window;
    window.resize(900, 600);
    CommandPalette palette(m_actions, &window);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    palette.open();
    auto *field = palette.findChild<QLineEdit *>();
    QVERIFY(field->hasFocus());
    QVERIFY(window.rect().contains(palette.geometry()));
    QSignalSpy redo(m_actions.at(command::redo), &QAction::triggered);
    QTest::keyClicks(field, u"redo"_s);
    QCOMPARE(field->accessibleDescription(), u"Redo, Edit, Ctrl+Shift+Z"_s);
    QTest::keyClick(field, Qt::Key_Return);
    QCOMPARE(redo.size(), 1);
    QVERIFY(palette.isHidden());
}

void PaletteTest::arrowsGoRoundAndEscapeLeaves()
{
    QWidget window;
    window.resize(900, 600);
    QLineEdit before(&window);
    CommandPalette palette(m_actions, &window);
    window.show();
    window.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&window));
    before.setFocus();
    palette.open();
    auto *field = palette.findChild<QLineEdit *>();
    const auto *list = palette.findChild<QListView *>();
    QTest::keyClick(field, Qt::Key_Up);
    QCOMPARE(list->currentIndex().row(), list->model()->rowCount() - 1);
    QTest::keyClick(field, Qt::Key_Down);
    QCOMPARE(list->currentIndex().row(), 0);
    QTest::keyClick(field, Qt::Key_Escape);
    QVERIFY(palette.isHidden());
    QVERIFY(before.hasFocus());
}

ENGAWA_SUBJECT(shell_palette_test, PaletteTest, QApplication)
#include "palette_test.moc"
