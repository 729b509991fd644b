#include <QMenu>

#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// What is outlined, and by what.
class MarksTest : public QObject
{
    Q_OBJECT

private slots:
    void whatWasLookedUpIsMarkedUntilTheNextMove();
    void lookingUpLeavesTheSelectionMarked();
    void aLogThatFollowsTheGamePointsAtNothing();
    void aMarkIsSeenOnAPieceThatMayBePlayed_data();
    void aMarkIsSeenOnAPieceThatMayBePlayed();
    void aChangeMarkLiesOnItsPiece_data();
    void aChangeMarkLiesOnItsPiece();
    void aFigureThatStaysIsNoPlaceOfItsOwn();
    void aButtonThatDoesWithoutThePiecesIsNotHighlighted();
    void theMenuOfAPieceLeadsToItsData();
};

namespace {

QStringList marked(TableFixture &table)
{
    QStringList ids;
    for (const PieceRow &row : table.match().view()->pieces()->rows())
        if (row.marked)
            ids.append(row.id);
    return ids;
}

bool isOutlined(QQuickItem *piece)
{
    for (const char *marks : {"PieceMarks", "HexMarks"})
        for (QQuickItem *each : TableFixture::itemsOf(piece, marks))
            if (TableFixture::isSeen(each->childItems().value(0)))
                return true;
    return false;
}

} // namespace

void MarksTest::whatWasLookedUpIsMarkedUntilTheNextMove()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 5});
    table.match().view()->liftCurtain();
    for (QQuickItem *piece : table.legalPieces())
        table.match().view()->mark(piece->property("component").toString());
    QVERIFY(!marked(table).isEmpty());
    table.match().view()->playMove(0);
    table.match().view()->liftCurtain();
    QCOMPARE(marked(table), QStringList());
}

void MarksTest::lookingUpLeavesTheSelectionMarked()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 5});
    table.match().view()->liftCurtain();
    QStringList components;
    for (QQuickItem *piece : table.legalPieces())
        if (const QString each = piece->property("component").toString(); !each.isEmpty() && !components.contains(each))
            components.append(each);
    QVERIFY(components.size() > 1);
    table.match().view()->markComponents({components[0]});
    const QStringList selected = marked(table);
    table.match().view()->mark(components[1]);
    table.match().view()->mark({});
    QCOMPARE(marked(table), selected);
    table.match().view()->playMove(0);
    table.match().view()->liftCurtain();
    for (const PieceRow &row : table.match().view()->pieces()->rows())
        QVERIFY(row.leaving || row.marked == (row.component == components[0]));
}

// It scrolls by itself, and what then lies where the pointer happens to be on the screen was not pointed at.
void MarksTest::aLogThatFollowsTheGamePointsAtNothing()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 5});
    QCursor::setPos(table.program().window().mapToGlobal(QPoint(20, 20)));
    for (int move = 0; move < 25 && !table.match().session()->over(); ++move) {
        table.match().view()->liftCurtain();
        table.match().view()->playMove(move * 7 % table.match().view()->moves()->rowCount());
        table.settle();
        QCOMPARE(marked(table), QStringList());
    }
}

void MarksTest::aMarkIsSeenOnAPieceThatMayBePlayed_data()
{
    QTest::addColumn<QString>("game");
    for (const char *game : {"momiji", "takenoko", "kimono", "leafus"})
        QTest::addRow("%s", game) << game;
}

// Colour, width or form: a picture of the piece with the mark is another than that without.
void MarksTest::aMarkIsSeenOnAPieceThatMayBePlayed()
{
    QFETCH(QString, game);
    UserFolder user;
    TableFixture table(user.places());
    const QString mode = game == "kimono" ? "basic" : game == "leafus" ? "standard" : "first_game";
    table.deal({.mode = mode, .players = {"human", "human"}, .seed = 5, .game = game});
    table.match().view()->liftCurtain();
    table.settle();
    QQuickItem *piece = nullptr;
    for (QQuickItem *each : table.legalPieces())
        if (!each->property("component").toString().isEmpty() && table.freePoint(each))
            piece = each;
    QVERIFY(piece);
    const auto picture = [&] {
        table.settle();
        const QRectF around = piece->mapRectToScene(piece->boundingRect().adjusted(-12, -12, 12, 12));
        return table.program().table().grabFramebuffer().copy(around.toRect());
    };
    const QImage before = picture();
    table.match().view()->markComponents({piece->property("component").toString()});
    int different = 0;
    const QImage after = picture();
    QCOMPARE(after.size(), before.size());
    for (int y = 0; y < after.height(); ++y)
        for (int x = 0; x < after.width(); ++x)
            different += std::abs(qGray(after.pixel(x, y)) - qGray(before.pixel(x, y))) > 24;
    QVERIFY2(different > 120, qPrintable(QString("The mark changes %1 points of %2 (%3×%4).")
                                             .arg(different)
                                             .arg(TableFixture::describe(piece))
                                             .arg(after.width())
                                             .arg(after.height())));
    QCOMPARE(table.warnings(), QStringList());
}

void MarksTest::aChangeMarkLiesOnItsPiece_data()
{
    aMarkIsSeenOnAPieceThatMayBePlayed_data();
}

void MarksTest::aChangeMarkLiesOnItsPiece()
{
    QFETCH(QString, game);
    UserFolder user;
    TableFixture table(user.places());
    const QString mode = game == "kimono" ? "basic" : game == "leafus" ? "standard" : "first_game";
    table.deal({.mode = mode, .players = {"human", "human"}, .seed = 5, .game = game});
    table.playAhead(60);
    table.match().view()->liftCurtain();
    QSet<QString> all;
    for (const PieceRow &row : table.match().view()->pieces()->rows())
        if (!row.component.isEmpty())
            all.insert(row.component);
    table.settings().setChangeMarks(true);
    table.match().view()->setAltered(all);
    table.settle();
    int seen = 0;
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem"))
        for (QQuickItem *mark : TableFixture::itemsOf(piece, "ChangeMark")) {
            if (!TableFixture::isSeen(mark))
                continue;
            ++seen;
            const QPointF middle = piece->mapFromItem(mark, mark->boundingRect().center());
            QVERIFY2(piece->contains(middle), qPrintable("The mark lies beside " + TableFixture::describe(piece)));
            const bool round = piece->property("round").toBool() && piece->width() == piece->height();
            const QPointF from = middle - QPointF(piece->width(), piece->height()) / 2;
            QVERIFY2(!round || std::hypot(from.x(), from.y()) <= piece->width() / 2,
                     qPrintable("The mark lies beside the round " + TableFixture::describe(piece)));
            const QString zone = piece->property("zone").toString();
            for (QQuickItem *other : TableFixture::itemsOf(table.root(), "PieceItem"))
                if (other != piece && zone == "discard" && other->property("zone") == zone)
                    QVERIFY2(other->z() < piece->z(), qPrintable("A mark under " + TableFixture::describe(other)));
        }
    QVERIFY2(seen > 0 || game == "leafus", "Nothing carries a mark.");
}

// The panda after its action: the plot below it is a place for the gardener, the panda itself is none.
void MarksTest::aFigureThatStaysIsNoPlaceOfItsOwn()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 12, .game = "takenoko"});
    int checked = 0;
    for (int move = 0; move < 60; ++move) {
        table.match().view()->liftCurtain();
        const Scene scene = table.match().session()->game()->scene(table.match().session()->match()->state(),
                                                                   Seat(table.match().view()->viewer()));
        for (const char *kind : {"panda", "gardener"}) {
            const auto figure = std::ranges::find(scene.pieces, kind, &Piece::kind);
            const bool own = std::ranges::any_of(
                figure->moves, [&](int each) { return scene.moves[std::size_t(each)].starts_with(kind); });
            if (figure->moves.empty())
                continue;
            table.settle();
            QQuickItem *item = table.piece(kind);
            QCOMPARE(isOutlined(item), own);
            checked += !own;
        }
        if (checked > 1)
            return;
        table.match().view()->playMove(move * 7 % table.match().view()->moves()->rowCount());
    }
    QFAIL("No figure was ever a place for the other.");
}

void MarksTest::aButtonThatDoesWithoutThePiecesIsNotHighlighted()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 5, .game = "leafus"});
    table.match().view()->liftCurtain();
    table.settle();
    QList<QQuickItem *> buttons = table.choiceButtons();
    QCOMPARE(buttons.size(), 1);
    QCOMPARE(buttons.front()->property("text").toString(), "Use no dice");
    QVERIFY(!buttons.front()->property("primary").toBool());
    const auto assign = [](const MoveRow &row) { return row.notation.startsWith("assign "); };
    const auto found = std::ranges::find_if(table.match().view()->moves()->rows(), assign);
    QVERIFY(found != table.match().view()->moves()->rows().end());
    table.match().view()->playMove(found->move);
    table.settle();
    buttons = table.choiceButtons();
    QVERIFY(!buttons.isEmpty());
    QVERIFY(buttons.front()->property("primary").toBool());
}

void MarksTest::theMenuOfAPieceLeadsToItsData()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 5});
    table.match().view()->liftCurtain();
    table.settle();
    const auto menu = [] {
        QMenu *shown = nullptr;
        for (QWidget *widget : QApplication::topLevelWidgets())
            if (auto *each = qobject_cast<QMenu *>(widget); each && each->isVisible())
                shown = each;
        return shown;
    };
    QQuickItem *card = nullptr;
    for (QQuickItem *each : table.legalPieces())
        if (each->property("zone").toString().startsWith("hand.") && table.freePoint(each))
            card = each;
    QVERIFY(card);
    card->forceActiveFocus();
    table.press(Qt::Key_Menu);
    QTRY_VERIFY2(menu(), "The menu key opens no menu.");
    menu()->close();
    QTRY_VERIFY(!menu());

    QSignalSpy inspected(table.match().view(), &MatchView::inspected);
    QTest::mouseClick(table.window(), Qt::RightButton, {}, table.inWindow(*table.freePoint(card)));
    QTRY_VERIFY2(menu(), "A right click opens no menu.");
    QCOMPARE(menu()->actions().size(), 1);
    QCOMPARE(menu()->actions().front()->text(), "Edit this leaf card");
    menu()->actions().front()->trigger();
    menu()->close();
    QCOMPARE(inspected.size(), 1);
    QCOMPARE(inspected.front().front().toString(), card->property("component").toString());
    QVERIFY2(!table.match().view()->selecting(), "The right click chose the card as well.");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_marks_test, engawa::MarksTest)
#include "marks_test.moc"
