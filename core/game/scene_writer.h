#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "core/game/scene_pieces.h"
#include "core/game/seat_names.h"
#include "core/game/seats.h"

namespace engawa {

// Writes the table as one seat sees it, and what the seat may do: the frame of every game's scene.cpp.
template <class Rules, class Typed, class Verb>
class SceneWriter : protected ScenePieces
{
public:
    // Lists the legal moves, if the seat is to act.
    SceneWriter(const Rules &rules, const Typed &state, Seat seat)
        : m_rules(rules), m_state(state), m_seat(seat), m_toAct(seatToAct(rules, state))
    {
        if (!isToAct())
            return;
        listLegal(rules, state, m_moves);
        m_scene.legal.assign(m_moves.begin(), m_moves.end());
        for (const Move &legal : m_moves)
            m_scene.moves.push_back(notationOf(rules, state, legal));
    }

protected:
    using MoveIndices = std::vector<std::uint16_t>; // of Scene::moves

    bool isToAct() const { return m_toAct == m_seat; }

    // Which moves a piece takes part in.
    template <class Wanted>
    MoveIndices movesWhere(Wanted &&wanted) const // wanted(verb, move)
    {
        MoveIndices found;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            if (wanted(static_cast<Verb>(m_moves[i].verb), m_moves[i]))
                found.push_back(static_cast<std::uint16_t>(i));
        return found;
    }
    MoveIndices movesOf(Verb verb) const
    {
        return movesWhere([&](Verb each, const Move &) { return each == verb; });
    }
    MoveIndices allMoves() const
    {
        return movesWhere([](Verb, const Move &) { return true; });
    }
    template <class... Verbs>
    bool can(Verbs... verbs) const
    {
        return !movesWhere([&](Verb each, const Move &) { return ((each == verbs) || ...); }).empty();
    }
    // For moves that have a piece each: use(index, move).
    template <class Use>
    void eachMoveOf(Verb verb, Use &&use) const
    {
        for (const std::uint16_t index : movesOf(verb))
            use(index, m_moves[index]);
    }

    // A piece that the seat sees from behind; `number` tells it from the others of its zone and says nothing else.
    Piece &addBack(const std::string &zone, std::size_t number, std::string kind, int x)
    {
        Piece &piece = addPiece(zone + "/" + std::to_string(number), std::move(kind), "", zone, x);
        piece.faceUp = false;
        return piece;
    }
    void addBacks(const std::string &zone, std::size_t count, const std::string &kind, int from = 0)
    {
        for (std::size_t i = 0; i < count; ++i)
            addBack(zone, i, kind, from + static_cast<int>(i));
    }
    // A zone for what nobody tells apart, with one piece that says how many there are.
    Piece &addCounter(const std::string &zone, std::string kind, int owner, int count, int most = 0)
    {
        addZone(zone, Zone::Form::Counter, owner, most);
        Piece &piece = addPiece(zone + "/count", std::move(kind), "", zone);
        piece.badge = std::to_string(count);
        return piece;
    }
    // A free place that a move leads to; none without a move.
    void addSpot(std::string id, std::string zone, int x, int y, MoveIndices moves)
    {
        if (!moves.empty())
            addPiece(std::move(id), "spot", "", std::move(zone), x, y).moves = std::move(moves);
    }
    // For moves that no piece stands for, such as the end of a turn; none without a move.
    void addButton(const std::string &word, Verb verb)
    {
        MoveIndices moves = movesOf(verb);
        if (moves.empty())
            return;
        if (!std::ranges::contains(m_scene.zones, "button", &Zone::id))
            addZone("button", Zone::Form::Row, m_seat);
        addPiece("button/" + word, "button", "", "button").moves = std::move(moves);
    }

    // What the seat is asked; whoever is not to act is told to wait for `seat`.
    void prompt(const std::string &key, int seat)
    {
        const bool waits = !isToAct() && m_toAct != nobody;
        m_scene.prompt = {waits ? "prompt.wait" : key, {{"seat", seatName(seat)}}};
    }
    void say(const char *name, Message::Argument argument)
    {
        m_scene.prompt.arguments.emplace_back(name, std::move(argument));
    }
    void sayNumber(const char *name, std::int64_t number) { say(name, number); }
    void sayTruth(const char *name, bool truth) { say(name, std::string(truth ? "yes" : "no")); }

    const Rules &m_rules;
    const Typed &m_state;
    const Seat m_seat;
    const Seat m_toAct;
    MoveList m_moves;
};

} // namespace engawa
