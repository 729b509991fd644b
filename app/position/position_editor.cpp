#include "app/position/position_editor.h"

#include <algorithm>

#include "app/match/match_session.h"
#include "app/match/match_view.h"
#include "app/position/arrange_step.h"

namespace engawa {

PositionEditor::PositionEditor(MatchSession &session, MatchView &view, QObject *parent)
    : QObject(parent), m_session(session), m_view(view)
{
    connect(&view, &MatchView::refreshed, this, &PositionEditor::follow);
}

// In the middle of a decision a game lets nothing be changed, not even by what changes nothing.
bool PositionEditor::canArrange(const Game &game, const State &state) const
{
    Problems problems;
    const SetToAct same{game.toAct(state)};
    game.arranged(state, m_session.match()->opening().setup, same, problems);
    return !std::ranges::contains(problems, std::string("arrange-turn"), &Problem::code);
}

PositionEditor::~PositionEditor()
{
    if (isEditing())
        m_view.setTakeover(nullptr);
}

void PositionEditor::setLanguage(const QString &language)
{
    m_words.setLanguage(language.toStdString());
    if (isEditing()) {
        m_words.setSeats(*m_game, m_session.match()->seats());
        findPlaces();
        emit changed();
        emit selectionChanged();
    }
}

bool PositionEditor::canBegin() const
{
    return m_session.isOpen() && !isEditing();
}

bool PositionEditor::begin()
{
    if (!canBegin())
        return false;
    const Match &match = *m_session.match();
    const int shown = m_session.shownId();
    int at = shown;
    while (match.node(at).parent >= 0 && !canArrange(*match.node(at).game, match.node(at).state))
        at = match.node(at).parent;
    const Node &node = match.node(at);
    m_game = match.gamePtr();
    m_words.setEngineTexts(m_session.engineTexts());
    m_words.setSeats(*m_game, match.seats());
    if (m_leftGame != m_game || m_leftAt != node.id || m_leftIn != m_session.recordPath()) {
        Receipt receipt;
        m_state = node.game == m_game ? node.state : m_game->migrate(node.state, *node.game, receipt);
        m_steps.clear();
    }
    m_leftGame.reset();
    m_begunAt = node.id;
    m_selected.clear();
    m_table = m_game->laidOpen(m_state);
    findPlaces();
    say(at == shown ? QString()
                    : tr("In the middle of what was begun nothing can be set up: this is the position before it."));
    m_view.setTakeover(this);
    emit editingChanged();
    emit changed();
    emit selectionChanged();
    return true;
}

void PositionEditor::leave()
{
    if (!isEditing())
        return;
    m_leftGame = m_steps.count() > 0 ? m_game : nullptr;
    m_leftAt = m_begunAt;
    m_leftIn = m_session.recordPath();
    stop();
    m_view.setTakeover(nullptr);
}

void PositionEditor::giveUp()
{
    if (!isEditing())
        return;
    dismissed();
    m_view.setTakeover(nullptr);
}

void PositionEditor::dismissed()
{
    m_leftGame.reset();
    m_steps.clear();
    stop();
}

void PositionEditor::stop()
{
    m_game.reset();
    m_selected.clear();
    m_places.clear();
    m_targets.clear();
    m_problem.clear();
    emit editingChanged();
    emit selectionChanged();
}

void PositionEditor::play()
{
    if (!isEditing())
        return;
    Opening opening = m_session.match()->opening();
    opening.seats = m_session.match()->seats();
    opening.position = m_game->position(m_state);
    const GamePtr game = m_game;
    emit playRequested(game, opening);
}

// New data reach the position as they reach the match; the steps were made under the old ones.
void PositionEditor::follow()
{
    emit canBeginChanged();
    if (!isEditing() || !m_session.match() || m_session.match()->gamePtr() == m_game)
        return;
    const GamePtr game = m_session.match()->gamePtr();
    Receipt receipt;
    const State state = game->migrate(m_state, *m_game, receipt);
    m_game = game;
    m_steps.clear();
    show(state);
}

const Piece *PositionEditor::piece(const QString &id) const
{
    const auto found = std::ranges::find(m_table.scene.pieces, id.toStdString(), &Piece::id);
    return found == m_table.scene.pieces.end() ? nullptr : &*found;
}

bool PositionEditor::arrange(const Arrangement &arrangement, const QString &name)
{
    if (!isEditing())
        return false;
    Problems problems;
    const auto arranged = m_game->arranged(m_state, m_session.match()->opening().setup, arrangement, problems);
    if (!arranged) {
        say(sentenceOf(problems));
        m_view.refuse(selected(), m_problem);
        return false;
    }
    say({});
    const auto *counter = std::get_if<SetCounter>(&arrangement);
    if (*arranged == m_state)
        show(m_state);
    else
        pushStep(name, *arranged, counter ? counter->counter : std::string());
    return true;
}

void PositionEditor::pushStep(const QString &name, const State &after, const std::string &counter)
{
    m_steps.push(new ArrangeStep(name, m_state, after, counter, [this](const State &state) { show(state); }));
}

void PositionEditor::show(const State &state)
{
    m_state = state;
    m_table = m_game->laidOpen(m_state);
    if (!piece(selected()))
        m_selected.clear();
    findPlaces();
    m_view.showTakeover();
    emit changed();
    emit selectionChanged();
}

bool PositionEditor::setCounter(const QString &id, int value)
{
    const auto found = std::ranges::find(m_table.counters, id.toStdString(), &Counter::id);
    if (found == m_table.counters.end())
        return false;
    return arrange(SetCounter{found->id, value}, tr("%1: %2").arg(nameOf(*found)).arg(value));
}

bool PositionEditor::setToAct(int seat)
{
    return arrange(SetToAct{static_cast<Seat>(seat)}, tr("To act: %1").arg(m_words.seatName(static_cast<Seat>(seat))));
}

int PositionEditor::toAct() const
{
    return isEditing() ? m_game->toAct(m_state) : nobody;
}

void PositionEditor::say(const QString &problem)
{
    m_view.clearRefusal();
    if (problem == m_problem)
        return;
    m_problem = problem;
    emit problemChanged();
}

} // namespace engawa
