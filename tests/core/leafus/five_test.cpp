#include <filesystem>
#include <fstream>
#include <sstream>

#include "tests/core/leafus/leafus_table.h"
#include "tests/subject.h"

// A whole game of five, as the log tells it: a change of the rules shows as a difference in tests/playthroughs.
// ENGAWA_WRITE_PLAYTHROUGHS=1 writes the file anew.
class FiveTest : public QObject
{
    Q_OBJECT

private slots:
    void fivePlayersPlayAsWritten();
};

namespace {

constexpr std::uint64_t seed = 5;

// By the notations in the order of the alphabet, so that a new order of the legal moves makes no other game.
std::string chosen(const LeafusTable &table, std::uint64_t n)
{
    const QStringList moves = table.legal();
    return moves[below(draw(seed, 3, n), static_cast<std::uint32_t>(moves.size()))].toStdString();
}

std::string logOf(const Game &game, const EventList &events)
{
    std::string text;
    for (const Event &event : events)
        text += "  " + game.texts().format("en", game.describe(event)) + " ["
                + std::string(game.rules()[static_cast<std::size_t>(event.rule)]) + "]\n";
    return text;
}

std::string played()
{
    LeafusTable table = LeafusTable::dealt(5, seed);
    const Game &game = table.game();
    State state = table.state();
    EventList events;
    game.deal({"standard", 5, {}, "", nobody}, seed, &events);
    std::string text = "# Together, 5 players, seed 5\n" + logOf(game, events);
    for (std::uint64_t n = 0; !table.isOver(); ++n) {
        const std::string notation = chosen(table, n);
        text += game.texts().format("en", {"name.seat_" + std::to_string(table.toAct()), {}}) + ": " + notation + "\n";
        events.clear();
        state = table.state();
        game.apply(state, *game.parse(state, notation), &events);
        text += logOf(game, events);
        if (!table.play(notation))
            qFatal("%s is refused", notation.c_str());
    }
    text += "\n# Sheets\n";
    for (int seat = 0; seat < 5; ++seat)
        text += std::to_string(table.points(seat)) + " points: " + table.sheet(seat).dump() + "\n";
    return text;
}

} // namespace

void FiveTest::fivePlayersPlayAsWritten()
{
    const auto file = std::filesystem::path(ENGAWA_TESTS "/playthroughs/leafus_five.txt");
    const std::string text = played();
    if (qEnvironmentVariableIntValue("ENGAWA_WRITE_PLAYTHROUGHS") == 1)
        std::ofstream(file, std::ios::binary) << text;
    std::ostringstream written;
    written << std::ifstream(file, std::ios::binary).rdbuf();
    QCOMPARE(QString::fromStdString(text).split(u'\n'), QString::fromStdString(written.str()).split(u'\n'));
}

ENGAWA_SUBJECT(leafus_five_test, FiveTest, QCoreApplication)
#include "five_test.moc"
