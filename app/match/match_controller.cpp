#include "app/match/match_controller.h"

#include <algorithm>

#include <QFile>
#include <QRandomGenerator>

#include "app/match/piece_facts.h"
#include "app/match/why_not.h"
#include "core/base/chance.h"

namespace engawa {

namespace {

constexpr int journalCheckMs = 1000;
constexpr std::uint64_t botStream = 0x626f74; // draws for what bots choose, apart from the game's own

} // namespace

MatchController::MatchController(std::shared_ptr<FaceStore> faces, Settings &settings, RecordPath recordPath,
                                 QObject *parent)
    : QObject(parent), m_faces(std::move(faces)), m_settings(settings), m_recordPath(std::move(recordPath))
{
    m_pace.setSingleShot(true);
    connect(&m_pace, &QTimer::timeout, this, &MatchController::playBotMove);
    connect(&m_bots, &BotPlayer::chosen, this, [this](Move move) {
        m_botMove = move;
        playBotMove();
    });
    connect(&settings, &Settings::changeMarksChanged, this, [this] {
        if (m_match)
            showPieces();
    });
    connect(&m_journalCheck, &QTimer::timeout, this, &MatchController::checkJournal);
    m_journalCheck.start(journalCheckMs);
}

MatchController::~MatchController()
{
    leave();
}

bool MatchController::begin(GamePtr game, const Opening &opening, Problems &problems)
{
    std::optional<Match> match = Match::begin(std::move(game), opening, problems);
    if (!match)
        return false;
    const QString path = m_recordPath(QString::fromStdString((*match->game().data().value("pack", "id"))));
    keep(std::move(*match), path);
    m_dealt = true;
    if (m_journal)
        m_journal->append(m_match->header());
    refresh();
    return true;
}

void MatchController::leave()
{
    if (!m_journal)
        return;
    m_journal.reset(); // everything is on the disk
    if (m_dealt && m_match->nodes().size() == 1 && m_match->notes().empty())
        QFile::remove(m_path);
    m_dealt = false;
}

void MatchController::resume(Match match, const QString &path)
{
    keep(std::move(match), path);
    refresh();
}

void MatchController::keep(Match match, const QString &path)
{
    dismissGuest();
    m_bots.forget();
    m_pace.stop();
    m_botMove.reset();
    m_events.clear();
    leave();
    m_match = std::move(match);
    m_path = path;
    m_journal = path.isEmpty() ? nullptr : std::make_unique<JournalFile>(path.toStdString());
    m_match->setWrite([this](const std::string &line) {
        if (m_journal)
            m_journal->append(line);
    });
    m_viewer = nobody;
    m_shown = -1;
    m_left.clear();
    m_marked.clear();
    m_lookedUp.clear();
    m_liveData.reset();
    m_paused = m_stepping = false;
    m_wasOver = over();
    clearRefusal();
    checkJournal();
}

void MatchController::writeBeside(const std::string &line)
{
    if (m_journal)
        m_journal->append(line);
}

void MatchController::close()
{
    dismissGuest();
    m_bots.forget();
    m_pace.stop();
    leave();
    m_match.reset();
    m_left.clear();
    m_path.clear();
    m_scene = {};
    m_chooser.setScene(m_scene);
    m_pieces.change({}, 0);
    emit changed();
}

void MatchController::setLanguage(const QString &language)
{
    m_words.setLanguage(language.toStdString());
    if (m_match)
        refresh();
}

void MatchController::checkJournal()
{
    const QString problem = !m_journal || m_journal->error().empty()
                                ? QString()
                                : tr("The match can’t be saved in %1: %2. You can play on.")
                                      .arg(m_path, QString::fromStdString(m_journal->error()));
    if (problem == m_saveProblem)
        return;
    m_saveProblem = problem;
    emit saveProblemChanged();
}

// ---------------------------------------------------------------- play

void MatchController::click(const QString &piece)
{
    if (m_guest)
        return m_guest->click(piece);
    if (!m_match || replaying() || curtain())
        return;
    clearRefusal();
    if (const RuleIndex rule = againstChosen(piece); rule != noRule)
        return refuseBy(rule, piece);
    const MoveChooser::Click click = m_chooser.click(piece.toStdString());
    if (click.result == MoveChooser::Click::Result::Chosen)
        return playMove(click.move);
    if (click.result == MoveChooser::Click::Result::Refused)
        return refuseClick(piece);
    showPieces();
    showChoices();
    emit changed();
}

// What was chosen can't go there, though something else could: that is no new beginning.
RuleIndex MatchController::againstChosen(const QString &onto) const
{
    const std::string id = onto.toStdString();
    const Piece *there = scenePiece(id);
    const Piece *chosen = m_chooser.chosen().empty() ? nullptr : scenePiece(m_chooser.chosen().back());
    if (!there || !chosen || there->zone == chosen->zone || m_chooser.isTarget(id) || m_chooser.isChosen(id))
        return noRule;
    return whyNotThere(m_match->game(), m_match->state(), m_scene, *chosen, *there);
}

const Piece *MatchController::scenePiece(const std::string &id) const
{
    const auto found = std::ranges::find(m_scene.pieces, id, &Piece::id);
    return found == m_scene.pieces.end() ? nullptr : &*found;
}

void MatchController::refuseClick(const QString &piece)
{
    const Piece *clicked = scenePiece(piece.toStdString());
    if (!clicked || over())
        return;
    if (toAct() != m_viewer)
        return refuse(piece, tr("It is the turn of %1.").arg(toActName()));
    const RuleIndex rule = whyNot(m_match->game(), m_match->state(), *clicked);
    if (rule == noRule)
        return refuse(piece, tr("Nothing can be done with this now. %1").arg(prompt()));
    refuseBy(rule, piece);
}

void MatchController::refuseBy(RuleIndex rule, const QString &piece)
{
    const Game &game = m_match->game();
    const std::string_view id = game.rules()[static_cast<std::size_t>(rule)];
    QString sentence = m_words.rule(game, rule, game.modeOf(m_match->state()));
    if (const Piece *found = scenePiece(piece.toStdString())) {
        const About facts = factsAbout(game, m_match->state(), found->component, found->kind);
        if (std::ranges::contains(facts.rules, rule)) // the rule speaks of what just this piece asks for
            for (const Message &goal : facts.goals)
                sentence += u' ' + m_words.say(game, goal);
    }
    refuse(piece, sentence, QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size())));
}

void MatchController::lift(const QString &piece)
{
    if (m_guest)
        return m_guest->lift(piece);
    if (!m_match || replaying())
        return;
    clearRefusal();
    if (!m_chooser.isChosen(piece.toStdString())) { // else it takes along what was chosen with it
        m_chooser.cancel();
        if (m_chooser.click(piece.toStdString()).result != MoveChooser::Click::Result::Narrowed)
            m_chooser.cancel();
    }
    showPieces();
    showChoices();
    emit changed();
}

void MatchController::drop(const QString &piece, const QString &onto)
{
    if (m_guest)
        return m_guest->drop(piece, onto);
    if (!m_match || replaying())
        return;
    if (m_chooser.isChosen(piece.toStdString()) && m_chooser.isTarget(onto.toStdString()))
        return click(onto);
    m_chooser.cancel();
    if (m_chooser.click(piece.toStdString()).result != MoveChooser::Click::Result::Narrowed) {
        cancel();
        return click(piece);
    }
    const Piece *there = scenePiece(onto.toStdString());
    if (!there || m_chooser.isTarget(onto.toStdString()))
        return click(onto);
    const RuleIndex rule = againstChosen(onto);
    const bool back = there->zone == scenePiece(piece.toStdString())->zone; // among the others: it is only laid down
    cancel();
    if (rule != noRule)
        refuseBy(rule, piece);
    else if (!back)
        refuseClick(onto);
}

void MatchController::cancel()
{
    if (m_guest)
        return m_guest->cancel();
    m_chooser.cancel();
    showPieces();
    showChoices();
    emit changed();
}

void MatchController::playMove(int move)
{
    if (m_match && move >= 0 && move < static_cast<int>(m_scene.legal.size()) && !replaying())
        play(m_scene.legal[static_cast<std::size_t>(move)]);
}

void MatchController::play(Move move)
{
    clearRefusal();
    const Game &game = m_match->game();
    if (const RuleIndex rule = m_match->play(move); rule != noRule)
        return refuse({}, m_words.rule(game, rule, game.modeOf(m_match->state())));
    refresh();
}

void MatchController::refuse(const QString &piece, const QString &sentence, const QString &rule)
{
    m_refusal = sentence;
    m_refusalRule = rule;
    emit refusalChanged();
    emit refused(piece, sentence, rule);
}

void MatchController::clearRefusal()
{
    if (m_refusal.isEmpty())
        return;
    m_refusal.clear();
    m_refusalRule.clear();
    emit refusalChanged();
}

// ---------------------------------------------------------------- bots

bool MatchController::isHuman(int seat) const
{
    const auto &seats = m_match->opening().seats;
    return seat >= 0 && static_cast<std::size_t>(seat) < seats.size()
           && seats[static_cast<std::size_t>(seat)].player == "human";
}

int MatchController::humans() const
{
    return static_cast<int>(std::ranges::count(m_match->opening().seats, std::string("human"), &SeatInfo::player));
}

bool MatchController::botsPlaying() const
{
    return m_match && !m_guest && !replaying() && toAct() != nobody && !isHuman(toAct());
}

void MatchController::setPaused(bool paused)
{
    if (paused == m_paused)
        return;
    m_paused = paused;
    emit changed();
    goOn();
}

void MatchController::step()
{
    m_paused = m_stepping = true;
    goOn();
}

void MatchController::goOn()
{
    if (!botsPlaying() || (m_paused && !m_stepping) || curtain())
        return;
    if (m_botMove)
        return playBotMove();
    if (m_bots.thinking())
        return;
    const auto seat = static_cast<std::size_t>(toAct());
    const Node &head = m_match->head();
    m_pace.start(
        m_stepping ? 0 : static_cast<int>(m_settings.botPace() * (head.game->wholeDecision(head.state) ? 1000 : 600)));
    m_bots.ask(QString::fromStdString(m_match->opening().seats[seat].player), head.game, head.state,
               static_cast<Seat>(seat), draw(m_match->opening().seed, botStream, static_cast<std::uint64_t>(head.id)));
    emit changed();
}

// Once it is chosen and the time to read is over.
void MatchController::playBotMove()
{
    if (!m_botMove || m_pace.isActive() || !botsPlaying() || (m_paused && !m_stepping))
        return;
    const Move move = *m_botMove;
    m_botMove.reset();
    m_stepping = false;
    play(move);
}

// ---------------------------------------------------------------- after the end

void MatchController::startOver(std::uint64_t seed)
{
    Opening opening = m_match->opening();
    opening.seed = seed;
    Problems problems;
    std::vector<LeftMatch> left = m_left;
    if (begin(m_match->node(m_match->nodes().front().id).game, opening, problems)) {
        m_left = std::move(left);
        emit restarted();
    } else {
        emit failed(problems.empty() ? QString() : m_words.problem(problems.front(), &m_match->game()));
    }
}

void MatchController::rematch()
{
    if (m_match)
        startOver(QRandomGenerator::system()->generate());
}

void MatchController::sameSeed()
{
    if (m_match)
        startOver(m_match->opening().seed);
}

} // namespace engawa
