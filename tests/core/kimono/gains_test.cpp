#include <QRegularExpression>

#include "tests/core/kimono/kimono_table.h"
#include "tests/subject.h"

// What the table tells before a photo is placed: the tokens and steps of every place, and the label of the move.
class GainsTest : public QObject
{
    Q_OBJECT

private slots:
    void aPlaceNamesItsTokensAndSteps();
    void bothSeamsOfAnUpperPlaceCount();
    void twoWildHalvesAreToldAsWild();
    void aUsedUpTokenIsNotPromised();
    void aPropEarnsNoStep();
    void aStepPastTheEndIsNotPromised();
    void whatIsToldIsWhatHappens();
};

namespace {

QString badgeAt(const KimonoTable &table, const std::string &spot)
{
    const Scene scene = table.game().scene(table.state(), static_cast<Seat>(table.toAct()));
    for (const Piece &piece : scene.pieces)
        if (piece.id == "spot/" + spot)
            return QString::fromStdString(piece.badge);
    return u"no such place"_s;
}

QString label(const KimonoTable &table, const char *notation)
{
    const Game &game = table.game();
    return QString::fromStdString(
        game.texts().format("en", game.label(table.state(), *game.parse(table.state(), notation))));
}

} // namespace

void GainsTest::aPlaceNamesItsTokensAndSteps()
{
    // pink_3 has pink at its left: with the wild departure it makes a pink token.
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(badgeAt(table, "2,0"), u"token:patterns/pink marker:patterns/pink+2"_s);
    QCOMPARE(badgeAt(table, "-2,0"), u"marker:patterns/pink+1"_s);
    QCOMPARE(label(table, "place right"), u"Place Cherry under the Eaves at the right end · token: pink · pink +2"_s);
    QCOMPARE(label(table, "place left"), u"Place Cherry under the Eaves at the left end · pink +1"_s);
}

void GainsTest::bothSeamsOfAnUpperPlaceCount()
{
    // purple_0 has a cat and pink; in the second layer a cat waits at its left and pink at its right.
    KimonoTable table("basic", R"({"ring": ["purple_0", "blue_4", "green_4"], "albums": [[
        "basic_side 0,0", "green_2 2,0", "yellow_2 4,0", "blue_2 6,0", "pink_1 1,1", "yellow_1 5,1"]]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(badgeAt(table, "3,1"),
             u"token:patterns/pink token:symbols/cat marker:patterns/pink+1 marker:patterns/purple+1"_s);
    QVERIFY(label(table, "place 3,1").contains(u"tokens: pink, cat · purple +1"_s));
}

void GainsTest::twoWildHalvesAreToldAsWild()
{
    KimonoTable table("basic", R"({"ring": ["prop_fan", "blue_4", "green_4"]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(badgeAt(table, "2,0"), u"token:symbols/wild"_s);
}

void GainsTest::aUsedUpTokenIsNotPromised()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"], "supply": {"pink": 0}})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(badgeAt(table, "2,0"), u"marker:patterns/pink+1"_s);
}

void GainsTest::aPropEarnsNoStep()
{
    KimonoTable table("basic",
                      R"({"ring": ["prop_fan", "blue_4", "green_4"], "albums": [["basic_side 0,0", "pink_3 2,0"]]})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(badgeAt(table, "4,0"), QString()); // the right half of pink_3 is blank
}

void GainsTest::aStepPastTheEndIsNotPromised()
{
    KimonoTable table("basic", R"({"ring": ["pink_3", "blue_4", "green_4"], "tracks": {"pink": 3}})");
    QVERIFY(table.play("take 1"));
    QCOMPARE(badgeAt(table, "2,0"), u"token:patterns/pink marker:patterns/pink+1"_s);
}

// Over many games: the tokens that a place promises come to lie, and the markers make the steps.
void GainsTest::whatIsToldIsWhatHappens()
{
    static const QRegularExpression step(u"marker:patterns/(\\w+)\\+(\\d)"_s);
    for (const char *mode : {"basic", "expert", "solo"})
        for (std::uint64_t seed = 1; seed <= 25; ++seed) {
            KimonoTable table =
                KimonoTable::dealt(mode, seed, 0, change("rules.json", "/solo_player_places_first", true));
            for (std::uint64_t n = 0; !table.isOver(); ++n) {
                if (table.phase() != u"place"_s || qstrcmp(mode, "solo") == 0) {
                    table.playOneMove(seed, n);
                    continue;
                }
                const int side = table.toAct();
                const Scene scene = table.game().scene(table.state(), static_cast<Seat>(side));
                const Piece *spot = nullptr;
                for (const Piece &piece : scene.pieces)
                    if (piece.kind == "spot" && (!spot || draw(seed, 40, n) % 3 == 0))
                        spot = &piece;
                QVERIFY(spot);
                const QString badge = QString::fromStdString(spot->badge);
                const auto tokens = table.tokens(side).size();
                const Json tracks = table.position()["tracks"];
                QVERIFY(table.play(scene.moves[spot->moves.front()].c_str()));
                if (badge.contains(u"symbols/wild"_s))
                    continue; // the steps depend on the name
                QCOMPARE(table.tokens(side).size(), tokens + badge.count(u"token:"_s));
                for (auto found = step.globalMatch(badge); found.hasNext();) {
                    const auto words = found.next();
                    const std::string pattern = words.captured(1).toStdString();
                    const int moved = table.position()["tracks"][pattern].get<int>() - tracks[pattern].get<int>();
                    QCOMPARE(side == 0 ? moved : -moved, words.captured(2).toInt());
                }
            }
        }
}

ENGAWA_SUBJECT(kimono_gains_test, GainsTest, QCoreApplication)
#include "gains_test.moc"
