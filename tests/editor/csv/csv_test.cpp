#include <QTest>

#include "editor/csv/csv.h"
#include "editor/csv/csv_table.h"
#include "tests/core/rapidcheck_qt.h"
#include "tests/editor/tables/opened_pack.h"
#include "tests/subject.h"

using namespace engawa;

class CsvTest : public QObject
{
    Q_OBJECT

private slots:
    void reads_data();
    void reads();
    void refusesWithLineAndColumn_data();
    void refusesWithLineAndColumn();
    void whatIsWrittenIsReadAgain();
    void clipboardIsLenient();
    void everyTableGoesOutAndComesBackUnchanged();
    void anyEntriesGoOutAndComeBackUnchanged();
    void anImportIsOneStepWithAPreview();
    void rowsThatGoTakeTheirTextsAlong();
    void countHasOtherNames_data();
    void countHasOtherNames();
    void unknownColumnsStayInTheFile();
    void refusesRowsThatCannotBe_data();
    void refusesRowsThatCannotBe();

private:
    const std::string cards = "leaf_cards.json";
};

void CsvTest::reads_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QList<QStringList>>("rows");
    const auto row = [](const char *name, const QString &text, const QList<QStringList> &rows) {
        QTest::newRow(name) << text << rows;
    };
    row("nothing", "", {});
    row("CRLF", "a,b\r\nc,d\r\n", {{"a", "b"}, {"c", "d"}});
    row("LF, no end", "a,b\nc,d", {{"a", "b"}, {"c", "d"}});
    row("CR", "a\rb\r", {{"a"}, {"b"}});
    row("quotes", "\"a,b\",\"c\"\"d\",\"\"\n", {{"a,b", "c\"d", ""}});
    row("a new line inside", "\"one\r\ntwo\",x\n", {{"one\r\ntwo", "x"}});
    row("a byte order mark", QString(QChar(0xFEFF)) + "id,x\n", {{"id", "x"}});
    row("empty cells", ",\n,,\n", {{"", ""}, {"", "", ""}});
    row("empty lines are no rows", "a\n\n\nb\n\n", {{"a"}, {"b"}});
}

void CsvTest::reads()
{
    QFETCH(QString, text);
    const auto read = readCsv(text);
    QVERIFY(read.has_value());
    QList<QStringList> rows;
    for (const CsvRow &row : *read)
        rows += row.cells;
    QTEST(rows, "rows");
}

void CsvTest::refusesWithLineAndColumn_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    QTest::newRow("a quote in a cell") << "a,b\nc,d\"e\n" << 2 << 4;
    QTest::newRow("text after a quote") << "\"a\"b,c" << 1 << 4;
    QTest::newRow("a quote never closed") << "a\n\"x\ny\"\n1,\"z\n\n" << 4 << 3;
}

void CsvTest::refusesWithLineAndColumn()
{
    QFETCH(QString, text);
    const auto read = readCsv(text);
    QVERIFY(!read.has_value());
    QTEST(read.error().line, "line");
    QTEST(read.error().column, "column");
    QVERIFY(read.error().sentence().startsWith(
        QString("Line %1, column %2").arg(read.error().line).arg(read.error().column)));
}

void CsvTest::whatIsWrittenIsReadAgain()
{
    holds(300, [] {
        const auto texts = *rc::gen::nonEmpty(rc::gen::container<std::vector<std::vector<std::string>>>(
            rc::gen::nonEmpty(rc::gen::container<std::vector<std::string>>(
                rc::gen::container<std::string>(rc::gen::element('a', ',', '"', '\n', '\r', '\t', ' '))))));
        QList<QStringList> rows;
        for (const auto &text : texts) {
            QStringList row;
            for (const std::string &cell : text)
                row += QString::fromStdString(cell);
            rows += row;
        }
        const auto read = readCsv(QString::fromUtf8(writeCsv(rows)));
        RC_ASSERT(read.has_value());
        QList<QStringList> again;
        for (const CsvRow &row : *read)
            again += row.cells;
        RC_ASSERT(again == rows);
        RC_ASSERT(readTabs(writeTabs(rows)) == rows);
    });
}

void CsvTest::clipboardIsLenient()
{
    QCOMPARE(readTabs("5\" nail\t\"quoted \"\"so\"\"\"\n\"a\nb\"\tc\n"),
             (QList<QStringList>{{"5\" nail", "quoted \"so\""}, {"a\nb", "c"}}));
    QCOMPARE(readTabs("\"open"), QList<QStringList>{{"\"open"}});
}

void CsvTest::everyTableGoesOutAndComesBackUnchanged()
{
    for (const char *name : {"momiji", "kimono"}) {
        OpenedPack pack(name);
        for (const auto &[file, table] : pack.document.data().files) {
            if (file.starts_with("text/"))
                continue;
            const QByteArray text = exportCsv(pack.document, file);
            const auto plan = planImport(pack.document, file, QString::fromUtf8(text));
            QVERIFY2(plan.has_value(), qPrintable(QString::fromStdString(file) + ": " + plan.error_or({})));
            QVERIFY2(!plan->changesAnything(true), text.constData());
            QVERIFY(plan->unknownColumns.isEmpty());
        }
    }
}

void CsvTest::anyEntriesGoOutAndComeBackUnchanged()
{
    OpenedPack shipped;
    holds(60, [&shipped] {
        const auto value = [](auto &&self, int depth) -> Json {
            switch (*rc::gen::inRange(0, depth > 0 ? 7 : 5)) {
            case 0:
                return *rc::gen::inRange(-20, 20);
            case 1:
                return *rc::gen::arbitrary<bool>();
            case 2:
                return *rc::gen::element<std::string>("red", "", " edge ", "3", "true", "a,b", "\"q\"", "two\nlines",
                                                      "json:x", "[1]");
            case 3:
                return Json();
            case 4:
                return Json::array({"red", 3});
            case 5: {
                Json list = Json::array();
                for (int i = *rc::gen::inRange(0, 3); i > 0; --i)
                    list.push_back(self(self, depth - 1));
                return list;
            }
            default:
                Json object = Json::object();
                for (const std::string &key : *rc::gen::unique<std::vector<std::string>>(
                         rc::gen::element<std::string>("do", "cards", "0", "a/b", "~")))
                    object[key] = self(self, depth - 1);
                return object;
            }
        };
        std::vector<EntryPtr> entries;
        for (int i = *rc::gen::inRange(1, 5); i > 0; --i) {
            Json entry = Json::object();
            for (const char *key : {"letter", "count", "effects", "trigger", "face", "other", "id"})
                if (*rc::gen::arbitrary<bool>())
                    entry[key] = value(value, 2);
            entries.push_back(std::make_shared<const Entry>("e" + std::to_string(i), entry));
        }
        Data data = shipped.document.base();
        data.files["landscapes.json"] = std::make_shared<const Table>(entries);
        OpenedPack pack("momiji", true, data);
        const QByteArray text = exportCsv(pack.document, "landscapes.json");
        const auto plan = planImport(pack.document, "landscapes.json", QString::fromUtf8(text));
        RC_ASSERT(plan.has_value());
        RC_LOG() << text.toStdString();
        for (const auto &[id, after] : plan->entries)
            RC_LOG() << pack.value("landscapes.json", id)->dump() << " -> " << after.dump() << "\n";
        RC_ASSERT(!plan->changesAnything(true));
    });
}

void CsvTest::anImportIsOneStepWithAPreview()
{
    OpenedPack pack;
    const std::string before = pack.bytes();
    const auto plan = planImport(
        pack.document, cards, "id,name,value,count,leaf\r\nred_3,Ruby 3,4,2,red\r\nviolet_9,Violet 9,9,1,purple\r\n");
    QVERIFY2(plan.has_value(), qPrintable(plan.error_or({})));
    QCOMPARE(plan->added, 1);
    QCOMPARE(plan->changed, 1);
    QCOMPARE(plan->changes.size(), 3); // its value, its name, and the new one
    QCOMPARE(plan->changes.front().before, "3");
    QCOMPARE(plan->changes.front().after, "4");
    QCOMPARE(plan->lacking.size(), std::size_t(41));
    QVERIFY(importCsv(pack.document, *plan, false));
    QCOMPARE(pack.document.data().files.at(cards)->size(), std::size_t(43));
    QCOMPARE((*pack.value("text/en.json", "name"))["violet_9"], Json("Violet 9"));
    pack.checkStep(before);
    pack.document.steps().undo();
    QVERIFY(importCsv(pack.document, *plan, true));
    QCOMPARE(pack.document.data().files.at(cards)->size(), std::size_t(2));
    pack.checkStep(before);
}

void CsvTest::rowsThatGoTakeTheirTextsAlong()
{
    OpenedPack pack;
    const std::string before = pack.bytes();
    const auto plan = planImport(pack.document, cards, "id,value\r\nred_3,3\r\n");
    QVERIFY2(plan.has_value(), qPrintable(plan.error_or({})));
    QVERIFY(importCsv(pack.document, *plan, true));
    for (const char *text : {"text/en.json", "text/ja.json"}) {
        const Json &names = *pack.value(text, "name");
        QVERIFY(!names.contains("red_2"));
        QVERIFY(names.contains("red_3") && names.contains("red")); // it stays; and what is no row of the table
    }
    pack.checkStep(before);
}

void CsvTest::countHasOtherNames_data()
{
    QTest::addColumn<QString>("header");
    for (const char *header : {"count", "qty", "copies", "Qty"})
        QTest::newRow(header) << header;
}

void CsvTest::countHasOtherNames()
{
    QFETCH(QString, header);
    OpenedPack pack;
    const auto plan = planImport(pack.document, cards, "id," + header + "\nred_3,7\n");
    QVERIFY(plan.has_value());
    QVERIFY(plan->unknownColumns.isEmpty());
    QCOMPARE(plan->entries.front().second["count"], Json(7));
    QCOMPARE(plan->entries.front().second["value"], Json(3)); // no column: it stays
}

void CsvTest::unknownColumnsStayInTheFile()
{
    OpenedPack pack;
    const QString theirs = "artist,id,value,note\r\nMiyu,red_3,4,\"wet, cold\"\r\nAoi,nobody,1,\r\n";
    const auto plan = planImport(pack.document, cards, theirs.section("\r\n", 0, 1));
    QVERIFY(plan.has_value());
    QCOMPARE(plan->unknownColumns, (QStringList{"artist", "note"}));
    const auto rows = readCsv(QString::fromUtf8(exportCsv(pack.document, cards, theirs)));
    QVERIFY(rows.has_value());
    QCOMPARE(rows->front().cells.last(2), (QStringList{"artist", "note"}));
    for (const CsvRow &row : *rows)
        if (row.cells.front() == "red_3")
            QCOMPARE(row.cells.last(2), (QStringList{"Miyu", "wet, cold"}));
        else if (row.line > 1)
            QCOMPARE(row.cells.last(2), (QStringList{"", ""}));
}

void CsvTest::refusesRowsThatCannotBe_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("says");
    QTest::newRow("empty") << "" << "The file is empty";
    QTest::newRow("no id column") << "name,value\nx,1\n" << "no column “id”";
    QTest::newRow("a cell too many") << "id,value\nred_3,1,2\n" << "Line 2 has 3 cells; expected 2";
    QTest::newRow("an id twice") << "id,value\nred_3,1\nred_3,2\n" << "Line 3 has the id “red_3” a second time";
    QTest::newRow("an id that is none") << "id,value\nRed 3,1\n" << "Line 2: “Red 3” can’t be an id";
    QTest::newRow("no id") << "id,value\n,1\n" << "Line 2 has no id";
    QTest::newRow("a field twice") << "id,value,Value\nred_3,1,2\n" << "says the same";
    QTest::newRow("broken") << "id,value\n\"red_3,1\n" << "Line 2, column 1 opens";
}

void CsvTest::refusesRowsThatCannotBe()
{
    QFETCH(QString, text);
    QFETCH(QString, says);
    OpenedPack pack;
    const auto plan = planImport(pack.document, cards, text);
    QVERIFY(!plan.has_value());
    QVERIFY2(plan.error().contains(says), qPrintable(plan.error()));
}

ENGAWA_SOAK_SUBJECT_IN(editor_csv_test, CsvTest, QApplication)
#include "csv_test.moc"
