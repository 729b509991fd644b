#include "core/lab/holes_game.h"

#include <algorithm>
#include <set>

#include "core/lab/playout.h"

namespace engawa {

namespace {

class Play
{
public:
    Play(const HoleGround &ground, const HoleGame &played, const Sightings &known, Sightings &seen)
        : m_game(ground.game), m_ground(ground), m_played(played), m_seen(seen), m_mode(seen.modes[played.mode]),
          m_comings(ground.signatures), m_trouble(ground.game, ground.catalogue, ground.signatures, known, played.mode),
          m_course{played.setup, played.seed, {}}
    {
        for (const std::string &name : played.bots)
            m_bots.push_back(makeBot(name, ground.levels, m_game.data()));
    }

    std::vector<Suspect> run()
    {
        m_state = m_game.deal(m_played.setup, m_played.seed, &m_events);
        m_points = m_game.outcome(m_state).points;
        tell(nobody);
        notePieces();
        linger();
        while (!m_stopped && m_game.toAct(m_state) != nobody && m_course.moves.size() < m_played.longest)
            step();
        finish();
        return std::move(m_suspects);
    }

private:
    void step()
    {
        const Seat seat = m_game.toAct(m_state);
        m_game.legal(m_state, m_legal);
        if (m_played.attempts)
            tryOut();
        if (m_legal.empty()) {
            suspect(Hole::Kind::DeadEnd, deadEndCause());
            m_stopped = true;
            return;
        }
        const Move move = chosen(seat);
        noteOffers(move);
        m_game.apply(m_state, move, &m_events);
        m_course.moves.push_back(move);
        tell(seat);
        linger();
    }

    Move chosen(Seat seat)
    {
        const std::uint64_t seed = botSeed(m_played.seed, seat, static_cast<int>(m_course.moves.size()));
        const Style style = m_course.moves.size() < m_played.before ? Style::Random : m_played.style;
        return m_bots.empty() ? m_trouble.choose(style, m_state, m_legal, m_comings, seed)
                              : m_bots[static_cast<std::size_t>(seat)]->choose(m_game, m_state, seat, seed);
    }

    void tryOut()
    {
        m_game.attempts(m_state, m_attempts);
        m_mode.attempts += static_cast<std::int64_t>(m_attempts.size());
        for (const Move move : m_attempts)
            if (const RuleIndex rule = m_game.check(m_state, move); rule != noRule)
                ++m_mode.refused[static_cast<std::size_t>(rule)];
    }

    // Whether it was there for a bot that plays to win, counted once for each decision that has a choice.
    void noteOffers(Move chosen)
    {
        for (const int item : itemsIn(chosen))
            ++m_seen.touched[static_cast<std::size_t>(item)];
        if (m_played.style != Style::ToWin || !m_played.plain || m_legal.size() < 2)
            return;
        m_offered.clear();
        for (const Move move : m_legal)
            for (const int item : itemsIn(move)) {
                m_offered.insert(item);
                m_seen.chances[static_cast<std::size_t>(item)] += chance / static_cast<std::int64_t>(m_legal.size());
            }
        for (const int item : m_offered)
            ++m_seen.offered[static_cast<std::size_t>(item)];
        for (const int item : itemsIn(chosen))
            ++m_seen.taken[static_cast<std::size_t>(item)];
    }

    std::vector<int> itemsIn(Move move) const
    {
        std::vector<int> items;
        for (const ComponentName &name : m_game.namesIn(m_state, move).components)
            if (const int item = m_ground.catalogue.find(name.table, name.id); item >= 0)
                items.push_back(item);
        return items;
    }

    void tell(Seat seat)
    {
        if (m_events.empty())
            return;
        const Row<std::int32_t, maxSeats> before = std::exchange(m_points, m_game.outcome(m_state).points);
        const auto at = static_cast<std::size_t>(std::max<int>(seat, 0));
        const bool gains = seat != nobody && at < before.size() && m_points[at] > before[at];
        for (const Event &event : m_events) {
            if (event.rule != noRule)
                ++m_mode.fired[static_cast<std::size_t>(event.rule)];
            const Message told = m_game.describe(event);
            for (const auto &[name, argument] : told.arguments)
                if (const auto *text = std::get_if<TextKey>(&argument))
                    note(told.key + "/" + name, text->key, gains && event.seat == seat);
        }
        m_events.clear();
    }

    void note(const std::string &signName, std::string_view textKey, bool gains)
    {
        const std::vector<int> &items = m_ground.catalogue.called(textKey);
        if (items.empty())
            return;
        Sign &sign = m_seen.sign(signName);
        ++sign.times;
        sign.gains += gains;
        for (const int item : items)
            ++sign.byItem[static_cast<std::size_t>(item)];
    }

    void notePieces()
    {
        std::vector<PlacedCopy> copies;
        m_game.pieces(m_state, copies);
        for (const PlacedCopy &copy : copies)
            if (const int item = m_ground.catalogue.find(copy.table, copy.id); item >= 0)
                m_inPlay.insert(item);
    }

    void linger()
    {
        if (m_played.style != Style::Lingering || m_course.moves.size() < m_played.before
            || m_game.toAct(m_state) == nobody)
            return;
        if (!m_comings.add(m_state))
            return;
        const auto round = goesRound(m_game, m_ground.signatures, m_course);
        if (!round)
            return;
        suspect(Hole::Kind::Loop, causeOf(m_game, m_course, *round));
        m_stopped = true;
    }

    void suspect(Hole::Kind kind, std::string cause)
    {
        m_suspects.push_back({kind, std::move(cause), m_course, m_played.style});
    }

    std::string deadEndCause() const
    {
        std::string cause;
        for (const RuleIndex rule : refusing(m_game, m_state))
            cause += (cause.empty() ? "" : " ") + std::string(m_game.rules()[static_cast<std::size_t>(rule)]);
        return cause;
    }

    void finish()
    {
        const bool over = m_game.toAct(m_state) == nobody;
        if (over && m_played.attempts)
            tryOut(); // the last position refuses as well
        const bool ended = over && m_game.outcome(m_state).byRules;
        const bool toWin = m_played.style == Style::ToWin && m_played.plain;
        ++m_seen.games;
        m_seen.ended += ended;
        ++m_mode.games;
        Endings &endings = m_mode.endings[static_cast<std::size_t>(m_played.setup.players)];
        endings.games += toWin;
        if (toWin && ended) {
            ++endings.ended;
            ++endings.lengths[static_cast<int>(m_course.moves.size())];
        }
        if (toWin && !over && !m_stopped)
            suspect(Hole::Kind::Endless, m_played.setup.mode + " " + std::to_string(m_played.setup.players));
        notePieces();
        if (over)
            noteScores();
        for (const int item : m_inPlay)
            ++m_seen.inPlay[static_cast<std::size_t>(item)];
    }

    // Every line that has the name of a component; one that scored is a gain.
    void noteScores()
    {
        for (const ScoreSheet::Line &line : m_game.scores(m_state).lines) {
            const std::vector<int> &items = m_ground.catalogue.called(line.key);
            if (items.empty() || !line.counts)
                continue;
            const bool scored = std::ranges::any_of(line.points, [](int points) { return points != 0; });
            Sign &sign = m_seen.sign("score");
            sign.times += scored;
            sign.gains += scored;
            for (const int item : items) {
                sign.byItem[static_cast<std::size_t>(item)] += scored;
                m_inPlay.insert(item);
                ++m_seen.sign("line").byItem[static_cast<std::size_t>(item)];
            }
        }
    }

    const Game &m_game;
    const HoleGround &m_ground;
    const HoleGame &m_played;
    Sightings &m_seen;
    ModeSightings &m_mode;
    Comings m_comings;
    Troublemaker m_trouble;
    std::vector<std::unique_ptr<Bot>> m_bots;
    Course m_course;
    State m_state;
    EventList m_events;
    MoveList m_legal, m_attempts;
    Row<std::int32_t, maxSeats> m_points;
    std::set<int> m_inPlay, m_offered;
    std::vector<Suspect> m_suspects;
    bool m_stopped = false;
};

} // namespace

std::vector<Suspect> playHoleGame(const HoleGround &ground, const HoleGame &game, const Sightings &known,
                                  Sightings &seen)
{
    return std::make_unique<Play>(ground, game, known, seen)->run();
}

Hunt huntFor(const HoleGround &ground, const Symptom &symptom, Style style, const Sightings &known)
{
    return [ground, symptom, style, &known](const Setup &setup, std::uint64_t seed,
                                            std::size_t longest) -> std::optional<Course> {
        const Game &game = ground.game;
        Comings comings(ground.signatures);
        Troublemaker trouble(game, ground.catalogue, ground.signatures, known, 0);
        const Watch watch = symptom.watch();
        const auto legal = std::make_unique<MoveList>();
        Course course{setup, seed, {}};
        State state = game.deal(setup, seed);
        while (true) {
            if (watch(state))
                return !symptom.confirmed || symptom.confirmed(course) ? std::optional(course) : std::nullopt;
            const Seat seat = game.toAct(state);
            if (style == Style::Lingering)
                comings.add(state);
            if (seat == nobody || course.moves.size() >= longest)
                return std::nullopt;
            game.legal(state, *legal);
            if (legal->empty())
                return std::nullopt;
            const std::uint64_t drawn = botSeed(seed, seat, static_cast<int>(course.moves.size()));
            course.moves.push_back(trouble.choose(style, state, *legal, comings, drawn));
            game.apply(state, course.moves.back());
        }
    };
}

std::string causeOf(const Game &game, const Course &course, const Round &round)
{
    State state = game.deal(course.setup, course.seed);
    std::set<std::string> words;
    for (std::size_t i = 0; i < course.moves.size(); ++i) {
        if (i >= round.from)
            if (const int action = game.namesIn(state, course.moves[i]).action; action >= 0)
                words.emplace(game.moveWords().actions[static_cast<std::size_t>(action)]);
        game.apply(state, course.moves[i]);
    }
    std::string cause;
    for (const std::string &word : words)
        cause += (cause.empty() ? "" : " ") + word;
    return cause;
}

Symptom deadEndSymptom(const Game &game)
{
    return {[&game]() -> Watch {
                return [&game](const State &state) {
                    if (game.toAct(state) == nobody)
                        return false;
                    const auto legal = std::make_unique<MoveList>();
                    game.legal(state, *legal);
                    return legal->empty();
                };
            },
            {}};
}

State endOf(const Game &game, const Course &course)
{
    State state = game.deal(course.setup, course.seed);
    for (const Move move : course.moves)
        game.apply(state, move);
    return state;
}

std::vector<RuleIndex> refusing(const Game &game, const State &state)
{
    const auto attempts = std::make_unique<MoveList>();
    game.attempts(state, *attempts);
    std::set<RuleIndex> rules;
    for (const Move move : *attempts)
        if (const RuleIndex rule = game.check(state, move); rule != noRule)
            rules.insert(rule);
    return {rules.begin(), rules.end()};
}

} // namespace engawa
