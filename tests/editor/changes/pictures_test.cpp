#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QStyleFactory>
#include <QTreeView>

#include "app/languages/bundled_fonts.h"
#include "app/shell/paper_look.h"
#include "editor/changes/changes_panel.h"
#include "editor/changes/history_panel.h"
#include "editor/changes/outside_dialog.h"
#include "editor/changes/variant_dialog.h"
#include "editor/problems/problems_panel.h"
#include "tests/editor/document/workbench.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Writes pictures of the panels in both themes and at both ends of the text size.
class PicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();
};

void PicturesTest::initTestCase()
{
    registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
    QVERIFY(QDir().mkpath(QStringLiteral(ENGAWA_PICTURES)));
}

void PicturesTest::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::newRow("light") << false << 100;
    QTest::newRow("dark") << true << 100;
    QTest::newRow("large") << false << 200;
}

void PicturesTest::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const int, scale);
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(paperPalette(PaperColours::of(dark)));
    QFont font(u"Engawa Sans"_s);
    font.setPixelSize(13 * scale / 100);
    QApplication::setFont(font);
    qApp->setStyleSheet(paperSheet(dark, scale));

    Workbench bench;
    const QString path = bench.copyOfVariant(u"momiji_short_autumn.json"_s);
    QVERIFY_DONE(bench.file.open(path));
    bench.file.watch().watch({});
    ProblemsPanel problems(bench.document, bench.selection);
    ChangesPanel changes(bench.document, bench.selection);
    HistoryPanel history(bench.document);
    const auto edit = [&](const QString &name, const char *file, const char *pointer, const Json &value) {
        QVERIFY(bench.document.edit(name, {{file, pointer, value}}));
    };
    edit(u"Value of Red 3: 3 → 4"_s, "leaf_cards.json", "/red_3/value", 4);
    edit(u"Hand limit: 8 → 6"_s, "rules.json", "/hand_limit", 6);
    QVERIFY_DONE(bench.file.save());
    Variant older = bench.document.frame();
    older.baseVersion = "0.9.0";
    QVERIFY(bench.document.setFrame(u"Version"_s, older));
    edit(u"New objective"_s, "objectives.json", "/many_acorns", Json{{"metric", "acorns / 2"}, {"best", "most"}});
    edit(u"Name of Red 3"_s, "text/en.json", "/name/red_3", "Crimson 3");
    edit(u"Remove Hand"_s, "objectives.json", "/hand", nullptr);
    edit(u"Picture of the cards"_s, "faces/card.svg", "",
         "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 1 1\"/>\n");
    edit(u"Metric of Zeros"_s, "objectives.json", "/zeros/metric", "cardz(red) + top(3)");
    edit(u"Value of Orange 3: 3 → many"_s, "leaf_cards.json", "/orange_3/value", "many");
    Variant frame = bench.document.frame();
    Variant lower = frame;
    lower.name = "Open piles";
    lower.changes["rules.json"] = Json{{"hand_limit", 7}};
    changes.setLower({lower});
    changes.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    problems.showPlace(u"objectives.json"_s, u"zeros"_s, {});
    bench.document.steps().setIndex(bench.document.steps().count() - 1);

    const auto keep = [](QWidget &widget, const QString &name, QSize size) {
        widget.resize(size);
        widget.show();
        QVERIFY(QTest::qWaitForWindowExposed(&widget));
        if (auto *list = widget.findChild<QTreeView *>(); list && list->currentIndex().isValid())
            list->scrollTo(list->currentIndex());
        QTest::qWait(50);
        const QString file =
            QStringLiteral(ENGAWA_PICTURES "/%1-%2.png").arg(name, QLatin1StringView(QTest::currentDataTag()));
        QVERIFY(widget.grab().save(file));
        widget.hide();
    };
    const QSize dock = QSize(460, 620) * (scale > 100 ? 1.5 : 1);
    keep(problems, u"problems"_s, QSize(dock.width(), 420));
    keep(changes, u"changes"_s, dock);
    keep(history, u"history"_s, QSize(dock.width(), 360));
    QSettings settings(bench.path(u"s.ini"_s), QSettings::IniFormat);
    settings.setValue(u"workbench/author"_s, u"Aoi"_s);
    VariantDialog dialog(Variant{}, u"Momiji"_s, settings);
    QTest::keyClicks(dialog.findChild<QLineEdit *>(), u"Long winter"_s);
    keep(dialog, u"new-variant"_s, dialog.sizeHint());
    bench.write(path, bench.bytes(path).replace("\"hand_limit\": 6", "\"hand_limit\": 5"));
    edit(u"Hand limit: 6 → 7"_s, "rules.json", "/hand_limit", 7);
    QVERIFY(!bench.file.save());
    QVERIFY(bench.file.hasTheirs());
    OutsideDialog outside(bench.document, bench.file);
    keep(outside, u"changed-outside"_s, outside.size());
    Workbench calm;
    QVERIFY_DONE(calm.file.open(QStringLiteral(ENGAWA_RESOURCES "/packs/momiji")));
    ProblemsPanel none(calm.document, calm.selection);
    keep(none, u"problems-none"_s, QSize(dock.width(), 240));
    ChangesPanel nothing(calm.document, calm.selection);
    keep(nothing, u"changes-none"_s, QSize(dock.width(), 300));
}

ENGAWA_SUBJECT(editor_changes_pictures_test, PicturesTest, QApplication)
#include "pictures_test.moc"
