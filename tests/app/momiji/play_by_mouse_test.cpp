#include "core/match/record.h"
#include "tests/app/table/mouse_player.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// Whole games of Momiji by mouse alone, as a person at the window plays them.
class MomijiByMouseTest : public QObject
{
    Q_OBJECT

private slots:
    void solo();
    void hotSeat();
    void dragAndDrop();
    void refusedClick();
    void aClickOnCardsThatLieOnEachOtherIsOneClick();
};

void MomijiByMouseTest::solo()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    QCOMPARE(table.match().session()->seats(), 1);
    MousePlayer(table, 11).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

void MomijiByMouseTest::hotSeat()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 5});
    MousePlayer(table, 12).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

// A card that goes to a place of its own is dragged there.
void MomijiByMouseTest::dragAndDrop()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    MousePlayer player(table, 1);
    for (int attempt = 0; attempt < 40 && !table.match().session()->over(); ++attempt) {
        for (QQuickItem *card : table.legalPieces()) {
            const std::optional<QPoint> from = table.freePoint(card);
            const QString id = card->property("pieceId").toString();
            if (!card->property("zone").toString().startsWith("hand.") || !from)
                continue;
            table.match().view()->lift(id);
            QQuickItem *onto = nullptr;
            for (QQuickItem *target : table.legalPieces())
                if (target->property("zone").toString().startsWith("area.") && table.freePoint(target))
                    onto = target;
            const std::optional<QPoint> to = onto ? table.freePoint(onto) : std::nullopt;
            table.match().view()->cancel();
            if (!to)
                continue;
            const int head = table.match().session()->match()->head().id;
            table.dragTo(*from, *to);
            QVERIFY2(table.match().session()->match()->head().id != head || table.match().view()->selecting(),
                     qPrintable(id + " dropped on its place does nothing."));
            QVERIFY2(table.match().session()->match()->head().id != head,
                     qPrintable(id + " dropped on its place isn't played."));
            QVERIFY2(table.piece(id) == nullptr || !table.piece(id)->property("zone").toString().startsWith("hand."),
                     qPrintable(id + " was dropped and is still in the hand."));
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
        player.clickSomething();
        if (QTest::currentTestFailed())
            return;
    }
    QFAIL("No card of the hand could be dragged to a place.");
}

void MomijiByMouseTest::refusedClick()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "first_game", .players = {"human", "human"}, .seed = 5});
    MousePlayer(table, 0).liftCurtain();
    int refused = 0;
    for (QQuickItem *item : TableFixture::itemsOf(table.root(), "PieceItem")) {
        const std::optional<QPoint> at = table.freePoint(item);
        if (!TableFixture::isSeen(item) || item->property("legal").toBool() || !at)
            continue;
        const State before = table.match().session()->match()->state();
        table.click(*at);
        QVERIFY2(!table.match().view()->refusal().isEmpty(),
                 qPrintable(item->property("pieceId").toString() + " refuses without a word."));
        QVERIFY(table.match().view()->refusal().size() > 8 && !table.match().view()->refusal().contains("rule."));
        QVERIFY(table.match().session()->match()->state() == before);
        ++refused;
    }
    QVERIFY2(refused > 2, "Nearly nothing on the table can be refused.");
    QTRY_VERIFY(std::ranges::any_of(TableFixture::itemsOf(table.root(), "RefusalToast"), &TableFixture::isSeen));
    QCOMPARE(table.warnings(), QStringList());
}

// With motion: a card that is on its way is still under the pointer when the button is let go.
void MomijiByMouseTest::aClickOnCardsThatLieOnEachOtherIsOneClick()
{
    UserFolder user;
    TableFixture table(user.places());
    table.settings().setReducedMotion(false);
    for (quint64 seed = 1; seed < 20; ++seed) {
        table.deal({.players = {"human", "human"}, .seed = seed});
        MousePlayer(table, 0).liftCurtain();
        QTRY_VERIFY(TableFixture::itemsOf(table.root(), "MomijiTable").value(0)->property("settled").toBool());
        table.settle();
        for (QQuickItem *card : table.legalPieces()) {
            const std::optional<QPoint> at = table.freePoint(card);
            const QString zone = card->property("zone").toString();
            if (!zone.startsWith("column.") || card->property("place").toInt() == 0 || !at)
                continue;
            table.click(*at);
            QCOMPARE(table.match().session()->match()->nodes().size(), std::size_t{2});
            QVERIFY2(!table.match().view()->selecting(), "The card below was clicked as well.");
            QCOMPARE(table.warnings(), QStringList());
            return;
        }
    }
    QFAIL("No column has two cards.");
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(momiji_window_play_by_mouse_test, engawa::MomijiByMouseTest)
#include "play_by_mouse_test.moc"
