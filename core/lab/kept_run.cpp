#include "core/lab/kept_run.h"

#include <algorithm>
#include <format>
#include <fstream>

#include "core/base/chance.h"
#include "core/lab/results_archive.h"
#include "core/lab/written_file.h"
#include "core/pack/read.h"

namespace engawa {

namespace {

// Three lines: what a list shows, with the hash of the other two; what was to be played, with the data; what was found.
constexpr int format = 1;

std::string hex(std::uint64_t number)
{
    return std::format("{:016x}", number);
}

std::string gameOf(const LabSide &side)
{
    const Json *game = side.game->data().value("pack", "game");
    return game && game->is_string() ? game->get<std::string>() : std::string();
}

Json json(const LabSide &side)
{
    return {{"name", side.name}, {"bots", side.bots}, {"seed", side.seed}, {"data", toJson(side.game->data())}};
}

Json json(const LabPlan &plan)
{
    Json json{{"setup", toJson(plan.setup)},      {"deals", plan.deals},
              {"rotates", plan.rotates},          {"measures", plan.question.measures},
              {"matters", plan.question.matters}, {"stops", plan.question.stops},
              {"side", engawa::json(plan.side)}};
    if (plan.against)
        json["against"] = engawa::json(*plan.against);
    return json;
}

Json headOf(const KeptRun &run, std::string_view body)
{
    const auto hash = [](const LabSide &side) { return hex(dataHash(side.game->data())); };
    return {{"engawa_run", format},
            {"engine", ENGAWA_VERSION},
            {"name", run.name},
            {"made", run.made},
            {"game", gameOf(run.plan.side)},
            {"data_hash", hash(run.plan.side)},
            {"against_hash", run.plan.against ? hash(*run.plan.against) : std::string()},
            {"deals", run.results.deals},
            {"of", run.plan.deals},
            {"body", hex(hashText(body))}};
}

// Reads the plan; a field that is not what it should be throws.
class PlanReader
{
public:
    PlanReader(const std::string &file, const Compiler &compiler, const Levels &levels, Problems &problems)
        : m_file(file), m_compiler(compiler), m_levels(levels), m_problems(problems)
    {
    }

    std::optional<LabPlan> read(const Json &json)
    {
        LabPlan plan;
        plan.levels = m_levels;
        plan.setup = setupFromJson(json.at("setup"));
        plan.deals = json.at("deals").get<std::int64_t>();
        plan.rotates = json.at("rotates").get<bool>();
        plan.question.measures = json.at("measures").get<std::vector<std::string>>();
        plan.question.matters = json.at("matters").get<double>();
        plan.question.stops = json.at("stops").get<bool>();
        if (!readSide(json.at("side"), plan.setup, plan.side))
            return std::nullopt;
        if (json.contains("against") && !readSide(json.at("against"), plan.setup, plan.against.emplace()))
            return std::nullopt;
        return plan;
    }

private:
    bool readSide(const Json &json, const Setup &setup, LabSide &side)
    {
        side.name = json.at("name").get<std::string>();
        side.bots = json.at("bots").get<std::vector<std::string>>();
        side.seed = json.at("seed").get<std::uint64_t>();
        const Data data = dataFromJson(json.at("data"), m_file, m_problems);
        side.game = hasError(m_problems) ? nullptr : m_compiler.compile(data, nullptr, m_problems);
        if (!side.game)
            return false;
        const std::size_t before = m_problems.size();
        checkSetup(setup, data, m_problems);
        for (const std::string &bot : side.bots)
            if (!isBot(bot, m_levels, data))
                m_problems.push_back({Problem::Level::Error, "run-bot", m_file, 2, {}, {{"bot", bot}}});
        if (static_cast<int>(side.bots.size()) != setup.players)
            throw Json::exception("another number of bots");
        return m_problems.size() == before;
    }

    const std::string &m_file;
    const Compiler &m_compiler;
    const Levels &m_levels;
    Problems &m_problems;
};

std::optional<KeptHead> headIn(const Json &json)
{
    try {
        if (json.at("engawa_run") != format)
            return std::nullopt;
        return KeptHead{json.at("name").get<std::string>(),         json.at("made").get<std::string>(),
                        json.at("game").get<std::string>(),         json.at("data_hash").get<std::string>(),
                        json.at("against_hash").get<std::string>(), json.at("deals").get<std::int64_t>(),
                        json.at("of").get<std::int64_t>()};
    } catch (const Json::exception &) {
        return std::nullopt;
    }
}

} // namespace

std::string keptText(const KeptRun &run)
{
    const std::string body = json(run.plan).dump() + "\n" + archived(run.results).dump() + "\n";
    return headOf(run, body).dump() + "\n" + body;
}

std::optional<KeptRun> readKeptRun(std::string_view text, const std::string &file, const Compiler &compiler,
                                   const Levels &levels, Problems &problems)
{
    const auto refuse = [&](const char *code, int line, Problem::Arguments arguments = {}) {
        problems.push_back({Problem::Level::Error, code, file, line, {}, std::move(arguments)});
        return std::nullopt;
    };
    const auto first = text.find('\n');
    const auto second = first == std::string_view::npos ? first : text.find('\n', first + 1);
    const auto head = Json::parsed(text.substr(0, first));
    const auto told = head ? headIn(*head) : std::nullopt;
    if (!told)
        return refuse("run-header", 1);
    if (second == std::string_view::npos || head->value("body", "") != hex(hashText(text.substr(first + 1))))
        return refuse("run-cut", 0);
    if (const std::string engine = head->value("engine", ""); engine != ENGAWA_VERSION)
        return refuse("run-engine", 1, {{"found", engine}, {"expected", ENGAWA_VERSION}});
    const auto plan = readValue(text.substr(first + 1, second - first - 1), file, nullptr, problems);
    const auto found = plan ? readValue(text.substr(second + 1), file, nullptr, problems) : std::nullopt;
    if (!plan || !found)
        return std::nullopt;
    KeptRun run;
    run.name = told->name;
    run.made = told->made;
    try {
        auto read = PlanReader(file, compiler, levels, problems).read(*plan);
        if (!read)
            return std::nullopt;
        run.plan = std::move(*read);
    } catch (const Json::exception &) {
        return refuse("run-plan", 2);
    }
    auto results = unarchived(run.plan, *found);
    if (!results)
        return refuse("run-results", 3);
    run.results = std::move(*results);
    return run;
}

std::optional<KeptRun> openKeptRun(const std::filesystem::path &path, const Compiler &compiler, const Levels &levels,
                                   Problems &problems)
{
    const auto text = readText(path, problems);
    return text ? readKeptRun(*text, path.string(), compiler, levels, problems) : std::nullopt;
}

bool keep(const KeptRun &run, const std::filesystem::path &path, Problems &problems)
{
    return writeWhole(path, keptText(run), problems);
}

std::optional<KeptHead> readKeptHead(const std::filesystem::path &path)
{
    std::ifstream file(path);
    std::string line;
    const auto json = std::getline(file, line) ? Json::parsed(line) : std::nullopt;
    return json ? headIn(*json) : std::nullopt;
}

} // namespace engawa
