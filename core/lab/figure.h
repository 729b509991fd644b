#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/lab/deal_sums.h"
#include "core/lab/game_moment.h"
#include "core/lab/watched.h"

namespace engawa {

// A win in whole parts: every number of winners up to maxSeats divides it.
inline constexpr std::int64_t wholeWin = 840;

// What a number is a number of, and so how it is said.
enum class Unit { Share, Points, Count };

// What is measured. `id` is what programs, wishes and files call it: the kind, then the number of a place at the table, a
// seat or a bot, counted from 1: "share.place.1", "length.turns". The engine's texts name it: "figure.<kind>".
struct Measure
{
    std::string id;
    std::string kind;
    int number = 0; // 0: there is only one
    Unit unit = Unit::Count;

    bool operator==(const Measure &) const = default;
};

// One number a deal, over all deals of a run.
struct Figure
{
    Measure measure;
    std::int64_t scale = 1; // what a deal's number is a number of parts of
    DealSums sums;
    Extremes games; // of single games, in parts of `gameScale`
    std::int64_t gameScale = 1;

    Estimate estimate(std::int64_t deals, int questions = 1) const { return watched(sums, deals, scale, questions); }
    double least() const { return static_cast<double>(games.least) / static_cast<double>(gameScale); }
    double most() const { return static_cast<double>(games.most) / static_cast<double>(gameScale); }

    bool operator==(const Figure &) const = default;
};

const Figure *findFigure(const std::vector<Figure> &figures, std::string_view id);

} // namespace engawa
