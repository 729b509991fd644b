// Positions set up by hand: what must be true of every game.

#include "core/game/arrangement.h"

#include <set>

#include <QTest>

#include "tests/core/every_game.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/core/soak.h"

using namespace engawa;

namespace {

// Tables whose copies are shuffled into decks. Asked of the deal: later a deck may have run out, or all that is left of
// it may lie where somebody put it back.
std::set<std::string_view> shuffledTables(const Game &game, const State &dealt)
{
    std::vector<PlacedCopy> copies;
    game.pieces(dealt, copies);
    std::set<std::string_view> shuffled;
    for (const PlacedCopy &copy : copies)
        if (copy.zone == "deck")
            shuffled.insert(copy.table);
    return shuffled;
}

// Copies that a match can't lose or win.
std::multiset<std::string> deckCopies(const Game &game, const State &state, const std::set<std::string_view> &shuffled)
{
    std::vector<PlacedCopy> copies;
    game.pieces(state, copies);
    std::multiset<std::string> found;
    for (const PlacedCopy &copy : copies)
        if (shuffled.contains(copy.table))
            found.insert(std::string(copy.table) + "/" + std::string(copy.id) + "#" + std::to_string(copy.copy));
    return found;
}

template <class List>
const auto &oneOf(const List &list, std::uint64_t number)
{
    return list[number % list.size()];
}

Arrangement someArrangement(const OpenTable &table, std::uint64_t seed, std::uint64_t n)
{
    const auto random = [&](std::uint64_t stream) { return draw(seed, stream, n); };
    std::vector<Piece> pieces, spots;
    for (const Piece &piece : table.scene.pieces)
        (piece.kind == "spot" ? spots : pieces).push_back(piece);
    const Piece &piece = oneOf(pieces, random(1));
    switch (random(2) % 8) {
    case 0:
    case 1:
    case 2: {
        const Piece &spot = oneOf(spots, random(3));
        return PutPiece{piece.id, spot.zone, spot.x, spot.y};
    }
    case 3:
    case 4:
        return SwapPieces{piece.id, oneOf(pieces, random(3)).id};
    case 5:
        return RemovePiece{piece.id};
    case 6:
        return TurnPiece{piece.id};
    default:
        if (table.counters.empty() || random(3) % 4 == 0)
            return SetToAct{static_cast<Seat>(random(4) % 5)};
        return SetCounter{oneOf(table.counters, random(4)).id, static_cast<int>(random(5) % 14) - 2};
    }
}

} // namespace

class ArrangeTest : public QObject
{
    Q_OBJECT

private slots:
    void theOpenTableIsWhole_data() { addSettingRows(); }
    void theOpenTableIsWhole();
    void whateverIsArrangedIsAWholePosition_data() { addSettingRows(); }
    void whateverIsArrangedIsAWholePosition();
};

void ArrangeTest::theOpenTableIsWhole()
{
    const Setting &setting = rowSetting();
    const State state = setting.game->deal(setting.setup, 3);
    const OpenTable table = setting.game->laidOpen(state);
    std::set<std::string> zones, pieces, components;
    for (const Zone &zone : table.scene.zones)
        QVERIFY2(zones.insert(zone.id).second, zone.id.c_str());
    for (const Piece &piece : table.scene.pieces) {
        QVERIFY2(pieces.insert(piece.id).second, piece.id.c_str());
        QVERIFY2(zones.contains(piece.zone), piece.zone.c_str());
        QVERIFY2(piece.faceUp, piece.id.c_str());
        QVERIFY(piece.moves.empty());
        components.insert(piece.component);
    }
    std::vector<PlacedCopy> copies;
    setting.game->pieces(state, copies);
    for (const PlacedCopy &copy : copies)
        if (copy.table != "scenarios")
            QVERIFY2(components.contains(std::string(copy.table) + "/" + std::string(copy.id)),
                     std::string(copy.id).c_str());
    for (const Counter &each : table.counters) {
        QVERIFY2(each.least <= each.value && each.value <= each.most, each.id.c_str());
        for (const std::string &language : setting.game->texts().languages())
            QVERIFY2(setting.game->texts().has(language, each.name), each.name.c_str());
    }
    for (const Zone &zone : table.scene.zones)
        for (const std::string &language : setting.game->texts().languages())
            QVERIFY2(setting.game->texts().has(language, "zone." + zone.id.substr(0, zone.id.find('.'))),
                     zone.id.c_str());
}

void ArrangeTest::whateverIsArrangedIsAWholePosition()
{
    const Setting &setting = rowSetting();
    const Game &game = *setting.game;
    int made = 0;
    holds(6, [&] {
        const std::uint64_t seed = *rc::gen::resize(100, rc::gen::arbitrary<std::uint64_t>());
        State played = game.deal(setting.setup, seed), state = played;
        const auto shuffled = shuffledTables(game, played);
        for (std::uint64_t n = 0; n < draw(seed, 20, 0) % 60 && game.toAct(played) != nobody; ++n) { // some turns in
            MoveList moves;
            game.legal(played, moves);
            game.apply(played, moves[below(draw(seed, 21, n), static_cast<std::uint32_t>(moves.size()))], nullptr);
            if (game.wholeDecision(played))
                state = played;
        }
        const auto copies = deckCopies(game, state, shuffled);
        int fitting = 0; // where few fit, more are tried
        for (std::uint64_t n = 0; n < 40 || (fitting < 2 && n < 400); ++n) {
            const OpenTable before = game.laidOpen(state);
            const Arrangement arrangement = someArrangement(before, seed, n);
            Problems problems;
            const auto arranged = game.arranged(state, setting.setup, arrangement, problems);
            RC_ASSERT(arranged.has_value() == !hasError(problems));
            if (!arranged)
                continue;
            ++made;
            ++fitting;
            state = *arranged;
            RC_ASSERT((deckCopies(game, state, shuffled) == copies));
            std::set<std::string> pieces;
            for (const Piece &piece : game.laidOpen(state).scene.pieces)
                RC_ASSERT(pieces.insert(piece.id).second);
            Problems none;
            const auto read = game.fromPosition(game.position(state), setting.setup, 99, none);
            RC_ASSERT(!hasError(none)); // what is unusual is a warning
            RC_ASSERT((read.has_value() && *read == state));
            MoveList moves;
            game.legal(state, moves);
            RC_ASSERT(moves.empty() == (game.toAct(state) == nobody));
            RC_ASSERT(game.wholeDecision(state));
        }
        // … and can be played on.
        for (std::uint64_t n = 0; n < 30 && game.toAct(state) != nobody; ++n) {
            MoveList moves;
            game.legal(state, moves);
            RC_ASSERT(!moves.empty());
            game.apply(state, moves[below(draw(seed, 22, n), static_cast<std::uint32_t>(moves.size()))], nullptr);
        }
    });
    QVERIFY2(made >= 10, qPrintable(QString::number(made)));
}

ENGAWA_SOAK_SUBJECT(arrange_test, ArrangeTest)
#include "arrange_test.moc"
