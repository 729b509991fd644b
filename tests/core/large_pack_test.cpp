#include "core/bots/bot.h"
#include "tests/bench/large_pack.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

// A capacity bounds what a match holds, not what a pack may list.
class LargePackTest : public QObject
{
    Q_OBJECT

private slots:
    void entriesWithoutCopiesChangeNothing_data();
    void entriesWithoutCopiesChangeNothing();
};

namespace {

// A random game, as it is written down, with what could be tried on the way.
QStringList courseOf(const Game &game, const std::string &mode)
{
    QStringList course;
    State state = game.deal(completed({mode, 0, {}, "", nobody}, game.data()), 7);
    const auto bot = makeBot("random");
    MoveList attempts;
    for (std::uint64_t n = 0; n < 400 && game.toAct(state) != nobody; ++n) {
        game.attempts(state, attempts);
        const Move move = bot->choose(game, state, game.toAct(state), n);
        course << QString::number(attempts.size()) + u' ' + QString::fromStdString(game.notation(state, move));
        game.apply(state, move);
    }
    course << QString::fromStdString(game.position(state).dump());
    return course;
}

} // namespace

void LargePackTest::entriesWithoutCopiesChangeNothing_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("file");
    const auto row = [](const char *pack, const char *file) {
        QTest::addRow("%s %s", pack, file) << QString::fromUtf8(pack) << QString::fromUtf8(file);
    };
    row("momiji", "leaf_cards.json");
    row("momiji", "landscapes.json");
    row("takenoko", "plots.json");
    row("takenoko", "plot_objectives.json");
    row("takenoko", "gardener_objectives.json");
    row("takenoko", "panda_objectives.json");
    row("kimono", "cards.json");
    row("leafus", "drawings.json");
}

void LargePackTest::entriesWithoutCopiesChangeNothing()
{
    QFETCH(QString, pack);
    QFETCH(QString, file);
    const Data data = bundled(ENGAWA_RESOURCES "/packs/" + pack.toStdString());
    const GamePtr game = compiled(data), large = compiled(bench::enlarged(data, file.toStdString(), 5000));
    for (const EntryPtr &mode : data.table("modes").entries())
        QCOMPARE(courseOf(*large, mode->id), courseOf(*game, mode->id));
}

ENGAWA_SUBJECT(large_pack_test, LargePackTest, QCoreApplication)
#include "large_pack_test.moc"
