#include "core/game/formula_words.h"
#include "core/game/rulebook.h"
#include "kimono_table.h"
#include "tests/subject.h"

// Formulas as a player reads them: props, cats and tie-breaks; and what players are asked.
class WordsTest : public QObject
{
    Q_OBJECT

private slots:
    void aFormulaHasAShape_data();
    void aFormulaHasAShape();
    void aPropIsExplainedInASentence_data();
    void aPropIsExplainedInASentence();
    void catsScoreTheirSquare();
    void aTieBreakIsNamedByWhatItCounts();
    void aTieBreakIsOnThePadOnlyWhenItIsLookedAt();
    void promptsSayHowFarThePhotographerGoes();
    void aRewardThatMayBeLeftIsSaidToBe();
};

namespace {

QString ruleText(const Game &game, std::string_view rule, std::string_view language)
{
    const auto ids = game.rules();
    const auto index = static_cast<RuleIndex>(std::ranges::find(ids, rule) - ids.begin());
    return QString::fromStdString(ruleSentence(game, index, "expert", language));
}

QString prompt(const KimonoTable &table)
{
    const Scene scene = table.game().scene(table.state(), static_cast<Seat>(table.toAct()));
    return QString::fromStdString(table.game().texts().format("en", scene.prompt));
}

QStringList linesOnThePad(const KimonoTable &table)
{
    QStringList keys;
    for (const ScoreSheet::Line &line : table.game().scores(table.state()).lines)
        keys << QString::fromStdString(line.key);
    return keys;
}

} // namespace

void WordsTest::aFormulaHasAShape_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("shape");
    QTest::addRow("each") << "2 * objects(fan)" << "n.times.objects.of.x.end";
    QTest::addRow("spaces") << " 2*objects( fan )" << "n.times.objects.of.x.end";
    QTest::addRow("a value") << "cats - 1" << "x.minus.n";
    QTest::addRow("brackets count") << "2 * (cats + props)" << "n.times.of.x.plus.x.end";
    QTest::addRow("no word for it") << "cats > 3 ? 1 : 0" << "";
    QTest::addRow("nothing") << "" << "";
}

void WordsTest::aFormulaHasAShape()
{
    QFETCH(QString, formula);
    QTEST(QString::fromStdString(formulaParts(formula.toStdString()).shape), "shape");
}

void WordsTest::aPropIsExplainedInASentence_data()
{
    QTest::addColumn<QString>("formula");
    QTest::addColumn<QString>("english");
    QTest::addColumn<QString>("japanese");
    QTest::addRow("each") << "2 * objects(fan)" << "2 points for each fan" << "扇子1つにつき2点";
    QTest::addRow("another number") << "1 * objects(lantern)" << "1 point for each lantern" << "提灯1つにつき1点";
    QTest::addRow("pair") << "3 * min(objects(fan), objects(umbrella))" << "3 points for each fan with umbrella"
                          << "扇子と和傘の組ごとに3点";
    QTest::addRow("a fixed bonus") << "7" << "7 points" << "7点";
    QTest::addRow("anything else") << "objects(fan) + 5 * cats" << "objects(fan) + 5 × cats"
                                   << "objects(fan) + 5 × cats";
}

void WordsTest::aPropIsExplainedInASentence()
{
    QFETCH(QString, formula);
    const GamePtr game = change("cards.json", "/prop_fan/points", formula.toStdString());
    const About about = game->about("cards", "prop_fan");
    const auto said = [&](const char *language) {
        QStringList lines;
        for (const Message &line : about.lines)
            lines << QString::fromStdString(game->texts().format(language, line));
        return lines;
    };
    QFETCH(QString, english);
    QFETCH(QString, japanese);
    QVERIFY2(said("en").contains(english), qPrintable(said("en").join(u" | ")));
    QVERIFY2(said("ja").contains(japanese), qPrintable(said("ja").join(u" | ")));
}

void WordsTest::catsScoreTheirSquare()
{
    QCOMPARE(ruleText(*printedGame(), "expert.cats", "en"), u"Cat tokens score the square of their number."_s);
    QCOMPARE(ruleText(*printedGame(), "expert.cats", "ja"), u"猫トークンは、数の2乗の点になります。"_s);
    const GamePtr other = change("rules.json", "/cat_points", "3 * cats");
    QCOMPARE(ruleText(*other, "expert.cats", "en"), u"Cat tokens score together: 3 * cats."_s);
}

void WordsTest::aTieBreakIsNamedByWhatItCounts()
{
    constexpr auto level = R"({"phase": "over", "albums": [["basic_side 0,0"]]})";
    QCOMPARE(linesOnThePad(KimonoTable("basic", level)),
             (QStringList{u"score.markers"_s, u"score.tie_break.cats_plus_props"_s}));
    QCOMPARE(linesOnThePad(KimonoTable("basic", level,
                                       change("modes.json", "/basic/tie_breaks", Json::array({"cats", "photos"})))),
             (QStringList{u"score.markers"_s, u"score.tie_break.cats"_s, u"score.tie_break"_s}));
    for (const char *language : {"en", "ja"})
        for (const char *key : {"cats_plus_props", "tiles", "cats"})
            QVERIFY(printedGame()->texts().has(language, std::string("score.tie_break.") + key));
}

void WordsTest::aTieBreakIsOnThePadOnlyWhenItIsLookedAt()
{
    QCOMPARE(linesOnThePad(KimonoTable("basic", R"({"phase": "over", "tracks": {"pink": 1}})")),
             QStringList{u"score.markers"_s});
    QCOMPARE(linesOnThePad(KimonoTable("basic", R"({"turns": 0})")), QStringList{u"score.markers"_s}); // nobody has any
    QVERIFY(!linesOnThePad(KimonoTable("expert", R"({"phase": "over", "tiles": {"pink": 0}})"))
                 .join(u' ')
                 .contains(u"tie_break"_s));
}

void WordsTest::promptsSayHowFarThePhotographerGoes()
{
    QCOMPARE(prompt(KimonoTable("basic", "{}")),
             u"Player A: choose the photo at which the photographer stops, 1 to 3 cards on."_s);
    const char *two = R"({"ring": ["pink_1", "pink_2", null, null, null, null, null, null]})";
    QCOMPARE(prompt(KimonoTable("solo", two)),
             u"Player A: choose the photo at which the photographer stops, 2 cards on. "
             "Fanny gets the card before it."_s);
}

void WordsTest::aRewardThatMayBeLeftIsSaidToBe()
{
    const char *position = R"({"phase": "reward", "rewarding": true})";
    QCOMPARE(prompt(KimonoTable("expert", position)), u"Player A: choose one of the rewards."_s);
    QCOMPARE(prompt(KimonoTable("expert", position, change("rules.json", "/reward_compulsory", false))),
             u"Player A: choose one of the rewards, or take none."_s);
}

ENGAWA_SUBJECT(kimono_words_test, WordsTest, QCoreApplication)
#include "words_test.moc"
