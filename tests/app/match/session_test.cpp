#include <QSignalSpy>

#include "core/pack/read.h"
#include "people_match.h"
#include "tests/subject.h"
#include "told_properties.h"

using namespace engawa;

class SessionTest : public QObject
{
    Q_OBJECT

private slots:
    void aPropertyTellsOnlyWhatIsAnother()
    {
        PeopleMatch table;
        MatchSession &session = table.session();
        ToldProperties told(session);
        QVERIFY(told.properties().size() > 15);
        table.play(1);
        const QStringList moved = told.taken();
        QVERIFY(moved.contains("canUndo") && moved.contains("undoText") && moved.contains("replayLength"));
        QVERIFY(!moved.contains("gameName") && !moved.contains("seedText") && !moved.contains("seats"));
        table.play(5);
        session.showMove(2);
        QVERIFY(told.taken().contains("replaying"));
        session.leaveReplay();
        session.undo();
        session.redo();
        session.setLanguage("ja");
        QVERIFY(told.taken().contains("gameName"));
        session.sameSeed();
        session.close();
        QVERIFY(told.taken().contains("open"));
        QCOMPARE(told.silent(), QStringList());
        QCOMPARE(told.inVain(), 0);
    }

    void whoeverListensReadsTheWholePosition()
    {
        PeopleMatch table;
        table.play(3);
        MatchSession &session = table.session();
        bool ahead = false;
        connect(&session, &MatchSession::moved, this, [&] { ahead = session.match()->nodes().size() == 5; });
        int settled = 0;
        connect(&session, &MatchSession::settled, this, [&] {
            ++settled;
            QVERIFY(table.view().log()->rows().back().node == session.match()->head().id);
        });
        table.play(1);
        QVERIFY(ahead);
        QCOMPARE(settled, 1);
    }

    void undoAmongPeopleStopsAtWhatAnotherHasSeen()
    {
        PeopleMatch table;
        MatchSession &session = table.session();
        QSignalSpy refused(&session, &MatchSession::refused);
        session.undo();
        QCOMPARE(refused.size(), 1);
        const int first = session.toAct();
        while (session.toAct() == first)
            table.play(1);
        const int head = session.match()->head().id;
        table.match.view()->undo();
        QCOMPARE(refused.size(), 2);
        QCOMPARE(table.view().refusal(), refused.back().front().toString());
        QCOMPARE(session.match()->head().id, head);
    }

    void anEditIsAnEventAndItsUndoGoesBack()
    {
        PeopleMatch table;
        table.play(4);
        MatchSession &session = table.session();
        const Data shipped = session.game()->data();
        Problems problems;
        const std::string card = shipped.table("leaf_cards").entries().front()->id;
        const auto data = edited(shipped, "text/en.json", "/name/" + card, "Another name", problems);
        QVERIFY(data);
        QSignalSpy settled(&session, &MatchSession::settled);
        QVERIFY(session.setData(compiler(), shipped, problems) == MatchSession::Fit::Same);
        QVERIFY(settled.isEmpty());
        const std::size_t nodes = session.match()->nodes().size();
        QVERIFY(session.setData(compiler(), *data, problems) == MatchSession::Fit::Fits);
        QCOMPARE(session.match()->nodes().size(), nodes + 1);
        QVERIFY(!session.lastReceipt().isEmpty());
        const MatchSession::ReplayUnderData replay = session.replayUnderData();
        QCOMPARE(replay.moves, 4);
        QCOMPARE(replay.fitting, 4);
        QCOMPARE(replay.before, -1);
        QVERIFY(session.setData(compiler(), shipped, problems) == MatchSession::Fit::Fits);
        QCOMPARE(session.match()->head().edit.size(), std::size_t{0});
        QCOMPARE(session.match()->nodes().size(), nodes + 1);
    }

    void aDealtMatchThatNobodyPlayedLeavesNoRecord()
    {
        PeopleMatch table;
        const QString path = table.session().recordPath();
        QVERIFY(!path.isEmpty());
        table.session().close();
        QVERIFY(!QFile::exists(path));
        QVERIFY(table.session().recordPath().isEmpty());
    }
};

ENGAWA_SUBJECT(match_table_session_test, SessionTest, QCoreApplication)
#include "session_test.moc"
