#include "core/lab/results.h"

#include "core/pack/pointer.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

// Sums of this size in every shard still add up.
constexpr std::int64_t largest = 1'000'000'000'000'000;

// Reads fields of results; the first that doesn't fit becomes a problem with its place, and what follows is not reported.
class Reader
{
public:
    Reader(const std::string &file, const Lines &lines, Problems &problems)
        : m_file(file), m_lines(lines), m_problems(problems)
    {
    }

    bool ok() const { return m_ok; }

    void refuse(const std::string &pointer, Argument expected)
    {
        if (!m_ok)
            return;
        m_ok = false;
        std::string known = pointer;
        while (!known.empty() && !m_lines.contains(known))
            known = parentPointer(known);
        const auto line = m_lines.find(known);
        m_problems.push_back({Problem::Level::Error,
                              "results-field",
                              m_file,
                              line == m_lines.end() ? 0 : line->second,
                              pointer,
                              {{"expected", std::move(expected)}}});
    }

    const Json *field(const Json &object, const std::string &pointer, const char *name)
    {
        const auto found = object.is_object() ? object.find(name) : object.end();
        if (object.is_object() && found != object.end())
            return &*found;
        refuse(pointer, inWords("expected.object_with", {{"field", name}}));
        return nullptr;
    }

    std::int64_t number(const Json &object, const std::string &pointer, const char *name, std::int64_t least = 0)
    {
        const Json *found = field(object, pointer, name);
        const bool fits = found && found->is_number_integer() && *found >= least && *found <= largest;
        if (found && !fits)
            refuse(pointer + "/" + name, inWords("kind.whole_number"));
        return fits ? found->get<std::int64_t>() : 0;
    }

    std::string text(const Json &object, const std::string &pointer, const char *name)
    {
        const Json *found = field(object, pointer, name);
        if (found && !found->is_string())
            refuse(pointer + "/" + name, inWords("kind.a_text"));
        return found && found->is_string() ? found->get<std::string>() : std::string();
    }

    // Calls `read` with each item of a list and its pointer.
    template <class Read>
    void list(const Json &object, const std::string &pointer, const char *name, std::size_t most, Read &&read)
    {
        const Json *found = field(object, pointer, name);
        if (found && (!found->is_array() || found->size() > most))
            refuse(pointer + "/" + name, inWords("expected.items", {{"most", most}}));
        for (std::size_t i = 0; m_ok && found && i < found->size(); ++i)
            read((*found)[i], pointer + "/" + name + "/" + std::to_string(i));
    }

private:
    const std::string &m_file;
    const Lines &m_lines;
    Problems &m_problems;
    bool m_ok = true;
};

Run readRun(Reader &reader, const Json &all)
{
    Run run;
    const Json *json = reader.field(all, "", "run");
    if (!json)
        return run;
    run.engine = reader.text(*json, "/run", "engine");
    run.game = reader.text(*json, "/run", "game");
    run.dataHash = reader.text(*json, "/run", "data_hash");
    if (const Json *setup = reader.field(*json, "/run", "setup"))
        run.setup = setupFromJson(*setup);
    reader.list(*json, "/run", "bots", maxSeats, [&](const Json &bot, const std::string &pointer) {
        if (bot.is_string())
            run.bots.push_back(bot.get<std::string>());
        else
            reader.refuse(pointer, inWords("expected.bot"));
    });
    if (const Json *seed = reader.field(*json, "/run", "seed")) {
        if (seed->is_number_unsigned())
            run.seed = seed->get<std::uint64_t>();
        else
            reader.refuse("/run/seed", inWords("expected.natural_number"));
    }
    run.games = reader.number(*json, "/run", "games", 1);
    if (const Json *coverage = reader.field(*json, "/run", "coverage")) {
        if (coverage->is_boolean())
            run.coverage = coverage->get<bool>();
        else
            reader.refuse("/run/coverage", inWords("kind.truth"));
    }
    return run;
}

Shard readShard(Reader &reader, const Json &all)
{
    if (!all.contains("shard"))
        return {};
    const auto shard = shardNamed(reader.text(all, "", "shard"));
    if (!shard)
        reader.refuse("/shard", inWords("expected.shard"));
    return shard.value_or(Shard{});
}

void readSums(Reader &reader, const Json &all, Results &results)
{
    reader.list(all, "", "seats", maxSeats, [&](const Json &seat, const std::string &pointer) {
        results.seats.push_back({reader.number(seat, pointer, "wins"), reader.number(seat, pointer, "shared_wins"),
                                 reader.number(seat, pointer, "losses"), reader.number(seat, pointer, "starts"),
                                 reader.number(seat, pointer, "wins_starting")});
    });
    reader.list(all, "", "points", maxSeats, [&](const Json &side, const std::string &pointer) {
        results.sides.push_back({reader.number(side, pointer, "sum", -largest), reader.number(side, pointer, "squares"),
                                 reader.number(side, pointer, "least", -largest),
                                 reader.number(side, pointer, "most", -largest)});
    });
    reader.list(all, "", "lengths", Playout::maxDecisions, [&](const Json &length, const std::string &pointer) {
        const std::int64_t decisions = reader.number(length, pointer, "decisions");
        const std::int64_t games = reader.number(length, pointer, "games");
        const bool fits = decisions <= Playout::maxDecisions;
        if (!fits || !results.lengths.emplace(static_cast<int>(decisions), games).second)
            reader.refuse(pointer + "/decisions", inWords("expected.length_once", {{"most", Playout::maxDecisions}}));
    });
    reader.list(all, "", "rules", 10'000, [&](const Json &rule, const std::string &pointer) {
        results.rules.push_back({reader.text(rule, pointer, "id"), reader.number(rule, pointer, "fired")});
    });
}

} // namespace

std::optional<Results> readResults(std::string_view text, const std::string &file, Problems &problems,
                                   std::optional<std::int64_t> batches)
{
    Lines lines;
    const std::size_t before = problems.size();
    const auto json = readValue(text, file, &lines, problems);
    if (!json || problems.size() > before)
        return std::nullopt;
    Reader reader(file, lines, problems);
    Results results;
    results.run = readRun(reader, *json);
    if (!reader.ok())
        return std::nullopt;
    results.shard = readShard(reader, *json);
    results.games = reader.number(*json, "", "games");
    results.decisions = reader.number(*json, "", "decisions");
    results.endedByRules = reader.number(*json, "", "ended_by_rules");
    results.nobodyWon = reader.number(*json, "", "nobody_won");
    readSums(reader, *json, results);
    const std::int64_t games =
        batches ? gamesInFirst(*batches, results.shard, results.run.games) : gamesOf(results.shard, results.run.games);
    if (reader.ok() && results.games != games)
        reader.refuse("/games", inWords("expected.games_of_shard", {{"games", games}}));
    return reader.ok() ? std::optional(std::move(results)) : std::nullopt;
}

} // namespace engawa
