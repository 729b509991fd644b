#include "app/match/match_controller.h"

namespace engawa {

const Node &MatchController::shownNode() const
{
    return m_shown >= 0 ? m_match->node(m_shown) : m_match->head();
}

// Alone or against bots undo goes back to one's own last decision. Among several people it stops at what was revealed and
// at a hand that the next one has seen.
int MatchController::undoTarget(QString *why) const
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
                return refuse(
                    tr("“%1” revealed something: it can’t be taken back.").arg(QString::fromStdString(node->notation)));
            if (isHuman(node->seat) && node->seat != m_viewer && !curtain())
                return refuse(tr("The turn has passed to %1.").arg(m_words.seatName(m_viewer)));
        }
        if (node->move && isHuman(node->seat))
            return node->parent;
    }
    return refuse(tr("Nothing of yours has happened yet."));
}

bool MatchController::canUndo() const
{
    return m_match && !replaying() && m_match->head().parent >= 0;
}

QString MatchController::undoText() const
{
    const int target = canUndo() ? undoTarget(nullptr) : -1;
    if (target < 0)
        return {};
    for (const Node *node = &m_match->head(); node->parent >= 0; node = &m_match->node(node->parent))
        if (node->parent == target && node->move) {
            const Node &before = m_match->node(target);
            return m_words.say(*before.game, before.game->label(before.state, *node->move));
        }
    return {};
}

void MatchController::undo()
{
    if (!m_match)
        return;
    leaveReplay();
    clearRefusal();
    if (selecting())
        return cancel();
    QString why;
    const int target = undoTarget(&why);
    if (target < 0)
        return refuse({}, why);
    m_bots.forget();
    m_botMove.reset();
    if (humans() == 0)
        m_paused = true;
    m_match->goTo(target);
    keepLiveData();
    refresh();
}

bool MatchController::canRedo() const
{
    return m_match && !replaying() && m_match->next();
}

QString MatchController::redoText() const
{
    if (!canRedo())
        return {};
    const Node &head = m_match->head();
    const Node &next = m_match->node(*m_match->next());
    return next.move ? m_words.say(*head.game, head.game->label(head.state, *next.move)) : QString();
}

void MatchController::redo()
{
    if (!canRedo())
        return;
    m_bots.forget();
    m_botMove.reset();
    m_match->redo();
    while (humans() > 0 && !isHuman(toAct()) && m_match->redo())
        continue;
    keepLiveData();
    refresh();
}

int MatchController::note(int node, Json content)
{
    if (!m_match || !std::ranges::contains(m_match->nodes(), node, &Node::id))
        return -1;
    const int id = m_match->note(node, std::move(content)).id;
    emit notesChanged();
    return id;
}

// ---------------------------------------------------------------- replay

// The moves to the head; while another way is looked at, that way to its end.
std::vector<int> MatchController::shownLine() const
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

int MatchController::replayLength() const
{
    return m_match ? static_cast<int>(shownLine().size()) - 1 : 0;
}

int MatchController::replayPosition() const
{
    if (!m_match || !replaying())
        return replayLength();
    const std::vector<int> line = shownLine();
    const auto found = std::ranges::find(line, m_shown);
    return found == line.end() ? replayLength() : static_cast<int>(found - line.begin());
}

void MatchController::goTo(int node)
{
    if (!m_match || !std::ranges::contains(m_match->nodes(), node, &Node::id))
        return;
    m_shown = node == m_match->head().id ? -1 : node;
    refresh();
}

void MatchController::showMove(int position)
{
    if (!m_match)
        return;
    const std::vector<int> line = shownLine();
    goTo(line[static_cast<std::size_t>(std::clamp(position, 0, replayLength()))]);
}

void MatchController::leaveReplay()
{
    if (!replaying())
        return;
    m_shown = -1;
    refresh();
}

void MatchController::branchHere()
{
    if (!replaying())
        return;
    const int node = std::exchange(m_shown, -1);
    m_bots.forget();
    m_botMove.reset();
    m_paused = false;
    m_match->goTo(node);
    keepLiveData();
    m_wasOver = over();
    refresh();
}

} // namespace engawa
