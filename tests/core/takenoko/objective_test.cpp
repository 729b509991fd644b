#include "tests/core/takenoko/takenoko_table.h"
#include "tests/subject.h"

// What every objective card asks for: rows of positions that must and must not score.
class ObjectiveTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPlotCard_data();
    void everyPlotCard();
    void everyPlotCardInEveryRotation_data() { everyPlotCard_data(); }
    void everyPlotCardInEveryRotation(); // ruling 11
    void aMirrorImageDoesNotCount_data();
    void aMirrorImageDoesNotCount(); // A1
    void tipsAgainstMiddleIsAnotherPattern(); // A2
    void everyGardenerCard_data();
    void everyGardenerCard();
    void everyPandaCard_data();
    void everyPandaCard();
    void everyCardHasItsRows();
    void everyChannelTowardsAPatternBringsItNearer();
};

namespace {

struct Layout
{
    std::vector<const char *> cells; // "A 1,0": A and B are the card's colours, X another one
    std::vector<const char *> channels;
};

// Gardens in which the pattern lies wholly irrigated.
const std::map<std::string, Layout> layouts{
    {"triangle", {{"A 1,0", "A 1,-1", "A 2,-1"}, {"1,0 1,-1", "1,0 2,-1"}}},
    {"line", {{"A 1,-1", "A 1,0", "A 1,1", "X 0,1"}, {"1,0 0,1", "1,0 1,1"}}},
    {"curve", {{"A 1,-1", "A 1,0", "A 0,1"}, {}}},
    {"diamond", {{"A 1,-1", "A 1,0", "A 2,-1", "A 2,0"}, {"1,0 1,-1", "1,0 2,-1", "1,0 2,0"}}},
    {"two", {{"B 1,0", "B 1,1", "A 2,-1", "A 2,0", "X 1,-1"}, {"1,0 1,-1", "1,0 2,-1", "1,0 2,0", "1,0 1,1"}}},
};

QString turned(QString text, int times) // every "q,r" in it by 60 degrees clockwise
{
    for (int n = 0; n < times; ++n) {
        QStringList words = text.split(u' ');
        for (QString &word : words)
            if (word.contains(u',')) {
                const QStringList spot = word.split(u',');
                const int q = spot[0].toInt(), r = spot[1].toInt();
                word = QString::number(-r) + u","_s + QString::number(q + r);
            }
        text = words.join(u' ');
    }
    return text;
}

// The garden of a card as a position, with another colour in place of `spoiled` and without the last channel if `dry`.
std::string gardenOf(const Layout &layout, const QString &a, const QString &b, const QString &x, int turns = 0,
                     bool spoiled = false, bool dry = false)
{
    QStringList plots, channels;
    for (const char *cell : layout.cells) {
        QString text = turned(QString::fromLatin1(cell), turns);
        const QString colour = text[0] == u'A' ? a : text[0] == u'B' ? b : x;
        plots << u"\"%1%2\""_s.arg(colour, text.mid(1));
    }
    if (spoiled)
        plots[1].replace(layout.cells[1][0] == 'A' ? a : b, x);
    for (const char *channel : layout.channels)
        channels << u"\"%1\""_s.arg(turned(QString::fromLatin1(channel), turns));
    if (dry && !channels.isEmpty())
        channels.removeLast();
    return u"\"garden\": [%1], \"channels\": [%2]"_s.arg(plots.join(u", "), channels.join(u", ")).toStdString();
}

TakenokoTable holding(const QString &card, const std::string &garden, const GamePtr &game = printedGame())
{
    return TakenokoTable("{" + garden + R"(, "players": [{"hand": [")" + card.toStdString() + R"("]}]})", game);
}

std::string completing(const QString &card)
{
    return ("complete " + card).toStdString();
}

} // namespace

void ObjectiveTest::everyPlotCard_data()
{
    QTest::addColumn<QString>("shape");
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("x");
    QTest::addColumn<int>("points");
    const auto row = [](const char *card, const char *shape, const char *a, const char *b, const char *x, int points) {
        QTest::newRow(card) << QString::fromLatin1(shape) << QString::fromLatin1(a) << QString::fromLatin1(b)
                            << QString::fromLatin1(x) << points;
    };
    row("green_triangle", "triangle", "green", "green", "pink", 2);
    row("yellow_triangle", "triangle", "yellow", "yellow", "pink", 3);
    row("pink_triangle", "triangle", "pink", "pink", "green", 4);
    row("green_line", "line", "green", "green", "pink", 2);
    row("yellow_line", "line", "yellow", "yellow", "pink", 3);
    row("pink_line", "line", "pink", "pink", "green", 4);
    row("green_curve", "curve", "green", "green", "pink", 2);
    row("yellow_curve", "curve", "yellow", "yellow", "pink", 3);
    row("pink_curve", "curve", "pink", "pink", "green", 4);
    row("green_diamond", "diamond", "green", "green", "pink", 3);
    row("yellow_diamond", "diamond", "yellow", "yellow", "pink", 4);
    row("pink_diamond", "diamond", "pink", "pink", "green", 5);
    row("green_yellow_diamond", "two", "green", "yellow", "pink", 3);
    row("green_pink_diamond", "two", "green", "pink", "yellow", 4);
    row("pink_yellow_diamond", "two", "pink", "yellow", "green", 5);
}

void ObjectiveTest::everyPlotCard()
{
    QFETCH(QString, shape);
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QString, x);
    QFETCH(int, points);
    const QString card = QString::fromLatin1(QTest::currentDataTag());
    const Layout &layout = layouts.at(shape.toStdString());
    TakenokoTable table = holding(card, gardenOf(layout, a, b, x));
    QCOMPARE(table.badge("plot_objectives/" + card.toStdString()), u"done"_s);
    QVERIFY(table.play(completing(card)));
    QVERIFY(table.fired("objective.complete"));
    QCOMPARE(table.points(), points);
    QCOMPARE(table.score("score.plot"), points);
    QVERIFY(holding(card, gardenOf(layout, a, b, x, 0, true)).refuses(completing(card).c_str(), "objective.pattern"));
    if (!layout.channels.empty())
        QVERIFY(holding(card, gardenOf(layout, a, b, x, 0, false, true))
                    .refuses(completing(card).c_str(), "objective.irrigated"));
    for (const auto &[other, otherLayout] : layouts) // what lies for another shape only
        if (other != shape.toStdString() && other != "two" && other != "diamond" && shape != u"two"_s)
            QVERIFY2(
                holding(card, gardenOf(otherLayout, a, b, x)).refuses(completing(card).c_str(), "objective.pattern"),
                other.c_str());
}

void ObjectiveTest::everyPlotCardInEveryRotation() // ruling 11
{
    QFETCH(QString, shape);
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QString, x);
    const QString card = QString::fromLatin1(QTest::currentDataTag());
    for (int turns = 0; turns < 6; ++turns)
        QVERIFY2(
            holding(card, gardenOf(layouts.at(shape.toStdString()), a, b, x, turns)).allows(completing(card).c_str()),
            std::to_string(turns).c_str());
}

void ObjectiveTest::aMirrorImageDoesNotCount_data()
{
    QTest::addColumn<QString>("a");
    QTest::addColumn<QString>("b");
    QTest::addColumn<QString>("x");
    QTest::newRow("green_yellow_diamond") << u"green"_s << u"yellow"_s << u"pink"_s;
    QTest::newRow("green_pink_diamond") << u"green"_s << u"pink"_s << u"yellow"_s;
    QTest::newRow("pink_yellow_diamond") << u"pink"_s << u"yellow"_s << u"green"_s;
}

void ObjectiveTest::aMirrorImageDoesNotCount() // A1
{
    QFETCH(QString, a);
    QFETCH(QString, b);
    QFETCH(QString, x);
    const QString card = QString::fromLatin1(QTest::currentDataTag());
    const Layout mirror{{"B 1,0", "A 1,1", "B 2,-1", "A 2,0", "X 1,-1"}, layouts.at("two").channels};
    const GamePtr loose = rule("mirror_patterns", true);
    for (int turns = 0; turns < 6; ++turns) {
        const std::string garden = gardenOf(mirror, a, b, x, turns);
        QVERIFY(holding(card, garden).refuses(completing(card).c_str(), "objective.pattern"));
        QVERIFY(holding(card, garden, loose).allows(completing(card).c_str()));
    }
}

void ObjectiveTest::tipsAgainstMiddleIsAnotherPattern() // A2
{
    const Layout tips{{"B 1,0", "A 1,1", "A 2,-1", "B 2,0", "X 1,-1"}, layouts.at("two").channels};
    QVERIFY(holding(u"green_yellow_diamond"_s, gardenOf(tips, u"green"_s, u"yellow"_s, u"pink"_s))
                .refuses("complete green_yellow_diamond", "objective.pattern"));
}

void ObjectiveTest::everyGardenerCard_data()
{
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("fails"); // gardens, one after the other
    QTest::addColumn<int>("points");
    const std::map<QString, int> extra{{u"green"_s, 0}, {u"yellow"_s, 1}, {u"pink"_s, 2}};
    for (const auto &[colour, more] : extra) {
        const QString other = colour == u"pink"_s ? u"green"_s : u"pink"_s;
        for (const auto &[improvement, points] : {std::pair{"fertilizer", 3}, {"watershed", 4}, {"enclosure", 4}}) {
            const QString name = QString::fromLatin1(improvement);
            const QString wrong = name == u"watershed"_s ? u"enclosure"_s : u"watershed"_s;
            QTest::addRow("tall_%s_%s", qPrintable(colour), improvement)
                << u"%1 1,0 4 %2;%1_%2 1,0 4"_s.arg(colour, name)
                << u"%1 1,0 4;%1 1,0 3 %2;%1 1,0 4 %3;%4 1,0 4 %2"_s.arg(colour, name, wrong, other) << points + more;
        }
        QTest::addRow("tall_%s_plain", qPrintable(colour))
            << u"%1 1,0 4"_s.arg(colour)
            << u"%1 1,0 3;%1 1,0 4 watershed;%1_enclosure 1,0 4;%2 1,0 4"_s.arg(colour, other) << 5 + more;
    }
    QTest::newRow("green_grove")
        << u"green 1,0 3,green 0,1 3,green_enclosure -1,1 3,green 1,-1 3 watershed"_s
        << u"green 1,0 3,green 0,1 3,green -1,1 3;green 1,0 3,green 0,1 3,green -1,1 3,green 1,-1 4;"
           "green 1,0 3,green 0,1 3,green -1,1 3,pink 1,-1 3"_s
        << 8;
    QTest::newRow("yellow_grove") << u"yellow 1,0 3,yellow 0,1 3,yellow -1,0 3"_s
                                  << u"yellow 1,0 3,yellow 0,1 3;yellow 1,0 3,yellow 0,1 3,yellow -1,0 2"_s << 7;
    QTest::newRow("pink_grove") << u"pink 1,0 3,pink_fertilizer -1,0 3"_s << u"pink 1,0 3;pink 1,0 3,pink -1,0 4"_s
                                << 6;
}

void ObjectiveTest::everyGardenerCard()
{
    QFETCH(QString, scores);
    QFETCH(QString, fails);
    QFETCH(int, points);
    const QString card = QString::fromLatin1(QTest::currentDataTag());
    const auto garden = [](const QString &plots, const char *gardener) {
        QStringList each;
        for (const QString &plot : plots.split(QRegularExpression(u",(?=[a-z])"_s)))
            each << u"\"%1\""_s.arg(plot);
        return u"\"gardener\": \"%1\", \"garden\": [%2]"_s.arg(QLatin1String(gardener), each.join(u", ")).toStdString();
    };
    for (const QString &plots : scores.split(u';')) {
        TakenokoTable table = holding(card, garden(plots, "1,0"));
        QCOMPARE(table.badge("gardener_objectives/" + card.toStdString()), u"done"_s);
        QVERIFY(table.play(completing(card)));
        QCOMPARE(table.score("score.gardener"), points);
        QVERIFY(holding(card, garden(plots, "0,0")).refuses(completing(card).c_str(), "objective.stand"));
    }
    for (const QString &plots : fails.split(u';'))
        QVERIFY2(holding(card, garden(plots, "1,0")).refuses(completing(card).c_str(), "objective.shoots"),
                 qPrintable(plots));
}

void ObjectiveTest::everyPandaCard_data()
{
    QTest::addColumn<QString>("scores");
    QTest::addColumn<QString>("fails");
    QTest::addColumn<int>("copies");
    QTest::addColumn<int>("points");
    QTest::newRow("green_meal") << uR"({"green": 2})"_s << uR"({"green": 1, "pink": 9, "yellow": 9})"_s << 5 << 3;
    QTest::newRow("yellow_meal") << uR"({"yellow": 2})"_s << uR"({"green": 9, "pink": 9, "yellow": 1})"_s << 4 << 4;
    QTest::newRow("pink_meal") << uR"({"pink": 2})"_s << uR"({"green": 9, "pink": 1})"_s << 3 << 5;
    QTest::newRow("mixed_meal") << uR"({"green": 1, "yellow": 1, "pink": 1})"_s << uR"({"green": 2, "yellow": 2})"_s
                                << 3 << 6;
}

void ObjectiveTest::everyPandaCard()
{
    QFETCH(QString, scores);
    QFETCH(QString, fails);
    QFETCH(int, copies);
    QFETCH(int, points);
    const QString card = QString::fromLatin1(QTest::currentDataTag());
    const auto table = [&](int copy, const QString &bamboo) {
        const QString name = copy == 1 ? card : card + u"#"_s + QString::number(copy);
        return TakenokoTable(
            uR"({"garden": ["green 1,0"], "players": [{"hand": ["%1"], "bamboo": %2}]})"_s.arg(name, bamboo)
                .toStdString());
    };
    for (int copy = 1; copy <= copies; ++copy) {
        TakenokoTable has = table(copy, scores);
        QVERIFY(has.play(completing(card)));
        QVERIFY(has.fired("objective.give-back"));
        QCOMPARE(has.score("score.panda"), points);
        for (const char *colour : {"green", "yellow", "pink"})
            QCOMPARE(has.bamboo(colour), 0);
        QVERIFY(table(copy, fails).refuses(completing(card).c_str(), "objective.bamboo"));
    }
}

void ObjectiveTest::everyCardHasItsRows()
{
    QSet<QString> cards;
    for (const char *name : {"plot_objectives", "gardener_objectives", "panda_objectives"})
        for (const EntryPtr &card : printedGame()->data().table(name).entries())
            cards.insert(QString::fromStdString(card->id));
    QCOMPARE(cards.size(), 15 + 15 + 4);
    const QSet<QString> rows{u"green_triangle"_s,
                             u"yellow_triangle"_s,
                             u"pink_triangle"_s,
                             u"green_line"_s,
                             u"yellow_line"_s,
                             u"pink_line"_s,
                             u"green_curve"_s,
                             u"yellow_curve"_s,
                             u"pink_curve"_s,
                             u"green_diamond"_s,
                             u"yellow_diamond"_s,
                             u"pink_diamond"_s,
                             u"green_yellow_diamond"_s,
                             u"green_pink_diamond"_s,
                             u"pink_yellow_diamond"_s,
                             u"tall_green_fertilizer"_s,
                             u"tall_green_watershed"_s,
                             u"tall_green_enclosure"_s,
                             u"tall_green_plain"_s,
                             u"green_grove"_s,
                             u"tall_yellow_fertilizer"_s,
                             u"tall_yellow_watershed"_s,
                             u"tall_yellow_enclosure"_s,
                             u"tall_yellow_plain"_s,
                             u"yellow_grove"_s,
                             u"tall_pink_fertilizer"_s,
                             u"tall_pink_watershed"_s,
                             u"tall_pink_enclosure"_s,
                             u"tall_pink_plain"_s,
                             u"pink_grove"_s,
                             u"green_meal"_s,
                             u"yellow_meal"_s,
                             u"pink_meal"_s,
                             u"mixed_meal"_s};
    QCOMPARE(cards, rows);
}

// What bots go by: a dry plot counts the more, the fewer channels it needs.
void ObjectiveTest::everyChannelTowardsAPatternBringsItNearer()
{
    const GamePtr game = change("bots.json", "/greedy/standard", "promise");
    const auto formula = game->formulas().find("seat", Kind::Number, "promise");
    QVERIFY(formula);
    const auto promise = [&](const std::string &channels) {
        const TakenokoTable table = holding(
            u"green_line"_s,
            R"("garden": ["green 1,-1", "green 1,0", "green 1,1", "yellow 0,1"], "channels": [)" + channels + "]",
            game);
        return table.game().evaluate(*formula, table.state(), 0);
    };
    QCOMPARE(promise(""), 100 * 2 * (12 + 12 + 8) / 36);
    QCOMPARE(promise(R"("1,0 0,1")"), 100 * 2 * (12 + 12 + 10) / 36);
    QCOMPARE(promise(R"("1,0 0,1", "1,0 1,1")"), 100 * 2);
}

ENGAWA_APPLESS_SUBJECT(takenoko_objective_test, ObjectiveTest)
#include "objective_test.moc"
