#include <QAction>
#include <QMenuBar>

#include "app/match/rulebook_model.h"
#include "app/shell/commands.h"
#include "table_fixture.h"
#include "table_subject.h"
#include "tests/settled/painted.h"

namespace engawa {

// Another language in mid-game: every text follows at once, and comes back.
class LanguageTest : public QObject
{
    Q_OBJECT

private slots:
    void everyTextFollows();
    void theContentsOfTheRulebookFollow();
};

static bool isJapanese(const QString &text)
{
    return std::ranges::any_of(text, [](QChar letter) {
        return (letter.unicode() >= 0x3040 && letter.unicode() < 0x30ff)
               || (letter.unicode() >= 0x4e00 && letter.unicode() < 0x9fff);
    });
}

static QStringList column(const QAbstractItemModel *model, int role)
{
    QStringList texts;
    for (int row = 0; row < model->rowCount(); ++row)
        texts.append(model->index(row, 0).data(role).toString());
    return texts;
}

static QStringList menuTexts(TableFixture &table)
{
    QStringList texts;
    for (const QAction *menu : table.program().window().menuBar()->actions()) {
        texts.append(menu->text());
        for (const QAction *action : menu->menu()->actions())
            if (!action->isSeparator())
                texts.append(action->text());
    }
    return texts;
}

// Every text that is seen on the table.
static QStringList tableTexts(TableFixture &table)
{
    QStringList texts;
    for (const char *type : {"QQuickText", "PaperButton", "Sentence", "Caption", "Heading"})
        for (QQuickItem *item : table.everywhere(type))
            if (TableFixture::isSeen(item) && !item->property("text").toString().isEmpty())
                texts.append(item->property("text").toString());
    return texts;
}

void LanguageTest::everyTextFollows()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    for (int move = 0; move < 6; ++move)
        table.match().view()->playMove(0);
    RulebookModel *rulebook = table.root()->property("rulebook").value<RulebookModel *>();
    const auto texts = [&] {
        return QList<QStringList>{{table.match().view()->prompt()},
                                  column(table.match().view()->log(), LogModel::TextRole),
                                  column(rulebook, RulebookModel::SentenceRole),
                                  column(table.match().view()->moves(), MoveModel::TextRole),
                                  column(table.match().view()->pieces(), PieceModel::NameRole),
                                  {table.match().session()->gameName(), table.match().session()->modeName()},
                                  menuTexts(table),
                                  tableTexts(table)};
    };
    const QStringList what{"prompt", "log",  "rulebook", "moves", "names of pieces", "names of game and mode",
                           "menus",  "table"};
    waitUntilNothingFades(*table.program().table().quickWindow()); // the screens of the curtain are out of sight
    const QList<QStringList> english = texts();
    const State state = table.match().session()->match()->state();

    table.settings().setLanguage("ja");
    table.settle(); // the window hears of it as an event
    const QList<QStringList> japanese = texts();
    for (int kind = 0; kind < what.size(); ++kind) {
        QVERIFY2(japanese[kind].size() == english[kind].size() || what[kind] == "table", qPrintable(what[kind]));
        for (const QString &text : japanese[kind]) {
            bool isNumber = false;
            QString plain = text;
            plain.remove('\xd7').toInt(&isNumber);
            if (plain.contains(QChar(0xd7)) || text.size() < 3 || isNumber || text.contains("Haruka")
                || text.contains("Engawa") || text.contains("Qt") || text == "Enter" || text == "Esc")
                continue;
            if (!isJapanese(text))
                QWARN(qPrintable(QString("Not Japanese (%1): %2").arg(what[kind], text)));
        }
    }
    for (int kind = 0; kind < what.size(); ++kind) {
        const auto foreign =
            std::ranges::count_if(japanese[kind], [](const QString &text) { return isJapanese(text); });
        QVERIFY2(2 * foreign >= std::ssize(japanese[kind]), qPrintable(QString("Of the %1 %2 of %3 texts are Japanese.")
                                                                           .arg(what[kind])
                                                                           .arg(foreign)
                                                                           .arg(japanese[kind].size())));
        QVERIFY(japanese[kind] != english[kind]);
    }
    QVERIFY(table.match().session()->match()->state() == state);
    QTRY_VERIFY2(!table.legalPieces().isEmpty() || !table.choiceButtons().isEmpty(),
                 "Nothing can be played after the change.");

    table.settings().setLanguage("en");
    table.settle();
    const QList<QStringList> again = texts();
    for (int kind = 0; kind < what.size(); ++kind) {
        const QSet<QString> now(again[kind].begin(), again[kind].end()),
            before(english[kind].begin(), english[kind].end());
        QVERIFY2(now == before,
                 qPrintable("The English of the " + what[kind] + " doesn't come back: "
                            + QStringList((before - now).values() + (now - before).values()).join(" | ")));
    }
}

void LanguageTest::theContentsOfTheRulebookFollow()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    table.match().view()->liftCurtain();
    table.program().actions().at(command::rules)->trigger();
    const auto sections = [&] {
        QStringList names;
        for (const QQuickItem *line : table.everywhere("SectionLine"))
            names.append(line->property("modelData").toString());
        return names;
    };
    QTRY_VERIFY(sections().size() > 3);
    const QStringList english = sections();
    QVERIFY(std::ranges::none_of(english, isJapanese));
    table.settings().setLanguage("ja");
    QTRY_VERIFY2(std::ranges::all_of(sections(), isJapanese), qPrintable(sections().join(" | ")));
    QCOMPARE(sections().size(), english.size());
    table.settings().setLanguage("en");
    QTRY_COMPARE(sections(), english);
    QCOMPARE(table.warnings(), QStringList());
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_language_test, engawa::LanguageTest)
#include "language_test.moc"
