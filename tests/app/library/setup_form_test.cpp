#include "app/library/setup_form.h"

#include <QAbstractItemModelTester>
#include <QClipboard>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

#include "tests/app/library/library_folder.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

class SetupFormTest : public QObject
{
    Q_OBJECT

    std::unique_ptr<LibraryFolder> m_folder;
    std::unique_ptr<Library> m_library;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> m_testers;

    SetupForm &form() { return *m_library->form(); }
    Prepared prepared()
    {
        Problems problems;
        auto prepared = form().prepare(problems);
        if (!prepared)
            qFatal("not prepared: %s", qPrintable(form().problem()));
        return *prepared;
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<LibraryFolder>();
        m_library = m_folder->library();
        QVERIFY(m_library->setUp("momiji"));
        for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{
                 form().modes(), form().modules(), form().scenarios(), form().variants(), form().levels(),
                 form().starters(), form().seats()})
            m_testers.push_back(std::make_unique<QAbstractItemModelTester>(model));
    }
    void cleanup()
    {
        m_testers.clear();
        m_library.reset();
        m_folder.reset();
    }

    void oneHumanAndOneBotInTheFriendliestMode()
    {
        QVERIFY2(form().valid(), qPrintable(form().problem()));
        const Prepared ready = prepared();
        QCOMPARE(ready.opening.setup.mode, "first_game");
        QCOMPARE(ready.opening.setup.players, 2);
        QCOMPARE(ready.opening.seats[0].player, "human");
        QCOMPARE(ready.opening.seats[1].player, "easy");
        QVERIFY(!ready.opening.seats[0].name.empty());
        QCOMPARE(ready.title, u"Momiji – First game"_s);
        Problems problems;
        QVERIFY(Match::begin(ready.game, ready.opening, problems));
    }

    void theSeedIsRandomShownAndUsed()
    {
        const QString first = form().seed();
        QCOMPARE(QString::number(prepared().opening.seed), first);
        form().newSeed();
        QVERIFY(form().seed() != first);
        form().setSeed("12345");
        form().copySeed();
        QCOMPARE(QGuiApplication::clipboard()->text(), u"12345"_s);
    }

    void aSeedIsAWholeNumber_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("good");
        QTest::newRow("zero") << u"0"_s << true;
        QTest::newRow("largest") << u"18446744073709551615"_s << true;
        QTest::newRow("spaces around") << u" 42 "_s << true;
        QTest::newRow("wide digits") << u"４２"_s << true;
        QTest::newRow("none: any") << u""_s << true;
        QTest::newRow("too large") << u"18446744073709551616"_s << false;
        QTest::newRow("negative") << u"-1"_s << false;
        QTest::newRow("words") << u"autumn"_s << false;
        QTest::newRow("point") << u"4.2"_s << false;
    }
    void aSeedIsAWholeNumber()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, good);
        form().setSeed(text);
        QCOMPARE(form().valid(), good);
        QCOMPARE(form().problem().isEmpty(), good);
        Problems problems;
        QCOMPARE(form().prepare(problems).has_value(), good);
        if (text == u"４２")
            QCOMPARE(prepared().opening.seed, 42u);
    }

    void theModeDecidesPlayersModulesAndScenarios()
    {
        QCOMPARE(form().minPlayers(), 2);
        QCOMPARE(form().maxPlayers(), 4);
        QCOMPARE(form().modules()->count(), 3);
        QCOMPARE(form().scenarios()->count(), 0);
        form().setPlayers(3);
        form().chooseModule("golden_leaves", true);
        form().setMode("solo");
        QCOMPARE(form().players(), 1);
        QCOMPARE(form().modules()->count(), 0);
        QCOMPARE(form().scenarios()->count(), 4);
        QCOMPARE(form().scenario(), u"cold_breeze"_s);
        QVERIFY(!form().scenarios()->options()[0].about.isEmpty());
        QVERIFY(form().valid());
        form().setScenario("equinox");
        QCOMPARE(prepared().opening.setup.scenario, "equinox");
        QCOMPARE(prepared().title, u"Momiji – Solitaire – Equinox"_s);
    }

    void whatAModeCantGrantComesBackWithTheNext()
    {
        form().setPlayers(3);
        form().chooseModule("golden_leaves", true);
        form().setMode("solo");
        QVERIFY(prepared().opening.setup.modules.empty());
        form().setMode("standard");
        QCOMPARE(form().players(), 3);
        QCOMPARE(prepared().opening.setup.modules, std::vector<std::string>{"golden_leaves"});
    }

    void playersStayWithinTheMode()
    {
        form().setPlayers(9);
        QCOMPARE(form().players(), 4);
        QCOMPARE(form().seats()->rowCount(), 4);
        form().setPlayers(1);
        QCOMPARE(form().players(), 2);
        QCOMPARE(form().seats()->rowCount(), 2);
    }

    void aStarterWhoLeavesIsForgottenUntilBack()
    {
        form().setPlayers(4);
        form().setStarter(3);
        QCOMPARE(form().starters()->count(), 5);
        form().setPlayers(2);
        QCOMPARE(form().starter(), -1);
        QVERIFY(form().valid());
        form().setPlayers(4);
        QCOMPARE(form().starter(), 3);
    }

    void namesAreTypedOrSuggested()
    {
        const QSignalSpy names(&form(), &SetupForm::seatNamesChanged);
        const QModelIndex seat = form().seats()->index(1);
        QVERIFY(seat.data(SeatFormModel::NameRole).toString().isEmpty());
        const QString suggested = seat.data(SeatFormModel::SuggestedRole).toString();
        QCOMPARE(QString::fromStdString(prepared().opening.seats[1].name), suggested);
        form().setSeatName(1, "Ōta");
        QCOMPARE(prepared().opening.seats[1].name, "Ōta");
        QCOMPARE(form().starters()->options()[2].name, u"Ōta"_s);
        form().setSeatName(1, "  ");
        QCOMPARE(QString::fromStdString(prepared().opening.seats[1].name), suggested);
        QCOMPARE(names.size(), 2);
    }

    void typingANameTouchesOneRow()
    {
        const QSignalSpy reset(form().seats(), &QAbstractItemModel::modelReset);
        const QSignalSpy touched(form().seats(), &QAbstractItemModel::dataChanged);
        form().setSeatName(0, "A");
        QCOMPARE(reset.size(), 0);
        QCOMPARE(touched.size(), 1);
    }

    void everySeatIsAPersonOrABotThatExists()
    {
        QStringList players, names;
        for (const Option &option : form().levels()->options()) {
            players.append(option.id);
            names.append(option.name);
            QVERIFY2(!option.about.isEmpty(), qPrintable(option.id + " has no sentence."));
        }
        QCOMPARE(players.first(6), QStringList({"human", "beginner", "easy", "normal", "strong", "master"}));
        QCOMPARE(names.first(6),
                 QStringList({"Person", "Beginner bot", "Easy bot", "Normal bot", "Strong bot", "Master bot"}));
        QVERIFY(players.size() >= 10); // the pack's personas
        for (const QString &player : std::as_const(players)) {
            form().setSeatPlayer(1, player);
            QCOMPARE(QString::fromStdString(prepared().opening.seats[1].player), player);
        }
        form().setSeatPlayer(1, "human");
        QCOMPARE(prepared().opening.seats[1].player, "human");
        form().setSeatPlayer(1, "oracle");
        QCOMPARE(prepared().opening.seats[1].player, "easy");
    }

    void aPersonaPlaysAtALevelOfItsOwnOrAnother()
    {
        const auto seat = [&](int role) { return form().seats()->index(1).data(role).toString(); };
        QCOMPARE(seat(SeatFormModel::LevelRole), QString());
        form().setSeatPlayer(1, "hoarder");
        QCOMPARE(seat(SeatFormModel::WordsRole), u"Hoarder"_s);
        QCOMPARE(seat(SeatFormModel::LevelRole), u"normal"_s);
        QCOMPARE(prepared().opening.seats[1].player, "hoarder");
        form().setSeatLevel(1, "strong");
        QCOMPARE(seat(SeatFormModel::LevelRole), u"strong"_s);
        QCOMPARE(seat(SeatFormModel::PlayerRole), u"hoarder"_s);
        QCOMPARE(prepared().opening.seats[1].player, "hoarder@strong");
        const Option &hoarder = form().levels()->options()[form().levels()->rowOf("hoarder")];
        QVERIFY(!hoarder.about.isEmpty() && !hoarder.group.isEmpty());
        QCOMPARE(form().levels()->options().count(hoarder), 1);
        QCOMPARE(form().botLevels()->count(), 5);
    }

    // What somebody chose before there were levels goes on, and only then is it on offer.
    void olderBotsStayForWhoChoseThem()
    {
        const auto offered = [&](const QString &player) { return form().levels()->rowOf(player) >= 0; };
        QVERIFY(!offered("greedy") && !offered("random"));
        form().setSeatPlayer(1, "greedy");
        QVERIFY(offered("greedy") && !offered("random"));
        QCOMPARE(prepared().opening.seats[1].player, "greedy");
        QCOMPARE(form().seats()->index(1).data(SeatFormModel::WordsRole).toString(), u"Greedy bot"_s);
        form().setSeatPlayer(0, "random");
        QCOMPARE(form().levels()->options().last().about, u"Takes what is best for the moment."_s);
        QVERIFY(offered("greedy") && offered("random"));
        form().setSeatPlayer(1, "normal");
        QVERIFY(!offered("greedy"));
    }

    void levelsAreToldInTheReadersLanguage()
    {
        m_library->setLanguage("ja");
        const Option &strong = form().levels()->options()[form().levels()->rowOf("strong")];
        QVERIFY(strong.name.contains(u"強い"_s));
        QVERIFY(strong.about.contains(u"相手の手番"_s));
    }

    void variantsStack()
    {
        QCOMPARE(form().variants()->count(), 3);
        QVERIFY(!form().variants()->options()[0].detail.isEmpty());
        form().chooseVariant("open_piles", true);
        form().chooseVariant("short_autumn", true);
        const Prepared ready = prepared();
        QCOMPARE(*ready.game->data().value("rules", "pile_sizes_shown"), Json(true));
        QCOMPARE(*ready.game->data().value("rules", "toriis_extra"), Json(0));
        QCOMPARE(ready.variants, (QStringList{"open_piles", "short_autumn"}));
        QCOMPARE(ready.opening.variants, (std::vector<std::string>{"Open piles", "Short autumn"}));
        QVERIFY2(form().variantTitle().startsWith("Momiji + Open piles + Short autumn ("),
                 qPrintable(form().variantTitle()));
        QVERIFY2(form().changes().contains("Rules › Open piles: no → yes"), qPrintable(form().changes().join('\n')));
        QVERIFY(!form().variantAbout().isEmpty());
        form().chooseVariant("open_piles", false);
        QCOMPARE(*prepared().game->data().value("rules", "pile_sizes_shown"), Json(false));
    }

    void variantsSpeakTheReadersLanguage()
    {
        form().chooseVariant("short_autumn", true);
        form().setLanguage("ja");
        QVERIFY2(form().variantTitle().contains(u"短い秋"), qPrintable(form().variantTitle()));
        QVERIFY2(form().variantAbout().contains(u"鳥居"), qPrintable(form().variantAbout()));
        QCOMPARE(prepared().opening.variants,
                 std::vector<std::string>{"Short autumn"}); // records keep the author's word
        const PackShelf &shelf = *m_library->shelf();
        QCOMPARE(shelf.nameOfVariant("momiji", "Short autumn", "ja"), "短い秋");
        QCOMPARE(shelf.nameOfVariant("momiji", "Short autumn", "en"), "Short autumn");
        QCOMPARE(shelf.nameOfVariant("momiji", "Somebody’s own", "ja"), "Somebody’s own");
    }

    void aVariantThatBreaksTheGameIsASentence()
    {
        const QString file = m_folder->write("bad.json", R"({"id": "bad", "base": "momiji", "base_version": "1.0.0",
            "name": "Bad", "author": "", "changes": {"rules.json": {"hand_limit": "many"}}})");
        QVERIFY2(m_library->openFile(file), qPrintable(m_library->problem()));
        QVERIFY(!form().valid());
        QVERIFY2(form().problem().contains(u"bad.json"), qPrintable(form().problem()));
        Problems problems;
        QVERIFY(!form().prepare(problems));
        form().chooseVariant(file, false);
        QVERIFY(form().valid());
    }

    void aVariantForAnotherVersionIsNoted()
    {
        const QString file = m_folder->write("old.json", R"({"id": "old", "base": "momiji", "base_version": "0.9.0",
            "name": "Old", "author": "", "changes": {"rules.json": {"hand_limit": 6}}})");
        QVERIFY(m_library->openFile(file));
        QVERIFY(form().valid());
        QVERIFY2(form().note().contains(u"0.9.0"), qPrintable(form().note()));
    }
};

ENGAWA_SUBJECT(setup_form_test, SetupFormTest, QGuiApplication)
#include "setup_form_test.moc"
