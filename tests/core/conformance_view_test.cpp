#include <set>

#include <QTest>

#include "core/bots/bot.h"
#include "tests/core/conformance.h"
#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

// Everything that a seat is shown, as one text.
std::string shownTo(const Game &game, const State &state, Seat seat, const Scene &scene)
{
    std::string shown = game.position(state, seat).dump();
    for (const Zone &zone : scene.zones)
        shown += "\n" + zone.id + " " + std::to_string(zone.columns);
    for (const Piece &piece : scene.pieces) {
        shown += "\n" + piece.id + " " + piece.kind + " " + piece.component + " " + piece.zone + " " + piece.badge + " "
                 + std::to_string(piece.faceUp) + " " + std::to_string(piece.x) + "," + std::to_string(piece.y);
        for (const std::uint16_t move : piece.moves)
            shown += " " + std::to_string(move);
    }
    for (const std::string &move : scene.moves) {
        shown += "\n" + move;
        if (const auto read = game.parse(state, move))
            shown += " " + game.texts().format("en", game.label(state, *read));
    }
    const ScoreSheet sheet = game.publicScores(state);
    for (const ScoreSheet::Line &line : sheet.lines) {
        shown += "\n" + line.key;
        for (const int points : line.points)
            shown += " " + std::to_string(points);
    }
    return shown + "\n" + game.texts().format("en", scene.prompt);
}

std::vector<std::string> legalNotations(const Game &game, const State &state)
{
    MoveList moves;
    game.legal(state, moves);
    std::vector<std::string> words;
    for (const Move move : moves)
        words.push_back(game.notation(state, move));
    return words;
}

} // namespace

// What a seat of any game may know.
class ConformanceViewTest : public QObject
{
    Q_OBJECT

private slots:
    void aSeatSeesTheSameHoweverTheHiddenCardsLie_data() { addSettingRows(); }
    void aSeatSeesTheSameHoweverTheHiddenCardsLie();
    void aRedealIsCanonicalAndPlayable_data() { addSettingRows(); }
    void aRedealIsCanonicalAndPlayable();
    void aSeatIsNotToldTheSeed_data() { addSettingRows(); }
    void aSeatIsNotToldTheSeed();
    void theSceneIsWhole_data() { addSettingRows(); }
    void theSceneIsWhole();
    void aBotChoosesTheSameHoweverTheHiddenCardsLie_data() { addSettingRows(); }
    void aBotChoosesTheSameHoweverTheHiddenCardsLie();
};

void ConformanceViewTest::aSeatSeesTheSameHoweverTheHiddenCardsLie()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        const Course course = someCourse();
        follow(setting, course, [&](const State &state, std::size_t decision) {
            if ((decision + course.seed) % 3 != 0)
                return;
            for (const Seat seat : seatsOf(setting)) {
                const State other = game.redeal(state, seat, draw(course.seed, 6, decision));
                const Scene scene = game.scene(state, seat), otherScene = game.scene(other, seat);
                RC_ASSERT((otherScene == scene));
                RC_ASSERT(shownTo(game, other, seat, otherScene) == shownTo(game, state, seat, scene));
                RC_ASSERT(game.toAct(other) == game.toAct(state));
                RC_ASSERT(game.wholeDecision(other) == game.wholeDecision(state));
                if (game.toAct(state) == seat)
                    RC_ASSERT(legalNotations(game, other) == legalNotations(game, state));
            }
        });
    });
}

void ConformanceViewTest::aRedealIsCanonicalAndPlayable()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        const Course course = someCourse();
        std::size_t different = 0, all = 0;
        follow(setting, course, [&](const State &state, std::size_t decision) {
            const std::uint64_t a = draw(course.seed, 11, decision), b = draw(course.seed, 12, decision);
            for (const Seat seat : seatsOf(setting)) {
                const State once = game.redeal(state, seat, a);
                const State twice = game.redeal(game.redeal(state, seat, b), seat, a);
                RC_ASSERT((once == twice));
                RC_ASSERT((piecesIn(game, once) == piecesIn(game, state)));
                different += drawPile(game, once) != drawPile(game, state);
                ++all;
                // In the middle of somebody else's compound turn the cards re-dealt to them may not fit what they began.
                const bool begun = game.toAct(state) != seat && !game.wholeDecision(state);
                if (decision % 16 != 0 || begun)
                    continue;
                State playing = once;
                MoveList moves;
                for (std::size_t i = 0; game.toAct(playing) != nobody; ++i) {
                    game.legal(playing, moves);
                    RC_ASSERT(!moves.empty());
                    game.apply(playing, course.choice(i, moves));
                }
                RC_ASSERT((piecesIn(game, playing) == piecesIn(game, state)));
            }
        });
        if (drawPile(game, game.deal(setting.setup, course.seed)).size() > 4)
            RC_ASSERT(different > 0u);
    });
}

void ConformanceViewTest::aSeatIsNotToldTheSeed()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        Course course = someCourse();
        course.seed |= std::uint64_t(1) << 60;
        follow(setting, course, [&](const State &state, std::size_t decision) {
            if (decision % 8 != 0)
                return;
            for (const Seat seat : seatsOf(setting)) {
                RC_ASSERT(!game.position(state, seat).contains("seed"));
                RC_ASSERT(!shownTo(game, state, seat, game.scene(state, seat)).contains(std::to_string(course.seed)));
            }
        });
    });
}

void ConformanceViewTest::theSceneIsWhole()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    holds(casesOf(200), [&] {
        follow(setting, someCourse(), [&](const State &state, std::size_t) {
            for (const Seat seat : seatsOf(setting)) {
                const Scene scene = game.scene(state, seat);
                std::set<std::string> zones, pieces;
                for (const Zone &zone : scene.zones)
                    RC_ASSERT(zones.insert(zone.id).second);
                for (const Piece &piece : scene.pieces) {
                    RC_LOG() << piece.id << "\n";
                    RC_ASSERT(pieces.insert(piece.id).second);
                    RC_ASSERT(zones.contains(piece.zone));
                    RC_ASSERT(piece.faceUp || piece.component.empty());
                    for (const std::uint16_t move : piece.moves)
                        RC_ASSERT(move < scene.moves.size());
                }
                RC_ASSERT(scene.legal.size() == scene.moves.size());
                for (std::size_t i = 0; i < scene.legal.size(); ++i)
                    RC_ASSERT(game.notation(state, scene.legal[i]) == scene.moves[i]);
                if (game.toAct(state) == seat)
                    RC_ASSERT(scene.moves == legalNotations(game, state));
                else
                    RC_ASSERT(scene.moves.empty());
            }
        });
    });
}

void ConformanceViewTest::aBotChoosesTheSameHoweverTheHiddenCardsLie()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    for (const std::string_view name : botNames()) {
        const auto bot = makeBot(name);
        holds(casesOf(60), [&] {
            const Course course = someCourse();
            follow(setting, course, [&](const State &state, std::size_t decision) {
                const Seat seat = game.toAct(state);
                if (seat == nobody || decision % 4 != course.seed % 4)
                    return;
                const std::uint64_t seed = draw(course.seed, 13, decision);
                const Move chosen = bot->choose(game, state, seat, seed);
                RC_ASSERT(game.check(state, chosen) == noRule);
                const State other = game.redeal(state, seat, draw(course.seed, 14, decision));
                RC_ASSERT(game.notation(other, bot->choose(game, other, seat, seed)) == game.notation(state, chosen));
            });
        });
    }
}

ENGAWA_SOAK_SUBJECT(conformance_view_test, ConformanceViewTest)
#include "conformance_view_test.moc"
