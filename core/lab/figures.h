#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/lab/component_figures.h"
#include "core/lab/figure.h"

namespace engawa {

// Games that ended for the same reason: the first rule of the rulebook's section "end" that one of their events cited.
struct EndingFigures
{
    std::string rule; // empty: none did
    std::int64_t games = 0;
    Moments moments; // when the rule was cited

    bool operator==(const EndingFigures &) const = default;
};

// Games of the same length.
struct LengthFigures
{
    std::vector<std::int64_t> games; // by Figures::endings
    Moments moments;

    std::int64_t all() const;
    bool operator==(const LengthFigures &) const = default;
};

// How it stood at a tenth of the games' decisions.
struct LeadFigures
{
    std::int64_t led = 0; // games in which one seat led alone
    std::int64_t lost = 0; // … and did not win
    DealSums lead; // points ahead of the next, over the games
    Moments turned; // of those that were lost, at that moment

    bool operator==(const LeadFigures &) const = default;
};

struct RuleFigures
{
    std::string id;
    Happened fired; // events that cited it
    std::int64_t refused = 0; // what a person might have tried and it forbade, in the first deals

    bool operator==(const RuleFigures &) const = default;
};

// What came out of one side of a run. Whole numbers only, so that adding up parts gives the same in every order; its size
// does not depend on the number of games. A value: copy it to look at it while the run goes on.
struct Figures
{
    static constexpr std::int64_t refusalDeals = 128; // in which it is looked at what rules refuse
    static constexpr std::size_t tenths = 11; // from the beginning to the end

    std::int64_t deals = 0;
    std::int64_t games = 0;
    std::vector<Figure> figures;
    std::vector<EndingFigures> endings; // all rules of the section in the rulebook's order, then none
    std::map<int, LengthFigures> lengths; // by turns
    std::array<LeadFigures, tenths> leads; // none of a game for one
    std::vector<ComponentFigures> components; // in the order of the pack's tables
    std::vector<RuleFigures> rules; // in the rulebook's order

    const Figure *find(std::string_view id) const { return findFigure(figures, id); }
    void add(const Figures &part); // of the same side
    bool operator==(const Figures &) const = default;
};

// The difference between the best and the worst place at the table, in the share of the win; nothing for a game for one.
std::optional<Estimate> seatGap(const Figures &figures);

} // namespace engawa
