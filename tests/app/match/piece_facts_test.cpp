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
