#include "core/lab/holes_signature.h"

#include <algorithm>
#include <deque>
#include <unordered_set>

#include "core/base/chance.h"

namespace engawa {

namespace {

void add(std::vector<std::uint64_t> &numbers, std::string_view text)
{
    numbers.push_back(hashText(text));
}

} // namespace

std::uint64_t Signatures::operator()(const State &state) const
{
    const OpenTable table = m_game->laidOpen(state);
    std::vector<std::uint64_t> numbers{static_cast<std::uint64_t>(m_game->toAct(state))};
    for (const Piece &piece : table.scene.pieces) {
        if (piece.kind == "spot")
            continue;
        add(numbers, piece.id);
        add(numbers, piece.component);
        add(numbers, piece.zone);
        add(numbers, piece.badge);
        numbers.push_back(static_cast<std::uint64_t>(piece.x) << 32 ^ static_cast<std::uint32_t>(piece.y));
        numbers.push_back(piece.faceUp);
    }
    for (const Counter &counter : table.counters) {
        if (m_rising.contains(counter.id) && !m_falling.contains(counter.id))
            continue;
        add(numbers, counter.id);
        numbers.push_back(static_cast<std::uint64_t>(counter.value));
    }
    MoveList moves;
    m_game->legal(state, moves);
    for (const Move &move : moves) {
        numbers.push_back(std::uint64_t{move.verb} << 40 | std::uint64_t{move.a} << 32
                          | static_cast<std::uint16_t>(move.b));
        numbers.push_back(std::uint64_t{static_cast<std::uint16_t>(move.c)} << 16 | static_cast<std::uint16_t>(move.d));
    }
    return hashNumbers(numbers);
}

void Signatures::learn(const OpenTable &before, const OpenTable &after)
{
    for (const Counter &counter : after.counters) {
        const auto was = std::ranges::find(before.counters, counter.id, &Counter::id);
        if (counter.owner != nobody || was == before.counters.end() || counter.value == was->value)
            continue;
        (counter.value > was->value ? m_rising : m_falling).insert(counter.id);
    }
}

std::optional<Round> Comings::add(const State &state)
{
    const std::uint64_t signature = (*m_signatures)(state);
    const std::size_t here = m_count++;
    const auto [at, fresh] = m_at.try_emplace(signature, here);
    if (fresh)
        return std::nullopt;
    const Round round{at->second, here - at->second};
    at->second = here;
    return round;
}

std::optional<Round> goesRound(const Game &game, const Signatures &signatures, const Course &course)
{
    Comings comings(signatures);
    State state = game.deal(course.setup, course.seed);
    std::optional<Round> last = comings.add(state);
    for (const Move move : course.moves) {
        game.apply(state, move);
        last = comings.add(state);
    }
    if (!last || game.toAct(state) == nobody)
        return std::nullopt;
    const std::uint64_t signature = signatures(state);
    for (int n = 0; n < roundsTried; ++n) {
        for (std::size_t i = 0; i < last->moves; ++i) {
            const Move move = course.moves[last->from + i];
            if (game.toAct(state) == nobody || game.check(state, move) != noRule)
                return std::nullopt;
            game.apply(state, move);
        }
        const bool looks = n < 2 || n + 1 == roundsTried;
        if (game.toAct(state) == nobody || (looks && signatures(state) != signature))
            return std::nullopt;
    }
    return last;
}

Symptom roundSymptom(const Game &game, const Signatures &signatures)
{
    return {[&signatures]() -> Watch {
                return [comings = Comings(signatures)](const State &state) mutable {
                    return comings.add(state).has_value();
                };
            },
            [&game, &signatures](const Course &course) { return goesRound(game, signatures, course).has_value(); }};
}

std::optional<std::size_t> trapped(const Game &game, const Signatures &signatures, const State &state)
{
    constexpr std::size_t most = 2'000;
    std::unordered_set<std::uint64_t> known{signatures(state)};
    std::deque<State> ahead{state};
    MoveList moves;
    while (!ahead.empty()) {
        const State here = ahead.front();
        ahead.pop_front();
        game.legal(here, moves);
        for (const Move move : moves) {
            State next = here;
            game.apply(next, move);
            if (game.toAct(next) == nobody)
                return std::nullopt;
            if (!known.insert(signatures(next)).second)
                continue;
            if (known.size() > most)
                return std::nullopt;
            ahead.push_back(next);
        }
    }
    return known.size();
}

} // namespace engawa
