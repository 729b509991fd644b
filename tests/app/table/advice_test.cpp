#include <QDir>
#include <QElapsedTimer>
#include <QMenu>

#include "app/panels/log_panel.h"
#include "app/shell/commands.h"
#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// What a search says beside the match: hints, why a bot moved so, and turning points.
class AdviceTest : public QObject
{
    Q_OBJECT

private slots:
    void aHintIsAskedForAndPlayedByMouse_data() { addGames(); }
    void aHintIsAskedForAndPlayedByMouse();
    void aHintIsAskedForAndPlayedByKeyboard();
    void aHintGoesWithTheNextMove();
    void thinkingIsShownAndCanBeStopped();
    void theWindowIsFreeWhileItThinks();
    void nobodyGetsAHintForAnother();
    void aHintTellsOnlyWhatItsSeatKnows();
    void aBotIsAskedFromTheLog();
    void aBotIsAskedFromTheCommands();
    void aHiddenHandIsNotToldByItsBot();
    void turningPointsAppearAfterTheEndAndLeadIntoTheReplay();
    void theCardSpeaksTheReadersLanguage();
    void theCardFitsWithLargeWords();

private:
    static void addGames();
};

namespace {

struct Advised : TableFixture
{
    explicit Advised(const UserFolder &user, const QSize &size = {1280, 800}) : TableFixture(user.places(), size) {}

    MatchAdvice &advice() { return *match().advice(); }
    QQuickItem *card()
    {
        for (QQuickItem *item : itemsOf(root(), "AdviceCard"))
            if (isSeen(item))
                return item;
        return nullptr;
    }
    QList<QQuickItem *> rows()
    {
        QList<QQuickItem *> rows;
        if (card())
            for (QQuickItem *row : itemsOf(card(), "AdviceRow"))
                if (isSeen(row))
                    rows.append(row);
        return rows;
    }
    QQuickItem *lamp()
    {
        for (QQuickItem *bar : itemsOf(root(), "PromptBar"))
            for (QQuickItem *button : itemsOf(bar, "IconButton"))
                if (isSeen(button))
                    return button;
        return nullptr;
    }
    QQuickItem *button(const QString &text)
    {
        for (const char *type : {"QuietButton", "PaperButton", "IconButton"})
            for (QQuickItem *item : everywhere(type))
                if (isSeen(item) && item->property("text").toString() == text)
                    return item;
        return nullptr;
    }
    QStringList marks()
    {
        QStringList marks;
        for (QQuickItem *item : itemsOf(root(), "HintMark"))
            if (isSeen(item))
                marks.append(item->property("piece").value<QQuickItem *>()->property("hint").toString());
        return marks;
    }
    void waitForAnswer()
    {
        QTRY_VERIFY_WITH_TIMEOUT(!advice().thinking(), 20'000);
        settle();
    }
    void picture(const QString &name)
    {
        QVERIFY(QDir().mkpath(ENGAWA_SCREENSHOTS "/advice"));
        QVERIFY(program().window().grab().save(QString(ENGAWA_SCREENSHOTS "/advice/%1.png").arg(name)));
    }
    void trigger(QLatin1StringView id) { program().actions().at(id)->trigger(); }
    // Until it is the person's turn.
    void waitForTurn() { QTRY_VERIFY_WITH_TIMEOUT(match().session()->toAct() == match().view()->viewer(), 20'000); }
    void playToTheEnd()
    {
        Match played = *match().session()->match();
        for (int made = 0; made < 3000 && played.game().toAct(played.state()) != nobody; ++made) {
            const MoveList moves = legalIn(played);
            played.play(moves[static_cast<std::size_t>(made) * 7 % moves.size()]);
        }
        match().session()->resume(std::move(played), match().session()->recordPath());
        settle();
    }
    static MoveList legalIn(const Match &match)
    {
        MoveList moves;
        match.game().legal(match.state(), moves);
        return moves;
    }
};

} // namespace

void AdviceTest::addGames()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("mode");
    QTest::newRow("momiji") << "momiji" << "standard";
    QTest::newRow("takenoko") << "takenoko" << "standard";
    QTest::newRow("kimono") << "kimono" << "basic";
    QTest::newRow("leafus") << "leafus" << "standard";
}

void AdviceTest::aHintIsAskedForAndPlayedByMouse()
{
    QFETCH(QString, game);
    QFETCH(QString, mode);
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.mode = mode, .players = {"human", "human"}, .game = game});
    table.playAhead(5);
    QVERIFY2(table.lamp(), "There is no button for a hint.");
    table.click(table.centre(table.lamp()));
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::Hint);
    QVERIFY(table.card());
    table.waitForAnswer();
    const QList<AdviceLine> lines = table.advice().lines();
    QVERIFY(lines.size() >= 2 && lines.size() <= 3);
    QCOMPARE(table.rows().size(), lines.size());
    for (const AdviceLine &line : lines)
        QVERIFY2(line.move.size() > 3 && line.promise.contains("% of the win"), qPrintable(line.move + line.promise));
    const QStringList marks = table.marks();
    QVERIFY2(std::ranges::any_of(marks, [](const QString &mark) { return mark.contains("1"); }) || game == "leafus",
             "No piece carries the number of the first.");
    table.picture("hint-" + game);
    const std::size_t nodes = table.match().session()->match()->nodes().size();
    table.click(table.centre(table.rows().at(1)));
    QCOMPARE(table.match().session()->match()->nodes().size(), nodes + 1);
    const Node &made = table.match().session()->match()->head();
    const QString played = table.match().session()->words().say(
        *made.game, made.game->label(table.match().session()->match()->node(made.parent).state, *made.move));
    QVERIFY2(lines[1].move.startsWith(played), qPrintable(lines[1].move + " / " + played));
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::None);
    QVERIFY(table.marks().isEmpty());
    QCOMPARE(table.warnings(), QStringList());
}

void AdviceTest::aHintIsAskedForAndPlayedByKeyboard()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.players = {"human", "human"}});
    table.press(Qt::Key_H);
    QTRY_COMPARE(table.advice().kind(), MatchAdvice::Kind::Hint);
    table.waitForAnswer();
    QTRY_VERIFY2(TableFixture::isA(table.focused(), "AdviceRow"), qPrintable(table.whereKeysGo()));
    table.press(Qt::Key_Tab);
    table.settle();
    QCOMPARE(table.focused(), table.rows().at(1));
    const std::size_t nodes = table.match().session()->match()->nodes().size();
    table.press(Qt::Key_Return);
    QTRY_COMPARE(table.match().session()->match()->nodes().size(), nodes + 1);
    table.press(Qt::Key_H);
    table.waitForAnswer();
    table.press(Qt::Key_Escape);
    QTRY_COMPARE(table.advice().kind(), MatchAdvice::Kind::None);
    QVERIFY(table.marks().isEmpty());
    QVERIFY2(!TableFixture::isA(table.focused(), "AdviceRow"), qPrintable(table.whereKeysGo()));
    QCOMPARE(table.warnings(), QStringList());
}

void AdviceTest::aHintGoesWithTheNextMove()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.players = {"human", "human"}});
    table.advice().hint();
    table.waitForAnswer();
    QVERIFY(!table.marks().isEmpty());
    table.match().view()->playMove(0);
    table.settle();
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::None);
    QVERIFY(table.marks().isEmpty());
    table.advice().hint();
    QVERIFY(table.advice().thinking());
    table.match().view()->undo(); // while it thinks
    QVERIFY(!table.advice().thinking());
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::None);
}

void AdviceTest::thinkingIsShownAndCanBeStopped()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.players = {"human", "human"}});
    table.advice().hint();
    QVERIFY(table.advice().thinking());
    QCOMPARE(table.advice().verdict(), "Thinking…");
    QTRY_VERIFY(table.button("Stop"));
    QTest::qWait(100); // until it is drawn
    table.picture("thinking");
    QMetaObject::invokeMethod(table.button("Stop"), "clicked");
    QVERIFY(!table.advice().thinking());
    QTRY_VERIFY(!table.card());
    QTest::qWait(1500); // what it would have said comes no more
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::None);
    QVERIFY(table.marks().isEmpty());
}

void AdviceTest::theWindowIsFreeWhileItThinks()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.mode = "standard", .players = {"human", "human"}, .game = "takenoko"});
    table.advice().hint();
    QVERIFY(table.advice().thinking());
    qint64 longest = 0;
    QElapsedTimer beat;
    beat.start();
    while (table.advice().thinking()) {
        QCoreApplication::processEvents(QEventLoop::AllEvents, 1);
        longest = std::max(longest, beat.restart());
    }
    QVERIFY2(longest < 500, qPrintable(QString("It was busy for %1 ms.").arg(longest))); // the search takes a second
}

void AdviceTest::nobodyGetsAHintForAnother()
{
    UserFolder user;
    Advised table(user);
    table.deal({.players = {"human", "human"}});
    if (table.match().view()->curtain())
        table.match().view()->liftCurtain();
    QVERIFY(table.advice().canHint());
    const int first = table.match().session()->toAct();
    while (table.match().session()->toAct() == first)
        table.match().view()->playMove(0);
    QVERIFY(table.match().view()->curtain()); // the next one has not looked yet
    QVERIFY(!table.advice().canHint());
    table.advice().hint();
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::None);
    QVERIFY(!table.program().actions().at(command::hint)->isEnabled());
    table.match().view()->liftCurtain();
    QVERIFY(table.advice().canHint());
    table.deal({.players = {"human", "greedy"}, .seed = 8});
    table.match().bots()->setPaused(true);
    while (table.match().session()->isHuman(table.match().session()->toAct()))
        table.match().view()->playMove(0);
    QVERIFY(!table.advice().canHint()); // the bot is to act
}

void AdviceTest::aHintTellsOnlyWhatItsSeatKnows()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.mode = "standard", .players = {"human", "human"}});
    table.advice().hint();
    table.waitForAnswer();
    const Scene &scene = table.match().view()->scene();
    for (QQuickItem *item : TableFixture::itemsOf(table.root(), "PieceItem"))
        if (!item->property("hint").toString().isEmpty()) {
            const auto piece =
                std::ranges::find(scene.pieces, item->property("pieceId").toString().toStdString(), &Piece::id);
            QVERIFY(piece != scene.pieces.end() && !piece->moves.empty());
        }
}

void AdviceTest::aBotIsAskedFromTheLog()
{
    UserFolder user;
    Advised table(user);
    table.deal({.players = {"human", "easy"}});
    table.waitForTurn();
    while (!table.advice().canAskWhy()) {
        table.match().view()->playMove(0);
        table.waitForTurn();
    }
    table.trigger(QLatin1StringView("panel_log"));
    table.settle();
    auto *log = table.program().window().findChild<LogPanel *>();
    QVERIFY(log);
    int asked = 0;
    for (int row = 0; row < log->model()->rowCount(); ++row) {
        const QModelIndex line = log->model()->index(row, 0);
        const bool bots = table.advice().isBotsMove(line.data(LogModel::NodeRole).toInt());
        log->setCurrentIndex(line);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, log->mapToGlobal(QPoint()));
        QApplication::sendEvent(log, &event);
        auto *menu = log->findChild<QMenu *>("log_menu");
        QVERIFY(menu);
        QCOMPARE(menu->actions().at(1)->isEnabled(), bots);
        if (bots && asked++ == 0)
            menu->actions().at(1)->trigger();
        delete menu;
    }
    QVERIFY(asked > 0);
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::Why);
    table.waitForAnswer();
    QVERIFY(table.advice().title().startsWith("Why, "));
    QVERIFY(!table.advice().verdict().isEmpty());
    table.picture("why");
}

void AdviceTest::aBotIsAskedFromTheCommands()
{
    UserFolder user;
    Advised table(user);
    table.deal({.mode = "basic", .players = {"human", "easy"}, .game = "kimono"});
    for (int moves = 0; moves < 60 && table.advice().lines().size() < 2; ++moves) {
        table.waitForTurn();
        table.match().view()->playMove(0);
        table.waitForTurn();
        QVERIFY(table.program().actions().at(command::why)->isEnabled());
        table.press(Qt::Key_W);
        QTRY_COMPARE(table.advice().kind(), MatchAdvice::Kind::Why);
        table.waitForAnswer();
    }
    const QList<AdviceLine> lines = table.advice().lines();
    QVERIFY(lines.size() >= 2);
    QVERIFY(std::ranges::any_of(lines, &AdviceLine::played)); // what it thought itself is told
    QVERIFY(lines.front().promise.contains("% of the win"));
    QVERIFY(table.marks().isEmpty()); // the table has gone on since
    table.picture("why-kimono");
    table.press(Qt::Key_Escape);
    QTRY_VERIFY(!table.card());
    QCOMPARE(table.warnings(), QStringList());
}

void AdviceTest::aHiddenHandIsNotToldByItsBot()
{
    UserFolder user;
    Advised table(user);
    table.deal({.mode = "standard", .players = {"human", "easy"}});
    int hidden = 0;
    for (int round = 0; round < 12 && hidden == 0 && !table.match().session()->over(); ++round) {
        table.waitForTurn();
        table.match().view()->playMove(0);
        table.waitForTurn();
        const Match &match = *table.match().session()->match();
        for (int id = match.head().id; match.node(id).parent >= 0; id = match.node(id).parent) {
            if (!table.advice().isBotsMove(id))
                break;
            table.advice().whyNode(id);
            table.waitForAnswer();
            for (const AdviceLine &line : table.advice().lines()) {
                if (!line.move.startsWith("A move with what only"))
                    continue;
                QVERIFY(!line.played);
                ++hidden;
            }
        }
    }
    QVERIFY(hidden > 0);
}

void AdviceTest::turningPointsAppearAfterTheEndAndLeadIntoTheReplay()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.players = {"human", "human"}});
    QVERIFY(!table.program().actions().at(command::turningPoints)->isEnabled());
    table.playToTheEnd();
    QVERIFY(table.match().session()->over());
    QTRY_VERIFY(table.button("Turning points"));
    table.picture("end");
    QStringList states; // a short match is searched before the card has come to rest
    const QObject listener;
    connect(table.match().turningPoints(), &TurningPoints::changed, &listener,
            [&] { states.append(table.match().turningPoints()->state()); });
    table.click(table.centre(table.button("Turning points")));
    QTRY_VERIFY(table.card());
    QVERIFY(std::ranges::any_of(states, [](const QString &state) { return state.startsWith("Looking for them: "); }));
    QTRY_VERIFY_WITH_TIMEOUT(!table.match().turningPoints()->searching(), 120'000);
    table.settle();
    const auto &points = table.match().turningPoints()->rows();
    QVERIFY(points.size() > 2 && points.size() <= 2 * mostTurningPoints);
    QCOMPARE(table.rows().size(), static_cast<qsizetype>(points.size()));
    table.picture("turning-points");
    const int node = points[1].node;
    const QString better = points[1].better;
    QVERIFY(better.startsWith("Better: "));
    table.click(table.centre(table.rows().at(1)));
    QVERIFY(table.match().session()->replaying());
    QCOMPARE(table.match().session()->shownId(), table.match().session()->match()->node(node).parent);
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::Missed);
    QCOMPARE(table.rows().size(), 2);
    QVERIFY(table.advice().lines().at(1).played);
    table.picture("missed");
    table.click(table.centre(table.button("All of them")));
    QCOMPARE(table.advice().kind(), MatchAdvice::Kind::TurningPoints);
    QVERIFY(!table.match().turningPoints()->searching()); // they are known
    table.match().session()->leaveReplay();
    QCOMPARE(table.warnings(), QStringList());
}

void AdviceTest::theCardSpeaksTheReadersLanguage()
{
    UserFolder user;
    Advised table(user);
    table.settings().setShowCurtain(false);
    table.deal({.mode = "basic", .players = {"human", "human"}, .game = "kimono"});
    table.settings().setLanguage("ja");
    table.settle();
    table.advice().hint();
    table.waitForAnswer();
    static const QRegularExpression latin("[A-Za-z]{3,}");
    QStringList told{table.advice().title(), table.advice().verdict(), table.advice().ahead(), table.advice().scale()};
    for (const AdviceLine &line : table.advice().lines())
        told << line.move << line.promise;
    for (const QString &text : told)
        QVERIFY2(!text.contains(latin) || text.contains("Haruka") || text.contains("Kenji"), qPrintable(text));
    QVERIFY(table.advice().lines().front().promise.contains("勝ちの見込み"));
    table.picture("hint-ja");
    table.settings().setLanguage("en");
    table.settle();
    QVERIFY(table.advice().lines().front().promise.contains("of the win")); // the same hint
}

void AdviceTest::theCardFitsWithLargeWords()
{
    UserFolder user;
    Advised table(user, {1024, 700});
    table.settings().setShowCurtain(false);
    table.deal({.mode = "standard", .players = {"human", "human"}});
    for (const int scale : {100, 200}) {
        table.settings().setTextScale(scale);
        table.settle();
        table.advice().hint();
        table.waitForAnswer();
        QTRY_VERIFY(table.card());
        const QRectF card = table.card()->mapRectToScene(table.card()->boundingRect());
        const QRectF whole = table.root()->mapRectToScene(table.root()->boundingRect());
        QVERIFY2(whole.contains(card), qPrintable(QString("%1 × %2").arg(card.width()).arg(card.height())));
        table.picture(QString("hint-1024-%1").arg(scale));
        table.advice().close();
        table.settle();
    }
    table.settings().setTextScale(100);
    table.settings().setTheme(Settings::Theme::Dark);
    table.settle();
    table.advice().hint();
    table.waitForAnswer();
    table.picture("hint-dark");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_advice_test, engawa::AdviceTest)
#include "advice_test.moc"
