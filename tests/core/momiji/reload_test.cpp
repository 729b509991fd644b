#include "core/game/arrangement.h"
#include "core/game/receipt.h"
#include "tests/core/momiji/momiji_table.h"
#include "tests/subject.h"

// Edits of a running match, where Momiji has to do more than carry cards.
namespace {

// The match after an edit, and what its receipt says.
struct Edited
{
    GamePtr game;
    State state;
    Receipt receipt;

    int lines(std::string_view key) const
    {
        return static_cast<int>(std::ranges::count(receipt.lines, key, &Message::key));
    }
    QStringList later() const // parameters that hold from the next match on
    {
        QStringList parameters;
        for (const Message &line : receipt.lines)
            if (line.key == "receipt.next_match")
                parameters << QString::fromStdString(std::get<TextKey>(line.arguments.front().second).key);
        return parameters;
    }
    Json position() const { return game->position(state); }
};

Edited edit(const GamePtr &game, const State &state, const std::string &file, const std::string &pointer,
            const Json &value)
{
    Problems problems;
    const auto data = edited(game->data(), file, pointer, value, problems);
    Edited after;
    after.game = data ? compiler().compile(*data, game.get(), problems) : nullptr;
    if (!after.game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    after.state = after.game->migrate(state, *game, after.receipt);
    return after;
}

int copiesIn(const Json &position, const std::string &landscape)
{
    int found = 0;
    const auto count = [&](const Json &tile) {
        const std::string name = tile.is_object() ? tile["tile"] : tile;
        found += name == landscape || name.starts_with(landscape + "#");
    };
    for (const char *list : {"shown", "deck"})
        for (const Json &tile : position["draft"][list])
            count(tile);
    for (const Json &seat : position["seats"])
        for (const Json &tile : seat["landscapes"])
            count(tile);
    return found;
}

} // namespace

class ReloadTest : public QObject
{
    Q_OBJECT

private slots:
    void aDraftHasAsManyCopiesAsTheDataSay();
    void aCardThatChangesItsLeafMovesToItsColumn();
    void aColumnOfALeafThatIsOutIsSeen();
    void aPileWhoseLeafIsGoneFollowsItsTopCard();
    void aPileWithATopOfAnotherLeafKeepsNobodyFromArranging();
    void whatOnlyTheSetupAsksForHoldsFromTheNextMatchOn();
    void tokensOnASpaceThatIsGoneAreSaid();
};

void ReloadTest::aDraftHasAsManyCopiesAsTheDataSay()
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const MomijiTable table = MomijiTable::dealt(players(2), seed);
        QCOMPARE(table.phase(), u"draft"_s);
        const Edited fewer = edit(printedGame(), table.state(), "landscapes.json", "/a/draft", 0);
        const Json shown = table.position()["draft"]["shown"];
        const auto held =
            std::ranges::count_if(shown, [](const Json &tile) { return tile.get<std::string>().starts_with("a"); });
        QCOMPARE(copiesIn(fewer.position(), "a"), static_cast<int>(held)); // what is shown stays
        QCOMPARE(fewer.lines("receipt.left_deck"), 2 - static_cast<int>(held));
        const Edited again = edit(fewer.game, fewer.state, "landscapes.json", "/a/draft", 2);
        QCOMPARE(copiesIn(again.position(), "a"), 2);
        QCOMPARE(again.lines("receipt.entered_deck"), 2 - static_cast<int>(held));
        QCOMPARE(again.position(), table.position());
    }
}

void ReloadTest::aCardThatChangesItsLeafMovesToItsColumn()
{
    const MomijiTable table(R"({"columns": {"red": "red_2 red_3", "green": "green_1_l"}})");
    const Edited after = edit(printedGame(), table.state(), "leaf_cards.json", "/red_2/leaf", "green");
    QCOMPARE(after.position()["columns"]["red"], (Json{"red_3"}));
    QCOMPARE(after.position()["columns"]["green"], (Json{"green_1_l", "red_2"})); // as the last one added
    Problems problems;
    const Setup setup = completed(players(2), printedGame()->data());
    QVERIFY(after.game->fromPosition(after.position(), setup, 1, problems) == after.state);
}

void ReloadTest::aColumnOfALeafThatIsOutIsSeen()
{
    const MomijiTable table(R"({"leaves": "red green", "columns": {"red": "red_2 red_3"}})");
    const Edited after = edit(printedGame(), table.state(), "leaf_cards.json", "/red_2/leaf", "purple");
    const Scene scene = after.game->scene(after.state, 0);
    const auto card = std::ranges::find(scene.pieces, "leaf_cards/red_2", &Piece::id);
    QVERIFY(card != scene.pieces.end());
    QCOMPARE(card->zone, std::string("column.purple"));
    QCOMPARE(card->moves.size(), std::size_t(1)); // it can be collected
}

void ReloadTest::aPileWhoseLeafIsGoneFollowsItsTopCard()
{
    const GamePtr game = change("leaf_cards.json", "/blue_0", {{"leaf", "blue"}, {"value", 0}, {"count", 1}},
                                change("leaves.json", "/blue", {{"colour", "#336699"}}));
    const auto pilesAfter = [&](const char *piles) {
        const MomijiTable table(
            uR"({"leaves": "red green blue", "seats": [{"piles": [%1]}]})"_s.arg(QLatin1String(piles)).toStdString(),
            players(2), game);
        const Edited other = edit(game, table.state(), "leaf_cards.json", "/blue_0/leaf", "red");
        return edit(other.game, other.state, "leaves.json", "/blue", nullptr).position()["seats"][0]["piles"];
    };
    QCOMPARE(pilesAfter(R"("blue_0", "green_0_l")"),
             Json::parse(R"([{"leaf": "red", "cards": ["blue_0"]}, {"leaf": "green", "cards": ["green_0_l"]}])"));
    // A leaf has one pile only.
    QCOMPARE(pilesAfter(R"("red_0_l", "blue_0")"), Json::parse(R"([{"leaf": "red", "cards": ["blue_0", "red_0_l"]}])"));
}

void ReloadTest::aPileWithATopOfAnotherLeafKeepsNobodyFromArranging()
{
    const MomijiTable table(R"({"seats": [{"piles": ["red_2"], "hand": "red_3 yellow_0_l"}]})");
    const Edited after = edit(printedGame(), table.state(), "leaf_cards.json", "/red_2/leaf", "green");
    const Setup setup = completed(players(2), printedGame()->data());
    Problems problems;
    QVERIFY(after.game->arranged(after.state, setup, SetCounter{"acorns.0", 9}, problems));
    QVERIFY(after.game->arranged(after.state, setup, PutPiece{"leaf_cards/yellow_0_l", "discard"}, problems));
    QVERIFY(
        !after.game->arranged(after.state, setup, SwapPieces{"leaf_cards/yellow_0_l", "leaf_cards/red_2"}, problems));
}

void ReloadTest::whatOnlyTheSetupAsksForHoldsFromTheNextMatchOn()
{
    const auto later = [](const MomijiTable &table, const char *parameter, const Json &value) {
        return edit(printedGame(), table.state(), "rules.json", std::string("/") + parameter, value).later();
    };
    const MomijiTable three = MomijiTable::dealt(players(3, {"ancient_garden"}, "first_game"), 4);
    QCOMPARE(later(three, "leaf_types_3", 4), QStringList{u"parameter.leaf_types_3"_s});
    QCOMPARE(later(three, "leaf_types_2", 3), QStringList{}); // another number of players
    for (const char *parameter : {"hand_start", "display_start", "acorns_first", "acorns_others", "objectives_extra",
                                  "garden_areas", "garden_start_max", "garden_box_cards"})
        QCOMPARE(later(three, parameter, 2 + (QByteArray(parameter) == "objectives_extra")),
                 QStringList{u"parameter."_s + QLatin1String(parameter)});
    QCOMPARE(later(three, "trios_drop_with_type", true).size(), 1);
    QCOMPARE(later(three, "solo_acorns", 7), QStringList{});
    QCOMPARE(later(three, "hand_limit", 7), QStringList{}); // holds at once
    QCOMPARE(later(MomijiTable::dealt(solo("equinox"), 4), "solo_acorns", 7), QStringList{u"parameter.solo_acorns"_s});
    const MomijiTable drafted(R"({"seats": [{"landscapes": "a"}]})");
    QCOMPARE(later(drafted, "landscapes_each", 2), QStringList{u"parameter.landscapes_each"_s});
    QCOMPARE(later(MomijiTable::dealt(players(2), 4), "landscapes_each", 2), QStringList{}); // the draft goes on
}

void ReloadTest::tokensOnASpaceThatIsGoneAreSaid()
{
    const MomijiTable table = MomijiTable::dealt(garden(4), 4);
    const Edited after = edit(printedGame(), table.state(), "rules.json", "/garden_path", Json{1, 2, 3});
    QCOMPARE(after.lines("receipt.left_path"), 5);
    QCOMPARE(after.position()["garden"]["path"].size(), 3u);
}

ENGAWA_SUBJECT(momiji_reload_test, ReloadTest, QCoreApplication)
#include "reload_test.moc"
