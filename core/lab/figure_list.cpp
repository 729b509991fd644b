#include "core/lab/figure_list.h"

#include <algorithm>

namespace engawa {

FigureList::FigureList(const LabPlan &plan, int index)
{
    const LabSide &side = plan.sideAt(index);
    for (const std::string &bot : side.bots)
        if (!std::ranges::contains(bots, bot))
            bots.push_back(bot);
    const auto lineups = std::ssize(lineupsOf(side, plan.rotates));
    const auto seats = std::ssize(side.bots);
    const std::vector<std::int64_t> ofSeats(side.bots.size(), lineups);
    std::vector<std::int64_t> ofBots;
    for (const std::string &bot : bots)
        ofBots.push_back(lineups * std::ranges::count(side.bots, bot));
    const bool botsDiffer = bots.size() > 1 || (plan.against && plan.against->bots != plan.side.bots);

    shareOfPlace = addEach("share.place", Unit::Share, wholeWin, ofSeats);
    shareOfSeat = addEach("share.seat", Unit::Share, wholeWin, ofSeats);
    if (botsDiffer)
        shareOfBot = addEach("share.bot", Unit::Share, wholeWin, ofBots);
    nobodyWon = add("nobody", Unit::Share, 1, lineups);
    points = add("points", Unit::Points, seats, lineups);
    pointsOfPlace = addEach("points.place", Unit::Points, 1, ofSeats);
    if (botsDiffer)
        pointsOfBot = addEach("points.bot", Unit::Points, 1, ofBots);
    best = add("points.best", Unit::Points, 1, lineups);
    turns = add("length.turns", Unit::Count, 1, lineups);
    decisions = add("length.decisions", Unit::Count, 1, lineups);
    byRules = add("ended.by_rules", Unit::Share, 1, lineups);
    if (seats > 1) {
        margin = add("points.margin", Unit::Points, 1, lineups);
        changes = add("lead.changes", Unit::Count, 1, lineups);
        decided = add("lead.decided", Unit::Share, fine, lineups);
        comeback = add("lead.comeback", Unit::Share, 1, lineups);
    }
    forced = add("choice.forced", Unit::Share, fine, lineups);
    choices = add("choice.width", Unit::Count, hundredths, lineups);
}

std::size_t FigureList::add(std::string kind, Unit unit, std::int64_t gameScale, std::int64_t times, int number)
{
    Figure &figure = figures.emplace_back();
    figure.measure = {number > 0 ? kind + "." + std::to_string(number) : kind, std::move(kind), number, unit};
    figure.gameScale = gameScale;
    figure.scale = gameScale * times;
    return figures.size() - 1;
}

std::vector<std::size_t> FigureList::addEach(const std::string &kind, Unit unit, std::int64_t gameScale,
                                             const std::vector<std::int64_t> &times)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < times.size(); ++i)
        places.push_back(add(kind, unit, gameScale, times[i], static_cast<int>(i) + 1));
    return places;
}

} // namespace engawa
