#include "leafus_fixture.h"

namespace engawa {

// The sheet and the words share the board: whatever is asked, nothing lies over what is drawn.
class LeafusRoomTest : public QObject
{
    Q_OBJECT

private slots:
    void nothingLiesOverSheetAndActions_data();
    void nothingLiesOverSheetAndActions();
    void heldDiceGoWhereADigitSays();

private:
    // Something that lies over a sheet or an action; empty: nothing does.
    static QString covered(LeafusFixture &table);
};

static QRectF onScene(const QQuickItem *item)
{
    return item->mapRectToScene({0, 0, item->width(), item->height()});
}

QString LeafusRoomTest::covered(LeafusFixture &table)
{
    QList<QQuickItem *> words;
    for (QQuickItem *bar : TableFixture::itemsOf(table.root(), "PromptBar"))
        for (QQuickItem *part : bar->childItems())
            words.append(part);
    words.append(TableFixture::itemsOf(table.root(), "RecapStrip"));
    QList<QQuickItem *> drawn = TableFixture::itemsOf(table.root(), "SheetView");
    drawn.append(TableFixture::itemsOf(table.root(), "ActionField"));
    drawn.append(TableFixture::itemsOf(table.root(), "DiceTray"));
    for (const QQuickItem *word : words)
        for (const QQuickItem *under : drawn)
            if (TableFixture::isSeen(word) && TableFixture::isSeen(under)) {
                const QRectF both = onScene(word) & onScene(under);
                if (both.width() > 2 && both.height() > 2)
                    return QString("%1 lies over %2 by %3 × %4: %5")
                        .arg(word->metaObject()->className(), under->metaObject()->className())
                        .arg(both.width())
                        .arg(both.height())
                        .arg(table.match().view()->prompt());
            }
    return {};
}

void LeafusRoomTest::nothingLiesOverSheetAndActions_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("textScale");
    QTest::addColumn<QString>("language");
    QTest::addColumn<int>("players");
    QTest::newRow("1280×800") << QSize(1280, 800) << 100 << "en" << 3;
    QTest::newRow("1280×800, ja, 5 players") << QSize(1280, 800) << 100 << "ja" << 5;
    QTest::newRow("1600×1000, alone") << QSize(1600, 1000) << 100 << "en" << 1;
    QTest::newRow("1920×1080") << QSize(1920, 1080) << 100 << "en" << 2;
    QTest::newRow("1280×800 at 200 %") << QSize(1280, 800) << 200 << "en" << 3;
    QTest::newRow("1280×800 at 200 %, ja") << QSize(1280, 800) << 200 << "ja" << 2;
    QTest::newRow("1280×800 at 200 %, alone") << QSize(1280, 800) << 200 << "en" << 1;
}

void LeafusRoomTest::nothingLiesOverSheetAndActions()
{
    QFETCH(const QSize, size);
    QFETCH(const int, textScale);
    QFETCH(const QString, language);
    QFETCH(const int, players);
    UserFolder user;
    LeafusFixture table(user.places(), size);
    table.settings().setTextScale(textScale);
    table.settings().setLanguage(language);
    table.dealLeafus(QStringList(players, "human"), 21);
    table.settle();
    std::mt19937 chance(9);
    QSet<QString> asked;
    for (int move = 0; move < 40 * players && !table.match().session()->over(); ++move) {
        QTest::qWait(1);
        QTRY_COMPARE(covered(table), QString());
        asked.insert(
            QString::fromStdString(table.match()
                                       .session()
                                       ->match()
                                       ->game()
                                       .scene(table.match().session()->match()->state(), table.match().view()->viewer())
                                       .prompt.key));
        // One die held, then two: the most there ever is to choose from.
        for (int held = 0; held < 2; ++held)
            for (const QQuickItem *die : table.piecesOf("die", "dice"))
                if (die->property("legal").toBool() && !die->property("selected").toBool()) {
                    table.match().view()->click(die->property("pieceId").toString());
                    QTest::qWait(1);
                    QTRY_COMPARE(covered(table), QString());
                    break;
                }
        table.match().view()->cancel();
        const QStringList fours = table.notations().filter("assign 4");
        if (!fours.isEmpty())
            table.play(fours.front());
        else
            table.playOn(chance);
    }
    QVERIFY2(asked.contains("prompt.roots"), "No line is drawn.");
    QVERIFY2(asked.contains(players > 1 ? "prompt.reserve" : "prompt.dummy"), "Nobody is asked for a reservation.");
    QCOMPARE(table.warnings(), QStringList());
}

void LeafusRoomTest::heldDiceGoWhereADigitSays()
{
    UserFolder user;
    LeafusFixture table(user.places());
    table.dealLeafus({"human"}, 3);
    const QList<QQuickItem *> dice = table.piecesOf("die", "dice");
    QVERIFY(dice.size() >= 2);
    for (int held = 0; held < 2; ++held)
        table.click(table.centre(dice[held]));
    QVERIFY(table.match().view()->selecting());
    QVERIFY2(table.choiceButtons().isEmpty(), "The actions are the buttons while dice are held.");
    QQuickItem *field = table.piece("action/roots");
    QVERIFY(field && field->property("legal").toBool());
    QTRY_VERIFY(std::ranges::any_of(TableFixture::itemsOf(field, "KeyHint"), [](QQuickItem *key) {
        return TableFixture::isSeen(key) && key->property("text") == "3";
    }));
    table.press(Qt::Key_3);
    QCOMPARE(table.piecesOf("die", "action.roots").size(), 2);
    QVERIFY(!table.match().view()->selecting());
    QTRY_VERIFY2(!table.choiceButtons().isEmpty(), "Nothing resolves the dice.");
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(leafus_room_test, engawa::LeafusRoomTest)
#include "room_test.moc"
