#include "app/match/match_session.h"

#include <utility>

namespace engawa {

const Node &MatchSession::shownNode() const
{
    return m_shown >= 0 ? m_match->node(m_shown) : m_match->head();
}

// Alone or against bots undo goes back to one's own last decision. Among several people it stops at what was revealed and
// at a hand that the next one has seen.
int MatchSession::undoTarget(QString *why) const
{
    const auto refuse = [&](const QString &sentence) {
        if (why)
            *why = sentence;
        return -1;
    };
    if (!m_match || m_match->head().parent < 0)
        return refuse(tr("Nothing has happened yet."));
    if (humans() == 0)
        return m_match->head().parent;
    for (const Node *node = &m_match->head(); node->parent >= 0; node = &m_match->node(node->parent)) {
        if (humans() > 1 && node->move) {
            if (!node->chance.empty())
                return refuse(tr("“%1” revealed something: it can’t be taken back.").arg(wordsFor(*node)));
            if (isHuman(node->seat) && node->seat != m_viewer.seat && !m_viewer.curtain)
                return refuse(tr("The turn has passed to %1.").arg(m_words.seatName(m_viewer.seat)));
        }
        if (node->move && isHuman(node->seat))
            return node->parent;
    }
    return refuse(tr("Nothing of yours has happened yet."));
}

bool MatchSession::canUndo() const
{
    return m_match && !replaying() && m_match->head().parent >= 0;
}

QString MatchSession::undoText() const
{
    const int target = canUndo() ? undoTarget(nullptr) : -1;
    if (target < 0)
        return {};
    for (const Node *node = &m_match->head(); node->parent >= 0; node = &m_match->node(node->parent))
        if (node->parent == target && node->move)
            return wordsFor(*node);
    return {};
}

// The move that led to a node, as it was offered.
QString MatchSession::wordsFor(const Node &node) const
{
    const Node &before = m_match->node(node.parent);
    return m_words.say(*before.game, before.game->label(before.state, *node.move));
}

void MatchSession::undo()
{
    QString why;
    const int target = undoTarget(&why);
    if (target < 0) {
        emit refused(why);
        return;
    }
    if (humans() == 0)
        emit steppedBack();
    m_match->goTo(target);
    keepLiveData();
    show();
}

bool MatchSession::canRedo() const
{
    return m_match && !replaying() && m_match->next();
}

QString MatchSession::redoText() const
{
    if (!canRedo())
        return {};
    const Node &next = m_match->node(*m_match->next());
    return next.move ? wordsFor(next) : QString();
}

void MatchSession::redo()
{
    if (!canRedo())
        return;
    m_match->redo();
    while (humans() > 0 && !isHuman(toAct()) && m_match->redo())
        continue;
    keepLiveData();
    show();
}

// ---------------------------------------------------------------- replay

std::vector<int> MatchSession::shownLine() const
{
    std::vector<int> line = m_match->line();
    if (m_shown < 0 || std::ranges::contains(line, m_shown))
        return line;
    line.clear();
    for (int id = m_shown; id >= 0; id = m_match->node(id).parent)
        line.insert(line.begin(), id);
    for (const Node &node : m_match->nodes()) // by order of their making: the first that was tried
        if (node.parent == line.back())
            line.push_back(node.id);
    return line;
}

int MatchSession::replayLength() const
{
    return m_match ? static_cast<int>(shownLine().size()) - 1 : 0;
}

int MatchSession::replayPosition() const
{
    if (!m_match || !replaying())
        return replayLength();
    const std::vector<int> line = shownLine();
    const auto found = std::ranges::find(line, m_shown);
    return found == line.end() ? replayLength() : static_cast<int>(found - line.begin());
}

void MatchSession::goTo(int node)
{
    if (!m_match || !std::ranges::contains(m_match->nodes(), node, &Node::id))
        return;
    m_shown = node == m_match->head().id ? -1 : node;
    show();
}

void MatchSession::showMove(int position)
{
    if (!m_match)
        return;
    const std::vector<int> line = shownLine();
    goTo(line[static_cast<std::size_t>(std::clamp(position, 0, replayLength()))]);
}

void MatchSession::leaveReplay()
{
    if (!replaying())
        return;
    m_shown = -1;
    show();
}

void MatchSession::branchHere()
{
    if (!replaying())
        return;
    const int node = std::exchange(m_shown, -1);
    emit branched();
    m_match->branch(node);
    keepLiveData();
    m_wasOver = over();
    show();
}

// ---------------------------------------------------------------- beside the match

QString MatchSession::trial() const
{
    if (!m_match)
        return {};
    if (const auto waits = m_match->waiting()) {
        int move = 0;
        for (int id = *waits; m_match->node(id).parent >= 0; id = m_match->node(id).parent)
            ++move;
        return tr("What if? This is a branch: the match itself waits at move %1.").arg(move);
    }
    return m_left.empty()          ? QString()
           : m_left.back().looking ? tr("A game of the lab: the match itself waits where you left it.")
                                   : tr("A position set up by hand: the match itself waits where you left it.");
}

bool MatchSession::beginTrial(GamePtr game, const Opening &opening, Problems &problems)
{
    if (!m_match)
        return begin(std::move(game), opening, problems);
    std::vector<LeftMatch> left = m_left;
    left.push_back({*m_match, m_path, std::exchange(m_dealt, false)}); // its record stays
    if (!begin(std::move(game), opening, problems)) {
        m_dealt = left.back().dealt;
        return false;
    }
    m_left = std::move(left);
    tell();
    return true;
}

// Nothing of it is kept: the run that it is of can play it again.
void MatchSession::lookAt(Match match, int node)
{
    std::vector<LeftMatch> left = m_left;
    if (m_match && (left.empty() || !left.back().looking))
        left.push_back({*m_match, m_path, std::exchange(m_dealt, false), true});
    attachRecord(std::move(match), {});
    m_left = std::move(left);
    m_wasOver = true; // nobody here has just ended it
    m_shown = node == m_match->head().id ? -1 : node;
    show();
}

void MatchSession::endTrial()
{
    if (!m_match || trial().isEmpty())
        return;
    if (const auto waits = m_match->waiting()) {
        m_shown = -1;
        m_match->goTo(*waits);
        keepLiveData();
        m_wasOver = over();
        return show();
    }
    std::vector<LeftMatch> left = std::move(m_left);
    LeftMatch back = std::move(left.back());
    left.pop_back();
    attachRecord(std::move(back.match), back.path);
    m_dealt = back.dealt;
    m_left = std::move(left);
    show();
    emit restarted();
}

} // namespace engawa
