#include "app/files/match_opener.h"

#include "app/match/match_session.h"
#include "app/pages/pages.h"
#include "app/shell/command_line.h"
#include "app/workbench/workbench.h"
#include "core/bots/bot.h"
#include "core/match/record.h"
#include "core/pack/read.h"

namespace engawa {

MatchOpener::MatchOpener(Library &library, MatchSession &session, Workbench *workbench, Pages &pages)
    : m_library(library), m_session(session), m_workbench(workbench), m_pages(pages)
{
}

void MatchOpener::openFirst(const StartOptions &options, const QString &game)
{
    if (options.opens != StartOptions::Opens::Nothing) {
        if (!m_library.openFile(options.path))
            m_pages.say(m_library.problem());
        if (!m_session.isOpen() || m_library.form())
            m_pages.showHome();
        return;
    }
    const QString unfinished = options.newGame.isEmpty() ? m_library.unfinishedRecord() : QString();
    if (!unfinished.isEmpty())
        return openRecord(unfinished);
    Problems problems;
    std::optional<Prepared> prepared = m_library.prepared(options.newGame.isEmpty() ? game : options.newGame, problems);
    if (prepared && options.seed)
        prepared->opening.seed = *options.seed;
    deal(prepared, problems);
}

void MatchOpener::deal(const std::optional<Prepared> &prepared, const Problems &problems)
{
    if (!m_mayLeave())
        return;
    Problems faults = problems;
    if (!prepared || !m_session.begin(prepared->game, prepared->opening, faults))
        return sayRefused(faults, prepared ? prepared->game : nullptr);
    if (m_workbench)
        m_workbench->showMatch(*prepared);
    m_library.closeForm();
    m_pages.showTable();
}

void MatchOpener::dealTrial(const GamePtr &game, const Opening &opening)
{
    Problems problems;
    if (!m_session.beginTrial(game, opening, problems))
        return sayRefused(problems, game);
    if (m_workbench) {
        m_workbench->follow();
        m_workbench->keep();
    }
    m_pages.showTable();
}

void MatchOpener::openRecord(const QString &path, const QString &record)
{
    if (!m_mayLeave())
        return;
    Problems problems;
    const std::optional<std::string> text = readText(path.toStdString(), problems);
    std::optional<KeptVariant> kept;
    std::optional<Match> match;
    if (text && m_library.shelf()) {
        kept = keptVariantIn(*text, m_library.compiler()->schemas());
        const DressedGames games(*m_library.compiler(), kept ? facesOf(*kept) : decltype(Data::faces)());
        match = engawa::openRecord(*text, path.toStdString(), games, problems);
    }
    if (!match)
        return m_pages.say(tr("%1 can’t be opened. %2").arg(path, first(problems, nullptr)));
    std::vector<std::string> players;
    for (const SeatInfo &seat : match->seats())
        players.push_back(seat.player);
    problems.append_range(lostPersonas(players, m_library.levels(), match->game().data()));
    m_session.resume(std::move(*match), record);
    if (m_workbench)
        m_workbench->showRecord(std::move(kept));
    m_pages.showTable();
    if (!problems.empty())
        m_pages.say(first(problems, m_session.game()));
}

// Those of the pack and the variants on it: a record's data have none.
decltype(Data::faces) MatchOpener::facesOf(const KeptVariant &kept) const
{
    const ShelvedPack *pack = m_library.shelf()->pack(kept.variant.base);
    Problems ignored; // told when the variant is opened
    return pack ? withVariant(baseOf(kept, pack->data), kept.variant, ignored).faces : decltype(Data::faces)();
}

QString MatchOpener::first(const Problems &problems, const GamePtr &game) const
{
    const Sentences sentences = m_library.sentences(game ? &game->texts() : nullptr);
    return problems.empty() ? QString() : QString::fromStdString(sentences.whole(problems.front()));
}

void MatchOpener::sayRefused(const Problems &problems, const GamePtr &game)
{
    m_pages.say(problems.empty() ? tr("The game can’t be dealt.") : first(problems, game));
}

} // namespace engawa
