#include "core/lab/holes.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <map>
#include <ranges>
#include <thread>

#include "core/base/chance.h"
#include "core/lab/holes_judge.h"
#include "core/lab/playout.h"

namespace engawa {

namespace {

using Clock = std::chrono::steady_clock;

template <class Do>
void inParallel(int threads, std::size_t count, const Do &each)
{
    std::atomic<std::size_t> next = 0;
    const auto work = [&] {
        for (std::size_t i = next++; i < count; i = next++)
            each(i);
    };
    std::vector<std::jthread> others;
    for (int i = 1; i < threads; ++i)
        others.emplace_back(work);
    work();
}

constexpr std::array styles{Style::ToWin,     Style::Curious,   Style::Random,
                            Style::Lingering, Style::Cornering, Style::ToWin};

class Searching
{
public:
    Searching(const HoleSearch &search, const Progress &progress)
        : m_search(search), m_progress(progress), m_game(*search.game), m_catalogue(m_game), m_signatures(m_game),
          m_ground{m_game, m_catalogue, m_signatures, search.levels}, m_modes(modesOf(search.setups)),
          m_seen(m_modes.size(), m_game.rules().size(), m_catalogue.items().size())
    {
        for (const std::string &name : botNames(search.levels, m_game.data()))
            if (const std::string bot = name + "@greedy"; isBot(bot, search.levels, m_game.data()))
                m_personas.push_back(bot);
    }

    HoleFinds run()
    {
        for (const Setup &setup : m_search.setups)
            learn(setup);
        playAll();
        compareAll();
        HoleFinds finds;
        finds.holes = holes();
        finds.games = m_seen.games;
        finds.ended = m_seen.ended;
        finds.pairs = m_pairs;
        return finds;
    }

private:
    static std::vector<std::string> modesOf(const std::vector<Setup> &setups)
    {
        std::vector<std::string> modes;
        for (const Setup &setup : setups)
            if (!std::ranges::contains(modes, setup.mode))
                modes.push_back(setup.mode);
        return modes;
    }

    // Which numbers only ever rise.
    void learn(const Setup &setup)
    {
        constexpr std::size_t longest = 200;
        MoveList legal;
        State state = m_game.deal(setup, m_search.seed);
        OpenTable before = m_game.laidOpen(state);
        for (std::size_t n = 0; n < longest && m_game.toAct(state) != nobody; ++n) {
            m_game.legal(state, legal);
            if (legal.empty())
                return;
            m_game.apply(state, legal[static_cast<std::size_t>(draw(m_search.seed, 31, n) % legal.size())]);
            OpenTable after = m_game.laidOpen(state);
            m_signatures.learn(before, after);
            before = std::move(after);
        }
    }

    // Games are played in rounds; those of one round know what was seen before it, so that they are the same for every
    // number of threads.
    void playAll()
    {
        constexpr double share = 0.6; // of the time
        for (std::int64_t first = 0; goesOn(first, m_search.games, share); first += round) {
            const auto count = static_cast<std::size_t>(
                m_search.games > 0 ? std::min<std::int64_t>(round, m_search.games - first) : round);
            std::vector<Sightings> seen(count,
                                        Sightings(m_modes.size(), m_game.rules().size(), m_catalogue.items().size()));
            std::vector<std::vector<Suspect>> suspects(count);
            inParallel(m_search.threads, count, [&](std::size_t i) {
                suspects[i] = playHoleGame(m_ground, gameNumber(first + static_cast<std::int64_t>(i)), m_seen, seen[i]);
            });
            for (std::size_t i = 0; i < count; ++i) {
                m_seen.add(seen[i]);
                for (Suspect &suspect : suspects[i])
                    keep(std::move(suspect));
            }
            report(first + static_cast<std::int64_t>(count), m_search.games, 0, share);
        }
    }

    void compareAll()
    {
        constexpr double from = 0.6, share = 0.85;
        const std::int64_t games = m_search.games > 0 ? std::max<std::int64_t>(m_search.games / 4, 1) : 0;
        for (std::int64_t first = 0; goesOn(first, games, share); first += round) {
            const auto count =
                static_cast<std::size_t>(games > 0 ? std::min<std::int64_t>(round, games - first) : round);
            std::vector<Comparisons> compared(count);
            inParallel(m_search.threads, count, [&](std::size_t i) {
                HoleGame game = gameNumber(static_cast<std::int64_t>(styles.size()) * (first + std::int64_t(i)));
                game.seed = draw(m_search.seed, 32, static_cast<std::uint64_t>(first) + i);
                compared[i] = compareOnce(m_ground, game, m_compared);
            });
            for (const Comparisons &each : compared) {
                add(m_compared, each);
                m_pairs += !each.empty();
            }
            report(first + static_cast<std::int64_t>(count), games, from, share);
        }
    }

    HoleGame gameNumber(std::int64_t n) const
    {
        const std::size_t style = static_cast<std::size_t>(n) % styles.size();
        const std::size_t turn = static_cast<std::size_t>(n) / styles.size();
        HoleGame game;
        game.setup = m_search.setups[turn % m_search.setups.size()];
        game.mode = static_cast<std::size_t>(std::ranges::find(m_modes, game.setup.mode) - m_modes.begin());
        game.style = styles[style];
        game.seed = gameSeed(m_search.seed, n);
        game.attempts = turn / m_search.setups.size() % 2 == 0;
        const auto usual = static_cast<std::size_t>(m_seen.modes[game.mode].of(game.setup).usual());
        game.usual = usual > 0 ? static_cast<std::uint32_t>(usual) : 100;
        if (game.style == Style::ToWin) {
            game.longest = usual > 0 ? manyTimes * usual : 3'000;
            game.bots.assign(static_cast<std::size_t>(game.setup.players), "greedy");
            game.plain = style == 0 || m_personas.empty();
            for (std::size_t seat = 0; seat < game.bots.size() && !game.plain; ++seat)
                game.bots[seat] = m_personas[(turn + seat) % m_personas.size()];
        } else {
            if (turn / m_search.setups.size() % 2 == 1) // every other one begins in the middle of a game
                game.before = below(draw(game.seed, 34, 0), game.usual);
            game.longest = game.before + (game.style == Style::Lingering ? 120 : usual > 0 ? 4 * usual : 1'000);
        }
        return game;
    }

    bool goesOn(std::int64_t done, std::int64_t games, double share) const
    {
        if (m_search.stop.stop_requested())
            return false;
        return games > 0 ? done < games : done == 0 || elapsed() < share * m_search.seconds;
    }
    double elapsed() const { return std::chrono::duration<double>(Clock::now() - m_start).count(); }
    void report(std::int64_t done, std::int64_t games, double from, double to) const
    {
        if (!m_progress)
            return;
        const double part = games > 0 ? static_cast<double>(done) / static_cast<double>(games)
                                      : (elapsed() / m_search.seconds - from) / (to - from);
        m_progress(std::min<std::int64_t>(1000, static_cast<std::int64_t>(1000 * (from + part * (to - from)))), 1000);
    }

    // The shortest ones of a cause.
    void keep(Suspect suspect)
    {
        constexpr std::size_t most = 3;
        std::vector<Suspect> &kept = m_suspects[{suspect.kind, suspect.cause}];
        const auto length = [](const Suspect &each) { return each.course.moves.size(); };
        kept.insert(std::ranges::upper_bound(kept, length(suspect), {}, length), std::move(suspect));
        if (kept.size() > most)
            kept.pop_back();
    }

    // A game is endless that went on for many times the usual length; or none ended at all.
    bool stands(const Suspect &suspect) const
    {
        if (suspect.kind != Hole::Kind::Endless)
            return true;
        const auto mode = std::ranges::find(m_modes, suspect.course.setup.mode) - m_modes.begin();
        const Endings &seen = m_seen.modes[static_cast<std::size_t>(mode)].of(suspect.course.setup);
        const auto usual = static_cast<std::size_t>(seen.usual());
        return usual > 0 ? suspect.course.moves.size() >= manyTimes * usual : seen.ended == 0 && seen.games >= 3;
    }

    // Of every kind the causes with the shortest courses; whoever mends them and searches again comes to the rest.
    std::vector<Suspect> worthShrinking() const
    {
        constexpr std::ptrdiff_t causes = 12;
        std::map<Hole::Kind, std::vector<const std::vector<Suspect> *>> byKind;
        for (const auto &[cause, kept] : m_suspects)
            if (stands(kept.front()))
                byKind[cause.first].push_back(&kept);
        std::vector<Suspect> suspects;
        for (auto &[kind, all] : byKind) {
            std::ranges::stable_sort(all, {}, [](const auto *kept) { return kept->front().course.moves.size(); });
            for (const auto *kept : all | std::views::take(causes))
                for (const Suspect &suspect : *kept)
                    if (kind != Hole::Kind::Endless || &suspect == &kept->front())
                        suspects.push_back(suspect);
        }
        return suspects;
    }

    std::vector<Hole> holes()
    {
        const HoleEvidence evidence{m_ground, m_modes, m_seen, m_compared};
        const std::vector<Suspect> suspects = worthShrinking();
        std::vector<Hole> counted = judged(evidence);
        std::vector<Hole> found(suspects.size() + counted.size());
        inParallel(m_search.threads, found.size(), [&](std::size_t i) {
            if (i < suspects.size()) {
                const std::size_t length = suspects[i].course.moves.size();
                found[i] = judged(evidence, shortened(suspects[i]), length);
            } else {
                found[i] = std::move(counted[i - suspects.size()]);
                showAt(found[i]);
            }
        });
        return onceEach(std::move(found));
    }

    // Signatures and scenes take long; effort is counted in moves.
    static constexpr ShrinkEffort slow{20'000, 100, 20'000}, quick{400'000, 60, 60'000};

    Suspect shortened(Suspect suspect) const
    {
        if (suspect.kind == Hole::Kind::Loop) {
            const Symptom symptom = roundSymptom(m_game, m_signatures);
            suspect.course = shrunk(m_game, std::move(suspect.course), symptom,
                                    huntFor(m_ground, symptom, Style::Lingering, m_seen), slow);
        } else if (suspect.kind == Hole::Kind::DeadEnd) {
            const Symptom symptom = deadEndSymptom(m_game);
            suspect.course = shrunk(m_game, std::move(suspect.course), symptom,
                                    huntFor(m_ground, symptom, Style::Cornering, m_seen), quick);
        }
        return suspect;
    }

    // The shortest way to where a component is to be seen.
    void showAt(Hole &hole) const
    {
        const auto symptom = symptomOf(m_ground, hole);
        if (!symptom)
            return;
        constexpr std::uint64_t tries = 60;
        const Hunt hunt = huntFor(m_ground, *symptom, Style::Random, m_seen);
        for (std::uint64_t n = 0; n < tries && !hole.course; ++n)
            hole.course = hunt(m_search.setups[static_cast<std::size_t>(n) % m_search.setups.size()],
                               draw(m_search.seed, 33, n), 1'000);
        if (!hole.course)
            return;
        hole.foundIn = hole.course->moves.size();
        hole.course = shrunk(m_game, std::move(*hole.course), *symptom, hunt, slow);
    }

    // Of the finds with one cause the shortest; a mode in which no game ends is shown by a round in it, if there is one.
    std::vector<Hole> onceEach(std::vector<Hole> found) const
    {
        const auto length = [](const Hole &hole) { return hole.course ? hole.course->moves.size() : 0; };
        std::ranges::stable_sort(found, [&](const Hole &one, const Hole &other) {
            return std::tuple(one.kind, std::string_view(one.cause), length(one))
                   < std::tuple(other.kind, std::string_view(other.cause), length(other));
        });
        const auto same = [](const Hole &one, const Hole &other) {
            return one.kind == other.kind && one.cause == other.cause;
        };
        const auto rest = std::ranges::unique(found, same);
        found.erase(rest.begin(), rest.end());
        for (Hole &hole : found) {
            if (hole.kind != Hole::Kind::NoEnd)
                continue;
            for (const Hole &loop : found) {
                const bool isRound = loop.kind == Hole::Kind::Loop || loop.kind == Hole::Kind::Trap;
                if (isRound && loop.problem.pointer == hole.problem.pointer && length(loop) < length(hole))
                    hole.course = loop.course;
            }
        }
        return found;
    }

    static constexpr std::int64_t round = 60; // games
    static constexpr std::size_t manyTimes = 20; // the usual length

    const HoleSearch &m_search;
    const Progress &m_progress;
    const Game &m_game;
    const Catalogue m_catalogue;
    Signatures m_signatures;
    const HoleGround m_ground;
    const std::vector<std::string> m_modes;
    Sightings m_seen;
    std::vector<std::string> m_personas;
    std::map<std::pair<Hole::Kind, std::string>, std::vector<Suspect>> m_suspects;
    Comparisons m_compared;
    std::int64_t m_pairs = 0;
    const Clock::time_point m_start = Clock::now();
};

} // namespace

std::string_view nameOf(Hole::Kind kind)
{
    constexpr std::array<std::string_view, 10> names{"trap",        "no-end",       "endless", "loop",
                                                     "dead-end",    "unreachable",  "unused",  "dominated",
                                                     "silent-rule", "never-refuses"};
    return names[static_cast<std::size_t>(kind)];
}

HoleFinds findHoles(const HoleSearch &search, const Progress &progress)
{
    return Searching(search, progress).run();
}

} // namespace engawa
