#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include "editor/document/problem_sentence.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

// A language in which every known text is itself in brackets.
class Brackets : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *context, const char *text, const char *, int) const override
    {
        const QByteArrayView where(context);
        if (where != "Problem" && where != "ProblemWord")
            return {};
        return QByteArrayView(text) == "." ? u"。"_s : u'[' + QString::fromUtf8(text) + u']';
    }
};

} // namespace

class SentenceTest : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeCanBeTranslated();
    void aSentenceIsWhole();
    void aTranslationIsFilled();
    void whatIsQuotedStays();
};

void SentenceTest::everyCodeCanBeTranslated()
{
    QVERIFY(problemCodes().size() > 50);
    for (const std::string_view code : problemCodes()) {
        const char *text = sentenceToTranslate(code);
        QVERIFY2(text, std::string(code).c_str());
        QCOMPARE(QString::fromUtf8(text), QString::fromStdString(std::string(patternOf(code))));
    }
    QVERIFY(!sentenceToTranslate("no-such-code"));
}

void SentenceTest::aSentenceIsWhole()
{
    const auto said = [](const char *code, Problem::Arguments arguments) {
        return sentenceOf({Problem::Level::Error, code, "", 0, "", std::move(arguments)});
    };
    QCOMPARE(said("range", {{"value", "42"}, {"minimum", "0"}, {"maximum", "9"}}),
             u"42 is out of range, expected 0 to 9."_s);
    QCOMPARE(said("type", {{"found", "text"}, {"expected", "a whole number"}}),
             u"This is text, expected a whole number."_s);
    QCOMPARE(said("unknown-field", {{"field", "valeu"}, {"suggestion", "value"}}),
             u"There is no field “valeu” here; did you mean “value”?"_s);
    QCOMPARE(said("unknown-field", {{"field", "x"}, {"suggestion", ""}}), u"There is no field “x” here."_s);
    QCOMPARE(said("strange", {{"a", "b"}}), u"strange a=b"_s);
}

void SentenceTest::aTranslationIsFilled()
{
    Brackets brackets;
    QVERIFY(QCoreApplication::installTranslator(&brackets));
    QCOMPARE(sentenceOf({Problem::Level::Error, "type", "", 0, "", {{"found", "text"}, {"expected", "a list"}}}),
             u"[this is [text], expected [a list]]。"_s);
    QCOMPARE(
        sentenceOf({Problem::Level::Error, "unknown-field", "", 0, "", {{"field", "text"}, {"suggestion", "text"}}}),
        u"[there is no field “text” here[; did you mean “text”?]]。"_s);
}

void SentenceTest::whatIsQuotedStays()
{
    QCOMPARE(
        sentenceOf({Problem::Level::Error, "unknown-file", "", 0, "", {{"name", "weather.json"}, {"suggestion", ""}}})
            .left(12),
        u"weather.json"_s);
}

ENGAWA_SUBJECT(editor_document_sentence_test, SentenceTest, QCoreApplication)
#include "sentence_test.moc"
