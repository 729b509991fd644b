#include <QApplication>
#include <QDir>
#include <QListView>
#include <QTableView>

#include "app/languages/bundled_fonts.h"
#include "app/notes/after_match_form.h"
#include "app/notes/capsules_panel.h"
#include "app/notes/note_card.h"
#include "app/notes/notes_panel.h"
#include "app/notes/report_file.h"
#include "app/shell/paper_look.h"
#include "noted_match.h"
#include "tests/core/english.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Writes pictures of the notes in both themes and at both ends of the text size.
class NotePicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
        QVERIFY(QDir().mkpath(QStringLiteral(ENGAWA_PICTURES)));
    }

    void pictures_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<int>("scale");
        QTest::newRow("light") << false << 100;
        QTest::newRow("dark") << true << 100;
        QTest::newRow("large") << false << 200;
        QTest::newRow("dark-large") << true << 200;
    }
    void pictures()
    {
        QFETCH(const bool, dark);
        QFETCH(const int, scale);
        NotedMatch noted(9, {"Short autumn"});
        Settings &settings = noted.settings;
        settings.setLanguage(u"en"_s);
        settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
        settings.setTextScale(scale);
        const Languages languages(settings);
        const PaperLook look(settings, languages);
        const QString red = someComponent(*noted.match.session()->game(), 2),
                      other = someComponent(*noted.match.session()->game(), 30);
        noted.note(u"Two of these at once end the game before anybody can answer."_s, 1, red, 3);
        noted.note({}, 4, {}, 5);
        noted.note(u"I had forgotten how many cards may stay in the hand; the table could say so."_s, 2, {}, 6);
        noted.note(u"Lovely moment!"_s, 5, other);
        QTemporaryDir folder;
        for (const char *name : {"momiji-short_autumn-2026-11-15-2012", "momiji-short_autumn-2026-11-16-1830"})
            QCOMPARE(writeCapsule(folder.filePath(QLatin1StringView(name) + ".engawa.jsonl"_L1), *noted.match.session(),
                                  -1, {}),
                     QString());
        QFile bad(folder.filePath("hana.jsonl"));
        QVERIFY(bad.open(QIODevice::WriteOnly) && bad.write("{\"engawa\":1}\n") > 0);
        bad.close();

        const auto keep = [](QWidget &widget, const QString &name) {
            QTest::qWait(30);
            QVERIFY(widget.grab().save(
                QStringLiteral(ENGAWA_PICTURES "/%1-%2.png").arg(name, QString::fromLatin1(QTest::currentDataTag()))));
        };
        NotesPanel notes(*noted.match.session());
        notes.resize(320 * scale / 100, 420 * scale / 100);
        notes.show();
        notes.findChild<QListView *>()->setCurrentIndex(notes.findChild<QListView *>()->model()->index(2, 0));
        keep(notes, u"notes"_s);
        CapsulesPanel capsules(compiler(), shippedEngineTexts());
        capsules.resize(1280, 360 * scale / 100);
        capsules.show();
        capsules.openFolder(folder.path());
        QVERIFY(QTest::qWaitFor([&] { return !capsules.model().reading(); }, 30'000));
        keep(capsules, u"capsules"_s);
        QWidget window;
        window.setObjectName(u"wood"_s);
        window.setStyleSheet(u"QWidget#wood { background: #4A3828; }"_s);
        window.resize(1100, 760);
        window.show();
        NoteCard card(*noted.match.session(), &window);
        card.open(red);
        keep(window, u"card-empty"_s);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_2);
        QTest::keyClicks(QApplication::focusWidget(), u"Costs too much for what it gives"_s);
        keep(window, u"card"_s);
        card.hide();
        AfterMatchForm form(*noted.match.session(), &window);
        form.open();
        QTest::keyClick(&form, Qt::Key_5);
        QTest::keyClick(&form, Qt::Key_4);
        keep(window, u"questions"_s);
    }
};

ENGAWA_SUBJECT(notes_pictures_test, NotePicturesTest, QApplication)
#include "pictures_test.moc"
