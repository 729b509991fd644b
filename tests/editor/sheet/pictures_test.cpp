#include <QApplication>
#include <QDir>
#include <QTest>

#include "app/languages/bundled_fonts.h"
#include "app/shell/paper_look.h"
#include "editor/inspector/inspector_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/settled/widget.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Writes pictures of the sheet in both themes and at both ends of the text size.
class SheetPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();
};

void SheetPicturesTest::initTestCase()
{
    registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
    QVERIFY(QDir().mkpath(QStringLiteral(ENGAWA_PICTURES)));
}

void SheetPicturesTest::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::addColumn<QString>("language");
    QTest::newRow("light") << false << 100 << u"en"_s;
    QTest::newRow("dark") << true << 100 << u"ja"_s;
    QTest::newRow("large") << false << 200 << u"en"_s;
}

void SheetPicturesTest::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const int, scale);
    QFETCH(const QString, language);
    QTemporaryDir folder;
    Settings settings(folder.path() + u"/engawa.ini"_s);
    Languages languages(settings);
    settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
    settings.setTextScale(scale);
    const PaperLook look(settings, languages);
    FormsDesk desk("leafus");
    desk.document.setLanguage(language);
    InspectorPanel inspector(desk.document, desk.selection, desk.live, {});
    inspector.resize(QSize(400, 900) * scale / 100);
    inspector.show();
    for (const auto &[file, id] : {std::pair(u"nodes.json"_s, u"c2"_s), std::pair(u"edges.json"_s, u"s3_a3"_s)}) {
        desk.selection.select(file, {id});
        settle(inspector);
        QVERIFY(inspector.sheet().isVisible());
        QVERIFY(inspector.sheet().height() > inspector.sheet().width());
        QVERIFY(
            inspector.grab().save(QStringLiteral(ENGAWA_PICTURES "/inspector-sheet-%1-%2.png")
                                      .arg(file.section(u'.', 0, 0), QString::fromLatin1(QTest::currentDataTag()))));
    }
    SheetCanvas &sheet = inspector.sheet();
    const auto middle = [&](const char *node) { return sheet.mark({"nodes.json", node})->geometry().center(); };
    const QPoint hold = (middle("s3") + middle("a3") * 2) / 3;
    for (const auto &[name, node] : {std::pair("held", "b3"), std::pair("refused", "a4")}) {
        QTest::mousePress(&sheet, Qt::LeftButton, {}, hold);
        QTest::mouseMove(&sheet, (hold + middle(node)) / 2);
        QTest::mouseMove(&sheet, middle(node));
        QVERIFY(inspector.grab().save(QStringLiteral(ENGAWA_PICTURES "/inspector-sheet-%1-%2.png")
                                          .arg(QLatin1String(name), QString::fromLatin1(QTest::currentDataTag()))));
        QTest::keyClick(&sheet, Qt::Key_Escape);
        QTest::mouseRelease(&sheet, Qt::LeftButton, {}, middle(node));
    }
    QCOMPARE(desk.document.steps().count(), 0);
}

ENGAWA_SUBJECT(editor_sheet_pictures_test, SheetPicturesTest, QApplication)
#include "pictures_test.moc"
