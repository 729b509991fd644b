#pragma once

#include <functional>

#include "core/game/game.h"

// A game with a rule more: what `forbids` says is refused by `rule`, whatever the game itself would say.
class ForbiddingGame final : public engawa::Game
{
public:
    using Forbids = std::function<bool(const engawa::State &state, engawa::Move move)>;

    ForbiddingGame(engawa::GamePtr game, engawa::RuleIndex rule, Forbids forbids)
        : Game(*game), m_game(std::move(game)), m_rule(rule), m_forbids(std::move(forbids))
    {
    }

    void legal(const engawa::State &state, engawa::MoveList &moves) const override
    {
        m_game->legal(state, moves);
        const auto end =
            std::remove_if(moves.begin(), moves.end(), [&](engawa::Move move) { return m_forbids(state, move); });
        moves.shrink(static_cast<std::size_t>(end - moves.begin()));
    }
    engawa::RuleIndex check(const engawa::State &state, engawa::Move move) const override
    {
        const engawa::RuleIndex rule = m_game->check(state, move);
        return rule == engawa::noRule && m_forbids(state, move) ? m_rule : rule;
    }

    std::span<const std::string_view> rules() const override { return m_game->rules(); }
    std::string_view modeOf(const engawa::State &state) const override { return m_game->modeOf(state); }
    std::string_view scenarioOf(const engawa::State &state) const override { return m_game->scenarioOf(state); }
    engawa::State deal(const engawa::Setup &setup, std::uint64_t seed, engawa::EventList *events) const override
    {
        return m_game->deal(setup, seed, events);
    }
    int seats(const engawa::State &state) const override { return m_game->seats(state); }
    engawa::Seat toAct(const engawa::State &state) const override { return m_game->toAct(state); }
    void attempts(const engawa::State &state, engawa::MoveList &moves) const override
    {
        m_game->attempts(state, moves);
    }
    engawa::RuleIndex refusal(const engawa::State &state, const engawa::Piece &piece) const override
    {
        return m_game->refusal(state, piece);
    }
    void apply(engawa::State &state, engawa::Move move, engawa::EventList *events) const override
    {
        m_game->apply(state, move, events);
    }
    bool wholeDecision(const engawa::State &state) const override { return m_game->wholeDecision(state); }
    engawa::Outcome outcome(const engawa::State &state) const override { return m_game->outcome(state); }
    engawa::ScoreSheet scores(const engawa::State &state) const override { return m_game->scores(state); }
    engawa::ScoreSheet publicScores(const engawa::State &state) const override { return m_game->publicScores(state); }
    int evaluate(const engawa::Formula &formula, const engawa::State &state, engawa::Seat seat,
                 std::optional<engawa::Fault> *fault) const override
    {
        return m_game->evaluate(formula, state, seat, fault);
    }
    engawa::Scene scene(const engawa::State &state, engawa::Seat seat) const override
    {
        return m_game->scene(state, seat);
    }
    engawa::State redeal(const engawa::State &state, engawa::Seat seat, std::uint64_t seed) const override
    {
        return m_game->redeal(state, seat, seed);
    }
    std::string notation(const engawa::State &state, engawa::Move move) const override
    {
        return m_game->notation(state, move);
    }
    std::optional<engawa::Move> parse(const engawa::State &state, std::string_view words) const override
    {
        return m_game->parse(state, words);
    }
    engawa::MoveWords moveWords() const override { return m_game->moveWords(); }
    engawa::MoveNames namesIn(const engawa::State &state, engawa::Move move) const override
    {
        return m_game->namesIn(state, move);
    }
    engawa::Message label(const engawa::State &state, engawa::Move move) const override
    {
        return m_game->label(state, move);
    }
    engawa::Message describe(const engawa::Event &event) const override { return m_game->describe(event); }
    engawa::About about(std::string_view table, std::string_view id) const override { return m_game->about(table, id); }
    engawa::Json position(const engawa::State &state, std::optional<engawa::Seat> seat) const override
    {
        return m_game->position(state, seat);
    }
    std::span<const std::string_view> botKeys() const override { return m_game->botKeys(); }
    std::optional<engawa::State> fromPosition(const engawa::Json &position, const engawa::Setup &setup,
                                              std::uint64_t seed, engawa::Problems &problems) const override
    {
        return m_game->fromPosition(position, setup, seed, problems);
    }
    engawa::OpenTable laidOpen(const engawa::State &state) const override { return m_game->laidOpen(state); }
    std::optional<engawa::State> arranged(const engawa::State &state, const engawa::Setup &setup,
                                          const engawa::Arrangement &arrangement,
                                          engawa::Problems &problems) const override
    {
        return m_game->arranged(state, setup, arrangement, problems);
    }
    void pieces(const engawa::State &state, std::vector<engawa::PlacedCopy> &copies) const override
    {
        m_game->pieces(state, copies);
    }
    engawa::State migrate(const engawa::State &state, const engawa::Game &from, engawa::Receipt &receipt) const override
    {
        return m_game->migrate(state, from, receipt);
    }

private:
    const engawa::GamePtr m_game;
    const engawa::RuleIndex m_rule;
    const Forbids m_forbids;
};
