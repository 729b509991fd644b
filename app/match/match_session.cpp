#include "app/match/match_session.h"

#include <QFile>
#include <QRandomGenerator>

#include "app/match/match_session_told.h"

namespace engawa {

namespace {

constexpr int journalCheckMs = 1000;

} // namespace

MatchSession::MatchSession(RecordPath recordPath, QObject *parent)
    : QObject(parent), m_recordPath(std::move(recordPath)), m_told(std::make_unique<Told>())
{
    connect(&m_journalCheck, &QTimer::timeout, this, &MatchSession::checkJournal);
    m_journalCheck.start(journalCheckMs);
}

MatchSession::~MatchSession()
{
    detachRecord();
}

bool MatchSession::begin(GamePtr game, const Opening &opening, Problems &problems)
{
    std::optional<Match> match = Match::begin(std::move(game), opening, problems);
    if (!match)
        return false;
    const QString path = m_recordPath(QString::fromStdString((*match->game().data().value("pack", "id"))));
    attachRecord(std::move(*match), path);
    m_dealt = true;
    if (m_journal)
        m_journal->append(m_match->header());
    show();
    return true;
}

void MatchSession::resume(Match match, const QString &path)
{
    attachRecord(std::move(match), path);
    show();
}

void MatchSession::attachRecord(Match match, const QString &path)
{
    emit leaving();
    detachRecord();
    m_match = std::move(match);
    m_path = path;
    m_journal = path.isEmpty() ? nullptr : std::make_unique<JournalFile>(path.toStdString());
    m_match->setWrite([this](const std::string &line) { writeBeside(line); });
    m_shown = -1;
    m_viewer = {};
    m_left.clear();
    m_liveData.reset();
    m_wasOver = over();
    checkJournal();
}

void MatchSession::detachRecord()
{
    if (!m_journal)
        return;
    m_journal.reset(); // everything is on the disk
    if (m_dealt && m_match->nodes().size() == 1 && m_match->notes().empty())
        QFile::remove(m_path);
    m_dealt = false;
}

void MatchSession::close()
{
    emit leaving();
    detachRecord();
    m_match.reset();
    m_shown = -1;
    m_left.clear();
    m_path.clear();
    emit moved();
    tell();
    emit settled();
}

// What shows the match follows before the properties tell, so that nobody reads half of a position.
void MatchSession::show()
{
    m_words.setSeats(m_match->game(), m_match->seats());
    emit moved();
    tell();
    emit settled();
    if (const bool isOver = over(); isOver != m_wasOver) {
        m_wasOver = isOver;
        if (isOver)
            emit ended();
    }
    emit readyForMove();
}

void MatchSession::setLanguage(const QString &language)
{
    m_words.setLanguage(language.toStdString());
    if (m_match)
        show();
}

RuleIndex MatchSession::play(Move move)
{
    if (!m_match)
        return noRule;
    const Game &game = m_match->game();
    const RuleIndex rule = m_match->play(move);
    if (rule == noRule)
        show();
    else
        emit refused(m_words.rule(game, rule, game.modeOf(m_match->state())));
    return rule;
}

void MatchSession::startOver(std::uint64_t seed)
{
    Opening opening = m_match->opening();
    opening.seats = m_match->seats();
    opening.seed = seed;
    Problems problems;
    std::vector<LeftMatch> left = m_left;
    if (begin(m_match->node(m_match->nodes().front().id).game, opening, problems)) {
        m_left = std::move(left);
        tell();
        emit restarted();
    } else {
        emit failed(problems.empty() ? QString() : m_words.problem(problems.front(), &m_match->game()));
    }
}

void MatchSession::rematch()
{
    if (m_match)
        startOver(QRandomGenerator::system()->generate());
}

void MatchSession::sameSeed()
{
    if (m_match)
        startOver(m_match->opening().seed);
}

void MatchSession::writeBeside(const std::string &line)
{
    if (m_journal)
        m_journal->append(line);
}

void MatchSession::checkJournal()
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

int MatchSession::note(int node, Json content)
{
    if (!m_match || !std::ranges::contains(m_match->nodes(), node, &Node::id))
        return -1;
    const int id = m_match->note(node, std::move(content)).id;
    emit notesChanged();
    return id;
}

} // namespace engawa
