#pragma once

#include <random>

#include "tests/app/table/table_fixture.h"
#include "tests/app/table/table_subject.h"

namespace engawa {

// The window with a match of Leafus.
class LeafusFixture : public TableFixture
{
public:
    using TableFixture::TableFixture;

    void dealLeafus(const QStringList &players, quint64 seed, const QString &variant = {})
    {
        if (!library().setUp("leafus"))
            qFatal("The game isn't there: %s", qPrintable(library().problem()));
        SetupForm &form = *library().form();
        if (!variant.isEmpty())
            form.chooseVariant(variant, true);
        form.setMode(players.size() == 1 ? "solo" : "standard");
        form.setPlayers(static_cast<int>(players.size()));
        for (int seat = 0; seat < players.size(); ++seat)
            form.setSeatPlayer(seat, players[seat]);
        form.setSeed(QString::number(seed));
        if (!library().start())
            qWarning() << "The game isn't dealt:" << form.problem();
        settle();
    }

    QStringList notations()
    {
        QStringList all;
        for (const MoveRow &row : match().view()->moves()->rows())
            all.append(row.notation);
        return all;
    }
    bool play(const QString &notation)
    {
        for (const MoveRow &row : match().view()->moves()->rows())
            if (row.notation == notation) {
                match().view()->playMove(row.move);
                return true;
            }
        return false;
    }
    // Which of the moves are written with one of these at the beginning.
    static std::vector<std::size_t> movesWith(const Match &match, const MoveList &moves,
                                              const std::vector<std::string> &prefixes)
    {
        std::vector<std::size_t> found;
        for (std::size_t i = 0; i < moves.size(); ++i) {
            const std::string notation = match.game().notation(match.state(), moves[i]);
            if (std::ranges::any_of(prefixes, [&](const std::string &prefix) { return notation.starts_with(prefix); }))
                found.push_back(i);
        }
        return found;
    }
    // Sensible enough to fill a sheet: everything that can be put goes where it can, then it is done. What can't be resolved is
    // taken back.
    static std::optional<std::size_t> sensible(const Match &match, const MoveList &moves, std::mt19937 &chance)
    {
        for (const std::vector<std::string> &prefixes :
             {std::vector<std::string>{"assign ", "line "}, {"done", "stop"}, {"return "}, {"wish "}}) {
            const std::vector<std::size_t> from = movesWith(match, moves, prefixes);
            if (!from.empty())
                return from[chance() % from.size()];
        }
        return std::nullopt;
    }
    // The same, but a die that can be saved for later is.
    static std::optional<std::size_t> saving(const Match &match, const MoveList &moves, std::mt19937 &chance)
    {
        const std::vector<std::size_t> fours = movesWith(match, moves, {"assign 4"});
        return fours.empty() ? sensible(match, moves, chance) : std::optional(fours.front());
    }
    void playOn(std::mt19937 &chance)
    {
        playAhead([&, made = false](const Match &now, const MoveList &moves) mutable {
            return std::exchange(made, true) ? std::nullopt : sensible(now, moves, chance);
        });
    }
    void playMoves(int moves, quint32 seed)
    {
        std::mt19937 chance(seed);
        playAhead([&](const Match &now, const MoveList &legal) {
            return moves-- > 0 ? sensible(now, legal, chance) : std::nullopt;
        });
    }
    // Until another player has rolled, and the one to act may use their reservation.
    void playToAReservation(std::mt19937 &chance)
    {
        playAhead([&, left = 300](const Match &now, const MoveList &legal) mutable {
            return left-- > 0 && !isAskedToReserve(now) ? saving(now, legal, chance) : std::nullopt;
        });
    }
    bool asksForReservation() { return isAskedToReserve(*match().session()->match()); }

    QList<QQuickItem *> piecesOf(const QString &kind, const QString &zone)
    {
        QList<QQuickItem *> found;
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (item->property("kind") == kind && item->property("zone") == zone && !item->property("leaving").toBool())
                found.append(item);
        return found;
    }

private:
    static bool isAskedToReserve(const Match &match)
    {
        const Seat seat = match.game().toAct(match.state());
        return seat != nobody && match.game().scene(match.state(), seat).prompt.key == "prompt.reserve";
    }
};

} // namespace engawa
