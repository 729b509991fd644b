#include "core/lab/wishes.h"

#include <algorithm>
#include <array>
#include <format>
#include <set>

#include "core/bots/bot.h"
#include "core/lab/component_watch.h"
#include "core/lab/figure_list.h"
#include "core/lab/playout.h"
#include "core/lab/wish_words.h"
#include "core/pack/words.h"

namespace engawa {

namespace {

constexpr auto file = "wishes.json";

constexpr std::array<std::pair<std::string_view, std::string_view>, 8> otherWords{{{"length", "length.turns"},
                                                                                   {"turns", "length.turns"},
                                                                                   {"decisions", "length.decisions"},
                                                                                   {"margin", "points.margin"},
                                                                                   {"lead_changes", "lead.changes"},
                                                                                   {"comeback", "lead.comeback"},
                                                                                   {"forced", "choice.forced"},
                                                                                   {"choices", "choice.width"}}};
constexpr std::array<std::string_view, 5> becoming{"dealt", "drawn", "taken", "used", "scored"};

// The zones that pieces come to in a game of bots that play at random.
std::vector<std::string> zonesOf(const Game &game, const Setup &setup)
{
    constexpr int mostDecisions = 2000;
    std::set<std::string> zones;
    std::vector<PlacedCopy> copies;
    State state = game.deal(setup, 1);
    const auto bot = makeBot("random");
    for (int n = 0; n < mostDecisions; ++n) {
        copies.clear();
        game.pieces(state, copies);
        for (const PlacedCopy &copy : copies)
            zones.emplace(copy.zone);
        const Seat seat = game.toAct(state);
        if (seat == nobody)
            break;
        const Move move = bot->choose(game, state, seat, botSeed(1, seat, n));
        if (game.check(state, move) != noRule)
            break;
        game.apply(state, move);
    }
    return {zones.begin(), zones.end()};
}

// Is a table meant by the word: "objectives", "objective", and of several "plot_objectives" too?
bool isMeant(const std::string &table, const std::string &word)
{
    return table == word || table == word + "s" || table.ends_with("_" + word) || table.ends_with("_" + word + "s");
}

class WishReader
{
public:
    WishReader(const Game &game, const Levels &levels, Problems &problems)
        : m_game(game), m_levels(levels), m_problems(problems)
    {
    }

    std::optional<Wish> read(const Entry &entry)
    {
        m_id = entry.id;
        Wish wish;
        wish.id = entry.id;
        const std::string *text =
            entry.value.is_object() && entry.value.contains("wish") ? entry.value.at("wish").get_ptr() : nullptr;
        if (!text || !readSetup(entry.value, wish))
            return std::nullopt;
        wish.text = *text;
        Argument expected("");
        std::string found;
        const auto words = readWish(*text, expected, found);
        if (!words) {
            const Argument here = found.empty() ? inWords("found.wish_end") : Argument(inQuotes(found));
            return refuse("wish-form", {{"found", here}, {"expected", expected}});
        }
        wish.least = words->least;
        wish.most = words->most;
        switch (words->form) {
        case WishWords::Form::Figure:
            return readFigure(*words, std::move(wish));
        case WishWords::Form::Rule:
            return readRule(*words, std::move(wish));
        case WishWords::Form::Worth:
            wish.speaks = Wish::Speaks::Worth;
            return readComponents(*words, std::move(wish));
        case WishWords::Form::Every:
            wish.speaks = Wish::Speaks::Games;
            wish.word = words->becomes == "completed" ? "scored" : words->becomes;
            return readComponents(*words, std::move(wish));
        }
        return std::nullopt;
    }

private:
    std::nullopt_t refuse(const char *code, Problem::Arguments arguments, const char *field = "wish")
    {
        m_problems.push_back(at(m_game.data(), file, "/" + m_id + "/" + field, code, std::move(arguments)));
        return std::nullopt;
    }

    bool readSetup(const Json &value, Wish &wish)
    {
        const Data &data = m_game.data();
        Setup setup;
        setup.mode = value.value("mode", "");
        setup.players = value.value("players", 0);
        setup.scenario = value.value("scenario", "");
        if (value.contains("modules"))
            setup.modules = value.at("modules").get<std::vector<std::string>>();
        wish.setup = completed(std::move(setup), data);
        Problems faults;
        checkSetup(wish.setup, data, faults);
        for (const Problem &fault : faults)
            m_problems.push_back(at(data, file, "/" + m_id, fault.code, fault.arguments));
        if (!faults.empty())
            return false;
        std::vector<std::string> bots{"greedy"};
        if (value.contains("bots"))
            bots = value.at("bots").get<std::vector<std::string>>();
        for (const std::string &bot : bots)
            if (!isBot(bot, m_levels, data)) {
                refuse("wish-bot", {{"bot", bot}, {"suggestion", nearest(bot, botNames(m_levels, data))}}, "bots");
                return false;
            }
        if (bots.size() == 1)
            bots.resize(static_cast<std::size_t>(wish.setup.players), bots.front());
        if (std::ssize(bots) != wish.setup.players) {
            refuse("wish-bots", {{"count", bots.size()}, {"players", wish.setup.players}}, "bots");
            return false;
        }
        wish.bots = std::move(bots);
        return true;
    }

    std::optional<Wish> readFigure(const WishWords &words, Wish wish)
    {
        if (words.subject == "seat_gap") {
            wish.speaks = Wish::Speaks::SeatGap;
            return wish;
        }
        const auto other = std::ranges::find(otherWords, words.subject, &decltype(otherWords)::value_type::first);
        wish.word = other == otherWords.end() ? words.subject : std::string(other->second);
        LabPlan plan;
        plan.setup = wish.setup;
        plan.side.bots = wish.bots;
        std::vector<std::string> known{"seat_gap"};
        for (const auto &each : otherWords)
            known.emplace_back(each.first);
        for (const Figure &figure : FigureList(plan, 0).figures)
            known.push_back(figure.measure.id);
        if (!std::ranges::contains(known, wish.word))
            return refuse("wish-figure", {{"word", words.subject}, {"suggestion", nearest(words.subject, known)}});
        return wish;
    }

    std::optional<Wish> readRule(const WishWords &words, Wish wish)
    {
        wish.speaks = Wish::Speaks::Rule;
        wish.word = words.subject;
        const std::vector<std::string> known(m_game.rules().begin(), m_game.rules().end());
        if (!std::ranges::contains(known, wish.word))
            return refuse("wish-rule", {{"word", wish.word}, {"suggestion", nearest(wish.word, known)}});
        return wish;
    }

    std::optional<Wish> readComponents(const WishWords &words, Wish wish)
    {
        std::vector<std::string> known;
        for (const ComponentFigures &each : ComponentList(m_game, wish.setup).figures()) {
            const std::string whole = each.table + "/" + each.id;
            if (whole == words.subject || isMeant(each.table, words.subject)
                || (words.form == WishWords::Form::Worth && each.id == words.subject))
                wish.components.push_back(whole);
            known.push_back(whole);
            if (!std::ranges::contains(known, each.table))
                known.push_back(each.table);
        }
        if (wish.components.empty())
            return refuse("wish-component", {{"word", words.subject}, {"suggestion", nearest(words.subject, known)}});
        if (wish.speaks == Wish::Speaks::Worth || std::ranges::contains(becoming, wish.word))
            return wish;
        std::vector<std::string> zones = zonesOf(m_game, wish.setup);
        if (std::ranges::contains(zones, wish.word))
            return wish;
        zones.insert(zones.begin(), becoming.begin(), becoming.end());
        return refuse("wish-becomes", {{"word", wish.word}, {"expected", oneOf(zones)}});
    }

    const Game &m_game;
    const Levels &m_levels;
    Problems &m_problems;
    std::string m_id;
};

// One value of a wish against its bounds: how far inside of them it surely is, and whether it surely is outside.
struct Margin
{
    Granted::Stand stand = Granted::Stand::NotYet;
    double inside = 0; // below 0: the value itself is outside
};

Margin marginOf(const Wish &wish, const Estimate &value)
{
    Margin margin{Granted::Stand::Holds, 1e9};
    const auto look = [&](double inside, double surely, double surelyNot) {
        margin.inside = std::min(margin.inside, inside);
        if (surelyNot < 0)
            margin.stand = Granted::Stand::Broken;
        else if (surely < 0 && margin.stand == Granted::Stand::Holds)
            margin.stand = Granted::Stand::NotYet;
    };
    if (wish.least)
        look(value.value - *wish.least, value.low - *wish.least, value.high - *wish.least);
    if (wish.most)
        look(*wish.most - value.value, *wish.most - value.high, *wish.most - value.low);
    return margin;
}

Estimate hundredfold(Estimate estimate)
{
    return {100 * estimate.value, 100 * estimate.low, 100 * estimate.high};
}

// An interval that is one of several questions.
Estimate wider(const Estimate &estimate, std::int64_t deals, int questions)
{
    const double times = watchedHalfWidth(deals, 0.05 / questions) / watchedHalfWidth(deals, 0.05);
    return {estimate.value, estimate.value - (estimate.value - estimate.low) * times,
            estimate.value + (estimate.high - estimate.value) * times};
}

Estimate shareOfGames(const Happened &happened, std::int64_t games, int questions)
{
    const DealSums sums{happened.games, happened.games};
    Estimate share = hundredfold(watched(sums, games, 1, questions));
    share.low = std::max(0.0, share.low);
    share.high = std::min(100.0, share.high);
    return share;
}

const Happened &happenedTo(const ComponentFigures &component, const std::string &word)
{
    static const Happened never;
    if (word == "dealt")
        return component.dealt;
    if (word == "drawn")
        return component.drawn;
    if (word == "taken")
        return component.taken;
    if (word == "used")
        return component.used;
    if (word == "scored")
        return component.scored;
    const auto zone = component.ended.find(word);
    return zone == component.ended.end() ? never : zone->second;
}

Granted judgedOne(const Wish &wish, const Estimate &value, Moments moments = {})
{
    return {marginOf(wish, value).stand, {}, value, std::move(moments)};
}

Granted judgedComponents(const Wish &wish, const Figures &figures)
{
    std::vector<const ComponentFigures *> meant;
    for (const ComponentFigures &each : figures.components)
        if (each.there.games > 0 && std::ranges::contains(wish.components, each.table + "/" + each.id))
            meant.push_back(&each);
    Granted granted;
    granted.stand = meant.empty() ? Granted::Stand::NotYet : Granted::Stand::Holds;
    double nearest = 1e12;
    for (const ComponentFigures *each : meant) {
        const int questions = static_cast<int>(meant.size());
        const bool isWorth = wish.speaks == Wish::Speaks::Worth;
        const Worth worth = isWorth ? worthOf(each->worth, figures.deals) : Worth();
        if (isWorth && !worth.known) {
            if (granted.stand == Granted::Stand::Holds)
                granted.stand = Granted::Stand::NotYet;
            continue;
        }
        const Happened &happened =
            isWorth ? (each->drawn.games ? each->drawn : each->dealt) : happenedTo(*each, wish.word);
        const Estimate value = isWorth ? hundredfold(wider(worth.share, figures.deals, questions))
                                       : shareOfGames(happened, each->there.games, questions);
        const Margin margin = marginOf(wish, value);
        const bool broken = margin.stand == Granted::Stand::Broken;
        const double distance = margin.inside - (broken ? 1e9 : 0);
        if (distance < nearest) {
            nearest = distance;
            granted.about = each->table + "/" + each->id;
            granted.value = value;
            granted.moments = happened.moments.empty() ? each->there.moments : happened.moments;
        }
        if (broken || (margin.stand == Granted::Stand::NotYet && granted.stand == Granted::Stand::Holds))
            granted.stand = margin.stand;
    }
    return granted;
}

} // namespace

std::vector<Wish> wishesOf(const Game &game, const Levels &levels, Problems &problems)
{
    WishReader reader(game, levels, problems);
    std::vector<Wish> wishes;
    for (const EntryPtr &entry : game.data().table("wishes").entries())
        if (auto wish = reader.read(*entry))
            wishes.push_back(std::move(*wish));
    return wishes;
}

Granted judged(const Wish &wish, const Figures &figures)
{
    switch (wish.speaks) {
    case Wish::Speaks::SeatGap:
        if (const auto gap = seatGap(figures))
            return judgedOne(wish, hundredfold(*gap));
        return {};
    case Wish::Speaks::Measure:
        if (const Figure *figure = figures.find(wish.word); figure && figures.deals > 0) {
            const Estimate value = figure->estimate(figures.deals);
            Moments moments;
            moments.add(wish.most ? figure->games.mostIn : figure->games.leastIn);
            return judgedOne(wish, figure->measure.unit == Unit::Share ? hundredfold(value) : value, moments);
        }
        return {};
    case Wish::Speaks::Rule:
        for (const RuleFigures &rule : figures.rules)
            if (rule.id == wish.word && figures.games > 0)
                return judgedOne(wish, shareOfGames(rule.fired, figures.games, 1), rule.fired.moments);
        return {};
    default:
        return judgedComponents(wish, figures);
    }
}

Problem brokenWish(const Game &game, const Wish &wish, const Granted &granted)
{
    const auto number = [](double value) { return std::format("{:.1f}", value); };
    return at(game.data(), file, "/" + wish.id + "/wish", granted.about.empty() ? "wish-broken" : "wish-broken-by",
              {{"wish", wish.text},
               {"component", granted.about},
               {"value", number(granted.value.value)},
               {"low", number(granted.value.low)},
               {"high", number(granted.value.high)}});
}

} // namespace engawa
