#include "core/game/arranging_frame.h"

#include "tests/subject.h"

using namespace engawa;

namespace {

struct Rules
{};
struct Position
{
    bool underWay = false;
    std::string fruit = "apple";
};

bool atWholeDecision(const Rules &, const Position &state)
{
    return !state.underWay;
}

Json positionOf(const Rules &, const Position &state, std::optional<Seat>)
{
    return {{"fruit", state.fruit}};
}

// A fruit can be put down; nothing else can be changed.
class Arranging : public ArrangingFrame<Rules, Position>
{
public:
    using ArrangingFrame::ArrangingFrame;

private:
    bool apply(const PutPiece &put) override
    {
        m_json["fruit"] = put.piece;
        return true;
    }
    bool apply(const SwapPieces &swap) override { return unknown(swap.one); }
    bool apply(const RemovePiece &removed) override { return unknown(removed.piece); }
    bool apply(const TurnPiece &turned) override { return unknown(turned.piece); }
    bool apply(const SetCounter &set) override { return unknown(set.counter); }
    bool apply(const SetToAct &set) override { return number(set.seat, 0, 1); }
    bool finish() override { return m_json["fruit"] != "stone" || misplaced("stone", "expected.fruit"); }
};

std::optional<Json> arranged(const Position &state, const Arrangement &arrangement, Problems &problems)
{
    return Arranging(Rules(), state, problems).make(arrangement);
}

} // namespace

class ArrangingTest : public QObject
{
    Q_OBJECT

private slots:
    void aChangeIsMadeInThePosition();
    void aRefusedChangeSaysWhyAndGivesNoPosition();
    void whatFollowsFromEveryChangeMayRefuseIt();
    void nothingIsChangedWhileATurnIsUnderWay();
};

void ArrangingTest::aChangeIsMadeInThePosition()
{
    Problems problems;
    QVERIFY(arranged({}, PutPiece{"pear", "row"}, problems) == Json({{"fruit", "pear"}}));
    QVERIFY(problems.empty());
}

void ArrangingTest::aRefusedChangeSaysWhyAndGivesNoPosition()
{
    Problems problems;
    QVERIFY(!arranged({}, SetToAct{5}, problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].code, std::string("arrange-number"));
}

void ArrangingTest::whatFollowsFromEveryChangeMayRefuseIt()
{
    Problems problems;
    QVERIFY(!arranged({}, PutPiece{"stone", "row"}, problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].code, std::string("arrange-place"));
}

void ArrangingTest::nothingIsChangedWhileATurnIsUnderWay()
{
    Problems problems;
    QVERIFY(!arranged({true}, PutPiece{"pear", "row"}, problems));
    QCOMPARE(problems.size(), std::size_t(1));
    QCOMPARE(problems[0].code, std::string("arrange-turn"));
}

ENGAWA_APPLESS_SUBJECT(game_arranging_test, ArrangingTest)
#include "arranging_test.moc"
