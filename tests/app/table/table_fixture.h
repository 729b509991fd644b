#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include <QApplication>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <QTest>

#include "app/program.h"
#include "core/match/record.h"
#include "message_watch.h"
#include "tests/settled/scene.h"
#include "tests/settled/widget.h"

namespace engawa {

// A game as the set-up form would deal it.
struct Deal
{
    QString mode = "first_game";
    QStringList players{"human", "greedy"};
    quint64 seed = 7;
    QStringList modules{};
    QString scenario{};
    QString game = "momiji";
};

// The folders of one user.
class UserFolder
{
public:
    QString path(const QString &name = {}) const { return m_folder.filePath(name); }
    Program::Places places() const
    {
        return {path("engawa.ini"), path("layout.json"), {ENGAWA_RESOURCES, path("records"), path("library.ini")}};
    }

private:
    QTemporaryDir m_folder;
};

// The whole program in a window of its own, with the hands of a player.
class TableFixture
{
public:
    explicit TableFixture(const Program::Places &places, const QSize &size = {1280, 800})
        : m_program(std::make_unique<Program>(wishes(size), places))
    {
        settings().setLanguage("en");
        settings().setReducedMotion(true);
        settings().setBotPace(Settings::minBotPace);
        m_program->open();
        m_program->window().activateWindow();
        if (!QTest::qWaitForWindowActive(window()))
            qWarning("The window doesn't show.");
        settle();
    }

    void deal(const Deal &deal)
    {
        if (!library().setUp(deal.game))
            qFatal("The game isn't there: %s", qPrintable(library().problem()));
        SetupForm &form = *library().form();
        form.setMode(deal.mode);
        form.setPlayers(static_cast<int>(deal.players.size()));
        for (int seat = 0; seat < deal.players.size(); ++seat)
            form.setSeatPlayer(seat, deal.players[seat]);
        for (int row = 0; row < form.modules()->rowCount(); ++row) { // the form remembers the last game's
            const QString module = form.modules()->index(row, 0).data(OptionModel::IdRole).toString();
            form.chooseModule(module, deal.modules.contains(module));
        }
        if (!deal.scenario.isEmpty())
            form.setScenario(deal.scenario);
        form.setSeed(QString::number(deal.seed));
        if (!library().start())
            qWarning() << "The game isn't dealt:" << form.problem();
        settle();
    }

    // The same players, from a position written by hand; what it leaves out is dealt.
    void begin(std::string_view position)
    {
        Opening opening = match().session()->match()->opening();
        opening.position = Json::parse(position);
        Problems problems;
        if (!match().session()->begin(match().session()->match()->gamePtr(), opening, problems))
            qFatal("The position isn't one: %s", problems.empty() ? "" : toLine(problems.front()).c_str());
        settle();
    }

    // Which of the legal moves is made next; none: nobody plays on.
    using Choice = std::function<std::optional<std::size_t>(const Match &, const MoveList &)>;

    // Decisions of people. The table shows the first, with which a record begins to be kept, and the last; the window has
    // nothing to do for those between, but the record holds them.
    void playAhead(const Choice &choose)
    {
        const std::vector<std::size_t> rows = rowsAhead(choose);
        if (rows.empty())
            return;
        playRow(rows.front());
        if (rows.size() > 2) {
            Match unseen = *match().session()->match();
            for (const std::size_t row : std::span(rows).subspan(1, rows.size() - 2))
                unseen.play(legalIn(unseen)[row]);
            match().session()->resume(std::move(unseen), match().session()->recordPath());
        }
        if (rows.size() > 1)
            playRow(rows.back());
    }

    // So many of them, the n-th of each list in turn.
    void playAhead(int decisions)
    {
        playAhead([decisions, made = 0](const Match &, const MoveList &moves) mutable -> std::optional<std::size_t> {
            if (made == decisions)
                return std::nullopt;
            return static_cast<std::size_t>(made++) * 7 % moves.size();
        });
    }

    // Until everything lies where it stays: what is pointed at then is there when the click arrives.
    void settle()
    {
        const QQuickWindow &scene = *m_program->table().quickWindow();
        const IsWhole isPiece = [](const QQuickItem *item) { return isA(item, "PieceItem"); }; // its face comes later
        const auto laidOut = [&] {
            return !m_program->table().isVisible() || !QQuickTest::qIsPolishScheduled(&scene); // hidden, it never is
        };
        waitUntilStill([&] { return std::pair(placesIn(m_program->window()), placesIn(scene, isPiece)); }, laidOut);
    }

    Program &program() { return *m_program; }
    MatchController &match() { return m_program->match(); }
    Library &library() { return m_program->library(); }
    Settings &settings() { return m_program->settings(); }
    QWindow *window() { return m_program->window().windowHandle(); }
    QQuickItem *root() { return m_program->table().rootObject(); }
    QQuickItem *focused() { return m_program->table().quickWindow()->activeFocusItem(); }
    QStringList warnings() { return m_watch.taken(); }

    // ---- what is there

    static bool isA(const QObject *object, const char *type)
    {
        const QByteArray name = object ? object->metaObject()->className() : "";
        return name == type || name.startsWith(QByteArray(type) + "_QML");
    }

    static bool isSeen(const QQuickItem *item)
    {
        for (const QQuickItem *each = item; each; each = each->parentItem())
            if (!each->isVisible() || each->opacity() <= 0)
                return false;
        return item->width() > 0 && item->height() > 0;
    }

    // Every item below one of a QML type, in drawing order of the tree.
    static QList<QQuickItem *> itemsOf(QQuickItem *below, const char *type)
    {
        QList<QQuickItem *> found;
        for (QQuickItem *child : below->childItems()) {
            if (isA(child, type))
                found.append(child);
            found += itemsOf(child, type);
        }
        return found;
    }
    QList<QQuickItem *> everywhere(const char *type)
    {
        return itemsOf(m_program->table().quickWindow()->contentItem(), type);
    }

    QQuickItem *piece(const QString &id)
    {
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (item->property("pieceId").toString() == id && !item->property("leaving").toBool())
                return item;
        return nullptr;
    }

    // The pieces that a click would lead on with, as they are seen.
    QList<QQuickItem *> legalPieces()
    {
        QList<QQuickItem *> legal;
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (isSeen(item) && item->isEnabled() && item->property("legal").toBool()
                && !item->property("leaving").toBool())
                legal.append(item);
        return legal;
    }

    QStringList selectedPieces()
    {
        QStringList selected;
        for (QQuickItem *item : itemsOf(root(), "PieceItem"))
            if (item->property("selected").toBool())
                selected.append(describe(item));
        return selected;
    }

    // The buttons of the action bar that play something.
    QList<QQuickItem *> choiceButtons()
    {
        QList<QQuickItem *> buttons;
        for (QQuickItem *bar : itemsOf(root(), "PromptBar"))
            for (QQuickItem *button : itemsOf(bar, "PaperButton"))
                if (isSeen(button))
                    buttons.append(button);
        return buttons;
    }

    QQuickItem *curtainButton()
    {
        for (QQuickItem *curtain : itemsOf(root(), "Curtain"))
            for (QQuickItem *button : itemsOf(curtain, "PaperButton"))
                if (isSeen(button))
                    return button;
        return nullptr;
    }

    bool endIsShown()
    {
        return std::ranges::any_of(itemsOf(root(), "EndScreen"),
                                   [](QQuickItem *end) { return end->property("opened").toBool(); });
    }
    bool hoverCardIsShown()
    {
        return std::ranges::any_of(itemsOf(root(), "HoverCard"),
                                   [](QQuickItem *card) { return card->property("shown").toBool(); });
    }

    // ---- the mouse

    static QString describe(QQuickItem *piece)
    {
        return QString("%1 in %2 (place %3 of %4, %5×%6 at %7,%8)")
            .arg(piece->property("pieceId").toString(), piece->property("zone").toString())
            .arg(piece->property("place").toInt())
            .arg(piece->property("count").toInt())
            .arg(qRound(piece->width()))
            .arg(qRound(piece->height()))
            .arg(qRound(piece->mapToScene({}).x()))
            .arg(qRound(piece->mapToScene({}).y()));
    }

    // A point of a piece that no other piece covers, in the table's coordinates; null: it is hidden altogether.
    std::optional<QPoint> freePoint(QQuickItem *item)
    {
        const QList<QQuickItem *> pieces = itemsOf(root(), "PieceItem");
        for (int step = 0; step < 81; ++step) { // from the middle outwards
            const double fx = 0.5 + 0.11 * (step % 9 % 2 ? 1 : -1) * ((step % 9 + 1) / 2);
            const double fy = 0.5 + 0.11 * (step / 9 % 2 ? 1 : -1) * ((step / 9 + 1) / 2);
            const QPoint at =
                item->mapToScene({item->width() * fx, item->height() * fy}).toPoint(); // a mouse has whole pixels
            if (topmost(pieces, at) == item && root()->contains(root()->mapFromScene(at)))
                return at;
        }
        return std::nullopt;
    }

    // Large words may move what lies on the table out of sight.
    void bringInSight(QQuickItem *item)
    {
        for (QQuickItem *page : itemsOf(root(), "TablePage"))
            QMetaObject::invokeMethod(page, "reveal", Q_ARG(QQuickItem *, item));
        settle();
    }

    QPoint centre(QQuickItem *item) { return item->mapToScene({item->width() / 2, item->height() / 2}).toPoint(); }
    QPoint inWindow(const QPoint &onTable) { return m_program->table().mapTo(&m_program->window(), onTable); }

    void click(const QPoint &onTable)
    {
        leaveTheCard();
        QTest::mouseClick(window(), Qt::LeftButton, {}, inWindow(onTable));
        settle();
    }
    void moveTo(const QPoint &onTable) { QTest::mouseMove(window(), inWindow(onTable)); }
    void dragTo(const QPoint &from, const QPoint &to)
    {
        leaveTheCard();
        QTest::mousePress(window(), Qt::LeftButton, {}, inWindow(from));
        for (int step = 1; step <= 8; ++step)
            QTest::mouseMove(window(), inWindow(from + (to - from) * step / 8));
        QTest::mouseRelease(window(), Qt::LeftButton, {}, inWindow(to));
        settle();
    }

    // A card over the table goes when the pointer leaves its piece.
    void leaveTheCard()
    {
        const QList<QQuickItem *> cards = itemsOf(root(), "HoverCard");
        const auto shown = [](QQuickItem *card) { return card->property("shown").toBool(); };
        const auto seen = [](QQuickItem *card) { return std::ranges::any_of(card->childItems(), &isSeen); };
        if (std::ranges::none_of(cards, shown))
            return;
        moveTo({1, 1});
        QTRY_VERIFY2(std::ranges::none_of(cards, shown),
                     "The card over the table stays although nothing is pointed at.");
        QTRY_VERIFY2(std::ranges::none_of(cards, seen), "The card over the table is gone and still to be seen.");
    }

    // ---- the keyboard

    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(window(), key, with); }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(window(), letter.toLatin1());
    }

    QString whereKeysGo()
    {
        const QWidget *widget = QApplication::focusWidget();
        return QString("%1 in %2")
            .arg(focused() ? focused()->metaObject()->className() : "nothing",
                 widget ? widget->metaObject()->className() : "no widget");
    }

    // ---- the record

    // What the record on disk leads to, once it holds as many moves, edits and notes as the match.
    std::optional<Match> fromDisk()
    {
        std::optional<Match> read;
        const auto whole = [&] {
            QFile file(match().session()->recordPath());
            Problems problems;
            if (!file.open(QIODevice::ReadOnly))
                return false;
            read = openRecord(file.readAll().toStdString(), "record", *library().compiler(), problems);
            return read && problems.empty() && read->nodes().size() == match().session()->match()->nodes().size()
                   && read->notes().size() == match().session()->match()->notes().size()
                   && read->head().id == match().session()->match()->head().id;
        };
        return QTest::qWaitFor(whole, 30000) ? std::move(read) : std::nullopt;
    }

private:
    static MoveList legalIn(const Match &match)
    {
        MoveList moves;
        match.game().legal(match.state(), moves);
        return moves;
    }

    // What playAhead is going to choose, found out on a match of its own that nobody records.
    std::vector<std::size_t> rowsAhead(const Choice &choose)
    {
        Match ahead = *match().session()->match();
        ahead.setWrite([](const std::string &) {});
        std::vector<std::size_t> rows;
        for (;;) {
            const MoveList moves = legalIn(ahead);
            const std::optional<std::size_t> row = moves.empty() ? std::nullopt : choose(ahead, moves);
            if (!row)
                return rows;
            rows.push_back(*row);
            ahead.play(moves[*row]);
        }
    }

    void playRow(std::size_t row)
    {
        match().view()->liftCurtain();
        match().view()->playMove(static_cast<int>(row));
    }

    static StartOptions wishes(const QSize &size)
    {
        StartOptions wishes;
        wishes.size = size;
        return wishes;
    }

    static QQuickItem *topmost(const QList<QQuickItem *> &pieces, const QPointF &scene)
    {
        QQuickItem *top = nullptr;
        for (QQuickItem *each : pieces)
            if (isSeen(each) && each->isEnabled() && each->contains(each->mapFromScene(scene))
                && (!top || each->z() >= top->z()))
                top = each;
        return top;
    }

    MessageWatch m_watch;
    std::unique_ptr<Program> m_program;
};

} // namespace engawa
