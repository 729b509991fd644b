#include "core/game/notation_words.h"

#include <QTest>

#include "tests/subject.h"

using namespace engawa;

namespace {

struct Copy
{
    int entry = 0;
    int number = 0;
};

} // namespace

class NotationWordsTest : public QObject
{
    Q_OBJECT

private slots:
    void wordsHaveOneBlankBetweenThem();
    void numbersAreWholeTexts();
    void copiesAreNumberedFromTheSecondOn();
    void aRetiredEntryAlwaysHasItsNumber();
    void aCopyIsFoundByItsName();
};

void NotationWordsTest::wordsHaveOneBlankBetweenThem()
{
    const NotationWords words("play red_2 left");
    QCOMPARE(words.size(), 3u);
    QVERIFY(words.are("play", 3) && !words.are("play", 2) && !words.are("red_2", 3));
    QCOMPARE(words[1], "red_2");
    QCOMPARE(words.last(), "left");
    QCOMPARE(words[3], "");
    QVERIFY(NotationWords("end").are("end", 1));
    for (const char *wrong : {"", " ", "play  red_2", " play", "play ", "1 2 3 4 5 6"})
        QVERIFY2(NotationWords(wrong).size() == 0, wrong);
}

void NotationWordsTest::numbersAreWholeTexts()
{
    QCOMPARE(wholeNumber("12"), 12);
    QCOMPARE(wholeNumber("-3"), -3);
    for (const char *wrong : {"", "1x", " 1", "+1", "1.5", "40000", "99999999999"})
        QVERIFY2(!wholeNumber(wrong), wrong);
    QCOMPARE(twoNumbers("1,-1"), (std::pair(1, -1)));
    for (const char *wrong : {"1", "1,", ",1", "1,2,3", "1, 2"})
        QVERIFY2(!twoNumbers(wrong), wrong);
}

void NotationWordsTest::copiesAreNumberedFromTheSecondOn()
{
    QCOMPARE(nameOfCopy("red_2", 0), "red_2");
    QCOMPARE(nameOfCopy("red_2", 1), "red_2#2");
    QCOMPARE(numberedName("red_2#2")->id, "red_2");
    QCOMPARE(numberedName("red_2#2")->number, 1);
    QCOMPARE(numberedName("red_2")->number, std::nullopt);
    for (const char *wrong : {"red#", "red#0", "red#-1", "red#x"})
        QVERIFY2(!numberedName(wrong), wrong);
}

void NotationWordsTest::aRetiredEntryAlwaysHasItsNumber()
{
    QCOMPARE(nameOfRetired("red_2", 0), "red_2#1");
    QCOMPARE(numberedName("red_2#1")->number, 0);
}

void NotationWordsTest::aCopyIsFoundByItsName()
{
    const std::vector<Copy> copies{{0, 0}, {1, 0}, {1, 1}};
    const std::vector<std::string> ids{"red", "blue"};
    const auto called = [&](std::string_view name) {
        return copyCalled<int>(name, copies,
                               [&](const Copy &copy) { return ids[static_cast<std::size_t>(copy.entry)]; });
    };
    QCOMPARE(called("red"), 0);
    QCOMPARE(called("blue"), 1);
    QCOMPARE(called("blue#2"), 2);
    for (const char *wrong : {"red#1", "red#2", "green", "blue#", ""}) // a copy has one name only
        QVERIFY2(!called(wrong), wrong);
    QCOMPARE(wordIndex("blue", ids), 1);
    QCOMPARE(wordIndex("green", ids), std::nullopt);
}

ENGAWA_APPLESS_SUBJECT(game_notation_words_test, NotationWordsTest)
#include "notation_words_test.moc"
