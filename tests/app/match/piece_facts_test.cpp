#include <QSignalSpy>

#include "people_match.h"
#include "tests/subject.h"

using namespace engawa;

class PieceFactsTest : public QObject
{
    Q_OBJECT

private slots:
    void aPieceIsToldByWhatItIsAndDoes()
    {
        PeopleMatch table;
        const PieceFacts &facts = *table.match.facts();
        int withRules = 0, leading = 0;
        for (const PieceRow &row : table.view().pieces()->rows()) {
            const AboutPiece about = facts.about(row.id);
            QVERIFY2(!about.title.isEmpty(), qPrintable(row.id));
            QCOMPARE(about.source, row.source);
            withRules += !about.rules.isEmpty();
            for (const QString &line : about.lines)
                leading += line.startsWith(u'→');
        }
        QVERIFY(withRules > 0);
        QVERIFY(leading > 0);
    }

    void aComponentThatLiesNowhereHasItsFaceToo()
    {
        PeopleMatch table;
        const PieceFacts &facts = *table.match.facts();
        for (const EntryPtr &entry : table.game->data().table("leaf_cards").entries()) {
            const QString component = "leaf_cards/" + QString::fromStdString(entry->id);
            QCOMPARE(facts.kindOf(component), "card");
            QVERIFY(facts.aboutComponent(component).source.startsWith("image://face/"));
            QCOMPARE(facts.faceOf("card", component), facts.aboutComponent(component).source);
        }
        QVERIFY(facts.backOf("card") != facts.faceOf("card", {}));
        QVERIFY(facts.about("nothing").title.isEmpty());
    }

    void otherDataAndAnotherLanguageAreToldButNoMove()
    {
        PeopleMatch table;
        QSignalSpy changed(table.match.facts(), &PieceFacts::changed);
        table.play(3);
        QCOMPARE(changed.size(), 0);
        table.session().setLanguage("ja");
        QCOMPARE(changed.size(), 1);

        Problems problems;
        const GamePtr other = compiled(bundled(std::filesystem::path(ENGAWA_RESOURCES "/packs/momiji")));
        QVERIFY(table.session().begin(other, table.session().match()->opening(), problems));
        QCOMPARE(changed.size(), 2);
        table.session().close();
        QCOMPARE(changed.size(), 3);
    }

    void withoutAMatchThereIsNothingToTell()
    {
        PeopleMatch table;
        const QString piece = table.view().pieces()->ids().front();
        table.session().close();
        const PieceFacts &facts = *table.match.facts();
        QVERIFY(facts.about(piece).title.isEmpty());
        QVERIFY(facts.faceOf("card", {}).isEmpty());
        QVERIFY(facts.wordOf(piece, "badge").isEmpty());
    }
};

ENGAWA_SUBJECT(match_table_piece_facts_test, PieceFactsTest, QCoreApplication)
#include "piece_facts_test.moc"
