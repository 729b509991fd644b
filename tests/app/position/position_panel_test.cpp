#include "app/position/position_panel.h"

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSpinBox>
#include <QTableView>
#include <QTest>

#include "app/languages/languages.h"
#include "app/position/piece_list_model.h"
#include "app/shell/paper_look.h"
#include "tests/app/position/set_up_match.h"
#include "tests/settled/widget.h"
#include "tests/subject.h"

namespace engawa {

class PositionPanelTest : public QObject
{
    Q_OBJECT

private slots:
    void thePanelInvitesAndEdits();
    void everyCopyIsListedWithItsPlace();
    void aPieceIsMovedByKeyboardAlone();
    void numbersAndTurnsAreSet();
    void aRefusalStandsInThePanel();
    void filesAreAskedFor();
    void theListModelIsSound();
    void pictures_data();
    void pictures();
};

static QPushButton *button(QWidget &panel, const QString &text)
{
    for (QPushButton *each : panel.findChildren<QPushButton *>())
        if (QString(each->text()).remove('&') == text)
            return each;
    return nullptr;
}

void PositionPanelTest::thePanelInvitesAndEdits()
{
    SetUpMatch table;
    PositionPanel panel(table.editor);
    panel.show();
    QVERIFY(button(panel, "Set up a position")->isVisible());
    button(panel, "Set up a position")->click();
    QVERIFY(table.editor.isEditing());
    QVERIFY(button(panel, "Play from here")->isVisible());
    QVERIFY(!button(panel, "Undo")->isEnabled());
    QTest::keyClick(panel.findChild<QTableView *>(), Qt::Key_Escape);
    QVERIFY(!table.editor.isEditing());
    button(panel, "Set up a position")->click();
    button(panel, "Cancel")->click();
    QVERIFY(!table.editor.isEditing());
    QVERIFY(button(panel, "Set up a position")->isVisible());
    table.match.session()->close();
    QVERIFY(!button(panel, "Set up a position")->isEnabled());
}

void PositionPanelTest::everyCopyIsListedWithItsPlace()
{
    SetUpMatch table;
    PositionPanel panel(table.editor);
    QVERIFY(table.editor.begin());
    const QAbstractItemModel *list = panel.findChild<QTableView *>()->model();
    std::size_t components = 0;
    for (const Piece &piece : table.editor.table().scene.pieces)
        components += piece.kind != "spot" && !piece.component.empty();
    QCOMPARE(static_cast<std::size_t>(list->rowCount()), components);
    panel.findChild<QLineEdit *>()->setText("Anna");
    QVERIFY(list->rowCount() > 0);
    QVERIFY(static_cast<std::size_t>(list->rowCount()) < components);
    for (int row = 0; row < list->rowCount(); ++row)
        QVERIFY(list->index(row, PieceListModel::PlaceColumn).data().toString().contains("Anna"));
}

void PositionPanelTest::aPieceIsMovedByKeyboardAlone()
{
    SetUpMatch table;
    PositionPanel panel(table.editor);
    panel.show();
    panel.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&panel));
    QVERIFY(table.editor.begin());
    QVERIFY(panel.findChild<QLineEdit *>()->hasFocus());
    QTest::keyClicks(panel.findChild<QLineEdit *>(), "in the deck");
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Down);
    auto *list = panel.findChild<QTableView *>();
    QVERIFY(list->hasFocus());
    QTest::keyClick(list, Qt::Key_Down);
    QTest::keyClick(list, Qt::Key_Return);
    const QString card = table.editor.selected();
    QVERIFY(!card.isEmpty());
    auto *moveTo = button(panel, "Move to");
    QVERIFY(moveTo->hasFocus());
    emit moveTo->menu()->aboutToShow();
    const QList<QAction *> places = moveTo->menu()->actions();
    const auto hand =
        std::ranges::find_if(places, [](const QAction *each) { return each->text() == "in the hand, Anna"; });
    QVERIFY(hand != places.end());
    (*hand)->trigger();
    QCOMPARE(table.zoneOf(card), std::string("hand.0"));
    QTest::keyClick(list, Qt::Key_Delete); // the row that is current now
    QCOMPARE(table.editor.steps().count(), 2);
    button(panel, "Undo")->click();
    button(panel, "Undo")->click();
    QCOMPARE(table.zoneOf(card), std::string("deck"));
}

void PositionPanelTest::numbersAndTurnsAreSet()
{
    SetUpMatch table;
    PositionPanel panel(table.editor);
    QVERIFY(table.editor.begin());
    auto *acorns = panel.findChild<QSpinBox *>("acorns.1");
    QVERIFY(acorns);
    acorns->setValue(12);
    QCOMPARE(table.editor.steps().count(), 1);
    table.editor.steps().undo();
    QVERIFY(acorns->value() != 12);
    auto *toAct = panel.findChild<QComboBox *>();
    QCOMPARE(toAct->count(), 2);
    QCOMPARE(toAct->itemText(0), "Anna");
    toAct->setCurrentIndex(1);
    emit toAct->activated(1);
    QCOMPARE(table.editor.toAct(), 1);
    QCOMPARE(toAct->currentIndex(), 1);
}

void PositionPanelTest::aRefusalStandsInThePanel()
{
    SetUpMatch table;
    PositionPanel panel(table.editor);
    panel.show();
    QVERIFY(table.editor.begin());
    auto *problem = panel.findChild<QLabel *>("problem");
    QVERIFY(!problem->isVisible());
    QVERIFY(!table.editor.arrange(PutPiece{table.first("hand.0").toStdString(), "nowhere"}, "Move"));
    QVERIFY(problem->isVisible());
    QVERIFY(problem->text().contains(table.editor.problem()));
}

void PositionPanelTest::filesAreAskedFor()
{
    SetUpMatch table;
    PositionPanel panel(table.editor);
    QString asked = table.path("mine");
    panel.setAskForFile(
        [&](QWidget *, const QString &, const QString &, bool save) { return save ? asked : asked + ".json"; });
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.setCounter("acorns.0", 19));
    button(panel, "Save position…")->click();
    QVERIFY(QFile::exists(table.path("mine.json")));
    QVERIFY(table.editor.setCounter("acorns.0", 3));
    button(panel, "Open position…")->click();
    QCOMPARE(panel.findChild<QSpinBox *>("acorns.0")->value(), 19);
}

void PositionPanelTest::theListModelIsSound()
{
    PieceListModel model;
    QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    model.show({{"a", "A", "here"}, {"b", "B", "there"}});
    int touched = 0;
    connect(&model, &PieceListModel::dataChanged, &model, [&] { ++touched; });
    model.show({{"a", "A", "here"}, {"b", "B", "here"}});
    QCOMPARE(touched, 1);
    QCOMPARE(model.rowOf("b"), 1);
    QCOMPARE(model.rowOf("c"), -1);
    model.show({});
    QCOMPARE(model.rowCount(), 0);
}

void PositionPanelTest::pictures_data()
{
    QTest::addColumn<int>("textScale");
    QTest::addColumn<bool>("dark");
    QTest::addRow("100") << 100 << false;
    QTest::addRow("200") << 200 << false;
    QTest::addRow("dark") << 100 << true;
}

void PositionPanelTest::pictures()
{
    QFETCH(int, textScale);
    QFETCH(bool, dark);
    SetUpMatch table("momiji", {"first_game", 2, {"squirrel", "golden_leaves"}, "", 0});
    Settings settings(table.path("look.ini"));
    Languages languages(settings);
    settings.setTextScale(textScale);
    settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
    PaperLook look(settings, languages);
    PositionPanel panel(table.editor);
    panel.resize(textScale > 100 ? 560 : 360, 760);
    panel.show();
    QVERIFY(table.editor.begin());
    settle(panel);
    table.editor.select(table.first("hand.0"));
    QVERIFY(!table.editor.arrange(PutPiece{table.first("hand.0").toStdString(), "landscapes.0"}, "Move"));
    settle(panel);
    QVERIFY(QDir().mkpath(ENGAWA_PICTURES));
    QVERIFY(panel.grab().save(QString(ENGAWA_PICTURES "/panel-%1.png").arg(QTest::currentDataTag())));
    for (const QPushButton *each : panel.findChildren<QPushButton *>())
        if (each->isVisible())
            QVERIFY2(each->width() >= each->fontMetrics().horizontalAdvance(QString(each->text()).remove('&')),
                     qPrintable(each->text()));
}

} // namespace engawa

ENGAWA_SUBJECT(position_panel_test, engawa::PositionPanelTest, QApplication)
#include "position_panel_test.moc"
