#pragma once

#include <cstdint>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/problem.h"
#include "core/expr/book.h"
#include "core/game/arrangement.h"
#include "core/game/event.h"
#include "core/game/move.h"
#include "core/game/move_names.h"
#include "core/game/scene.h"
#include "core/game/setup.h"
#include "core/game/state.h"
#include "core/pack/data.h"
#include "core/pack/text.h"

namespace engawa {

// How a match stands or ended. Nobody wins a lost solo game; several winners share.
struct Outcome
{
    bool over = false;
    bool byRules = true; // false: a limit for bot play ended it
    bool contest = true; // false: nobody can win or lose, only points count
    std::uint8_t winners = 0; // a bit per seat
    Row<std::int32_t, maxSeats> points; // per side; a solo rival comes after the seats

    bool operator==(const Outcome &) const = default;
};

// The score item by item; a side is a seat or a rival that the rules play.
struct ScoreSheet
{
    struct Line
    {
        std::string key; // text key: "score.tiles"
        std::vector<int> points; // per side
        bool counts = true; // false: only shown (a tie-break)
    };
    std::vector<TextKey> sides; // "name.seat_0", "name.fanny"
    std::vector<Line> lines;
};

// What a component is and does, in whole sentences, and the rules that a reader would want to open.
struct About
{
    std::vector<Message> lines;
    std::vector<Message> goals; // what must be reached to win by it; Scene::goals tells how they stand
    std::vector<RuleIndex> rules;
};

// Who sees what lies somewhere.
enum class Sight : std::uint8_t { All, Owner, Nobody };

// Where a copy of a component is.
struct PlacedCopy
{
    std::string_view table;
    std::string_view id;
    int entry = 0; // index in the compiled game
    int copy = 0;
    std::string_view zone; // "deck", "ring", "album"
    bool held = false;     // stays, as retired, when an edit takes it out of the data
    Seat seat = nobody;    // whose it is
    Sight sight = Sight::All; // Nobody: it comes from there by chance alone
    auto operator<=>(const PlacedCopy &) const = default;
};

// What a live reload did, in plain words.
struct Receipt
{
    std::vector<Message> lines; // of the section "receipt" of the engine's texts or of the pack's
};

// One game under one compiled pack: immutable, shared between threads. Bots, lab, match, table, editor and command line
// know games through this class only. Where the seat to act matters, `legal`, `check` and `apply` speak of toAct(state).
class Game
{
public:
    virtual ~Game() = default;

    // What the game is made of.
    const Data &data() const { return *m_data; }
    const FormulaBook &formulas() const { return m_formulas; }
    const Texts &texts() const { return m_texts; }
    virtual std::span<const std::string_view> rules() const = 0; // ids, in the rulebook's order
    virtual std::string_view modeOf(const State &state) const = 0;
    virtual std::string_view scenarioOf(const State &) const { return {}; } // empty: none

    // Play. `setup` has passed checkSetup.
    virtual State deal(const Setup &setup, std::uint64_t seed, EventList *events = nullptr) const = 0;
    virtual int seats(const State &state) const = 0;
    virtual Seat toAct(const State &state) const = 0; // nobody: it is over
    virtual int turns(const State &) const { return 0; } // that have passed; 0: the game does not count them
    virtual Seat starter(const State &) const { return nobody; } // who begins; nobody: the game does not say
    virtual void legal(const State &state, MoveList &moves) const = 0;
    virtual void attempts(const State &state, MoveList &moves) const = 0; // what a person might try now, legal or not
    virtual RuleIndex check(const State &state, Move move) const = 0; // the rule that forbids it, or noRule
    // The rule that tells somebody who clicks a piece in vain what holds for it now; noRule: ask `check` about `attempts`.
    virtual RuleIndex refusal(const State &state, const Piece &piece) const = 0;
    virtual void apply(State &state, Move move, EventList *events = nullptr) const = 0; // a legal move
    // What this game has in the block, for a state of its own; the rest of the block is left alone.
    void copy(const State &from, State &to) const { std::memcpy(to.bytes.data(), from.bytes.data(), m_stateBytes); }
    std::size_t stateBytes() const { return m_stateBytes; }
    virtual bool wholeDecision(const State &state) const = 0; // false in the middle of a compound turn

    // How it stands.
    virtual Outcome outcome(const State &state) const = 0;
    virtual ScoreSheet scores(const State &state) const = 0; // also before the end, as if it were now
    virtual ScoreSheet publicScores(const State &state) const = 0; // only what everybody may count at the table now
    virtual int evaluate(const Formula &formula, const State &state, Seat seat,
                         std::optional<Fault> *fault = nullptr) const = 0; // a formula of the scope "seat"

    // What a seat may know.
    virtual Scene scene(const State &state, Seat seat) const = 0;
    virtual State redeal(const State &state, Seat seat, std::uint64_t seed) const = 0;

    // Words and files.
    virtual std::string notation(const State &state, Move move) const = 0;
    virtual std::optional<Move> parse(const State &state, std::string_view notation) const = 0;
    virtual MoveWords moveWords() const = 0;
    virtual MoveNames namesIn(const State &state, Move move) const = 0; // of a legal move
    virtual Message label(const State &state, Move move) const = 0; // a legal move as a short request: "Pass"
    virtual Message describe(const Event &event) const = 0;
    // An entry of one of the pack's tables, or with the table "kinds" a Piece::kind; no lines for anything else.
    virtual About about(std::string_view table, std::string_view id) const = 0;
    virtual Json position(const State &state, std::optional<Seat> seat = {}) const = 0; // whole, or as one seat sees it
    virtual std::span<const std::string_view> botKeys() const { return {}; } // of the position: what only bots count
    // A position written by hand; what it leaves out is filled by the deal of `setup` and `seed`.
    virtual std::optional<State> fromPosition(const Json &position, const Setup &setup, std::uint64_t seed,
                                              Problems &problems) const = 0;

    // By hand. A change that breaks the position, such as a copy too many, is refused with its reason. `setup` is the match's.
    virtual OpenTable laidOpen(const State &state) const = 0;
    virtual std::optional<State> arranged(const State &state, const Setup &setup, const Arrangement &arrangement,
                                          Problems &problems) const = 0;

    // Reload. `pieces` lists every copy in the match.
    virtual void pieces(const State &state, std::vector<PlacedCopy> &copies) const = 0;
    virtual State migrate(const State &state, const Game &from, Receipt &receipt) const = 0;

protected:
    Game(std::shared_ptr<const Data> data, FormulaBook formulas, std::size_t stateBytes)
        : m_data(std::move(data)), m_formulas(std::move(formulas)), m_texts(*m_data), m_stateBytes(stateBytes)
    {
    }
    // The same game, with something of one's own behind its part of the block.
    Game(const Game &game, std::size_t stateBytes) : Game(game) { m_stateBytes = stateBytes; }
    Game(const Game &) = default;

private:
    std::shared_ptr<const Data> m_data;
    FormulaBook m_formulas;
    Texts m_texts;
    std::size_t m_stateBytes;
};
using GamePtr = std::shared_ptr<const Game>;

} // namespace engawa
