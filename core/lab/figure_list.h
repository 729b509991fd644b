#pragma once

#include <string>
#include <vector>

#include "core/lab/figures.h"
#include "core/lab/lab_plan.h"

namespace engawa {

// The figures of one side of a plan, in their order, and where each is in it.
struct FigureList
{
    FigureList(const LabPlan &plan, int side);

    std::vector<Figure> figures; // nothing counted yet
    std::vector<std::string> bots; // that play, each once; the first one that the plan names is the first
    std::vector<std::size_t> shareOfPlace, shareOfSeat, pointsOfPlace, shareOfBot, pointsOfBot;
    std::size_t nobodyWon = 0, points = 0, best = 0, margin = none;
    std::size_t turns = 0, decisions = 0, byRules = 0;
    std::size_t changes = none, decided = none, comeback = none;
    std::size_t forced = 0, choices = 0;

    static constexpr std::size_t none = static_cast<std::size_t>(-1); // a game for one has it not
    static constexpr std::int64_t fine = 10'000; // parts of a share that is no share of the win
    static constexpr std::int64_t hundredths = 100;

private:
    std::size_t add(std::string kind, Unit unit, std::int64_t gameScale, std::int64_t times, int number = 0);
    std::vector<std::size_t> addEach(const std::string &kind, Unit unit, std::int64_t gameScale,
                                     const std::vector<std::int64_t> &times);
};

} // namespace engawa
