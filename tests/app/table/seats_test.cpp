#include <QAccessible>
#include <QAction>

#include "app/shell/commands.h"
#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// Who plays a seat, and how that changes during a match.
class SeatsTest : public QObject
{
    Q_OBJECT

private slots:
    void theSetUpListsLevelsWithTheirSentences();
    void aClickOnANameLetsSomebodyElsePlay();
    void theKeyboardDoesTheSame();
    void everySeatIsReachedFromTheMenu();
    void aPersonaPlaysAtTheLevelThatIsChosen();
    void theOwnSeatIsGivenAwayAndTakenBack();
    void whoPlaysIsThereAfterARestart();
    void aThinkingBotIsShownAndItsNameStopsIt();
    void theEndAndTheRecordsNameTheBots();
};

static QQuickItem *plateOf(TableFixture &table, int seat)
{
    for (QQuickItem *plate : TableFixture::itemsOf(table.root(), "SeatTitle"))
        if (plate->property("seat").toInt() == seat && TableFixture::isSeen(plate))
            return plate;
    return nullptr;
}

static bool menuIsOpen(TableFixture &table)
{
    return std::ranges::any_of(TableFixture::itemsOf(table.root(), "SeatMenu"),
                               [](QQuickItem *menu) { return menu->property("opened").toBool(); });
}

// Of the open menu or list: what it offers, by object name.
static QQuickItem *shown(TableFixture &table, const QString &name)
{
    for (QQuickItem *item : table.everywhere("ChoiceRow") + table.everywhere("PaperButton"))
        if (item->objectName() == name && TableFixture::isSeen(item))
            return item;
    return nullptr;
}

static std::string playerOf(TableFixture &table, int seat)
{
    return table.match().session()->match()->seats()[static_cast<std::size_t>(seat)].player;
}

static QString nameOf(QQuickItem *item)
{
    QAccessible::setActive(true);
    QAccessibleInterface *interface = QAccessible::queryAccessibleInterface(item);
    return interface ? interface->text(QAccessible::Name) : QString();
}

// A master who takes a minute for each move.
static const Levels &slowMasters()
{
    static const Levels levels(Table({std::make_shared<const Entry>(
        "master", Json{{"iterations", Level::mostIterations}, {"milliseconds", Level::mostMilliseconds}})}));
    return levels;
}

void SeatsTest::theSetUpListsLevelsWithTheirSentences()
{
    UserFolder user;
    TableFixture table(user.places());
    QVERIFY(table.library().setUp("momiji"));
    table.program().pages().showHome();
    QQuickItem *combo = nullptr;
    const auto find = [&] {
        for (QQuickItem *each : table.everywhere("PaperCombo"))
            if (each->objectName() == "seatPlayer1")
                combo = each;
        return combo != nullptr;
    };
    QTRY_VERIFY(find());
    combo->forceActiveFocus(Qt::TabFocusReason);
    table.press(Qt::Key_Return); // the list opens when it is released
    table.settle();
    QStringList texts;
    const auto read = [&] {
        texts.clear();
        for (QQuickItem *each : table.everywhere("Text") + table.everywhere("Caption") + table.everywhere("QQuickText"))
            if (TableFixture::isSeen(each))
                texts.append(each->property("text").toString());
        return texts.contains("Master bot");
    };
    QTRY_VERIFY(read());
    for (const char *level : {"beginner", "easy", "normal", "strong", "master"}) {
        const QString about = QString::fromStdString(
            table.library().engine().format("en", Message{"level." + std::string(level) + ".about", {}}));
        QVERIFY2(texts.contains(about), qPrintable("The list doesn't say: " + about));
    }
    table.press(Qt::Key_Down);
    table.press(Qt::Key_Return);
    QTRY_COMPARE(table.library().form()->choice().seatPlayers.value(1), QString("normal"));
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::aClickOnANameLetsSomebodyElsePlay()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "easy"}, .seed = 5});
    table.match().bots()->setPaused(true);
    QVERIFY(plateOf(table, 1));
    QVERIFY2(nameOf(plateOf(table, 1)).contains("easy bot"), qPrintable(nameOf(plateOf(table, 1))));
    table.click(table.centre(plateOf(table, 1)));
    QTRY_VERIFY(menuIsOpen(table));
    QQuickItem *strong = nullptr;
    QTRY_VERIFY((strong = shown(table, "player-strong")) != nullptr);
    QVERIFY(shown(table, "player-easy")->property("checked").toBool());
    table.click(table.centre(strong));
    QTRY_COMPARE(playerOf(table, 1), std::string("strong"));
    QTRY_VERIFY(!menuIsOpen(table));
    QVERIFY(nameOf(plateOf(table, 1)).contains("strong bot"));
    const std::vector<LogRow> log = table.match().view()->log()->rows();
    QVERIFY(std::ranges::any_of(log, [](const LogRow &row) {
        return row.text == u"From here on Kenji is played by: strong bot" && row.seat == 1;
    }));
    QTest::mouseClick(table.window(), Qt::RightButton, {}, table.inWindow(table.centre(plateOf(table, 1))));
    QTRY_VERIFY(menuIsOpen(table));
    table.press(Qt::Key_Escape);
    QTRY_VERIFY(!menuIsOpen(table));
    QCOMPARE(playerOf(table, 1), std::string("strong"));
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::theKeyboardDoesTheSame()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "easy"}, .seed = 5});
    table.match().bots()->setPaused(true);
    plateOf(table, 1)->forceActiveFocus(Qt::TabFocusReason);
    table.press(Qt::Key_Return);
    QTRY_VERIFY(menuIsOpen(table));
    QTRY_COMPARE(table.focused() ? table.focused()->objectName() : QString(), QString("player-easy"));
    table.press(Qt::Key_Down);
    table.press(Qt::Key_Down);
    table.press(Qt::Key_Return);
    QTRY_COMPARE(playerOf(table, 1), std::string("strong"));
    QTRY_VERIFY(!menuIsOpen(table));
    plateOf(table, 1)->forceActiveFocus(Qt::TabFocusReason);
    table.press(Qt::Key_F10, Qt::ShiftModifier);
    QTRY_VERIFY(menuIsOpen(table));
    QTRY_COMPARE(table.focused() ? table.focused()->objectName() : QString(), QString("player-strong"));
    table.press(Qt::Key_Escape);
    QTRY_VERIFY(!menuIsOpen(table));
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::everySeatIsReachedFromTheMenu()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "easy", "easy"}, .seed = 5});
    table.match().bots()->setPaused(true);
    QAction *seats = table.program().actions().at(command::seats);
    QVERIFY(seats->isEnabled());
    seats->trigger();
    QTRY_VERIFY(menuIsOpen(table));
    QTRY_VERIFY(shown(table, "player-master"));
    QTRY_COMPARE(table.focused() ? table.focused()->objectName() : QString(), QString("player-easy"));
    QQuickItem *names = nullptr;
    for (QQuickItem *each : table.everywhere("Segmented"))
        if (each->objectName() == "menuSeat")
            names = each;
    QVERIFY(names && TableFixture::isSeen(names));
    names->forceActiveFocus(Qt::TabFocusReason);
    table.press(Qt::Key_Right);
    table.settle();
    table.click(table.centre(shown(table, "player-master")));
    QTRY_COMPARE(playerOf(table, 2), std::string("master"));
    QCOMPARE(playerOf(table, 1), std::string("easy"));
    table.match().session()->close();
    QVERIFY(!seats->isEnabled());
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::aPersonaPlaysAtTheLevelThatIsChosen()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "easy"}, .seed = 5});
    table.match().bots()->setPaused(true);
    const auto openMenu = [&] {
        plateOf(table, 1)->forceActiveFocus(Qt::TabFocusReason);
        table.press(Qt::Key_Return);
        return QTest::qWaitFor([&] { return menuIsOpen(table); });
    };
    QVERIFY(openMenu());
    QQuickItem *hoarder = nullptr;
    for (QQuickItem *row : table.everywhere("ChoiceRow"))
        if (row->objectName() == "player-hoarder")
            hoarder = row;
    QVERIFY(hoarder);
    hoarder->forceActiveFocus(Qt::TabFocusReason); // which brings it into sight
    table.press(Qt::Key_Return);
    QTRY_COMPARE(playerOf(table, 1), std::string("hoarder@normal"));
    QTRY_VERIFY(!menuIsOpen(table));
    QVERIFY2(nameOf(plateOf(table, 1)).contains("hoarder, normal"), qPrintable(nameOf(plateOf(table, 1))));
    QVERIFY(openMenu());
    const auto levels = [&]() -> QQuickItem * {
        for (QQuickItem *each : table.everywhere("Segmented"))
            if (each->objectName() == "level-hoarder" && TableFixture::isSeen(each))
                return each;
        return nullptr;
    };
    QTRY_VERIFY(levels());
    levels()->forceActiveFocus(Qt::TabFocusReason);
    table.press(Qt::Key_Right);
    QTRY_COMPARE(playerOf(table, 1), std::string("hoarder@strong"));
    QVERIFY(menuIsOpen(table)); // for whoever wants yet another
    table.press(Qt::Key_Escape);
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::theOwnSeatIsGivenAwayAndTakenBack()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "beginner"}, .seed = 5});
    MatchSession &session = *table.match().session();
    table.match().bots()->setPaused(true);
    table.click(table.centre(plateOf(table, 0)));
    QTRY_VERIFY(shown(table, "player-beginner"));
    table.click(table.centre(shown(table, "player-beginner")));
    QTRY_COMPARE(session.humans(), 0);
    const std::size_t before = session.match()->nodes().size();
    table.match().bots()->setPaused(false);
    QTRY_VERIFY(session.match()->nodes().size() > before + 6);
    QCOMPARE(table.match().view()->viewer(), 0);
    table.match().bots()->setPaused(true);
    table.settle();
    plateOf(table, 0)->forceActiveFocus(Qt::TabFocusReason);
    table.press(Qt::Key_Return);
    QTRY_VERIFY(shown(table, "player-human"));
    table.settle();
    table.click(table.centre(shown(table, "player-human")));
    QTRY_COMPARE(session.humans(), 1);
    table.match().bots()->setPaused(false);
    QTRY_VERIFY(session.over() || session.toAct() == 0);
    QVERIFY(session.over() || table.match().view()->moves()->rowCount() > 0);
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::whoPlaysIsThereAfterARestart()
{
    UserFolder user;
    {
        TableFixture table(user.places());
        table.deal({.players = {"human", "easy"}, .seed = 5});
        QTRY_COMPARE(table.match().session()->toAct(), 0);
        table.match().bots()->setPaused(true);
        table.match().view()->playMove(0);
        table.match().session()->setPlayer(1, "master");
        table.match().view()->undo(); // takes back the move, not the opponent
        QCOMPARE(playerOf(table, 1), std::string("master"));
        QVERIFY(table.fromDisk());
        QTRY_COMPARE(table.fromDisk()->seats()[1].player, std::string("master"));
    }
    TableFixture table(user.places());
    QCOMPARE(playerOf(table, 1), std::string("master"));
    QVERIFY(nameOf(plateOf(table, 1)).contains("master bot"));
    table.match().bots()->setPaused(true);
    table.match().session()->rematch();
    QCOMPARE(table.match().session()->match()->opening().seats[1].player, std::string("master"));
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::aThinkingBotIsShownAndItsNameStopsIt()
{
    UserFolder user;
    TableFixture table(user.places());
    table.match().session()->setLevels(slowMasters());
    table.deal({.players = {"human", "human"}, .seed = 5});
    table.match().view()->liftCurtain();
    MatchSession &session = *table.match().session();
    const int seat = session.toAct();
    QAction *hurry = table.program().actions().at(command::hurryBot);
    QVERIFY(!hurry->isEnabled());
    session.setPlayer(seat, "master");
    table.settle();
    const auto marks = [&] {
        int seen = 0;
        for (QQuickItem *mark : table.everywhere("ThinkingMark"))
            seen += TableFixture::isSeen(mark);
        return seen;
    };
    const auto moves = [&] { return session.match()->nodes().size(); };
    QTRY_COMPARE(table.match().bots()->thinkingSeat(), seat);
    QTRY_COMPARE(marks(), 1);
    QVERIFY2(nameOf(plateOf(table, seat)).contains("thinking"), qPrintable(nameOf(plateOf(table, seat))));
    const std::size_t before = moves();
    table.click(table.centre(plateOf(table, seat)));
    QTRY_VERIFY(moves() > before); // not after a minute
    QVERIFY(!menuIsOpen(table));
    if (session.toAct() == seat) {
        QTRY_COMPARE(table.match().bots()->thinkingSeat(), seat);
        const std::size_t then = moves();
        plateOf(table, seat)->forceActiveFocus(Qt::TabFocusReason);
        table.press(Qt::Key_Space);
        QTRY_VERIFY(moves() > then);
    }
    session.setPlayer(session.toAct(), "master");
    QTRY_VERIFY(hurry->isEnabled());
    const std::size_t then = moves();
    hurry->trigger();
    QTRY_VERIFY(moves() > then);
    table.match().bots()->setPaused(true);
    QTRY_COMPARE(marks(), 0);
    QCOMPARE(table.warnings(), QStringList());
}

void SeatsTest::theEndAndTheRecordsNameTheBots()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 12});
    table.playAhead(2000);
    QVERIFY(table.match().session()->over());
    QTRY_VERIFY(table.endIsShown());
    table.match().session()->setPlayer(1, "strong");
    bool named = false;
    for (QQuickItem *head : table.everywhere("ScoreHead"))
        named = named || nameOf(head).contains("strong bot");
    QVERIFY(named);
    RecordModel &records = *table.library().records();
    records.refresh();
    QTRY_VERIFY(records.count() == 1
                && records.index(0).data(RecordModel::SubtitleRole).toString().contains("Kenji (strong bot)"));
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_seats_test, engawa::SeatsTest)
#include "seats_test.moc"
