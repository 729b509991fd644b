// What a click costs until every row of the table is right again, without a window. Each game in its own match of people.
#include <algorithm>
#include <vector>

#include <QCoreApplication>
#include <QTemporaryDir>

#include "app/library/library.h"
#include "app/match/match_controller.h"
#include "app/settings/settings.h"
#include "core/games/registry.h"
#include "tests/bench/table/watch.h"

namespace engawa::bench {

namespace {

constexpr int movesBefore = 60; // a match in its middle

double median(std::vector<double> values)
{
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::ranges::nth_element(values, middle);
    return *middle;
}

// Microseconds of this thread's work.
double workOf(const auto &action)
{
    const double before = threadTime();
    action();
    return (threadTime() - before) * 1000;
}

class Clicks
{
public:
    explicit Clicks(const QString &game)
        : m_settings(path("settings.ini")),
          m_library({game}, {QStringLiteral(ENGAWA_RESOURCES), path("records"), path("library.ini")}),
          m_match(std::make_shared<FaceStore>(), m_settings, [](const QString &) { return QString(); })
    {
        m_settings.setShowCurtain(false);
        m_settings.setReducedMotion(true);
        Problems problems;
        std::optional<Prepared> prepared = m_library.prepared(game, problems);
        if (!prepared)
            return;
        for (SeatInfo &seat : prepared->opening.seats)
            seat.player = "human";
        m_open = m_match.session()->begin(prepared->game, prepared->opening, problems);
    }

    bool isOpen() const { return m_open; }
    bool play()
    {
        const int moves = m_match.view()->moves()->rowCount();
        if (moves > 0)
            m_match.view()->playMove(m_made++ * 7 % moves);
        return moves > 0;
    }

    // One choice that is begun with each piece, and dropped again.
    std::vector<double> choices()
    {
        std::vector<double> times;
        for (const QString &piece : m_match.view()->pieces()->ids()) {
            const PieceRow *row = m_match.view()->pieces()->find(piece);
            if (!row || !row->legal || !row->leadsTo.isEmpty())
                continue;
            times.push_back(workOf([&] { m_match.view()->click(piece); }));
            m_match.view()->cancel();
        }
        return times;
    }

private:
    QString path(const char *name) const { return m_folder.filePath(QLatin1StringView(name)); }

    QTemporaryDir m_folder;
    Settings m_settings;
    Library m_library;
    MatchController m_match;
    bool m_open = false;
    int m_made = 0;
};

bool measure(const QString &game, int rounds)
{
    Clicks clicks(game);
    if (!clicks.isOpen())
        return false;
    for (int move = 0; move < movesBefore; ++move)
        clicks.play();
    std::vector<double> choices, moves;
    for (int round = 0; round < rounds; ++round) {
        const std::vector<double> begun = clicks.choices();
        choices.insert(choices.end(), begun.begin(), begun.end());
        bool played = false;
        const double time = workOf([&] { played = clicks.play(); });
        if (played)
            moves.push_back(time);
    }
    if (!choices.empty())
        tell(qPrintable(game + QStringLiteral("_choice")), median(choices));
    if (!moves.empty())
        tell(qPrintable(game + QStringLiteral("_move")), median(moves));
    return true;
}

} // namespace

} // namespace engawa::bench

int main(int argc, char **argv)
{
    using namespace engawa::bench;
    const QCoreApplication application(argc, argv);
    const int rounds = paceOf(argc, argv).rounds > 1 ? 30 : 1;
    for (const engawa::GameType &type : engawa::gameTypes())
        if (type.shipped && !measure(QString::fromUtf8(type.id.data(), static_cast<qsizetype>(type.id.size())), rounds))
            return 1;
    return 0;
}
