#include <QImage>
#include <QQmlEngine>

#include "app/panels/log_panel.h"
#include "app/panels/seat_mark.h"
#include "app/shell/commands.h"
#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// The log beside the table: what happened, and what else was tried.
class LogTest : public QObject
{
    Q_OBJECT

private slots:
    void anotherWayStandsIndentedBelowItsMoment();
    void aClickGoesToTheMoment();
    void escapeComesBackFromTheMoment();
    void aTurnBeginsWithWhoseItIs();
    void itsColoursAreThoseOfTheTable();
    void whereOneLooksAndWhereTheMatchStandsAreTwoMarks();
    void aWhatIfHasAWayBack();
    void itLeavesSevenTenthsOfTheWindow();
};

static QModelIndex rowWith(MatchController &match, int depth)
{
    for (int row = 0; row < match.view()->log()->rowCount(); ++row)
        if (const QModelIndex index = match.view()->log()->index(row, 0);
            index.data(LogModel::DepthRole).toInt() == depth)
            return index;
    return {};
}

// The first column of a row that something is drawn in.
static int leftmostInk(const LogPanel &panel, const QImage &picture, const QModelIndex &index)
{
    const QRect row = panel.visualRect(index).intersected(picture.rect());
    const QRgb paper = picture.pixel(row.right() - 1, row.top() + 1);
    for (int x = row.left(); x < row.right(); ++x)
        for (int y = row.top() + 1; y < row.bottom() - 1; ++y)
            if (picture.pixel(x, y) != paper)
                return x - row.left();
    return -1;
}

// Plays the first move, takes it back and plays the last one instead; gives what the first was called.
static QString playTwoWays(MatchController &match)
{
    const QModelIndex first = match.view()->moves()->index(0, 0);
    const QString name = first.data(MoveModel::TextRole).toString();
    match.view()->playMove(first.data(MoveModel::MoveRole).toInt());
    match.view()->undo();
    match.view()->playMove(
        match.view()->moves()->index(match.view()->moves()->rowCount() - 1, 0).data(MoveModel::MoveRole).toInt());
    return name;
}

void LogTest::anotherWayStandsIndentedBelowItsMoment()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    QVERIFY(!rowWith(table.match(), 1).isValid());
    const QString name = playTwoWays(table.match());
    const QModelIndex other = rowWith(table.match(), 1);
    QVERIFY2(other.isValid(), "What was taken back isn't in the log.");
    QVERIFY2(other.data(LogModel::TextRole).toString().contains(name),
             qPrintable(other.data(LogModel::TextRole).toString()));

    LogPanel panel(*table.match().session(), *table.match().view(), *table.match().advice());
    panel.resize(420, 2000); // every row is seen
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const QImage picture = panel.viewport()->grab().toImage();
    const int plain = leftmostInk(panel, picture, rowWith(table.match(), 0));
    const int indented = leftmostInk(panel, picture, rowWith(table.match(), 1));
    QVERIFY2(plain >= 0 && indented > plain + panel.fontMetrics().height() / 3,
             qPrintable(QString("A plain line begins at %1, another way at %2.").arg(plain).arg(indented)));
    QCOMPARE(table.warnings(), QStringList());
}

void LogTest::aClickGoesToTheMoment()
{
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    playTwoWays(match);
    const int head = match.session()->match()->head().id;
    LogPanel panel(*match.session(), *match.view(), *match.advice());
    panel.resize(420, 2000);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));

    const int branch = rowWith(match, 1).data(LogModel::NodeRole).toInt();
    QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualRect(rowWith(match, 1)).center());
    QVERIFY2(match.session()->replaying(), "The moment isn't shown.");
    QCOMPARE(match.session()->shownId(), branch);
    QVERIFY2(match.session()->match()->head().id == head, "Looking at another way changed the match.");
    match.session()->leaveReplay();
    QCOMPARE(match.session()->shownId(), head);

    QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualRect(rowWith(match, 0)).center());
    QVERIFY(match.session()->replaying());
    QCOMPARE(match.session()->shownId(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

void LogTest::escapeComesBackFromTheMoment()
{
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    playTwoWays(match);
    const int head = match.session()->match()->head().id;
    table.program().window().panels().open("log");
    table.settle();
    auto *panel = table.program().window().findChild<LogPanel *>();
    QVERIFY(panel);
    panel->setFocus();
    QTRY_VERIFY(panel->hasFocus());
    QTest::mouseClick(panel->viewport(), Qt::LeftButton, {}, panel->visualRect(rowWith(match, 0)).center());
    QVERIFY(match.session()->replaying());
    QVERIFY(panel->hasFocus());
    table.press(Qt::Key_Escape);
    QVERIFY2(!match.session()->replaying(), "Esc does nothing while the log has the keyboard.");
    QCOMPARE(match.session()->shownId(), head);
    QCOMPARE(table.warnings(), QStringList());
}

void LogTest::aTurnBeginsWithWhoseItIs()
{
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    table.settings().setShowCurtain(false);
    table.deal({.players = {"human", "human"}, .seed = 5});
    for (int move = 0; move < 40; ++move)
        match.view()->playMove(move * 7 % match.view()->moves()->rowCount());
    int turns = 0, seat = -1;
    for (const LogRow &row : match.view()->log()->rows()) {
        if (row.turnSeat < 0)
            continue;
        ++turns;
        QVERIFY(row.turnSeat != seat);
        seat = row.turnSeat;
        QCOMPARE(row.turn, match.session()->words().seatName(static_cast<Seat>(seat)));
    }
    QVERIFY2(turns > 4, qPrintable(QString("%1 turns").arg(turns)));

    LogPanel panel(*match.session(), *match.view(), *match.advice());
    panel.resize(320, 4000);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const QImage picture = panel.viewport()->grab().toImage();
    for (int row = 0; row < match.view()->log()->rowCount(); ++row) {
        const QModelIndex index = match.view()->log()->index(row, 0);
        const int whose = index.data(LogModel::SeatRole).toInt();
        const QRect place = panel.visualRect(index);
        if (whose < 0 || !picture.rect().contains(place))
            continue;
        bool coloured = false;
        for (int x = place.left(); x < place.left() + 20 && !coloured; ++x)
            coloured = picture.pixelColor(x, place.bottom() - 4) == seatColour(whose);
        QVERIFY2(coloured, qPrintable(index.data().toString()));
    }
    QCOMPARE(table.warnings(), QStringList());
}

void LogTest::itsColoursAreThoseOfTheTable()
{
    UserFolder user;
    TableFixture table(user.places());
    auto *theme = table.program().table().engine()->singletonInstance<QObject *>("Engawa.Theme", "Theme");
    QVERIFY(theme);
    for (int seat = 0; seat < 5; ++seat) {
        QColor colour;
        QVERIFY(QMetaObject::invokeMethod(theme, "seatColour", qReturnArg(colour), seat));
        QCOMPARE(seatColour(seat), colour);
    }
}

static QList<int> nodesWith(MatchController &match, bool LogRow::*mark)
{
    QList<int> nodes;
    for (const LogRow &row : match.view()->log()->rows())
        if (row.*mark)
            nodes.append(row.node);
    return nodes;
}

void LogTest::whereOneLooksAndWhereTheMatchStandsAreTwoMarks()
{
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    table.settings().setShowCurtain(false);
    table.deal({.players = {"human", "human"}, .seed = 5});
    for (int move = 0; move < 20; ++move)
        match.view()->playMove(move * 7 % match.view()->moves()->rowCount());
    const QList<int> stands = nodesWith(match, &LogRow::standing);
    QCOMPARE(stands.size(), 1);
    LogPanel panel(*match.session(), *match.view(), *match.advice());
    panel.resize(320, 4000);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));
    const auto picture = [&] { return panel.viewport()->grab().toImage(); };
    const QImage playing = picture();
    QList<int> looked;
    for (const int position : {3, 9, 15}) {
        match.session()->showMove(position);
        QCOMPARE(nodesWith(match, &LogRow::standing), stands);
        QCOMPARE(nodesWith(match, &LogRow::current).size(), 1);
        looked += nodesWith(match, &LogRow::current);
        QVERIFY(looked.back() <= match.session()->shownId());
        QTRY_VERIFY(picture() != playing);
    }
    QVERIFY(looked[0] < looked[1] && looked[1] < looked[2] && looked[2] < stands.front());
    match.session()->leaveReplay();
    QCOMPARE(nodesWith(match, &LogRow::current), stands);
    QTRY_COMPARE(picture(), playing);
    QCOMPARE(table.warnings(), QStringList());
}

void LogTest::aWhatIfHasAWayBack()
{
    UserFolder user;
    TableFixture table(user.places());
    MatchController &match = table.match();
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    for (int move = 0; move < 6; ++move)
        match.view()->playMove(move * 7 % match.view()->moves()->rowCount());
    const int head = match.session()->match()->head().id;
    const auto band = [&]() -> QQuickItem * {
        for (QQuickItem *each : table.everywhere("TrialBand"))
            if (TableFixture::isSeen(each))
                return each;
        return nullptr;
    };
    QVERIFY(match.session()->trial().isEmpty() && !band());
    match.session()->showMove(2);
    match.session()->branchHere();
    match.view()->playMove(match.view()->moves()->rowCount() - 1);
    table.settle();
    QVERIFY2(band(), "Nothing on the table says that this is a what-if.");
    QVERIFY(match.session()->trial().contains("move 6"));
    const auto played = std::ranges::find_if(match.view()->log()->rows(), [](const LogRow &row) {
        return row.depth == 1 && row.text.startsWith("As it was played");
    });
    QVERIFY2(played != match.view()->log()->rows().end(), "The log doesn't tell which way the match went.");
    match.session()->showMove(1);
    match.session()->leaveReplay();
    QVERIFY2(!match.session()->trial().isEmpty(), "Looking back ends the what-if.");
    const std::optional<Match> read = table.fromDisk();
    QVERIFY2(read && read->waiting() == std::optional(head), "A restart would forget where the match waits.");
    for (QQuickItem *button : TableFixture::itemsOf(band(), "PaperButton"))
        table.click(table.centre(button));
    QCOMPARE(match.session()->match()->head().id, head);
    QVERIFY(match.session()->trial().isEmpty());
    QTRY_VERIFY(!band());
    QCOMPARE(table.warnings(), QStringList());
}

void LogTest::itLeavesSevenTenthsOfTheWindow()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    table.program().actions().at(command::testWorkspace)->trigger();
    table.settle();
    const int whole = table.program().window().width();
    QVERIFY2(table.program().table().width() >= whole * 7 / 10,
             qPrintable(QString("The table has %1 of %2.").arg(table.program().table().width()).arg(whole)));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_log_test, engawa::LogTest)
#include "log_test.moc"
