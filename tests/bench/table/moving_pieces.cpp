#include <algorithm>
#include <numeric>
#include <random>

#include <QApplication>
#include <QEventLoop>
#include <QQmlEngine>
#include <QQuickWindow>
#include <QThreadPool>

#include "app/faces/face_provider.h"
#include "program_window.h"
#include "tests/bench/table/watch.h"

namespace engawa::bench {

namespace {

constexpr int pieceCount = 300, columns = 26;
constexpr int travelMs = 500; // from place to place; then all set out anew

void wait(int milliseconds)
{
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

// A match of which only the pieces are used: their faces, three hundred of them in one zone.
class Pieces
{
public:
    Pieces(const Program::Places &places)
        : m_settings(places.settings), m_library({QStringLiteral("momiji")}, places.library),
          m_match(faces, m_settings, [](const QString &) { return QString(); })
    {
        Problems problems;
        std::optional<Prepared> prepared = m_library.prepared(QStringLiteral("momiji"), problems);
        if (!prepared)
            return;
        for (SeatInfo &seat : prepared->opening.seats)
            seat.player = "human";
        m_match.session()->begin(prepared->game, prepared->opening, problems);
        std::vector<PieceRow> seen = m_match.view()->pieces()->rows();
        std::erase_if(seen, [](const PieceRow &row) { return row.source.isEmpty(); });
        for (int i = 0; i < pieceCount && !seen.empty(); ++i) {
            m_rows.push_back(seen[static_cast<std::size_t>(i) % seen.size()]);
            PieceRow &row = m_rows.back();
            row.id = QString::number(i);
            row.zone = QStringLiteral("field");
            row.row = 0;
            row.count = pieceCount;
            row.legal = row.selected = row.marked = false;
        }
        shuffle();
    }

    bool any() const { return !m_rows.empty(); }
    MatchController &match() { return m_match; }

    // A match beside it, with a master in every seat, who think as long as it lives.
    std::unique_ptr<MatchController> masters()
    {
        auto match = std::make_unique<MatchController>(faces, m_settings, [](const QString &) { return QString(); });
        match->session()->setLevels(m_library.levels());
        Problems problems;
        if (const std::optional<Prepared> prepared = fourMasters(m_library))
            match->session()->begin(prepared->game, prepared->opening, problems);
        return match;
    }

    void shuffle()
    {
        std::vector<int> places(m_rows.size());
        std::iota(places.begin(), places.end(), 0);
        std::ranges::shuffle(places, m_random);
        for (std::size_t i = 0; i < m_rows.size(); ++i)
            m_rows[i].place = places[i];
        m_match.view()->pieces()->change(m_rows, 0);
    }

    const std::shared_ptr<FaceStore> faces = std::make_shared<FaceStore>();
    QThreadPool painters;

private:
    Settings m_settings;
    Library m_library;
    MatchController m_match;
    std::vector<PieceRow> m_rows;
    std::mt19937 m_random{7};
};

// A window with one of the two scenes, and how many frames it makes.
class Scene
{
public:
    Scene(Pieces &pieces, const char *type)
    {
        m_view.setResizeMode(QQuickWidget::SizeRootObjectToView);
        m_view.resize(1600, 1000);
        m_view.engine()->addImageProvider(QStringLiteral("face"), new FaceProvider(pieces.faces, pieces.painters));
        m_view.setInitialProperties({{QStringLiteral("match"), QVariant::fromValue(&pieces.match())},
                                     {QStringLiteral("columns"), columns},
                                     {QStringLiteral("travel"), travelMs}});
        m_view.loadFromModule("Engawa.Bench", type);
        QObject::connect(m_view.quickWindow(), &QQuickWindow::afterRendering, &m_view, [this] { ++m_frames; });
    }

    QQuickWidget &view() { return m_view; }

    struct Frames
    {
        double rate;  // a second
        double whole; // milliseconds of processor time each, of all threads
        double own;   // and of the window's thread
    };
    Frames measure(Pieces &pieces, int roundMs)
    {
        m_view.show();
        m_view.raise();
        QEventLoop painting;
        whenPainted(m_view, [&painting] { painting.quit(); });
        painting.exec();
        wait(600); // the table has settled
        QTimer setOut;
        QObject::connect(&setOut, &QTimer::timeout, &m_view, [&pieces] { pieces.shuffle(); });
        pieces.shuffle();
        setOut.start(travelMs);
        m_frames = 0;
        const double before = processTime(), ownBefore = threadTime();
        QElapsedTimer clock;
        clock.start();
        wait(roundMs);
        const double seconds = static_cast<double>(clock.nsecsElapsed()) / 1e9;
        const double spent = processTime() - before, own = threadTime() - ownBefore;
        const int frames = std::max(1, m_frames);
        m_view.hide();
        return {frames / seconds, spent / frames, own / frames};
    }

private:
    QQuickWidget m_view;
    int m_frames = 0;
};

} // namespace

int movingPieces(const Pace &pace)
{
    const ScratchPlaces scratch;
    Pieces pieces(scratch.places());
    if (!pieces.any())
        return 1;
    for (int round = 0; round < pace.rounds; ++round) {
        for (const bool bare : {true, false}) {
            Scene scene(pieces, bare ? "MovingImages" : "MovingPieces");
            const auto [rate, whole, own] = scene.measure(pieces, pace.roundMs);
            tell(bare ? "images_rate" : "pieces_rate", rate);
            tell(bare ? "images_whole" : "pieces_whole", whole);
            tell(bare ? "images_own" : "pieces_own", own);
        }
        const std::unique_ptr<MatchController> masters = pieces.masters();
        Scene scene(pieces, "MovingPieces");
        tell("masters_rate", scene.measure(pieces, pace.roundMs).rate);
    }
    return 0;
}

} // namespace engawa::bench
