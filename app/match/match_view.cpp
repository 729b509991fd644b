#include "app/match/match_view.h"

#include <algorithm>
#include <set>
#include <utility>

#include "app/match/match_session.h"
#include "app/match/match_view_told.h"
#include "app/settings/settings.h"

namespace engawa {

namespace {

// Whether there is anything that this seat alone may look at. Places to choose from are no secret.
bool seesMore(const Game &game, const State &state, Seat seat)
{
    const Scene own = game.scene(state, seat), open = game.scene(state, nobody);
    std::set<std::string_view> known;
    for (const Piece &piece : open.pieces)
        known.insert(piece.id);
    return std::ranges::any_of(own.pieces, [&](const Piece &piece) {
        return piece.faceUp && piece.kind != "spot" && piece.kind != "button" && !known.contains(piece.id);
    });
}

} // namespace

MatchView::MatchView(MatchSession &session, std::shared_ptr<FaceAddresses> faces, const Settings &settings,
                     QObject *parent)
    : QObject(parent), m_session(session), m_faces(std::move(faces)), m_settings(settings),
      m_told(std::make_shared<Told>())
{
    connect(&session, &MatchSession::leaving, this, &MatchView::clear);
    connect(&session, &MatchSession::moved, this, &MatchView::refresh);
    connect(&session, &MatchSession::refused, this, [this](const QString &sentence) { refuse({}, sentence); });
    connect(&settings, &Settings::changeMarksChanged, this, &MatchView::showMarks);
}

void MatchView::clear()
{
    if (TableTakeover *takeover = std::exchange(m_takeover, nullptr))
        takeover->dismissed();
    m_events.clear();
    m_viewer = m_curtain = nobody;
    m_head = -1;
    m_marked.clear();
    m_lookedUp.clear();
    clearRefusal();
}

void MatchView::refresh()
{
    const bool open = m_session.isOpen();
    if (const int head = open ? m_session.match()->head().id : -1; std::exchange(m_head, head) != head)
        clearRefusal();
    if (open)
        chooseViewer();
    showScene();
    m_lookedUp.clear(); // the line that it was looked up in may be gone, without a word from the pointer
    if (open) {
        showMoves();
        showPieces();
        showChoices();
        showSeats();
        showLog();
        showScores();
    } else {
        m_pieces.change({}, 0);
    }
    tell();
    emit refreshed();
}

// Nobody sees more than their seat: with several people the next one's hand waits behind the curtain. Where all lies open
// there is nothing to wait for.
void MatchView::chooseViewer()
{
    m_curtain = nobody;
    const auto next = static_cast<Seat>(m_session.toAct());
    if (m_session.humans() > 0 && !m_session.isHuman(m_viewer))
        m_viewer = nobody; // a bot plays for them now
    if (m_takeover) {
        // whoever looks sets it up
    } else if (next == nobody || m_session.replaying() || !m_session.isHuman(next)) {
        for (int seat = 0; m_viewer == nobody && m_session.humans() == 1 && seat < m_session.seats(); ++seat)
            if (m_session.isHuman(seat))
                m_viewer = static_cast<Seat>(seat);
    } else if (m_session.humans() > 1 && m_viewer != next && m_settings.showCurtain()
               && seesMore(*m_session.shownNode().game, state(), next)) {
        m_curtain = next;
        m_viewer = nobody;
    } else {
        m_viewer = next;
    }
    m_session.setViewer({m_viewer, curtain()});
}

void MatchView::liftCurtain()
{
    if (!curtain())
        return;
    m_viewer = m_curtain;
    m_session.setViewer({m_viewer, false});
    m_session.show();
}

QString MatchView::curtainName() const
{
    return m_session.words().seatName(m_curtain);
}

const State &MatchView::state() const
{
    return m_takeover ? m_takeover->state() : m_session.shownNode().state;
}

QString MatchView::prompt() const
{
    if (m_takeover)
        return m_takeover->prompt();
    return m_session.isOpen() ? m_session.words().say(*m_session.shownNode().game, m_scene.prompt) : QString();
}

QList<Goal> MatchView::goals() const
{
    if (!m_session.isOpen() || m_scene.goals.empty())
        return {};
    const Game &game = *m_session.shownNode().game;
    const About about = game.about("scenarios", m_session.match()->opening().setup.scenario);
    QList<Goal> goals;
    for (std::size_t i = 0; i < about.goals.size() && i < m_scene.goals.size(); ++i)
        goals.append({m_session.words().say(game, about.goals[i]), m_scene.goals[i] == GoalState::Met,
                      m_scene.goals[i] == GoalState::Unseen});
    return goals;
}

MatchView::Told MatchView::told() const
{
    return {sceneNumber(), zones(),       goals(),       prompt(),    viewer(),
            curtain(),     curtainName(), curtainSeat(), selecting(), arranging()};
}

void MatchView::tell()
{
    const Told now = told(), before = std::exchange(*m_told, now);
    const auto compare = [&](auto Told::*value, void (MatchView::*changed)()) {
        if (before.*value != now.*value)
            emit(this->*changed)();
    };
    compare(&Told::sceneNumber, &MatchView::sceneNumberChanged);
    compare(&Told::zones, &MatchView::zonesChanged);
    compare(&Told::goals, &MatchView::goalsChanged);
    compare(&Told::prompt, &MatchView::promptChanged);
    compare(&Told::viewer, &MatchView::viewerChanged);
    compare(&Told::curtain, &MatchView::curtainChanged);
    compare(&Told::curtainName, &MatchView::curtainNameChanged);
    compare(&Told::curtainSeat, &MatchView::curtainSeatChanged);
    compare(&Told::selecting, &MatchView::selectingChanged);
    compare(&Told::arranging, &MatchView::arrangingChanged);
}

// ---------------------------------------------------------------- what takes the table over

void MatchView::setTakeover(TableTakeover *takeover)
{
    if (takeover && !m_session.isOpen())
        return;
    m_takeover = takeover;
    clearRefusal();
    if (m_session.replaying())
        m_session.leaveReplay(); // shows it
    else
        refresh();
}

void MatchView::showTakeover()
{
    if (m_takeover)
        refresh();
}

void MatchView::remove(const QString &piece)
{
    if (m_takeover)
        m_takeover->remove(piece);
}

void MatchView::stopArranging()
{
    if (m_takeover)
        m_takeover->leave();
}

} // namespace engawa
