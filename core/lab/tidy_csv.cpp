#include "core/lab/tidy_csv.h"

#include <algorithm>
#include <bit>
#include <format>

#include "core/lab/playout.h"
#include "core/lab/told_results.h"
#include "core/lab/written_file.h"

namespace engawa {

namespace {

// A table as RFC 4180 wants it.
class Csv
{
public:
    explicit Csv(std::vector<std::string> head) { row(std::move(head)); }

    void row(const std::vector<std::string> &cells)
    {
        for (std::size_t i = 0; i < cells.size(); ++i)
            m_text += (i == 0 ? "" : ",") + quoted(cells[i]);
        m_text += "\r\n";
    }
    const std::string &text() const { return m_text; }

private:
    static std::string quoted(const std::string &cell)
    {
        if (cell.find_first_of(",\"\r\n") == std::string::npos)
            return cell;
        std::string text = "\"";
        for (const char c : cell)
            text += c == '"' ? "\"\"" : std::string(1, c);
        return text + "\"";
    }

    std::string m_text;
};

std::string cell(std::int64_t number)
{
    return std::to_string(number);
}
std::string cell(double number)
{
    return std::format("{:.6f}", number);
}
void append(std::vector<std::string> &row, const Estimate &estimate, bool known = true)
{
    for (const double number : {estimate.value, estimate.low, estimate.high})
        row.push_back(known ? cell(number) : std::string());
}

class Tables
{
public:
    Tables(const LabPlan &plan, const LabResults &results, const TidyTables &wanted)
        : m_plan(plan), m_results(results), m_wanted(wanted)
    {
    }

    bool write(const std::filesystem::path &folder, Problems &problems)
    {
        std::error_code error;
        std::filesystem::create_directories(folder, error);
        writeTable("figures.csv", figures());
        writeTable("components.csv", components());
        writeTable("lengths.csv", lengths());
        writeTable("leads.csv", leads());
        writeTable("rules.csv", rules());
        if (m_plan.against)
            writeTable("pairs.csv", pairs());
        if (m_wanted.gameDeals > 0)
            writeTable("games.csv", games());
        Json names = Json::array();
        bool sound = true;
        for (const auto &[name, text] : m_tables) {
            names.push_back(name);
            sound = sound && writeWhole(folder / name, text, problems);
        }
        const Json manifest{{"run", identityOf(m_plan)},
                            {"sides", sideNames()},
                            {"deals", m_results.deals},
                            {"interval", "asymptotic confidence sequence, 95 %"},
                            {"tables", std::move(names)}};
        return sound && writeWhole(folder / "manifest.json", manifest.dump(1) + "\n", problems);
    }

private:
    void writeTable(const char *name, const Csv &csv) { m_tables.emplace_back(name, csv.text()); }

    Json sideNames() const
    {
        Json names = Json::array({m_plan.side.name});
        if (m_plan.against)
            names.push_back(m_plan.against->name);
        return names;
    }

    template <class Visit>
    void eachSide(Visit &&visit) const
    {
        visit(std::string("0"), m_results.figures);
        if (m_results.against)
            visit(std::string("1"), *m_results.against);
    }

    Csv figures() const
    {
        Csv csv({"side", "figure", "deals", "games", "value", "low", "high", "least", "most"});
        eachSide([&](const std::string &side, const Figures &figures) {
            for (const Figure &figure : figures.figures) {
                std::vector<std::string> row{side, figure.measure.id, cell(figures.deals), cell(figures.games)};
                append(row, figure.estimate(figures.deals));
                row.push_back(cell(figure.least()));
                row.push_back(cell(figure.most()));
                csv.row(row);
            }
        });
        return csv;
    }

    Csv components() const
    {
        Csv csv({"side",
                 "table",
                 "component",
                 "there",
                 "dealt",
                 "drawn",
                 "taken",
                 "used",
                 "scored",
                 "games_used",
                 "games_scored",
                 "worth",
                 "worth_low",
                 "worth_high",
                 "worth_points",
                 "worth_points_low",
                 "worth_points_high",
                 "stands_out",
                 "association",
                 "association_low",
                 "association_high"});
        eachSide([&](const std::string &side, const Figures &figures) {
            for (const RankedComponent &each : ranked(figures.components, figures.deals)) {
                const ComponentFigures &of = *each.component;
                std::vector<std::string> row{side,
                                             of.table,
                                             of.id,
                                             cell(of.there.games),
                                             cell(of.dealt.times),
                                             cell(of.drawn.times),
                                             cell(of.taken.times),
                                             cell(of.used.times),
                                             cell(of.scored.times),
                                             cell(of.used.games),
                                             cell(of.scored.games)};
                append(row, each.worth.share, each.worth.known);
                append(row, each.worth.points, each.worth.known);
                row.push_back(each.standsOut ? "1" : "0");
                append(row, each.use.share, each.use.known);
                csv.row(row);
            }
        });
        return csv;
    }

    Csv lengths() const
    {
        Csv csv({"side", "turns", "ending", "games"});
        eachSide([&](const std::string &side, const Figures &figures) {
            for (const auto &[turns, length] : figures.lengths)
                for (std::size_t i = 0; i < length.games.size(); ++i)
                    if (length.games[i] > 0)
                        csv.row({side, cell(std::int64_t{turns}), figures.endings[i].rule, cell(length.games[i])});
        });
        return csv;
    }

    Csv leads() const
    {
        Csv csv({"side", "tenth", "led_alone", "lost", "mean_lead"});
        eachSide([&](const std::string &side, const Figures &figures) {
            for (std::size_t i = 0; i < figures.leads.size() && figures.games > 0; ++i) {
                const LeadFigures &lead = figures.leads[i];
                csv.row({side, cell(static_cast<std::int64_t>(i)), cell(lead.led), cell(lead.lost),
                         cell(static_cast<double>(lead.lead.sum) / static_cast<double>(figures.games))});
            }
        });
        return csv;
    }

    Csv rules() const
    {
        Csv csv({"side", "rule", "fired", "games", "refused"});
        eachSide([&](const std::string &side, const Figures &figures) {
            for (const RuleFigures &rule : figures.rules)
                csv.row({side, rule.id, cell(rule.fired.times), cell(rule.fired.games), cell(rule.refused)});
        });
        return csv;
    }

    Csv pairs() const
    {
        Csv csv({"figure", "asked", "here", "against", "difference", "low", "high", "matters", "verdict",
                 "variance_saved"});
        for (const Contrast &each : contrastsOf(m_plan, m_results)) {
            std::vector<std::string> row{each.measure.id, each.asked ? "1" : "0", cell(each.one), cell(each.other)};
            append(row, each.difference);
            row.push_back(cell(each.matters));
            row.push_back(nameOf(each.verdict));
            row.push_back(cell(each.saved));
            csv.row(row);
        }
        return csv;
    }

    // A row for each game and seat; the games are played once more.
    Csv games() const
    {
        Csv csv({"side", "deal", "lineup", "seed", "seat", "bot", "begins", "points", "won", "winners", "decisions",
                 "by_rules"});
        const std::int64_t deals = std::min(m_wanted.gameDeals, m_results.deals);
        for (int index = 0; index < m_plan.sides(); ++index) {
            const LabSide &side = m_plan.sideAt(index);
            const std::vector<Lineup> lineups = lineupsOf(side, m_plan.rotates);
            for (std::size_t i = 0; i < lineups.size(); ++i) {
                std::vector<std::string> bots;
                for (const std::size_t bot : lineups[i])
                    bots.push_back(side.bots[bot]);
                Playout playout(*side.game, m_plan.setup, bots, m_plan.levels);
                for (std::int64_t deal = 0; deal < deals; ++deal)
                    addGame(csv, index, deal, i, bots, playout.play(dealSeed(side, deal)));
            }
        }
        return csv;
    }

    void addGame(Csv &csv, int index, std::int64_t deal, std::size_t lineup, const std::vector<std::string> &bots,
                 const Played &played) const
    {
        const Game &game = *m_plan.sideAt(index).game;
        const std::uint64_t seed = dealSeed(m_plan.sideAt(index), deal);
        const Seat starter = game.starter(game.deal(m_plan.setup, seed));
        for (std::size_t seat = 0; seat < bots.size(); ++seat)
            csv.row(
                {cell(std::int64_t{index}), cell(deal + 1), cell(static_cast<std::int64_t>(lineup)),
                 std::to_string(seed), cell(static_cast<std::int64_t>(seat)), bots[seat],
                 starter == static_cast<Seat>(seat) ? "1" : "0",
                 seat < played.outcome.points.size() ? cell(std::int64_t{played.outcome.points[seat]}) : std::string(),
                 played.outcome.winners >> seat & 1 ? "1" : "0",
                 cell(std::int64_t{std::popcount(played.outcome.winners)}), cell(std::int64_t{played.decisions}),
                 played.byRules ? "1" : "0"});
    }

    const LabPlan &m_plan;
    const LabResults &m_results;
    const TidyTables &m_wanted;
    std::vector<std::pair<const char *, std::string>> m_tables;
};

} // namespace

bool writeTidy(const LabPlan &plan, const LabResults &results, const std::filesystem::path &folder,
               const TidyTables &tables, Problems &problems)
{
    return Tables(plan, results, tables).write(folder, problems);
}

} // namespace engawa
