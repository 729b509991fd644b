#include "core/games/takenoko/position_read.h"

#include <algorithm>
#include <bit>

#include "core/games/takenoko/garden.h"
#include "core/games/takenoko/shuffle.h"
#include "core/games/takenoko/words.h"

namespace engawa::takenoko {

std::optional<PlotIndex> Pieces::plot(const Json &name, const std::string &pointer)
{
    const auto plot = pieceCalled(name, m_rules, plotNamed);
    m_plots.take(plot, name, pointer, *this);
    return plot;
}

std::optional<CardIndex> Pieces::card(const Json &name, const std::string &pointer)
{
    const auto card = pieceCalled(name, m_rules, cardNamed);
    return m_cards.take(card, name, pointer, *this);
}

std::optional<int> Pieces::improvement(std::string_view name, const std::string &pointer)
{
    const auto found = entry(m_rules.improvements, std::string(name), pointer);
    return found ? std::optional(*found + 1) : std::nullopt;
}

void Pieces::unusual(const std::string &pointer, Argument found, Rule rule)
{
    PositionFaults::unusual(pointer, std::move(found), ruleIds[static_cast<std::size_t>(rule)]);
}

namespace {

// Reads a position onto a freshly dealt state: what the file names goes where it says, every other piece keeps its turn in
// the order of the deal.
class Reading
{
public:
    Reading(const Rules &rules, State &state, const Json &position, const Setup &setup, Problems &problems)
        : m_rules(rules), m_state(state), m_dealt(state), m_setup(setup), m_reader(position, "", problems),
          m_pieces(rules, problems)
    {
    }

    bool read()
    {
        m_state.seed = m_reader.number64("seed").value_or(m_state.seed);
        readGarden(m_rules, m_state, m_reader, m_pieces);
        readPlots();
        readPlayers();
        readDecks();
        readStocks();
        readTurn();
        m_reader.refuseOthers();
        m_pieces.take(m_reader);
        if (m_pieces.ok() && m_begins)
            beginTurn(m_rules, m_state, nullptr);
        if (m_pieces.ok() && m_brings)
            bring(m_rules, m_state, m_state.turn.weather - 1, nullptr);
        return m_pieces.ok() && fits();
    }

private:
    void readPlots()
    {
        if (const Json *drawn = m_reader.array("drawn"))
            m_pieces.plots(*drawn, m_state.drawn, "/drawn");
        m_state.drawnKnown.resize(m_state.drawn.size());
        if (const Json *stack = m_reader.array("stack")) { // written in the order of drawing
            m_pieces.plots(*stack, m_state.stack, "/stack");
            std::reverse(m_state.stack.begin(), m_state.stack.end());
        } else {
            m_state.stack.clear();
            for (const PlotIndex plot : m_dealt.stack)
                if (!m_pieces.hasPlot(plot))
                    m_state.stack.push(plot);
        }
        m_state.known.clear();
        m_state.known.resize(m_state.stack.size());
        if (const Json *known = m_reader.array("known"))
            for (std::size_t seat = 0; seat < known->size(); ++seat)
                readKnown((*known)[seat], seat);
    }

    void readKnown(const Json &names, std::size_t seat)
    {
        const std::string pointer = "/known/" + std::to_string(seat);
        if (!names.is_array() || seat >= m_state.seats) {
            m_pieces.unexpectedValue(pointer, names, inWords("expected.known_plots"));
            return;
        }
        for (std::size_t i = 0; i < names.size(); ++i) {
            const auto plot = pieceCalled(names[i], m_rules, plotNamed);
            const bool there = plot
                               && (know(m_state.stack, m_state.known, *plot, seat)
                                   || know(m_state.drawn, m_state.drawnKnown, *plot, seat));
            if (!there)
                m_pieces.unexpectedValue(pointer + "/" + std::to_string(i), names[i],
                                         inWords("expected.stack_or_drawn"));
        }
    }

    template <class Plots, class Known>
    static bool know(const Plots &plots, Known &known, PlotIndex plot, std::size_t seat)
    {
        for (std::size_t i = 0; i < plots.size(); ++i)
            if (plots[i] == plot) {
                known[i] |= bit(static_cast<int>(seat));
                return true;
            }
        return false;
    }

    void readPlayers()
    {
        const Json *players = m_reader.array("players");
        if (players && players->size() > m_state.seats)
            m_pieces.unexpected("/players", inWords("found.players", {{"count", players->size()}}),
                                inWords("expected.at_most", {{"most", m_state.seats}}));
        for (std::size_t seat = 0; players && seat < players->size() && seat < m_state.seats; ++seat)
            readPlayer(static_cast<int>(seat), (*players)[seat], "/players/" + std::to_string(seat));
    }

    void readPlayer(int seat, const Json &json, const std::string &pointer)
    {
        PositionReader reader(json, pointer, m_pieces.problems());
        Player &player = playerOf(m_state, seat);
        if (const Json *hand = reader.array("hand")) {
            m_pieces.cards(*hand, player.hand, pointer + "/hand");
            std::ranges::sort(player.hand);
            m_hands |= bit(seat);
        }
        if (const Json *completed = reader.array("completed"))
            m_pieces.cards(*completed, player.completed, pointer + "/completed");
        if (const Json *bamboo = reader.object("bamboo"))
            m_pieces.counts(*bamboo, pointer + "/bamboo", 60000, [&](const std::string &id, int count) {
                const auto found = std::ranges::find(m_rules.colours, id, &Colour::id);
                if (found != m_rules.colours.end())
                    player.bamboo[static_cast<std::size_t>(found - m_rules.colours.begin())] =
                        static_cast<std::uint16_t>(count);
                return found != m_rules.colours.end();
            });
        reader.set(player.channels, "channels", 0, 200);
        if (const Json *tokens = reader.object("tokens"))
            readTokens(*tokens, player.tokens, pointer + "/tokens");
        reader.refuseOthers();
        m_pieces.take(reader);
    }

    template <class Tokens>
    void readTokens(const Json &json, Tokens &tokens, const std::string &pointer)
    {
        m_pieces.counts(json, pointer, 200, [&](const std::string &id, int count) {
            const auto found = std::ranges::find(m_rules.improvements, id, &Improvement::id);
            if (found != m_rules.improvements.end())
                tokens[static_cast<std::size_t>(found - m_rules.improvements.begin())] =
                    static_cast<std::uint8_t>(count);
            return found != m_rules.improvements.end();
        });
    }

    // Hands that are not given are dealt from what is left, in the order of the deal.
    void readDecks()
    {
        const Json *decks = m_reader.object("decks");
        const Json none = Json::object();
        PositionReader reader(decks ? *decks : none, "/decks", m_pieces.problems());
        std::array<bool, categoryCount> given{};
        for (std::size_t i = 0; i < categoryCount; ++i)
            if (const Json *names = reader.array(std::string(categoryWords[i]).c_str())) {
                m_pieces.cards(*names, m_state.decks[i], "/decks/" + std::string(categoryWords[i]));
                std::reverse(m_state.decks[i].begin(), m_state.decks[i].end());
                given[i] = true;
            }
        reader.refuseOthers();
        m_pieces.take(reader);
        for (std::size_t i = 0; i < categoryCount; ++i)
            deal(static_cast<Category>(i), given[i]);
    }

    void deal(Category category, bool deckGiven)
    {
        std::vector<CardIndex> rest; // the next is at the back
        const auto add = [&](CardIndex card) {
            if (!m_pieces.hasCard(card) && m_rules.objectiveOf(card).category == category)
                rest.push_back(card);
        };
        for (const CardIndex card : m_dealt.decks[static_cast<std::size_t>(category)])
            add(card);
        for (int seat = m_state.seats; seat-- > 0;)
            for (const CardIndex card : playerOf(m_dealt, seat).hand)
                add(card);
        for (int seat = 0; seat < m_state.seats; ++seat) {
            if (m_hands >> seat & 1)
                continue;
            auto &hand = playerOf(m_state, seat).hand;
            for (std::size_t i = hand.size(); i-- > 0;)
                if (m_rules.objectiveOf(hand[i]).category == category)
                    hand.erase(i);
            for (int n = 0; n < m_rules.parameters.dealtEach && !rest.empty() && !hand.full(); ++n) {
                insertSorted(hand, rest.back());
                rest.pop_back();
            }
        }
        if (deckGiven)
            return;
        auto &deck = m_state.decks[static_cast<std::size_t>(category)];
        deck.clear();
        for (const CardIndex card : rest)
            deck.push(card);
    }

    // Reserves are what is left of all there is, unless the position says how many.
    void readStocks()
    {
        std::array<int, maxImprovements> tokens{};
        int channels = 0;
        m_state.used.fill(0);
        for (const Plot &plot : m_state.garden) {
            if (plot.height)
                m_state.used[plot.colour] = static_cast<std::uint16_t>(m_state.used[plot.colour] + plot.height);
            if (plot.token)
                ++tokens[plot.improvement - 1u];
            channels += std::popcount(static_cast<unsigned>(plot.channels & 7));
        }
        for (int seat = 0; seat < m_state.seats; ++seat) {
            const Player &player = playerOf(m_state, seat);
            channels += player.channels;
            for (std::size_t i = 0; i < maxColours; ++i)
                m_state.used[i] = static_cast<std::uint16_t>(m_state.used[i] + player.bamboo[i]);
            for (std::size_t i = 0; i < maxImprovements; ++i)
                tokens[i] += player.tokens[i];
        }
        m_state.channels = static_cast<std::uint8_t>(std::max(m_rules.parameters.channels - channels, 0));
        for (std::size_t i = 0; i < m_rules.improvements.size(); ++i)
            m_state.reserve[i] = static_cast<std::uint8_t>(std::max(m_rules.improvements[i].tokens - tokens[i], 0));
        if (const Json *reserve = m_reader.object("reserve"))
            readTokens(*reserve, m_state.reserve, "/reserve");
        m_reader.set(m_state.channels, "channels_left", 0, 200);
    }

    void readActions(const char *field, std::array<std::uint8_t, actionCount> &counts)
    {
        if (const Json *json = m_reader.object(field))
            m_pieces.counts(*json, std::string("/") + field, 20, [&](const std::string &id, int count) {
                const auto found = std::ranges::find(actionWords, id);
                if (found != actionWords.end())
                    counts[static_cast<std::size_t>(found - actionWords.begin())] = static_cast<std::uint8_t>(count);
                return found != actionWords.end();
            });
    }

    void readTurn()
    {
        const int last = m_state.seats - 1;
        readSeat();
        m_reader.set(m_state.emperor, "emperor", 0, last);
        m_state.stalled = m_reader.truth("stalled").value_or(false);

        bool written = !m_state.drawn.empty();
        for (const char *field : {"phase", "weather", "taken", "chosen", "extra", "wind"})
            written |= m_reader.has(field);
        if (written) { // else as the deal has it
            m_state.turn = {};
            beginActions(m_rules, m_state);
            if (!m_state.drawn.empty())
                m_state.phase = Phase::Plot;
        }
        readWeather();
        readActions("taken", m_state.turn.taken);
        readActions("chosen", m_state.turn.chosen);
        m_state.turn.done = 0;
        for (const std::uint8_t taken : m_state.turn.taken)
            m_state.turn.done = static_cast<std::uint8_t>(m_state.turn.done + taken);
        readPhase();
    }

    // Whose turn it is follows from who began and from the turns played, where the position doesn't say it.
    void readSeat()
    {
        const int seats = m_state.seats, last = seats - 1;
        const auto starter = m_reader.integer("starter", 0, last), seat = m_reader.integer("seat", 0, last);
        if (starter && m_setup.starter != nobody && *starter != m_setup.starter)
            m_pieces.warn("position-starter", "/starter", {{"value", *starter}, {"expected", m_setup.starter}});
        m_reader.set(m_state.turns, "turns", 0, 60000);
        if (starter)
            m_state.starter = static_cast<std::int8_t>(*starter);
        const int next = (m_state.starter + m_state.turns) % seats;
        m_state.seat = static_cast<std::int8_t>(seat.value_or(next));
        if (seat && *seat != next)
            m_pieces.warn("position-turn", "/seat", {{"value", *seat}, {"expected", next}, {"turns", m_state.turns}});
    }

    // The phases of play, and "roll": the turn begins with the weather die. A weather alone begins its effect.
    void readPhase()
    {
        constexpr std::string_view roll = "roll";
        std::vector<std::string_view> words(phaseWords.begin(), phaseWords.end());
        words.push_back(roll);
        const auto phase = m_reader.oneOf("phase", words);
        if (phase && words[static_cast<std::size_t>(*phase)] == roll) {
            const bool rolls = modeOf(m_rules, m_state).weather && roundOf(m_state) >= m_rules.parameters.weatherRound;
            if (rolls)
                m_begins = true;
            else
                m_pieces.forbidden("/phase", roll, ruleIds[static_cast<std::size_t>(Rule::WeatherRound)]);
        } else if (phase) {
            m_state.phase = static_cast<Phase>(*phase);
        }
        bool alone = m_reader.has("weather") && m_state.drawn.empty();
        for (const char *field : {"phase", "taken", "chosen", "extra", "wind"})
            alone &= !m_reader.has(field);
        m_brings = alone && m_state.turn.weather > 0;
    }

    void readWeather()
    {
        Turn &turn = m_state.turn;
        if (const auto word = m_reader.text("weather")) {
            const auto found = std::ranges::find(m_rules.weather, *word, &Weather::id);
            if (found == m_rules.weather.end())
                m_pieces.unknown("/weather", *word);
            else
                turn.weather = static_cast<std::uint8_t>(found - m_rules.weather.begin() + 1);
        }
        turn.extra = static_cast<std::uint8_t>(m_reader.integer("extra", 0, 9).value_or(extraOf(m_rules, turn)));
        turn.wind = m_reader.truth("wind").value_or(windOf(m_rules, turn));
    }

    // Can somebody go on from here?
    bool fits()
    {
        const auto word = std::string(phaseWords[static_cast<std::size_t>(m_state.phase)]);
        const bool choosing = m_state.phase == Phase::Plot || m_state.phase == Phase::Under;
        if (choosing == m_state.drawn.empty())
            m_pieces.unexpected("/phase", word, inWords("expected.drawn_plots"));
        if (m_state.phase == Phase::Choose && !m_rules.parameters.fixActions)
            m_pieces.unexpected("/phase", word, inWords("expected.fixed_actions"));
        MoveList moves;
        if (m_pieces.ok() && m_state.phase != Phase::Over)
            listLegal(m_rules, m_state, moves);
        if (m_pieces.ok() && m_state.phase != Phase::Over && moves.empty())
            m_pieces.unexpected("/phase", word, inWords("expected.choosing_phase"));
        return m_pieces.ok();
    }

    const Rules &m_rules;
    State &m_state;
    const State m_dealt;
    const Setup &m_setup;
    PositionReader m_reader;
    Pieces m_pieces;
    std::uint8_t m_hands = 0; // given, a bit per seat
    bool m_begins = false; // the turn is to begin with a roll
    bool m_brings = false; // the weather is to begin
};

} // namespace

bool readPosition(const Rules &rules, State &state, const Json &position, const Setup &setup, std::uint64_t seed,
                  Problems &problems)
{
    dealInto(rules, state, setup, seed, nullptr);
    return Reading(rules, state, position, setup, problems).read();
}

} // namespace engawa::takenoko
