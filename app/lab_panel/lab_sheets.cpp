#include "app/lab_panel/lab_sheets.h"

#include <algorithm>
#include <cmath>

#include <QLocale>

#include "app/lab_panel/lab_data.h"
#include "core/game/rulebook.h"
#include "core/lab/figure_list.h"

using namespace Qt::StringLiterals;

namespace engawa {

namespace {

constexpr int mostBars = 32;
constexpr qsizetype mostDots = 20;

QStringList lines(const std::vector<std::string> &sentences)
{
    QStringList lines;
    for (const std::string &sentence : sentences)
        lines.append(QString::fromStdString(sentence));
    return lines;
}

QList<GameMoment> games(const Moments &moments)
{
    return {moments.begin(), moments.end()};
}

QList<GameMoment> games(const Extremes &extremes)
{
    if (!extremes.any)
        return {};
    if (extremes.most == extremes.least)
        return {extremes.mostIn};
    return {extremes.mostIn, extremes.leastIn};
}

// In the measure that people read: points of a hundred for shares.
Estimate shown(Unit unit, const Estimate &estimate)
{
    if (unit != Unit::Share)
        return estimate;
    return {100 * estimate.value, 100 * std::clamp(estimate.low, 0.0, 1.0), 100 * std::clamp(estimate.high, 0.0, 1.0)};
}

Estimate hundredfold(const Estimate &estimate)
{
    return {100 * estimate.value, 100 * estimate.low, 100 * estimate.high};
}

QString signedNumber(double value, int digits)
{
    const double rounded = std::round(value * std::pow(10, digits)) / std::pow(10, digits);
    return (rounded > 0 ? u"+"_s : rounded < 0 ? u"−"_s : QString()) + QString::number(std::abs(rounded), 'f', digits);
}

} // namespace

LabSheets::LabSheets(const LabData &data, const LabPlan &plan, const LabResults &results)
    : m_data(data), m_plan(plan), m_results(results), m_figures(results.figures),
      m_sentences(data.sentences(plan.side.game.get())), m_words(m_sentences, *plan.side.game)
{
}

FigureCell LabSheets::cell(Unit unit, const Estimate &estimate) const
{
    return {QString::fromStdString(m_words.estimate(unit, estimate)), estimate.value, shown(unit, estimate)};
}

FigureCell LabSheets::count(std::int64_t number) const
{
    return {QLocale().toString(qlonglong(number)), static_cast<double>(number), {}};
}

FigureCell LabSheets::worth(const Worth &worth) const
{
    if (!worth.known)
        return {tr("not enough yet"), {}, {}};
    const Estimate points = hundredfold(worth.share);
    return {tr("%1 (%2 to %3)", "a number, its interval")
                .arg(signedNumber(points.value, 1), signedNumber(points.low, 1), signedNumber(points.high, 1)),
            points.value, points};
}

QString LabSheets::nameOfBot(int number) const
{
    const FigureList list(m_plan, 0);
    const auto index = static_cast<std::size_t>(number - 1);
    if (index >= list.bots.size())
        return {};
    return m_data.playerWords(*m_plan.side.game).name(QString::fromStdString(list.bots[index]));
}

FigureSheet LabSheets::overview() const
{
    FigureSheet sheet;
    if (m_plan.against && m_results.deals > 0)
        sheet.sentences = QStringList{verdict()} + lines(m_words.comparison(m_plan, m_results));
    if (m_results.deals > 0)
        sheet.sentences += lines(m_words.all(m_figures));
    sheet.head = {tr("Figure"), tr("Mean (interval)"), tr("Least"), tr("Most")};
    for (const Figure &figure : m_figures.figures) {
        FigureRow row;
        const Unit unit = figure.measure.unit;
        row.cells = {name(QString::fromStdString(m_words.measure(figure.measure)))};
        if (m_results.deals > 0)
            row.cells << cell(unit, figure.estimate(m_figures.deals))
                      << FigureCell{QString::fromStdString(m_words.value(unit, figure.least())), figure.least(), {}}
                      << FigureCell{QString::fromStdString(m_words.value(unit, figure.most())), figure.most(), {}};
        row.quiet = m_results.deals == 0;
        row.games = games(figure.games);
        sheet.rows.append(row);
    }
    return sheet;
}

FigureSheet LabSheets::seats() const
{
    FigureSheet sheet;
    if (m_results.deals > 0)
        sheet.sentences = lines(m_words.seats(m_figures));
    sheet.head = {tr("Who"), tr("Wins (interval)"), tr("Points (interval)"), tr("Fewest"), tr("Most")};
    sheet.chart.form = FigureChart::Form::Dots;
    sheet.chart.title = tr("Who wins");
    sheet.chart.across = tr("Share of the win, in points of a hundred");
    if (m_plan.setup.players > 1)
        sheet.chart.even = 100.0 / m_plan.setup.players;
    const bool differ = std::ranges::adjacent_find(m_plan.side.bots, std::not_equal_to()) != m_plan.side.bots.end();
    for (const Figure &figure : m_figures.figures) {
        const Measure &measure = figure.measure;
        const bool place = measure.kind == "share.place", seat = measure.kind == "share.seat",
                   bot = measure.kind == "share.bot";
        if ((!place && !seat && !bot) || (bot && !differ))
            continue;
        FigureRow row;
        const QString who =
            place  ? m_plan.setup.players == 1 ? tr("Alone") : tr("Player %1 in turn order").arg(measure.number)
             : seat ? tr("Seat %1").arg(measure.number)
                   : nameOfBot(measure.number);
        row.cells = {name(who)};
        row.quiet = m_results.deals == 0;
        row.tip = QString::fromStdString(m_words.measure(measure));
        if (m_results.deals > 0) {
            row.cells.append(cell(Unit::Share, figure.estimate(m_figures.deals)));
            const std::string points = place ? "points.place." : "points.bot.";
            const Figure *scored = seat ? nullptr : m_figures.find(points + std::to_string(measure.number));
            if (!scored && m_plan.setup.players == 1)
                scored = m_figures.find("points");
            if (scored)
                row.cells << cell(Unit::Points, scored->estimate(m_figures.deals))
                          << FigureCell{QString::fromStdString(m_words.value(Unit::Points, scored->least())),
                                        scored->least(),
                                        {}}
                          << FigureCell{QString::fromStdString(m_words.value(Unit::Points, scored->most())),
                                        scored->most(),
                                        {}};
            sheet.chart.marks.append(
                {who, 0, shown(Unit::Share, figure.estimate(m_figures.deals)), static_cast<int>(sheet.rows.size())});
        }
        row.games = games(figure.games);
        sheet.rows.append(row);
    }
    return sheet;
}

FigureSheet LabSheets::components() const
{
    FigureSheet sheet;
    if (m_results.deals > 0)
        sheet.sentences = lines(m_words.components(m_figures));
    sheet.head = {tr("Component"), tr("Worth by chance (interval)"), tr("Dealt"), tr("Drawn"), tr("Taken"), tr("Used"),
                  tr("Scored"),    tr("Goes with winning")};
    sheet.sortedBy = 1;
    sheet.chart.form = FigureChart::Form::Dots;
    sheet.chart.title = tr("What components are worth");
    sheet.chart.across = tr("Points of a hundred of the win, against the average one in its place");
    sheet.chart.even = 0;
    sheet.chart.band = 100 * Worth::matters;
    sheet.rows.resize(static_cast<qsizetype>(m_figures.components.size()));
    for (const RankedComponent &each : ranked(m_figures.components, m_figures.deals)) {
        const ComponentFigures &component = *each.component;
        const qsizetype index = each.component - m_figures.components.data();
        FigureRow &row = sheet.rows[index];
        const QString who = QString::fromStdString(m_words.component(component.table, component.id));
        row.cells = {name(who),
                     each.random ? worth(each.worth) : FigureCell{tr("not enough yet"), {}, {}},
                     count(component.dealt.times),
                     count(component.drawn.times),
                     count(component.taken.times),
                     count(component.used.times),
                     count(component.scored.times),
                     worth(each.use)};
        row.quiet = !each.random || !each.worth.known;
        row.strong = each.standsOut;
        row.tip = QString::fromStdString(component.table + "/" + component.id);
        if (row.quiet)
            row.tip += u'\n' + tr("It did not yet come to anybody by chance often enough to say what it is worth.");
        else if (row.strong)
            row.tip += u'\n' + tr("It stands out.");
        for (const Happened *happened : {&component.scored, &component.used, &component.drawn, &component.taken,
                                         &component.dealt, &component.there})
            row.games += games(happened->moments);
        if (!row.quiet && sheet.chart.marks.size() < mostDots)
            sheet.chart.marks.append({who, 0, hundredfold(each.worth.share), static_cast<int>(index)});
    }
    std::ranges::stable_sort(sheet.chart.marks, [](const FigureMark &one, const FigureMark &other) {
        return one.value.value > other.value.value;
    });
    return sheet;
}

FigureSheet LabSheets::length() const
{
    FigureSheet sheet;
    if (m_results.deals > 0)
        sheet.sentences = lines(m_words.lengths(m_figures));
    sheet.head = {tr("Games that"), tr("Share (interval)"), tr("Games")};
    sheet.chart.form = FigureChart::Form::Bars;
    sheet.chart.title = tr("How long games are");
    sheet.chart.across = tr("Turns");
    sheet.chart.up = tr("Games of a hundred");
    if (m_figures.games == 0)
        return sheet;
    const auto addRow = [&](const QString &what, std::int64_t games, const QList<GameMoment> &moments) {
        const Estimate part = engawa::share(games, m_figures.games);
        sheet.rows.append({{name(what), cell(Unit::Share, part), count(games)}, false, false, {}, moments});
        return part;
    };
    for (const EndingFigures &ending : m_figures.endings) {
        if (ending.games == 0)
            continue;
        const Game &game = *m_plan.side.game;
        const auto rule = std::ranges::find(m_figures.rules, ending.rule, &RuleFigures::id);
        addRow(ending.rule.empty() ? tr("end in another way")
                                   : tr("end by %1").arg(QString::fromStdString(ending.rule)),
               ending.games, games(ending.moments));
        if (rule != m_figures.rules.end())
            sheet.rows.last().tip =
                QString::fromStdString(ruleSentence(game, static_cast<RuleIndex>(rule - m_figures.rules.begin()),
                                                    m_plan.setup.mode, m_data.language().toStdString()));
    }
    const int least = m_figures.lengths.begin()->first, most = m_figures.lengths.rbegin()->first;
    const int width = (most - least) / mostBars + 1;
    sheet.chart.barWidth = width;
    for (int from = least; from <= most; from += width) {
        std::int64_t games = 0;
        Moments moments;
        for (auto at = m_figures.lengths.lower_bound(from); at != m_figures.lengths.end() && at->first < from + width;
             ++at) {
            games += at->second.all();
            moments.add(at->second.moments);
        }
        if (games == 0)
            continue;
        const QString what = width == 1 ? tr("have %n turns", nullptr, from)
                                        : tr("have %1 to %2 turns").arg(from).arg(std::min(from + width - 1, most));
        const Estimate part = addRow(what, games, engawa::games(moments));
        sheet.chart.marks.append(
            {what, from + (width - 1) / 2.0, hundredfold(part), static_cast<int>(sheet.rows.size()) - 1});
    }
    return sheet;
}

FigureSheet LabSheets::lead() const
{
    FigureSheet sheet;
    if (m_plan.setup.players == 1) {
        sheet.sentences = {tr("Nobody leads where one plays alone.")};
        return sheet;
    }
    if (m_results.deals > 0)
        sheet.sentences = lines(m_words.leads(m_figures));
    sheet.head = {tr("After"), tr("The leader loses (interval)"), tr("Games with a leader"),
                  tr("Mean lead, in points (interval)")};
    sheet.chart.form = FigureChart::Form::Line;
    sheet.chart.title = tr("How safe a lead is");
    sheet.chart.across = tr("Hundredths of the game");
    sheet.chart.up = tr("Leaders of a hundred that do not win");
    for (std::size_t i = 0; i < m_figures.leads.size() && m_figures.games > 0; ++i) {
        const LeadFigures &lead = m_figures.leads[i];
        const int done = static_cast<int>(i) * 10;
        FigureRow row;
        const QString when = tr("%1 % of the game").arg(done);
        row.cells = {name(when)};
        row.cells[0].number = done;
        row.quiet = lead.led == 0;
        const Estimate lost = engawa::share(lead.lost, lead.led);
        row.cells << (lead.led > 0 ? cell(Unit::Share, lost) : FigureCell{tr("not enough yet"), {}, {}})
                  << count(lead.led) << cell(Unit::Points, lead.lead.estimate(m_figures.games, 1));
        row.games = games(lead.turned);
        if (lead.led > 0)
            sheet.chart.marks.append(
                {when, static_cast<double>(done), hundredfold(lost), static_cast<int>(sheet.rows.size())});
        sheet.rows.append(row);
    }
    return sheet;
}

FigureCell LabSheets::difference(const Contrast &contrast) const
{
    const bool share = contrast.measure.unit == Unit::Share;
    const Estimate shown = share ? hundredfold(contrast.difference) : contrast.difference;
    return {tr("%1 (%2 to %3)", "a number, its interval")
                .arg(signedNumber(shown.value, 2), signedNumber(shown.low, 2), signedNumber(shown.high, 2)),
            shown.value, shown};
}

FigureSheet LabSheets::comparison() const
{
    FigureSheet sheet;
    if (!m_plan.against)
        return sheet;
    if (m_results.deals > 0)
        sheet.sentences = QStringList{verdict()} + lines(m_words.comparison(m_plan, m_results));
    sheet.head = {tr("Figure"), tr("Verdict"), tr("Difference (interval)"), QString::fromStdString(m_plan.side.name),
                  QString::fromStdString(m_plan.against->name)};
    sheet.chart.form = FigureChart::Form::Dots;
    sheet.chart.title = tr("What differs");
    sheet.chart.across = tr("Difference, in parts of what matters; within the band it does not");
    sheet.chart.even = 0;
    sheet.chart.band = 1;
    for (const Contrast &each : contrastsOf(m_plan, m_results)) {
        FigureRow row;
        const Unit unit = each.measure.unit;
        const QString what = QString::fromStdString(m_words.measure(each.measure));
        row.cells = {name(what)};
        row.quiet = m_results.deals == 0;
        row.strong = each.asked;
        if (m_results.deals > 0) {
            row.cells << name(each.verdict == Verdict::Differs ? tr("differs")
                              : each.verdict == Verdict::Same  ? tr("no difference that matters")
                                                               : tr("not yet known"))
                      << difference(each)
                      << FigureCell{QString::fromStdString(m_words.value(unit, each.one)), each.one, {}}
                      << FigureCell{QString::fromStdString(m_words.value(unit, each.other)), each.other, {}};
            row.tip = QString::fromStdString(m_words.contrast(each));
            if (each.asked && each.matters > 0) {
                const Estimate &value = each.difference;
                sheet.chart.marks.append(
                    {what,
                     0,
                     {value.value / each.matters, value.low / each.matters, value.high / each.matters},
                     static_cast<int>(sheet.rows.size())});
            }
        }
        row.games = games(each.deals);
        sheet.rows.append(row);
    }
    return sheet;
}

QString LabSheets::verdict() const
{
    int differs = 0, same = 0, open = 0;
    for (const Contrast &each : contrastsOf(m_plan, m_results))
        if (each.asked)
            ++(each.verdict == Verdict::Differs ? differs : each.verdict == Verdict::Same ? same : open);
    if (differs > 0)
        return tr("It makes a difference in %1 of the %n things that were asked.", nullptr, differs + same + open)
            .arg(differs);
    if (open > 0)
        return tr("Not yet known: %1 of the %n things that were asked are still open.", nullptr, differs + same + open)
            .arg(open);
    return tr("It makes no difference that matters, in any of the %n things that were asked.", nullptr, same);
}

} // namespace engawa
