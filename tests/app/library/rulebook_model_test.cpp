#include "app/match/rulebook_model.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "core/games/registry.h"
#include "core/pack/read.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

GamePtr momiji(const std::string &japaneseRule = {})
{
    Problems problems;
    static const Schemas schemas = *Schemas::load(ENGAWA_RESOURCES "/schema", problems);
    Data data = readPack(ENGAWA_RESOURCES "/packs/momiji", problems);
    if (!japaneseRule.empty()) {
        Json languages = *data.value("pack", "languages");
        if (!data.files.contains("text/ja.json")) {
            languages.push_back("ja");
            data = *edited(data, "pack.json", "/languages", languages, problems);
        }
        auto entries = data.table("text/ja").entries();
        std::erase_if(entries, [](const EntryPtr &entry) { return entry->id == "rule"; });
        entries.push_back(std::make_shared<Entry>(Entry{"rule", Json{{"collect.column", japaneseRule}}}));
        data.files["text/ja.json"] = std::make_shared<Table>(std::move(entries));
    }
    const GamePtr game = GameCompiler(schemas).compile(data, nullptr, problems);
    if (!game)
        qFatal("Momiji does not compile: %s", toLine(problems.front()).c_str());
    return game;
}

} // namespace

class RulebookModelTest : public QObject
{
    Q_OBJECT

    static QVariant of(const RulebookModel &model, int row, RulebookModel::Role role)
    {
        return model.index(row).data(role);
    }

private slots:
    void anEmptyRulebook()
    {
        RulebookModel model;
        const QAbstractItemModelTester tester(&model);
        QCOMPARE(model.count(), 0);
        QCOMPARE(model.nextHit(0), -1);
        model.setSearch("leaf");
        QCOMPARE(model.hits(), 0);
    }

    void theRulesOfAModeInOrder()
    {
        RulebookModel model;
        const QAbstractItemModelTester tester(&model);
        model.setGame(momiji(), "first_game", "en");
        QCOMPARE(model.title(), u"Momiji – First game"_s);
        QCOMPARE(of(model, 0, RulebookModel::SectionRole).toString(), u"Setup"_s);
        QVERIFY(model.rowOf("collect.column") > model.rowOf("setup.hand"));
        QCOMPARE(model.rowOf("solo.victory"), -1);
        QCOMPARE(model.rowOf("no.such-rule"), -1);
        for (int row = 0; row < model.count(); ++row) {
            QVERIFY(of(model, row, RulebookModel::HoldsRole).toBool());
            QVERIFY(!of(model, row, RulebookModel::SentenceRole).toString().contains(u'{'));
        }
    }

    void anotherModeHasOtherRules()
    {
        RulebookModel model;
        const QAbstractItemModelTester tester(&model);
        model.setGame(momiji(), "first_game", "en");
        const QSignalSpy titles(&model, &RulebookModel::titleChanged);
        model.setGame(momiji(), "solo", "en");
        QCOMPARE(titles.size(), 1);
        QVERIFY(model.rowOf("solo.victory") >= 0);
        QCOMPARE(model.rowOf("collect.refill"), -1);
    }

    void theRulesOfEveryMode()
    {
        RulebookModel model;
        const QAbstractItemModelTester tester(&model);
        model.setGame(momiji(), "first_game", "en");
        const int held = model.count();
        model.setEveryMode(true);
        QVERIFY(model.count() > held);
        QVERIFY(!of(model, model.rowOf("solo.victory"), RulebookModel::HoldsRole).toBool());
    }

    void theSearchMarksRulesWithAllWords()
    {
        RulebookModel model;
        const QAbstractItemModelTester tester(&model);
        model.setGame(momiji(), "first_game", "en");
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        model.setSearch("COLUMN whole");
        QVERIFY(of(model, model.rowOf("collect.column"), RulebookModel::HitRole).toBool());
        QVERIFY(!of(model, model.rowOf("setup.hand"), RulebookModel::HitRole).toBool());
        QVERIFY(model.hits() >= 1);
        QCOMPARE(reset.size(), 0);
        model.setSearch("");
        QCOMPARE(model.hits(), 0);
    }

    void theNextHitGoesRound()
    {
        RulebookModel model;
        model.setGame(momiji(), "first_game", "en");
        model.setSearch("acorn");
        const int first = model.nextHit(model.count() - 1);
        QVERIFY(first >= 0);
        int row = first, seen = 0;
        do {
            row = model.nextHit(row);
            ++seen;
        } while (row != first);
        QCOMPARE(seen, model.hits());
        QCOMPARE(model.nextHit(model.nextHit(first), -1), first);
    }

    void japaneseIsFoundInEitherSyllabaryAndWidth()
    {
        RulebookModel model;
        model.setGame(momiji("カードを１枚もみじの山に集める。Torii"), "first_game", "ja");
        const int row = model.rowOf("collect.column");
        for (const QString &words : {u"カード"_s, u"かーど"_s, u"ｶｰﾄﾞ"_s, u"モミジ"_s, u"1枚"_s, u"山　torii"_s}) {
            model.setSearch(words);
            QVERIFY2(of(model, row, RulebookModel::HitRole).toBool(), qPrintable(words));
        }
        model.setSearch(u"紅葉"_s);
        QVERIFY(!of(model, row, RulebookModel::HitRole).toBool());
    }

    void anotherLanguageKeepsThePlaceOfTheReader()
    {
        RulebookModel model;
        const GamePtr game = momiji("列を取る。");
        model.setGame(game, "first_game", "en");
        const QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        const QSignalSpy touched(&model, &QAbstractItemModel::dataChanged);
        model.setGame(game, "first_game", "ja");
        QCOMPARE(reset.size(), 0);
        QCOMPARE(touched.size(), 1);
        QCOMPARE(of(model, model.rowOf("collect.column"), RulebookModel::SentenceRole).toString(), u"列を取る。"_s);
    }
};

ENGAWA_SUBJECT(rulebook_model_test, RulebookModelTest, QGuiApplication)
#include "rulebook_model_test.moc"
