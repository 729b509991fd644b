#include <QAccessible>

#include "table_fixture.h"
#include "table_subject.h"

namespace engawa {

// What a screen reader meets.
class AccessibilityTest : public QObject
{
    Q_OBJECT

private slots:
    void everyPieceHasAName();
    void piecesCanBePressed();
    void hiddenCardsStayHidden();
    void everyButtonHasAName();
    void everythingIsThereOnce();
    void everyActionIsThereOnce();
};

static void gather(QAccessibleInterface *above, QList<QAccessibleInterface *> &found, int depth = 0)
{
    if (!above || !above->isValid() || depth > 40)
        return;
    for (int child = 0; child < above->childCount(); ++child)
        if (QAccessibleInterface *each = above->child(child)) {
            found.append(each);
            gather(each, found, depth + 1);
        }
}

static QList<QAccessibleInterface *> everything(TableFixture &table)
{
    QAccessible::setActive(true);
    QList<QAccessibleInterface *> found;
    gather(QAccessible::queryAccessibleInterface(&table.program().window()), found);
    return found;
}

// A text key that was never put into words.
static bool isKey(const QString &text)
{
    static const QRegularExpression key("(^|\\s)(kind|name|zone|prompt|move|rule|event|label)\\.[a-z_]");
    return text.contains(key) || (text.contains('_') && !text.contains(' '));
}

static QAccessibleInterface *interfaceOf(const QList<QAccessibleInterface *> &all, const QObject *object)
{
    const auto found = std::ranges::find_if(all, [&](QAccessibleInterface *each) { return each->object() == object; });
    return found == all.end() ? nullptr : *found;
}

void AccessibilityTest::everyPieceHasAName()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "standard",
                .players = {"human", "random", "random"},
                .seed = 5,
                .modules = {"squirrel", "golden_leaves", "ancient_garden"}});
    const QList<QAccessibleInterface *> all = everything(table);
    int checked = 0;
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem")) {
        if (!TableFixture::isSeen(piece) || piece->property("leaving").toBool())
            continue;
        QAccessibleInterface *interface = interfaceOf(all, piece);
        QVERIFY2(interface, qPrintable(TableFixture::describe(piece) + " can't be reached from the window."));
        const QString name = interface->text(QAccessible::Name), more = interface->text(QAccessible::Description);
        QVERIFY2(!name.isEmpty(), qPrintable(TableFixture::describe(piece) + " has no name."));
        QVERIFY2(!isKey(name) && !isKey(more),
                 qPrintable(TableFixture::describe(piece) + " says “" + name + "”, “" + more + "”"));
        QVERIFY(interface->role() == QAccessible::Button || interface->role() == QAccessible::Graphic);
        QVERIFY(interface->state().focusable);
        ++checked;
    }
    QVERIFY(checked > 20);
    QCOMPARE(table.warnings(), QStringList());
}

void AccessibilityTest::piecesCanBePressed()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.mode = "solo", .players = {"human"}, .seed = 3, .scenario = "cold_breeze"});
    for (int step = 0; step < 8; ++step) {
        const QList<QQuickItem *> legal = table.legalPieces();
        if (legal.isEmpty()) {
            table.match().view()->playMove(0);
            continue;
        }
        QQuickItem *piece = legal[step % legal.size()];
        const QString what = TableFixture::describe(piece), id = piece->property("pieceId").toString();
        QAccessibleInterface *interface = interfaceOf(everything(table), piece);
        QVERIFY2(interface && interface->actionInterface(), qPrintable(what + " can't be pressed."));
        QVERIFY2(interface->role() == QAccessible::Button, qPrintable(what));
        const int head = table.match().session()->match()->head().id;
        interface->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY2(table.match().session()->match()->head().id != head
                     || (table.piece(id) && table.piece(id)->property("selected").toBool()),
                 qPrintable("To press " + what + " does nothing."));
    }
    QCOMPARE(table.warnings(), QStringList());
}

void AccessibilityTest::hiddenCardsStayHidden()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "human"}, .seed = 5});
    QVERIFY(table.match().view()->curtain());
    const auto nothingShows = [&](const char *when) {
        for (int row = 0; row < table.match().view()->pieces()->rowCount(); ++row) {
            const QModelIndex index = table.match().view()->pieces()->index(row, 0);
            if (index.data(PieceModel::FaceUpRole).toBool())
                continue;
            const QString name =
                index.data(PieceModel::NameRole).toString() + index.data(PieceModel::DescriptionRole).toString()
                + index.data(PieceModel::IdRole).toString() + index.data(PieceModel::ComponentRole).toString();
            for (const char *leaf : {"red_", "orange_", "yellow_", "green_", "purple_", "brown_"})
                QVERIFY2(!name.contains(leaf), qPrintable(QString("%1: a hidden card says %2").arg(when, name)));
            const AboutPiece about = table.match().facts()->about(index.data(PieceModel::IdRole).toString());
            QVERIFY2(!about.source.isEmpty() && !about.title.isEmpty(),
                     qPrintable(QString("%1: %2 has no back").arg(when, name)));
        }
    };
    nothingShows("behind the curtain");
    for (int row = 0; row < table.match().view()->pieces()->rowCount(); ++row)
        if (table.match().view()->pieces()->index(row, 0).data(PieceModel::ZoneRole).toString().startsWith("hand."))
            QVERIFY2(!table.match().view()->pieces()->index(row, 0).data(PieceModel::FaceUpRole).toBool(),
                     "A hand lies open behind the curtain.");
    table.match().view()->liftCurtain();
    nothingShows("in the first seat");
    const QString names = [&] {
        QStringList found;
        for (QAccessibleInterface *each : everything(table))
            found.append(each->text(QAccessible::Name));
        return found.join('\n');
    }();
    QVERIFY(!names.contains("leaf_cards/"));
    QCOMPARE(table.warnings(), QStringList());
}

void AccessibilityTest::everyButtonHasAName()
{
    UserFolder user;
    TableFixture table(user.places());
    const auto check = [&](const char *page) {
        int buttons = 0;
        for (QAccessibleInterface *each : everything(table)) {
            const QAccessible::Role role = each->role();
            if (each->state().invisible
                || (role != QAccessible::Button && role != QAccessible::CheckBox && role != QAccessible::ComboBox
                    && role != QAccessible::Slider && role != QAccessible::EditableText))
                continue;
            ++buttons;
            const QString name = each->text(QAccessible::Name);
            QVERIFY2(!name.isEmpty() && !isKey(name),
                     qPrintable(QString("%1: a %2 (%3) is named “%4”")
                                    .arg(page)
                                    .arg(role)
                                    .arg(each->object() ? each->object()->metaObject()->className() : "?", name)));
        }
        QVERIFY2(buttons > 3, page);
    };
    QTRY_COMPARE(table.match().session()->toAct(),
                 table.match().view()->viewer()); // a bot may begin, and meanwhile there is little to press
    table.settle();
    check("table");
    table.program().pages().showHome();
    table.settle();
    check("home");
    table.library().setUp("momiji");
    table.settle();
    check("setup");
}

// From the application down, as assistive tools walk.
void AccessibilityTest::everythingIsThereOnce()
{
    UserFolder user;
    TableFixture table(user.places());
    table.deal({.players = {"human", "random"}, .seed = 5});
    QAccessible::setActive(true);
    QList<QAccessibleInterface *> found;
    gather(QAccessible::queryAccessibleInterface(qApp), found);
    QHash<QObject *, int> times;
    for (QAccessibleInterface *each : std::as_const(found))
        if (each->object())
            ++times[each->object()];
    int pieces = 0;
    for (QQuickItem *piece : TableFixture::itemsOf(table.root(), "PieceItem"))
        if (TableFixture::isSeen(piece) && !piece->property("leaving").toBool()) {
            QVERIFY2(
                times.value(piece) == 1,
                qPrintable(
                    QString("%1 stands there %2 times.").arg(TableFixture::describe(piece)).arg(times.value(piece))));
            ++pieces;
        }
    QVERIFY(pieces > 20);
}

void AccessibilityTest::everyActionIsThereOnce()
{
    UserFolder user;
    TableFixture table(user.places());
    for (const char *game : {"momiji", "takenoko", "kimono", "leafus"}) {
        const QString mode = game == QString("kimono")   ? "basic"
                             : game == QString("leafus") ? "standard"
                                                         : "first_game";
        table.deal({.mode = mode, .players = {"human", "human"}, .seed = 5, .game = game});
        table.match().view()->liftCurtain();
        table.settle();
        int pressed = 0;
        for (QAccessibleInterface *each : everything(table)) {
            if (each->role() != QAccessible::Button || !each->actionInterface())
                continue;
            QStringList actions = each->actionInterface()->actionNames();
            pressed += actions.contains(QAccessibleActionInterface::pressAction());
            QVERIFY2(actions.removeDuplicates() == 0,
                     qPrintable(QString("%1: “%2” has an action twice.").arg(game, each->text(QAccessible::Name))));
        }
        QVERIFY2(pressed > 3, game);
    }
}

} // namespace engawa

ENGAWA_TABLE_SUBJECT(table_accessibility_test, engawa::AccessibilityTest)
#include "accessibility_test.moc"
