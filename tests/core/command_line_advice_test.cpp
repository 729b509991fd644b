#include <QJsonArray>
#include <QJsonObject>

#include "tests/core/command_line.h"
#include "tests/subject.h"

using namespace Qt::StringLiterals;

// Hints, reasons of bots and turning points on the command line.
class CommandLineAdviceTest : public QObject, protected CommandLine
{
    Q_OBJECT

private slots:
    void init() { begin(); }

    void aHintNamesThreeLegalMovesTheBestFirst();
    void aHintIsToldInSentencesInEveryLanguage();
    void aHintIsForWhoeverIsToAct();
    void aHintAfterTheEndIsRefused();
    void aLevelThatDoesNotThinkIsRefused();
    void aBotSaysWhyItMadeItsLastMove();
    void anyMoveCanBeAskedAboutAsIfABotHadMadeIt();
    void aPersonsMoveHasNoReasonsOfABot();
    void aMoveThatIsNotThereIsNamed();
    void aReviewListsWhatLostMostInOrder();
    void aReviewOfNothingIsRefused();

private:
    // A game that greedy and random played, in r.jsonl.
    void playedByBots(const QString &bots = u"greedy,random"_s) const
    {
        const Ran kept = lab({u"simulate"_s, u"kimono"_s, u"--bots"_s, bots, u"--seed"_s, u"3"_s, u"--games"_s, u"1"_s,
                              u"--record"_s, u"1"_s});
        QVERIFY2(kept.code == 0, kept.all());
        m_program->write(u"r.jsonl"_s, kept.out);
    }
};

void CommandLineAdviceTest::aHintNamesThreeLegalMovesTheBestFirst()
{
    deal();
    const QStringList words{u"hint"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--json"_s};
    const Ran ran = lab(words);
    QVERIFY2(ran.code == 0, ran.all());
    const QJsonObject told = ran.json().object();
    const QJsonArray choices = told["choices"_L1].toArray();
    QCOMPARE(choices.size(), 3);
    QCOMPARE(told["level"_L1].toString(), u"easy"_s);
    const QStringList moves = legal();
    int before = 100;
    for (const QJsonValue &choice : choices) {
        QVERIFY2(moves.contains(choice["move"_L1].toString()), ran.all());
        QVERIFY2(choice["share"_L1].toInt() <= before && choice["share"_L1].toInt() > 0, ran.all());
        before = choice["share"_L1].toInt();
        QVERIFY2(choice["sentence"_L1].toString().contains(choice["words"_L1].toString()), ran.all());
    }
    QCOMPARE(lab(words).out, ran.out); // the same each time
}

void CommandLineAdviceTest::aHintIsToldInSentencesInEveryLanguage()
{
    deal({u"--seats"_s, u"Aya,Ben"_s});
    const Ran english = lab({u"hint"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s});
    QVERIFY2(english.code == 0 && english.out.contains("your best moves:") && english.out.contains("1. ")
                 && english.out.contains("3. ") && english.out.contains(" % of the win, ")
                 && english.out.contains("Points are as they may stand"),
             english.all());
    const Ran japanese = lab({u"hint"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--language"_s, u"ja"_s});
    QVERIFY2(japanese.code == 0 && japanese.out.contains("さんの候補手") && japanese.out.contains("勝ちの見込み")
                 && !japanese.out.contains("of the win"),
             japanese.all());
}

void CommandLineAdviceTest::aHintIsForWhoeverIsToAct()
{
    deal({u"--seats"_s, u"Aya,Ben"_s, u"--starter"_s, u"0"_s});
    QCOMPARE(lab({u"hint"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--seat"_s, u"0"_s}).code, 0);
    const Ran other = lab({u"hint"_s, u"r.jsonl"_s, u"--seat"_s, u"1"_s});
    QVERIFY2(other.code == 1 && other.err.contains("It is not the turn of Ben: Aya is to act."), other.all());
    const Ran none = lab({u"hint"_s, u"r.jsonl"_s, u"--seat"_s, u"5"_s});
    QVERIFY2(none.code == 2 && none.err.contains("there is no seat 5, expected 0 to 1"), none.all());
}

void CommandLineAdviceTest::aHintAfterTheEndIsRefused()
{
    playedByBots();
    const Ran ran = lab({u"hint"_s, u"r.jsonl"_s});
    QVERIFY2(ran.code == 1 && ran.err.contains("The game is over; there is nothing left to decide."), ran.all());
    QVERIFY(ran.out.isEmpty());
}

void CommandLineAdviceTest::aLevelThatDoesNotThinkIsRefused()
{
    deal();
    for (const QString &level : {u"beginner"_s, u"genius"_s}) {
        const Ran ran = lab({u"hint"_s, u"r.jsonl"_s, u"--level"_s, level});
        QVERIFY2(ran.code == 2 && ran.err.contains("that thinks ahead, expected ") && ran.err.contains("master"),
                 ran.all());
    }
}

void CommandLineAdviceTest::aBotSaysWhyItMadeItsLastMove()
{
    playedByBots(u"easy"_s);
    const Ran ran = lab({u"why-bot"_s, u"r.jsonl"_s, u"--move"_s, u"12"_s, u"--json"_s});
    QVERIFY2(ran.code == 0, ran.all());
    const QJsonObject told = ran.json().object();
    QCOMPARE(told["number"_L1].toInt(), 12);
    QCOMPARE(told["bot"_L1].toString(), u"easy"_s);
    const Ran said = lab({u"why-bot"_s, u"r.jsonl"_s, u"--move"_s, u"12"_s});
    QVERIFY2(said.code == 0 && said.out.startsWith("Move 12, ") && said.out.contains("(Easy)"), said.all());
    // The same seed and level think the same: each move was its first choice.
    int first = 0, choices = 0;
    for (int move = 1; move <= 12; ++move) {
        const QJsonObject each =
            lab({u"why-bot"_s, u"r.jsonl"_s, u"--move"_s, QString::number(move), u"--json"_s}).json().object();
        choices += !each["choices"_L1].toArray().isEmpty();
        first += each["first_choice"_L1].toBool();
    }
    QVERIFY(choices > 5);
    QCOMPARE(first, choices);
    const Ran last = lab({u"why-bot"_s, u"r.jsonl"_s});
    QVERIFY2(last.code == 0, last.all());
}

void CommandLineAdviceTest::anyMoveCanBeAskedAboutAsIfABotHadMadeIt()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, legal().last()}).code, 0);
    const Ran ran = lab({u"why-bot"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--json"_s});
    QVERIFY2(ran.code == 0 && ran.json()["number"_L1].toInt() == 1 && ran.json()["level"_L1].toString() == u"easy"_s,
             ran.all());
}

void CommandLineAdviceTest::aPersonsMoveHasNoReasonsOfABot()
{
    deal({u"--seats"_s, u"Aya,Ben"_s, u"--starter"_s, u"0"_s});
    const Ran nobody = lab({u"why-bot"_s, u"r.jsonl"_s});
    QVERIFY2(nobody.code == 1 && nobody.err.contains("Nobody has made a move yet."), nobody.all());
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, legal().last()}).code, 0);
    const Ran none = lab({u"why-bot"_s, u"r.jsonl"_s});
    QVERIFY2(none.code == 1 && none.err.contains("No bot has made a move in this record."), none.all());
    const Ran person = lab({u"why-bot"_s, u"r.jsonl"_s, u"--move"_s, u"1"_s});
    QVERIFY2(person.code == 1 && person.err.contains("Move 1 was made by Aya, who is a person, not a bot."),
             person.all());
}

void CommandLineAdviceTest::aMoveThatIsNotThereIsNamed()
{
    deal();
    QCOMPARE(lab({u"play"_s, u"r.jsonl"_s, legal().last()}).code, 0);
    const Ran ran = lab({u"why-bot"_s, u"r.jsonl"_s, u"--move"_s, u"99"_s});
    QVERIFY2(ran.code == 1 && ran.err.contains("There is no move 99; the record has 1 move."), ran.all());
    QCOMPARE(lab({u"why-bot"_s, u"r.jsonl"_s, u"--move"_s, u"0"_s}).code, 2);
}

void CommandLineAdviceTest::aReviewListsWhatLostMostInOrder()
{
    playedByBots();
    const Ran ran = lab({u"review"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--json"_s});
    QVERIFY2(ran.code == 0, ran.all());
    const QJsonArray seats = ran.json()["seats"_L1].toArray();
    QCOMPARE(seats.size(), 2);
    int points = 0;
    for (const QJsonValue &seat : seats) {
        QVERIFY(seat["decisions"_L1].toInt() > 5);
        const QJsonArray moments = seat["turning_points"_L1].toArray();
        QVERIFY(moments.size() <= 5);
        int before = 100;
        for (const QJsonValue &moment : moments) {
            QVERIFY(moment["loss"_L1].toInt() >= 2 && moment["loss"_L1].toInt() <= before);
            before = moment["loss"_L1].toInt();
            QVERIFY(moment["best"_L1]["move"_L1] != moment["played"_L1]["move"_L1]);
            ++points;
        }
    }
    QVERIFY2(points > 2, ran.all()); // random throws away a lot
    const Ran one = lab({u"review"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--seat"_s, u"1"_s});
    QVERIFY2(one.code == 0 && one.out.contains("Better: ") && one.out.contains("of the win"), one.all());
    QCOMPARE(lab({u"review"_s, u"r.jsonl"_s, u"--level"_s, u"easy"_s, u"--json"_s}).out, ran.out);
}

void CommandLineAdviceTest::aReviewOfNothingIsRefused()
{
    deal();
    const Ran ran = lab({u"review"_s, u"r.jsonl"_s});
    QVERIFY2(ran.code == 1 && ran.err.contains("Nobody has made a move yet."), ran.all());
}

ENGAWA_SUBJECT(command_line_advice_test, CommandLineAdviceTest, QCoreApplication)
#include "command_line_advice_test.moc"
