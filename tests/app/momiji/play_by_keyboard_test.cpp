#include "core/match/record.h"
#include "tests/app/table/keyboard_player.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// Whole games of Momiji with no mouse at all.
class MomijiByKeyboardTest : public QObject
{
    Q_OBJECT

private slots:
    void solo();
    void hotSeat();
};

void MomijiByKeyboardTest::solo()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 8, .scenario = "meditation"});
    KeyboardPlayer(table, 21).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

void MomijiByKeyboardTest::hotSeat()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "standard", .players = {"human", "human"}, .seed = 9});
    KeyboardPlayer(table, 22).playToTheEnd();
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(momiji_window_play_by_keyboard_test, engawa::MomijiByKeyboardTest)
#include "play_by_keyboard_test.moc"
