#include <QAbstractItemView>
#include <QApplication>
#include <QDir>
#include <QLineEdit>
#include <QTest>

#include "app/faces/face_provider.h"
#include "app/languages/bundled_fonts.h"
#include "app/shell/paper_look.h"
#include "editor/formulas/formulas_panel.h"
#include "editor/inspector/inspector_panel.h"
#include "editor/rules/rules_panel.h"
#include "editor/texts/texts_panel.h"
#include "tests/editor/forms/forms_desk.h"
#include "tests/subject.h"

using namespace engawa;
using namespace Qt::StringLiterals;

// Writes pictures of the forms in both themes and at both ends of the text size.
class FormsPicturesTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void pictures_data();
    void pictures();
};

namespace {

QImage faceOf(const Game &game, const StillGame &live, const QString &component, QSize size)
{
    std::string kind;
    const std::string table = component.section(u'/', 0, 0).toStdString() + '/';
    for (int seat = 0; seat < live.seatNames().size(); ++seat)
        for (const Piece &piece : live.game()->scene(*live.state(), static_cast<Seat>(seat)).pieces)
            if (piece.component.starts_with(table))
                kind = piece.kind;
    FaceStore store;
    const QString address = store.address(game, {kind, component.toStdString(), true, {}, nobody}, "en");
    const auto face = store.filled(address.mid(13).toStdString());
    return face ? paintFace(*face, size.width()).scaled(size, Qt::KeepAspectRatio, Qt::SmoothTransformation) : QImage();
}

void keep(QWidget &widget, const QString &name)
{
    QTest::qWait(50);
    QVERIFY(widget.grab().save(
        QStringLiteral(ENGAWA_PICTURES "/%1-%2.png").arg(name, QString::fromLatin1(QTest::currentDataTag()))));
}

} // namespace

void FormsPicturesTest::initTestCase()
{
    registerBundledFonts(QStringLiteral(ENGAWA_RESOURCES "/fonts"));
    QVERIFY(QDir().mkpath(QStringLiteral(ENGAWA_PICTURES)));
}

void FormsPicturesTest::pictures_data()
{
    QTest::addColumn<bool>("dark");
    QTest::addColumn<int>("scale");
    QTest::newRow("light") << false << 100;
    QTest::newRow("dark") << true << 100;
    QTest::newRow("large") << false << 200;
}

void FormsPicturesTest::pictures()
{
    QFETCH(const bool, dark);
    QFETCH(const int, scale);
    QTemporaryDir folder;
    Settings settings(folder.path() + u"/engawa.ini"_s);
    Languages languages(settings);
    settings.setTheme(dark ? Settings::Theme::Dark : Settings::Theme::Light);
    settings.setTextScale(scale);
    const PaperLook look(settings, languages);
    FormsDesk desk;
    desk.live.play(20);
    QVERIFY(desk.document.edit(u"a few changes"_s, {{"rules.json", "/hand_limit", 10},
                                                    {"leaf_cards.json", "/red_3/value", 9},
                                                    {"text/en.json", "/name/red_3", "Scarlet 3"},
                                                    {"text/en.json", "/name/newcomer", "Newcomer"}}));

    InspectorPanel inspector(desk.document, desk.selection, desk.live,
                             [&](const Game &game, const QString &component, QSize size) {
                                 return faceOf(game, desk.live, component, size);
                             });
    inspector.resize(QSize(360, 760) * scale / 100);
    inspector.show();
    desk.selection.select(u"leaf_cards.json"_s, {u"red_3"_s});
    keep(inspector, u"inspector-card"_s);
    desk.selection.select(u"landscapes.json"_s, {u"c"_s});
    keep(inspector, u"inspector-list"_s);
    desk.selection.select(u"objectives.json"_s, {u"zeros"_s});
    keep(inspector, u"inspector-formula"_s);
    desk.selection.select(u"leaf_cards.json"_s, {u"red_2"_s, u"red_3"_s});
    QVERIFY(desk.document.edit(u"a fault"_s, {{"leaf_cards.json", "/red_3/value", "many"}}));
    keep(inspector, u"inspector-several"_s);
    desk.document.steps().undo();

    FormsDesk garden("takenoko");
    InspectorPanel painter(garden.document, garden.selection, garden.live,
                           [&](const Game &game, const QString &component, QSize size) {
                               return faceOf(game, garden.live, component, size);
                           });
    painter.resize(QSize(360, 820) * scale / 100);
    painter.show();
    garden.selection.select(u"plot_objectives.json"_s, {u"green_yellow_diamond"_s});
    painter.form().focus(u"/pattern"_s);
    keep(painter, u"inspector-hexes"_s);
    QVERIFY(garden.document.edit(u"a fault"_s, {{"plot_objectives.json", "/green_yellow_diamond/pattern", "zigzag"}}));
    keep(painter, u"inspector-hexes-fault"_s);

    RulesPanel rules(desk.document, desk.selection);
    rules.resize(QSize(520, 720) * scale / 100);
    rules.show();
    rules.showPlace(u"rules.json"_s, u"hand_limit"_s, {});
    keep(rules, u"rules"_s);
    QTest::keyClick(&rules.tree(), Qt::Key_F2);
    keep(rules, u"rules-editing"_s);

    FormulasPanel formulas(desk.document, desk.selection, desk.live);
    formulas.resize(QSize(900, 640) * scale / 100);
    formulas.show();
    formulas.showPlace(u"objectives.json"_s, u"zeros"_s, u"/metric"_s);
    auto &edit = *formulas.findChild<FormulaEdit *>();
    edit.setText(u"cards(red) + 2 * max(valued(0), toriis) - acorns / 3"_s);
    keep(formulas, u"formulas"_s);
    edit.setText(u"cards(red) + 2 * acornz"_s);
    keep(formulas, u"formulas-fault"_s);
    edit.field().moveCursor(QTextCursor::End);
    QTest::keyClicks(&edit.field(), u" + pi"_s);
    QVERIFY(edit.field().completer().popup()->isVisible());
    keep(*edit.field().completer().popup(), u"formulas-completion"_s);

    TextsPanel texts(desk.document, desk.selection);
    texts.resize(QSize(900, 560) * scale / 100);
    texts.show();
    QVERIFY(desk.document.edit(u"a fault"_s, {{"text/ja.json", "/name/red_2", "{count, plural"}}));
    texts.showPlace(u"text/en.json"_s, u"name"_s, u"/red_3"_s);
    keep(texts, u"texts"_s);
    QTest::keyClick(&texts.table(), Qt::Key_F2);
    keep(texts, u"texts-editing"_s);
}

ENGAWA_SUBJECT(editor_forms_pictures_test, FormsPicturesTest, QApplication)
#include "pictures_test.moc"
