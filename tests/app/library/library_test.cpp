#include "app/library/library.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

#include "tests/app/library/library_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class LibraryTest : public QObject
{
    Q_OBJECT

private slots:
    void onlyGamesWithATableAreShown()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        const QAbstractItemModelTester tester(library->games());
        QCOMPARE(library->games()->count(), 1);
        const QModelIndex box = library->games()->index(0);
        QCOMPARE(box.data(GameBoxModel::GameIdRole).toString(), u"momiji"_s);
        QCOMPARE(box.data(GameBoxModel::NameRole).toString(), u"Momiji"_s);
        QVERIFY(box.data(GameBoxModel::PlayersRole).toString().contains(u"2–4"));
        QCOMPARE(folder.library({"momiji", "kimono"})->games()->count(), 2);
        QVERIFY(!library->setUp("kimono"));
    }

    void missingResourcesAreASentence()
    {
        const LibraryFolder folder;
        LibraryPlaces places = folder.places();
        places.resources = folder.path("nowhere");
        const Library library({"momiji"}, places);
        QVERIFY(library.problem().contains(u"nowhere"));
        QCOMPARE(library.compiler(), nullptr);
        QVERIFY(library.unfinishedRecord().isEmpty());
    }

    void boxThenDealAsksForTheGame()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        const QSignalSpy asked(library.get(), &Library::startRequested);
        QVERIFY(library->setUp("momiji"));
        QVERIFY(library->start());
        QCOMPARE(asked.size(), 1);
    }

    void aFormThatIsNotValidIsNotStarted()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        const QSignalSpy asked(library.get(), &Library::startRequested);
        QVERIFY(!library->start());
        library->setUp("momiji");
        library->form()->setSeed("forty-two");
        QVERIFY(!library->start());
        QCOMPARE(asked.size(), 0);
    }

    void theLastChoicesComeBack()
    {
        const LibraryFolder folder;
        {
            const auto library = folder.library();
            library->setUp("momiji");
            library->form()->setMode("standard");
            library->form()->setPlayers(4);
            library->form()->chooseModule("squirrel", true);
            library->form()->chooseVariant("open_piles", true);
            library->form()->setSeatPlayer(2, "human");
            library->form()->setStarter(3);
            QVERIFY(library->start());
        }
        const auto library = folder.library();
        library->setUp("momiji");
        Problems problems;
        const auto prepared = library->form()->prepare(problems);
        QVERIFY(prepared);
        QCOMPARE(prepared->opening.setup.mode, "standard");
        QCOMPARE(prepared->opening.setup.players, 4);
        QCOMPARE(prepared->opening.setup.modules, std::vector<std::string>{"squirrel"});
        QCOMPARE(prepared->opening.seats[2].player, "human");
        QCOMPARE(int(prepared->opening.setup.starter), 3);
        QCOMPARE(prepared->opening.variants, std::vector<std::string>{"Open piles"});
    }

    void thePeopleWhoPlayHereKeepTheirNames()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        library->setSeatNames({"Aki"});
        Problems problems;
        const auto prepared = library->prepared("momiji", problems);
        QVERIFY(prepared);
        QCOMPARE(prepared->opening.seats[0].name, "Aki");
        QVERIFY(!prepared->opening.seats[1].name.empty());
        QVERIFY(!library->prepared("go", problems));
    }

    void aVariantFromAFileOpensItsForm()
    {
        const LibraryFolder folder;
        const QString file = folder.write("wet.json", R"({"id": "wet", "base": "momiji", "base_version": "1.0.0",
            "name": "Wet autumn", "author": "Aki", "changes": {"rules.json": {"toriis_extra": 3, "hand_limit": 6}}})");
        {
            const auto library = folder.library();
            QVERIFY2(library->openFile(file), qPrintable(library->problem()));
            OptionModel *variants = library->form()->variants();
            const int row = variants->rowOf(file);
            QVERIFY(row >= 0);
            QCOMPARE(variants->options()[row].name, u"Wet autumn"_s);
            QVERIFY(variants->options()[row].checked);
            QVERIFY(variants->options()[row].detail.startsWith(u'2'));
            Problems problems;
            const auto prepared = library->form()->prepare(problems);
            QCOMPARE(*prepared->game->data().value("rules", "hand_limit"), Json(6));
        }
        const auto later = folder.library();
        later->setUp("momiji");
        QVERIFY(later->form()->variants()->rowOf(file) >= 0);
    }

    void aFileOpenedInAFormIsOneMoreVariant()
    {
        const LibraryFolder folder;
        const QString file = folder.write("wet.json", R"({"id": "wet", "base": "momiji", "base_version": "1.0.0",
            "name": "Wet autumn", "author": "Aki", "changes": {"rules.json": {"hand_limit": 6}}})");
        const auto library = folder.library();
        library->setUp("momiji");
        library->form()->setMode("standard");
        library->form()->chooseVariant("open_piles", true);
        library->form()->setSeed("42");
        const SetupForm *form = library->form();
        QVERIFY2(library->openFile(file), qPrintable(library->problem()));
        QCOMPARE(library->form(), form);
        QCOMPARE(form->seed(), u"42"_s);
        QCOMPARE(form->mode(), u"standard"_s);
        QCOMPARE(form->choice().variants, (QStringList{"open_piles", file}));
    }

    void aGameDealtWithoutItsFormHasNoVariants()
    {
        const LibraryFolder folder;
        {
            const auto library = folder.library();
            library->setUp("momiji");
            library->form()->setMode("standard");
            library->form()->chooseVariant("open_piles", true);
            QVERIFY(library->start());
        }
        const auto library = folder.library();
        Problems problems;
        const auto prepared = library->prepared("momiji", problems);
        QVERIFY(prepared);
        QCOMPARE(prepared->opening.setup.mode, "standard");
        QCOMPARE(prepared->opening.variants, std::vector<std::string>());
        QCOMPARE(prepared->variants, QStringList());
        library->setUp("momiji");
        QCOMPARE(library->form()->choice().variants, QStringList{"open_piles"}); // where they are seen they stay
    }

    void aBrokenFileIsASentence_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("no JSON") << QByteArray("{\"id\": ") << u"line 1"_s;
        QTest::newRow("another game") << QByteArray(R"({"id": "a", "base": "go", "base_version": "1.0.0", "name": "A",
            "author": "", "changes": {}})")
                                      << u"“go”"_s;
    }
    void aBrokenFileIsASentence()
    {
        QFETCH(const QByteArray, text);
        QFETCH(const QString, says);
        const LibraryFolder folder;
        const auto library = folder.library();
        QVERIFY(!library->openFile(folder.write("bad.json", text)));
        QVERIFY2(library->problem().contains(says), qPrintable(library->problem()));
        QCOMPARE(library->form(), nullptr);
        library->clearProblem();
        QVERIFY(library->problem().isEmpty());
    }

    void aPackFromAFolderJoinsTheShelf()
    {
        const LibraryFolder folder;
        const QString pack = folder.path("my_momiji");
        std::filesystem::copy(ENGAWA_RESOURCES "/packs/momiji", pack.toStdString(),
                              std::filesystem::copy_options::recursive);
        QFile frame(pack + "/pack.json");
        QVERIFY(frame.open(QIODevice::ReadOnly));
        QByteArray text = frame.readAll();
        frame.close();
        text.replace("\"id\": \"momiji\"", "\"id\": \"my_momiji\"");
        folder.write("my_momiji/pack.json", text);
        const auto library = folder.library();
        QVERIFY2(library->openFile(pack), qPrintable(library->problem()));
        QCOMPARE(library->games()->count(), 2);
        QCOMPARE(library->form()->gameId(), u"my_momiji"_s);
        QVERIFY(library->form()->valid());
    }

    void aRecordIsAskedOfTheProgram()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        const QString record = folder.writeRecord(*library, "one.jsonl", 3);
        const QSignalSpy asked(library.get(), &Library::recordRequested);
        QVERIFY(library->openUrl(QUrl::fromLocalFile(record)));
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked.front().front().toString(), record);
        QVERIFY(!library->openFile(folder.path("gone.jsonl")));
        QVERIFY(library->problem().contains(u"gone.jsonl"));
    }

    void everyRecordGetsAFileOfItsOwn()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        const QString first = library->newRecordPath("momiji");
        QVERIFY(QFileInfo(first).fileName().contains(QRegularExpression(u"^\\d{8}-\\d{6}-momiji\\.jsonl$"_s)));
        QVERIFY(QFileInfo(QFileInfo(first).absolutePath()).isDir());
        QFile file(first);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(library->newRecordPath("momiji") != first);
    }

    void theNewestUnfinishedRecordIsFound()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        QVERIFY(library->unfinishedRecord().isEmpty());
        const QString left = folder.writeRecord(*library, "left.jsonl", 4);
        folder.writeRecord(*library, "done.jsonl", -1);
        folder.write("records/broken.jsonl", "{");
        QCOMPARE(library->unfinishedRecord(), left);
    }

    void anotherLanguageTouchesEveryBox()
    {
        const LibraryFolder folder;
        const auto library = folder.library();
        library->setUp("momiji");
        const QSignalSpy words(library->form(), &SetupForm::changed);
        library->setLanguage("ja");
        QVERIFY(words.size() > 0);
    }
};

ENGAWA_SUBJECT(library_test, LibraryTest, QGuiApplication)
#include "library_test.moc"
