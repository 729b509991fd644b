#include "core/match/note_content.h"

#include <QTest>

#include "core/match/record.h"
#include "tests/core/every_game.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

Match begun()
{
    Problems problems;
    const Setting setting = kimono();
    return *Match::begin(setting.game, {setting.setup, 5, std::nullopt, {{"Aki", "human"}, {"Bo", "random"}}, {}},
                         problems);
}

void play(Match &match, int moves)
{
    for (int i = 0; i < moves; ++i) {
        MoveList legal;
        match.game().legal(match.state(), legal);
        QVERIFY(match.play(legal[0]) == noRule);
    }
}

NoteContent read(const Json &json, QStringList *lines = nullptr)
{
    Problems problems;
    NoteContent content = noteContent(json, problems);
    if (lines)
        *lines = linesOf(problems);
    return content;
}

NoteContent saying(std::string text, std::optional<int> of = {})
{
    NoteContent content;
    content.text = std::move(text);
    content.of = of;
    return content;
}

std::vector<std::string> textsOf(const Match &match)
{
    Problems problems;
    std::vector<std::string> texts;
    for (const StandingNote &note : standingNotes(match, problems))
        texts.push_back(note.content.text);
    return texts;
}

using Said = std::vector<std::string>;

} // namespace

class NoteTest : public QObject
{
    Q_OBJECT

private slots:
    void aContentSurvivesItsJson()
    {
        NoteContent content = saying("café 東\nsecond line");
        content.rating = 4;
        content.component = "cards/pink_0";
        content.seat = 1;
        content.by = "Hana";
        content.date = "2026-11-16T18:30:00Z";
        content.questions = {{"fun", 5}, {"length", 3}};
        content.of = 12;
        QCOMPARE(read(toJson(content)), content);
    }

    void membersFromAnotherVersionAreKept()
    {
        const Json json{{"text", "odd"}, {"mood", {{"depth", 3}}}, {"photo", "none"}};
        const NoteContent content = read(json);
        QCOMPARE(content.text, std::string("odd"));
        QCOMPARE(toJson(content), json);
    }

    void aBareTextIsANote() { QCOMPARE(read(Json("hello")).text, std::string("hello")); }

    void whatCantBeUsedIsLeftOutAndTold_data()
    {
        QTest::addColumn<QString>("json");
        QTest::addColumn<QString>("line");
        QTest::newRow("rating 0") << R"({"rating":0})"
                                  << "/note/rating: warning[note-field]: the rating of a note can't be 0, expected a "
                                     "whole number from 1 to 5";
        QTest::newRow("rating 6") << R"({"rating":6})"
                                  << "/note/rating: warning[note-field]: the rating of a note can't be 6, expected a "
                                     "whole number from 1 to 5";
        QTest::newRow("huge rating") << R"({"rating":18446744073709551615})"
                                     << "/note/rating: warning[note-field]: the rating of a note can't be "
                                        "18446744073709551615, expected a whole number from 1 to 5";
        QTest::newRow("rating text") << R"({"rating":"5"})"
                                     << "/note/rating: warning[note-field]: the rating of a note can't be “5”, "
                                        "expected a whole number from 1 to 5";
        QTest::newRow("text") << R"({"text":[1]})"
                              << "/note/text: warning[note-field]: the text of a note can't be a list, expected text";
        QTest::newRow("seat")
            << R"({"seat":8})"
            << "/note/seat: warning[note-field]: the seat of a note can't be 8, expected a whole number from 0 to 7";
        QTest::newRow("deleted")
            << R"({"deleted":1})"
            << "/note/deleted: warning[note-field]: the deleted of a note can't be 1, expected true or false";
        QTest::newRow("answers") << R"({"questions":{"fun":9}})"
                                 << "/note/questions: warning[note-field]: the questions of a note can't be 9, "
                                    "expected a whole number from 1 to 5";
        QTest::newRow("list")
            << R"([1])" << "/note: warning[note-field]: the content of a note can't be a list, expected an object";
    }
    void whatCantBeUsedIsLeftOutAndTold()
    {
        QFETCH(const QString, json);
        QFETCH(const QString, line);
        QStringList lines;
        const NoteContent content = read(Json::parse(json.toStdString()), &lines);
        QVERIFY(content.empty() && content.seat == nobody && !content.deleted);
        QCOMPARE(lines.size(), 1);
        QVERIFY2(lines.front().endsWith(line), qPrintable(lines.front()));
    }

    void longTextsAreCutBetweenCharacters()
    {
        std::string text;
        for (std::size_t i = 0; i < noteTextBytes; ++i)
            text += "東"; // three bytes each
        QStringList lines;
        const NoteContent content = read({{"text", text}, {"by", std::string(noteWordBytes + 1, 'a')}}, &lines);
        QCOMPARE(lines.size(), 2);
        QCOMPARE(content.text.size(), noteTextBytes / 3 * 3);
        QCOMPARE(content.by.size(), noteWordBytes);
    }

    void aNoteIsPinnedToTheNodeThatIsNamed()
    {
        Match match = begun();
        play(match, 3);
        QCOMPARE(match.note(2, toJson(saying("there"))).parent, 2);
        QCOMPARE(match.note(toJson(saying("here"))).parent, match.head().id);
        QCOMPARE(match.head().id, 3); // a note is no event of the game
        QCOMPARE(textsOf(match), (Said{"there", "here"}));
    }

    void aChangedNoteStandsInItsPlace()
    {
        Match match = begun();
        play(match, 2);
        const int first = match.note(1, toJson(saying("first"))).id;
        match.note(toJson(saying("other")));
        match.note(1, toJson(saying("better", first)));
        QCOMPARE(textsOf(match), (Said{"better", "other"}));
        match.note(1, toJson(saying("best", first)));
        Problems problems;
        const auto notes = standingNotes(match, problems);
        QCOMPARE(notes.front().content.text, std::string("best"));
        QCOMPARE(notes.front().id, first);
        QCOMPARE(notes.front().node, 1);
        QCOMPARE(match.notes().size(), 4u); // nothing was removed
    }

    void aDeletedNoteCanBeBroughtBack()
    {
        Match match = begun();
        const int id = match.note(toJson(saying("gone"))).id;
        NoteContent away;
        away.of = id;
        away.deleted = true;
        match.note(toJson(away));
        QVERIFY(textsOf(match).empty());
        match.note(toJson(saying("back", id)));
        QCOMPARE(textsOf(match), Said{"back"});
    }

    void aNoteOfANoteThatIsNotThereIsOneOfItsOwn()
    {
        Match match = begun();
        match.note(toJson(saying("stray", 77)));
        QCOMPARE(textsOf(match), Said{"stray"});
    }

    void notesPastTheLimitArePassedOver()
    {
        Match match = begun();
        for (std::size_t i = 0; i <= notesInRecord; ++i)
            match.note(toJson(saying("again")));
        Problems problems;
        QCOMPARE(standingNotes(match, problems).size(), notesInRecord);
        QCOMPARE(problems.size(), 1u);
        QCOMPARE(problems.front().code, std::string("notes-many"));
    }
};

ENGAWA_SUBJECT(note_test, NoteTest, QCoreApplication)
#include "note_test.moc"
