#include "core/lab/holes_judge.h"

#include <algorithm>
#include <array>
#include <set>

#include "core/game/rulebook.h"

namespace engawa {

namespace {

using Arguments = Problem::Arguments;

Problem problemAt(const Game &game, const std::string &table, const std::string &id, const char *code,
                  Arguments arguments, Problem::Level level = Problem::Level::Warning)
{
    return at(game.data(), table + ".json", id.empty() ? "" : "/" + id, code, std::move(arguments), level);
}

class Judging
{
public:
    explicit Judging(const HoleEvidence &evidence)
        : m_evidence(evidence), m_game(evidence.ground.game), m_catalogue(evidence.ground.catalogue),
          m_seen(evidence.seen)
    {
    }

    std::vector<Hole> all()
    {
        judgeSigns();
        judgeLines();
        judgeUse();
        judgeChoices();
        for (std::size_t mode = 0; mode < m_evidence.modes.size(); ++mode)
            judgeRules(mode);
        return std::move(m_holes);
    }

private:
    void add(Hole::Kind kind, Problem problem, std::string cause)
    {
        m_holes.push_back({kind, std::move(problem), std::move(cause), {}, 0});
    }

    std::map<std::string, std::vector<int>> byTable() const
    {
        std::map<std::string, std::vector<int>> tables;
        for (int item = 0; item < std::ssize(m_catalogue.items()); ++item)
            if (played(item) > 0)
                tables[m_catalogue.at(item).table].push_back(item);
        return tables;
    }
    std::int64_t played(int item) const { return m_seen.inPlay[static_cast<std::size_t>(item)]; }

    // Components of a table of which most are scored or completed, and this one never in many games.
    void judgeSigns()
    {
        // All signs that bring points together: one alone, such as that of a bonus, may be for some components only.
        std::vector<std::int64_t> times(m_catalogue.items().size());
        for (const auto &[name, sign] : m_seen.signs)
            if (sign.scores() && name != "line")
                for (std::size_t i = 0; i < times.size(); ++i)
                    times[i] += sign.byItem[i];
        for (const auto &[table, items] : byTable())
            judgeTable(times, table, items);
    }

    void judgeTable(const std::vector<std::int64_t> &times, const std::string &table, const std::vector<int> &items)
    {
        const auto timesOf = [&](int item) { return times[static_cast<std::size_t>(item)]; };
        const auto reached = std::ranges::count_if(items, [&](int item) { return timesOf(item) > 0; });
        if (reached < 2 || 2 * reached < std::ssize(items))
            return;
        // As often there as would have been enough for every other one.
        std::int64_t needed = enough;
        for (const int other : items)
            if (timesOf(other) > 0)
                needed = std::max(needed, std::min<std::int64_t>(10 * played(other) / timesOf(other), 100'000));
        for (const int item : items) {
            const bool handled = m_seen.touched[static_cast<std::size_t>(item)] > 0;
            if (timesOf(item) > 0 || handled || played(item) < needed)
                continue;
            m_unreachable.insert(item);
            add(Hole::Kind::Unreachable,
                problemAt(m_game, table, m_catalogue.at(item).id, "hole-unreachable",
                          {{"games", played(item)}, {"others", reached}, {"all", items.size()}, {"table", table}}),
                m_catalogue.name(item));
        }
    }

    // A line of the score of its own that never has any points, whatever the others do.
    void judgeLines()
    {
        const auto line = m_seen.signs.find("line");
        if (line == m_seen.signs.end())
            return;
        const auto score = m_seen.signs.find("score");
        for (int item = 0; item < std::ssize(m_catalogue.items()); ++item) {
            const std::int64_t games = line->second.byItem[static_cast<std::size_t>(item)];
            const bool scored = score != m_seen.signs.end() && score->second.byItem[static_cast<std::size_t>(item)] > 0;
            if (scored || games < enough || !m_unreachable.insert(item).second)
                continue;
            add(Hole::Kind::Unreachable,
                problemAt(m_game, m_catalogue.at(item).table, m_catalogue.at(item).id, "hole-never-scored",
                          {{"games", games}}),
                m_catalogue.name(item));
        }
    }

    void judgeUse()
    {
        constexpr std::int64_t byChance = 40 * chance;
        for (int item = 0; item < std::ssize(m_catalogue.items()); ++item) {
            const auto i = static_cast<std::size_t>(item);
            if (m_seen.chances[i] < byChance || m_seen.taken[i] > 0)
                continue;
            add(Hole::Kind::Unused,
                problemAt(m_game, m_catalogue.at(item).table, m_catalogue.at(item).id, "hole-unused",
                          {{"offers", m_seen.offered[i]}, {"chances", m_seen.chances[i] / chance}}),
                m_catalogue.name(item));
        }
    }

    // Of those that dominate a component the one that did so most often.
    void judgeChoices()
    {
        std::map<int, std::pair<int, Comparison>> dominated; // by the worse one
        for (const auto &[pair, compared] : m_evidence.compared)
            for (const bool turned : {false, true}) {
                const Comparison one = turned ? compared.turned() : compared;
                const auto [better, worse] = turned ? std::pair(pair.second, pair.first) : pair;
                if (!one.dominates(m_evidence.compared.size()))
                    continue;
                const auto [at, fresh] = dominated.try_emplace(worse, better, one);
                if (!fresh && one.better > at->second.second.better)
                    at->second = {better, one};
            }
        for (const auto &[worse, by] : dominated) {
            const auto &[better, one] = by;
            add(Hole::Kind::Dominated,
                problemAt(
                    m_game, m_catalogue.at(worse).table, m_catalogue.at(worse).id, "hole-dominated",
                    {{"better", m_catalogue.at(better).id}, {"pairs", one.better + one.same}, {"more", one.better}}),
                m_catalogue.name(worse) + " " + m_catalogue.name(better));
        }
    }

    bool holds(std::size_t rule, const std::string &mode) const
    {
        const auto index = static_cast<RuleIndex>(rule);
        return ruleHolds(m_game, index, mode)
               && whyNever(m_game, index, mode, m_game.texts().languages().front()).empty();
    }

    void judgeRules(std::size_t mode)
    {
        const ModeSightings &here = m_seen.modes[mode];
        const std::string &name = m_evidence.modes[mode];
        constexpr std::int64_t many = 300; // games: some rules are rare
        if (here.games < many || here.attempts == 0)
            return;
        for (std::size_t rule = 0; rule < m_game.rules().size(); ++rule) {
            if (!holds(rule, name) || here.refused[rule] > 0)
                continue;
            const std::string id(m_game.rules()[rule]);
            const bool elsewhere =
                std::ranges::any_of(m_seen.modes, [&](const ModeSightings &other) { return other.refused[rule] > 0; });
            if (here.fired[rule] == 0)
                add(Hole::Kind::SilentRule,
                    problemAt(m_game, "rulebook", id, "hole-silent-rule", {{"mode", name}, {"games", here.games}}),
                    name + " " + id);
            else if (elsewhere)
                add(Hole::Kind::NeverRefuses,
                    problemAt(m_game, "rulebook", id, "hole-never-refuses",
                              {{"mode", name}, {"attempts", here.attempts}}),
                    name + " " + id);
        }
    }

    static constexpr std::int64_t enough = 60; // games

    const HoleEvidence &m_evidence;
    const Game &m_game;
    const Catalogue &m_catalogue;
    const Sightings &m_seen;
    std::set<int> m_unreachable;
    std::vector<Hole> m_holes;
};

Hole roundHole(const HoleEvidence &evidence, const Suspect &suspect)
{
    const HoleGround &ground = evidence.ground;
    const auto round = goesRound(ground.game, ground.signatures, suspect.course);
    const auto closed = trapped(ground.game, ground.signatures, endOf(ground.game, suspect.course));
    Arguments arguments{
        {"before", round ? round->from : 0}, {"moves", round ? round->moves : 0}, {"rounds", roundsTried}};
    if (closed)
        arguments.emplace_back("positions", *closed);
    Problem problem = problemAt(ground.game, "modes", suspect.course.setup.mode, closed ? "hole-trap" : "hole-loop",
                                std::move(arguments), closed ? Problem::Level::Error : Problem::Level::Warning);
    return {closed ? Hole::Kind::Trap : Hole::Kind::Loop, std::move(problem),
            round ? causeOf(ground.game, suspect.course, *round) : suspect.cause, suspect.course, 0};
}

Hole deadEndHole(const HoleEvidence &evidence, const Suspect &suspect)
{
    const Game &game = evidence.ground.game;
    std::string rules;
    for (const RuleIndex rule : refusing(game, endOf(game, suspect.course)))
        rules += (rules.empty() ? "" : ", ") + std::string(game.rules()[static_cast<std::size_t>(rule)]);
    const bool known = !rules.empty();
    Arguments arguments{{"moves", suspect.course.moves.size()}};
    if (known)
        arguments.emplace_back("rules", rules);
    return {Hole::Kind::DeadEnd,
            problemAt(game, "modes", suspect.course.setup.mode, known ? "hole-dead-end" : "hole-dead-end-untold",
                      std::move(arguments), Problem::Level::Error),
            rules, suspect.course, 0};
}

Hole endlessHole(const HoleEvidence &evidence, const Suspect &suspect)
{
    const auto mode = std::ranges::find(evidence.modes, suspect.course.setup.mode) - evidence.modes.begin();
    const Endings &seen = evidence.seen.modes[static_cast<std::size_t>(mode)].of(suspect.course.setup);
    const bool never = seen.ended == 0;
    Arguments arguments{
        {"moves", suspect.course.moves.size()}, {"games", seen.games}, {"players", suspect.course.setup.players}};
    if (!never)
        arguments.emplace_back("usual", seen.usual());
    return {never ? Hole::Kind::NoEnd : Hole::Kind::Endless,
            problemAt(evidence.ground.game, "modes", suspect.course.setup.mode, never ? "hole-no-end" : "hole-endless",
                      std::move(arguments), Problem::Level::Error),
            suspect.cause, suspect.course, 0};
}

} // namespace

std::vector<Hole> judged(const HoleEvidence &evidence)
{
    return Judging(evidence).all();
}

Hole judged(const HoleEvidence &evidence, const Suspect &suspect, std::size_t foundIn)
{
    Hole hole = suspect.kind == Hole::Kind::Loop      ? roundHole(evidence, suspect)
                : suspect.kind == Hole::Kind::DeadEnd ? deadEndHole(evidence, suspect)
                                                      : endlessHole(evidence, suspect);
    hole.foundIn = foundIn;
    return hole;
}

std::optional<Symptom> symptomOf(const HoleGround &ground, const Hole &hole)
{
    const Game &game = ground.game;
    const auto component = [](const std::string &name) {
        const auto slash = name.find('/');
        return ComponentName{std::string_view(name).substr(0, slash), std::string_view(name).substr(slash + 1)};
    };
    // Some move names all of them, each in a move of its own.
    const auto offered = [&game, component](std::vector<std::string> names) -> Symptom {
        return {[&game, names, component]() -> Watch {
                    return [&game, names, component](const State &state) {
                        const auto legal = std::make_unique<MoveList>();
                        if (game.toAct(state) != nobody)
                            game.legal(state, *legal);
                        return std::ranges::all_of(names, [&](const std::string &name) {
                            return std::ranges::any_of(*legal, [&](Move move) {
                                return std::ranges::contains(game.namesIn(state, move).components, component(name));
                            });
                        });
                    };
                },
                {}};
    };
    switch (hole.kind) {
    case Hole::Kind::Unused:
        return offered({hole.cause});
    case Hole::Kind::Dominated: {
        const auto space = hole.cause.find(' ');
        return offered({hole.cause.substr(0, space), hole.cause.substr(space + 1)});
    }
    case Hole::Kind::Unreachable: {
        // Where somebody sees it lie; where it is no piece, at the end, where the score has its line.
        return Symptom{[&game, name = hole.cause, component]() -> Watch {
                           return [&game, name, component, piece = std::optional<bool>()](const State &state) mutable {
                               if (!piece) {
                                   std::vector<PlacedCopy> copies;
                                   game.pieces(state, copies);
                                   const ComponentName meant = component(name);
                                   piece = std::ranges::any_of(copies, [&](const PlacedCopy &copy) {
                                       return copy.table == meant.table && copy.id == meant.id;
                                   });
                               }
                               if (!*piece)
                                   return game.toAct(state) == nobody;
                               for (Seat seat = 0; seat < game.seats(state); ++seat)
                                   if (std::ranges::contains(game.scene(state, seat).pieces, name, &Piece::component))
                                       return true;
                               return false;
                           };
                       },
                       {}};
    }
    default:
        return std::nullopt;
    }
}

} // namespace engawa
