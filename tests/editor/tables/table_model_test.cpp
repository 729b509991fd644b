#include <random>

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "editor/tables/component_edits.h"
#include "editor/tables/table_edits.h"
#include "editor/tables/table_rows.h"
#include "tests/core/pack_folder.h"
#include "tests/editor/tables/opened_pack.h"
#include "tests/subject.h"

using namespace engawa;

class TableModelTest : public QObject
{
    Q_OBJECT

private slots:
    void columnsComeFromTheSchema();
    void whatIsInsideACellIsToldByItsTitles();
    void aFieldAddedToTheSchemaAppears();
    void aChangeTouchesItsRowOnly();
    void badTextIsKeptAndIsAProblemOfItsCell();
    void aChangeFromTheBaseIsMarked();
    void randomEditsKeepTheModelSound();
    void sortingTakesNumbersAsNumbersAndCanBeUndone();
    void filtersByWordColumnAndComparison_data();
    void filtersByWordColumnAndComparison();
};

namespace {

QVariant cell(const QAbstractItemModel &model, int row, int column, int role = Qt::DisplayRole)
{
    return model.index(row, column).data(role);
}

int columnNamed(const TableModel &table, const QString &title)
{
    for (int column = 0; column < table.columnCount(); ++column)
        if (table.headerData(column, Qt::Horizontal).toString() == title)
            return column;
    return -1;
}

} // namespace

void TableModelTest::columnsComeFromTheSchema()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile("leaf_cards.json");
    QCOMPARE(table.rowCount(), 42);
    QCOMPARE(cell(table, 0, TableModel::IdColumn).toString(), "red_0_l");
    QCOMPARE(cell(table, 0, TableModel::NameColumn).toString(), "Red 0, acorn on the left");
    const int value = columnNamed(table, "Value");
    QVERIFY(value > 0);
    QCOMPARE(cell(table, 5, value).toString(), "2");
    QVERIFY(Qt::Alignment(cell(table, 5, value, Qt::TextAlignmentRole).toInt()) & Qt::AlignRight);
    QVERIFY(table.headerData(value, Qt::Horizontal, Qt::ToolTipRole).toString().contains("0 to 9"));
}

void TableModelTest::whatIsInsideACellIsToldByItsTitles()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile("landscapes.json");
    const int effects = columnNamed(table, "Effects"), row = table.rowOf("c");
    QCOMPARE(cell(table, row, effects).toString(), "Does Rearrange the piles · Does Gain acorns, Acorns 2");
    QVERIFY(cell(table, row, effects, Qt::EditRole).toString().contains("gain_acorns"));
    TableEdits(table).enter({row, effects}, R"([{"do": "gain_acorns", "acorns": 3}])");
    QCOMPARE(cell(table, row, effects).toString(), "Does Gain acorns, Acorns 3");
    QVERIFY(cell(table, row, effects, Qt::ToolTipRole).toString().contains("Before: Does Rearrange the piles · Does"));
    pack.document.setLanguage("ja");
    const QString told = cell(table, row, table.columnOf("/effects")).toString();
    QVERIFY2(told.contains("どんぐり") && !told.contains("gain_acorns"), qPrintable(told));
}

void TableModelTest::aFieldAddedToTheSchemaAppears()
{
    PackFolder schemas;
    std::filesystem::copy(ENGAWA_RESOURCES "/schema", schemas.path(),
                          std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing);
    Problems problems;
    const auto text = readText(ENGAWA_RESOURCES "/schema/momiji/leaf_cards.schema.json", problems);
    Json schema = Json::parse(*text);
    schema["definitions"]["card"]["properties"]["weather"] = {
        {"type", "integer"}, {"title", "Weather"}, {"description", "How wet it is."}, {"minimum", 1}, {"maximum", 7}};
    schemas.write("momiji/leaf_cards.schema.json", schema.dump());
    const GameCompiler compiler(std::move(*Schemas::load(schemas.path(), problems)));
    PackDocument document(compiler, compiler.schemas(), shippedEngineTexts());
    document.openPack(readPack(ENGAWA_RESOURCES "/packs/momiji", problems), {}, true);
    TableModel table(document);
    table.setFile("leaf_cards.json");
    const int weather = columnNamed(table, "Weather");
    QVERIFY(weather > 0);
    QVERIFY(table.headerData(weather, Qt::Horizontal, Qt::ToolTipRole).toString().contains("How wet it is."));
    QVERIFY(TableEdits(table).enter({0, weather}, "5").isEmpty());
    QCOMPARE(*table.value(0, weather), Json(5));
    QVERIFY(document.compiles());
    TableEdits(table).enter({0, weather}, "8");
    QCOMPARE(cell(table, 0, weather, TableModel::FaultRole).toInt(), 2);
}

void TableModelTest::aChangeTouchesItsRowOnly()
{
    OpenedPack pack;
    TableModel table(pack.document);
    const QAbstractItemModelTester tester(&table);
    table.setFile("leaf_cards.json");
    const QSignalSpy resets(&table, &QAbstractItemModel::modelReset);
    const QSignalSpy changes(&table, &QAbstractItemModel::dataChanged);
    TableEdits(table).enter({7, columnNamed(table, "Value")}, "4");
    QCOMPARE(resets.size(), 0);
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.front().front().toModelIndex().row(), 7);
}

void TableModelTest::badTextIsKeptAndIsAProblemOfItsCell()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile("leaf_cards.json");
    const int value = columnNamed(table, "Value");
    const GamePtr good = pack.document.game();
    TableEdits(table).enter({3, value}, "many");
    QCOMPARE(cell(table, 3, value).toString(), "many");
    QCOMPARE(cell(table, 3, value, TableModel::FaultRole).toInt(), 2);
    QCOMPARE(cell(table, 3, value + 1, TableModel::FaultRole).toInt(), 0);
    QVERIFY(cell(table, 3, value, Qt::ToolTipRole).toString().startsWith("Problem: "));
    QVERIFY(!pack.document.compiles());
    QVERIFY(pack.document.game() == good);
    TableEdits(table).enter({3, value}, "1");
    QCOMPARE(cell(table, 3, value, TableModel::FaultRole).toInt(), 0);
    QVERIFY(pack.document.compiles());
}

void TableModelTest::aChangeFromTheBaseIsMarked()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile("leaf_cards.json");
    const int value = columnNamed(table, "Value");
    QVERIFY(!cell(table, 0, value, TableModel::ChangedRole).toBool());
    TableEdits(table).enter({0, value}, "5");
    QVERIFY(cell(table, 0, value, TableModel::ChangedRole).toBool());
    QVERIFY(!cell(table, 0, value - 1, TableModel::ChangedRole).toBool());
    QVERIFY(cell(table, 0, value, Qt::ToolTipRole).toString().contains("Before: 0"));
    QVERIFY(addComponent(pack.document, "leaf_cards.json", "violet_9", "Violet 9"));
    QVERIFY(cell(table, table.rowOf("violet_9"), TableModel::IdColumn, TableModel::ChangedRole).toBool());
}

void TableModelTest::randomEditsKeepTheModelSound()
{
    OpenedPack pack("momiji", true);
    TableModel table(pack.document);
    const QAbstractItemModelTester tester(&table);
    table.setFile("leaf_cards.json");
    TableRows rows(table);
    const QAbstractItemModelTester rowsTester(&rows);
    rows.sort(columnNamed(table, "Value"));
    const QSignalSpy resets(&table, &QAbstractItemModel::modelReset);
    std::mt19937 random(7);
    const auto any = [&random](int below) {
        return static_cast<int>(random() % static_cast<unsigned>(std::max(1, below)));
    };
    for (int i = 0; i < 60; ++i) {
        std::vector<std::string> ids;
        for (const EntryPtr &entry : table.entries())
            if (any(6) == 0)
                ids.push_back(entry->id);
        if (ids.empty())
            ids.push_back(table.entries().front()->id);
        switch (any(6)) {
        case 0:
            TableEdits(table).enter({any(table.rowCount()), TableModel::FirstField + any(table.columnCount() - 2)},
                                    "3");
            break;
        case 1:
            duplicateComponents(pack.document, "leaf_cards.json", ids);
            break;
        case 2:
            if (table.rowCount() > 10)
                removeComponents(pack.document, "leaf_cards.json", ids);
            break;
        case 3:
            moveComponents(pack.document, "leaf_cards.json", ids, any(2) == 0);
            break;
        case 4:
            pack.document.steps().undo();
            break;
        default:
            pack.document.steps().redo();
        }
        QCOMPARE(table.rowCount(), static_cast<int>(pack.document.data().files.at("leaf_cards.json")->size()));
        QVERIFY(table.entries() == pack.document.data().files.at("leaf_cards.json")->entries());
    }
    QCOMPARE(resets.size(), 0);
}

void TableModelTest::sortingTakesNumbersAsNumbersAndCanBeUndone()
{
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile("leaf_cards.json");
    TableRows rows(table);
    const int value = columnNamed(table, "Value");
    TableEdits(table).enter({4, value}, "10");
    rows.sort(value, Qt::DescendingOrder);
    QCOMPARE(cell(rows, 0, value).toString(), "10");
    QCOMPARE(cell(rows, 1, value).toString(), "3");
    rows.sort(-1);
    for (int row = 0; row < rows.rowCount(); ++row)
        QCOMPARE(rows.mapToSource(rows.index(row, 0)).row(), row);
}

void TableModelTest::filtersByWordColumnAndComparison_data()
{
    QTest::addColumn<QString>("filter");
    QTest::addColumn<int>("rows");
    QTest::newRow("nothing") << "" << 42;
    QTest::newRow("a word") << "orange_0" << 3;
    QTest::newRow("a name") << "\"acorns on both\"" << 6;
    QTest::newRow("a column") << "leaf:red" << 7;
    QTest::newRow("a column by its title, and another") << "Leaf:RED value:0" << 3;
    QTest::newRow("more than") << "value>2" << 6;
    QTest::newRow("at most") << "value<=0" << 18;
    QTest::newRow("not") << "leaf!=red" << 35;
    QTest::newRow("no such column") << "colour:red" << 0;
    QTest::newRow("an empty cell") << "acorn:" << 12;
}

void TableModelTest::filtersByWordColumnAndComparison()
{
    QFETCH(QString, filter);
    OpenedPack pack;
    TableModel table(pack.document);
    table.setFile("leaf_cards.json");
    TableRows rows(table);
    rows.setFilterText(filter);
    QTEST(rows.rowCount(), "rows");
}

ENGAWA_SUBJECT(editor_table_model_test, TableModelTest, QApplication)
#include "table_model_test.moc"
