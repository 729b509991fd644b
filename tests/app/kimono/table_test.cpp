#include <QAccessible>
#include <QRegularExpression>

#include "app/shell/commands.h"
#include "kimono_window.h"

namespace engawa {

// What the table shows: the ring, the albums, what a place would earn, and why Fanny does what she does.
class KimonoTableTest : public QObject
{
    Q_OBJECT

private slots:
    void thePhotographerStandsInTheGap();
    void anUpperPhotoLiesOnTwo();
    void aTokenLiesOnItsSeam();
    void aPlaceTellsWhatItEarns();
    void everythingLiesOnTheTable_data();
    void everythingLiesOnTheTable();
    void fannySaysWhy();
    void theScorePadHasARowForEverythingThatCounts();
    void undoLeadsToTheStartAndBack();
    void everyPieceHasItsWordsInBothLanguages_data();
    void everyPieceHasItsWordsInBothLanguages();
};

static QPointF middle(const QQuickItem *item)
{
    return item->mapToScene({item->width() / 2, item->height() / 2});
}

static double distance(const QQuickItem *one, const QQuickItem *other)
{
    return QLineF(middle(one), middle(other)).length();
}

void KimonoTableTest::thePhotographerStandsInTheGap()
{
    UserFolder user;
    KimonoWindow table(user.places());
    for (const char *mode : {"basic", "solo"}) {
        table.deal(mode, KimonoWindow::people(mode));
        for (int turn = 0; turn < 8; ++turn) {
            table.playTo("take", static_cast<quint32>(turn));
            table.settle();
            QQuickItem *photographer = table.piece("photographer");
            const int gap = photographer->property("place").toInt();
            QList<QQuickItem *> cards = table.piecesIn("ring");
            std::ranges::sort(cards, {}, [&](QQuickItem *card) { return distance(card, photographer); });
            QCOMPARE(cards.size(), 8);
            const int nearest = cards[0]->property("place").toInt();
            QVERIFY2(nearest == gap || (nearest + 1) % 8 == gap,
                     qPrintable(QString("%1: before place %2, nearest is %3").arg(mode).arg(gap).arg(nearest)));
            table.play(1, static_cast<quint32>(turn)); // into the next turn
        }
    }
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTableTest::anUpperPhotoLiesOnTwo()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("basic", {"human", "human"});
    table.play(60, 3);
    table.settle(); // all have landed
    int upper = 0;
    for (int side = 0; side < 2; ++side) {
        const QList<QQuickItem *> photos = table.piecesIn(QString("album.%1").arg(side), "card")
                                           + table.piecesIn(QString("album.%1").arg(side), "departure");
        const auto at = [&](int x, int y) {
            const auto found = std::ranges::find_if(photos, [&](QQuickItem *photo) {
                return photo->property("place").toInt() == x && photo->property("row").toInt() == y;
            });
            return found == photos.end() ? nullptr : *found;
        };
        for (QQuickItem *photo : photos) {
            const int x = photo->property("place").toInt(), y = photo->property("row").toInt();
            if (y == 0)
                continue;
            ++upper;
            QQuickItem *left = at(x - 1, y - 1), *right = at(x + 1, y - 1);
            QVERIFY(left && right);
            QVERIFY(qAbs(photo->x() - (left->x() + right->x()) / 2) < 1);
            QVERIFY2(photo->y() + photo->height() > left->y() + left->height() * 0.2, "It covers no corner.");
            QVERIFY2(photo->y() + photo->height() < left->y() + left->height() * 0.5,
                     "It covers more than the corners.");
            QVERIFY(photo->z() > left->z() && photo->z() > right->z());
        }
    }
    QVERIFY2(upper > 0, "No album has a second layer.");
}

void KimonoTableTest::aTokenLiesOnItsSeam()
{
    UserFolder user;
    KimonoWindow table(user.places());
    int tokens = 0;
    for (const char *mode : {"basic", "solo"}) {
        table.deal(mode, KimonoWindow::people(mode), 4);
        table.play(30, 5);
        table.settle(); // all have landed
        for (int side = 0; side < 2; ++side)
            for (QQuickItem *token : table.piecesIn(QString("seams.%1").arg(side), "token")) {
                const int x = token->property("place").toInt(), y = token->property("row").toInt();
                ++tokens;
                for (QQuickItem *photo : table.piecesIn(QString("album.%1").arg(side))) {
                    if (photo->property("row").toInt() != y || photo->property("place").toInt() != x - 1)
                        continue;
                    QVERIFY(qAbs(middle(token).x() - (photo->x() + photo->width())) < 1.5); // the edge they share
                    QVERIFY(token->z() > photo->z());
                }
                QVERIFY2(table.freePoint(token), qPrintable(TableFixture::describe(token) + " is covered."));
            }
    }
    QVERIFY(tokens > 4);
}

// A place's faces are the tokens that come to lie there when the photo is placed.
void KimonoTableTest::aPlaceTellsWhatItEarns()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("basic", {"human", "human"}, 11);
    int told = 0;
    for (quint32 turn = 0; turn < 12; ++turn) {
        table.playTo("place", turn);
        table.settle();
        const int side = table.match().session()->toAct();
        const QList<QQuickItem *> spots = table.piecesIn(QString("album.%1").arg(side), "spot");
        QVERIFY(spots.size() >= 2);
        QQuickItem *spot = spots[static_cast<int>(turn) % spots.size()];
        const QStringList badge = spot->property("badge").toString().split(' ', Qt::SkipEmptyParts);
        QVERIFY(badge.isEmpty() == TableFixture::itemsOf(spot, "FaceBadge").isEmpty());
        const auto expected = badge.filter(QRegularExpression("^token:")).size();
        const bool named = badge.contains("token:symbols/wild");
        const auto before = table.piecesIn(QString("seams.%1").arg(side), "token").size();
        QVERIFY(table.freePoint(spot));
        table.click(*table.freePoint(spot)); // one click is enough
        while (table.phase() == "name")
            table.play(1);
        QCOMPARE(table.piecesIn(QString("seams.%1").arg(side), "token").size(), before + expected);
        told += expected > 0 || named;
    }
    QVERIFY2(told > 2, "Hardly any place earned anything.");
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTableTest::everythingLiesOnTheTable_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textScale");
    QTest::addRow("usual") << QSize(1280, 800) << 100;
    QTest::addRow("large text") << QSize(1280, 800) << 200;
    QTest::addRow("small") << QSize(900, 600) << 100;
    QTest::addRow("wide") << QSize(1900, 800) << 100;
    QTest::addRow("high") << QSize(1000, 1100) << 150;
}

void KimonoTableTest::everythingLiesOnTheTable()
{
    QFETCH(QSize, size);
    QFETCH(int, textScale);
    UserFolder user;
    KimonoWindow table(user.places(), size);
    table.settings().setTextScale(textScale);
    for (const char *mode : {"basic", "expert", "solo"})
        for (const int moves : {0, 23, 500}) {
            table.deal(mode, KimonoWindow::people(mode), 3);
            table.play(moves, 8);
            table.settle();
            QQuickItem *layout =
                TableFixture::itemsOf(table.root(), "KimonoTable").value(0); // may be moved under the window
            QVERIFY(layout);
            const QRectF whole = table.root()->mapRectFromItem(layout, layout->boundingRect());
            for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
                if (!TableFixture::isSeen(piece))
                    continue;
                const QRectF there =
                    table.root()->mapRectFromItem(piece, QRectF(0, 0, piece->width(), piece->height()));
                QVERIFY2(
                    whole.contains(there.adjusted(1, 1, -1, -1)),
                    qPrintable(QString("%1 after %2 moves: ").arg(mode).arg(moves) + TableFixture::describe(piece)));
                if (piece->property("kind").toString() == "card"
                    && !piece->property("zone").toString().startsWith("deck"))
                    QVERIFY2(piece->width() >= 24, qPrintable(TableFixture::describe(piece)));
            }
        }
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTableTest::fannySaysWhy()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("solo", {"human"}, 1);
    QVERIFY(table.piece("rival") && TableFixture::isSeen(table.piece("rival")));
    QCOMPARE(table.match().view()->seatModel()->rowCount(), 2);
    QCOMPARE(table.match().view()->seatModel()->rows()[1].name, "Fanny");
    table.play(2);
    const auto told = [&] {
        QStringList lines;
        for (const LogRow &row : table.match().view()->recap()->rows())
            lines.append(row.text);
        return lines.join('\n');
    };
    QVERIFY2(told().contains("it completes a pattern there") || told().contains("the Mon of the photo is on that side"),
             qPrintable(told()));
    QTRY_VERIFY(std::ranges::any_of(TableFixture::itemsOf(table.root(), "RecapStrip"), &TableFixture::isSeen));
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTableTest::theScorePadHasARowForEverythingThatCounts()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("expert", {"human", "human"}, 2);
    table.play(500, 4);
    QVERIFY(table.match().session()->over());
    QStringList rows;
    QList<int> sums{0, 0};
    for (const ScoreRow &row : table.match().view()->scores()->rows()) {
        rows.append(row.text);
        for (int side = 0; side < 2 && row.counts; ++side)
            sums[side] += row.points[side];
    }
    QCOMPARE(rows, (QStringList{"Tiles", "Cats", "Folding Fan", "Paper Lantern", "Oiled Umbrella", "Hair Flower",
                                "Fan and Umbrella", "Mon, layer 1", "Mon, layer 2", "Mon, layer 3", "Mon, layer 4"}));
    QCOMPARE(table.match().view()->scores()->totals(), sums);
    QTRY_VERIFY(table.endIsShown());
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTableTest::undoLeadsToTheStartAndBack()
{
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal("solo", {"human"}, 6);
    std::vector<State> states{table.match().session()->match()->state()};
    while (!table.match().session()->over()) {
        table.play(1, static_cast<quint32>(states.size()));
        states.push_back(table.match().session()->match()->state());
    }
    QTRY_VERIFY(table.endIsShown());
    table.press(Qt::Key_Escape);
    table.settle();
    for (auto state = states.rbegin() + 1; state != states.rend(); ++state) {
        QVERIFY(table.match().session()->canUndo());
        table.match().view()->undo();
        QVERIFY(table.match().session()->match()->state() == *state);
    }
    QVERIFY(!table.match().session()->canUndo());
    QCOMPARE(table.piecesIn("album.0", "card").size(), 0);
    for (std::size_t step = 1; step < states.size(); ++step) {
        table.match().session()->redo();
        QVERIFY(table.match().session()->match()->state() == states[step]);
    }
    QVERIFY(table.match().session()->over());
    QCOMPARE(table.warnings(), QStringList());
}

void KimonoTableTest::everyPieceHasItsWordsInBothLanguages_data()
{
    QTest::addColumn<QString>("mode");
    QTest::addColumn<QString>("phase");
    for (const char *mode : {"basic", "expert", "solo"})
        for (const char *phase : {"take", "place"})
            QTest::addRow("%s %s", mode, phase) << mode << phase;
}

void KimonoTableTest::everyPieceHasItsWordsInBothLanguages()
{
    QFETCH(QString, mode);
    QFETCH(QString, phase);
    UserFolder user;
    KimonoWindow table(user.places());
    table.deal(mode, KimonoWindow::people(mode), 5);
    table.play(14);
    table.playTo(phase);
    static const QRegularExpression key(
        "(^|\\s)(kind|name|zone|prompt|move|rule|log|place)\\.[a-z_]|patterns/|symbols/");
    static const QRegularExpression foreign("[぀-ヿ一-鿿]");
    const QString english = table.match().view()->prompt();
    for (const char *language : {"en", "ja"}) {
        table.settings().setLanguage(language);
        table.settle();
        int checked = 0;
        for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
            if (!TableFixture::isSeen(piece) || piece->property("leaving").toBool())
                continue;
            QAccessibleInterface *told = QAccessible::queryAccessibleInterface(piece);
            QVERIFY(told);
            QVERIFY(told->role() == QAccessible::Button || told->role() == QAccessible::Graphic);
            const QString name = told->text(QAccessible::Name), more = told->text(QAccessible::Description);
            QVERIFY2(!name.isEmpty() && !name.contains(key) && !more.contains(key),
                     qPrintable(TableFixture::describe(piece) + ": " + name + " | " + more));
            QVERIFY2(name.contains(foreign) == (qstrcmp(language, "ja") == 0), qPrintable(name));
            if (piece->property("kind").toString() == "spot")
                QVERIFY2(!more.isEmpty(), "A place doesn't say what it is for.");
            const AboutPiece about = table.match().facts()->about(piece->property("pieceId").toString());
            QVERIFY2(!about.title.isEmpty() && !about.lines.isEmpty() && !about.rules.isEmpty(),
                     qPrintable(TableFixture::describe(piece) + " isn't explained."));
            ++checked;
        }
        QVERIFY(checked > 20);
        for (const MoveRow &move : table.match().view()->moves()->rows())
            QVERIFY2(!move.text.contains(key), qPrintable(move.text));
        for (const LogRow &line : table.match().view()->log()->rows())
            QVERIFY2(!line.text.contains(key), qPrintable(line.text));
    }
    QVERIFY(table.match().view()->prompt() != english);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(kimono_window_table_test, engawa::KimonoTableTest)
#include "table_test.moc"
