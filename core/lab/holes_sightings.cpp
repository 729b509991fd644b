#include "core/lab/holes_sightings.h"

namespace engawa {

namespace {

void addAll(std::vector<std::int64_t> &sums, const std::vector<std::int64_t> &more)
{
    for (std::size_t i = 0; i < sums.size() && i < more.size(); ++i)
        sums[i] += more[i];
}

} // namespace

void ModeSightings::add(const ModeSightings &other)
{
    games += other.games;
    attempts += other.attempts;
    addAll(fired, other.fired);
    addAll(refused, other.refused);
    for (std::size_t players = 0; players < endings.size(); ++players)
        endings[players].add(other.endings[players]);
}

void Endings::add(const Endings &other)
{
    games += other.games;
    ended += other.ended;
    for (const auto &[length, count] : other.lengths)
        lengths[length] += count;
}

int Endings::usual() const
{
    constexpr std::int64_t enough = 5;
    if (ended < enough)
        return 0;
    std::int64_t below = 0;
    for (const auto &[length, count] : lengths)
        if ((below += count) * 2 >= ended)
            return length;
    return 0;
}

Sightings::Sightings(std::size_t modeCount, std::size_t rules, std::size_t items)
    : modes(modeCount), inPlay(items), offered(items), taken(items), chances(items), touched(items)
{
    for (ModeSightings &mode : modes) {
        mode.fired.resize(rules);
        mode.refused.resize(rules);
    }
}

void Sightings::add(const Sightings &other)
{
    games += other.games;
    ended += other.ended;
    for (std::size_t i = 0; i < modes.size(); ++i)
        modes[i].add(other.modes[i]);
    addAll(inPlay, other.inPlay);
    addAll(offered, other.offered);
    addAll(taken, other.taken);
    addAll(chances, other.chances);
    addAll(touched, other.touched);
    for (const auto &[name, more] : other.signs) {
        Sign &sum = sign(name);
        sum.times += more.times;
        sum.gains += more.gains;
        addAll(sum.byItem, more.byItem);
    }
}

Sign &Sightings::sign(const std::string &name)
{
    Sign &found = signs[name];
    found.byItem.resize(inPlay.size());
    return found;
}

} // namespace engawa
