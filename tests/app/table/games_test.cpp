#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// One game after the other on the same table.
class GamesTest : public QObject
{
    Q_OBJECT

private slots:
    void everyGameFollowsEveryOtherWithoutAWarning();
    void theKeyboardMeetsPiecesBeforeNames_data();
    void theKeyboardMeetsPiecesBeforeNames();
};

namespace {

Deal openGame(const QString &game, const QString &mode)
{
    return {.mode = mode, .players = QStringList(mode == "solo" ? 1 : 2, "human"), .seed = 5, .game = game};
}

} // namespace

void GamesTest::everyGameFollowsEveryOtherWithoutAWarning()
{
    UserFolder user;
    TableFixture table(user.places());
    const std::vector<std::pair<QString, QString>> games{{"momiji", "first_game"}, {"kimono", "basic"},
                                                         {"kimono", "solo"},       {"kimono", "expert"},
                                                         {"takenoko", "standard"}, {"leafus", "standard"}};
    for (const auto &[first, firstMode] : games)
        for (const auto &[next, nextMode] : games) {
            table.deal(openGame(first, firstMode));
            table.deal(openGame(next, nextMode));
            QVERIFY2(table.warnings().isEmpty(),
                     qPrintable(first + " " + firstMode + ", then " + next + " " + nextMode));
        }
}

void GamesTest::theKeyboardMeetsPiecesBeforeNames_data()
{
    QTest::addColumn<QString>("game");
    QTest::addColumn<QString>("mode");
    QTest::addRow("momiji") << "momiji" << "first_game";
    QTest::addRow("takenoko") << "takenoko" << "first_game";
    QTest::addRow("kimono") << "kimono" << "basic";
    QTest::addRow("leafus") << "leafus" << "standard";
}

// From outside, as Tab comes out of a panel.
void GamesTest::theKeyboardMeetsPiecesBeforeNames()
{
    QFETCH(QString, game);
    QFETCH(QString, mode);
    UserFolder user;
    TableFixture table(user.places());
    table.deal(openGame(game, mode));
    table.match().view()->liftCurtain();
    table.settle();
    QStringList met;
    QSet<QQuickItem *> seen;
    for (QQuickItem *at = table.program().table().quickWindow()->contentItem()->nextItemInFocusChain();
         at && !seen.contains(at); at = at->nextItemInFocusChain()) {
        seen.insert(at);
        if (at->activeFocusOnTab() && TableFixture::isSeen(at))
            met.append(TableFixture::isA(at, "PieceItem") ? "piece" : TableFixture::isA(at, "SeatTitle") ? "name" : "");
    }
    QVERIFY2(met.contains("piece") && met.contains("name"), qPrintable(met.join(' ')));
    QVERIFY2(met.lastIndexOf("piece") < met.indexOf("name"), qPrintable(met.join(' ')));
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_games_test, engawa::GamesTest)
#include "games_test.moc"
