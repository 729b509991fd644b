#include <QImage>

#include "app/panels/log_panel.h"
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
};

static QModelIndex rowWith(MatchController &match, int depth)
{
    for (int row = 0; row < match.log()->rowCount(); ++row)
        if (const QModelIndex index = match.log()->index(row, 0); index.data(LogModel::DepthRole).toInt() == depth)
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
    const QModelIndex first = match.moves()->index(0, 0);
    const QString name = first.data(MoveModel::TextRole).toString();
    match.playMove(first.data(MoveModel::MoveRole).toInt());
    match.undo();
    match.playMove(match.moves()->index(match.moves()->rowCount() - 1, 0).data(MoveModel::MoveRole).toInt());
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

    LogPanel panel(table.match());
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
    const int head = match.match()->head().id;
    LogPanel panel(match);
    panel.resize(420, 2000);
    panel.show();
    QVERIFY(QTest::qWaitForWindowExposed(&panel));

    const int branch = rowWith(match, 1).data(LogModel::NodeRole).toInt();
    QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualRect(rowWith(match, 1)).center());
    QVERIFY2(match.replaying(), "The moment isn't shown.");
    QCOMPARE(match.shownId(), branch);
    QVERIFY2(match.match()->head().id == head, "Looking at another way changed the match.");
    match.leaveReplay();
    QCOMPARE(match.shownId(), head);

    QTest::mouseClick(panel.viewport(), Qt::LeftButton, {}, panel.visualRect(rowWith(match, 0)).center());
    QVERIFY(match.replaying());
    QCOMPARE(match.shownId(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_log_test, engawa::LogTest)
#include "log_test.moc"
