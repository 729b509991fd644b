#include "app/match/move_chooser.h"

#include <algorithm>
#include <numeric>

namespace engawa {

void MoveChooser::setScene(const Scene &scene)
{
    m_parts.clear();
    m_moves = static_cast<int>(scene.moves.size());
    for (const Piece &piece : scene.pieces)
        if (!piece.moves.empty())
            m_parts.push_back({piece.id, piece.kind == "button", {piece.moves.begin(), piece.moves.end()}});
    m_most.assign(scene.moves.size(), 0);
    for (const Part &each : m_parts)
        for (const int move : each.moves)
            m_most[static_cast<std::size_t>(move)] =
                std::max(m_most[static_cast<std::size_t>(move)], each.moves.size());
    cancel();
}

void MoveChooser::cancel()
{
    m_chosen.clear();
    m_open.resize(static_cast<std::size_t>(m_moves));
    std::iota(m_open.begin(), m_open.end(), 0);
}

MoveChooser::Click MoveChooser::click(const std::string &piece)
{
    const Part *clicked = part(piece);
    if (isChosen(piece)) { // a second click on the piece plays its only move, or lays it down
        const int only = m_open.size() == 1 ? m_open.front() : -1;
        cancel();
        return only >= 0 ? Click{Click::Result::Chosen, only} : Click{Click::Result::Forgot};
    }
    if (!clicked)
        return {};
    std::vector<int> open = openWith(*clicked);
    if (open.empty()) { // another beginning
        cancel();
        open = openWith(*clicked);
    }
    m_open = std::move(open);
    m_chosen.push_back(piece);
    const int move = complete(m_open, m_chosen);
    if (move < 0)
        return {Click::Result::Narrowed};
    cancel();
    return {Click::Result::Chosen, move};
}

// The move that is meant. While several are open it takes two pieces to mean the one that needs no third: a die and its
// field, though two dice could go there as well.
int MoveChooser::complete(const std::vector<int> &open, const std::vector<std::string> &chosen) const
{
    const auto whole = [&](int move) { return isComplete(move, chosen); };
    if (open.size() == 1)
        return whole(open.front()) ? open.front() : -1;
    if (chosen.size() < 2)
        return -1;
    const auto found = std::ranges::find_if(open, whole);
    return found != open.end() && std::find_if(found + 1, open.end(), whole) == open.end() ? *found : -1;
}

int MoveChooser::leadsTo(const std::string &piece) const
{
    const Part *target = part(piece);
    if (!target || isChosen(piece))
        return -1;
    const std::vector<int> open = openWith(*target);
    if (open.empty() || (open.size() > 1 && m_chosen.empty()))
        return -1;
    std::vector<std::string> chosen = m_chosen;
    chosen.push_back(piece);
    return complete(open, chosen);
}

bool MoveChooser::isTarget(const std::string &piece) const
{
    const Part *target = part(piece);
    return target && !isChosen(piece) && !openWith(*target).empty();
}

bool MoveChooser::isSecond(const std::string &piece) const
{
    const Part *second = part(piece);
    return second && std::ranges::all_of(second->moves, [&](int move) {
               return m_most[static_cast<std::size_t>(move)] > second->moves.size();
           });
}

std::vector<int> MoveChooser::plainMoves() const
{
    std::vector<int> plain;
    for (int move = 0; move < m_moves; ++move)
        if (std::ranges::none_of(
                m_parts, [&](const Part &each) { return !each.button && std::ranges::contains(each.moves, move); }))
            plain.push_back(move);
    return plain;
}

const MoveChooser::Part *MoveChooser::part(const std::string &piece) const
{
    const auto found = std::ranges::find(m_parts, piece, &Part::id);
    return found == m_parts.end() ? nullptr : &*found;
}

std::vector<int> MoveChooser::openWith(const Part &part) const
{
    std::vector<int> both;
    std::ranges::copy_if(m_open, std::back_inserter(both),
                         [&](int move) { return std::ranges::contains(part.moves, move); });
    return both;
}

bool MoveChooser::isChosen(const std::string &piece) const
{
    return std::ranges::contains(m_chosen, piece);
}

// A move is complete when nothing that takes part in it is left to point at. Pieces that take part in exactly the same
// moves (the cards of a column) stand for each other, and one that takes part in every move chooses nothing.
bool MoveChooser::isComplete(int move, const std::vector<std::string> &chosenPieces) const
{
    return std::ranges::all_of(m_parts, [&](const Part &each) {
        const bool inEvery = std::ssize(each.moves) == m_moves;
        return inEvery || !std::ranges::contains(each.moves, move)
               || std::ranges::any_of(chosenPieces, [&](const std::string &id) {
                      const Part *chosen = part(id);
                      return chosen && chosen->moves == each.moves;
                  });
    });
}

} // namespace engawa
