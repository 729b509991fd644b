#include <QAbstractItemView>
#include <QSignalSpy>
#include <QTest>

#include "editor/formulas/formula_edit.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class FormulaEditTest : public QObject
{
    Q_OBJECT

private slots:
    void aFaultIsFoundAtItsPlace_data();
    void aFaultIsFoundAtItsPlace();
    void placesCountCharactersNotBytes();
    void everyNameHasASentence();
    void completionOffersTheNamesOfTheScope();
    void enterTakesTheChosenNameWithItsBrackets();
    void theFunctionAtTheCursorIsExplained();
    void valuesFollowTheMatch();
    void aScopeThatIsNotAboutSeatsHasNoValues();
    void enterCommitsAndEscRestores();
    void typingWaitsForAPause();
};

namespace {

struct Written
{
    FormsDesk desk;
    FormulaEdit edit{desk.document, &desk.live};

    explicit Written(const QString &text = {}, bool truth = false)
    {
        edit.setScope("area", truth);
        edit.setText(text);
        edit.show();
        edit.field().moveCursor(QTextCursor::End);
    }
};

} // namespace

void FormulaEditTest::aFaultIsFoundAtItsPlace_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("start");
    QTest::addColumn<int>("length");
    QTest::newRow("unknown name") << u"piles + acornz"_s << 8 << 6;
    QTest::newRow("wrong kind") << u"cards(3)"_s << 6 << 1;
    QTest::newRow("no operand") << u"piles + * 2"_s << 8 << 1;
    QTest::newRow("at the end") << u"piles +"_s << 7 << 0;
}

void FormulaEditTest::aFaultIsFoundAtItsPlace()
{
    QFETCH(const QString, text);
    QFETCH(const int, start);
    QFETCH(const int, length);
    Written written(text);
    QCOMPARE(written.edit.faults().size(), 1u);
    QCOMPARE(written.edit.faults().front().start, start);
    QCOMPARE(written.edit.faults().front().length, length);
    QVERIFY(!written.edit.fault().isEmpty());
    // The underline is in the layout at the very place.
    const int underlined = qMin(start, static_cast<int>(text.size()) - 1);
    bool found = false;
    for (const QTextLayout::FormatRange &range : written.edit.field().document()->firstBlock().layout()->formats())
        found = found
                || (range.format.underlineStyle() == QTextCharFormat::WaveUnderline && range.start <= underlined
                    && underlined < range.start + range.length);
    QVERIFY(found);
}

void FormulaEditTest::placesCountCharactersNotBytes()
{
    Written written(u"紅葉 + acornz"_s);
    const auto &faults = written.edit.faults();
    QVERIFY(!faults.empty());
    QCOMPARE(faults.front().start, 0);
    QVERIFY(std::ranges::none_of(faults, [](const FormulaFault &fault) { return fault.start > 11; }));
}

void FormulaEditTest::everyNameHasASentence()
{
    for (const char *pack : {"momiji", "kimono"}) {
        FormsDesk desk(pack);
        for (const auto &[scope, vocabulary] : desk.document.game()->formulas().vocabularies())
            for (const FormulaWord &word : FormulaWords::of(*desk.document.game(), scope, u"en"_s))
                QVERIFY2(!word.sentence.isEmpty(), qPrintable(QString::fromStdString(scope) + u": "_s + word.name));
    }
}

void FormulaEditTest::completionOffersTheNamesOfTheScope()
{
    Written written;
    QTest::keyClicks(&written.edit.field(), u"max_p"_s);
    QCompleter &completer = written.edit.field().completer();
    QVERIFY(completer.popup()->isVisible());
    QStringList offered;
    for (int row = 0; row < completer.completionCount(); ++row) {
        completer.setCurrentRow(row);
        offered += completer.currentCompletion();
    }
    QCOMPARE(offered, (QStringList{u"max_pile"_s, u"max_pile_points"_s}));
    QVERIFY(written.edit.field().words().find(u"red"_s));
    QCOMPARE(written.edit.field().words().find(u"red"_s)->sentence, u"red"_s);
    QVERIFY(!written.edit.field().words().find(u"score"_s)); // only bots may ask for it
    written.edit.setScope("seat", false);
    QVERIFY(written.edit.field().words().find(u"score"_s));
}

void FormulaEditTest::enterTakesTheChosenNameWithItsBrackets()
{
    Written written;
    QSignalSpy committed(&written.edit, &FormulaEdit::committed);
    QTest::keyClicks(&written.edit.field(), u"in_ha"_s);
    QTest::keyClick(&written.edit.field(), Qt::Key_Return);
    QCOMPARE(written.edit.text(), u"in_hand()"_s);
    QCOMPARE(committed.size(), 0);
    QTest::keyClicks(&written.edit.field(), u"brown"_s);
    QCOMPARE(written.edit.text(), u"in_hand(brown)"_s);
}

void FormulaEditTest::theFunctionAtTheCursorIsExplained()
{
    Written written(u"cards(red)"_s);
    written.edit.field().moveCursor(QTextCursor::Left);
    QCOMPARE(written.edit.hint(), u"cards(leaf) → number: Cards of this leaf in your area, wherever they lie."_s);
}

void FormulaEditTest::valuesFollowTheMatch()
{
    Written written(u"hand_cards"_s);
    QCOMPARE(written.edit.values(), u"Now: Seat 1: 6 · Seat 2: 6"_s);
    written.desk.live.play(6);
    QVERIFY(written.edit.values() != u"Now: Seat 1: 6 · Seat 2: 6"_s);
    written.edit.setScope("area", true);
    written.edit.setText(u"hand_cards >= 1"_s);
    QVERIFY(written.edit.values().contains(u"Seat 1: yes"_s));
    written.edit.setScope("area", false);
    written.edit.setText(u"1 / 0"_s);
    QVERIFY2(written.edit.values().contains(u"⚠"_s), qPrintable(written.edit.values()));
}

void FormulaEditTest::aScopeThatIsNotAboutSeatsHasNoValues()
{
    FormsDesk desk("kimono");
    QVERIFY(hasSeatValues(*desk.document.game(), "album"));
    QVERIFY(!hasSeatValues(*desk.document.game(), "end"));
    FormulaEdit edit(desk.document, &desk.live);
    edit.setScope("end", false);
    edit.setText(u"completes_cat"_s);
    QVERIFY(edit.faults().empty());
    QCOMPARE(edit.values(), QString());
    edit.setScope("album", false);
    edit.setText(u"photos"_s);
    QVERIFY(!edit.values().isEmpty());
}

void FormulaEditTest::enterCommitsAndEscRestores()
{
    Written written(u"piles"_s);
    QSignalSpy committed(&written.edit, &FormulaEdit::committed);
    QTest::keyClicks(&written.edit.field(), u" + 1"_s);
    QTest::keyClick(&written.edit.field(), Qt::Key_Escape);
    QCOMPARE(written.edit.text(), u"piles"_s);
    QCOMPARE(committed.size(), 0);
    written.edit.field().moveCursor(QTextCursor::End);
    QTest::keyClicks(&written.edit.field(), u" + 2"_s);
    QTest::keyClick(&written.edit.field(), Qt::Key_Return);
    QCOMPARE(written.edit.text(), u"piles + 2"_s);
    QCOMPARE(committed.size(), 1);
    QTest::keyClick(&written.edit.field(), Qt::Key_Return); // nothing new
    QCOMPARE(committed.size(), 1);
}

void FormulaEditTest::typingWaitsForAPause()
{
    Written written(u"piles"_s);
    QTest::keyClicks(&written.edit.field(), u"q"_s);
    QVERIFY(written.edit.faults().empty());
    QTRY_COMPARE(written.edit.faults().size(), 1u);
}

ENGAWA_SUBJECT(editor_formula_edit_test, FormulaEditTest, QApplication)
#include "formula_edit_test.moc"
