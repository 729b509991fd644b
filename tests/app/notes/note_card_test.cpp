#include "app/notes/note_card.h"

#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QVBoxLayout>
#include <QWindow>

#include "app/notes/after_match_form.h"
#include "app/notes/rating_row.h"
#include "noted_match.h"
#include "tests/subject.h"

using namespace engawa;

namespace {

// A window with something that has the focus, and the card over it.
struct Desk
{
    explicit Desk(int moves) : noted(moves)
    {
        window.resize(900, 700);
        (new QVBoxLayout(&window))->addWidget(table);
        table->setFocusPolicy(Qt::StrongFocus);
        window.show();
        window.activateWindow();
        table->setFocus();
        if (!QTest::qWaitForWindowActive(&window))
            qWarning("The window doesn't show.");
    }
    void press(Qt::Key key, Qt::KeyboardModifiers with = {}) { QTest::keyClick(window.windowHandle(), key, with); }
    void type(const QString &text)
    {
        for (const QChar letter : text)
            QTest::keyClick(window.windowHandle(), letter.toLatin1());
    }

    NotedMatch noted;
    QWidget window;
    QWidget *table = new QWidget;
    NoteCard card{*noted.match.session(), &window};
    AfterMatchForm form{*noted.match.session(), &window};
};

} // namespace

class NoteCardTest : public QObject
{
    Q_OBJECT

private slots:
    void oneKeyRatesAndEnterSaves()
    {
        Desk desk(3);
        QSignalSpy saved(&desk.card, &NoteCard::saved);
        desk.card.open();
        desk.press(Qt::Key_4);
        desk.press(Qt::Key_Return);
        QVERIFY(!desk.card.isVisible());
        QCOMPARE(saved.size(), 1);
        const auto notes = desk.noted.notes();
        QCOMPARE(notes.size(), 1u);
        QCOMPARE(notes[0].content.rating, 4);
        QVERIFY(notes[0].content.text.empty());
        QCOMPARE(notes[0].node, desk.noted.match.session()->match()->head().id);
        QCOMPARE(notes[0].id, saved[0][0].toInt());
        QCOMPARE(notes[0].content.by, desk.noted.match.session()
                                          ->words()
                                          .seatName(static_cast<Seat>(desk.noted.match.view()->viewer()))
                                          .toStdString());
        QVERIFY(!notes[0].content.date.empty() && notes[0].content.seat >= 0);
        QCOMPARE(QApplication::focusWidget(), desk.table);
    }

    void textIsTextAndDigitsInItToo()
    {
        Desk desk(1);
        desk.card.open();
        desk.press(Qt::Key_2, Qt::AltModifier);
        desk.type("needs 3 cards");
        desk.press(Qt::Key_Return, Qt::ShiftModifier);
        desk.type("nice");
        desk.press(Qt::Key_5, Qt::AltModifier);
        desk.press(Qt::Key_Enter, Qt::KeypadModifier);
        const auto notes = desk.noted.notes();
        QCOMPARE(notes.size(), 1u);
        QCOMPARE(notes[0].content.text, std::string("needs 3 cards\nnice"));
        QCOMPARE(notes[0].content.rating, 5);
    }

    void aTextMayBeginWithAFigure()
    {
        Desk desk(1);
        desk.card.open();
        auto *rating = desk.card.findChild<RatingRow *>();
        desk.type("3");
        QCOMPARE(rating->rating(), 3); // for as long as it stands alone
        desk.type(" acorns too few");
        QCOMPARE(rating->rating(), 0);
        desk.press(Qt::Key_Return);
        const auto notes = desk.noted.notes();
        QCOMPARE(notes.size(), 1u);
        QCOMPARE(notes[0].content.text, std::string("3 acorns too few"));
        QCOMPARE(notes[0].content.rating, 0);
    }

    void aRatingStandsBesideATextThatBeginsWithAFigure()
    {
        Desk desk(1);
        desk.card.open();
        desk.press(Qt::Key_2, Qt::AltModifier);
        desk.type("3 acorns too few");
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.noted.notes()[0].content.text, std::string("3 acorns too few"));
        QCOMPARE(desk.noted.notes()[0].content.rating, 2);
    }

    void aFigureAloneIsNoDraft()
    {
        Desk desk(1);
        desk.card.open();
        desk.type("4");
        QVERIFY(!desk.card.hasDraft());
        desk.press(Qt::Key_Escape);
        desk.card.open();
        QVERIFY(desk.card.findChild<QPlainTextEdit *>()->toPlainText().isEmpty());
        QCOMPARE(desk.card.findChild<RatingRow *>()->rating(), 0);
    }

    void anEmptyCardIsNotSaved()
    {
        Desk desk(1);
        desk.card.open();
        desk.press(Qt::Key_Space);
        desk.press(Qt::Key_Return);
        QVERIFY(desk.card.isVisible());
        QVERIFY(desk.noted.notes().empty());
    }

    void escapeKeepsTheTextForNextTime()
    {
        Desk desk(1);
        desk.card.open();
        desk.press(Qt::Key_2, Qt::AltModifier);
        desk.type("half a th");
        QVERIFY(desk.card.hasDraft());
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.card.isVisible());
        QVERIFY(desk.noted.notes().empty());
        QVERIFY(desk.card.hasDraft());
        desk.noted.play(2);
        desk.card.open();
        desk.type("ought");
        desk.press(Qt::Key_Return);
        const auto notes = desk.noted.notes();
        QCOMPARE(notes[0].content.text, std::string("half a thought"));
        QCOMPARE(notes[0].content.rating, 2);
        QCOMPARE(notes[0].node, desk.noted.match.session()->match()->head().id);
        QVERIFY(!desk.card.hasDraft());
        desk.card.open();
        QVERIFY(desk.card.findChild<QPlainTextEdit *>()->toPlainText().isEmpty());
        QCOMPARE(desk.card.findChild<RatingRow *>()->rating(), 0);
    }

    void aDraftCanBeSavedBeforeTheMatchIsLeft()
    {
        Desk desk(1);
        desk.card.open();
        desk.type("last words");
        desk.press(Qt::Key_Escape);
        desk.card.saveDraft();
        QCOMPARE(desk.noted.notes()[0].content.text, std::string("last words"));
        QVERIFY(!desk.card.hasDraft());
    }

    void aNoteBelongsToTheMomentWhenTheCardWasOpened()
    {
        Desk desk(2);
        desk.card.open();
        const int then = desk.noted.match.session()->shownId();
        desk.noted.play(2);
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.noted.notes()[0].node, then);
        desk.noted.match.session()->goTo(1);
        desk.card.open();
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return);
        QCOMPARE(desk.noted.notes()[1].node, 1);
    }

    void whatLiesUnderTheMouseIsOfferedAsASubject()
    {
        Desk desk(1);
        const QString component = someComponent(*desk.noted.match.session()->game());
        auto *about = desk.card.findChild<QCheckBox *>();
        desk.card.open(component);
        QVERIFY(about->isVisible() && about->isChecked());
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_Return);
        desk.card.open(component);
        about->click();
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_Return);
        desk.card.open();
        QVERIFY(!about->isVisible());
        QCOMPARE(desk.noted.notes()[0].content.component, component.toStdString());
        QCOMPARE(desk.noted.notes()[1].content.component, std::string());
    }

    void aChangeReplacesTheNoteAndLeavesAnotherDraftAlone()
    {
        Desk desk(2);
        const int first = desk.noted.note("old", 3, {}, 1);
        desk.card.open();
        desk.type("draft");
        desk.card.edit(first);
        QCOMPARE(desk.card.findChild<QPlainTextEdit *>()->toPlainText(), QString("old"));
        desk.type("er");
        desk.press(Qt::Key_Return);
        const auto notes = desk.noted.notes();
        QCOMPARE(notes.size(), 1u);
        QCOMPARE(notes[0].content.text, std::string("older"));
        QCOMPARE(notes[0].id, first);
        QCOMPARE(notes[0].node, 1);
        QCOMPARE(notes[0].content.by, std::string("Hana"));
        QVERIFY(desk.card.hasDraft());
        QCOMPARE(desk.noted.match.session()->match()->notes().size(), 2u);
    }

    void aReportAsksForItAfterSaving()
    {
        Desk desk(1);
        QSignalSpy asked(&desk.card, &NoteCard::reportRequested);
        desk.card.open();
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Return);
        QCOMPARE(asked.size(), 0);
        desk.card.open();
        desk.press(Qt::Key_1);
        for (QPushButton *button : desk.card.findChildren<QPushButton *>())
            if (!button->isDefault())
                button->click();
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].toInt(), desk.noted.notes()[1].id);
    }

    void withoutAMatchThereIsNoCard()
    {
        Desk desk(0);
        desk.noted.match.session()->close();
        desk.card.open();
        desk.form.open();
        QVERIFY(!desk.card.isVisible() && !desk.form.isVisible());
    }

    void fourKeysAnswerFourQuestions()
    {
        Desk desk(2);
        QSignalSpy closed(&desk.form, &AfterMatchForm::closed);
        desk.form.open();
        desk.press(Qt::Key_5);
        desk.press(Qt::Key_3);
        desk.press(Qt::Key_Space); // no answer
        desk.press(Qt::Key_4);
        desk.press(Qt::Key_Return);
        const auto notes = desk.noted.notes();
        QCOMPARE(notes.size(), 1u);
        QCOMPARE(notes[0].content.questions, (std::map<std::string, int>{{"fun", 5}, {"length", 3}, {"again", 4}}));
        QCOMPARE(notes[0].node, desk.noted.match.session()->match()->head().id);
        QVERIFY(!desk.form.isVisible());
        QCOMPARE(closed.size(), 1);
        QCOMPARE(QApplication::focusWidget(), desk.table);
    }

    void anAnswerCanBeTakenBackAndAllSkipped()
    {
        Desk desk(2);
        desk.form.open();
        desk.press(Qt::Key_5);
        desk.press(Qt::Key_Up);
        desk.press(Qt::Key_1);
        desk.press(Qt::Key_Escape);
        QVERIFY(!desk.form.isVisible());
        QVERIFY(desk.noted.notes().empty());
        desk.form.open();
        desk.press(Qt::Key_Return); // nothing answered
        QVERIFY(!desk.form.isVisible());
        QVERIFY(desk.noted.notes().empty());
    }
};

ENGAWA_SUBJECT(notes_note_card_test, NoteCardTest, QApplication)
#include "note_card_test.moc"
