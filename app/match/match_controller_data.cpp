#include "app/match/match_controller.h"

#include "app/match/receipt_words.h"

namespace engawa {

MatchController::Fit MatchController::setData(const Compiler &compiler, NewData data, Problems &problems)
{
    if (!m_match)
        return Fit::Same;
    m_compiler = &compiler;
    m_liveData = data;
    const Fit fit = m_match->follow(compiler, std::move(data), problems);
    if (fit != Fit::Fits)
        return fit;
    m_shown = -1;
    m_bots.forget();
    m_botMove.reset();
    clearRefusal();
    m_events.clear();
    refresh();
    return Fit::Fits;
}

// After a walk through the match: the position may be an old one, the data are those of now.
void MatchController::keepLiveData()
{
    if (!m_liveData || !m_compiler)
        return;
    NewData live = *m_liveData;
    live.changes = changesBetween(m_match->game().data(), live.data);
    if (live.changes->empty())
        return;
    Problems problems;
    if (!m_match->edit(*m_compiler, std::move(live), problems) && !problems.empty())
        emit failed(m_words.problem(problems.front(), &m_match->game()));
}

QStringList MatchController::lastReceipt() const
{
    return m_match && !m_match->head().edit.empty() ? receiptWords(m_match->head(), m_words) : QStringList();
}

struct MatchController::Retelling
{
    bool begun = false; // the opening takes the data
    int misfit = -1;    // the node of the match whose move doesn't fit
    RuleIndex rule = noRule;
    Problems problems;
};

// Takes the match to its opening, gives it the data of now, and plays its moves again.
MatchController::Retelling MatchController::retelling(Match &match) const
{
    Retelling result;
    const std::vector<int> line = match.line();
    Data data = match.game().data();
    data.retired.clear();
    match.branch(line.front());
    result.begun =
        sameData(match.game().data(), data) || (m_compiler && match.edit(*m_compiler, data, result.problems));
    for (const int id : line) {
        if (!result.begun || !match.node(id).move)
            continue;
        const auto move = match.game().parse(match.state(), match.node(id).notation);
        result.rule = move ? match.play(*move) : noRule;
        if (!move || result.rule != noRule) {
            result.misfit = id;
            break;
        }
    }
    return result;
}

MatchController::Retold MatchController::retold() const
{
    Retold result;
    if (!m_match)
        return result;
    Match copy = *m_match;
    copy.setWrite({});
    const Retelling told = retelling(copy);
    bool fits = true;
    for (const int id : m_match->line()) {
        const Node &node = m_match->node(id);
        fits = fits && id != told.misfit;
        result.moves += node.move.has_value();
        result.fitting += node.move.has_value() && fits;
    }
    if (told.misfit < 0)
        return result;
    const Node &misfit = m_match->node(told.misfit);
    const Node &before = m_match->node(misfit.parent);
    result.before = before.id;
    result.move = m_words.say(*before.game, before.game->label(before.state, *misfit.move));
    if (told.rule != noRule)
        result.rule = m_words.rule(copy.game(), told.rule, copy.game().modeOf(copy.state()));
    return result;
}

void MatchController::rewindTo(int node)
{
    if (!m_match || !m_match->goTo(node))
        return;
    stopBots();
    keepLiveData();
    refresh();
}

void MatchController::retell()
{
    if (!m_match)
        return;
    stopBots();
    const int head = m_match->head().id;
    const Retelling told = retelling(*m_match);
    if (!told.begun) {
        m_match->goTo(head);
        emit failed(told.problems.empty() ? QString() : m_words.problem(told.problems.front(), &m_match->game()));
    }
    refresh();
}

// Before the head moves by other means than play: a bot's thought would belong to another position.
void MatchController::stopBots()
{
    m_shown = -1;
    m_bots.forget();
    m_botMove.reset();
    m_paused = true;
    clearRefusal();
}

void MatchController::markComponents(const QStringList &components)
{
    if (components == m_marked || !m_match)
        return;
    m_marked = components;
    showPieces();
}

void MatchController::setAltered(const QSet<QString> &components)
{
    if (components == m_altered)
        return;
    m_altered = components;
    if (m_match)
        showPieces();
}

} // namespace engawa
