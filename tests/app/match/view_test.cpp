#include <QSignalSpy>

#include "people_match.h"
#include "tests/subject.h"
#include "told_properties.h"

using namespace engawa;

namespace {

// Shows the position after the deal, whatever is played.
class Takeover final : public TableTakeover
{
public:
    explicit Takeover(const Game &game, const State &state) : m_state(state), m_scene(game.laidOpen(state).scene) {}

    const Scene &scene() const override { return m_scene; }
    const State &state() const override { return m_state; }
    QString prompt() const override { return "Set it up."; }
    bool isTarget(const std::string &) const override { return false; }
    bool isChosen(const std::string &piece) const override { return piece == chosen; }
    bool selecting() const override { return !chosen.empty(); }
    void click(const QString &piece) override { chosen = piece.toStdString(); }
    void lift(const QString &) override {}
    void drop(const QString &, const QString &) override {}
    void remove(const QString &) override {}
    void cancel() override { chosen.clear(); }
    void leave() override { left = true; }
    void dismissed() override { gone = true; }

    std::string chosen;
    bool left = false, gone = false;

private:
    State m_state;
    Scene m_scene;
};

} // namespace

class ViewTest : public QObject
{
    Q_OBJECT

private slots:
    void aPropertyTellsOnlyWhatIsAnother()
    {
        PeopleMatch table;
        MatchView &view = table.view();
        ToldProperties told(view);
        QVERIFY(told.properties().size() > 10);
        table.play(4);
        QVERIFY(told.taken().contains("sceneNumber"));
        QString piece = table.beginning();
        for (int move = 0; move < 20 && piece.isEmpty(); ++move) {
            table.play(1);
            piece = table.beginning();
        }
        QVERIFY(!piece.isEmpty());
        told.taken();
        view.click(piece);
        QCOMPARE(told.taken(), QStringList{"selecting"});
        view.cancel();
        QCOMPARE(told.taken(), QStringList{"selecting"});
        QCOMPARE(told.silent(), QStringList());
        QCOMPARE(told.inVain(), 0);
    }

    void theNextHandWaitsBehindTheCurtain()
    {
        PeopleMatch table;
        table.settings.setShowCurtain(true);
        const int first = table.session().toAct();
        while (!table.view().curtain() && table.view().moves()->rowCount() > 0)
            table.play(1);
        QVERIFY(table.view().curtain());
        QCOMPARE(table.view().viewer(), int(nobody));
        QVERIFY(table.view().curtainSeat() != first);
        QCOMPARE(table.view().curtainName(),
                 table.session().words().seatName(static_cast<Seat>(table.view().curtainSeat())));
        table.view().liftCurtain();
        QVERIFY(!table.view().curtain());
        QCOMPARE(table.view().viewer(), table.session().toAct());
        QCOMPARE(table.session().viewer(), table.view().viewer());
    }

    void whatIsRefusedIsToldUntilAMove()
    {
        PeopleMatch table;
        QSignalSpy refused(&table.view(), &MatchView::refused);
        for (const QString &piece : table.view().pieces()->ids())
            if (refused.isEmpty() && !table.view().pieces()->find(piece)->legal)
                table.view().click(piece);
        QVERIFY(!refused.isEmpty());
        QVERIFY(!table.view().refusal().isEmpty());
        table.play(1);
        QVERIFY(table.view().refusal().isEmpty());
    }

    void whatTakesTheTableOverHasTheClicks()
    {
        PeopleMatch table;
        table.play(5);
        Takeover takeover(*table.game, table.session().match()->nodes().front().state);
        const QStringList before = table.view().pieces()->ids();
        table.view().setTakeover(&takeover);
        QVERIFY(table.view().arranging());
        QCOMPARE(table.view().prompt(), "Set it up.");
        QCOMPARE(table.view().pieces()->rowCount(), static_cast<int>(takeover.scene().pieces.size()));
        table.view().click("somewhere");
        QCOMPARE(takeover.chosen, "somewhere");
        table.view().stopArranging();
        QVERIFY(takeover.left && !takeover.gone);
        table.view().setTakeover(nullptr);
        QCOMPARE(table.view().pieces()->ids(), before);
        table.view().setTakeover(&takeover);
        table.session().sameSeed();
        QVERIFY2(takeover.gone && !table.view().arranging(), "Another match leaves it at the table.");
    }

    void whoLooksBackPlaysNothing()
    {
        PeopleMatch table;
        table.play(6);
        table.session().showMove(3);
        QCOMPARE(table.view().moves()->rowCount(), 0);
        QVERIFY(std::ranges::none_of(table.view().pieces()->rows(), &PieceRow::legal));
        table.session().leaveReplay();
        QVERIFY(table.view().moves()->rowCount() > 0);
    }
};

ENGAWA_SUBJECT(match_table_view_test, ViewTest, QCoreApplication)
#include "view_test.moc"
