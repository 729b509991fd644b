#include <QAccessible>
#include <QQmlEngine>
#include <QQuickItem>
#include <QQuickView>
#include <QSignalSpy>
#include <QTest>

#include "app/languages/bundled_fonts.h"
#include "app/languages/languages.h"
#include "tests/app/library/library_folder.h"
#include "tests/settled/painted.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

namespace {

QtMessageHandler before = nullptr;

// A logged warning fails the test.
void failOnWarning(QtMsgType type, const QMessageLogContext &context, const QString &text)
{
    before(type, context, text);
    if (type == QtWarningMsg || type == QtCriticalMsg)
        QTest::qFail(qPrintable(text), context.file ? context.file : "", context.line);
}

// Repeater delegates are items, not QObject children.
QQuickItem *find(QQuickItem *item, const QString &name)
{
    if (item->objectName() == name)
        return item;
    for (QQuickItem *child : item->childItems())
        if (QQuickItem *found = find(child, name))
            return found;
    return nullptr;
}

// The home page on a library of its own.
class Home
{
public:
    explicit Home(QSize size = {1280, 800}, const QStringList &tables = {"momiji"})
        : settings(folder.path("settings.ini")), languages(settings), library(folder.library(tables))
    {
        settings.setReducedMotion(true);
        settings.setLanguage("en");
        languages.follow(*view.engine());
        QObject::connect(&languages, &Languages::changed, library.get(),
                         [this] { library->setLanguage(languages.current()); });
        view.setResizeMode(QQuickView::SizeRootObjectToView);
        view.resize(size);
    }

    void show()
    {
        theme("dark", settings.dark());
        theme("textScale", settings.textScale() / 100.0);
        theme("reducedMotion", true);
        theme("sansFamily", u"Engawa Sans"_s);
        theme("serifFamily", u"Engawa Serif"_s);
        view.setInitialProperties(
            {{"library", QVariant::fromValue(library.get())}, {"settings", QVariant::fromValue(&settings)}});
        view.loadFromModule("Engawa.Home", "HomePage");
        QVERIFY(view.rootObject());
        view.show();
        view.requestActivate();
        QVERIFY(QTest::qWaitForWindowActive(&view));
        QTRY_VERIFY(!library->records()->reading());
        settle(view);
    }
    void theme(const char *name, const QVariant &value)
    {
        QObject *object = view.engine()->singletonInstance<QObject *>("Engawa.Theme", "Theme");
        QVERIFY(object);
        QVERIFY(object->setProperty(name, value));
    }

    QQuickItem *item(const QString &name) { return find(view.rootObject(), name); }
    void click(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        settle(view);
        QQuickItem *target = item(name);
        QVERIFY2(target, qPrintable(name));
        const QPointF middle = target->mapToScene({target->width() / 2, target->height() / 2});
        QTest::mouseClick(&view, Qt::LeftButton, {}, middle.toPoint());
    }
    // Scrolls a part of the form into the middle of the page.
    void reveal(const QString &name)
    {
        QTRY_VERIFY2(item(name), qPrintable(name));
        settle(view);
        QQuickItem *flick = item(name);
        while (flick && !flick->inherits("QQuickFlickable"))
            flick = flick->parentItem();
        QVERIFY(flick);
        const qreal y = item(name)->mapToItem(flick->property("contentItem").value<QQuickItem *>(), {0, 0}).y();
        const qreal most = std::max(0.0, flick->property("contentHeight").toReal() - flick->height());
        flick->setProperty("contentY", std::clamp(y - flick->height() / 2, 0.0, most));
        settle(view);
    }
    void key(Qt::Key key, Qt::KeyboardModifiers modifiers = {}) { QTest::keyClick(&view, key, modifiers); }
    void type(const QByteArray &text)
    {
        for (const char letter : text)
            QTest::keyClick(&view, letter);
    }
    bool tabTo(const QString &name)
    {
        settle(view);
        for (int i = 0; i < 80; ++i) {
            for (QQuickItem *at = view.activeFocusItem(); at; at = at->parentItem())
                if (at->objectName() == name)
                    return true;
            key(Qt::Key_Tab);
        }
        return false;
    }
    void grab(const QString &name)
    {
        settle(view);
        QTRY_VERIFY2_WITH_TIMEOUT(!isPainting(view.rootObject()), qPrintable(name + ": the painting has no end"),
                                  90000);
        waitUntilNothingFades(view);
        QDir().mkpath(ENGAWA_SHOTS);
        QVERIFY(view.grabWindow().save(QStringLiteral(ENGAWA_SHOTS "/%1.png").arg(name)));
    }

    LibraryFolder folder;
    Settings settings;
    Languages languages;
    std::unique_ptr<Library> library;
    QQuickView view;
};

} // namespace

class HomeTest : public QObject
{
    Q_OBJECT

    QTemporaryDir m_trash;

private slots:
    void initTestCase()
    {
        qputenv("XDG_DATA_HOME", m_trash.path().toUtf8());
        registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
        before = qInstallMessageHandler(failOnWarning);
    }
    void cleanupTestCase() { qInstallMessageHandler(before); }

    void boxThenDealByMouse()
    {
        Home home;
        home.show();
        const QSignalSpy started(home.library.get(), &Library::startRequested);
        home.click("box-momiji");
        QTRY_VERIFY(home.item("deal"));
        home.click("deal");
        QCOMPARE(started.size(), 1);
    }

    void boxThenDealByKeyboard()
    {
        Home home;
        home.show();
        const QSignalSpy started(home.library.get(), &Library::startRequested);
        const QSignalSpy said(home.view.rootObject(), SIGNAL(start()));
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        home.key(Qt::Key_Return);
        QCOMPARE(started.size(), 1);
        QCOMPARE(said.size(), 1);
    }

    void escapeLeadsBackToTheBoxes()
    {
        Home home;
        home.show();
        home.key(Qt::Key_Space);
        QTRY_VERIFY(home.item("deal"));
        home.key(Qt::Key_Escape);
        QTRY_VERIFY(!home.item("deal"));
        QTRY_COMPARE(home.view.activeFocusItem(), home.item("box-momiji"));
    }

    void escapeInADropDownClosesOnlyThat()
    {
        Home home;
        home.show();
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        home.library->form()->setPlayers(3);
        const auto isOpen = [&home](const QString &name) {
            return home.item(name)->property("popup").value<QObject *>()->property("visible").toBool();
        };
        for (const QString &name : {u"starter"_s, u"seatPlayer1"_s})
            for (const bool mouse : {true, false}) {
                QTRY_VERIFY(home.item(name));
                if (mouse) {
                    home.item("deal")->forceActiveFocus();
                    home.reveal(name);
                    home.click(name);
                } else {
                    QVERIFY(home.tabTo(name));
                    home.key(Qt::Key_Return);
                }
                QTRY_VERIFY2(isOpen(name), qPrintable(name));
                home.key(Qt::Key_Escape);
                QVERIFY2(home.item("deal"), qPrintable(name + (mouse ? " opened by mouse" : " opened by key")));
                QTRY_VERIFY(!isOpen(name));
                QCOMPARE(home.library->form()->players(), 3);
            }
        home.key(Qt::Key_Escape);
        QTRY_VERIFY(!home.item("deal"));
    }

    void aVariantIsReadBeforeItIsTicked()
    {
        Home home;
        home.show();
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        QTRY_VERIFY(home.item("variant-short_autumn"));
        const QString about = home.item("variant-short_autumn")->property("about").toString();
        home.library->form()->chooseVariant("short_autumn", true);
        const QString description = home.library->form()->variantAbout();
        QVERIFY(!description.isEmpty());
        QVERIFY2(about.contains(description), qPrintable(about));
    }

    void tickingAVariantMovesNothingUnderThePointer()
    {
        Home home({1280, 800});
        home.show();
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        home.reveal("variant-short_autumn");
        settle(home.view);
        const auto top = [&home] { return home.item("variant-short_autumn")->mapToScene({0, 0}).y(); };
        const qreal before = top();
        for (const bool on : {true, false, true}) {
            home.click("variant-short_autumn");
            QTRY_COMPARE(home.item("variant-short_autumn")->property("checked").toBool(), on);
            settle(home.view);
            QCOMPARE(qRound(top()), qRound(before));
        }
    }

    void everythingIsChosenByKeyboard()
    {
        Home home;
        home.show();
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        QVERIFY(home.tabTo("mode-standard"));
        home.key(Qt::Key_Space);
        QCOMPARE(home.library->form()->mode(), u"standard"_s);
        QVERIFY(home.tabTo("players"));
        home.key(Qt::Key_Right);
        QCOMPARE(home.library->form()->players(), 3);
        QVERIFY(home.tabTo("seatName0"));
        home.type("Aki");
        QVERIFY(home.tabTo("seatPlayer1"));
        home.key(Qt::Key_Up);
        QVERIFY(home.tabTo("module-squirrel"));
        home.key(Qt::Key_Space);
        QVERIFY(home.tabTo("variant-open_piles"));
        home.key(Qt::Key_Space);
        QVERIFY(home.tabTo("seed"));
        home.key(Qt::Key_A, Qt::ControlModifier);
        home.type("99");
        const QSignalSpy started(home.library.get(), &Library::startRequested);
        home.key(Qt::Key_Return);
        QCOMPARE(started.size(), 1);
        Problems problems;
        const auto prepared = home.library->form()->prepare(problems);
        QVERIFY(prepared);
        QCOMPARE(prepared->opening.seed, 99u);
        QCOMPARE(prepared->opening.setup.players, 3);
        QCOMPARE(prepared->opening.seats[0].name, "Aki");
        QCOMPARE(prepared->opening.seats[1].player, "beginner");
        QCOMPARE(prepared->opening.setup.modules, std::vector<std::string>{"squirrel"});
        QCOMPARE(prepared->opening.variants, std::vector<std::string>{"Open piles"});
        QCOMPARE(home.settings.seatNames(), QStringList{"Aki"});
    }

    void aWrongSeedStopsTheDealAndSaysWhy()
    {
        Home home;
        home.show();
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        QVERIFY(home.tabTo("seed"));
        home.type("x");
        const QSignalSpy started(home.library.get(), &Library::startRequested);
        home.key(Qt::Key_Return);
        QCOMPARE(started.size(), 0);
        QVERIFY(!home.item("deal")->isEnabled());
        QVERIFY(home.item("problem")->property("text").toString().contains("seed"));
    }

    void whatHasTheKeyboardIsInSight()
    {
        Home home({1000, 700});
        home.settings.setTextScale(200);
        home.show();
        home.key(Qt::Key_Return);
        QTRY_VERIFY(home.item("deal"));
        for (const QString &name : {u"mode-solo"_s, u"seed"_s, u"mode-first_game"_s}) {
            QVERIFY(home.tabTo(name));
            const QQuickItem *item = home.item(name);
            const auto top = [item] { return item->mapToScene({0, 0}).y(); };
            QTRY_VERIFY2(top() >= 0 && top() + std::min(item->height(), 200.0) <= 700, qPrintable(name));
        }
    }

    void recordsAreOpenedRemovedAndContinued()
    {
        Home home;
        home.folder.writeRecord(*home.library, "a.jsonl", 4);
        home.library->records()->refresh();
        home.show();
        QTRY_COMPARE(home.library->records()->count(), 1);
        const QSignalSpy opened(home.library.get(), &Library::recordRequested);
        QTRY_VERIFY(home.item("continue") && home.item("continue")->isVisible());
        home.click("continue");
        QCOMPARE(opened.size(), 1);
        QVERIFY(home.tabTo("records"));
        home.key(Qt::Key_Return);
        QCOMPARE(opened.size(), 2);
        QVERIFY(opened.back().front().toString().endsWith("a.jsonl"));
        home.key(Qt::Key_Delete);
        if (home.library->records()->count() == 1)
            QSKIP("there is no trash here");
        QTRY_VERIFY(home.item("undoRemoval")->isVisible());
        QTRY_VERIFY(home.view.activeFocusItem() && home.view.activeFocusItem()->isVisible());
        home.grab("home-removed");
        home.library->records()->undoRemove();
        QTRY_COMPARE(home.library->records()->count(), 1);
        QTRY_VERIFY(!home.item("undoRemoval")->isVisible());
    }

    void theStripOnlyAsks()
    {
        Home home;
        home.show();
        const QSignalSpy asked(home.view.rootObject(), SIGNAL(workspaceRequested(QString)));
        const QSignalSpy file(home.view.rootObject(), SIGNAL(openFile()));
        home.click("workspaceTest");
        home.click("workspaceDesign");
        home.click("openFile");
        QCOMPARE(asked.size(), 2);
        QCOMPARE(asked[1][0].toString(), u"design"_s);
        QCOMPARE(file.size(), 1);
    }

    void everyItemToOperateHasAName();

    void theLanguageSwitchesAtOnce()
    {
        Home home;
        home.show();
        QCOMPARE(home.item("box-momiji")->property("name").toString(), u"Momiji"_s);
        home.settings.setLanguage("ja");
        QCOMPARE(home.item("box-momiji")->property("name").toString(), u"もみじ"_s);
        QCOMPARE(home.item("language")->property("displayText").toString(), u"日本語"_s);
        home.settings.setLanguage("en");
        QCOMPARE(home.item("language")->property("displayText").toString(), u"English"_s);
        home.settings.setLanguage({});
        QCOMPARE(home.item("language")->property("currentIndex").toInt(), 0);
        home.settings.setLanguage("ja");
        home.click("box-momiji");
        QTRY_VERIFY(home.item("deal"));
        const QString mode = home.item("mode-first_game")->property("name").toString();
        home.settings.setLanguage("en");
        QVERIFY(home.item("mode-first_game")->property("name").toString() != mode);
        QCOMPARE(home.item("deal")->property("text").toString(), u"Deal"_s);
    }

    void screenshots_data()
    {
        QTest::addColumn<QString>("page");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("scale");
        QTest::addColumn<bool>("dark");
        for (const char *page : {"home", "setup", "solo", "seed"})
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                for (const int scale : {100, 200})
                    for (const bool dark : {false, true})
                        QTest::addRow("%s-%dx%d-%d-%s", page, size.width(), size.height(), scale,
                                      dark ? "dark" : "light")
                            << QString(page) << size << scale << dark;
        QTest::addRow("home-3840x2160-100-light") << u"home"_s << QSize(3840, 2160) << 100 << false;
        for (const char *page : {"home", "setup", "solo"})
            QTest::addRow("%s-ja-1280x800-100-light", page) << QString(page) << QSize(1280, 800) << 100 << false;
        QTest::addRow("home-shelf-1280x800-100-light") << u"shelf"_s << QSize(1280, 800) << 100 << false;
        QTest::addRow("home-empty-1280x800-80-light") << u"empty"_s << QSize(1280, 800) << 80 << false;
    }
    void screenshots()
    {
        QFETCH(const QString, page);
        QFETCH(const QSize, size);
        QFETCH(const int, scale);
        QFETCH(const bool, dark);
        Home home(size, page == "shelf" ? QStringList{"momiji", "kimono"} : QStringList{"momiji"});
        home.settings.setTextScale(scale);
        home.settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
        if (page != "empty") {
            home.folder.writeRecord(*home.library, "a.jsonl", -1);
            home.folder.writeRecord(*home.library, "b.jsonl", -1, "standard");
            home.folder.writeRecord(*home.library, "c.jsonl", 12, "solo");
            home.folder.write("records/d.jsonl", "{\"engawa\": 1");
            home.folder.writeRecord(*home.library, "e.jsonl", 30);
            home.library->records()->refresh();
            QTRY_VERIFY(!home.library->records()->reading());
        }
        home.show();
        if (QByteArray(QTest::currentDataTag()).contains("-ja-"))
            home.settings.setLanguage("ja");
        if (page == "setup" || page == "solo" || page == "seed") {
            home.library->setUp("momiji");
            QTRY_VERIFY(home.item("deal"));
            if (page == "solo")
                home.library->form()->setMode("solo");
            if (page == "seed") {
                home.library->form()->setPlayers(4);
                home.library->form()->chooseVariant("short_autumn", true);
                QVERIFY(home.tabTo("seed"));
                home.type("x");
            }
        }
        home.grab(QTest::currentDataTag());
    }
};

// Tabs once round and looks at everything on the way as a screen reader would.
void HomeTest::everyItemToOperateHasAName()
{
    for (const bool setup : {false, true}) {
        Home home;
        home.folder.writeRecord(*home.library, "a.jsonl", 4);
        home.library->records()->refresh();
        home.show();
        if (setup) {
            home.key(Qt::Key_Return);
            QTRY_VERIFY(home.item("deal"));
        }
        QAccessible::setActive(true);
        QSet<QQuickItem *> seen;
        for (QQuickItem *at = home.view.activeFocusItem(); at && !seen.contains(at); at = home.view.activeFocusItem()) {
            seen.insert(at);
            QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(at);
            QVERIFY2(spoken, qPrintable(at->objectName() + at->metaObject()->className()));
            QVERIFY2(!spoken->text(QAccessible::Name).isEmpty(),
                     qPrintable(at->objectName() + at->metaObject()->className()));
            home.key(Qt::Key_Tab);
        }
        QVERIFY(seen.size() > 8);
    }
}

ENGAWA_SUBJECT(home_test, HomeTest, QGuiApplication)
#include "home_test.moc"
