#include "core/games/kimono/scoring.h"

#include <ranges>

#include "core/game/decision.h"
#include "core/game/score_sheet_writer.h"
#include "core/games/kimono/album.h"
#include "core/games/kimono/values.h"

namespace engawa::kimono {

namespace {

// The item that a Scored event names.
enum class Item { Markers, CatPrize, Tiles, Cats, Props, Mon };

int monValue(const Rules &rules, int layer)
{
    const auto index = std::min(static_cast<std::size_t>(layer), rules.monValues.size() - 1);
    return rules.monValues[index];
}

// The points of one line of the score pad; the last line holds for every layer above too.
int monPoints(const Rules &rules, const Album &album, int line)
{
    const Layers layers(album);
    const int last = static_cast<int>(rules.monValues.size()) - 1;
    int points = 0;
    for (const Photo &photo : album)
        if (std::min<int>(photo.y, last) == line && monVisible(rules, layers, photo))
            points += monValue(rules, photo.y);
    return points;
}

int propPoints(const Rules &rules, const State &state, int side, std::size_t card)
{
    const AlbumValues values(rules, state, side);
    int points = 0;
    for (const Photo &photo : state.albums[static_cast<std::size_t>(side)])
        if (rules.copies[photo.copy].card == card)
            points += rules.cards[card].points->evaluate(values);
    return points;
}

// The pad has a line for every prop of the deck, and for one that an edit took away while it lies in an album.
bool onThePad(const Rules &rules, const State &state, std::size_t card)
{
    if (rules.cards[card].count > 0)
        return modeOf(rules, state).props;
    for (const Album &album : state.albums)
        for (const Photo &photo : album)
            if (rules.copies[photo.copy].card == card)
                return true;
    return false;
}

int markersWon(const Rules &rules, const State &state, int side)
{
    const bool middle = modeOf(rules, state).rival && rules.soloMiddleToRival && side == 1;
    int won = 0;
    for (std::size_t i = 0; i < rules.patterns.size(); ++i) {
        const int marker = state.marker[i];
        won += side == 0 ? marker > 0 : marker < 0;
        won += middle && marker == 0;
    }
    return won;
}

// The cat prize of a game against the rival, who wins ties.
int catPrize(const Rules &rules, const State &state, int side)
{
    const bool player = catSymbols(rules, state.albums[0]) > catSymbols(rules, state.albums[1]);
    return player == (side == 0) ? 1 : 0;
}

Decision decide(const Rules &rules, const State &state)
{
    const Mode &mode = modeOf(rules, state);
    const auto points = [&](int side) { return sideScore(rules, state, side); };
    if (mode.scoring == Scoring::Prizes)
        return {static_cast<std::uint8_t>(points(0) >= points(1) + rules.soloMargin ? 1 : 0), 0};
    return engawa::decide(2, mode.tieBreaks, points, [&](int side) { return AlbumValues(rules, state, side); });
}

Rule ruleOfWin(bool points, bool tieBroken)
{
    if (tieBroken)
        return points ? Rule::ExpertTieBreak : Rule::BasicTieBreak;
    return points ? Rule::ExpertTotal : Rule::BasicMarkers;
}

void announcePoints(const Rules &rules, const State &state, int side, const Log &log)
{
    const AlbumValues values(rules, state, side);
    const auto scored = [&](Item item, Rule rule, int points) {
        log(EventKind::Scored, rule, static_cast<int>(item), points);
    };
    switch (modeOf(rules, state).scoring) {
    case Scoring::Markers:
        scored(Item::Markers, Rule::BasicMarkers, markersWon(rules, state, side));
        break;
    case Scoring::Prizes:
        scored(Item::Markers, Rule::SoloMarkers, markersWon(rules, state, side));
        scored(Item::CatPrize, Rule::SoloCatPrize, catPrize(rules, state, side));
        break;
    case Scoring::Points: {
        scored(Item::Tiles, Rule::ExpertTile, values.of(Value::Tiles));
        scored(Item::Cats, Rule::ExpertCats, values.of(Value::CatPoints));
        scored(Item::Props, Rule::ExpertProps, values.of(Value::PropPoints));
        scored(Item::Mon, Rule::ExpertMon, values.of(Value::MonPoints));
        const Album &album = state.albums[static_cast<std::size_t>(side)];
        const Layers layers(album);
        for (const Photo &photo : album)
            if (rules.cardOf(photo.copy).mon != Side::None && !monVisible(rules, layers, photo))
                log(EventKind::Covered, Rule::ExpertMonCovered, photo.copy);
        break;
    }
    }
}

} // namespace

int monPoints(const Rules &rules, const Album &album)
{
    const Layers layers(album);
    int points = 0;
    for (const Photo &photo : album)
        if (monVisible(rules, layers, photo))
            points += monValue(rules, photo.y);
    return points;
}

int propPoints(const Rules &rules, const State &state, int side)
{
    const AlbumValues values(rules, state, side);
    int points = 0;
    for (const Photo &photo : state.albums[static_cast<std::size_t>(side)])
        if (const auto &formula = rules.cardOf(photo.copy).points)
            points += formula->evaluate(values);
    return points;
}

int sideScore(const Rules &rules, const State &state, int side)
{
    const AlbumValues values(rules, state, side);
    switch (modeOf(rules, state).scoring) {
    case Scoring::Markers:
        return markersWon(rules, state, side);
    case Scoring::Prizes:
        return markersWon(rules, state, side) + catPrize(rules, state, side);
    case Scoring::Points:
        return values.of(Value::Tiles) + values.of(Value::CatPoints) + values.of(Value::PropPoints)
               + values.of(Value::MonPoints);
    }
    return 0;
}

Outcome outcomeOf(const Rules &rules, const State &state)
{
    return outcomeWith(
        2, state.phase == Phase::Over, [&](int side) { return sideScore(rules, state, side); },
        [&] { return decide(rules, state).winners; });
}

ScoreSheet scoreSheet(const Rules &rules, const State &state)
{
    const Mode &mode = modeOf(rules, state);
    ScoreSheetWriter sheet({seatName(0), mode.rival ? TextKey{"name.rival"} : seatName(1)});
    const auto values = [&](int side) { return AlbumValues(rules, state, side); };
    const auto value = [&](Value of) { return [&values, of](int side) { return values(side).of(of); }; };
    const auto markers = [&](int side) { return markersWon(rules, state, side); };
    switch (mode.scoring) {
    case Scoring::Markers:
        sheet.counted("score.markers", markers);
        break;
    case Scoring::Prizes:
        sheet.counted("score.markers", markers);
        sheet.counted("score.cat_prize", [&](int side) { return catPrize(rules, state, side); });
        sheet.onlyShown("score.cat_symbols", value(Value::CatSymbols));
        break;
    case Scoring::Points:
        sheet.counted("score.tiles", value(Value::Tiles));
        sheet.counted("score.cats", value(Value::CatPoints));
        for (std::size_t card = 0; card < rules.cards.size(); ++card)
            if (rules.cards[card].points && onThePad(rules, state, card))
                sheet.counted("name." + rules.cards[card].entry->id,
                              [&](int side) { return propPoints(rules, state, side, card); });
        for (int layer = 0; layer < static_cast<int>(rules.monValues.size()); ++layer)
            sheet.counted("score.mon_" + std::to_string(layer + 1), [&](int side) {
                return monPoints(rules, state.albums[static_cast<std::size_t>(side)], layer);
            });
        break;
    }
    // Only what would be looked at now; while nobody has any of it, it says nothing.
    const int looked = decide(rules, state).tieBreaks;
    for (const TieBreak &tieBreak : mode.tieBreaks | std::views::take(looked)) {
        const auto has = [&](int side) { return tieBreak.value->evaluate(values(side)) != 0; };
        if (state.phase == Phase::Over || has(0) || has(1))
            sheet.tieBreak(tieBreak, values);
    }
    return sheet.take();
}

void announce(const Rules &rules, const State &state, EventList *events)
{
    if (!events)
        return;
    const Mode &mode = modeOf(rules, state);
    const Log log(events, nobody);
    for (int side = 0; side < 2; ++side)
        announcePoints(rules, state, side, log.by(speaker(mode, side)));
    if (mode.scoring != Scoring::Points)
        for (std::size_t i = 0; i < rules.patterns.size(); ++i)
            if (state.marker[i] == 0)
                log(EventKind::Middle, mode.rival ? Rule::SoloMiddle : Rule::BasicMiddle, static_cast<int>(i));

    const bool points = mode.scoring == Scoring::Points;
    const Decision decision = decide(rules, state);
    if (decision.tieBreaks > 0)
        log(EventKind::TieBreak, points ? Rule::ExpertTieBreak : Rule::BasicTieBreak, decision.tieBreaks);
    if (mode.scoring == Scoring::Prizes)
        log.by(0)(decision.winners ? EventKind::Won : EventKind::Lost, Rule::SoloVictory);
    else if (decision.isShared())
        log(EventKind::Shared, points ? Rule::ExpertShared : Rule::BasicShared);
    else
        log.by(std::countr_zero(decision.winners))(EventKind::Won, ruleOfWin(points, decision.tieBreaks > 0));
}

} // namespace engawa::kimono
