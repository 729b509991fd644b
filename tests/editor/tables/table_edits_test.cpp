#include <QElapsedTimer>
#include <QSize>
#include <QTest>

#include "editor/csv/csv.h"
#include "editor/tables/component_edits.h"
#include "editor/tables/pack_search.h"
#include "editor/tables/rename.h"
#include "editor/tables/table_edits.h"
#include "editor/tables/table_paste.h"
#include "tests/editor/tables/opened_pack.h"
#include "tests/subject.h"

using namespace engawa;

class TableEditsTest : public QObject
{
    Q_OBJECT

private slots:
    void oneCell();
    void aName();
    void aCalculationOverManyCellsIsOneStep_data();
    void aCalculationOverManyCellsIsOneStep();
    void clearing();
    void filling();
    void aNewComponentPlaysAtOnce_data();
    void aNewComponentPlaysAtOnce();
    void duplicatesCountOn();
    void deletingTakesTheNameAlong();
    void deletingTakesEveryTextAlong();
    void movingIsForOwnPacks();
    void renamingTakesEverythingAlong();
    void renamingTakesPersonasAlong();
    void renamingLeavesEqualWordsAlone();
    void idsThatClashAreRefused();
    void pasteOverAndBeyond();
    void pasteRefusesAColumnTooMany();
    void pasteOfTenThousandRowsIsQuick();
    void replacingTextNumbersAndIds();

private:
    static constexpr int leafColumn = TableModel::FirstField, valueColumn = leafColumn + 1,
                         acornColumn = leafColumn + 2;
    const std::string cards = "leaf_cards.json";
};

void TableEditsTest::oneCell()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    const std::string before = pack.bytes();
    QVERIFY(TableEdits(table).enter({6, valueColumn}, "4").isEmpty());
    QCOMPARE(pack.document.steps().undoText(), "Value of Red 3: 3 → 4");
    pack.checkStep(before);
    QVERIFY(TableEdits(table).enter({6, valueColumn}, "4").isEmpty()); // the same again is no step
    QCOMPARE(pack.document.steps().index(), 1);
}

void TableEditsTest::aName()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    const std::string before = pack.bytes();
    TableEdits(table).enter({6, TableModel::NameColumn}, "Ruby 3");
    QCOMPARE((*pack.value("text/en.json", "name"))["red_3"], Json("Ruby 3"));
    QCOMPARE(table.index(6, TableModel::NameColumn).data().toString(), "Ruby 3");
    pack.checkStep(before);
}

void TableEditsTest::aCalculationOverManyCellsIsOneStep_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("second"); // of 1 and 3
    QTest::addColumn<QString>("name");
    QTest::newRow("+") << "+1" << 4 << "Add 1 to 40 cells of Value";
    QTest::newRow("-") << "-2" << 1 << "Subtract 2 from 40 cells of Value";
    QTest::newRow("*") << "*2" << 6 << "Multiply 40 cells of Value by 2";
    QTest::newRow("/ rounds down") << "/2" << 1 << "Divide 40 cells of Value by 2";
    QTest::newRow("=") << "=5" << 5 << "Set 40 cells of Value to 5";
}

void TableEditsTest::aCalculationOverManyCellsIsOneStep()
{
    QFETCH(QString, typed);
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    Cells cells;
    for (int row = 0; row < 40; ++row)
        cells.push_back({row, valueColumn});
    const auto calculation = Calculation::parse(typed);
    QVERIFY(calculation && TableEdits(table).canCalculate(cells, *calculation));
    const std::string before = pack.bytes();
    QVERIFY(TableEdits(table).calculate(cells, *calculation).isEmpty());
    QTEST(table.value(6, valueColumn)->get<int>(), "second");
    QTEST(pack.document.steps().undoText(), "name");
    pack.checkStep(before);
}

void TableEditsTest::clearing()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    const std::string before = pack.bytes();
    QVERIFY(TableEdits(table).clear({{0, acornColumn}, {1, acornColumn}, {5, acornColumn}}).isEmpty());
    QVERIFY(!table.value(0, acornColumn) && !table.value(1, acornColumn));
    pack.checkStep(before);
    QVERIFY(!TableEdits(table).clear({{0, TableModel::IdColumn}}).isEmpty());
}

void TableEditsTest::filling()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    const std::string before = pack.bytes();
    QVERIFY(TableEdits(table).fill({{6, valueColumn}, {7, valueColumn}, {8, valueColumn}}, Qt::Vertical).isEmpty());
    QCOMPARE(*table.value(8, valueColumn), Json(3));
    pack.checkStep(before);
    QVERIFY(!TableEdits(table).fill({{6, valueColumn}}, Qt::Vertical).isEmpty());
}

void TableEditsTest::aNewComponentPlaysAtOnce_data()
{
    QTest::addColumn<QString>("pack");
    QTest::addColumn<QString>("file");
    for (const char *pack : {"momiji", "kimono"}) {
        const OpenedPack opened(pack);
        for (const auto &[file, table] : opened.document.data().files)
            if (const QString name = QString::fromStdString(file).section('.', 0, 0);
                takesNewEntries(opened.document, file) && !file.starts_with("text/") && file != "rulebook.json")
                QTest::addRow("%s %s", pack, qPrintable(name)) << pack << name;
    }
}

void TableEditsTest::aNewComponentPlaysAtOnce()
{
    QFETCH(QString, pack);
    QFETCH(QString, file);
    OpenedPack opened(pack.toStdString());
    const std::string before = opened.bytes();
    QVERIFY(addComponent(opened.document, (file + ".json").toStdString(), "brand_new", "Brand new"));
    const std::string first = opened.document.data().files.at((file + ".json").toStdString())->entries().front()->id;
    for (const auto &[name, table] : opened.document.data().files)
        if (name.starts_with("text/") && opened.value(name, "name")->contains(first)) // what has names
            QCOMPARE(opened.value(name, "name")->value("brand_new", ""), std::string("Brand new"));
    QStringList problems;
    for (const Problem &problem : opened.document.problems())
        if (problem.level == Problem::Level::Error)
            problems += QString::fromStdString(toLine(problem));
    QVERIFY2(opened.document.compiles(), qPrintable(problems.join('\n')));
    opened.checkStep(before);
}

void TableEditsTest::duplicatesCountOn()
{
    OpenedPack pack("momiji", true);
    const std::string before = pack.bytes();
    QCOMPARE(duplicateComponents(pack.document, cards, {"red_3", "red_2", "red_0_l"}),
             (std::vector<std::string>{"red_4", "red_5", "red_0_l_2"}));
    QCOMPARE(*pack.value(cards, "red_4"), *pack.value(cards, "red_3"));
    QCOMPARE(pack.document.data().files.at(cards)->indexOf("red_4"),
             pack.document.data().files.at(cards)->indexOf("red_3") + 1);
    pack.checkStep(before);
}

void TableEditsTest::deletingTakesTheNameAlong()
{
    OpenedPack pack;
    const std::string before = pack.bytes();
    QVERIFY(removeComponents(pack.document, cards, {"red_3", "red_2"}));
    QVERIFY(!pack.value(cards, "red_3"));
    QVERIFY(!pack.value("text/ja.json", "name")->contains("red_3"));
    QCOMPARE(pack.document.steps().undoText(), "Delete 2 rows");
    pack.checkStep(before);
}

void TableEditsTest::deletingTakesEveryTextAlong()
{
    OpenedPack pack;
    const std::string before = pack.bytes();
    QVERIFY(removeComponents(pack.document, "scenarios.json", {"equinox"}));
    for (const char *text : {"text/en.json", "text/ja.json"}) {
        QVERIFY(!pack.value(text, "name")->contains("equinox"));
        QVERIFY(!pack.value(text, "about")->contains("scenarios.equinox"));
        QVERIFY(!pack.value(text, "condition")->contains("equinox.toriis")); // of one of its parts
        QVERIFY(pack.value(text, "condition")->contains("meditation.piles"));
        QVERIFY(pack.value(text, "about")->contains("scenarios.start"));
    }
    pack.checkStep(before);
}

void TableEditsTest::movingIsForOwnPacks()
{
    OpenedPack pack("momiji", true);
    const std::string before = pack.bytes();
    QVERIFY(moveComponents(pack.document, cards, {"red_0_r", "red_0_lr"}, true).isEmpty());
    QCOMPARE(pack.document.data().files.at(cards)->indexOf("red_0_l"), 2);
    pack.checkStep(before);
    OpenedPack variant;
    QVERIFY(moveComponents(variant.document, cards, {"red_0_r"}, true).contains("has no order"));
    QCOMPARE(variant.document.steps().count(), 0);
}

void TableEditsTest::renamingTakesEverythingAlong()
{
    OpenedPack pack;
    const std::string before = pack.bytes();
    QVERIFY(renameEntry(pack.document, "leaves.json", "green", "jade", true));
    QVERIFY(pack.document.compiles());
    QCOMPARE((*pack.value(cards, "green_3"))["leaf"], Json("jade"));                      // a reference
    QCOMPARE((*pack.value("objectives.json", "green_leaves"))["metric"], Json("cards(jade)")); // a formula
    QCOMPARE((*pack.value("text/en.json", "name"))["jade"], Json("green"));               // a text
    QVERIFY(!pack.value("text/en.json", "name")->contains("green"));
    pack.checkStep(before);

    OpenedPack keys;
    QVERIFY(renameEntry(keys.document, "objectives.json", "green_leaves", "jade_leaves", true));
    QVERIFY((*keys.value("scenarios.json", "cold_breeze"))["tokens"].contains("jade_leaves")); // a key
    QVERIFY(keys.document.compiles());

    OpenedPack parts;
    QVERIFY(renameEntry(parts.document, "scenarios.json", "cold_breeze", "warm_breeze", true));
    const Json &sentences = *parts.value("text/en.json", "condition"); // of the entry's parts
    QVERIFY(sentences.contains("warm_breeze.centre") && !sentences.contains("cold_breeze.centre"));
    QVERIFY(sentences.contains("equinox.tokens"));
    QVERIFY(parts.document.compiles());
}

void TableEditsTest::renamingTakesPersonasAlong()
{
    OpenedPack pack;
    QVERIFY(renameEntry(pack.document, "leaves.json", "red", "crimson", true));
    QVERIFY(pack.document.compiles());
    const Json poet = *pack.value("personas.json", "red_poet");
    QVERIFY(poet["formula"].get<std::string>().contains("cards(crimson)"));
    for (const Json &weight : poet["weights"])
        QCOMPARE(weight["component"], Json("leaves/crimson"));

    OpenedPack persona;
    QVERIFY(renameEntry(persona.document, "personas.json", "hermit", "recluse", true));
    QVERIFY(persona.document.compiles());
    QVERIFY(persona.value("text/ja.json", "name")->contains("recluse"));
    QVERIFY(persona.value("text/en.json", "persona")->contains("recluse"));
    QVERIFY(!persona.value("text/en.json", "persona")->contains("hermit"));
}

void TableEditsTest::renamingLeavesEqualWordsAlone()
{
    OpenedPack pack;
    // The objective “acorns” is no name of formulas; the value “acorns” is.
    QVERIFY(renameEntry(pack.document, "objectives.json", "acorns", "nuts", true));
    QCOMPARE((*pack.value("objectives.json", "nuts"))["metric"], Json("acorns"));
    QVERIFY(pack.document.compiles());
}

void TableEditsTest::idsThatClashAreRefused()
{
    OpenedPack pack;
    QVERIFY(idFault(pack.document, cards, "red_3").contains("another entry"));
    QVERIFY(idFault(pack.document, cards, "Red 3").contains("can’t be an id"));
    QVERIFY(!idFault(pack.document, cards, "").isEmpty());
    QVERIFY(idFault(pack.document, cards, "red_33").isEmpty());
    QVERIFY(!renameEntry(pack.document, cards, "red_2", "red_3", true));
    QCOMPARE(idFromName("Érable 3, à gauche"), "erable_3_a_gauche");
}

void TableEditsTest::pasteOverAndBeyond()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    const std::string before = pack.bytes();
    TablePaste over(table, readTabs("7\t\"left\"\n8\tright"), {40, 41}, {valueColumn, acornColumn}, {1, 1});
    QCOMPARE(over.newRows(), 0);
    QVERIFY(over.paste());
    QCOMPARE(*table.value(41, acornColumn), Json("right"));
    pack.checkStep(before);
    pack.document.steps().undo();

    TablePaste beyond(table, readTabs("5\n6\n7"), {41}, {valueColumn}, {1, 1});
    QCOMPARE(beyond.newRows(), 2);
    QVERIFY(beyond.paste());
    QCOMPARE(table.rowCount(), 44);
    QCOMPARE(*table.value(43, valueColumn), Json(7));
    QVERIFY(pack.document.compiles());
    pack.checkStep(before);
    pack.document.steps().undo();

    TablePaste one(table, {{"9"}}, {0, 1, 2, 3}, {valueColumn, acornColumn}, {1, 4});
    QVERIFY(one.paste());
    QCOMPARE(*table.value(3, valueColumn), Json(9));
    TablePaste ids(table, {{"red_3", "x"}}, {0}, {TableModel::IdColumn, TableModel::NameColumn}, {1, 1});
    QVERIFY(ids.refusal().contains("red_0_l"));
    TablePaste twice(table, {{"fresh"}, {"fresh"}}, {}, {TableModel::IdColumn}, {1, 1});
    QVERIFY(twice.refusal().contains("comes twice"));
}

void TableEditsTest::pasteRefusesAColumnTooMany()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    TablePaste paste(table, {{"1", "2", "3"}}, {0}, {valueColumn, acornColumn}, {1, 1});
    QCOMPARE(paste.refusal(), "3 columns don’t fit: from here to the right the table has 2.");
    QVERIFY(!paste.paste());
    QCOMPARE(pack.document.steps().count(), 0);
}

void TableEditsTest::pasteOfTenThousandRowsIsQuick()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile(cards);
    QList<QStringList> rows;
    for (int i = 0; i < 10'000; ++i)
        rows += {"red", QString::number(i % 10), "", "0"};
    const std::string before = pack.bytes();
    QElapsedTimer timer;
    timer.start();
    TablePaste paste(table, rows, {41}, {leafColumn, valueColumn, acornColumn, acornColumn + 1}, {1, 1});
    QCOMPARE(paste.newRows(), 9'999);
    QVERIFY(paste.paste());
    qInfo("10,000 rows pasted, checked and compiled in %lld ms", timer.elapsed());
    QCOMPARE(table.rowCount(), 10'041);
    pack.checkStep(before);
}

void TableEditsTest::replacingTextNumbersAndIds()
{
    OpenedPack pack;
    const std::string before = pack.bytes();
    PackQuery text{PackQuery::Sort::Text, "acorn on", "\\1 nut on", true, true, "text/en.json"};
    QVERIFY(!searchPack(pack.document, text).empty());
    QVERIFY(replaceInPack(pack.document, text).isEmpty());
    QCOMPARE((*pack.value("text/en.json", "name"))["red_0_l"], Json("Red 0, \\1 nut on the left"));
    pack.checkStep(before);
    pack.document.steps().undo();

    PackQuery number{PackQuery::Sort::Number, "3", "4", false, false, cards};
    QCOMPARE(searchPack(pack.document, number).size(), std::size_t(12)); // six values and six counts
    QVERIFY(replaceInPack(pack.document, number).isEmpty());
    QCOMPARE((*pack.value(cards, "red_3"))["value"], Json(4));
    pack.checkStep(before);
    pack.document.steps().undo();

    PackQuery id{PackQuery::Sort::Id, "green", "jade", false, false, {}};
    QVERIFY(replaceInPack(pack.document, id).isEmpty());
    QCOMPARE((*pack.value(cards, "green_3"))["leaf"], Json("jade"));
    QVERIFY(!replaceInPack(pack.document, {PackQuery::Sort::Id, "nobody", "jade", false, false, {}}).isEmpty());
    QVERIFY(!replaceInPack(pack.document, {PackQuery::Sort::Number, "x", "1", false, false, {}}).isEmpty());
}

ENGAWA_SUBJECT(editor_table_edits_test, TableEditsTest, QApplication)
#include "table_edits_test.moc"
