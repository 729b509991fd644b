#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/game/scene.h"

namespace engawa {

// The one click path: each clicked piece narrows the legal moves to those it takes part in, until one is left.
class MoveChooser
{
public:
    void setScene(const Scene &scene); // forgets what was chosen

    // What a click led to.
    struct Click
    {
        enum class Result { Refused, Narrowed, Forgot, Chosen };
        Result result = Result::Refused;
        int move = -1; // of the scene, if one was chosen
    };
    Click click(const std::string &piece);
    void cancel();

    const std::vector<std::string> &chosen() const { return m_chosen; } // the pieces clicked so far
    const std::vector<int> &open() const { return m_open; }             // the moves that are still possible
    bool isTarget(const std::string &piece) const;                      // a click on it would lead on
    // In each of its moves is another piece that has more: it says where to, not what.
    bool isSecond(const std::string &piece) const;
    bool isChosen(const std::string &piece) const;
    int leadsTo(const std::string &piece) const; // the move that a click on it would play; -1: none, or not yet
    std::vector<int> plainMoves() const; // those that no piece on the table but a button takes part in

private:
    struct Part
    {
        std::string id;
        bool button = false;
        std::vector<int> moves;
    };

    const Part *part(const std::string &piece) const;
    std::vector<int> openWith(const Part &part) const;
    bool isComplete(int move, const std::vector<std::string> &chosen) const;
    int complete(const std::vector<int> &open, const std::vector<std::string> &chosen) const;

    std::vector<Part> m_parts;
    std::vector<std::size_t> m_most; // by move: how many moves the piece has that has most
    int m_moves = 0;
    std::vector<std::string> m_chosen;
    std::vector<int> m_open;
};

} // namespace engawa
