#include <utility>

#include "app/match/component_facts.h"
#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/match/why_not.h"

// From a click to a move, or to the rule that forbids it.
namespace engawa {

void MatchView::click(const QString &piece)
{
    if (m_takeover)
        return m_takeover->click(piece);
    if (!m_session.isOpen() || m_session.replaying() || curtain())
        return;
    clearRefusal();
    if (const RuleIndex rule = againstChosen(piece); rule != noRule)
        return refuseBy(rule, piece);
    const MoveChooser::Click click = m_chooser.click(piece.toStdString());
    if (click.result == MoveChooser::Click::Result::Chosen)
        return playMove(click.move);
    if (click.result == MoveChooser::Click::Result::Refused)
        return refuseClick(piece);
    showChosen();
}

// What was chosen can't go there, though something else could: that is no new beginning.
RuleIndex MatchView::againstChosen(const QString &onto) const
{
    const std::string id = onto.toStdString();
    const Piece *there = scenePiece(onto);
    const Piece *chosen =
        m_chooser.chosen().empty() ? nullptr : scenePiece(QString::fromStdString(m_chooser.chosen().back()));
    if (!there || !chosen || there->zone == chosen->zone || m_chooser.isTarget(id) || m_chooser.isChosen(id))
        return noRule;
    return whyNotThere(m_session.match()->game(), m_session.match()->state(), m_scene, *chosen, *there);
}

const Piece *MatchView::scenePiece(const QString &id) const
{
    const auto found = std::ranges::find(m_scene.pieces, id.toStdString(), &Piece::id);
    return found == m_scene.pieces.end() ? nullptr : &*found;
}

void MatchView::refuseClick(const QString &piece)
{
    const Piece *clicked = scenePiece(piece);
    if (!clicked || m_session.over())
        return;
    if (m_session.toAct() != m_viewer)
        return refuse(piece, tr("It is the turn of %1.").arg(m_session.toActName()));
    const RuleIndex rule = whyNot(m_session.match()->game(), m_session.match()->state(), *clicked);
    if (rule == noRule)
        return refuse(piece, tr("Nothing can be done with this now. %1").arg(prompt()));
    refuseBy(rule, piece);
}

void MatchView::refuseBy(RuleIndex rule, const QString &piece)
{
    const Game &game = m_session.match()->game();
    const std::string_view id = game.rules()[static_cast<std::size_t>(rule)];
    QString sentence = m_session.words().rule(game, rule, game.modeOf(m_session.match()->state()));
    if (const Piece *found = scenePiece(piece)) {
        const About facts = factsAbout(game, m_session.match()->state(), found->component, found->kind);
        if (std::ranges::contains(facts.rules, rule)) // the rule speaks of what just this piece asks for
            for (const Message &goal : facts.goals)
                sentence += u' ' + m_session.words().say(game, goal);
    }
    refuse(piece, sentence, QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

void MatchView::lift(const QString &piece)
{
    if (m_takeover)
        return m_takeover->lift(piece);
    if (!m_session.isOpen() || m_session.replaying())
        return;
    clearRefusal();
    if (!m_chooser.isChosen(piece.toStdString())) { // else it takes along what was chosen with it
        m_chooser.cancel();
        if (m_chooser.click(piece.toStdString()).result != MoveChooser::Click::Result::Narrowed)
            m_chooser.cancel();
    }
    showChosen();
}

void MatchView::drop(const QString &piece, const QString &onto)
{
    if (m_takeover)
        return m_takeover->drop(piece, onto);
    if (!m_session.isOpen() || m_session.replaying())
        return;
    if (m_chooser.isChosen(piece.toStdString()) && m_chooser.isTarget(onto.toStdString()))
        return click(onto);
    m_chooser.cancel();
    if (m_chooser.click(piece.toStdString()).result != MoveChooser::Click::Result::Narrowed) {
        cancel();
        return click(piece);
    }
    const Piece *there = scenePiece(onto);
    if (!there || m_chooser.isTarget(onto.toStdString()))
        return click(onto);
    const RuleIndex rule = againstChosen(onto);
    const bool back = there->zone == scenePiece(piece)->zone; // among the others: it is only laid down
    cancel();
    if (rule != noRule)
        refuseBy(rule, piece);
    else if (!back)
        refuseClick(onto);
}

void MatchView::cancel()
{
    if (m_takeover)
        return m_takeover->cancel();
    m_chooser.cancel();
    showChosen();
}

void MatchView::undo()
{
    m_session.leaveReplay();
    clearRefusal();
    if (selecting())
        return cancel();
    m_session.undo();
}

void MatchView::playMove(int move)
{
    if (!m_session.isOpen() || m_session.replaying() || move < 0 || move >= static_cast<int>(m_scene.legal.size()))
        return;
    clearRefusal();
    m_session.play(m_scene.legal[static_cast<std::size_t>(move)]);
}

void MatchView::refuse(const QString &piece, const QString &sentence, const QString &rule)
{
    setRefusal(sentence, rule);
    emit refused(piece, sentence, rule);
}

void MatchView::clearRefusal()
{
    setRefusal({}, {});
}

void MatchView::setRefusal(const QString &sentence, const QString &rule)
{
    const bool otherSentence = std::exchange(m_refusal, sentence) != sentence;
    const bool otherRule = std::exchange(m_refusalRule, rule) != rule;
    if (otherSentence)
        emit refusalChanged();
    if (otherRule)
        emit refusalRuleChanged();
}

} // namespace engawa
