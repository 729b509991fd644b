#include "app/match/match_session.h"

#include "app/match/receipt_words.h"

namespace engawa {

MatchSession::Fit MatchSession::setData(const Compiler &compiler, NewData data, Problems &problems)
{
    if (!m_match)
        return Fit::Same;
    m_compiler = &compiler;
    m_liveData = data;
    const Fit fit = m_match->follow(compiler, std::move(data), problems);
    if (fit != Fit::Fits)
        return fit;
    m_shown = -1;
    show();
    return Fit::Fits;
}

// After a walk through the match: the position may be an old one, the data are those of now.
void MatchSession::keepLiveData()
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

QStringList MatchSession::lastReceipt() const
{
    return m_match && !m_match->head().edit.empty() ? receiptWords(m_match->head(), m_words) : QStringList();
}

struct MatchSession::Replayed
{
    bool begun = false; // the opening takes the data
    int misfit = -1;    // the node of the match whose move doesn't fit
    RuleIndex rule = noRule;
    Problems problems;
};

// Takes the match to its opening, gives it the data of now, and plays its moves again.
MatchSession::Replayed MatchSession::replayed(Match &match) const
{
    Replayed result;
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

MatchSession::ReplayUnderData MatchSession::replayUnderData() const
{
    ReplayUnderData result;
    if (!m_match)
        return result;
    Match copy = *m_match;
    copy.setWrite({});
    const Replayed run = replayed(copy);
    bool fits = true;
    for (const int id : m_match->line()) {
        const Node &node = m_match->node(id);
        fits = fits && id != run.misfit;
        result.moves += node.move.has_value();
        result.fitting += node.move.has_value() && fits;
    }
    if (run.misfit < 0)
        return result;
    const Node &misfit = m_match->node(run.misfit);
    const Node &before = m_match->node(misfit.parent);
    result.before = before.id;
    result.move = m_words.say(*before.game, before.game->label(before.state, *misfit.move));
    if (run.rule != noRule)
        result.rule = m_words.rule(copy.game(), run.rule, copy.game().modeOf(copy.state()));
    return result;
}

void MatchSession::rewindTo(int node)
{
    if (!m_match || !m_match->goTo(node))
        return;
    m_shown = -1;
    emit steppedBack();
    keepLiveData();
    show();
}

void MatchSession::branchUnderData()
{
    if (!m_match)
        return;
    m_shown = -1;
    emit steppedBack();
    const int head = m_match->head().id;
    const Replayed run = replayed(*m_match);
    if (!run.begun) {
        m_match->goTo(head);
        emit failed(run.problems.empty() ? QString() : m_words.problem(run.problems.front(), &m_match->game()));
    }
    show();
}

} // namespace engawa
