#include "core/games/kimono/album.h"
#include "core/games/kimono/play.h"

namespace engawa::kimono {

namespace {

RuleIndex checkTake(const Rules &rules, const State &state, int crossed)
{
    const Mode &mode = modeOf(rules, state);
    if (crossed < mode.crossMin || crossed > mode.crossMax)
        return refused(mode.rival ? Rule::SoloCrossing : Rule::TakeCrossing);
    if (crossed > cardsOnRing(state))
        return refused(Rule::TakeEmptyPlaces);
    return noRule;
}

RuleIndex checkPlace(const Rules &rules, const State &state, int x, int y)
{
    const Mode &mode = modeOf(rules, state);
    const Album &album = state.albums[static_cast<std::size_t>(state.seat)];
    const Layers layers(album);
    if (layers.has(x, y))
        return refused(Rule::PlaceTaken);
    if (y >= mode.layers && y > 0)
        return refused(mode.rival ? Rule::SoloRow : Rule::PlaceLayers);
    if (y == 0) {
        const Ends ends = endsOf(album);
        return x == ends.left->x - 2 || x == ends.right->x + 2 ? noRule : refused(Rule::PlaceBaseEnd);
    }
    return layers.supported(x, y) ? noRule : refused(Rule::PlaceOnTwo);
}

bool hasReward(const Rules &rules, const State &state, int card)
{
    return std::ranges::any_of(state.display, [&](CopyIndex shown) { return rules.copies[shown].card == card; });
}

// Copies of one card are one choice.
void listRewards(const Rules &rules, const State &state, MoveList &moves)
{
    for (const CopyIndex copy : state.display)
        if (const Move chosen = move(Verb::Reward, rules.copies[copy].card);
            std::ranges::find(moves, chosen) == moves.end())
            moves.push(chosen);
}

} // namespace

int cardsOnRing(const State &state)
{
    int count = 0;
    for (std::size_t i = 0; i < state.ringSize; ++i)
        count += state.ring[i] != noCopy;
    return count;
}

int placeCrossed(const State &state, int n)
{
    for (int i = 0, place = state.gap; i < state.ringSize; ++i, place = place + 1 == state.ringSize ? 0 : place + 1)
        if (state.ring[static_cast<std::size_t>(place)] != noCopy && --n == 0)
            return place;
    return -1;
}

void listLegal(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    const Mode &mode = modeOf(rules, state);
    switch (state.phase) {
    case Phase::Take:
        for (int n = mode.crossMin, most = std::min(mode.crossMax, cardsOnRing(state)); n <= most; ++n)
            moves.push(move(Verb::Take, n));
        break;
    case Phase::Place: {
        const Album &album = state.albums[static_cast<std::size_t>(state.seat)];
        const Ends ends = endsOf(album);
        moves.push(move(Verb::Place, ends.left->x - 2, 0));
        moves.push(move(Verb::Place, ends.right->x + 2, 0));
        if (mode.layers > 1)
            for (const Spot &spot : Layers(album).freeUpperSpots(mode.layers))
                moves.push(move(Verb::Place, spot.x, spot.y));
        break;
    }
    case Phase::Name:
        for (Symbol kind = 0; kind <= cat; ++kind)
            if (namable(rules, state, kind))
                moves.push(move(Verb::Name, kind));
        break;
    case Phase::Reward:
        listRewards(rules, state, moves);
        if (!rules.rewardCompulsory)
            moves.push(move(Verb::Decline));
        break;
    case Phase::Over:
        break;
    }
}

void listAttempts(const Rules &rules, const State &state, MoveList &moves)
{
    moves.clear();
    const Mode &mode = modeOf(rules, state);
    for (int n = 0; n <= mode.crossMax + 1; ++n)
        moves.push(move(Verb::Take, n));
    if (state.phase == Phase::Over)
        return;
    const Ends ends = endsOf(state.albums[static_cast<std::size_t>(state.seat)]);
    for (int y = 0; y < 4; ++y)
        for (int x = ends.left->x - 4 + y; x <= ends.right->x + 4 - y; x += 2)
            moves.push(move(Verb::Place, x, y));
    for (Symbol kind = 0; kind <= cat; ++kind)
        if (kind == cat || static_cast<std::size_t>(kind) < rules.patterns.size())
            moves.push(move(Verb::Name, kind));
    listRewards(rules, state, moves);
    moves.push(move(Verb::Decline));
}

RuleIndex checkMove(const Rules &rules, const State &state, Move tried)
{
    if (state.phase == Phase::Over)
        return refused(Rule::TurnOver);
    const auto verb = static_cast<Verb>(tried.verb);
    const bool plain = tried.a == 0 && tried.d == 0 && (verb == Verb::Place || tried.c == 0)
                       && (verb != Verb::Decline || tried.b == 0);
    if (!plain)
        return refused(Rule::TurnOrder);
    switch (state.phase) {
    case Phase::Take:
        return verb == Verb::Take ? checkTake(rules, state, tried.b) : refused(Rule::TurnOrder);
    case Phase::Place:
        return verb == Verb::Place ? checkPlace(rules, state, tried.b, tried.c) : refused(Rule::TurnOrder);
    case Phase::Name:
        if (verb != Verb::Name)
            return refused(Rule::TurnOrder);
        if (tried.b < 0 || tried.b > cat)
            return refused(Rule::TokenBothWild);
        return namable(rules, state, static_cast<Symbol>(tried.b)) ? noRule : refused(Rule::TokenSupply);
    case Phase::Reward:
        if (verb == Verb::Decline)
            return rules.rewardCompulsory ? refused(Rule::ExpertCompulsory) : noRule;
        if (verb != Verb::Reward)
            return refused(Rule::TurnOrder);
        return hasReward(rules, state, tried.b) ? noRule : refused(Rule::ExpertReward);
    case Phase::Over:
        break;
    }
    return refused(Rule::TurnOver);
}

} // namespace engawa::kimono
