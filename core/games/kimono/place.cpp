#include "core/games/kimono/album.h"
#include "core/games/kimono/play.h"

namespace engawa::kimono {

namespace {

std::size_t at(int index)
{
    return static_cast<std::size_t>(index);
}

bool anyNamable(const Rules &rules, const State &state)
{
    for (Symbol kind = 0; kind <= cat; ++kind)
        if (namable(rules, state, kind))
            return true;
    return false;
}

} // namespace

void step(const Rules &rules, State &state, int side, int pattern, Rule rule, const Log &log)
{
    if (rules.resolvedTracksFreeze && (state.resolved >> pattern & 1)) {
        log(EventKind::NoStep, Rule::ExpertFrozen, pattern);
        return;
    }
    std::int8_t &marker = state.marker[at(pattern)];
    const int target = marker + (side == 0 ? 1 : -1);
    // A track that an edit made shorter than its marker's place stops the marker where it is.
    if (target * (side == 0 ? 1 : -1) > rules.trackLength) {
        log(EventKind::NoStep, Rule::MarkerEnd, pattern);
        return;
    }
    marker = static_cast<std::int8_t>(target);
    log(EventKind::Stepped, rule, pattern, side == 0 ? target : -target);
}

bool namable(const Rules &rules, const State &state, Symbol kind)
{
    if (kind == cat)
        return state.supply[cat] > 0 && modeOf(rules, state).catTokens;
    return at(kind) < rules.patterns.size() && state.supply[at(kind)] > 0;
}

void giveToken(const Rules &rules, State &state, int side, Photo &leftPhoto, Symbol kind, Rule rule, const Log &log)
{
    if (kind == cat && !modeOf(rules, state).catTokens) {
        log(EventKind::NoToken, modeOf(rules, state).rival ? Rule::SoloNoCatTokens : Rule::TokenSupply, kind);
        return;
    }
    if (state.supply[at(kind)] == 0) {
        log(EventKind::NoToken, Rule::TokenSupply, kind);
        return;
    }
    log(EventKind::Token, rule, kind);
    --state.supply[at(kind)];
    leftPhoto.token = kind;
    if (kind == cat) {
        log(EventKind::NoStep, Rule::MarkerCat, -1);
        return;
    }
    step(rules, state, side, kind, Rule::MarkerToken, log);
}

Photo *seamOf(State &state, int side, Seam seam)
{
    Album &album = state.albums[at(side)];
    Photo &placed = album.back();
    if (seam == Seam::Left)
        return photoAt(album, placed.x - 2, placed.y);
    return photoAt(album, placed.x + 2, placed.y) ? &placed : nullptr;
}

bool resolveSeams(const Rules &rules, State &state, int side, Seam from, const Log &log)
{
    for (const Seam seam : {Seam::Left, Seam::Right}) {
        if (seam < from)
            continue;
        Photo *left = seamOf(state, side, seam);
        if (!left)
            continue;
        const Photo &placed = state.albums[at(side)].back();
        const Photo *right = seam == Seam::Left ? &placed : photoAt(state.albums[at(side)], placed.x + 2, placed.y);
        const Symbol a = rules.cardOf(left->copy).right;
        const Symbol b = rules.cardOf(right->copy).left;
        const Symbol made = meeting(a, b);
        if (made == blank) {
            log(EventKind::NoToken, Rule::TokenNoMatch, blank);
        } else if (made == wild) {
            if (anyNamable(rules, state)) {
                state.seam = seam;
                state.phase = Phase::Name;
                return false;
            }
            log(EventKind::NoToken, Rule::TokenSupply, wild);
        } else {
            giveToken(rules, state, side, *left, made, a == b ? Rule::TokenMatch : Rule::TokenWild, log);
        }
    }
    return true;
}

void addPhoto(const Rules &rules, State &state, int side, CopyIndex copy, int x, int y, bool scores, const Log &log)
{
    state.albums[at(side)].push({copy, static_cast<std::int8_t>(x), static_cast<std::int8_t>(y), blank, 0});
    if (!scores)
        return;
    const Card &card = rules.cardOf(copy);
    if (card.pattern >= 0)
        step(rules, state, side, card.pattern, Rule::MarkerKimono, log);
    else
        log(EventKind::NoStep, Rule::MarkerProp, -1);
}

} // namespace engawa::kimono
