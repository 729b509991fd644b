#include "app/position/position_editor.h"

#include <QFile>
#include <QProcess>
#include <QSignalSpy>
#include <QTest>

#include "tests/app/position/set_up_match.h"
#include "tests/subject.h"

namespace engawa {

class PositionEditorTest : public QObject
{
    Q_OBJECT

private slots:
    void theTableShowsEverythingFaceUp();
    void twoClicksMoveAPiece();
    void twoClicksSwapPieces();
    void onlyPlacesThatFitAreOffered();
    void whatIsMarkedIsAccepted();
    void whatWasSetUpIsKeptUntilGivenUp();
    void draggingIsTheSame();
    void deleteRemovesAndUndoBringsBack();
    void aRefusalSaysWhyWithNames();
    void aCounterIsOneStep();
    void theMatchStaysAsItIs();
    void playingOnBeginsWithThePosition();
    void aSavedPositionIsReadByTheCommandLine();
    void aFileThatDoesNotFitIsRefused();
    void newDataReachThePosition();
    void anotherMatchEndsTheEditing();
    void aTurnUnderWayGoesBackToItsBeginning();
    void itBeginsWithTheMoveThatIsShown();
    void itBeginsWithTheOtherWayThatIsLookedAt();
    void everyGameIsArrangedTheSameWay();
};

void PositionEditorTest::theTableShowsEverythingFaceUp()
{
    SetUpMatch table;
    QVERIFY(table.editor.canBegin());
    QVERIFY(table.editor.begin());
    QVERIFY(table.match.view()->arranging());
    int cards = 0;
    for (const PieceRow &row : table.match.view()->pieces()->rows())
        if (!row.leaving) {
            QVERIFY2(row.faceUp, qPrintable(row.id));
            cards += row.kind == "card";
        }
    const auto isCard = [](const Piece &piece) { return piece.kind == "card"; };
    QCOMPARE(cards, std::ranges::count_if(table.editor.table().scene.pieces, isCard)); // the whole deck and both hands
    QVERIFY(cards > 40);
    QVERIFY(table.match.view()->prompt().contains("position"));
    QVERIFY(!table.match.bots()->playing());
}

void PositionEditorTest::twoClicksMoveAPiece()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    const QString card = table.first("hand.0");
    table.match.view()->click(card);
    QCOMPARE(table.editor.selected(), card);
    QVERIFY(table.match.view()->pieces()->find(card)->selected);
    const QString place = table.placeNamed("hand.1");
    QVERIFY(!place.isEmpty());
    QVERIFY(table.match.view()->pieces()->find(place)->legal);
    table.match.view()->click(place);
    QCOMPARE(table.zoneOf(card), std::string("hand.1"));
    QVERIFY(table.editor.selected().isEmpty());
    const PieceRow *spot = table.match.view()->pieces()->find(place); // free places show only while they are of use
    QVERIFY(!spot || spot->leaving);
    QCOMPARE(table.editor.steps().count(), 1);
    QVERIFY(!table.editor.steps().undoText().isEmpty());
}

void PositionEditorTest::twoClicksSwapPieces()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    const QString held = table.first("hand.0"), drawn = table.first("deck");
    table.editor.select(drawn); // from the list
    QVERIFY(table.match.view()->pieces()->find(held)->legal);
    table.match.view()->click(held);
    QCOMPARE(table.zoneOf(drawn), std::string("hand.0"));
    QCOMPARE(table.first("deck"), held);
}

void PositionEditorTest::onlyPlacesThatFitAreOffered()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    table.editor.select(table.first("landscapes.0"));
    QVERIFY(!table.editor.places().empty());
    for (const PositionEditor::Place &place : table.editor.places()) {
        QVERIFY2(place.zone.starts_with("landscapes.") || place.zone == "box", place.zone.c_str());
        QVERIFY(!place.name.isEmpty());
    }
    table.match.view()->cancel();
    QVERIFY(table.editor.places().empty());
    QVERIFY(!table.match.view()->selecting());
}

void PositionEditorTest::whatIsMarkedIsAccepted()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    for (const char *zone : {"hand.0", "deck", "landscapes.0", "objectives"}) {
        const QString chosen = table.first(zone);
        table.editor.select(chosen);
        QStringList marked;
        for (const PieceRow &row : table.match.view()->pieces()->rows())
            if (row.legal && !row.leaving)
                marked.append(row.id);
        QVERIFY2(!marked.isEmpty(), zone);
        for (const QString &target : std::as_const(marked)) {
            if (table.editor.selected() != chosen)
                table.editor.select(chosen);
            table.match.view()->click(target);
            QVERIFY2(table.editor.problem().isEmpty(),
                     qPrintable(chosen + " on " + target + ": " + table.editor.problem()));
            while (table.editor.steps().canUndo())
                table.editor.steps().undo();
        }
        table.editor.select({});
    }
}

void PositionEditorTest::whatWasSetUpIsKeptUntilGivenUp()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.setCounter("acorns.0", 19));
    const State arranged = table.editor.state();
    table.match.view()->stopArranging();
    QVERIFY(!table.editor.isEditing());
    QVERIFY(!table.match.view()->arranging());
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.state() == arranged);
    table.editor.steps().undo();
    QVERIFY(table.editor.state() == table.match.session()->match()->state());
    table.editor.steps().redo();
    table.editor.giveUp();
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.state() == table.match.session()->match()->state());
}

void PositionEditorTest::draggingIsTheSame()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    const QString card = table.first("hand.0");
    table.match.view()->lift(card);
    const QString place = table.placeNamed("discard");
    table.match.view()->drop(card, place);
    QCOMPARE(table.zoneOf(card), std::string("discard"));
    table.match.view()->lift(card);
    table.match.view()->drop(card, {}); // beside everything
    QCOMPARE(table.zoneOf(card), std::string("discard"));
    QVERIFY(table.editor.selected().isEmpty());
}

void PositionEditorTest::deleteRemovesAndUndoBringsBack()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    const State before = table.editor.state();
    const QString card = table.first("hand.0");
    table.match.view()->remove(card);
    QCOMPARE(table.first("deck"), card);
    const State after = table.editor.state();
    table.editor.steps().undo();
    QVERIFY(table.editor.state() == before);
    QCOMPARE(table.zoneOf(card), std::string("hand.0"));
    table.editor.steps().redo();
    QVERIFY(table.editor.state() == after);
}

void PositionEditorTest::aRefusalSaysWhyWithNames()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    const QString card = table.first("hand.0");
    const QString name = table.editor.nameOf(*table.editor.piece(card));
    const State before = table.editor.state();
    QVERIFY(!table.editor.arrange(PutPiece{card.toStdString(), "landscapes.0"}, "Move"));
    QVERIFY2(table.editor.problem().contains(name), qPrintable(table.editor.problem()));
    QVERIFY(!table.editor.problem().contains('/'));
    QCOMPARE(table.match.view()->refusal(), table.editor.problem());
    QVERIFY(table.editor.state() == before);
    QCOMPARE(table.editor.steps().count(), 0);
    table.editor.select(card);
    QVERIFY(table.editor.problem().isEmpty());
}

void PositionEditorTest::aCounterIsOneStep()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.setCounter("acorns.0", 6));
    QVERIFY(table.editor.setCounter("acorns.0", 7));
    QVERIFY(table.editor.setCounter("acorns.0", 8));
    QCOMPARE(table.editor.steps().count(), 1);
    QVERIFY(table.editor.setCounter("acorns.1", 8));
    QCOMPARE(table.editor.steps().count(), 2);
    QVERIFY(!table.editor.setCounter("acorns.1", -1));
    QVERIFY(!table.editor.problem().isEmpty());
    QVERIFY(table.editor.setToAct(1));
    QCOMPARE(table.editor.toAct(), 1);
    QCOMPARE(table.match.view()->seatModel()->rows()[1].acting, true);
}

void PositionEditorTest::theMatchStaysAsItIs()
{
    SetUpMatch table;
    const State before = table.match.session()->match()->state();
    QVERIFY(table.editor.begin());
    table.match.view()->remove(table.first("hand.0"));
    table.editor.leave();
    QVERIFY(!table.match.view()->arranging());
    QVERIFY(table.match.session()->match()->state() == before);
    QCOMPARE(table.match.session()->match()->nodes().size(), std::size_t(1));
    table.match.view()->liftCurtain();
    QVERIFY(table.match.view()->moves()->rowCount() > 0); // and can be played
}

void PositionEditorTest::playingOnBeginsWithThePosition()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.setCounter("acorns.0", 33));
    const State wanted = table.editor.state();
    Opening opening;
    GamePtr game;
    connect(&table.editor, &PositionEditor::playRequested, &table.editor,
            [&](const GamePtr &asked, const Opening &with) {
                game = asked;
                opening = with;
            });
    table.editor.play();
    QVERIFY(game);
    QCOMPARE(opening.seats.front().name, std::string("Anna"));
    Problems problems;
    QVERIFY(table.match.session()->begin(game, opening, problems));
    QVERIFY(!table.editor.isEditing());
    QVERIFY(!table.match.view()->arranging());
    QVERIFY(table.match.session()->match()->state() == wanted);
}

void PositionEditorTest::aSavedPositionIsReadByTheCommandLine()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.setCounter("acorns.1", 21));
    const QString path = table.path("position.json");
    QVERIFY(table.editor.save(path));
    QProcess lab;
    lab.start(ENGAWA_LAB, {"deal", "momiji", "--resources", ENGAWA_RESOURCES, "--mode", "first_game", "--players", "2",
                           "--position", path});
    QVERIFY(lab.waitForFinished(60000));
    QVERIFY2(lab.exitCode() == 0, lab.readAllStandardError());
    QVERIFY(lab.readAllStandardOutput().contains("\"acorns\":21"));
    QVERIFY(table.editor.setCounter("acorns.1", 2));
    QVERIFY(table.editor.open(path));
    const auto &counters = table.editor.table().counters;
    QCOMPARE(std::ranges::find(counters, std::string("acorns.1"), &Counter::id)->value, 21);
    QVERIFY(!table.editor.save(table.path("no/such/folder/position.json")));
    QVERIFY(table.editor.problem().contains("position.json"));
}

void PositionEditorTest::aFileThatDoesNotFitIsRefused()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    const State before = table.editor.state();
    const auto refuses = [&](const QByteArray &text) {
        QFile file(table.path("bad.json"));
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            qFatal("The file can't be written.");
        file.close();
        return !table.editor.open(file.fileName()) && !table.editor.problem().isEmpty()
               && table.editor.state() == before;
    };
    QVERIFY(refuses("{"));
    QVERIFY(refuses("[]"));
    QVERIFY(refuses(R"({"seats": [{}]})"));
    QVERIFY(refuses(R"({"discard": ["nothing_like_it"]})"));
    QVERIFY(!table.editor.open(table.path("not_there.json")));
    QCOMPARE(table.editor.steps().count(), 0);
}

void PositionEditorTest::newDataReachThePosition()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.setCounter("acorns.0", 17));
    Problems problems;
    const auto data = edited(table.game->data(), "rules.json", "/hand_limit", 5, problems);
    QVERIFY(data.has_value());
    QCOMPARE(table.match.session()->setData(compiler(), *data, problems), MatchSession::Fit::Fits);
    QVERIFY(table.editor.isEditing());
    const auto &counters = table.editor.table().counters;
    QCOMPARE(std::ranges::find(counters, std::string("acorns.0"), &Counter::id)->value, 17);
    QVERIFY(table.editor.setCounter("acorns.0", 18)); // under the new data
}

void PositionEditorTest::anotherMatchEndsTheEditing()
{
    SetUpMatch table;
    QVERIFY(table.editor.begin());
    QSignalSpy ended(&table.editor, &PositionEditor::editingChanged);
    table.match.session()->rematch();
    QCOMPARE(ended.count(), 1);
    QVERIFY(!table.editor.isEditing());
    QVERIFY(table.editor.begin());
    table.match.session()->close();
    QVERIFY(!table.editor.isEditing());
    QVERIFY(!table.editor.canBegin());
    QVERIFY(!table.editor.begin());
}

void PositionEditorTest::aTurnUnderWayGoesBackToItsBeginning()
{
    SetUpMatch table("kimono", {"basic", 2, {}, "", 0});
    const State dealt = table.match.session()->match()->state();
    table.match.view()->liftCurtain();
    table.match.view()->playMove(0); // a photo is in hand now
    QVERIFY(!table.match.session()->match()->game().wholeDecision(table.match.session()->match()->state()));
    QVERIFY(table.editor.begin());
    QVERIFY(table.editor.state() == dealt);
    QVERIFY2(table.editor.problem().contains("the position before it"), "Nobody says that it begins earlier.");
}

void PositionEditorTest::itBeginsWithTheMoveThatIsShown()
{
    SetUpMatch table;
    MatchController &match = table.match;
    const auto shownNeedsNoWholeTurn = [&] {
        const Node &node = match.session()->match()->head();
        return node.game->position(node.state)["phase"] == "turn" && !node.game->wholeDecision(node.state);
    };
    for (int move = 0; move < 100 && !shownNeedsNoWholeTurn(); ++move) {
        match.view()->liftCurtain();
        match.view()->playMove(move * 7 % match.view()->moves()->rowCount());
    }
    QVERIFY(shownNeedsNoWholeTurn());
    const int shown = match.session()->match()->head().id;
    match.view()->liftCurtain();
    match.view()->playMove(0);
    match.session()->goTo(shown);
    QVERIFY(match.session()->replaying());
    QVERIFY(table.editor.begin());
    QVERIFY2(table.editor.state() == match.session()->match()->node(shown).state, "It begins with another move.");
    QCOMPARE(table.editor.problem(), QString());
}

void PositionEditorTest::itBeginsWithTheOtherWayThatIsLookedAt()
{
    SetUpMatch table("takenoko", {"first_game", 2, {}, "", 0});
    MatchController &match = table.match;
    match.view()->liftCurtain();
    match.view()->playMove(match.view()->moves()->rowCount() - 1);
    const int tried = match.session()->match()->head().id;
    match.session()->goTo(0);
    match.session()->branchHere();
    match.view()->liftCurtain();
    match.view()->playMove(0);
    match.session()->goTo(tried);
    const Node &node = match.session()->match()->node(tried);
    QVERIFY(node.game->wholeDecision(node.state));
    QVERIFY(table.editor.begin());
    QVERIFY2(table.editor.state() == node.state, "It begins with the line to the head, not with what is looked at.");
}

void PositionEditorTest::everyGameIsArrangedTheSameWay()
{
    SetUpMatch table("kimono", {"expert", 2, {}, "", 0});
    QVERIFY(table.editor.begin());
    const QString card = table.first("deck");
    table.match.view()->click(card);
    const QString place = table.placeNamed("album.0");
    QVERIFY(!place.isEmpty());
    table.match.view()->click(place);
    QCOMPARE(table.zoneOf(card), std::string("album.0"));
}

} // namespace engawa

ENGAWA_SUBJECT(position_editor_test, engawa::PositionEditorTest, QCoreApplication)
#include "position_editor_test.moc"
