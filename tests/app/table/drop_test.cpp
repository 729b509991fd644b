#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// A piece that is put where it can't go.
class DropTest : public QObject
{
    Q_OBJECT

private slots:
    void aCardThatDoesNotFitIsRefusedByItsOwnRule_data();
    void aCardThatDoesNotFitIsRefusedByItsOwnRule();
    void clickedThereItIsRefusedAsWell();
    void aCardThatIsLaidDownAmongTheOthersIsNoMove();
    void anotherFigureIsNotSentInstead();
};

namespace {

constexpr auto oneBrownPile = R"({"leaves": ["red", "brown", "green", "orange"], "starter": 0, "seat": 0,
    "columns": {"green": ["green_0_l"]}, "seats": [
    {"hand": ["brown_3", "brown_0_l", "red_0_l"], "piles": [{"leaf": "brown", "cards": ["brown_0_r"]}]},
    {"hand": ["red_1_l"], "piles": []}]})";

struct BrownPile : TableFixture
{
    explicit BrownPile(const UserFolder &user) : TableFixture(user.places())
    {
        deal({.players = {"human", "random"}});
        match().bots()->setPaused(true);
        begin(oneBrownPile);
    }
    void drag(const QString &card, const QString &onto)
    {
        const std::optional<QPoint> from = freePoint(piece(card)), to = freePoint(piece(onto));
        QVERIFY2(from && to, qPrintable(card + " or " + onto + " is hidden."));
        dragTo(*from, *to);
    }
    QStringList offered()
    {
        QStringList words;
        for (QQuickItem *button : choiceButtons())
            words.append(button->property("text").toString());
        return words;
    }
};

} // namespace

void DropTest::aCardThatDoesNotFitIsRefusedByItsOwnRule_data()
{
    QTest::addColumn<QString>("card");
    QTest::addColumn<QString>("onto");
    QTest::addColumn<QString>("rule");
    QTest::addRow("a gap") << "leaf_cards/brown_3" << "leaf_cards/brown_0_r" << "play.no-gap";
    QTest::addRow("another type") << "leaf_cards/red_0_l" << "leaf_cards/brown_0_r" << "play.side";
}

void DropTest::aCardThatDoesNotFitIsRefusedByItsOwnRule()
{
    QFETCH(QString, card);
    QFETCH(QString, onto);
    QFETCH(QString, rule);
    UserFolder user;
    BrownPile table(user);
    const QStringList before = table.offered();
    const State state = table.match().session()->match()->state();
    table.drag(card, onto);
    QCOMPARE(table.match().view()->refusalRule(), rule);
    QVERIFY2(!table.match().view()->selecting(),
             qPrintable("Instead there is offered: " + table.offered().join(" | ")));
    QCOMPARE(table.offered(), before);
    QVERIFY(table.match().session()->match()->state() == state);
    QCOMPARE(table.piece(card)->property("zone").toString(), "hand.0");
    QCOMPARE(table.warnings(), QStringList());
}

void DropTest::clickedThereItIsRefusedAsWell()
{
    UserFolder user;
    BrownPile table(user);
    table.click(*table.freePoint(table.piece("leaf_cards/brown_3")));
    QCOMPARE(table.selectedPieces().size(), 1);
    table.click(*table.freePoint(table.piece("leaf_cards/brown_0_r")));
    QCOMPARE(table.match().view()->refusalRule(), "play.no-gap");
    QVERIFY2(table.piece("leaf_cards/brown_3")->property("selected").toBool(), "The hand holds something else now.");
    table.click(*table.freePoint(table.piece("leaf_cards/brown_0_l"))); // another card is another beginning
    QVERIFY(table.piece("leaf_cards/brown_0_l")->property("selected").toBool());
    QCOMPARE(table.selectedPieces().size(), 1);
}

void DropTest::aCardThatIsLaidDownAmongTheOthersIsNoMove()
{
    UserFolder user;
    BrownPile table(user);
    table.drag("leaf_cards/brown_3", "leaf_cards/red_0_l");
    QVERIFY2(table.selectedPieces().isEmpty(), qPrintable(table.selectedPieces().join(" | ")));
    QCOMPARE(table.match().view()->refusal(), QString());
}

// The panda held over a plot that only the gardener can reach.
void DropTest::anotherFigureIsNotSentInstead()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 12, .game = "takenoko"});
    int tried = 0;
    for (int move = 0; move < 40 && tried == 0; ++move) {
        const Scene scene = table.match().session()->game()->scene(table.match().session()->match()->state(),
                                                                   Seat(table.match().view()->viewer()));
        const auto movesOf = [&](const Piece &piece, std::string_view verb) {
            return std::ranges::count_if(piece.moves,
                                         [&](int each) { return scene.moves[std::size_t(each)].starts_with(verb); });
        };
        const auto panda = std::ranges::find(scene.pieces, "panda", &Piece::kind);
        for (const Piece &plot : scene.pieces) {
            if (plot.zone != "garden" || movesOf(*panda, "panda ") == 0 || movesOf(plot, "gardener ") == 0
                || movesOf(plot, "panda ") > 0 || (plot.x == panda->x && plot.y == panda->y))
                continue;
            table.match().view()->drop(QString::fromStdString(panda->id), QString::fromStdString(plot.id));
            QCOMPARE(table.match().view()->refusalRule(), "move.straight");
            QVERIFY(!table.match().view()->selecting());
            ++tried;
        }
        table.playAhead(1);
        table.match().view()->liftCurtain();
    }
    QVERIFY2(tried > 0, "The gardener is never the only one who can go somewhere.");
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_drop_test, engawa::DropTest)
#include "drop_test.moc"
