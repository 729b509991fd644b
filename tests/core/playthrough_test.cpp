#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include <QTest>

#include "core/base/chance.h"
#include "core/pack/read.h"
#include "tests/core/compiler.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

constexpr std::uint64_t seed = 1;

GamePtr gameOf(const GameType &type)
{
    Problems problems;
    GamePtr game = compiler().compile(readPack(packOf(type), problems), nullptr, problems);
    if (!game)
        qFatal("%s", qPrintable(linesOf(problems).join('\n')));
    return game;
}

// One whole game as a person would read it: every move, what the log says of it, and how the table stands after a turn.
class Playthrough
{
public:
    Playthrough(const Game &game, const std::string &mode) : m_game(game), m_language(game.texts().languages().front())
    {
        m_setup.mode = mode;
        m_setup = completed(m_setup, game.data());
    }

    std::string text()
    {
        EventList events;
        State state = m_game.deal(m_setup, seed, &events);
        write("# " + named(m_setup.mode) + ", seed " + std::to_string(seed));
        writeLog(events);
        writeTable(state);

        for (std::uint64_t n = 0; m_game.toAct(state) != nobody && n < 10000; ++n) {
            const Move move = chosen(state, n);
            write((n == 0              ? "\n"
                   : turnBegins(state) ? "\n"
                                       : "")
                  + named("seat_" + std::to_string(m_game.toAct(state))) + ": " + m_game.notation(state, move));
            events.clear();
            m_game.apply(state, move, &events);
            writeLog(events);
            if (m_game.wholeDecision(state))
                writeTable(state);
        }
        writeResult(state);
        return m_text.str();
    }

private:
    // By the notations in the order of the alphabet, so that a new order of the legal moves makes no other game.
    Move chosen(const State &state, std::uint64_t n) const
    {
        MoveList moves;
        m_game.legal(state, moves);
        if (moves.empty())
            qFatal("no legal move in %s", m_game.position(state).dump().c_str());
        std::vector<std::pair<std::string, Move>> named;
        for (const Move move : moves)
            named.emplace_back(m_game.notation(state, move), move);
        std::ranges::sort(named, {}, &std::pair<std::string, Move>::first);
        const std::uint64_t drawn = draw(seed, hashText("playthrough"), n);
        return named[below(drawn, static_cast<std::uint32_t>(named.size()))].second;
    }

    bool turnBegins(const State &state) const { return m_game.wholeDecision(state); }

    std::string named(const std::string &id) const { return said({"name." + id, {}}); }
    std::string said(const Message &message) const { return m_game.texts().format(m_language, message); }
    void write(const std::string &line) { m_text << line << '\n'; }

    void writeLog(const EventList &events)
    {
        for (const Event &event : events) {
            const std::string rule =
                event.rule == noRule ? ""
                                     : " [" + std::string(m_game.rules()[static_cast<std::size_t>(event.rule)]) + "]";
            write("  " + said(m_game.describe(event)) + rule);
        }
    }

    // The lists of names and the tables of numbers that a position has; of a deck only how many cards it has.
    void writeTable(const State &state)
    {
        const Json position = m_game.position(state);
        for (const auto &member : position.items()) {
            const Json &value = member.value;
            std::string line;
            if (member.key == "deck" && value.is_array())
                line = " " + std::to_string(value.size());
            else if (value.is_array()
                     && std::ranges::all_of(value, [](const Json &name) { return name.is_string() || name.is_null(); }))
                for (const Json &name : value)
                    line += name.is_null() ? " -" : " " + name.get<std::string>();
            else if (value.is_object()
                     && std::ranges::all_of(value, [](const Json &number) { return number.is_number(); }))
                for (const auto &number : value.items())
                    line += " " + number.key + " " + number.value.dump();
            if (!line.empty())
                write("    " + member.key + ":" + line);
        }
    }

    void writeResult(const State &state)
    {
        const ScoreSheet sheet = m_game.scores(state);
        write("\n# Score");
        for (const ScoreSheet::Line &line : sheet.lines) {
            std::string points;
            for (std::size_t side = 0; side < sheet.sides.size(); ++side)
                points +=
                    (side ? ", " : " ") + said({sheet.sides[side].key, {}}) + " " + std::to_string(line.points[side]);
            write(said({line.key, {}}) + ":" + points + (line.counts ? "" : " (does not count)"));
        }
        const Outcome outcome = m_game.outcome(state);
        std::string points, winners;
        for (const int side : outcome.points)
            points += " " + std::to_string(side);
        for (int seat = 0; seat < maxSeats; ++seat)
            if (outcome.winners >> seat & 1)
                winners += " " + named("seat_" + std::to_string(seat));
        write("Points:" + points);
        write("Winners:" + (winners.empty() ? " nobody" : winners));
    }

    const Game &m_game;
    std::string m_language;
    Setup m_setup;
    std::ostringstream m_text;
};

std::string contentOf(const std::filesystem::path &file)
{
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

// The first line where two texts differ, as people look for it.
QString firstDifference(const std::string &written, const std::string &played)
{
    std::istringstream before(written), now(played);
    for (int number = 1;; ++number) {
        std::string lineBefore, lineNow;
        const bool hasBefore = static_cast<bool>(std::getline(before, lineBefore));
        const bool hasNow = static_cast<bool>(std::getline(now, lineNow));
        if (!hasBefore && !hasNow)
            return {};
        if (hasBefore != hasNow || lineBefore != lineNow)
            return u"line %1\n  written: %2\n  played:  %3"_s.arg(number).arg(
                hasBefore ? QString::fromStdString(lineBefore) : u"(nothing)"_s,
                hasNow ? QString::fromStdString(lineNow) : u"(nothing)"_s);
    }
}

} // namespace

// Golden games: a change of the rules shows as a difference in tests/playthroughs. ENGAWA_WRITE_PLAYTHROUGHS=1 writes
// the files anew.
class PlaythroughTest : public QObject
{
    Q_OBJECT

private slots:
    void everyModeOfEveryGamePlaysAsWritten_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("mode");
        for (const GameType &type : gameTypes()) {
            const std::string id(type.id);
            for (const EntryPtr &mode : gameOf(type)->data().table("modes").entries())
                QTest::addRow("%s %s", id.c_str(), mode->id.c_str())
                    << QString::fromStdString(id) << QString::fromStdString(mode->id);
        }
    }
    void everyModeOfEveryGamePlaysAsWritten()
    {
        QFETCH(QString, game);
        QFETCH(QString, mode);
        const auto type = std::ranges::find(gameTypes(), game.toStdString(), &GameType::id);
        const GamePtr compiled = gameOf(*type);
        const std::string played = Playthrough(*compiled, mode.toStdString()).text();
        const auto file =
            std::filesystem::path(ENGAWA_TESTS "/playthroughs") / (game + u'_' + mode + u".txt"_s).toStdString();
        if (qEnvironmentVariableIntValue("ENGAWA_WRITE_PLAYTHROUGHS") == 1)
            std::ofstream(file, std::ios::binary) << played;

        const std::string written = contentOf(file);
        QVERIFY2(written == played,
                 qPrintable(QString::fromStdString(file.string()) + u": "_s + firstDifference(written, played)));
    }
};

ENGAWA_SUBJECT(playthrough_test, PlaythroughTest, QCoreApplication)
#include "playthrough_test.moc"
